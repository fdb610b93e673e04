//! What a client did and saw.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::{Duration, Instant};

use gantry_kernel::{EntryEvents, Viewer};
use gantry_wire::{ClientMessage, Frame};

use crate::uptime::Uptime;

/// How many frames of a table are kept for a closer look.
const KEPT: usize = 3;

/// The result of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum CallResult {
    /// It was never answered.
    Unknown,
    /// It was acknowledged.
    Done,
    /// It was refused, for this reason.
    Refused(String),
}

/// A call that changes something.
#[derive(Clone, Debug)]
pub(crate) struct SentCall {
    pub(crate) table: String,
    pub(crate) number: u32,
    pub(crate) message: ClientMessage,
    pub(crate) outcome: CallResult,
    /// How often it was sent.
    pub(crate) sent: u32,
}

impl SentCall {
    /// Whether it is in the log of its table once it is done.
    pub(crate) const fn is_logged(&self) -> bool {
        use ClientMessage::{Act, Resign, Return};
        matches!(self.message, Act(_) | Resign(_) | Return(_))
    }
}

/// Everything about one client.
#[derive(Debug)]
pub(crate) struct History {
    pub(crate) account: String,
    pub(crate) client: String,
    pub(crate) calls: Vec<SentCall>,
    /// By table.
    pub(crate) seen: BTreeMap<String, Seen>,
}

impl History {
    pub(crate) const fn new(account: String, client: String) -> Self {
        Self { account, client, calls: Vec::new(), seen: BTreeMap::new() }
    }

    /// The key by which the server recognizes a repeated call.
    pub(crate) fn key(&self, call: &SentCall) -> String {
        format!("{}:{}:{}", self.account, self.client, call.number)
    }
}

/// What a client saw of one table.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    /// The most lines and entries that a frame had.
    pub(crate) lines: usize,
    pub(crate) version: usize,
    pub(crate) viewer: Option<Viewer>,
    /// What each entry told, and whether notes make entries change their numbers.
    pub(crate) events: BTreeMap<usize, u64>,
    pub(crate) has_notes: bool,
    /// Whole frames, for a closer look.
    pub(crate) kept: Vec<Frame>,
    /// Of a game that is over.
    pub(crate) digest: Option<String>,
    /// The table's time, and when it was read.
    clock: Option<(u64, Instant)>,
}

impl Seen {
    /// Takes a frame; returns a sentence for each contradiction to an earlier one.
    pub(crate) fn take(
        &mut self,
        frame: &Frame,
        now: Instant,
        (uptime, slack): (&Uptime, Duration),
    ) -> Vec<String> {
        let mut faults = Vec::new();
        if frame.lines < self.lines {
            faults.push(format!("it went back from line {} to {}", self.lines, frame.lines));
        }
        if self.viewer != Some(frame.viewer) {
            (self.viewer, self.version) = (Some(frame.viewer), 0);
            self.events.clear();
        }
        if frame.news_from > self.version {
            let gap = (self.version, frame.news_from);
            faults.push(format!("entries between {} and {} were never told", gap.0, gap.1));
        }
        self.has_notes |= frame.lines != frame.version;
        if self.has_notes {
            // steps may have been taken back, and others have their numbers now
            self.events.retain(|entry, _| *entry <= frame.news_from);
        }
        for told in &frame.events {
            let hash = hash(told);
            if self.events.insert(told.entry, hash).is_some_and(|before| before != hash) {
                faults.push(format!("entry {} was told differently before", told.entry));
            }
        }
        (self.lines, self.version) = (frame.lines, frame.version);
        if !frame.digest.is_empty() {
            self.digest = Some(frame.digest.clone());
        }
        faults.extend(self.compare_clocks(frame, now, uptime, slack));
        faults
    }

    /// Keeps this frame; the first ones, and the last.
    pub(crate) fn keep(&mut self, frame: &Frame) {
        self.kept.truncate(KEPT - 1);
        self.kept.push(frame.clone());
    }

    /// Time passes at a table only while a server runs.
    fn compare_clocks(
        &mut self,
        frame: &Frame,
        now: Instant,
        uptime: &Uptime,
        slack: Duration,
    ) -> Option<String> {
        let reading = frame.clock?.now_ms;
        let (before, at) = self.clock.replace((reading, now))?;
        let most = uptime.between(at, now) + slack;
        let passed = Duration::from_millis(reading.saturating_sub(before));
        let lost = Duration::from_millis(before.saturating_sub(reading));
        if passed > most {
            return Some(format!("its clock went on by {passed:?} in {most:?}"));
        }
        (lost > slack).then(|| format!("its clock went back by {lost:?}"))
    }
}

/// A hash of the events of an entry.
pub(crate) fn hash(told: &EntryEvents) -> u64 {
    let mut hasher = DefaultHasher::new();
    (told.entry, told.at.0, &told.events).hash(&mut hasher);
    hasher.finish()
}
