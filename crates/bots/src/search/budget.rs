//! How long a search may think.

/// When a search ends: after a number of iterations (reproducible with the same dice) or after some
/// time.
#[derive(Clone, Copy, Debug)]
pub enum Budget {
    /// This many imagined worlds.
    Iterations(u32),
    /// This many microseconds on a clock that the host provides; bots have none.
    Micros(u64, Stopwatch),
}

/// Microseconds since some fixed moment.
pub type Stopwatch = fn() -> u64;

impl Budget {
    /// A fraction of the time. Iterations are per search and stay unchanged.
    #[must_use]
    pub fn part(self, part: f64) -> Self {
        match self {
            Self::Iterations(_) => self,
            Self::Micros(time, clock) => Self::Micros(portion(time, part), clock),
        }
    }

    pub(super) fn start(self) -> Timer {
        match self {
            Self::Iterations(most) => Timer::Iterations(most.max(1)),
            Self::Micros(time, clock) => {
                let start = clock();
                Timer::Until { start, end: start.saturating_add(time), clock }
            }
        }
    }
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss)] // a duration
fn portion(micros: u64, part: f64) -> u64 {
    (micros as f64 * part.max(0.0)) as u64
}

pub(super) enum Timer {
    Iterations(u32),
    Until { start: u64, end: u64, clock: Stopwatch },
}

impl Timer {
    /// Whether there is time for another iteration; the first always has time.
    pub(super) fn has_time(&self, iterations: u32) -> bool {
        match *self {
            Self::Iterations(most) => iterations < most,
            Self::Until { end, clock, .. } => iterations == 0 || clock() < end,
        }
    }

    /// How many more iterations there is time for.
    pub(super) fn left(&self, iterations: u32) -> u32 {
        match *self {
            Self::Iterations(most) => most.saturating_sub(iterations),
            Self::Until { start, end, clock } => {
                let now = clock();
                let (spent, left) = (now.saturating_sub(start).max(1), end.saturating_sub(now));
                let more = u128::from(iterations) * u128::from(left) / u128::from(spent);
                u32::try_from(more).unwrap_or(u32::MAX)
            }
        }
    }
}
