//! Whom the game waits for, how it ends, and what it conserves.

use gantry_kernel::{Awaiting, SeatSet};

use crate::bench::Bench;
use crate::check::CheckResult;
use crate::{Check, Probe};

pub(crate) fn check<G: Probe>(bench: &mut Bench<G>) -> CheckResult {
    let state = bench.played.state();
    let awaiting = G::awaiting(state);
    let (must, may) = (awaiting.must(), awaiting.may());
    let table = SeatSet::first(bench.seats);
    bench.tally.ensure(Check::WaitingSets, must.is_subset(may) && may.is_subset(table), || {
        format!("must {must:?}, may {may:?}, at the table {table:?}")
    })?;
    let standings = G::standings(state);
    let over = awaiting == Awaiting::Over;
    let complete = standings.as_ref().is_none_or(|standings| {
        standings.points.len() == bench.seats && standings.places.len() == bench.seats
    });
    bench.tally.ensure(Check::Standings, over == standings.is_some() && complete, || {
        format!("{awaiting:?} with {standings:?}")
    })
}

/// The first entry usually deals; what exists after it must be conserved.
pub(crate) fn check_census<G: Probe>(
    bench: &mut Bench<G>,
    first: &mut Option<Vec<u32>>,
) -> CheckResult {
    let found = G::census(bench.played.state());
    let expected = first.get_or_insert_with(|| found.clone());
    bench.tally.ensure(Check::Census, *expected == found, || {
        format!("{expected:?} after the first entry, {found:?} now")
    })
}
