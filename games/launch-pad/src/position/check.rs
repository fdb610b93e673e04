//! What must hold of every state, said in one sentence where it does not. A position comes from outside:
//! after this check no rule code can meet a state that play could not have the shape of.

use gantry_kernel::{Seat, Viewer};

use crate::bar::judge;
use crate::card::{Card, KINDS};
use crate::rocket::{Rocket, Zone};
use crate::setup::Length;
use crate::state::{Job, Stage, State};
use crate::{Target, trade};

type Checked = Result<(), String>;

fn require(holds: bool, message: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(message()) }
}

/// Cards of the box that lie nowhere yet; negative where the position names too many. The draw pile is
/// not looked at.
pub fn left_over(state: &State) -> [i32; KINDS] {
    let mut left = [0; KINDS];
    for card in Card::all() {
        left[card.index()] = i32::from(card.copies());
    }
    let mut see = |card: Card| left[card.index()] -= 1;
    state.piles.discard().iter().for_each(|&card| see(card));
    state.laying.iter().for_each(|&card| see(card));
    state.clock.corners.iter().for_each(|corner| see(corner.card));
    for corner in Card::CORNERS {
        if state.clock.aside || state.clock.on_pad(corner) {
            see(corner);
        }
    }
    for seat in Seat::all(state.seats()) {
        state.hand(seat).cards().for_each(&mut see);
        let board = state.board(seat);
        board.rockets.iter().for_each(|rocket| rocket.cards().for_each(&mut see));
        board.experts.iter().flatten().for_each(|&card| see(card));
        for card in Card::SPECIALTIES {
            (0..board.specialties[card.specialty()]).for_each(|_| see(card));
        }
    }
    left
}

pub fn check(state: &State) -> Checked {
    for seat in Seat::all(state.seats()) {
        check_board(state, seat)?;
        check_known(state, seat)?;
    }
    let is_corner = |card: &Card| card.is_corner();
    require(!state.piles.discard().iter().any(is_corner), || {
        "LP-3.7: corners are never in the discard pile".into()
    })?;
    require(!state.laying.iter().any(is_corner), || "LP-3.7: corners are never discarded".into())?;
    check_clock(state)?;
    check_stage(state)
}

fn check_board(state: &State, seat: Seat) -> Checked {
    let board = state.board(seat);
    for &rocket in &board.rockets {
        let message = || format!("LP-4: {seat} cannot have {rocket}");
        require(possible(rocket), message)?;
    }
    let specialties: u8 = board.specialties.iter().sum();
    require(specialties <= 1 || state.setup.super_powers, || {
        format!("LP-4.5: {seat} has {specialties} specialties in play without super-powers")
    })
}

/// LP-3.2, LP-4.4
fn possible(rocket: Rocket) -> bool {
    let complete = rocket.is_complete() || rocket.zone() == Zone::Construction;
    let bonuses_fit = rocket.bonuses().all(|bonus| match bonus {
        Card::QualityCertificate => rocket.zone() != Zone::Construction,
        _ => rocket.zone() == Zone::Launch,
    });
    complete && bonuses_fit
}

/// LP-9.4: nobody knows more than there is, and spectators know what everybody knows.
fn check_known(state: &State, seat: Seat) -> Checked {
    let open = state.known.bag(seat, Viewer::Spectator);
    for viewer in Viewer::all(4).filter(|viewer| !viewer.is(seat)) {
        let known = state.known.bag(seat, viewer);
        require(state.hand(seat).holds(&known), || {
            format!("LP-9.4: {viewer} knows cards that {seat} does not hold")
        })?;
        let sits = viewer.seat().is_none_or(|viewer| viewer.index() < state.seats());
        require(!sits || known.holds(&open), || {
            format!("LP-9.4: spectators know more of {seat}'s hand than {viewer}")
        })?;
    }
    Ok(())
}

fn check_clock(state: &State) -> Checked {
    let clock = &state.clock;
    let seats = state.setup.seats;
    for (at, corner) in clock.corners.iter().enumerate() {
        let twice = clock.corners[..at].iter().any(|other| other.card == corner.card);
        require(!twice && !clock.on_pad(corner.card), || {
            format!("LP-1: there is one {} corner", corner.card)
        })?;
        require(corner.seat.index() < seats.into(), || format!("no seat {}", corner.seat))?;
        require(state.setup.length != Length::Short, || {
            "LP-8.1: in the short game no corner lies in a zone".into()
        })?;
    }
    let lies_out = clock.area != 0 || !clock.corners.is_empty();
    require(!clock.aside || (state.setup.length == Length::Long && !lies_out), || {
        "LP-8.1: corners are aside only in the long game, all four".into()
    })?;
    let complete = clock.area == 0b1111;
    require(clock.countdown.is_some() == complete && clock.countdown <= Some(seats), || {
        "LP-7.1: the countdown runs when the pad is complete, from the number of seats down".into()
    })?;
    let draw = state.piles.draw();
    let low = usize::from(clock.low);
    require(low <= draw.len() && !draw[low..].iter().any(|card| card.is_corner()), || {
        format!("LP-2.2: not all corners are among the lowest {low} cards of the draw pile")
    })?;
    let most = state.setup.turn_limit * u16::from(seats);
    require((1..=most).contains(&clock.turns) || clock.stage == Stage::Deal, || {
        format!("LP-7.4: turns runs from 1 to {most}")
    })?;
    require(clock.gone.iter().all(|&gone| gone <= 2), || "LP-6.2: at most two go".into())?;
    require(usize::from(clock.gone[0]) >= clock.arrived.len(), || {
        "LP-3.2: more rockets arrived than left Construction".into()
    })?;
    let board = state.board(clock.turn);
    let alike = |list: &[Rocket], look| list.iter().filter(|&&rocket| rocket == look).count();
    let arrived_there = |&look: &Rocket| alike(&board.rockets, look) >= alike(&clock.arrived, look);
    let advancing = clock.stage == Stage::Advance;
    require(!advancing || clock.arrived.iter().all(arrived_there), || {
        "LP-3.2: a rocket arrived that is not there".into()
    })?;
    require(clock.offers <= state.setup.offer_limit, || "LP-8.2: too many offers".into())
}

fn check_stage(state: &State) -> Checked {
    let (clock, piles) = (&state.clock, &state.piles);
    let turn = state.turn();
    let laying = state.laying.first() != state.laying.last();
    require(laying == (clock.stage == Stage::Lay), || {
        "LP-5.14: cards wait to be laid in the stage lay only, and of two kinds at least".into()
    })?;
    require(laying || state.laying.is_empty(), || "LP-5.14: nothing to choose in laying".into())?;
    let sealed = Seat::all(state.seats()).all(|seat| match state.sealed[seat.index()] {
        Some(card) => state.hand(seat).has(card) && clock.stage == Stage::Surplus,
        None => true,
    });
    require(sealed, || "LP-5.11: a sealed card is in hand, in the stage surplus".into())?;
    let trading = matches!(clock.stage, Stage::Offering { .. } | Stage::Answer { .. });
    let nothing = state.offer.give.is_empty() && state.offer.want.is_empty();
    require(trading || nothing, || "LP-8.2: no offer in this stage".into())?;
    let on_top = |card| piles.top_discard() == Some(card);
    let reason = "this stage cannot be reached with these piles and hands".to_owned();
    match clock.stage {
        Stage::Draw { .. } => require(!clock.took && !piles.discard().is_empty(), || reason),
        Stage::Reshuffle { job, .. } => {
            let least = if job == Job::Supplier { 2 } else { 1 };
            let supplier = job != Job::Supplier || on_top(Card::PartsSupplier);
            let needed = piles.draw().is_empty() && piles.discard().len() >= least;
            require(needed && supplier, || reason)
        }
        Stage::Recycle => require(on_top(Card::RecycleBin) && piles.discard().len() > 1, || reason),
        Stage::Thieving { from: [one, two] } => {
            let sit = one.index() < state.seats() && two.index() < state.seats() && one <= two;
            let target = Target::Seats(one, two);
            let holds = sit && judge(state, turn, Card::Thief, target).is_ok();
            require(holds && on_top(Card::Thief), || reason)
        }
        Stage::Surplus => {
            let all_in = state.seats_with_cards().is_subset(state.sealed_seats());
            require(!all_in && on_top(Card::Surplus), || reason)
        }
        Stage::Offering { to } | Stage::Answer { to } => {
            let sits = to != turn && to.index() < state.seats();
            let begun = state.setup.negotiations && clock.offers > 0 && sits;
            require(begun, || "LP-8.2: no such offer".into())?;
            let held = state.hand(turn).holds(&state.offer.give)
                && state.hand(to).len() >= state.offer.want.len();
            require(held, || "LP-8.2: the offer names more cards than there are".into())?;
            let open = matches!(clock.stage, Stage::Offering { .. });
            require(open || trade::fits(state, turn, to).is_ok(), || {
                "LP-8.2: this offer cannot be made".into()
            })
        }
        Stage::Deal => {
            let untouched = *state == State::new(&state.setup);
            require(untouched, || "before the deal there is nothing but options".into())
        }
        Stage::Advance | Stage::Play | Stage::Lay | Stage::Discard | Stage::Over => Ok(()),
    }
}
