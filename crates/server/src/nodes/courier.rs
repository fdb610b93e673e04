//! A client's way to its table, wherever that is played: it keeps what was not answered, and goes
//! where the table goes. The socket of the client notices nothing.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use gantry_cluster::{NodeId, Relay, Route, TableId, Term, Verdict};
use gantry_host::shared::Person;
use gantry_kernel::Phrase;
use gantry_wire::{Answer, Call, Detail, HostMessage, Refused};
use tokio::sync::mpsc::{self, error::SendTimeoutError};
use tokio::time::{Instant, interval, sleep, timeout};

use super::forwarded::{Forwarded, ToClient, Told};
use super::{Nodes, Place, Watch};
use crate::open_table::without_value;
use crate::registry::{Command, EnterError, EnterRequest, Outbox, Registry};

/// How many calls may wait for a table.
const WAITING: usize = 64;
/// How often a node says that a client is still there, and its table.
pub(super) const STILL: Duration = Duration::from_secs(2);
/// After this time without a word nobody is there.
pub(super) const SILENCE: Duration = Duration::from_secs(7);
/// How long the node of a table may take to say that somebody has entered.
const ENTERING: Duration = Duration::from_secs(2);
/// After this time without a table a client is told that it waits.
const PATIENCE: Duration = Duration::from_secs(3);
/// The pause before a table is looked for again.
const AGAIN: Duration = Duration::from_millis(50);

/// What a socket holds of it. Dropping it leaves the table.
pub(crate) struct Courier {
    input: mpsc::Sender<Input>,
}

enum Input {
    Call(Call, Option<String>),
    Latency(u32),
}

impl Courier {
    /// Goes to a table. The answer goes to the outbox in the request.
    pub(crate) fn start(
        registry: Arc<Registry>,
        nodes: Arc<Nodes>,
        table: &str,
        request: EnterRequest,
    ) -> Self {
        let (input, calls) = mpsc::channel(WAITING);
        let EnterRequest { outbox, person, detail, known, to } = request;
        let table: TableId = table.into();
        // whoever has given itself no name has one here, so that a repeated call is one call
        let keys = format!("{}:{}-{}", person.account, nodes.process(), outbox.client.0);
        let relay = Relay::knowing(known.unwrap_or_default() as u64);
        let way = Way {
            watch: nodes.watch(table.clone()),
            registry,
            nodes,
            table,
            outbox,
            person,
            detail,
            known,
            to,
            entered: false,
            shown: false,
            relay,
            unanswered: VecDeque::new(),
            keys,
        };
        tokio::spawn(way.run(calls));
        Self { input }
    }

    /// Sends a call to the table. The key makes it one call however often it arrives.
    pub(crate) async fn call(
        &self,
        call: Call,
        key: Option<String>,
        within: Duration,
    ) -> Result<(), SendTimeoutError<()>> {
        let sent = self.input.send_timeout(Input::Call(call, key), within).await;
        sent.map_err(|error| without_value(&error))
    }

    pub(crate) fn tell_latency(&self, ms: u32) {
        // a table that is busy learns the next one
        let _ = self.input.try_send(Input::Latency(ms));
    }
}

/// The task of a courier.
struct Way {
    registry: Arc<Registry>,
    nodes: Arc<Nodes>,
    table: TableId,
    watch: Watch,
    /// Where the socket takes messages from.
    outbox: Outbox,
    person: Person,
    detail: Detail,
    known: Option<usize>,
    /// The number of the call that enters.
    to: u32,
    /// Whether that was answered.
    entered: bool,
    /// Whether the client was shown anything.
    shown: bool,
    relay: Relay,
    /// In the order in which they came.
    unanswered: VecDeque<(Call, String)>,
    /// What the keys of calls begin with that have none.
    keys: String,
}

/// Being at a table that another node plays.
struct There {
    node: NodeId,
    term: Term,
    /// The number of the client there.
    client: u64,
    /// How many calls were forwarded.
    sent: u64,
}

/// What became of being at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    /// The table may be somewhere else.
    Again,
    /// The client has left, or cannot be there.
    Over,
}

impl Way {
    async fn run(mut self, mut input: mpsc::Receiver<Input>) {
        let mut away = Instant::now();
        let mut told = false;
        let (nodes, table) = (self.nodes.clone(), self.table.clone());
        loop {
            let wait = self.registry.limits.table_wait;
            let place = tokio::select! {
                place = nodes.place(&table, PATIENCE) => place,
                () = self.queue(&mut input) => return,
            };
            let began = Instant::now();
            let outcome = match place {
                Place::Here(term) => self.be_here(term, &mut input).await,
                Place::There(node, term) => self.be_there(node, term, &mut input).await,
                Place::Nowhere => return self.refuse("host-no-table"),
                Place::Unknown => Outcome::Again,
            };
            if outcome == Outcome::Over {
                return;
            }
            if self.entered && began.elapsed() > ENTERING {
                (away, told) = (Instant::now(), false);
            }
            if !self.entered && away.elapsed() > wait {
                // clients come back after this answer
                return self.refuse("host-not-stored");
            }
            if self.entered && !told && away.elapsed() > PATIENCE {
                told = true;
                self.outbox.send(HostMessage::Notice(Phrase::new("host-waits")));
            }
            tokio::select! {
                () = sleep(AGAIN) => {}
                () = self.queue(&mut input) => return,
            }
        }
    }

    /// Keeps calls until there is a table for them; returns when the client has left.
    async fn queue(&mut self, input: &mut mpsc::Receiver<Input>) {
        while let Some(given) = input.recv().await {
            if let Input::Call(call, key) = given {
                self.keep(call, key);
            }
        }
    }

    /// Remembers a call until it is answered; returns it with its key.
    fn keep(&mut self, call: Call, key: Option<String>) -> (Call, String) {
        let key = key.unwrap_or_else(|| format!("{}:{}", self.keys, call.id));
        self.unanswered.push_back((call.clone(), key.clone()));
        (call, key)
    }

    fn refuse(&self, reason: &'static str) {
        if self.entered {
            self.outbox.send(HostMessage::Notice(Phrase::new(reason)));
        } else {
            let answer = Answer::Refused(Refused::without_rule(Phrase::new(reason)));
            self.outbox.send(HostMessage::Answer { to: self.to, answer });
        }
    }

    /// How many lines the client has seen.
    fn known(&self) -> Option<usize> {
        if self.shown { usize::try_from(self.relay.lines()).ok() } else { self.known }
    }

    /// Is at a table that this node plays.
    async fn be_here(&mut self, term: Term, input: &mut mpsc::Receiver<Input>) -> Outcome {
        let table = match self.registry.sender(&self.table).await {
            Ok(table) => table,
            Err(EnterError::Elsewhere(_)) => return Outcome::Again,
            Err(error) => {
                let Some(reason) = error.reason() else { return Outcome::Again };
                self.refuse(reason);
                return Outcome::Over;
            }
        };
        let (client, most) = (self.registry.next_client(), self.registry.limits.waiting);
        let (outbox, mut messages) = Outbox::new(client, most);
        let request = EnterRequest {
            outbox: outbox.clone(),
            person: self.person.clone(),
            detail: self.detail,
            known: self.known(),
            to: self.to,
        };
        if table.send(Command::Enter(Box::new(request))).await.is_err() {
            return Outcome::Again;
        }
        for (call, key) in &self.unanswered {
            let call = Command::Call(Box::new((outbox.clone(), call.clone(), Some(key.clone()))));
            if table.send(call).await.is_err() {
                return Outcome::Again;
            }
        }
        loop {
            tokio::select! {
                message = messages.recv() => {
                    let Some(message) = message else { return Outcome::Again };
                    if let Some(outcome) = self.pass(term, message) {
                        let _ = table.send(Command::Leave(outbox.client)).await;
                        return outcome;
                    }
                }
                given = input.recv() => {
                    let Some(given) = given else {
                        // a table that has left memory has no clients
                        let _ = table.send(Command::Leave(outbox.client)).await;
                        return Outcome::Over;
                    };
                    let sent = match given {
                        Input::Call(call, key) => {
                            let (call, key) = self.keep(call, key);
                            let call = Box::new((outbox.clone(), call, Some(key)));
                            table.send(Command::Call(call)).await
                        }
                        Input::Latency(ms) => {
                            let _ = table.try_send(Command::Latency(outbox.client, ms));
                            Ok(())
                        }
                    };
                    if sent.is_err() {
                        return self.rest(term, &mut messages);
                    }
                }
                () = table.closed() => return self.rest(term, &mut messages),
            }
            if outbox.is_too_slow() {
                let _ = table.send(Command::Leave(outbox.client)).await;
                return Outcome::Again;
            }
        }
    }

    /// Passes on what a table has said before it ended.
    fn rest(&mut self, term: Term, messages: &mut mpsc::Receiver<HostMessage>) -> Outcome {
        while let Ok(message) = messages.try_recv() {
            if let Some(outcome) = self.pass(term, message) {
                return outcome;
            }
        }
        Outcome::Again
    }

    /// Is at a table that another node plays.
    async fn be_there(
        &mut self,
        node: NodeId,
        term: Term,
        input: &mut mpsc::Receiver<Input>,
    ) -> Outcome {
        let client = self.registry.next_client().0;
        let mut messages = self.nodes.listen_for(client, self.registry.limits.waiting);
        let mut there = There { node, term, client, sent: 0 };
        let outcome = self.stay(&mut there, input, &mut messages.heard).await;
        // if that is lost, the other node notices the silence
        let _ = self.nodes.forward(&there.node, Forwarded::Leave { client }).await;
        outcome
    }

    async fn stay(
        &mut self,
        there: &mut There,
        input: &mut mpsc::Receiver<Input>,
        messages: &mut mpsc::Receiver<ToClient>,
    ) -> Outcome {
        let client = there.client;
        let enter = Forwarded::Enter {
            client,
            table: self.table.to_string(),
            account: self.person.account.clone(),
            name: self.person.name.clone(),
            detail: self.detail,
            known: self.known(),
            to: self.to,
        };
        if self.nodes.forward(&there.node, enter).await.is_err() {
            return self.wait_for_nats(input).await;
        }
        let calls = self.unanswered.clone();
        for (call, key) in calls {
            if !self.send_on(there, call, key).await {
                return Outcome::Again;
            }
        }
        let mut connected = self.nodes.nats.changes();
        let mut still = interval(STILL);
        let (mut heard, mut next) = (Instant::now(), 1);
        loop {
            let patience = if next == 1 { ENTERING } else { SILENCE };
            tokio::select! {
                message = messages.recv() => {
                    let Some(message) = message else { return Outcome::Again };
                    if message.number != next {
                        return Outcome::Again;
                    }
                    (heard, next) = (Instant::now(), next + 1);
                    match message.told {
                        Told::Still => {}
                        Told::Ended => {
                            self.nodes.mistaken(&self.table, &there.node);
                            return Outcome::Again;
                        }
                        Told::Message(message) => {
                            if let Some(outcome) = self.pass(there.term, message) {
                                return outcome;
                            }
                        }
                    }
                }
                given = input.recv() => match given {
                    None => return Outcome::Over,
                    Some(Input::Latency(ms)) => {
                        let latency = Forwarded::Latency { client, ms };
                        let _ = self.nodes.forward(&there.node, latency).await;
                    }
                    Some(Input::Call(call, key)) => {
                        let (call, key) = self.keep(call, key);
                        if !self.send_on(there, call, key).await {
                            return Outcome::Again;
                        }
                    }
                },
                () = self.watch.changed() => match self.nodes.route(&self.table) {
                    Route::There(now, at) if now == there.node && at == there.term => {}
                    _ => return Outcome::Again,
                },
                _ = still.tick() => {
                    let still = Forwarded::Still { client, calls: there.sent };
                    let _ = self.nodes.forward(&there.node, still).await;
                }
                changed = connected.changed() => {
                    // what was sent meanwhile may be lost
                    if changed.is_err() || *connected.borrow_and_update() {
                        return Outcome::Again;
                    }
                }
                () = tokio::time::sleep_until(heard + patience) => {
                    self.nodes.mistaken(&self.table, &there.node);
                    return Outcome::Again;
                }
            }
        }
    }

    /// Forwards a call; false if that is not possible now.
    async fn send_on(&self, there: &mut There, call: Call, key: String) -> bool {
        there.sent += 1;
        let (client, number) = (there.client, there.sent);
        let call = Forwarded::Call { client, number, call, key };
        self.nodes.forward(&there.node, call).await.is_ok()
    }

    async fn wait_for_nats(&mut self, input: &mut mpsc::Receiver<Input>) -> Outcome {
        let mut connected = self.nodes.nats.changes();
        let back = async { connected.wait_for(|connected| *connected).await.is_ok() };
        tokio::select! {
            _ = timeout(PATIENCE, back) => Outcome::Again,
            () = self.queue(input) => Outcome::Over,
        }
    }

    /// Passes a message of the table on, unless the client has it already.
    fn pass(&mut self, term: Term, message: HostMessage) -> Option<Outcome> {
        match &message {
            HostMessage::Answer { to, answer } if *to == self.to => {
                let opened = matches!(answer, Answer::Opened(_));
                if self.entered {
                    // it cannot be entered again right now
                    return (!opened).then_some(Outcome::Again);
                }
                self.entered = opened;
                self.outbox.send(message);
                return (!opened).then_some(Outcome::Over);
            }
            HostMessage::Answer { to, .. } => {
                let before = self.unanswered.len();
                self.unanswered.retain(|(call, _)| call.id != *to);
                if self.unanswered.len() == before {
                    return None;
                }
            }
            HostMessage::Frame(frame) => {
                let lines = frame.lines as u64;
                if self.relay.judge(term, self.relay.lines(), lines) != Verdict::Pass {
                    return None;
                }
                self.shown = true;
            }
            _ => {}
        }
        self.outbox.send(message);
        None
    }
}
