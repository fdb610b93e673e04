//! Sealed choices: nobody sees another's, and their order changes nothing.

use gantry_kernel::{Awaiting, Input, Seat, Viewer};

use crate::bench::{Bench, after};
use crate::check::{CheckResult, difference};
use crate::{Check, Probe};

pub(crate) fn check<G: Probe>(bench: &mut Bench<G>) -> CheckResult {
    let Awaiting::Players { must, sealed: true, .. } = bench.played.awaiting() else {
        return Ok(());
    };
    let mut seats: Vec<Seat> = must.iter().collect();
    if seats.len() < 2 {
        return Ok(());
    }
    bench.dice.shuffle(&mut seats);
    check_order(bench, seats[0], seats[1])?;
    check_silence(bench, seats[0])
}

fn act<G: Probe>(bench: &mut Bench<G>, seat: Seat) -> Input<G::Action, G::Chance> {
    let action = bench.dice.pick(&bench.legal[seat.index()]).clone();
    Input::Act { seat, action }
}

fn check_order<G: Probe>(bench: &mut Bench<G>, first: Seat, second: Seat) -> CheckResult {
    let (one, other) = (act(bench, first), act(bench, second));
    let at = bench.played.now();
    let mut ends = Vec::new();
    for (earlier, later) in [(&one, &other), (&other, &one)] {
        let (middle, _) = after::<G>(bench.played.state(), at, earlier);
        let Input::Act { seat, action } = later else { unreachable!("both are actions") };
        let answer = G::explain(&middle, *seat, action);
        bench.tally.ensure(Check::SealedOrder, answer.is_ok(), || {
            format!("{later:?} is refused after {earlier:?}: {answer:?}")
        })?;
        ends.push(after::<G>(&middle, at, later).0);
    }
    bench.tally.ensure(Check::SealedOrder, ends[0] == ends[1], || {
        format!("{one:?} and {other:?}: {}", difference(&ends[0], &ends[1]))
    })?;
    for viewer in Viewer::all(bench.seats) {
        let (left, right) = (G::view(&ends[0], viewer), G::view(&ends[1], viewer));
        bench.tally.ensure(Check::SealedOrder, left == right, || {
            format!("{viewer}, {one:?} and {other:?}: {}", difference(&left, &right))
        })?;
    }
    Ok(())
}

/// Two different choices of one seat must look alike to everybody else while others are still
/// awaited. Choices that leave different seats waiting are steps of different length and are not
/// compared.
fn check_silence<G: Probe>(bench: &mut Bench<G>, seat: Seat) -> CheckResult {
    let (one, other) = (act(bench, seat), act(bench, seat));
    let at = bench.played.now();
    let (left, left_news) = after::<G>(bench.played.state(), at, &one);
    let (right, right_news) = after::<G>(bench.played.state(), at, &other);
    let waiting = G::awaiting(&left);
    if waiting != G::awaiting(&right) || !matches!(waiting, Awaiting::Players { .. }) {
        return Ok(());
    }
    for viewer in Viewer::all(bench.seats).filter(|viewer| !viewer.is(seat)) {
        let (left, right) = (G::view(&left, viewer), G::view(&right, viewer));
        bench.tally.ensure(Check::SealedChoice, left == right, || {
            format!("{viewer} can tell {one:?} from {other:?}: {}", difference(&left, &right))
        })?;
        let told = left_news.heard_by(viewer).eq(right_news.heard_by(viewer));
        bench.tally.ensure(Check::SealedChoice, told, || {
            format!("{viewer} is told which of {one:?} and {other:?} it was")
        })?;
    }
    Ok(())
}
