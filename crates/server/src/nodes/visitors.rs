//! Clients whose sockets are at other nodes, at tables that this one plays. For a table each of
//! them is a client like any other, with an outbox whose messages are published.

use std::collections::HashMap;
use std::sync::{Arc, Weak};
use std::time::Duration;

use async_nats::Subscriber;
use futures_util::StreamExt as _;
use gantry_host::shared::Person;
use gantry_wire::HostMessage;
use tokio::sync::mpsc;
use tokio::time::{Instant, interval, sleep_until};

use super::courier::{SILENCE, STILL};
use super::forwarded::{Forwarded, FromNode, ToClient, Told};
use super::{Nodes, Place};
use crate::registry::{Command, EnterRequest, Outbox, Registry};

/// How many forwarded calls of one client may wait for its table.
const WAITING: usize = 64;
/// How long a table may take to be read.
const LOADING: Duration = Duration::from_secs(2);

/// A visitor's task, by the process and the number of its client there.
type Visitors = HashMap<(String, u64), mpsc::Sender<Forwarded>>;

/// Takes what other nodes forward, as long as this one exists.
pub(super) async fn receive(nodes: Weak<Nodes>, mut forwarded: Subscriber) {
    let mut visitors = Visitors::new();
    while let Some(message) = forwarded.next().await {
        let Some(nodes) = nodes.upgrade() else { return };
        let Some(registry) = nodes.registry() else { return };
        let Some(FromNode { process, what }) = gantry_wire::decode(&message.payload) else {
            tracing::warn!("another node forwards something that this version does not know");
            continue;
        };
        registry.metrics.forwarded.inc();
        let key = (process, what.client());
        if let Forwarded::Enter { .. } = what {
            visitors.retain(|_, calls| !calls.is_closed());
            if visitors.contains_key(&key) {
                continue;
            }
            let subject = nodes.subject(&format!("client.{}.{}", key.0, key.1));
            let (calls, waiting) = mpsc::channel(WAITING);
            visitors.insert(key, calls);
            let visit = Visit { nodes, registry, subject, said: 0 };
            tokio::spawn(visit.run(what, waiting));
        } else if let Some(calls) = visitors.get(&key) {
            // what does not fit is missed, and noticed by its number
            let _ = calls.try_send(what);
        }
    }
}

/// One visitor at one table.
struct Visit {
    nodes: Arc<Nodes>,
    registry: Arc<Registry>,
    /// Where it hears.
    subject: String,
    /// How many messages it was sent.
    said: u64,
}

impl Visit {
    async fn run(mut self, enter: Forwarded, calls: mpsc::Receiver<Forwarded>) {
        self.stay(enter, calls).await;
        self.say(Told::Ended).await;
    }

    /// At the table, until the visitor or the table is gone.
    async fn stay(&mut self, enter: Forwarded, mut calls: mpsc::Receiver<Forwarded>) {
        let Forwarded::Enter { table, account, name, detail, known, to, .. } = enter else {
            return;
        };
        if !matches!(self.nodes.place(&table, LOADING).await, Place::Here(_)) {
            return;
        }
        let person = Person { account, name };
        let table = match self.registry.sender(&table).await {
            Ok(table) => table,
            Err(error) => {
                if let Some(reason) = error.reason() {
                    let answer = super::refused(to, reason);
                    self.say(Told::Message(answer)).await;
                }
                return;
            }
        };
        let client = self.registry.next_client();
        let (outbox, mut messages) = Outbox::new(client, self.registry.limits.waiting);
        let request = EnterRequest { outbox: outbox.clone(), person, detail, known, to };
        if table.send(Command::Enter(Box::new(request))).await.is_err() {
            return;
        }
        let mut still = interval(STILL);
        let (mut heard, mut called) = (Instant::now(), 0);
        loop {
            tokio::select! {
                message = messages.recv() => {
                    let Some(message) = message else { return };
                    self.say(Told::Message(message)).await;
                }
                call = calls.recv() => {
                    heard = Instant::now();
                    match call {
                        Some(Forwarded::Call { number, call, key, .. }) if number == called + 1 => {
                            called = number;
                            let call = Command::Call(Box::new((outbox.clone(), call, Some(key))));
                            if table.send(call).await.is_err() {
                                return self.rest(&mut messages).await;
                            }
                        }
                        Some(Forwarded::Latency { ms, .. }) => {
                            let _ = table.try_send(Command::Latency(client, ms));
                        }
                        Some(Forwarded::Still { calls, .. }) if calls <= called => {}
                        // a call was lost, or the visitor has left
                        _ => break,
                    }
                }
                _ = still.tick() => self.say(Told::Still).await,
                () = table.closed() => return self.rest(&mut messages).await,
                () = sleep_until(heard + SILENCE) => break,
            }
            if outbox.is_too_slow() {
                break;
            }
        }
        // a table that has left memory has no clients
        let _ = table.send(Command::Leave(client)).await;
    }

    /// Passes on what a table has said before it ended.
    async fn rest(&mut self, messages: &mut mpsc::Receiver<HostMessage>) {
        while let Ok(message) = messages.try_recv() {
            self.say(Told::Message(message)).await;
        }
    }

    async fn say(&mut self, told: Told) {
        self.said += 1;
        let message = ToClient { number: self.said, told };
        let bytes = gantry_wire::encode(&message);
        if bytes.len() > self.nodes.nats.most_bytes() {
            tracing::error!(
                bytes = bytes.len(),
                "a message is too large for NATS; raise its limit"
            );
        }
        // the other node notices what is missing
        let _ = self.nodes.nats.publish(self.subject.clone(), bytes).await;
    }
}
