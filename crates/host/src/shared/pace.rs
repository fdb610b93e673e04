//! How much time people have. A clock runs while the game waits for its person, so it can be
//! recomputed from the log.

use gantry_catalog::Table;
use gantry_kernel::{MAX_SEATS, Millis, Seat, SeatSet};
use gantry_wire::Pace;

const SECOND_MS: u64 = 1000;
const DAY_MS: u64 = 24 * 60 * 60 * SECOND_MS;

/// The clocks of all players at a table.
#[derive(Clone, Debug)]
pub(super) struct Clocks {
    pace: Pace,
    people: SeatSet,
    /// What is left in each time bank while its clock is stopped.
    banks: [u64; MAX_SEATS],
    /// Since when each clock has been running.
    since: [Option<Millis>; MAX_SEATS],
}

/// How much time a person starts with, each time or once; `None` without a limit.
fn allowance(pace: Pace) -> Option<u64> {
    match pace {
        Pace::Relaxed => None,
        Pace::PerMove { seconds } => Some(u64::from(seconds) * SECOND_MS),
        Pace::Fischer { bank_seconds, .. } => Some(u64::from(bank_seconds) * SECOND_MS),
        Pace::Days { days } => Some(u64::from(days) * DAY_MS),
    }
}

impl Clocks {
    /// The clocks as they are at the end of a log.
    pub(super) fn of(pace: Pace, people: SeatSet, table: &dyn Table) -> Self {
        let bank = allowance(pace).unwrap_or_default();
        let mut clocks = Self { pace, people, banks: [bank; MAX_SEATS], since: [None; MAX_SEATS] };
        if clocks.has_limit() {
            for (at, must) in table.waited_for() {
                clocks.wait(at, must);
            }
        }
        clocks
    }

    const fn has_limit(&self) -> bool {
        !matches!(self.pace, Pace::Relaxed)
    }

    /// The game waits for these seats from this time on.
    pub(super) fn wait(&mut self, at: Millis, must: SeatSet) {
        if !self.has_limit() {
            return;
        }
        for seat in self.people.iter() {
            let (bank, since) = (&mut self.banks[seat.index()], &mut self.since[seat.index()]);
            match (*since, must.contains(seat)) {
                (None, true) => *since = Some(at),
                (Some(start), false) => {
                    *since = None;
                    if let Pace::Fischer { increment_seconds, .. } = self.pace {
                        let left = bank.saturating_sub(at.0.saturating_sub(start.0));
                        *bank = left + u64::from(increment_seconds) * SECOND_MS;
                    }
                }
                (None, false) | (Some(_), true) => {}
            }
        }
    }

    /// How much time a person has left.
    pub(super) fn left(&self, seat: Seat, now: Millis) -> Option<u64> {
        if !self.has_limit() || !self.people.contains(seat) {
            return None;
        }
        let used = self.since[seat.index()].map_or(0, |since| now.0.saturating_sub(since.0));
        Some(self.banks[seat.index()].saturating_sub(used))
    }

    /// When the next clock runs out, and whose.
    pub(super) fn next_end(&self) -> Option<(Millis, Seat)> {
        if !self.has_limit() {
            return None;
        }
        let end = |seat: Seat| {
            let since = self.since[seat.index()]?;
            Some((Millis(since.0 + self.banks[seat.index()]), seat))
        };
        self.people.iter().filter_map(end).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::new(0);

    fn clocks(pace: Pace) -> Clocks {
        let bank = allowance(pace).unwrap_or_default();
        let (banks, since) = ([bank; MAX_SEATS], [None; MAX_SEATS]);
        Clocks { pace, people: SeatSet::first(2), banks, since }
    }

    #[test]
    fn each_move_has_its_own_time() {
        let mut clocks = clocks(Pace::PerMove { seconds: 10 });
        clocks.wait(Millis(1000), SeatSet::only(A));
        clocks.wait(Millis(4000), SeatSet::only(A));
        assert_eq!(clocks.left(A, Millis(6000)), Some(5000), "the same wait goes on");
        assert_eq!(clocks.next_end(), Some((Millis(11_000), A)));
        clocks.wait(Millis(7000), SeatSet::only(Seat::new(1)));
        clocks.wait(Millis(8000), SeatSet::only(A));
        assert_eq!(clocks.left(A, Millis(8000)), Some(10_000));
    }

    #[test]
    fn a_time_bank_grows_by_the_increment() {
        let mut clocks = clocks(Pace::Fischer { bank_seconds: 10, increment_seconds: 2 });
        clocks.wait(Millis(0), SeatSet::only(A));
        clocks.wait(Millis(9000), SeatSet::EMPTY);
        assert_eq!(clocks.left(A, Millis(50_000)), Some(3000), "it does not run meanwhile");
        clocks.wait(Millis(60_000), SeatSet::only(A));
        assert_eq!(clocks.next_end(), Some((Millis(63_000), A)));
    }

    #[test]
    fn without_a_limit_no_clock_runs() {
        let mut clocks = clocks(Pace::Relaxed);
        clocks.wait(Millis(0), SeatSet::first(2));
        assert_eq!((clocks.left(A, Millis(9)), clocks.next_end()), (None, None));
    }
}
