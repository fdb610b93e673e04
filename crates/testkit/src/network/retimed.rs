//! The same inputs in the same order at other times: only their order may matter.

use gantry_kernel::{Awaiting, Dice, Game, Input, Millis, News};

use super::run::Run;

/// When the inputs of a log come in if it is replayed at other times. As always, outcomes of chance
/// come at once and every timeout exactly at its deadline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Retiming {
    /// Every action one millisecond after the previous entry.
    Hasty,
    /// Every action up to this many milliseconds later than it was, drawn from the run's seed, but
    /// never before the previous entry. Keeps the order of deadlines more often.
    Later(u32),
}

/// The result of replaying a log at other times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Retimed {
    /// The standings are the same.
    Same,
    /// At this entry the deadlines came in another order, which may change a game: a timeout fell
    /// due before an action that it had followed, or had a different effect.
    Incomparable {
        /// The entry.
        entry: usize,
    },
}

impl<G: Game> Run<G> {
    /// Replays the log at other times. A run is comparable only while no deadline changes its place
    /// in the order; a test over many seeds counts how many were.
    pub fn retimed(&self, pace: Retiming) -> Result<Retimed, String> {
        let mut dice = Dice::from_number(self.seed);
        let (mut live, mut again) = (self.played.start().clone(), self.played.start().clone());
        let mut now = Millis(0);
        for (number, entry) in self.entries().iter().enumerate() {
            let until = G::awaiting(&again).until();
            match &entry.input() {
                Input::Act { seat, action } => {
                    now = match pace {
                        Retiming::Hasty => Millis(now.0 + 1),
                        Retiming::Later(most_ms) => {
                            let later = u64::from(dice.below(most_ms + 1));
                            now.max(Millis(entry.at.0 + later))
                        }
                    };
                    if until.is_some_and(|until| until <= now) {
                        return Ok(Retimed::Incomparable { entry: number });
                    }
                    G::explain(&again, *seat, action).map_err(|refusal| {
                        self.found(number, format!("{action} at {} ms instead: {refusal}", now.0))
                    })?;
                }
                Input::Chance(_) => {}
                Input::Timeout => match until {
                    Some(until) => now = now.max(until),
                    None => return Err(self.found(number, "no deadline when retimed")),
                },
            }
            G::apply(&mut live, entry.at, &entry.input(), &mut News::silent());
            G::apply(&mut again, now, &entry.input(), &mut News::silent());
            if !alike(G::awaiting(&live), G::awaiting(&again)) {
                if entry.input() == Input::Timeout {
                    return Ok(Retimed::Incomparable { entry: number });
                }
                let (live, again) = (G::awaiting(&live), G::awaiting(&again));
                let what = format!("after {:?}: {live:?}, retimed {again:?}", entry.input());
                return Err(self.found(number, what));
            }
        }
        let (live, again) = (G::standings(&live), G::standings(&again));
        if live == again {
            return Ok(Retimed::Same);
        }
        let what = format!("{live:?}, but at other times ({pace:?}) {again:?}");
        Err(self.found(self.entries().len(), what))
    }
}

/// Whether the same players are awaited in the same way, ignoring the deadline.
fn alike(left: Awaiting, right: Awaiting) -> bool {
    let timeless = |awaiting| match awaiting {
        Awaiting::Players { must, may, until, sealed } => {
            Awaiting::Players { must, may, until: until.map(|_| Millis(0)), sealed }
        }
        Awaiting::Chance(_) | Awaiting::Over => awaiting,
    };
    timeless(left) == timeless(right)
}
