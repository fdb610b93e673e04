//! A refused input changes nothing.

use gantry_kernel::{Digest, Seat};

use super::legal::strangers;
use crate::bench::Bench;
use crate::check::{CheckResult, difference};
use crate::{Check, Probe};

pub(crate) fn check<G: Probe>(bench: &mut Bench<G>) -> CheckResult {
    let before = bench.played.state().clone();
    // The digest too, because a copy that shares its insides would change along with the original.
    let (state_digest, digest) = (Digest::of(&before), bench.played.digest());
    let entries = bench.played.entries().len();
    for action in strangers(bench) {
        let seat = Seat::new(bench.dice.index(bench.seats));
        if bench.legal[seat.index()].binary_search(&action).is_ok() {
            continue;
        }
        let at = bench.played.now();
        let Err(rejection) = bench.played.act(at, seat, action.clone()) else {
            return bench.tally.ensure(Check::LegalUnlisted, false, || {
                format!("seat {seat}, {action}: accepted but not listed")
            });
        };
        let played = &bench.played;
        let unchanged = played.entries().len() == entries
            && played.digest() == digest
            && *played.state() == before
            && Digest::of(played.state()) == state_digest;
        bench.tally.ensure(Check::RefusalMutates, unchanged, || {
            let difference = difference(&before, played.state());
            format!("seat {seat}, {action}: refused ({rejection}), yet {difference}")
        })?;
    }
    Ok(())
}
