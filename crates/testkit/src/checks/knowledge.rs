//! Nobody learns what the view hides: worlds that differ only in what a viewer cannot see must
//! behave the same to that viewer.

use gantry_kernel::{Awaiting, Digest, Input, InputOf, Millis, Viewer};
use serde::Serialize;

use super::legal::strangers;
use crate::bench::{Bench, accepts, after};
use crate::check::{CheckResult, difference};
use crate::{Check, Probe};

pub(crate) fn check_imagined<G: Probe>(bench: &mut Bench<G>) -> CheckResult {
    for viewer in Viewer::all(bench.seats) {
        let state = bench.played.state();
        let view = G::view(state, viewer);
        let world = G::imagine(&view, &mut bench.dice);
        let seen = G::view(&world, viewer);
        bench.tally.ensure(Check::ImaginedView, seen == view, || {
            format!("{viewer}: {}", difference(&view, &seen))
        })?;
        let bytes = Digest::of(&seen) == Digest::of(&view);
        bench.tally.ensure(Check::ViewBytes, bytes, || format!("{viewer}: {view:?}"))?;
        let (real, imagined) = (G::awaiting(state), G::awaiting(&world));
        bench.tally.ensure(Check::ImaginedAwaiting, real == imagined, || {
            format!("{viewer}: {real:?}, in an imagined world {imagined:?}")
        })?;
        if !bench.played.entries().is_empty() {
            let (real, imagined) = (G::census(state), G::census(&world));
            bench.tally.ensure(Check::ImaginedCensus, real == imagined, || {
                format!("{viewer}: {real:?}, in an imagined world {imagined:?}")
            })?;
        }
        check_imagined_choices(bench, viewer, &world)?;
        let mut legal = Vec::new();
        for seat in imagined.must().iter() {
            G::legal(&world, seat, &mut legal);
            bench.tally.ensure(Check::LegalForced, !legal.is_empty(), || {
                format!("seat {seat} must act in a world that {viewer} imagines, and cannot")
            })?;
        }
    }
    Ok(())
}

/// What a seat may do, and why it may not, must not reveal more than the view.
fn check_imagined_choices<G: Probe>(
    bench: &mut Bench<G>,
    viewer: Viewer,
    world: &G::State,
) -> CheckResult {
    let Some(seat) = viewer.seat() else { return Ok(()) };
    let mut legal = Vec::new();
    G::legal(world, seat, &mut legal);
    let real = &bench.legal[seat.index()];
    bench.tally.ensure(Check::ImaginedLegal, *real == legal, || {
        format!("seat {seat}: {}", difference(real, &legal))
    })?;
    for action in strangers(bench) {
        let real = G::explain(bench.played.state(), seat, &action);
        let imagined = G::explain(world, seat, &action);
        bench.tally.ensure(Check::RefusalLeak, real == imagined, || {
            format!("seat {seat}, {action}: {real:?}, in an imagined world {imagined:?}")
        })?;
    }
    Ok(())
}

/// The same input in the real world and in one with other hidden things. The acting seat's view
/// shows whether taking back is sound; one more viewer is chosen at random.
pub(crate) fn check_swapped<G: Probe>(
    bench: &mut Bench<G>,
    at: Millis,
    input: &InputOf<G>,
) -> CheckResult {
    let viewers: Vec<Viewer> = Viewer::all(bench.seats).collect();
    let mut chosen = vec![*bench.dice.pick(&viewers)];
    if let Input::Act { seat, .. } = input {
        chosen.push(Viewer::Seat(*seat));
    }
    chosen.into_iter().try_for_each(|viewer| check_swapped_for(bench, viewer, at, input))
}

fn check_swapped_for<G: Probe>(
    bench: &mut Bench<G>,
    viewer: Viewer,
    at: Millis,
    input: &InputOf<G>,
) -> CheckResult {
    let state = bench.played.state();
    let world = G::imagine(&G::view(state, viewer), &mut bench.dice);
    // An outcome or another's action may not exist in the other world: then there is nothing to
    // compare.
    if !accepts::<G>(&world, input) {
        return Ok(());
    }
    let (real, news) = after::<G>(state, at, input);
    let (imagined, imagined_news) = after::<G>(&world, at, input);
    let (seen, imagined_seen) = (G::view(&real, viewer), G::view(&imagined, viewer));
    let alike = seen == imagined_seen;
    let own = matches!(input, Input::Act { seat, .. } if viewer.is(*seat));
    if own && !news.revealed() {
        bench.tally.ensure(Check::TakeBack, alike, || {
            let difference = difference(&seen, &imagined_seen);
            format!("{input:?} can be taken back but taught {viewer}: {difference}")
        })?;
    }
    if !alike {
        return Ok(());
    }
    let bytes = Digest::of(&seen) == Digest::of(&imagined_seen);
    bench.tally.ensure(Check::ViewBytes, bytes, || format!("{viewer}: {seen:?}"))?;
    let (awaiting, other) = (G::awaiting(&real), G::awaiting(&imagined));
    bench.tally.ensure(Check::ImaginedAwaiting, awaiting == other, || {
        format!("{viewer}, after {input:?}: {awaiting:?}, in an imagined world {other:?}")
    })?;
    // In any order: three cards drawn into a hand are the same hand in any order.
    let told = multiset(news.heard_by(viewer)) == multiset(imagined_news.heard_by(viewer));
    bench.tally.ensure(Check::EventLeak, told, || {
        let real: Vec<_> = news.heard_by(viewer).collect();
        let imagined: Vec<_> = imagined_news.heard_by(viewer).collect();
        format!("{input:?} told {viewer} {real:?}, in a world that looks the same {imagined:?}")
    })
}

/// Another choice of the same seat. Viewers who see the same afterwards must have been told the
/// same: a private step stays private although its content is in the log.
pub(crate) fn check_private<G: Probe>(
    bench: &mut Bench<G>,
    at: Millis,
    input: &InputOf<G>,
) -> CheckResult {
    let Input::Act { seat, .. } = input else { return Ok(()) };
    let action = bench.dice.pick(&bench.legal[seat.index()]).clone();
    let other = Input::Act { seat: *seat, action };
    if !accepts::<G>(bench.played.state(), &other) {
        return Ok(());
    }
    let (here, news) = after::<G>(bench.played.state(), at, input);
    let (there, other_news) = after::<G>(bench.played.state(), at, &other);
    for viewer in Viewer::all(bench.seats).filter(|viewer| !viewer.is(*seat)) {
        if G::view(&here, viewer) != G::view(&there, viewer) {
            continue;
        }
        let told = multiset(news.heard_by(viewer)) == multiset(other_news.heard_by(viewer));
        bench.tally.ensure(Check::EventLeak, told, || {
            format!("{viewer} is told which of {input:?} and {other:?} it was, but does not see it")
        })?;
    }
    Ok(())
}

/// Two hidden things exchanged that the input does not touch: nothing at all may change for the
/// viewer.
pub(crate) fn check_exchanged<G: Probe>(
    bench: &mut Bench<G>,
    at: Millis,
    input: &InputOf<G>,
) -> CheckResult {
    let (after_real, news) = after::<G>(bench.played.state(), at, input);
    for viewer in Viewer::all(bench.seats) {
        let before = bench.played.state();
        let other = G::exchange_hidden(before, &after_real, viewer, &mut bench.dice);
        let Some(other) = other.filter(|other| accepts::<G>(other, input)) else { continue };
        let (after_other, other_news) = after::<G>(&other, at, input);
        for (real, other, when) in
            [(before, &other, "before"), (&after_real, &after_other, "after")]
        {
            let same = received::<G>(real, viewer) == received::<G>(other, viewer);
            bench.tally.ensure(Check::Exchange, same, || {
                let (real, other) = (G::view(real, viewer), G::view(other, viewer));
                format!("{viewer} notices {when} {input:?}: {}", difference(&real, &other))
            })?;
        }
        let told = news.heard_by(viewer).eq(other_news.heard_by(viewer));
        bench.tally.ensure(Check::Exchange, told, || {
            format!("{input:?} tells {viewer} of things that stay hidden")
        })?;
    }
    Ok(())
}

/// Everything that a viewer gets from a state.
fn received<G: Probe>(state: &G::State, viewer: Viewer) -> (G::View, Awaiting, Vec<G::Action>) {
    let mut legal = Vec::new();
    if let Viewer::Seat(seat) = viewer {
        G::legal(state, seat, &mut legal);
    }
    (G::view(state, viewer), G::awaiting(state), legal)
}

fn multiset<'a, E: Serialize + 'a>(events: impl Iterator<Item = &'a E>) -> Vec<[u8; 32]> {
    let mut digests: Vec<[u8; 32]> = events.map(|event| *Digest::of(event).bytes()).collect();
    digests.sort_unstable();
    digests
}
