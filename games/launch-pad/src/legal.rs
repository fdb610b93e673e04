//! Everything a seat may do now, in ascending order.

use gantry_kernel::{Awaiting, Seat};

use crate::action::{Action, Aim, Target};
use crate::card::Card;
use crate::judge;
use crate::play;
use crate::purpose;
use crate::rocket::Zone;
use crate::state::{Open, Stage, State};
use crate::trade;

/// Whom the game waits for.
pub fn awaiting(state: &State) -> Awaiting {
    match state.open.clock.stage {
        Stage::Deal => Awaiting::Chance(purpose::DEAL),
        Stage::Reshuffle { .. } => Awaiting::Chance(purpose::RESHUFFLE),
        Stage::Recycle => Awaiting::Chance(purpose::RECYCLE),
        Stage::Thieving { .. } => Awaiting::Chance(purpose::THIEF),
        // LP-5.11: a choice may be changed until the last one is in.
        Stage::Surplus => {
            let may = state.seats_with_cards();
            Awaiting::sealed(may.minus(state.sealed_seats()), may)
        }
        Stage::Answer { to } => Awaiting::turn(to),
        Stage::Over => Awaiting::Over,
        _ => Awaiting::turn(state.turn()),
    }
}

/// The list of [`gantry_kernel::Game::legal`].
pub fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.clear();
    if seat.index() >= state.seats() {
        return;
    }
    let stage = state.open.clock.stage;
    if stage == Stage::Surplus {
        let others =
            state.hand(seat).kinds().filter(|&card| judge::choose(state, seat, card).is_ok());
        actions.extend(others.map(Action::Choose));
        return;
    }
    if let Stage::Answer { to } = stage {
        if seat == to {
            if judge::accept(state, seat).is_ok() {
                actions.push(Action::Accept);
            }
            actions.push(Action::Refuse);
        }
        return;
    }
    if seat != state.turn() {
        return;
    }
    match stage {
        Stage::Advance => {
            let board = state.board(seat);
            let ready = board
                .looks()
                .filter(|&rocket| judge::leave(board, &state.open.clock, rocket).is_ok());
            actions.extend(ready.map(Action::Advance));
            actions.push(Action::Stay);
        }
        Stage::Draw { due } => {
            actions.push(Action::Draw);
            if judge::draw_rest(due).is_ok() {
                actions.push(Action::DrawRest);
            }
            actions.push(Action::Take);
        }
        Stage::Play => plays(state, seat, actions),
        Stage::Offering { to } => offers(state, seat, to, actions),
        Stage::Lay => {
            let mut last = None;
            for &card in &state.open.laying {
                if last.replace(card) != Some(card) {
                    actions.push(Action::Lay(card));
                }
            }
            actions.push(Action::LayRest);
        }
        Stage::Discard => discards(state, seat, actions),
        _ => {}
    }
}

fn plays(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    for card in state.hand(seat).kinds() {
        targets(&state.open, seat, card, |target| {
            if play::judge(state, seat, card, target).is_ok() {
                actions.push(Action::Play(card, target));
            }
        });
    }
    // Most tables play without negotiations, and search asks all the time.
    if state.open.setup.negotiations {
        let partners =
            Seat::all(state.seats()).filter(|&to| judge::begin_offer(state, seat, to).is_ok());
        actions.extend(partners.map(Action::Offer));
    }
    discards(state, seat, actions);
}

/// LP-3.6
fn discards(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.extend(state.hand(seat).kinds().map(Action::Discard));
    if judge::end(state, seat).is_ok() {
        actions.push(Action::End);
    }
}

fn offers(state: &State, seat: Seat, to: Seat, actions: &mut Vec<Action>) {
    let given = |card: &Card| trade::give(state, seat, *card).is_ok();
    actions.extend(state.hand(seat).kinds().filter(given).map(Action::Give));
    let asked = |card: &Card| trade::ask(state, to, *card).is_ok();
    actions.extend(Card::hand_kinds().filter(asked).map(Action::Ask));
    if trade::fits(state, seat, to).is_ok() {
        actions.push(Action::Propose);
    }
    actions.push(Action::Withdraw);
}

/// Every target of the card's kind that exists, ascending.
#[inline]
pub fn targets(open: &Open, seat: Seat, card: Card, mut each: impl FnMut(Target)) {
    match card.aim() {
        Aim::Nothing => each(Target::Nothing),
        Aim::Rocket => open.board(seat).looks().for_each(|rocket| each(Target::Rocket(rocket))),
        Aim::Place => Zone::ALL.into_iter().for_each(|zone| each(Target::Place(zone))),
        Aim::Of => {
            for owner in Seat::all(open.seats()) {
                open.board(owner).looks().for_each(|rocket| each(Target::Of(owner, rocket)));
            }
        }
        Aim::Part => {
            for owner in Seat::all(open.seats()) {
                for rocket in open.board(owner).looks() {
                    let parts = [Card::Metal, Card::Fuel];
                    for part in parts.into_iter().filter(|&part| rocket.parts(part) > 0) {
                        each(Target::Part(owner, rocket, part));
                    }
                }
            }
        }
        Aim::Expert => {
            for owner in Seat::all(open.seats()) {
                for zone in Zone::ALL {
                    if open.board(owner).experts[zone.index()].is_some() {
                        each(Target::Expert(owner, zone));
                    }
                }
            }
        }
        Aim::Seat => Seat::all(open.seats()).for_each(|owner| each(Target::Seat(owner))),
        Aim::Seats => {
            for one in Seat::all(open.seats()) {
                for two in Seat::all(open.seats()).skip(one.index()) {
                    each(Target::Seats(one, two));
                }
            }
        }
        Aim::Card if card == Card::Salvage => {
            open.salvageable().kinds().for_each(|wanted| each(Target::Card(wanted)));
        }
        Aim::Card => {
            let lies = |corner: &Card| open.clock.corners.iter().any(|c| c.card == *corner);
            Card::CORNERS.into_iter().filter(lies).for_each(|corner| each(Target::Card(corner)));
        }
    }
}

/// Whether a target of the card's kind exists on this table.
pub fn exists(open: &Open, seat: Seat, card: Card, target: Target) -> bool {
    let mut found = false;
    targets(open, seat, card, |other| found |= other == target);
    // In version 1 Salvage's list left out Salvage, which has its own reason.
    let left_out = card == Card::Salvage && !open.setup.salvage_fetches_salvage();
    found || (left_out && target == Target::Card(Card::Salvage))
}
