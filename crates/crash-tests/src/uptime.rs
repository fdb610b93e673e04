//! When a server ran: the clocks of tables stand still while none does.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// All runs so far; the last may go on.
#[derive(Debug, Default)]
pub(crate) struct Uptime(Mutex<Vec<(Instant, Option<Instant>)>>);

impl Uptime {
    /// A process has started.
    pub(crate) fn begin(&self) {
        self.runs().push((Instant::now(), None));
    }

    /// It has ended.
    pub(crate) fn end(&self) {
        if let Some((_, end)) = self.runs().last_mut() {
            end.get_or_insert_with(Instant::now);
        }
    }

    /// How long processes ran between two moments.
    pub(crate) fn between(&self, from: Instant, to: Instant) -> Duration {
        let within = |(begin, end): &(Instant, Option<Instant>)| {
            let end = end.unwrap_or(to).min(to);
            end.saturating_duration_since(from.max(*begin))
        };
        self.runs().iter().map(within).sum()
    }

    fn runs(&self) -> std::sync::MutexGuard<'_, Vec<(Instant, Option<Instant>)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_between_two_runs_does_not_count() {
        let zero = Instant::now();
        let at = |seconds| zero + Duration::from_secs(seconds);
        let uptime = Uptime(Mutex::new(vec![(at(0), Some(at(10))), (at(15), None)]));
        assert_eq!(uptime.between(at(8), at(20)), Duration::from_secs(7));
        assert_eq!(uptime.between(at(11), at(12)), Duration::ZERO);
    }
}
