//! The task of one table: a message comes in, what follows is stored, then it is said.

mod ending;
mod orders;

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use gantry_host::shared::{ClientId, Person, Phase, SharedDone, SharedEffects, SharedTable};
use gantry_kernel::Phrase;
use gantry_store::{CommitError, StoreError, TableRow, TableWrite};
use gantry_wire::{Answer, Call, Detail, HostMessage, Refused};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, sleep_until};

use super::departures::Closing;
use super::rating::Finished;
use super::{House, Line, rows};
use crate::metrics::TableGauge;

/// A table that nobody looks at leaves memory after so long, unless something happens sooner.
const LINGER: Duration = Duration::from_secs(30);
/// A table cannot be told to wake later than this; it looks again then.
const LONGEST_SLEEP: Duration = Duration::from_hours(1);
/// After so long a table that cannot be read is tried again.
const READ_AGAIN: Duration = Duration::from_millis(500);

/// What is meant for a table. Small, since every table has room for many.
pub(crate) enum Command {
    /// A client looks at it.
    Enter(Box<Entrance>),
    /// A client is gone.
    Leave(ClientId),
    /// A client calls.
    Call(Box<(Line, Call, Option<String>)>),
    /// How long the way to a client and back took, in milliseconds.
    Latency(ClientId, u32),
    /// Something has been thought about.
    Thought(Box<Thought>),
    /// The host of the server closes it.
    Close(oneshot::Sender<Result<Closing, StoreError>>),
    /// An account is deleted.
    Forget(Box<(String, oneshot::Sender<Result<(), StoreError>>)>),
}

/// What came of thinking.
pub(crate) struct Thought {
    /// How often the table had been read when it was asked for.
    pub(super) reading: u64,
    /// The call that it answers, if it is a hint.
    pub(super) asked_by: Option<(ClientId, u32)>,
    /// None if it failed.
    pub(super) done: Option<SharedDone>,
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
    closing: watch::Receiver<bool>,
    /// How often the table was read: what was thought about an earlier reading is worth nothing.
    reading: u64,
    /// How many thoughts are on their way.
    thoughts: usize,
    /// What is in memory is not what is stored, and cannot be read again: nothing may be said.
    lost: bool,
    /// What is kept beside the log has changed while the table was read again: it goes with the
    /// next write.
    kept_due: bool,
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
        let (guests, closing) = (HashMap::new(), house.closing.subscribe());
        let counted = house.metrics.table(row.phase);
        let (reading, thoughts, lost, kept_due) = (0, 0, false, false);
        Self {
            house,
            table,
            row,
            guests,
            mailbox,
            own,
            counted,
            closing,
            reading,
            thoughts,
            lost,
            kept_due,
        }
    }

    /// Hears one thing after the other until there is nothing left to do here. A bug in the rules
    /// of a game ends one table, not the house.
    pub(super) async fn run(mut self) {
        if AssertUnwindSafe(self.listen()).catch_unwind().await.is_err() {
            self.fail(&"the rules of this game have failed here").await;
        }
    }

    async fn listen(&mut self) {
        let mut next = self.step().await;
        while matches!(next, Next::GoOn) {
            let now = self.house.clock.now();
            let step = self.table.next_step_in(now).map(Duration::from_millis);
            let far = step.is_none_or(|step| step > 2 * LINGER && self.table.may_sleep());
            let idle = self.table.is_deserted() && self.thoughts == 0 && far;
            let wait = if idle { LINGER } else { step.unwrap_or(LONGEST_SLEEP) };
            let wake = Instant::now() + wait.min(LONGEST_SLEEP);
            next = tokio::select! {
                // who has waited longest is heard first, also when a clock has run out meanwhile
                biased;
                _ = self.closing.changed() => Next::End,
                command = self.mailbox.recv() => match command {
                    Some(command) => self.hear(command).await,
                    None => Next::End,
                },
                () = sleep_until(wake), if idle => self.retire(step),
                () = sleep_until(wake) => self.step().await,
            };
            if self.lost {
                return self.dismiss();
            }
        }
    }

    /// Nobody needs this table: it leaves memory, unless somebody has just come.
    fn retire(&self, step: Option<Duration>) -> Next {
        // it was looked at before it lingered
        let until = step.map(|step| {
            self.house.clock.now().machine_ms.saturating_add(ms(step.saturating_sub(LINGER)))
        });
        let gone = self.house.retire(&self.row.id, until, || self.mailbox.is_empty());
        if gone { Next::End } else { Next::GoOn }
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
                let (line, call, key) = *call;
                let (client, to) = (line.client, call.id);
                if !self.guests.contains_key(&client) {
                    // it was not let in
                    let answer = Answer::Refused(Refused::because(Phrase::new("host-enter-first")));
                    line.say(HostMessage::Answer { to, answer });
                    return Next::GoOn;
                }
                let effects = self.table.handle(now, client, call, key);
                self.carry_out(effects, Some((client, to))).await;
                return self.step().await;
            }
            Command::Thought(thought) => return self.take(*thought).await,
            Command::Latency(client, ms) => self.tell_latencies(client, ms),
            Command::Close(answer) => return self.close(answer).await,
            Command::Forget(forget) => {
                let (account, answer) = *forget;
                return self.forget(&account, answer).await;
            }
        }
        Next::GoOn
    }

    /// Takes what came of thinking. A hint is answered in any case; a decision about a table that
    /// was read again since may be about moves that never came to be.
    async fn take(&mut self, thought: Thought) -> Next {
        self.thoughts = self.thoughts.saturating_sub(1);
        if thought.asked_by.is_none() && thought.reading != self.reading {
            return Next::GoOn;
        }
        match (thought.done, thought.asked_by) {
            (Some(done), _) => match self.table.done(self.house.clock.now(), done) {
                Ok(effects) => {
                    self.carry_out(effects, None).await;
                    self.step().await
                }
                Err(error) => self.fail(&error).await,
            },
            (None, Some((client, to))) => {
                if let Some(guest) = self.guests.get(&client) {
                    let refused = Refused::because(Phrase::new("host-no-hints"));
                    let answer = Answer::Refused(refused);
                    guest.line.say(HostMessage::Answer { to, answer });
                }
                Next::GoOn
            }
            (None, None) => self.fail(&"a bot has failed here").await,
        }
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
        if self.lost || *self.closing.borrow() {
            return Next::End;
        }
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
    async fn fail(&mut self, error: &(dyn std::fmt::Display + Sync)) -> Next {
        self.lost = true;
        self.house.freeze(self.row.clone(), error.to_string()).await;
        self.turn_away("host-table-frozen");
        Next::End
    }

    /// Stores, then speaks, then lets think.
    async fn carry_out(&mut self, effects: SharedEffects, call: Option<(ClientId, u32)>) {
        let SharedEffects { write, mut messages, tasks, orders } = effects;
        let mut ended = false;
        if let Some(mut write) = write {
            write.kept |= self.kept_due;
            let before = self.row.phase;
            let lines = u64::try_from(write.lines.len()).expect("few lines");
            let (write, row) = rows::write(&self.table, &self.row, write, self.house.clock.now());
            let began = Instant::now();
            if let Err(error) = self.house.committer.submit(write.clone()).await {
                return self.start_over(&error, &write, call).await;
            }
            self.house.metrics.committed(began.elapsed(), lines);
            (self.row, self.kept_due) = (row, false);
            self.counted.set(self.row.phase);
            if self.row.phase != before && self.table.phase() == Phase::Over {
                ended = true;
                self.house.metrics.finished.inc();
            }
        }
        for order in orders {
            messages.push(self.obey(order).await);
        }
        for (client, message) in messages {
            if let Some(guest) = self.guests.get(&client) {
                guest.line.say(message);
            }
        }
        for task in tasks {
            let (own, reading, asked_by) = (self.own.clone(), self.reading, task.asked_by());
            self.thoughts += 1;
            self.house.thinkers.think(task, move |done| {
                let Some(own) = own.upgrade() else { return };
                let thought = Command::Thought(Box::new(Thought { reading, asked_by, done }));
                tokio::spawn(async move { own.send(thought).await });
            });
        }
        if ended {
            self.rate().await;
        }
    }

    /// Rates the game, which is over.
    async fn rate(&mut self) {
        if let Some(finished) = Finished::of(&self.table, &self.row) {
            self.house.rate(finished).await;
        }
    }

    /// What was to be stored is not, or nobody knows: what is in memory is thrown away, and the
    /// table goes on from what is stored.
    async fn start_over(
        &mut self,
        error: &CommitError,
        write: &TableWrite,
        call: Option<(ClientId, u32)>,
    ) {
        tracing::warn!(table = self.row.id, %error, "not stored; the table is read again");
        self.house.metrics.not_stored.inc();
        let stored = loop {
            match self.house.store.table(&self.row.id).await {
                Ok(Some(stored)) => break stored,
                Ok(None) => {
                    self.lost = true;
                    return;
                }
                Err(error) => {
                    tracing::warn!(table = self.row.id, %error, "it cannot be read, either");
                    let closing = self.closing.wait_for(|closing| *closing);
                    if tokio::time::timeout(READ_AGAIN, closing).await.is_ok() {
                        // nobody was told anything, and the next server reads what is stored
                        return;
                    }
                }
            }
        };
        let row = stored.row.clone();
        let done = rows::holds(&stored, write);
        let now = self.house.clock.now();
        let mut table = match rows::restore(stored, now) {
            Ok(table) => table,
            Err(because) => {
                self.fail(&because).await;
                return;
            }
        };
        self.house.metrics.read_again.inc();
        self.reading += 1;
        let mut messages = Vec::new();
        if let Some((client, to)) = call {
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
                self.kept_due |= effects.write.is_some_and(|write| write.kept);
                let shown = effects.messages.into_iter();
                messages.extend(shown.filter(|(to, _)| to == client));
            }
        }
        let ended = table.phase() == Phase::Over && self.row.phase != row.phase;
        (self.table, self.row) = (table, row);
        self.counted.set(self.row.phase);
        for (client, message) in messages {
            if let Some(guest) = self.guests.get(&client) {
                guest.line.say(message);
            }
        }
        if ended {
            self.rate().await;
        }
    }
}

fn ms(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
