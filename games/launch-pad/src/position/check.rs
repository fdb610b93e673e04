//! What must hold in every state; an error says in one sentence what does not. A position comes
//! from outside: after this check rule code meets only states that play could produce.

use gantry_game_kit::position::{Checked, require, require_of};
use gantry_kernel::{Seat, Viewer};

use crate::Target;
use crate::bag::Bag;
use crate::card::{Card, KINDS};
use crate::play;
use crate::rocket::{Rocket, Zone};
use crate::setup::Length;
use crate::state::{Job, MOST_SEATS, Stage, State};
use crate::trade::{self, MOST_WITHDRAWN};

/// Cards of the box that are nowhere yet; negative where the position names too many. The draw pile
/// is ignored.
pub fn left_over(state: &State) -> [i32; KINDS] {
    let mut left = [0; KINDS];
    for card in Card::all() {
        left[card.index()] = i32::from(card.copies());
    }
    let mut see = |card: Card| left[card.index()] -= 1;
    state.open.discards.iter().for_each(|&card| see(card));
    state.open.laying.iter().for_each(|&card| see(card));
    state.open.clock.corners.iter().for_each(|corner| see(corner.card));
    for corner in Card::CORNERS {
        if state.open.clock.aside || state.open.clock.on_pad(corner) {
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
    Seat::all(state.seats()).try_for_each(|seat| check_board(state, seat))?;
    Seat::all(MOST_SEATS).try_for_each(|seat| check_known(state, seat))?;
    let is_corner = |card: &Card| card.is_corner();
    require(!state.open.discards.iter().any(is_corner), &["discard"], || {
        "LP-3.7: corners are never in the discard pile".into()
    })?;
    require(!state.open.laying.iter().any(is_corner), &["laying"], || {
        "LP-3.7: corners are never discarded".into()
    })?;
    check_clock(state)?;
    check_stage(state)
}

fn check_board(state: &State, seat: Seat) -> Checked {
    let board = state.board(seat);
    for &rocket in &board.rockets {
        let message = || format!("LP-4: {seat} cannot have {rocket}");
        require_of(seat, possible(rocket), rocket.zone().name(), message)?;
    }
    let specialties: u8 = board.specialties.iter().sum();
    require_of(seat, specialties <= 1 || state.open.setup.super_powers, "specialties", || {
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

/// LP-9.4: nobody knows more than there is, empty seats know nothing, and spectators know what
/// everybody knows.
fn check_known(state: &State, seat: Seat) -> Checked {
    if seat.index() >= state.seats() {
        let nothing = Viewer::all(4).all(|viewer| state.known.bag(seat, viewer).is_empty());
        return require(nothing, &["known"], || format!("no seat {seat}"));
    }
    let open = state.known.bag(seat, Viewer::Spectator);
    for viewer in Viewer::all(4).filter(|viewer| !viewer.is(seat)) {
        let known = state.known.bag(seat, viewer);
        require(state.hand(seat).holds(&known), &["known"], || {
            format!("LP-9.4: {viewer} knows cards that {seat} does not hold")
        })?;
        let sits = viewer.seat().is_none_or(|viewer| viewer.index() < state.seats());
        require(sits || known.is_empty(), &["known"], || format!("no seat {viewer}"))?;
        require(!sits || known.holds(&open), &["known"], || {
            format!("LP-9.4: spectators know more of {seat}'s hand than {viewer}")
        })?;
    }
    Ok(())
}

fn check_clock(state: &State) -> Checked {
    let clock = &state.open.clock;
    let seats = state.open.setup.seats;
    for (at, corner) in clock.corners.iter().enumerate() {
        let twice = clock.corners[..at].iter().any(|other| other.card == corner.card);
        require(!twice && !clock.on_pad(corner.card), &["corners"], || {
            format!("LP-1: there is one {} corner", corner.card)
        })?;
        require(corner.seat.index() < seats.into(), &["corners"], || {
            format!("no seat {}", corner.seat)
        })?;
        require(state.open.setup.length != Length::Short, &["corners"], || {
            "LP-8.1: in the short game no corner lies in a zone".into()
        })?;
    }
    let lies_out = clock.area != 0 || !clock.corners.is_empty();
    require(
        !clock.aside || (state.open.setup.length == Length::Long && !lies_out),
        &["aside"],
        || "LP-8.1: corners are aside only in the long game, all four".into(),
    )?;
    let complete = clock.area == 0b1111;
    let counts = clock.countdown.is_some() == complete && clock.countdown <= Some(seats);
    require(counts, &["countdown"], || {
        "LP-7.1: the countdown runs when the pad is complete, from the number of seats down".into()
    })?;
    let draw = state.draw;
    let low = usize::from(clock.low);
    let all_low = low <= draw.len() && !draw[low..].iter().any(|card| card.is_corner());
    require(all_low, &["low"], || {
        format!("LP-2.2: not all corners are among the lowest {low} cards of the draw pile")
    })?;
    let most = state.open.setup.turn_limit * u16::from(seats);
    require((1..=most).contains(&clock.turns) || clock.stage == Stage::Deal, &["turns"], || {
        format!("LP-7.4: turns runs from 1 to {most}")
    })?;
    require(clock.gone.iter().all(|&gone| gone <= 2), &["gone"], || {
        "LP-6.2: at most two go".into()
    })?;
    require(usize::from(clock.gone[0]) >= clock.arrived.len(), &["arrived"], || {
        "LP-3.2: more rockets arrived than left Construction".into()
    })?;
    let board = state.board(clock.turn);
    let alike = |list: &[Rocket], look| list.iter().filter(|&&rocket| rocket == look).count();
    let arrived_there = |&look: &Rocket| alike(&board.rockets, look) >= alike(&clock.arrived, look);
    let advancing = clock.stage == Stage::Advance;
    require(!advancing || clock.arrived.iter().all(arrived_there), &["arrived"], || {
        "LP-3.2: a rocket arrived that is not there".into()
    })?;
    let most_offers = if state.open.setup.negotiations { state.open.setup.offer_limit } else { 0 };
    require(clock.offers <= most_offers, &["offers"], || {
        format!("LP-8.2: at most {most_offers} offers in a turn")
    })?;
    let may_withdraw = state.open.setup.negotiations && state.open.setup.counts_offers_when_put();
    let most_withdrawn = if may_withdraw { MOST_WITHDRAWN } else { 0 };
    require(clock.withdrawn <= most_withdrawn, &["withdrawn"], || {
        format!("LP-7.4: at most {most_withdrawn} offers are withdrawn in a turn")
    })?;
    let playing =
        matches!(clock.stage, Stage::Play | Stage::Offering { .. } | Stage::Answer { .. });
    require(!playing || clock.plays < state.open.setup.play_limit, &["plays"], || {
        "LP-7.4: so many cards played lead to the stage discard".into()
    })?;
    let pile = state.draw.iter().copied().filter(|card| !card.is_corner());
    require(state.open.stock.holds(&pile.collect()), &["stock"], || {
        "the draw pile holds cards that were not shuffled into it".into()
    })?;
    let boxed = |card: Card| state.open.stock.count(card) <= card.copies().into();
    require(Card::hand_kinds().all(boxed), &["stock"], || "more cards than the box holds".into())
}

fn check_stage(state: &State) -> Checked {
    let (clock, discards) = (&state.open.clock, &state.open.discards);
    let turn = state.turn();
    let laying = state.open.laying.first() != state.open.laying.last();
    require(laying == (clock.stage == Stage::Lay), &["laying"], || {
        "LP-5.14: cards wait to be laid in the stage lay only, and of two kinds at least".into()
    })?;
    require(laying || state.open.laying.is_empty(), &["laying"], || {
        "LP-5.14: nothing to choose in laying".into()
    })?;
    for seat in Seat::all(state.seats()) {
        let holds = state.sealed[seat.index()]
            .is_none_or(|card| state.hand(seat).has(card) && clock.stage == Stage::Surplus);
        require_of(seat, holds, "sealed", || {
            "LP-5.11: a sealed card is in hand, in the stage surplus".into()
        })?;
    }
    let in_order = state.open.shown.windows(2).all(|pair| pair[0].0 < pair[1].0);
    let real = |&(seat, card): &(Seat, Card)| seat.index() < state.seats() && !card.is_corner();
    let laid_out = clock.stage == Stage::Lay || state.open.shown.is_empty();
    require(in_order && laid_out && state.open.shown.iter().all(real), &["shown"], || {
        "LP-5.11: cards are shown in the stage lay only, one per player in order".into()
    })?;
    let mut laid: Bag = state.open.shown.iter().map(|shown| shown.1).collect();
    let waits = |card: &Card| {
        let shown = laid.has(*card);
        laid.forget(*card);
        shown
    };
    let all_shown = state.open.shown.is_empty() || state.open.laying.iter().all(waits);
    let on_pile = discards.iter().rev().take(laid.len()).copied().collect::<Bag>();
    let rest_laid = state.open.shown.is_empty() || on_pile == laid;
    require(all_shown && rest_laid, &["shown"], || {
        "LP-5.11: what is shown waits to be laid or lies on the discard pile".into()
    })?;
    let trading = matches!(clock.stage, Stage::Offering { .. } | Stage::Answer { .. });
    let nothing = state.offer.give.is_empty() && state.offer.want.is_empty();
    require(trading || nothing, &["offer"], || "LP-8.2: no offer in this stage".into())?;
    let on_top = |card| state.open.top_discard() == Some(card);
    let stage = |holds, reason: &str| require(holds, &["stage"], || reason.to_owned());
    match clock.stage {
        Stage::Draw { due } => {
            let hand = state.hand(turn).len() + usize::from(due);
            let reason = "LP-3.3: no more is due than the hand limit allows";
            stage(hand <= state.board(turn).hand_limit(), reason)?;
            let reason = "LP-3.3: there is a choice only while a discard can be taken";
            stage(!clock.took && !discards.is_empty(), reason)
        }
        Stage::Reshuffle { job, due } => {
            stage(job != Job::Supplier || due <= 3, "LP-5.5: three cards are drawn")?;
            let least = if job == Job::Supplier { 2 } else { 1 };
            let supplier = job != Job::Supplier || on_top(Card::PartsSupplier);
            let needed = state.draw.is_empty() && discards.len() >= least;
            stage(needed && supplier, "LP-3.8: a shuffle needs an empty draw pile and discards")
        }
        Stage::Recycle => stage(
            on_top(Card::RecycleBin) && discards.len() > 1,
            "LP-5.8: the Recycle Bin lies on the discard pile, with a card below it",
        ),
        Stage::Thieving { from: [one, two] } => {
            let sit = one.index() < state.seats() && two.index() < state.seats() && one <= two;
            let target = Target::Seats(one, two);
            let holds = sit && play::judge(state, turn, Card::Thief, target).is_ok();
            let reason = "LP-5.12: Thief lies on the discard pile, and the named hands hold enough";
            stage(holds && on_top(Card::Thief), reason)
        }
        Stage::Surplus => {
            let all_in = state.seats_with_cards().is_subset(state.sealed_seats());
            let reason =
                "LP-5.11: Surplus lies on the discard pile, and somebody has yet to choose";
            stage(!all_in && on_top(Card::Surplus), reason)
        }
        Stage::Offering { to } | Stage::Answer { to } => {
            let sits = to != turn && to.index() < state.seats();
            let put = matches!(clock.stage, Stage::Answer { .. });
            let counts = if put || !state.open.setup.counts_offers_when_put() {
                clock.offers > 0
            } else {
                clock.offers < state.open.setup.offer_limit && clock.withdrawn < MOST_WITHDRAWN
            };
            let begun = state.open.setup.negotiations && counts && sits;
            stage(
                begun,
                "LP-8.2: an offer is begun with Negotiations, to an opponent, and counted",
            )?;
            let held = state.hand(turn).holds(&state.offer.give)
                && state.hand(to).len() >= state.offer.want.len();
            require(held, &["offer"], || {
                "LP-8.2: the offer names more cards than there are".into()
            })?;
            let open = matches!(clock.stage, Stage::Offering { .. });
            require(open || trade::fits(state, turn, to).is_ok(), &["offer"], || {
                "LP-8.2: this offer cannot be made".into()
            })
        }
        Stage::Deal => {
            let untouched = *state == State::new(&state.open.setup);
            stage(untouched, "before the deal there is nothing but options")
        }
        Stage::Advance | Stage::Play | Stage::Lay | Stage::Discard | Stage::Over => Ok(()),
    }
}
