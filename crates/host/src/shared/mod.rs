//! A table with several clients, each with seats of its own or none: people sit down, play, leave
//! and come back, agree on things and talk. What a server adds is sockets and a database.
//!
//! Every call gives [`SharedEffects`]: what to store, and only then what to say to whom, and what
//! to think about. If it cannot be stored, the table is thrown away and made again from what is
//! stored: what is in memory is never ahead of what somebody was told.

mod acting;
mod chairs;
mod consent;
mod frames;
mod pace;
mod passing;
mod talking;
#[cfg(test)]
mod tests;
mod watch;

use std::collections::{BTreeMap, VecDeque};
use std::fmt;

use gantry_catalog::{Listing, TableError, find_version};
use gantry_kernel::record::Record;
use gantry_kernel::{Awaiting, Millis, Seat, SeatSet};
use gantry_wire::{ChatLine, Detail, Hint, HostMessage, Pace, Refused};

pub use chairs::{Chair, Kept};

use crate::frames::HintJob;
use crate::{Job, Moment, Room, TableClock, Thought};
use pace::Clocks;
use watch::Watch;

/// So many of the last calls are remembered, so that one that comes twice counts once.
const REMEMBERED_CALLS: usize = 256;
/// So many of the last lines of a chat are told to whoever enters.
const REMEMBERED_CHAT: usize = 100;
/// After a restart, the clock of a live table waits so long for its players to come back.
const RETURN_MS: u64 = 30_000;
/// Bots rest so long between two steps, so that people can tell them apart.
const PAUSE_MS: u32 = 600;

/// Somebody with a client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Their account, which nobody else has.
    pub account: String,
    /// What they are called.
    pub name: String,
}

/// A connection of a client.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClientId(pub u64);

/// What follows from a call: first store, then say, then think.
#[derive(Debug, Default)]
pub struct SharedEffects {
    /// To be stored before anything is said.
    pub write: Option<SharedWrite>,
    /// To be said then, each to one client.
    pub messages: Vec<(ClientId, HostMessage)>,
    /// To be thought about, wherever there is time for it.
    pub tasks: Vec<SharedTask>,
    /// What only the shell can do.
    pub orders: Vec<Order>,
}

/// What only the shell of a table can do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Opens a table with these players and tells the client its name.
    Rematch {
        /// Who asked, and by which call.
        client: ClientId,
        /// The number of the call.
        to: u32,
        /// The new table.
        kept: Box<Kept>,
    },
    /// Tells the host of the server what somebody said.
    Report {
        /// Whose account reports.
        by: String,
        /// What was said.
        line: ChatLine,
        /// Why it is reported.
        reason: String,
    },
}

/// What is to be stored of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SharedWrite {
    /// Whether what is kept beside the log has changed: [`SharedTable::kept`].
    pub kept: bool,
    /// The number of the first new line, from 1.
    pub first: usize,
    /// New lines of the log.
    pub lines: Vec<String>,
    /// The call behind them, by which a repeat is known.
    pub call: Option<String>,
    /// What was said, with the account of who said it.
    pub chat: Vec<(String, ChatLine)>,
}

/// Something to think about.
pub struct SharedTask(TaskKind);

enum TaskKind {
    Decide(Job),
    Hint { client: ClientId, to: u32, hint: HintJob },
}

/// What came of a task.
pub struct SharedDone(DoneKind);

enum DoneKind {
    Decided(Thought),
    Hinted { client: ClientId, to: u32, hints: Result<Vec<Hint>, TableError> },
}

impl SharedTask {
    /// Thinks; may take long.
    pub fn run(self) -> SharedDone {
        SharedDone(match self.0 {
            TaskKind::Decide(job) => DoneKind::Decided(job.run()),
            TaskKind::Hint { client, to, hint } => {
                DoneKind::Hinted { client, to, hints: hint.run() }
            }
        })
    }
}

impl fmt::Debug for SharedTask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SharedTask").finish_non_exhaustive()
    }
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Seats are being taken.
    Gathering,
    /// The game goes on.
    Playing,
    /// The game is over.
    Over,
}

/// Why a stored table cannot go on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct RestoreError(String);

impl RestoreError {
    /// For this reason.
    pub const fn new(because: String) -> Self {
        Self(because)
    }
}

/// A game that has begun.
struct Running {
    room: Room,
    clocks: Clocks,
    /// After a restart: until when the clock waits for the players, once the first has come.
    waits: Option<Waits>,
}

#[derive(Clone, Copy, Debug)]
enum Waits {
    /// Nobody is back yet.
    ForAnybody,
    /// The others have until then, on the machine's clock.
    Until(u64),
}

/// A table with several clients.
pub struct SharedTable {
    id: String,
    listing: &'static Listing,
    kept: Kept,
    running: Option<Running>,
    clients: BTreeMap<ClientId, Watch>,
    chat: VecDeque<ChatLine>,
    chat_lines: u64,
    proposal: Option<gantry_wire::Proposal>,
    /// Calls that added to the log. They are stored with it.
    calls: VecDeque<String>,
    /// Other calls that did something. They are forgotten when the table leaves memory.
    passing_calls: VecDeque<String>,
    random: fn() -> [u8; 32],
}

impl SharedTable {
    /// A new table, which nobody has stored yet.
    pub fn new(id: String, kept: Kept, random: fn() -> [u8; 32]) -> Result<Self, Refused> {
        Ok(Self {
            id,
            listing: kept.listing()?,
            kept,
            running: None,
            clients: BTreeMap::new(),
            chat: VecDeque::new(),
            chat_lines: 0,
            proposal: None,
            calls: VecDeque::new(),
            passing_calls: VecDeque::new(),
            random,
        })
    }

    /// A table as it was stored. Its log is played again, and every line must meet its digest.
    /// Clocks have stood still since: time goes on from what the machine's clock says now.
    pub fn restore(
        id: String,
        kept: Kept,
        lines: &[String],
        calls: impl Iterator<Item = String>,
        chat: Vec<ChatLine>,
        now: Moment,
        random: fn() -> [u8; 32],
    ) -> Result<Self, RestoreError> {
        let because = |error: &dyn fmt::Display| RestoreError(error.to_string());
        let reason = |refused: Refused| RestoreError(format!("{:?}", refused.reason));
        let mut table = Self::new(id, kept, random).map_err(reason)?;
        if table.kept.is_dealt() {
            let record =
                Record::unfinished(table.kept.head(), lines).map_err(|error| because(&error))?;
            let listing = find_version(&record.header.game, record.header.rules)
                .ok_or_else(|| RestoreError("no such version of the rules".into()))?;
            let played = listing.replay(&record).map_err(|error| because(&error))?;
            let live = table.is_live(played.in_time());
            let mut room = Room::new(played, now);
            let at = Millis(now.machine_ms.saturating_sub(table.kept.origin_ms()));
            let at = at.max(room.table.now());
            room.clock = TableClock::running_from(at, now.machine_ms);
            room.clock.pause(live, now.machine_ms);
            let waits = live.then_some(Waits::ForAnybody);
            table.run(room, waits);
        }
        table.calls = calls.collect();
        table.chat_lines = chat.last().map_or(0, |line| line.number);
        table.chat = chat.into();
        table.forget_old();
        Ok(table)
    }

    /// Whether a restart is a pause for everybody: seconds count here.
    const fn is_live(&self, in_time: bool) -> bool {
        let pace = self.kept.settings().pace;
        in_time || matches!(pace, Pace::PerMove { .. } | Pace::Fischer { .. })
    }

    fn run(&mut self, mut room: Room, waits: Option<Waits>) {
        room.choose_at_once();
        let pace = if room.table.in_time() { Pace::Relaxed } else { self.kept.settings().pace };
        let clocks = Clocks::of(pace, room.people(), &*room.table);
        self.running = Some(Running { room, clocks, waits });
    }

    /// Its name in addresses.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// What is to be kept beside the log.
    pub const fn kept(&self) -> &Kept {
        &self.kept
    }

    /// Where it stands.
    pub fn phase(&self) -> Phase {
        match &self.running {
            None => Phase::Gathering,
            Some(running) if running.room.table.awaiting() == Awaiting::Over => Phase::Over,
            Some(_) => Phase::Playing,
        }
    }

    /// The table itself, once its cards are dealt.
    pub fn table(&self) -> Option<&dyn gantry_catalog::Table> {
        self.running.as_ref().map(|running| &*running.room.table)
    }

    /// How many lines its log has.
    pub fn line_count(&self) -> usize {
        self.table().map_or(0, |table| table.line_count())
    }

    /// Whether no client looks at it.
    pub fn is_deserted(&self) -> bool {
        self.clients.is_empty()
    }

    /// Whether anything will happen here without a client: a bot thinks, a clock runs.
    pub fn next_step_in(&self, now: Moment) -> Option<u64> {
        let running = self.running.as_ref()?;
        if let Some(Waits::Until(until)) = running.waits {
            return Some(until.saturating_sub(now.machine_ms));
        }
        if self.phase() != Phase::Playing || !running.room.clock.runs() {
            return None;
        }
        let table_now = running.room.clock.now(now.machine_ms);
        let clock = running.clocks.next_end().map(|(end, _)| end);
        let ends = clock.into_iter().chain(self.abandoned_at());
        let end = ends.map(|end| end.0.saturating_sub(table_now.0)).min();
        let steps = running.room.next_step_in(now).into_iter().chain(self.next_delayed(now));
        steps.chain(end).min()
    }

    /// How long bots rest between two steps: not at all where only programs look.
    fn pause_ms(&self) -> u32 {
        let mut details = self.clients.values().map(|watch| watch.detail);
        let programs = !self.clients.is_empty() && details.all(|detail| detail != Detail::Full);
        if programs { 0 } else { PAUSE_MS }
    }

    /// The seats whose players are connected.
    fn connected(&self) -> SeatSet {
        self.clients.values().fold(SeatSet::EMPTY, |seats, watch| seats.union(watch.seats))
    }

    /// Remembers only the latest calls and chat.
    fn forget_old(&mut self) {
        for calls in [&mut self.calls, &mut self.passing_calls] {
            while calls.len() > REMEMBERED_CALLS {
                calls.pop_front();
            }
        }
        while self.chat.len() > REMEMBERED_CHAT {
            self.chat.pop_front();
        }
    }

    /// Which seats an account has here.
    fn seats_of(&self, account: &str) -> SeatSet {
        let chairs = self.kept.chairs().iter().enumerate();
        let own = chairs.filter(|(_, chair)| chair.account() == Some(account));
        own.map(|(index, _)| Seat::new(index)).collect()
    }
}
