//! A table with several clients, each with its own seats or none: people sit down, play, leave and
//! come back, agree on things and chat. A server adds sockets and a database.
//!
//! Every call gives [`SharedEffects`]: what to store, and only after that what to send to whom and
//! what to compute. If storing fails, the table is dropped and restored from what is stored, so
//! nobody is ever told something that is not stored.

mod absence;
mod acting;
mod calls;
mod chairs;
mod chat;
mod client_view;
mod clocks;
mod consent;
mod departing;
mod frames;
mod moving;
mod stepping;
mod table_setup;
#[cfg(test)]
mod tests;
pub mod times;

use std::collections::{BTreeMap, VecDeque};
use std::fmt;

#[cfg(not(target_arch = "wasm32"))]
use gantry_catalog::SentJob;
use gantry_catalog::{Listing, TableError, find_version};
use gantry_kernel::record::Record;
use gantry_kernel::{Awaiting, Seat, SeatSet};
use gantry_wire::{ChatLine, Detail, Hint, HostMessage, Pace, Refused};

pub use chat::author_mark;
pub use table_setup::{Chair, TableSetup};

use crate::frames::HintJob;
use crate::{Job, MachineTime, Room, TableClock, Thought};
use calls::Calls;
use client_view::ClientView;
use clocks::Clocks;
use times::{ABSENT_MS, RETURN_MS};

/// How many of the last chat lines a client gets when it enters.
const REMEMBERED_CHAT: usize = 100;
/// How long bots pause between two steps, so that people can tell the steps apart.
const PAUSE_MS: u32 = 600;

/// A person with a client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Their account id, which is unique.
    pub account: String,
    /// What they are called.
    pub name: String,
}

/// A client's connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClientId(pub u64);

/// What follows from a call: first store, then send, then compute.
#[derive(Debug, Default)]
pub struct SharedEffects {
    /// To be stored before anything is sent.
    pub write: Option<SharedWrite>,
    /// To be sent after that, each to one client.
    pub messages: Vec<(ClientId, HostMessage)>,
    /// To be computed, wherever there is time.
    pub tasks: Vec<SharedTask>,
    /// To be done by the server.
    pub requests: Vec<ServerRequest>,
}

/// What a table asks of its server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ServerRequest {
    /// Opens a table with these players ([`SharedTable::play_again_at`]) and tells the client its
    /// id.
    Rematch {
        /// Who asked.
        client: ClientId,
        /// The number of the call.
        to: u32,
        /// The new table.
        setup: Box<TableSetup>,
    },
    /// Tells the operators of the server about a chat line, and the client that it is done.
    Report {
        /// The client that reports.
        client: ClientId,
        /// The number of its call.
        to: u32,
        /// The account that reports.
        by: String,
        /// The account that wrote the line.
        about: String,
        /// The reported line.
        line: ChatLine,
        /// Why it is reported.
        reason: String,
        /// The key of the call, so that one that is repeated counts once.
        key: Option<String>,
    },
}

/// What to store of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SharedWrite {
    /// Whether [`SharedTable::setup`], which is stored beside the log, has changed.
    pub setup_changed: bool,
    /// The number of the first new line, from 1.
    pub first: usize,
    /// New lines of the log.
    pub lines: Vec<String>,
    /// The key of the call behind lines or chat, which identifies a repeated call. Calls that
    /// change the setup are in there.
    pub call: Option<String>,
    /// New chat lines, with the account of each speaker.
    pub chat: Vec<(String, ChatLine)>,
    /// A new table, with its id, that is stored in the same write.
    pub opens: Option<(String, Box<TableSetup>)>,
}

/// A computation.
pub struct SharedTask(TaskKind);

enum TaskKind {
    Decide(Job),
    Hint { client: ClientId, to: u32, hint: HintJob },
}

/// The result of a task.
pub struct SharedTaskResult(DoneKind);

enum DoneKind {
    Decided(Thought),
    Hinted { client: ClientId, to: u32, hints: Result<Vec<Hint>, TableError> },
}

impl SharedTask {
    /// The client and the call that wait for it, if it is a hint.
    pub const fn asked_by(&self) -> Option<(ClientId, u32)> {
        match &self.0 {
            TaskKind::Hint { client, to, .. } => Some((*client, *to)),
            TaskKind::Decide(_) => None,
        }
    }

    /// The same for another process, if it is a decision that is worth sending.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn sent(&self) -> Option<SentJob> {
        match &self.0 {
            TaskKind::Decide(job) => job.sent(),
            TaskKind::Hint { .. } => None,
        }
    }

    /// Takes what another process has decided, in notation; gives the task back if that cannot be
    /// chosen.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn answered(self, notation: String) -> Result<SharedTaskResult, Self> {
        match self.0 {
            TaskKind::Decide(job) => match job.answered(notation) {
                Ok(thought) => Ok(SharedTaskResult(DoneKind::Decided(thought))),
                Err(job) => Err(Self(TaskKind::Decide(job))),
            },
            hint @ TaskKind::Hint { .. } => Err(Self(hint)),
        }
    }

    /// Runs the computation; may take long.
    pub fn run(self) -> SharedTaskResult {
        SharedTaskResult(match self.0 {
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

/// The phase of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Seats are being taken.
    Gathering,
    /// The game is being played.
    Playing,
    /// The game is over.
    Over,
}

/// Why a stored table cannot go on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct ReplayTableError(String);

impl ReplayTableError {
    /// An error with this reason.
    pub const fn new(reason: String) -> Self {
        Self(reason)
    }
}

/// A game that has begun.
struct Running {
    room: Room,
    clocks: Clocks,
    /// After a restart: how long the clock waits for the players.
    waits: Option<ReturnDeadline>,
}

#[derive(Clone, Copy, Debug)]
enum ReturnDeadline {
    /// Nobody is back yet; somebody has until then, on the machine's clock.
    ForAnybody(u64),
    /// The others have until then.
    Until(u64),
}

/// A table with several clients.
pub struct SharedTable {
    id: String,
    listing: &'static Listing,
    setup: TableSetup,
    /// Before the deal: whether the game will be played in real time.
    is_real_time: bool,
    running: Option<Running>,
    clients: BTreeMap<ClientId, ClientView>,
    /// The latest chat lines, with the account of each author.
    chat: VecDeque<(String, ChatLine)>,
    chat_lines: u64,
    calls: Calls,
    /// Whether the setup has changed since it was stored: it is stored with the next step.
    setup_due: bool,
    random: fn() -> [u8; 32],
}

impl SharedTable {
    /// A new table, not stored yet.
    pub fn new(id: String, setup: TableSetup, random: fn() -> [u8; 32]) -> Result<Self, Refused> {
        Ok(Self {
            id,
            listing: setup.listing()?,
            is_real_time: !setup.is_dealt() && setup.is_real_time(),
            setup,
            running: None,
            clients: BTreeMap::new(),
            chat: VecDeque::new(),
            chat_lines: 0,
            calls: Calls::default(),
            setup_due: false,
            random,
        })
    }

    /// Restores a stored table. Its log is replayed, and every line must match its digest. Its
    /// clocks were stopped meanwhile: time continues from what the machine's clock says now.
    pub fn restore(
        id: String,
        setup: TableSetup,
        lines: &[String],
        calls: impl Iterator<Item = String>,
        mut chat: Vec<(String, ChatLine)>,
        now: MachineTime,
        random: fn() -> [u8; 32],
    ) -> Result<Self, ReplayTableError> {
        let restore_error = |error: &dyn fmt::Display| ReplayTableError(error.to_string());
        let reason = |refused: Refused| ReplayTableError(format!("{:?}", refused.reason));
        for (account, line) in &mut chat {
            line.author = chat::author_mark(&id, account);
        }
        let mut table = Self::new(id, setup, random).map_err(reason)?;
        if table.setup.is_dealt() {
            let record = Record::unfinished(table.setup.head(), lines)
                .map_err(|error| restore_error(&error))?;
            let listing = find_version(&record.header.game, record.header.rules)
                .ok_or_else(|| ReplayTableError("no such version of the rules".into()))?;
            let played = listing.replay(&record).map_err(|error| restore_error(&error))?;
            let live = table.is_live(played.is_real_time());
            let mut room = Room::new(played, now);
            let live = live && room.table.awaiting() != Awaiting::Over;
            let at = table.setup.table_time(now.machine_ms).max(room.table.now());
            room.clock = TableClock::running_from(at, now.machine_ms);
            room.clock.pause(live, now.machine_ms);
            if live {
                // it may be restored again before anybody returns: that time must not count
                table.setup_due = table.setup.stop_clock(at);
            }
            let waits = live.then(|| ReturnDeadline::ForAnybody(now.machine_ms + ABSENT_MS));
            table.run(room, waits);
            // whoever was connected is away from now on; stored, so that it counts only once
            table.setup_due |= table.track_absence(now);
        }
        let calls = calls.chain(table.setup.calls().to_vec());
        calls.for_each(|call| table.calls.insert(&call));
        table.chat_lines = chat.last().map_or(0, |(_, line)| line.number);
        table.chat = chat.into();
        table.drop_old_chat();
        Ok(table)
    }

    /// Whether a restart is a pause for everybody, because seconds count here.
    const fn is_live(&self, is_real_time: bool) -> bool {
        let pace = self.setup.settings().pace;
        is_real_time || matches!(pace, Pace::PerMove { .. } | Pace::Fischer { .. })
    }

    fn run(&mut self, mut room: Room, waits: Option<ReturnDeadline>) {
        room.choose_at_once();
        let pace =
            if room.table.is_real_time() { Pace::Relaxed } else { self.setup.settings().pace };
        let clocks = Clocks::of(pace, room.people(), &*room.table);
        self.running = Some(Running { room, clocks, waits });
    }

    /// Its id, as in addresses.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// What is to be stored beside the log.
    pub const fn setup(&self) -> &TableSetup {
        &self.setup
    }

    /// Its phase.
    pub fn phase(&self) -> Phase {
        match &self.running {
            None => Phase::Gathering,
            Some(running) if running.room.table.awaiting() == Awaiting::Over => Phase::Over,
            Some(_) => Phase::Playing,
        }
    }

    /// The table itself, once the cards have been dealt.
    pub fn table(&self) -> Option<&dyn gantry_catalog::Table> {
        self.running.as_ref().map(|running| &*running.room.table)
    }

    /// How many lines its log has.
    pub fn line_count(&self) -> usize {
        self.table().map_or(0, gantry_catalog::Log::line_count)
    }

    /// Whether no client has it open.
    pub fn has_no_clients(&self) -> bool {
        self.clients.is_empty()
    }

    /// In how many milliseconds something happens here without a client, because a bot thinks or a
    /// clock runs.
    pub fn next_step_in(&self, now: MachineTime) -> Option<u64> {
        let running = self.running.as_ref()?;
        if let Some(ReturnDeadline::ForAnybody(until) | ReturnDeadline::Until(until)) =
            running.waits
        {
            return Some(until.saturating_sub(now.machine_ms));
        }
        if self.phase() != Phase::Playing || !running.room.clock.runs() {
            return None;
        }
        let table_now = running.room.clock.now(now.machine_ms);
        let stand_in = self.next_stand_in().map(|(end, _)| end);
        let ends = [stand_in, self.abandoned_at(), self.next_unreachable()].into_iter().flatten();
        let end = ends.map(|end| end.0.saturating_sub(table_now.0)).min();
        let steps = running.room.next_step_in(now).into_iter().chain(self.next_delayed(now));
        steps.chain(end).min()
    }

    /// How long bots pause between two steps: not at all where only programs are connected.
    fn pause_ms(&self) -> u32 {
        let mut details = self.clients.values().map(|watch| watch.detail);
        let programs = !self.clients.is_empty() && details.all(|detail| detail != Detail::Full);
        if programs { 0 } else { PAUSE_MS }
    }

    /// The seats whose players are connected.
    fn connected(&self) -> SeatSet {
        self.clients.values().fold(SeatSet::EMPTY, |seats, watch| seats.union(watch.seats))
    }

    /// Whether it may leave memory until its next step: its clock needs nobody, and no bot thinks.
    pub fn may_sleep(&self) -> bool {
        let Some(running) = &self.running else { return true };
        running.room.is_idle()
            && (self.phase() == Phase::Over || !self.is_live(running.room.table.is_real_time()))
    }

    /// Keeps only the latest chat lines.
    fn drop_old_chat(&mut self) {
        while self.chat.len() > REMEMBERED_CHAT {
            self.chat.pop_front();
        }
    }

    /// Whether the game waits for a person with this account, and how many milliseconds it still
    /// does where there is a clock.
    pub fn turn_of(&self, account: &str, now: MachineTime) -> (bool, Option<u64>) {
        let waits = self.waits_for(account);
        (waits, if waits { self.time_left(account, now) } else { None })
    }

    /// Whether the game waits for a person with this account.
    fn waits_for(&self, account: &str) -> bool {
        let Some(table) = self.table() else { return false };
        let own = self.seats_of(account);
        let must = table.awaiting().must();
        own.iter().any(|seat| must.contains(seat) && table.bot_at(seat).is_none())
    }

    /// The accounts of the people that the table waits for: whose turn it is, or who may begin
    /// because every seat is taken.
    pub fn awaited_accounts(&self) -> Vec<String> {
        match self.phase() {
            Phase::Over => Vec::new(),
            Phase::Gathering => {
                let full = !self.setup.chairs().contains(&Chair::Free);
                let owner = Some(self.setup.owner()).filter(|owner| full && !owner.is_empty());
                owner.map(str::to_owned).into_iter().collect()
            }
            Phase::Playing => {
                let mut accounts = self.setup.accounts();
                accounts.retain(|account| self.waits_for(account));
                accounts
            }
        }
    }

    /// How many milliseconds an account has left for what the game waits for; `None` if it does not
    /// wait for it, or without a clock.
    fn time_left(&self, account: &str, now: MachineTime) -> Option<u64> {
        let running = self.running.as_ref()?;
        let must = running.room.table.awaiting().must();
        let now = running.room.clock.now(now.machine_ms);
        let own = self.seats_of(account);
        let waited = own.iter().filter(|seat| must.contains(*seat));
        waited.filter_map(|seat| running.clocks.left(seat, now)).min()
    }

    /// The seats of an account.
    fn seats_of(&self, account: &str) -> SeatSet {
        let chairs = self.setup.chairs().iter().enumerate();
        let own = chairs.filter(|(_, chair)| chair.account() == Some(account));
        own.map(|(index, _)| Seat::new(index)).collect()
    }
}
