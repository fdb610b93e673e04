//! The catalog's only clock: for bots that think for a given time, and to measure how long they do.

use std::sync::OnceLock;
use std::time::Duration;

use gantry_bots::Budget;
use web_time::Instant;

/// The time since the first call. Also works in a browser.
pub(crate) fn now() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

/// The processor time of this thread: on a busy machine, less than the time that has passed. Where
/// the system does not report it, the time that has passed.
#[cfg(target_os = "linux")]
pub(crate) fn worked() -> Duration {
    use rustix::time::{ClockId, clock_gettime};

    Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).unwrap_or_default()
}

/// As above, where there is no processor time.
#[cfg(not(any(target_os = "linux", target_arch = "wasm32")))]
pub(crate) fn worked() -> Duration {
    now()
}

/// A budget of this much time on this clock.
pub fn think_for(time: Duration) -> Budget {
    Budget::Micros(micros(time), now_micros)
}

/// A duration in whole microseconds.
fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

/// [`now`] for bots.
fn now_micros() -> u64 {
    micros(now())
}
