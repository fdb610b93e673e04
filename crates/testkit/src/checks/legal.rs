//! The list of legal actions: its form, and that it agrees with `explain`.

use gantry_kernel::{Input, InputOf, MAX_SEATS, Millis, News, Seat};

use crate::bench::Bench;
use crate::check::{CheckResult, Finding};
use crate::{Check, Probe};

/// How many arbitrary actions are tried per seat, and how many formerly legal ones.
const ARBITRARY_ACTIONS: usize = 4;

pub(crate) fn check_lists<G: Probe>(bench: &mut Bench<G>) -> CheckResult {
    let must = bench.played.awaiting().must();
    for (seat, actions) in Seat::all(bench.seats).zip(&bench.legal) {
        let descent = actions.windows(2).find(|pair| pair[0] >= pair[1]);
        bench
            .tally
            .ensure(Check::LegalOrder, descent.is_none(), || format!("seat {seat}: {descent:?}"))?;
        if must.contains(seat) {
            bench.tally.ensure(Check::LegalForced, !actions.is_empty(), || {
                format!("seat {seat} must act and has no action")
            })?;
        }
    }
    Ok(())
}

/// Applies the chosen input, which the rules themselves listed or drew.
pub(crate) fn check_accepted<G: Probe>(
    bench: &mut Bench<G>,
    at: Millis,
    input: InputOf<G>,
) -> Result<News<G::Event>, Finding> {
    let check = match &input {
        Input::Act { action, .. } => {
            bench.remember(action.clone());
            Check::LegalRefused
        }
        Input::Chance(_) => Check::DrawAdmitted,
        Input::Timeout => Check::Stuck,
    };
    bench.tally.note(check);
    bench.played.admit(at, input).map_err(|rejection| Finding::new(check, rejection.to_string()))
}

pub(crate) fn check_explained<G: Probe>(bench: &mut Bench<G>) -> CheckResult {
    let state = bench.played.state();
    let may = G::awaiting(state).may();
    let mut unheard = Vec::new();
    for seat in Seat::all(bench.seats) {
        if !may.contains(seat) {
            G::legal(state, seat, &mut unheard);
            bench.tally.ensure(Check::LegalUnheard, unheard.is_empty(), || {
                format!("seat {seat} is not heard but may {}", unheard[0])
            })?;
        }
        for action in &bench.legal[seat.index()] {
            let answer = G::explain(state, seat, action);
            bench.tally.ensure(Check::LegalRefused, answer.is_ok(), || {
                format!("seat {seat}, {action}: {answer:?}")
            })?;
        }
    }
    for seat in Seat::all(bench.seats) {
        for action in strangers(bench) {
            let listed = bench.legal[seat.index()].binary_search(&action).is_ok();
            let answer = G::explain(bench.played.state(), seat, &action);
            let check = if listed { Check::LegalRefused } else { Check::LegalUnlisted };
            bench.tally.ensure(check, listed == answer.is_ok(), || {
                format!("seat {seat}, {action}: listed {listed}, explained {answer:?}")
            })?;
        }
    }
    check_empty_seats(bench)
}

/// Records and messages can name seats that this table does not have.
fn check_empty_seats<G: Probe>(bench: &mut Bench<G>) -> CheckResult {
    let actions = strangers(bench);
    let state = bench.played.state();
    let mut listed = Vec::new();
    for seat in Seat::all(MAX_SEATS).skip(bench.seats) {
        G::legal(state, seat, &mut listed);
        let accepted = actions.iter().find(|action| G::explain(state, seat, action).is_ok());
        bench.tally.ensure(Check::Stranger, listed.is_empty() && accepted.is_none(), || {
            format!("seat {seat} is not at this table but may {:?}", accepted.or(listed.first()))
        })?;
    }
    Ok(())
}

/// Actions that mostly do not belong here: arbitrary ones, those of earlier points, those of
/// others.
pub(crate) fn strangers<G: Probe>(bench: &mut Bench<G>) -> Vec<G::Action> {
    let Bench { dice, legal, remembered, seats, .. } = bench;
    let mut actions: Vec<G::Action> =
        (0..ARBITRARY_ACTIONS).map(|_| G::any_action(dice, *seats)).collect();
    for list in std::iter::once(&*remembered).chain(&*legal) {
        let tries = if list.is_empty() { 0 } else { ARBITRARY_ACTIONS / 2 };
        actions.extend((0..tries).map(|_| dice.pick(list).clone()));
    }
    actions
}
