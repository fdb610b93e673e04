//! What is allowed: one answer for the list of legal actions, for explanations and for checks.

use gantry_kernel::Seat;

use crate::action::{Action, Target};
use crate::board::Board;
use crate::card::Card;
use crate::denial::Denial;
use crate::legal::{exists, targets};
use crate::play;
use crate::rocket::{Rocket, Zone};
use crate::state::{Clock, Open, Stage, State};
use crate::trade;

pub type Judged = Result<(), Denial>;

/// A rule and a reason that needs no values.
pub type Plain = (&'static str, &'static str);

pub const fn refuse(reason: &'static Plain) -> Judged {
    Err(Denial::Plain(reason))
}

pub const fn require(holds: bool, denial: Denial) -> Judged {
    if holds { Ok(()) } else { Err(denial) }
}

/// Whether the seat may do this now.
pub fn judge(state: &State, seat: Seat, action: &Action) -> Judged {
    if seat.index() >= state.seats() {
        return refuse(&("LP-1", "why-no-such-seat"));
    }
    match state.open.clock.stage {
        Stage::Over => refuse(&("LP-7.1", "why-over")),
        Stage::Deal => refuse(&("LP-2.1", "why-shuffling")),
        Stage::Reshuffle { .. } => refuse(&("LP-3.8", "why-shuffling")),
        Stage::Recycle => refuse(&("LP-5.8", "why-shuffling")),
        Stage::Thieving { .. } => refuse(&("LP-5.12", "why-shuffling")),
        Stage::Surplus => match *action {
            Action::Choose(card) => choose(state, seat, card),
            _ => refuse(&("LP-5.11", "why-choose-first")),
        },
        Stage::Answer { to } => answer(state, seat, to, action),
        _ if seat != state.turn() => Err(Denial::Turn(state.turn())),
        Stage::Advance => match action {
            Action::Stay => Ok(()),
            Action::Advance(rocket) => advance(&state.open, seat, *rocket),
            _ => refuse(&("LP-3.2", "why-advance-first")),
        },
        Stage::Draw { due } => match action {
            Action::Draw | Action::Take => Ok(()),
            Action::DrawRest => draw_rest(due),
            // LP-3.2: what keeps the rocket from advancing would do so in step 2 as well.
            Action::Advance(rocket) => {
                advance(&state.open, seat, *rocket)?;
                refuse(&("LP-3.3", "why-draw-first"))
            }
            _ => refuse(&("LP-3.3", "why-draw-first")),
        },
        Stage::Play => in_step_4(state, seat, action),
        Stage::Offering { to } => offer(state, seat, to, action),
        Stage::Lay => lay(&state.open, action),
        Stage::Discard => match action {
            Action::Play(..) | Action::Offer(_) if state.open.plays_are_spent() => {
                Err(Denial::PlayLimit(state.open.setup.play_limit))
            }
            Action::Play(..) | Action::Offer(_) => refuse(&("LP-3.6", "why-discarding")),
            _ => discard(state, seat, action),
        },
    }
}

/// LP-3.3: for a single card, the action is `Draw`.
pub const fn draw_rest(due: u8) -> Judged {
    if due > 1 { Ok(()) } else { refuse(&("LP-3.3", "why-one-due")) }
}

/// LP-5.11
#[inline]
pub fn choose(state: &State, seat: Seat, card: Card) -> Judged {
    in_hand(state, seat, card)?;
    if state.sealed[seat.index()] == Some(card) {
        return refuse(&("LP-5.11", "why-chosen-already"));
    }
    Ok(())
}

/// LP-8.2
fn answer(state: &State, seat: Seat, to: Seat, action: &Action) -> Judged {
    if seat != to {
        return Err(Denial::AnswerAwaited(to));
    }
    match action {
        Action::Refuse => Ok(()),
        Action::Accept => accept(state, seat),
        _ => refuse(&("LP-8.2", "why-answer-first")),
    }
}

/// LP-8.2
#[inline]
pub fn accept(state: &State, seat: Seat) -> Judged {
    let holds = state.hand(seat).holds(&state.offer.want);
    if holds { Ok(()) } else { refuse(&("LP-8.2", "why-lacking")) }
}

/// LP-3.2
fn advance(open: &Open, seat: Seat, rocket: Rocket) -> Judged {
    let board = open.board(seat);
    if !board.rockets.contains(&rocket) {
        return refuse(&("LP-3.2", "why-no-such-rocket"));
    }
    leave(board, &open.clock, rocket)
}

/// Whether an existing rocket may leave its zone now (LP-3.2).
#[inline]
pub fn leave(board: &Board, clock: &Clock, rocket: Rocket) -> Judged {
    let zone = rocket.zone();
    if zone == Zone::Launch {
        return refuse(&("LP-3.2", "why-launch-is-last"));
    }
    if !rocket.is_complete() {
        return refuse(&("LP-3.2", "why-advance-incomplete"));
    }
    require(board.experts[zone.index()].is_some(), Denial::NoExpert(zone))?;
    let used = clock.gone[zone.index()] >= board.advances();
    require(!used, Denial::ZoneUsed(zone, board.advances()))?;
    if zone != Zone::Construction && !board.rested(clock, rocket) {
        return refuse(&("LP-3.2", "why-two-zones"));
    }
    Ok(())
}

/// LP-3.4
fn in_step_4(state: &State, seat: Seat, action: &Action) -> Judged {
    match *action {
        Action::Play(card, target) => {
            in_hand(state, seat, card)?;
            if target == Target::Nothing && card.aim() != target.aim() {
                return Err(without_target(state, seat, card));
            }
            if card.aim() != target.aim() {
                return Err(Denial::WrongTarget(card));
            }
            if !exists(&state.open, seat, card, target) {
                return no_such_target(&state.open, card, target);
            }
            play::judge(state, seat, card, target)
        }
        Action::Offer(to) => begin_offer(state, seat, to),
        _ => discard(state, seat, action),
    }
}

/// A card without a named target: there may be one, or a reason why there is none.
fn without_target(state: &State, seat: Seat, card: Card) -> Denial {
    let mut reason = None;
    let mut possible = false;
    targets(&state.open, seat, card, |target| match play::judge(state, seat, card, target) {
        Ok(()) => possible = true,
        // One player's reason says nothing about the others.
        Err(Denial::OwnHand | Denial::NoSpecialty(_)) => {}
        Err(denial) => reason = reason.or(Some(denial)),
    });
    match reason {
        _ if possible => Denial::NameTarget(card),
        Some(denial) => denial,
        None => Denial::NoTarget(card),
    }
}

fn no_such_target(open: &Open, card: Card, target: Target) -> Judged {
    match (card, target) {
        (Card::Salvage, _) => refuse(&("LP-5.10", "why-not-discarded")),
        (Card::BigRedButton, _) => refuse(&("LP-5.2", "why-no-corner")),
        (_, Target::Expert(..)) => refuse(&("LP-5.7", "why-no-expert-there")),
        (_, Target::Part(owner, rocket, _))
            if owner.index() < open.seats() && open.board(owner).rockets.contains(&rocket) =>
        {
            refuse(&("LP-5.9", "why-no-such-part"))
        }
        (Card::FastTrack, _) => refuse(&("LP-5.4", "why-no-such-rocket")),
        // LP-4.6: placement concerns only the player's own rockets.
        (_, Target::Rocket(_)) => refuse(&("LP-4.6", "why-no-own-rocket")),
        (_, Target::Seats(..)) => refuse(&("LP-5.12", "why-no-such-seats")),
        _ => refuse(&("LP-3.4", "why-no-such-rocket")),
    }
}

/// LP-8.2
#[inline]
pub fn begin_offer(state: &State, seat: Seat, to: Seat) -> Judged {
    if !state.open.setup.negotiations {
        return refuse(&("LP-8.2", "why-no-negotiations"));
    }
    if to == seat || to.index() >= state.seats() {
        return refuse(&("LP-8.2", "why-no-such-opponent"));
    }
    if state.hand(seat).is_empty() {
        return refuse(&("LP-8.2", "why-nothing-to-give"));
    }
    if state.open.clock.withdrawn >= trade::MOST_WITHDRAWN {
        return Err(Denial::WithdrawnCount(trade::MOST_WITHDRAWN));
    }
    let limit = state.open.setup.offer_limit;
    require(state.open.clock.offers < limit, Denial::OfferCount(limit))
}

/// LP-8.2
fn offer(state: &State, seat: Seat, to: Seat, action: &Action) -> Judged {
    match *action {
        Action::Give(card) => trade::give(state, seat, card),
        Action::Ask(card) => trade::ask(state, to, card),
        Action::Propose => trade::fits(state, seat, to),
        Action::Withdraw => Ok(()),
        _ => refuse(&("LP-8.2", "why-offer-first")),
    }
}

/// LP-5.14
fn lay(open: &Open, action: &Action) -> Judged {
    match action {
        Action::LayRest => Ok(()),
        Action::Lay(card) if open.laying.contains(card) => Ok(()),
        Action::Lay(_) => refuse(&("LP-5.14", "why-not-to-lay")),
        _ => refuse(&("LP-5.14", "why-lay-first")),
    }
}

/// LP-3.6
fn discard(state: &State, seat: Seat, action: &Action) -> Judged {
    match *action {
        Action::Discard(card) => in_hand(state, seat, card),
        Action::End => end(state, seat),
        // LP-3.2: that step 2 is over matters only for a rocket that could advance.
        Action::Advance(rocket) => {
            advance(&state.open, seat, rocket)?;
            refuse(&("LP-3.2", "why-advance-over"))
        }
        Action::Stay => refuse(&("LP-3.2", "why-advance-over")),
        Action::Draw | Action::DrawRest | Action::Take => refuse(&("LP-3.3", "why-draw-over")),
        _ => refuse(&("LP-3.4", "why-not-now")),
    }
}

/// LP-3.6
#[inline]
pub fn end(state: &State, seat: Seat) -> Judged {
    let (hand, limit) = (state.hand(seat).len(), state.board(seat).hand_limit());
    if hand <= limit {
        return Ok(());
    }
    let small = |cards: usize| u8::try_from(cards).expect("few cards");
    Err(Denial::HandLimit(small(hand), small(limit)))
}

fn in_hand(state: &State, seat: Seat, card: Card) -> Judged {
    require(state.hand(seat).has(card), Denial::NotInHand(card))
}
