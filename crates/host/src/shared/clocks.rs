//! How much time people have. A clock runs while the game waits for its person, so it can be
//! recomputed from the log.

use gantry_catalog::Table;
use gantry_kernel::{MAX_SEATS, Millis, Seat, SeatSet, Waited};
use gantry_wire::Pace;

use super::times::DAY_MS;

const SECOND_MS: u64 = 1000;

/// The clocks of all players at a table.
#[derive(Clone, Debug)]
pub(super) struct Clocks {
    pace: Pace,
    people: SeatSet,
    /// What is left in each time bank while its clock is stopped.
    banks: [u64; MAX_SEATS],
    /// Since when the game has been waiting for each person.
    since: [Option<Millis>; MAX_SEATS],
}

/// The clocks after some number of steps.
#[derive(Clone, Debug)]
struct AfterStep {
    clocks: Clocks,
    /// When the next step was made.
    next_step: Millis,
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
        let clocks = Self { pace, people, banks: [bank; MAX_SEATS], since: [None; MAX_SEATS] };
        clocks.after(&table.waited_for())
    }

    /// The same clocks, after a log in which steps were taken back.
    pub(super) fn again(&self, table: &dyn Table) -> Self {
        Self::of(self.pace, self.people, table)
    }

    /// The clocks after these lines of a log.
    fn after(mut self, lines: &[Waited]) -> Self {
        // by how many steps counted: the clocks then, and when the next step was made
        let mut history: Vec<Option<AfterStep>> = Vec::new();
        let mut before = 0;
        for &Waited { at, must, steps } in lines {
            let made = history.iter_mut().skip(before).take(steps.saturating_sub(before));
            made.flatten().for_each(|step| step.next_step = at);
            let earlier = history.get(steps).cloned().flatten().filter(|_| steps < before);
            match earlier {
                Some(earlier) => self.take_back(&earlier, at, must),
                None => self.wait(at, must),
            }
            history.resize(steps, None);
            history.push(Some(AfterStep { clocks: self.clone(), next_step: at }));
            before = steps;
        }
        self
    }

    /// Steps were taken back. Whoever has to decide again has as much time left as just before
    /// their step: taking back gains no increment and no new time for a move.
    fn take_back(&mut self, earlier: &AfterStep, at: Millis, must: SeatSet) {
        let AfterStep { clocks, next_step } = earlier;
        for seat in self.people.iter() {
            let index = seat.index();
            // whoever had to decide all the time has thought all the time
            if must.contains(seat)
                && self.since[index].is_some()
                && self.since[index] == clocks.since[index]
            {
                continue;
            }
            let used = clocks.since[index].map_or(0, |since| next_step.0.saturating_sub(since.0));
            self.banks[index] = clocks.banks[index];
            self.since[index] = must.contains(seat).then(|| Millis(at.0.saturating_sub(used)));
        }
    }

    const fn has_limit(&self) -> bool {
        !matches!(self.pace, Pace::Relaxed)
    }

    /// The game waits for these seats from this time on.
    pub(super) fn wait(&mut self, at: Millis, must: SeatSet) {
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

    /// Since when the game has been waiting for a person, if it does.
    pub(super) const fn awaited_since(&self, seat: Seat) -> Option<Millis> {
        self.since[seat.index()]
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
    const B: Seat = Seat::new(1);

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
        assert_eq!(clocks.awaited_since(A), Some(Millis(0)), "but it is known who is waited for");
    }

    fn line(at: u64, must: SeatSet, steps: usize) -> Waited {
        Waited { at: Millis(at), must, steps }
    }

    #[test]
    fn taking_back_again_and_again_gains_no_time() {
        let both = SeatSet::first(2);
        let other = SeatSet::only(B);
        let mut log = vec![line(0, both, 3)];
        for round in 0..5 {
            // each time A thinks for a second, chooses in secret, and takes it back a second later
            log.push(line(1000 + 2000 * round, other, 4));
            log.push(line(2000 + 2000 * round, both, 3));
        }
        let bank = clocks(Pace::Fischer { bank_seconds: 60, increment_seconds: 30 }).after(&log);
        assert_eq!(bank.left(A, Millis(10_000)), Some(55_000), "five seconds of thinking");
        assert_eq!(bank.left(B, Millis(10_000)), Some(50_000), "B has had to choose all the time");
        let each = clocks(Pace::PerMove { seconds: 60 }).after(&log);
        assert_eq!(each.left(A, Millis(10_000)), Some(55_000));
        log.push(line(12_000, other, 4));
        let bank = clocks(Pace::Fischer { bank_seconds: 60, increment_seconds: 30 }).after(&log);
        assert_eq!(bank.left(A, Millis(12_000)), Some(83_000), "one increment for one choice");
    }

    #[test]
    fn a_turn_that_is_taken_back_costs_the_next_player_nothing() {
        let (own, other) = (SeatSet::only(A), SeatSet::only(B));
        let log = [line(0, own, 3), line(5000, other, 4), line(25_000, own, 3)];
        let clocks = clocks(Pace::Fischer { bank_seconds: 60, increment_seconds: 10 }).after(&log);
        assert_eq!(clocks.left(A, Millis(25_000)), Some(55_000), "as before the step");
        assert_eq!(clocks.left(B, Millis(25_000)), Some(60_000));
    }
}
