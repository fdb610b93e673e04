//! How long a search may think.

/// The end of a search: after so many iterations (the same for the same dice) or so much time.
#[derive(Clone, Copy, Debug)]
pub enum Budget {
    /// So many imagined worlds.
    Iterations(u32),
    /// So many microseconds on this clock, which the host has: bots know none.
    Micros(u64, Stopwatch),
}

/// Microseconds since some moment.
pub type Stopwatch = fn() -> u64;

impl Budget {
    /// This part of the time; iterations are for each search and stay as they are.
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

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss)] // of a time
fn portion(micros: u64, part: f64) -> u64 {
    (micros as f64 * part.max(0.0)) as u64
}

pub(super) enum Timer {
    Iterations(u32),
    Until { start: u64, end: u64, clock: Stopwatch },
}

impl Timer {
    /// Whether there is time for one more iteration; there always is for the first.
    pub(super) fn goes_on(&self, iterations: u32) -> bool {
        match *self {
            Self::Iterations(most) => iterations < most,
            Self::Until { end, clock, .. } => iterations == 0 || clock() < end,
        }
    }

    /// How many iterations there is still time for, after so many.
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
