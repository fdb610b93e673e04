//! The task of one table: handles a message, stores what follows, then sends it.

mod ending;
mod owning;
mod recovery;
mod requests;

use std::collections::{HashMap, HashSet};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use gantry_host::shared::{
    ClientId, Person, Phase, SharedEffects, SharedTable, SharedTask, SharedTaskResult,
};
use gantry_kernel::Phrase;
use gantry_store::{CommitError, ConflictError, StoreError};
use gantry_wire::{Answer, Call, Detail, HostMessage, Refused};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, sleep_until};

use super::departures::{CloseOutcome, Departure};
use super::rating::Finished;
use super::rows::{self, RowState};
use super::{Outbox, Registry, Turn};
use crate::metrics::TableGauge;

/// How long a table stays in memory after the last client has left.
const IDLE_TIMEOUT: Duration = Duration::from_secs(30);
/// The longest sleep; after it the table computes its next step again.
const LONGEST_SLEEP: Duration = Duration::from_hours(1);

/// A command to a table. Small, since every mailbox has room for many.
pub(crate) enum Command {
    /// A client enters.
    Enter(Box<EnterRequest>),
    /// A client has left.
    Leave(ClientId),
    /// A client calls.
    Call(Box<(Outbox, Call, Option<String>)>),
    /// Asks for the accounts of the clients that have it open.
    ConnectedAccounts(oneshot::Sender<Vec<String>>),
    /// The round-trip time to a client, in milliseconds.
    Latency(ClientId, u32),
    /// Whether the game waits for an account, and for how long.
    TurnOf(String, oneshot::Sender<Turn>),
    /// A bot has decided, or a hint is ready.
    TaskDone(Box<FinishedTask>),
    /// The host of the server closes it.
    Close(oneshot::Sender<Result<CloseOutcome, StoreError>>),
    /// An account is deleted or banned.
    Depart(Box<Departure>),
    /// Another node is to play the table, or does.
    Stop,
}

/// The result of a computation.
pub(crate) struct FinishedTask {
    /// How often the table had been read when it was asked for.
    pub(super) reading: u64,
    /// The call that it answers, if it is a hint.
    pub(super) asked_by: Option<(ClientId, u32)>,
    /// The account that asked for the hint.
    pub(super) hinted: Option<String>,
    /// None if it failed.
    pub(super) done: Option<SharedTaskResult>,
}

/// A client that wants to enter a table.
pub(crate) struct EnterRequest {
    pub(crate) outbox: Outbox,
    pub(crate) person: Person,
    pub(crate) detail: Detail,
    pub(crate) known: Option<usize>,
    /// The number of the call that is answered.
    pub(crate) to: u32,
}

/// A client that has this table open. If the table has to be read again, it enters again.
struct ConnectedClient {
    outbox: Outbox,
    person: Person,
    detail: Detail,
    /// The latest round-trip time, in milliseconds.
    latency: Option<u32>,
}

pub(super) struct TableTask {
    registry: Arc<Registry>,
    table: SharedTable,
    row: RowState,
    clients: HashMap<ClientId, ConnectedClient>,
    mailbox: mpsc::Receiver<Command>,
    /// For computations, to send back their results.
    own_sender: mpsc::WeakSender<Command>,
    gauge: TableGauge,
    closing: watch::Receiver<bool>,
    /// How often the table was read: decisions about an earlier reading are ignored.
    reading: u64,
    /// How many computations are running.
    running_tasks: usize,
    /// The accounts for which a hint is computed.
    hints: HashSet<String>,
    /// When everybody was last told the round-trip times.
    latencies_told: Option<Instant>,
    /// Why it does not go on: nothing may be sent then.
    end: Option<End>,
    /// The setup has changed while the table was read again: it is stored with
    /// the next write.
    setup_due: bool,
    /// The accounts that the table waits for, as far as they were called; none where nobody is.
    awaited: Vec<String>,
}

/// A call whose answer waits for a write.
struct PendingCall {
    client: ClientId,
    to: u32,
    /// The answer once it is stored.
    done: Answer,
}

/// Why the task of a table ends before the server does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// What is in memory is not what is stored, and cannot be read again.
    Lost,
    /// Another node plays it: whoever is connected goes there, with what was not answered.
    Moved,
    /// It is out of memory until its next step, but still this node's.
    Sleeps,
}

/// Whether the task goes on.
enum Next {
    GoOn,
    End,
}

impl TableTask {
    pub(super) fn new(
        registry: Arc<Registry>,
        table: SharedTable,
        row: RowState,
        mailbox: mpsc::Receiver<Command>,
        own_sender: mpsc::WeakSender<Command>,
    ) -> Self {
        let (clients, closing) = (HashMap::new(), registry.closing.subscribe());
        let gauge = registry.metrics.table(row.phase);
        let (reading, running_tasks, end, setup_due) = (0, 0, None, false);
        let awaited = registry.push.as_ref().map(|_| table.awaited_accounts());
        let awaited = awaited.unwrap_or_default();
        let (hints, latencies_told) = (HashSet::new(), None);
        Self {
            registry,
            table,
            row,
            clients,
            mailbox,
            own_sender,
            gauge,
            closing,
            reading,
            running_tasks,
            hints,
            latencies_told,
            end,
            setup_due,
            awaited,
        }
    }

    /// Handles one command after the other until there is nothing left to do. A bug in the rules of
    /// a game ends one table, not the server. Returns whether the table only sleeps.
    pub(super) async fn run(mut self: Box<Self>) -> bool {
        if AssertUnwindSafe(self.listen()).catch_unwind().await.is_err() {
            Box::pin(self.fail(&"the rules of this game have panicked")).await;
        }
        self.end == Some(End::Sleeps)
    }

    /// What a command needs while it is handled is boxed: the task of an idle table, which keeps
    /// room for its largest wait, stays small.
    async fn listen(&mut self) {
        let mut next = Box::pin(self.step()).await;
        while matches!(next, Next::GoOn) {
            let now = self.registry.clock.now();
            let step = self.table.next_step_in(now).map(Duration::from_millis);
            let far = step.is_none_or(|step| step > 2 * IDLE_TIMEOUT && self.table.may_sleep());
            let idle = self.table.has_no_clients() && self.running_tasks == 0 && far;
            let wait = if idle { IDLE_TIMEOUT } else { step.unwrap_or(LONGEST_SLEEP) };
            let wake = Instant::now() + wait.min(LONGEST_SLEEP);
            next = tokio::select! {
                // waiting commands come before a clock that has run out meanwhile
                biased;
                _ = self.closing.changed() => Next::End,
                command = self.mailbox.recv() => match command {
                    Some(command) => Box::pin(self.handle(command)).await,
                    None => Next::End,
                },
                () = sleep_until(wake), if idle => self.retire(step),
                () = sleep_until(wake) => Box::pin(self.step()).await,
            };
            match self.end {
                None => {}
                Some(End::Lost) => return self.refuse_unanswered(),
                Some(End::Moved | End::Sleeps) => return,
            }
        }
    }

    /// Takes this unused table out of memory, unless a command has just arrived.
    fn retire(&mut self, step: Option<Duration>) -> Next {
        // `step` was measured before the idle wait
        let until = step.map(|step| {
            self.registry
                .clock
                .now()
                .machine_ms
                .saturating_add(ms(step.saturating_sub(IDLE_TIMEOUT)))
        });
        let gone = self.registry.retire(&self.row.id, until, || self.mailbox.is_empty());
        if gone && self.row.phase == gantry_store::Phase::Playing {
            self.end = Some(End::Sleeps);
        }
        if gone { Next::End } else { Next::GoOn }
    }

    async fn handle(&mut self, command: Command) -> Next {
        let now = self.registry.clock.now();
        match command {
            Command::Enter(request) => return self.enter(*request).await,
            Command::Leave(client) => {
                if let Some(connected) = self.clients.remove(&client) {
                    self.note_departure(&connected.person.account);
                }
                let effects = self.table.leave(now, client);
                self.carry_out(effects, None).await;
            }
            Command::Call(call) => {
                let (outbox, call, key) = *call;
                let (client, to) = (outbox.client, call.id);
                if !self.clients.contains_key(&client) {
                    // it has not entered
                    let answer =
                        Answer::Refused(Refused::without_rule(Phrase::new("host-enter-first")));
                    outbox.send(HostMessage::Answer { to, answer });
                    return Next::GoOn;
                }
                let effects = self.table.handle(now, client, call, key);
                self.carry_out(effects, Some(PendingCall { client, to, done: Answer::Done })).await;
                return self.step().await;
            }
            Command::TaskDone(thought) => return self.take(*thought).await,
            Command::ConnectedAccounts(answer) => {
                let clients = self.clients.values();
                // Whoever asked may be gone by now.
                drop(answer.send(clients.map(|it| it.person.account.clone()).collect()));
            }
            Command::Latency(client, ms) => {
                self.take_latency(client, ms, self.registry.limits.live_ping);
            }
            Command::TurnOf(account, answer) => {
                let _ = answer.send(self.table.turn_of(&account, now));
            }
            Command::Close(answer) => return self.close(answer).await,
            Command::Depart(departure) => return self.depart(*departure).await,
            Command::Stop => {
                self.end = Some(End::Moved);
                return Next::End;
            }
        }
        Next::GoOn
    }

    /// Somebody who waits for others has left: for a short time they may come back.
    fn note_departure(&self, account: &str) {
        let setup = self.table.setup();
        let seated = setup.chairs().iter().any(|chair| chair.account() == Some(account));
        if setup.settings().begins && seated && self.table.phase() == Phase::Gathering {
            self.registry.matching.note_presence(&self.row.id, account);
        }
    }

    /// Takes the result of a computation. A hint is sent in any case; a decision about a table that
    /// was read again since may be about moves that were never stored.
    async fn take(&mut self, thought: FinishedTask) -> Next {
        self.count_finished(&thought);
        if thought.asked_by.is_none() && thought.reading != self.reading {
            return Next::GoOn;
        }
        match (thought.done, thought.asked_by) {
            (Some(done), _) => match self.table.done(self.registry.clock.now(), done) {
                Ok(effects) => {
                    self.carry_out(effects, None).await;
                    self.step().await
                }
                Err(error) => self.fail(&error).await,
            },
            (None, Some((client, to))) => {
                if let Some(connected) = self.clients.get(&client) {
                    let refused = Refused::without_rule(Phrase::new("host-no-hints"));
                    let answer = Answer::Refused(refused);
                    connected.outbox.send(HostMessage::Answer { to, answer });
                }
                Next::GoOn
            }
            (None, None) => self.fail(&"a bot has panicked").await,
        }
    }

    /// A computation is over.
    fn count_finished(&mut self, thought: &FinishedTask) {
        self.running_tasks = self.running_tasks.saturating_sub(1);
        if let Some(account) = &thought.hinted {
            self.hints.remove(account);
        }
    }

    async fn enter(&mut self, request: EnterRequest) -> Next {
        let EnterRequest { outbox, person, detail, known, to } = request;
        let now = self.registry.clock.now();
        let client = outbox.client;
        let hears = (detail == Detail::Full).then(|| outbox.clone());
        match self.table.enter(now, client, person.clone(), detail, known) {
            Ok(effects) => {
                let answer = Answer::Opened(self.table.id().to_owned());
                outbox.send(HostMessage::Answer { to, answer });
                self.clients
                    .insert(client, ConnectedClient { outbox, person, detail, latency: None });
                self.carry_out(effects, None).await;
                let known = self.clients.values().any(|connected| connected.latency.is_some());
                if let Some(outbox) = hears.filter(|_| known) {
                    outbox.send(self.latencies());
                }
                self.step().await
            }
            Err(refused) => {
                outbox.send(HostMessage::Answer { to, answer: Answer::Refused(refused) });
                Next::GoOn
            }
        }
    }

    /// Does what is due.
    async fn step(&mut self) -> Next {
        if self.end.is_some() || *self.closing.borrow() {
            return Next::End;
        }
        let now = self.registry.clock.now();
        match self.table.step(now) {
            Ok(effects) => {
                self.carry_out(effects, None).await;
                Next::GoOn
            }
            Err(error) => self.fail(&error).await,
        }
    }

    /// Takes a new round-trip time, and tells everybody: at most once per interval, however many
    /// clients there are.
    fn take_latency(&mut self, client: ClientId, ms: u32, interval: Duration) {
        let Some(connected) = self.clients.get_mut(&client) else { return };
        connected.latency = Some(ms);
        if self.latencies_told.is_some_and(|told| told.elapsed() < interval) {
            return;
        }
        self.latencies_told = Some(Instant::now());
        let message = self.latencies();
        for connected in self.clients.values().filter(|connected| connected.detail == Detail::Full)
        {
            connected.outbox.send(message.clone());
        }
    }

    /// The round-trip times that are known.
    fn latencies(&self) -> HostMessage {
        self.table.latencies(|client| self.clients.get(&client)?.latency)
    }

    /// The rules have failed: the table is frozen.
    async fn fail(&mut self, error: &(dyn std::fmt::Display + Sync)) -> Next {
        self.end = Some(End::Lost);
        let row = self.row.row(self.table.setup());
        self.registry.freeze(row, self.row.term, error.to_string()).await;
        self.notify_all("host-table-frozen");
        Next::End
    }

    /// Stores, then sends, then starts computations. False if it could not be stored: then the call
    /// is answered, and nothing else was sent.
    async fn carry_out(&mut self, effects: SharedEffects, pending: Option<PendingCall>) -> bool {
        let SharedEffects { write, mut messages, tasks, requests } = effects;
        let mut ended = false;
        if let Some(mut write) = write {
            write.setup_changed |= self.setup_due;
            let before = self.row.phase;
            let lines = u64::try_from(write.lines.len()).expect("few lines");
            let (write, row) =
                rows::write(&self.table, &self.row, write, self.registry.clock.now());
            let began = Instant::now();
            if let Err(error) = self.registry.committer.submit(write.clone()).await {
                if error == CommitError::Conflict(ConflictError::Fenced) {
                    self.fenced();
                    return false;
                }
                self.start_over(&error, &write, pending).await;
                return false;
            }
            self.registry.metrics.committed(began.elapsed(), lines);
            if let Some(row) = row {
                self.row = row;
            }
            self.setup_due = false;
            self.gauge.set(self.row.phase);
            if self.row.phase != before && self.table.phase() == Phase::Over {
                ended = true;
                self.registry.metrics.finished.inc();
            }
            self.call_awaited();
        }
        if !self.may_show().await {
            // whoever plays the table now does not see it end
            if ended {
                self.rate().await;
            }
            return false;
        }
        for request in requests {
            messages.extend(self.execute(request).await);
        }
        for (client, message) in messages {
            if let Some(connected) = self.clients.get(&client) {
                connected.outbox.send(message);
            }
        }
        for task in tasks {
            self.think(task);
        }
        if ended {
            self.rate().await;
        }
        true
    }

    /// Starts a computation. One hint at a time for each person, and none while too much waits.
    fn think(&mut self, task: SharedTask) {
        let asked_by = task.asked_by();
        if let Some((client, to)) = asked_by {
            let Some(connected) = self.clients.get(&client) else { return };
            let account = connected.person.account.clone();
            let room = self.registry.bot_pool.has_room();
            if !room || !self.hints.insert(account) {
                let answer = Answer::Refused(Refused::without_rule(Phrase::new("host-busy")));
                connected.outbox.send(HostMessage::Answer { to, answer });
                return;
            }
        }
        let (own_sender, reading) = (self.own_sender.clone(), self.reading);
        let hinted = asked_by.and_then(|(client, _)| self.clients.get(&client));
        let hinted = hinted.map(|connected| connected.person.account.clone());
        self.running_tasks += 1;
        self.registry.bot_pool.think(&self.row.id, task, move |done| {
            let Some(own_sender) = own_sender.upgrade() else { return };
            let thought = FinishedTask { reading, asked_by, hinted, done };
            let thought = Command::TaskDone(Box::new(thought));
            tokio::spawn(async move { own_sender.send(thought).await });
        });
    }

    /// Has everybody called whom the table waits for from now on and who is not here.
    fn call_awaited(&mut self) {
        let Some(push) = &self.registry.push else { return };
        let awaited = self.table.awaited_accounts();
        let is_here =
            |account: &str| self.clients.values().any(|other| other.person.account == account);
        for account in awaited.iter().filter(|account| !self.awaited.contains(account)) {
            if !is_here(account) {
                push.call(account);
            }
        }
        self.awaited = awaited;
    }

    /// Rates the game, which is over.
    async fn rate(&mut self) {
        if let Some(finished) = Finished::of(&self.table) {
            self.registry.rate(finished).await;
        }
    }
}

fn ms(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
