//! Schedules the bots at a real-time table: when each looks at it again.

use gantry_kernel::{MAX_SEATS, Millis, Seat};

use crate::Table;

/// The pause before a bot looks again after acting: a bot without reaction times acts whenever it
/// looks.
const AFTER_ACTING_MS: u64 = 30;
/// The pause before a bot tries again after a refusal.
const AFTER_REFUSAL_MS: u64 = 100;

/// When the bots look at the table.
#[derive(Debug)]
pub struct BotSchedule {
    wakes: [Millis; MAX_SEATS],
    /// The number of entries when a bot found nothing to do: it waits for another one.
    idle_since: [Option<usize>; MAX_SEATS],
}

impl BotSchedule {
    /// All bots look at once.
    pub fn new(now: Millis) -> Self {
        Self { wakes: [now; MAX_SEATS], idle_since: [None; MAX_SEATS] }
    }

    /// The first bot to look, and when.
    pub fn next(&self, table: &dyn Table) -> Option<(Millis, Seat)> {
        let entries = table.entries();
        let able = |seat: &Seat| {
            table.bot_at(*seat).is_some() && self.idle_since[seat.index()] != Some(entries)
        };
        let waiting = table.awaiting().may().iter().filter(able);
        waiting.map(|seat| (self.wakes[seat.index()].max(table.now()), seat)).min()
    }

    /// Records the result of a bot's look at the table.
    pub fn record(&mut self, now: Millis, seat: Seat, attempt: LookOutcome) {
        let pause_ms = match attempt {
            LookOutcome::Acted => AFTER_ACTING_MS,
            LookOutcome::Refused => AFTER_REFUSAL_MS,
            LookOutcome::Waits(pause_ms) => u64::from(pause_ms).max(1),
            LookOutcome::Idle { entries } => {
                self.idle_since[seat.index()] = Some(entries);
                0
            }
        };
        self.wakes[seat.index()] = Millis(now.0 + pause_ms);
    }
}

/// The result of a bot's look at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LookOutcome {
    /// It acted.
    Acted,
    /// It acted, and was refused: somebody was quicker.
    Refused,
    /// It does nothing for this many milliseconds.
    Waits(u32),
    /// It has nothing to decide until there is another entry.
    Idle {
        /// The number of entries.
        entries: usize,
    },
}
