//! The one clock of the catalog: for bots that think by time, and to measure how long they do.

use std::sync::OnceLock;
use std::time::Duration;

use gantry_bots::Budget;
use web_time::Instant;

/// The time since the first look at the clock, also in a browser.
pub(crate) fn now() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

/// The work that this thread has done: on a busy machine, less than the time that has passed. Where
/// the system does not say, the time.
#[cfg(target_os = "linux")]
pub(crate) fn worked() -> Duration {
    use rustix::time::{ClockId, clock_gettime};

    Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).unwrap_or_default()
}

/// See above.
#[cfg(not(any(target_os = "linux", target_arch = "wasm32")))]
pub(crate) fn worked() -> Duration {
    now()
}

/// A budget of so much time on this clock.
pub fn think_for(time: Duration) -> Budget {
    Budget::Micros(micros(time), now_micros)
}

/// A span in whole microseconds, as bots count.
fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

/// [`now`] for bots.
fn now_micros() -> u64 {
    micros(now())
}
