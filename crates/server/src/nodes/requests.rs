//! What a node asks of the one that plays a table, beside what its clients do there.

use std::sync::{Arc, Weak};
use std::time::Duration;

use async_nats::Subscriber;
use futures_util::StreamExt as _;
use gantry_cluster::NodeId;
use serde::{Deserialize, Serialize};

use super::{Nodes, Place};
use crate::registry::{CloseOutcome, Reason, Registry};

/// How long an answer may take: the table may have to be read, and something stored.
const ANSWER: Duration = Duration::from_secs(5);
/// How long it may take to find out who plays a table.
const FINDING: Duration = Duration::from_secs(1);

/// What is asked about a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Request {
    /// Close it.
    Close,
    /// Take an account out of it for good.
    Depart(String, Reason),
    /// Which accounts have it open?
    Connected,
}

/// What is answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Reply {
    /// To [`Request::Close`].
    Closed(CloseOutcome),
    /// To [`Request::Depart`]: whether somebody plays there.
    Departed(bool),
    /// To [`Request::Connected`].
    Connected(Vec<String>),
    /// The node does not play the table.
    NotHere,
    /// It was not done.
    Failed(String),
}

#[derive(Debug, Serialize, Deserialize)]
struct Asked {
    table: String,
    request: Request,
}

impl Nodes {
    /// Asks the node that plays a table; none if it does not play it, or does not answer.
    pub(crate) async fn ask(
        self: &Arc<Self>,
        node: &NodeId,
        table: &str,
        request: Request,
    ) -> Option<Reply> {
        let subject = self.subject(&format!("ask.{}", node.process));
        let asked = Asked { table: table.to_owned(), request };
        let reply = self.nats.request(subject, gantry_wire::encode(&asked), ANSWER).await;
        match reply.map(|bytes| gantry_wire::decode(&bytes)) {
            Ok(Some(Reply::NotHere) | None) => {}
            Ok(Some(reply)) => return Some(reply),
            Err(error) => tracing::warn!(%node, table, %error, "a node was asked in vain"),
        }
        self.mistaken(&table.into(), node);
        None
    }
}

/// Answers what other nodes ask, as long as this one exists.
pub(super) async fn answer(nodes: Weak<Nodes>, mut asked: Subscriber) {
    while let Some(message) = asked.next().await {
        let Some(nodes) = nodes.upgrade() else { return };
        let Some(registry) = nodes.registry() else { return };
        let Some(reply_to) = message.reply else { continue };
        tokio::spawn(async move {
            let reply = match gantry_wire::decode(&message.payload) {
                Some(asked) => reply(&nodes, &registry, asked).await,
                None => Reply::Failed("this version does not know the request".into()),
            };
            // whoever asks notices that there is no answer
            let _ = nodes.nats.publish(reply_to.to_string(), gantry_wire::encode(&reply)).await;
        });
    }
}

async fn reply(nodes: &Arc<Nodes>, registry: &Arc<Registry>, asked: Asked) -> Reply {
    let Asked { table, request } = asked;
    if !matches!(nodes.place(&table, FINDING).await, Place::Here(_)) {
        return Reply::NotHere;
    }
    match request {
        Request::Close => registry.close_table(&table).await.map(Reply::Closed),
        Request::Depart(account, reason) => {
            registry.depart_from(&table, &account, reason).await.map(Reply::Departed)
        }
        Request::Connected => Ok(Reply::Connected(registry.connected_at(&table).await)),
    }
    .unwrap_or_else(|error| Reply::Failed(error.to_string()))
}
