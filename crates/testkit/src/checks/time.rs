//! Time only runs forward, and no deadline passes early.

use gantry_kernel::{Input, InputError, InputOf, Millis};

use crate::bench::Bench;
use crate::check::CheckResult;
use crate::{Check, Probe};

pub(crate) fn check<G: Probe>(bench: &mut Bench<G>) -> CheckResult {
    let now = bench.played.now();
    let early = match bench.played.awaiting().until() {
        None => Some(Millis(u64::MAX)),
        Some(until) if until > now => Some(Millis(until.0 - 1)),
        Some(_) => None,
    };
    if let Some(early) = early {
        let answer = refuse(bench, early);
        bench.tally.ensure(Check::EarlyTimeout, answer == Some(InputError::NoTimeout), || {
            format!("a timeout at {} ms: {answer:?}", early.0)
        })?;
    }
    if now > Millis(0) {
        let answer = refuse(bench, Millis(now.0 - 1));
        let backwards = matches!(answer, Some(InputError::Backwards { .. }));
        bench.tally.ensure(Check::BackwardsTime, backwards, || {
            format!("an input at {} ms after {} ms: {answer:?}", now.0 - 1, now.0)
        })?;
    }
    Ok(())
}

/// Why the match would refuse a timeout at this time, if it would.
fn refuse<G: Probe>(bench: &Bench<G>, at: Millis) -> Option<InputError> {
    let timeout: InputOf<G> = Input::Timeout;
    bench.played.check(at, &timeout).err()
}
