//! A server that consists of several nodes (decision 0049): this process as one of them.
//!
//! [`gantry_cluster::Node`] decides; what it asks of the database, tells the others and wants done
//! with tables is carried out here. A server without nodes has none of this.

mod asking;
mod courier;
mod forwarded;
mod messages;
mod requests;
mod visitors;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, Weak};
use std::time::{Duration, Instant};

use futures_util::StreamExt as _;
use gantry_cluster::{
    Announcement, Effect, Millis, Node, NodeId, Route, Settings as Times, TableId, Term,
};
use gantry_kernel::Phrase;
use gantry_store::{Store, StoreError};
use gantry_wire::{Answer, HostMessage, Refused};
use tokio::sync::{Notify, mpsc, watch};
use tokio::time::{sleep, timeout};

pub(crate) use courier::Courier;
pub(crate) use requests::{Reply, Request};

use crate::nats::{Nats, NatsError};
use crate::registry::Registry;
use crate::secrets;
use forwarded::{Forwarded, FromNode, ToClient};
use messages::Heard;

/// The key of the name under which the nodes of a server find each other.
const KEY: &str = "nodes";
/// How often a node that is not sure of its lease looks again.
const UNSURE: Duration = Duration::from_millis(25);
/// The pause before a table that could not be read is read again.
const READ_AGAIN: Duration = Duration::from_millis(500);

/// What a node needs to know.
#[derive(Clone, Debug)]
pub struct NodeSettings {
    /// Where NATS is; several addresses are separated by commas.
    pub nats: String,
    /// What operators call this node; letters, digits, `-` and `_`.
    pub name: String,
    /// The times of the protocol, the same on all nodes.
    pub times: Times,
}

impl NodeSettings {
    /// A node with the usual times.
    pub fn new(nats: impl Into<String>, name: impl Into<String>) -> Self {
        Self { nats: nats.into(), name: name.into(), times: Times::default() }
    }
}

/// This node.
pub(crate) struct Nodes {
    node: Mutex<Node>,
    times: Times,
    began: Instant,
    nats: Nats,
    /// What the subjects of this server begin with: several servers may share NATS.
    prefix: String,
    store: Arc<dyn Store>,
    registry: OnceLock<Weak<Registry>>,
    /// Wakes the driver before the time that it has planned.
    wake: Notify,
    planned: AtomicU64,
    /// Who wants to know when it changes where a table is played.
    watched: Mutex<HashMap<TableId, Vec<Arc<Notify>>>>,
    /// The couriers of clients whose tables other nodes play, by the numbers of the clients.
    couriers: Mutex<HashMap<u64, mpsc::Sender<ToClient>>>,
    /// True once all tables are handed over.
    left: watch::Sender<bool>,
}

/// Where a table is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// Here, under this term.
    Here(Term),
    /// At another node.
    There(NodeId, Term),
    /// There is no such table.
    Nowhere,
    /// Nobody knows right now.
    Unknown,
}

/// Whether this node may show a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    /// It plays it, and is sure of its lease.
    Sure,
    /// It may not be its table any more: the database will tell.
    Unsure,
    /// It does not play it under this term.
    Lost,
}

impl Nodes {
    /// Connects, and begins to act.
    pub(crate) async fn start(
        settings: NodeSettings,
        store: Arc<dyn Store>,
    ) -> Result<Arc<Self>, NodeError> {
        if store.leases().is_none() {
            return Err(NodeError::Alone);
        }
        let NodeSettings { nats, name, times } = settings;
        let process = format!("{name}-{}", secrets::random_id());
        let nats = Nats::connect(&nats, &process).await?;
        let prefix = format!("gantry.{}", server_name(&*store).await?);
        let began = Instant::now();
        let nodes = Arc::new(Self {
            node: Mutex::new(Node::new(process, times, Millis(0))),
            times,
            began,
            nats,
            prefix,
            store,
            registry: OnceLock::new(),
            wake: Notify::new(),
            planned: AtomicU64::new(0),
            watched: Mutex::default(),
            couriers: Mutex::default(),
            left: watch::Sender::new(false),
        });
        Ok(nodes)
    }

    /// Plays tables in this registry from now on.
    pub(crate) async fn play(self: &Arc<Self>, registry: &Arc<Registry>) -> Result<(), NatsError> {
        // it is set once, right after both are made
        let _ = self.registry.set(Arc::downgrade(registry));
        let own = self.process();
        let heard = self.nats.subscribe(self.subject("all")).await?;
        let told = self.nats.subscribe(self.subject(&format!("client.{own}.*"))).await?;
        let forwarded = self.nats.subscribe(self.subject(&format!("node.{own}"))).await?;
        let asked = self.nats.subscribe(self.subject(&format!("ask.{own}"))).await?;
        tokio::spawn(hear(Arc::downgrade(self), heard));
        tokio::spawn(deliver(Arc::downgrade(self), told));
        tokio::spawn(visitors::receive(Arc::downgrade(self), forwarded));
        tokio::spawn(requests::answer(Arc::downgrade(self), asked));
        tokio::spawn(drive(Arc::downgrade(self)));
        Ok(())
    }

    fn subject(&self, what: &str) -> String {
        format!("{}.{what}", self.prefix)
    }

    fn now(&self) -> Millis {
        Millis(u64::try_from(self.began.elapsed().as_millis()).unwrap_or(u64::MAX))
    }

    fn lock(&self) -> MutexGuard<'_, Node> {
        self.node.lock().expect("no holder of this lock panics")
    }

    /// Tells the node something, and does what follows, in that order.
    fn with<T>(self: &Arc<Self>, act: impl FnOnce(&mut Node, Millis) -> T) -> T {
        let mut node = self.lock();
        let now = self.now();
        let result = act(&mut node, now);
        loop {
            let effects = node.effects();
            if effects.is_empty() {
                break;
            }
            for effect in effects {
                self.carry_out(&mut node, now, effect);
            }
        }
        let due = node.due().0;
        drop(node);
        if due < self.planned.load(Ordering::Relaxed) {
            self.wake.notify_one();
        }
        result
    }

    fn carry_out(self: &Arc<Self>, node: &mut Node, now: Millis, effect: Effect) {
        match effect {
            Effect::Ask { node, request, command } => {
                let nodes = self.clone();
                let limit = Duration::from_millis(self.times.lease_ms);
                tokio::spawn(async move {
                    let asked = asking::ask(&*nodes.store, &nodes.times, &node, &command);
                    let answer = timeout(limit, asked).await.ok().flatten();
                    nodes.with(|node, now| node.answer(now, request, answer));
                });
            }
            Effect::Announce(announcement) => {
                let heard = Heard { from: node.id().into(), said: (&announcement).into() };
                let (nodes, subject) = (self.clone(), self.subject("all"));
                tokio::spawn(async move {
                    // without it, the others find out later
                    let _ = nodes.nats.publish(subject, gantry_wire::encode(&heard)).await;
                });
            }
            Effect::Load(table, term) => {
                if let Some(registry) = self.registry() {
                    tokio::spawn(load(self.clone(), registry, table, term));
                }
            }
            Effect::Stop(table, term) => {
                let runs = self.registry().is_some_and(|registry| registry.stop(&table, term));
                if !runs {
                    node.let_go(now, &table, term);
                }
            }
            Effect::Drop(table, term) => {
                if let Some(registry) = self.registry() {
                    registry.stop(&table, term);
                }
                self.tell(&table);
            }
            Effect::Routed(table, _) => self.tell(&table),
            Effect::Left => {
                self.left.send_replace(true);
            }
        }
    }

    fn registry(&self) -> Option<Arc<Registry>> {
        self.registry.get()?.upgrade()
    }

    /// The name of this process, which no other ever has.
    fn process(&self) -> String {
        self.lock().id().process.to_string()
    }

    pub(crate) const fn nats(&self) -> &Nats {
        &self.nats
    }

    /// Whether the node has its lease.
    pub(crate) fn is_sure(&self) -> bool {
        self.lock().is_sure(self.now())
    }

    fn standing(&self, table: &str, term: Term) -> Standing {
        let node = self.lock();
        match node.serves(self.now(), table) {
            Some(own) if own == term => Standing::Sure,
            None if node.held().any(|(held, own)| &**held == table && own == term) => {
                Standing::Unsure
            }
            Some(_) | None => Standing::Lost,
        }
    }

    /// Waits until this node may show a table; false if it is not its table any more.
    pub(crate) async fn may_show(&self, table: &str, term: Term) -> bool {
        loop {
            match self.standing(table, term) {
                Standing::Sure => return true,
                Standing::Lost => return false,
                Standing::Unsure => sleep(UNSURE).await,
            }
        }
    }

    /// The database has refused what was written under this term.
    pub(crate) fn fenced(self: &Arc<Self>, table: &str, term: Term) {
        self.with(|node, now| node.fenced(now, &table.into(), term));
    }

    /// A table is not in memory any more, and need not be played here.
    pub(crate) fn let_go(self: &Arc<Self>, table: &str, term: Term) {
        self.with(|node, now| node.let_go(now, &table.into(), term));
    }

    /// Another node does not play a table, or does not answer.
    fn mistaken(self: &Arc<Self>, table: &TableId, about: &NodeId) {
        self.with(|node, now| node.mistaken(now, table, about));
    }

    /// Where calls to a table go now.
    fn route(self: &Arc<Self>, table: &TableId) -> Route {
        self.with(|node, now| node.route(now, table))
    }

    /// Sends something about a client to the node that plays its table.
    async fn forward(&self, to: &NodeId, what: Forwarded) -> Result<(), NatsError> {
        let message = FromNode { process: self.process(), what };
        let subject = self.subject(&format!("node.{}", to.process));
        self.nats.publish(subject, gantry_wire::encode(&message)).await
    }

    /// Takes what other nodes send to a client, until it is dropped.
    fn listen_for(self: &Arc<Self>, client: u64, most: usize) -> Listening {
        let (told, heard) = mpsc::channel(most);
        self.couriers().insert(client, told);
        Listening { nodes: self.clone(), client, heard }
    }

    fn couriers(&self) -> MutexGuard<'_, HashMap<u64, mpsc::Sender<ToClient>>> {
        self.couriers.lock().expect("no holder of this lock panics")
    }

    /// Where a table is played, as far as that is known within this time.
    pub(crate) async fn place(self: &Arc<Self>, table: &str, within: Duration) -> Place {
        let table: TableId = table.into();
        let watch = self.watch(table.clone());
        let known = async {
            loop {
                match self.route(&table) {
                    Route::Here(term) if self.is_sure() => return Place::Here(term),
                    Route::There(node, term) => return Place::There(node, term),
                    Route::NoTable => return Place::Nowhere,
                    Route::Leaving => return Place::Unknown,
                    Route::Here(_) => sleep(UNSURE).await,
                    Route::Asking => watch.changed().await,
                }
            }
        };
        timeout(within, known).await.unwrap_or(Place::Unknown)
    }

    /// Tells when it may have changed where a table is played.
    fn watch(self: &Arc<Self>, table: TableId) -> Watch {
        let notify = Arc::new(Notify::new());
        self.watched().entry(table.clone()).or_default().push(notify.clone());
        Watch { nodes: self.clone(), table, notify }
    }

    fn watched(&self) -> MutexGuard<'_, HashMap<TableId, Vec<Arc<Notify>>>> {
        self.watched.lock().expect("no holder of this lock panics")
    }

    fn tell(&self, table: &TableId) {
        for notify in self.watched().get(table).into_iter().flatten() {
            notify.notify_one();
        }
    }

    /// Hands all tables over to other nodes; returns when that is done.
    pub(crate) async fn leave(self: &Arc<Self>) {
        self.with(Node::drain);
        let mut left = self.left.subscribe();
        // the sender lives as long as we do
        let _ = left.wait_for(|left| *left).await;
    }
}

/// Why a node does not start.
#[derive(Debug, thiserror::Error)]
pub enum NodeError {
    /// The database belongs to one server.
    #[error(
        "only a database that several servers can share has nodes: \
         give --database postgres://… with --node-name"
    )]
    Alone,
    /// The database does not answer.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// NATS cannot be used.
    #[error(transparent)]
    Nats(#[from] NatsError),
}

/// The name under which nodes with this database find each other.
async fn server_name(store: &dyn Store) -> Result<String, StoreError> {
    match store.leases() {
        Some(leases) => leases.settle(KEY, &secrets::random_id()).await,
        None => Err(StoreError::Refused("this database has no nodes".into())),
    }
}

/// Who wants to know where a table is played.
struct Watch {
    nodes: Arc<Nodes>,
    table: TableId,
    notify: Arc<Notify>,
}

impl Watch {
    async fn changed(&self) {
        self.notify.notified().await;
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        let mut watched = self.nodes.watched();
        if let Some(others) = watched.get_mut(&self.table) {
            others.retain(|other| !Arc::ptr_eq(other, &self.notify));
            if others.is_empty() {
                watched.remove(&self.table);
            }
        }
    }
}

/// What other nodes send to a client.
struct Listening {
    nodes: Arc<Nodes>,
    client: u64,
    heard: mpsc::Receiver<ToClient>,
}

impl Drop for Listening {
    fn drop(&mut self) {
        self.nodes.couriers().remove(&self.client);
    }
}

fn refused(to: u32, reason: &'static str) -> HostMessage {
    let answer = Answer::Refused(Refused::without_rule(Phrase::new(reason)));
    HostMessage::Answer { to, answer }
}

/// Hands on what other nodes send to clients here, each to the one whose subject it is.
async fn deliver(nodes: Weak<Nodes>, mut told: async_nats::Subscriber) {
    while let Some(message) = told.next().await {
        let Some(nodes) = nodes.upgrade() else { return };
        let client = message.subject.rsplit('.').next().and_then(|number| number.parse().ok());
        let (Some(client), Some(told)) = (client, gantry_wire::decode(&message.payload)) else {
            tracing::warn!("another node sends something that this version does not know");
            continue;
        };
        if let Some(courier) = nodes.couriers().get::<u64>(&client) {
            // what does not fit is missed, and noticed by its number
            let _ = courier.try_send(told);
        }
    }
}

/// Lets the node do what is due, as long as it exists.
async fn drive(nodes: Weak<Nodes>) {
    loop {
        let Some(nodes) = nodes.upgrade() else { return };
        if *nodes.left.borrow() {
            return;
        }
        let wait = nodes.with(|node, now| {
            node.tick(now);
            let due = node.due();
            nodes.planned.store(due.0, Ordering::Relaxed);
            Duration::from_millis(due.0.saturating_sub(now.0).max(1))
        });
        tokio::select! {
            () = sleep(wait) => {}
            () = nodes.wake.notified() => {}
        }
    }
}

/// Hears what other nodes tell everybody.
async fn hear(nodes: Weak<Nodes>, mut heard: async_nats::Subscriber) {
    while let Some(message) = heard.next().await {
        let Some(nodes) = nodes.upgrade() else { return };
        let Some(heard) = gantry_wire::decode::<Heard>(&message.payload) else {
            tracing::warn!("another node said something that this version does not know");
            continue;
        };
        let (from, said): (NodeId, Announcement) = (heard.from.into(), heard.said.into());
        nodes.with(|node, now| node.hear(now, &from, &said));
    }
}

/// Reads a table and plays it, until that succeeds or somebody else plays it.
async fn load(nodes: Arc<Nodes>, registry: Arc<Registry>, table: TableId, term: Term) {
    while nodes.standing(&table, term) != Standing::Lost {
        match registry.load_for(&table, term).await {
            Ok(()) => return,
            Err(Some(error)) => {
                tracing::warn!(table = &*table, %error, "a table cannot be read; retried soon");
                sleep(READ_AGAIN).await;
            }
            // it cannot be played
            Err(None) => return nodes.let_go(&table, term),
        }
    }
}
