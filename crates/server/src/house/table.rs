//! The task of one table: a message comes in, what follows is stored, then it is said.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use gantry_host::shared::{ClientId, Order, Person, Phase, SharedDone, SharedEffects, SharedTable};
use gantry_kernel::Phrase;
use gantry_store::{CommitError, StoreError, TableRow};
use gantry_wire::{Answer, Call, Detail, HostMessage, Refused};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use super::{House, Line, rows};
use crate::metrics::TableGauge;

/// A table that nobody looks at and at which nothing will happen leaves memory after so long.
const LINGER: Duration = Duration::from_secs(30);
/// A table cannot be told to wake later than this; it looks again then.
const LONGEST_SLEEP: Duration = Duration::from_hours(1);

/// What is meant for a table. Small, since every table has room for many.
pub(crate) enum Command {
    /// A client looks at it.
    Enter(Box<Entrance>),
    /// A client is gone.
    Leave(ClientId),
    /// A client calls.
    Call(Box<(ClientId, Call, Option<String>)>),
    /// How long the way to a client and back took, in milliseconds.
    Latency(ClientId, u32),
    /// Something has been thought about.
    Done(Box<SharedDone>),
    /// The house closes.
    Stop,
}

/// A client that looks at a table.
pub(crate) struct Entrance {
    pub(crate) line: Line,
    pub(crate) person: Person,
    pub(crate) detail: Detail,
    pub(crate) known: Option<usize>,
    /// The number of the call that is answered.
    pub(crate) to: u32,
}

/// A client, so that it can be let in again when the table has to be read anew.
struct Guest {
    line: Line,
    person: Person,
    detail: Detail,
    /// How long the way took lately, in milliseconds.
    latency: Option<u32>,
}

pub(super) struct TableTask {
    house: Arc<House>,
    table: SharedTable,
    row: TableRow,
    guests: HashMap<ClientId, Guest>,
    mailbox: mpsc::Receiver<Command>,
    /// For those who think about it.
    own: mpsc::WeakSender<Command>,
    counted: TableGauge,
}

/// Whether the task goes on.
enum Next {
    GoOn,
    End,
}

impl TableTask {
    pub(super) fn new(
        house: Arc<House>,
        table: SharedTable,
        row: TableRow,
        mailbox: mpsc::Receiver<Command>,
        own: mpsc::WeakSender<Command>,
    ) -> Self {
        let counted = house.metrics.table(row.phase);
        Self { house, table, row, guests: HashMap::new(), mailbox, own, counted }
    }

    pub(super) const fn row(&self) -> &TableRow {
        &self.row
    }

    /// Hears one thing after the other until there is nothing left to do here.
    pub(super) async fn run(mut self) {
        loop {
            let now = self.house.clock.now();
            let step = self.table.next_step_in(now).map(Duration::from_millis);
            let idle = self.table.is_deserted() && step.is_none();
            let wait = if idle { LINGER } else { step.unwrap_or(LONGEST_SLEEP) };
            let wake = Instant::now() + wait.min(LONGEST_SLEEP);
            let next = tokio::select! {
                // who has waited longest is heard first, also when a clock has run out meanwhile
                biased;
                command = self.mailbox.recv() => match command {
                    Some(command) => self.hear(command).await,
                    None => Next::End,
                },
                () = sleep_until(wake), if idle => self.retire(),
                () = sleep_until(wake) => self.step().await,
            };
            if matches!(next, Next::End) {
                return;
            }
        }
    }

    /// Nobody needs this table: it leaves memory, unless somebody has just come.
    fn retire(&mut self) -> Next {
        self.mailbox.close();
        if self.mailbox.is_empty() {
            return Next::End;
        }
        Next::GoOn
    }

    async fn hear(&mut self, command: Command) -> Next {
        let now = self.house.clock.now();
        match command {
            Command::Enter(entrance) => return self.enter(*entrance).await,
            Command::Leave(client) => {
                self.guests.remove(&client);
                let effects = self.table.leave(now, client);
                self.carry_out(effects, None).await;
            }
            Command::Call(call) => {
                let (client, call, key) = *call;
                let to = call.id;
                let effects = self.table.handle(now, client, call, key.clone());
                self.carry_out(effects, Some((client, to, key))).await;
                return self.step().await;
            }
            Command::Done(done) => match self.table.done(now, *done) {
                Ok(effects) => {
                    self.carry_out(effects, None).await;
                    return self.step().await;
                }
                Err(error) => return self.fail(&error).await,
            },
            Command::Latency(client, ms) => self.tell_latencies(client, ms),
            Command::Stop => return Next::End,
        }
        Next::GoOn
    }

    async fn enter(&mut self, entrance: Entrance) -> Next {
        let Entrance { line, person, detail, known, to } = entrance;
        let now = self.house.clock.now();
        let client = line.client;
        match self.table.enter(now, client, person.clone(), detail, known) {
            Ok(effects) => {
                let answer = Answer::Opened(self.table.id().to_owned());
                line.say(HostMessage::Answer { to, answer });
                self.guests.insert(client, Guest { line, person, detail, latency: None });
                self.carry_out(effects, None).await;
                self.step().await
            }
            Err(refused) => {
                line.say(HostMessage::Answer { to, answer: Answer::Refused(refused) });
                Next::GoOn
            }
        }
    }

    /// Lets what is due happen.
    async fn step(&mut self) -> Next {
        let now = self.house.clock.now();
        match self.table.step(now) {
            Ok(effects) => {
                self.carry_out(effects, None).await;
                Next::GoOn
            }
            Err(error) => self.fail(&error).await,
        }
    }

    /// Everybody at the table sees how long the way takes, once it is known anew.
    fn tell_latencies(&mut self, client: ClientId, ms: u32) {
        let Some(guest) = self.guests.get_mut(&client) else { return };
        guest.latency = Some(ms);
        let message = self.table.latencies(|client| self.guests.get(&client)?.latency);
        for guest in self.guests.values().filter(|guest| guest.detail == Detail::Full) {
            guest.line.say(message.clone());
        }
    }

    /// The rules do not go on from here.
    async fn fail(&mut self, error: &gantry_catalog::TableError) -> Next {
        self.house.freeze(self.row.clone(), error.to_string()).await;
        let notice = Phrase::new("host-table-frozen");
        for guest in self.guests.values() {
            guest.line.say(HostMessage::Notice(notice.clone()));
        }
        Next::End
    }

    /// Stores, then speaks, then lets think.
    async fn carry_out(
        &mut self,
        effects: SharedEffects,
        call: Option<(ClientId, u32, Option<String>)>,
    ) {
        let SharedEffects { write, messages, tasks, orders } = effects;
        if let Some(write) = write {
            let before = self.row.phase;
            let lines = u64::try_from(write.lines.len()).expect("few lines");
            let (write, row) = rows::write(&self.table, &self.row, write, self.house.clock.now());
            let began = Instant::now();
            if let Err(error) = self.house.committer.submit(write).await {
                return self.start_over(&error, call).await;
            }
            self.house.metrics.committed(began.elapsed(), lines);
            self.row = row;
            self.counted.set(self.row.phase);
            if self.row.phase != before && self.table.phase() == Phase::Over {
                self.house.metrics.finished.inc();
            }
        }
        for (client, message) in messages {
            if let Some(guest) = self.guests.get(&client) {
                guest.line.say(message);
            }
        }
        for task in tasks {
            let own = self.own.clone();
            self.house.thinkers.think(task, move |done| {
                let Some(own) = own.upgrade() else { return };
                tokio::spawn(async move { own.send(Command::Done(Box::new(done))).await });
            });
        }
        for order in orders {
            self.obey(order).await;
        }
    }

    /// What was to be stored is not, or nobody knows: what is in memory is thrown away, and the
    /// table goes on from what is stored.
    async fn start_over(
        &mut self,
        error: &CommitError,
        call: Option<(ClientId, u32, Option<String>)>,
    ) {
        tracing::warn!(table = self.row.id, %error, "not stored; the table is read again");
        self.house.metrics.not_stored.inc();
        let stored = loop {
            match self.house.store.table(&self.row.id).await {
                Ok(Some(stored)) => break stored,
                Ok(None) => return self.mailbox.close(),
                Err(error) => {
                    tracing::warn!(table = self.row.id, %error, "it cannot be read, either");
                    tokio::time::sleep(Duration::from_millis(500)).await;
                }
            }
        };
        let row = stored.row.clone();
        let done = call.as_ref().and_then(|(_, _, key)| key.clone()).is_some_and(|key| {
            stored.entries.iter().any(|entry| entry.call.as_ref() == Some(&key))
        });
        let now = self.house.clock.now();
        let Ok(mut table) = rows::restore(stored, now) else { return self.mailbox.close() };
        self.house.metrics.read_again.inc();
        let mut messages = Vec::new();
        if let Some((client, to, _)) = call {
            let reason = match error {
                CommitError::Store(StoreError::Full(_)) => "host-store-full",
                _ => "host-not-stored",
            };
            let refused = Answer::Refused(Refused::because(Phrase::new(reason)));
            let answer = if done { Answer::Done } else { refused };
            messages.push((client, HostMessage::Answer { to, answer }));
        }
        for (client, guest) in &self.guests {
            let (person, detail) = (guest.person.clone(), guest.detail);
            if let Ok(effects) = table.enter(now, *client, person, detail, None) {
                // what only shows the table is not stored; of the last to enter it shows everything
                messages.retain(|(to, message)| {
                    to != client || !matches!(message, HostMessage::Frame(_))
                });
                let shown = effects.messages.into_iter();
                messages.extend(shown.filter(|(to, _)| to == client));
            }
        }
        (self.table, self.row) = (table, row);
        self.counted.set(self.row.phase);
        for (client, message) in messages {
            if let Some(guest) = self.guests.get(&client) {
                guest.line.say(message);
            }
        }
    }

    async fn obey(&mut self, order: Order) {
        match order {
            Order::Rematch { client, to, kept } => {
                let answer = match self.house.store_new(&kept).await {
                    Ok(id) => {
                        let now = self.house.clock.now();
                        let effects = self.table.play_again_at(now, id.clone());
                        Box::pin(self.carry_out(effects, None)).await;
                        Answer::Opened(id)
                    }
                    Err(_) => Answer::Refused(Refused::because(Phrase::new("host-not-stored"))),
                };
                if let Some(guest) = self.guests.get(&client) {
                    guest.line.say(HostMessage::Answer { to, answer });
                }
            }
            Order::Report { by, line, reason } => {
                let about = line.seat.and_then(|seat| {
                    self.table.kept().chairs().get(seat.index())?.account().map(str::to_owned)
                });
                let row = gantry_store::ReportRow {
                    id: crate::secrets::name(),
                    table: Some(self.row.id.clone()),
                    by,
                    about: about.unwrap_or_default(),
                    text: format!("{reason}\n{}: {}", line.name, line.text),
                    created_ms: super::wall_ms(),
                    closed_ms: None,
                    outcome: None,
                };
                if let Err(error) = self.house.store.reports().add(row).await {
                    tracing::warn!(%error, "a report could not be stored");
                }
            }
        }
    }
}
