//! Why not: the rule and the reason for every action that is refused.

use gantry_kernel::{Refusal, Seat};

use crate::action::{Action, Target};
use crate::card::{Card, Family};
use crate::denial::{Denial, judge};
use crate::legal::{exists, targets};
use crate::rocket::{Rocket, Zone};
use crate::state::{Stage, State};
use crate::trade;

type Answer = Result<(), Refusal>;

fn refuse<T>(rule: &'static str, reason: &'static str) -> Result<T, Refusal> {
    Err(Refusal::new(rule, reason))
}

/// The answer of [`gantry_kernel::Game::explain`].
pub fn explain(state: &State, seat: Seat, action: &Action) -> Answer {
    if seat.index() >= state.seats() {
        return refuse("LP-1", "why-no-such-seat");
    }
    match state.clock.stage {
        Stage::Over => refuse("LP-7.1", "why-over"),
        Stage::Deal => refuse("LP-2.1", "why-shuffling"),
        Stage::Reshuffle { .. } => refuse("LP-3.8", "why-shuffling"),
        Stage::Recycle => refuse("LP-5.8", "why-shuffling"),
        Stage::Thieving { .. } => refuse("LP-5.12", "why-shuffling"),
        Stage::Surplus => choose(state, seat, action),
        Stage::Answer { to } => answer(state, seat, to, action),
        _ if seat != state.turn() => {
            Err(Refusal::new("LP-2.3", "why-not-your-turn").with("turn", state.turn()))
        }
        Stage::Advance => match action {
            Action::Stay => Ok(()),
            Action::Advance(rocket) => advance(state, seat, *rocket),
            _ => refuse("LP-3.2", "why-advance-first"),
        },
        Stage::Draw { due } => match action {
            Action::Draw | Action::Take => Ok(()),
            Action::DrawRest if due > 1 => Ok(()),
            Action::DrawRest => refuse("LP-3.3", "why-one-due"),
            // LP-3.2: what keeps the rocket from advancing would do so in step 2 as well
            Action::Advance(rocket) => {
                advance(state, seat, *rocket)?;
                refuse("LP-3.3", "why-draw-first")
            }
            _ => refuse("LP-3.3", "why-draw-first"),
        },
        Stage::Play => play(state, seat, action),
        Stage::Offering { to } => offer(state, seat, to, action),
        Stage::Lay => lay(state, action),
        Stage::Discard => match action {
            Action::Play(..) | Action::Offer(_) if state.clock.plays >= state.setup.play_limit => {
                Err(Refusal::new("LP-7.4", "why-play-limit").with("limit", state.setup.play_limit))
            }
            Action::Play(..) | Action::Offer(_) => refuse("LP-3.6", "why-discarding"),
            _ => discard(state, seat, action),
        },
    }
}

/// LP-5.11
fn choose(state: &State, seat: Seat, action: &Action) -> Answer {
    let Action::Choose(card) = action else { return refuse("LP-5.11", "why-choose-first") };
    in_hand(state, seat, *card)?;
    if state.sealed[seat.index()] == Some(*card) {
        return refuse("LP-5.11", "why-chosen-already");
    }
    Ok(())
}

/// LP-8.2
fn answer(state: &State, seat: Seat, to: Seat, action: &Action) -> Answer {
    if seat != to {
        return Err(Refusal::new("LP-8.2", "why-answer-awaited").with("owner", to));
    }
    match action {
        Action::Refuse => Ok(()),
        Action::Accept if state.hand(seat).holds(&state.offer.want) => Ok(()),
        Action::Accept => refuse("LP-8.2", "why-lacking"),
        _ => refuse("LP-8.2", "why-answer-first"),
    }
}

/// LP-3.2
fn advance(state: &State, seat: Seat, rocket: Rocket) -> Answer {
    let board = state.board(seat);
    if !board.rockets.contains(&rocket) {
        return refuse("LP-3.2", "why-no-such-rocket");
    }
    let zone = rocket.zone();
    if zone == Zone::Launch {
        return refuse("LP-3.2", "why-launch-is-last");
    }
    if !rocket.is_complete() {
        return refuse("LP-3.2", "why-advance-incomplete");
    }
    if board.experts[zone.index()].is_none() {
        return Err(Refusal::new("LP-3.2", "why-no-expert")
            .with("zone", zone.phrase())
            .with("expert", zone.expert().phrase()));
    }
    if state.clock.gone[zone.index()] >= board.advances() {
        return Err(Refusal::new("LP-3.2", "why-zone-used")
            .with("zone", zone.phrase())
            .with("limit", board.advances()));
    }
    if !board.rested(&state.clock, rocket) {
        return refuse("LP-3.2", "why-two-zones");
    }
    Ok(())
}

/// LP-3.4
fn play(state: &State, seat: Seat, action: &Action) -> Answer {
    match *action {
        Action::Play(card, target) => {
            in_hand(state, seat, card)?;
            if target == Target::Nothing && card.aim() != target.aim() {
                return Err(without_target(state, seat, card));
            }
            if card.aim() != target.aim() {
                return Err(Refusal::new("LP-3.4", "why-wrong-target").with("card", card.phrase()));
            }
            if !exists(state, seat, card, target) {
                return no_such_target(state, card, target);
            }
            Ok(judge(state, seat, card, target)?)
        }
        Action::Offer(to) => begin_offer(state, seat, to),
        _ => discard(state, seat, action),
    }
}

/// A card whose target is not named: there may be one, or a reason why there is none.
fn without_target(state: &State, seat: Seat, card: Card) -> Refusal {
    let mut reason = None;
    let mut possible = false;
    targets(state, seat, card, |target| match judge(state, seat, card, target) {
        Ok(()) => possible = true,
        // one player's reason says nothing of the others
        Err(Denial::OwnHand | Denial::NoSpecialty(_)) => {}
        Err(denial) => reason = reason.or(Some(denial)),
    });
    match reason {
        _ if possible => Refusal::new("LP-3.4", "why-name-target").with("card", card.phrase()),
        Some(denial) => denial.into(),
        None => Refusal::new(rule_of(card), "why-no-target").with("card", card.phrase()),
    }
}

/// The rule that says what a card is played on.
const fn rule_of(card: Card) -> &'static str {
    match card {
        Card::AbortMission => "LP-5.1",
        Card::BigRedButton => "LP-5.2",
        Card::BudgetCuts => "LP-5.3",
        Card::FastTrack => "LP-5.4",
        Card::QualityCheck => "LP-5.6",
        Card::Recruitment => "LP-5.7",
        Card::Sabotage => "LP-5.9",
        Card::Salvage => "LP-5.10",
        Card::Vacuum => "LP-5.13",
        _ => match card.family() {
            Family::Component => "LP-4.2",
            Family::Bonus => "LP-4.4",
            _ => "LP-3.4",
        },
    }
}

fn no_such_target(state: &State, card: Card, target: Target) -> Answer {
    match (card, target) {
        (Card::Salvage, _) => refuse("LP-5.10", "why-not-discarded"),
        (Card::BigRedButton, _) => refuse("LP-5.2", "why-no-corner"),
        (_, Target::Expert(..)) => refuse("LP-5.7", "why-no-expert-there"),
        (_, Target::Part(owner, rocket, _))
            if owner.index() < state.seats() && state.board(owner).rockets.contains(&rocket) =>
        {
            refuse("LP-5.9", "why-no-such-part")
        }
        (Card::FastTrack, _) => refuse("LP-5.4", "why-no-such-rocket"),
        // LP-4.6: placing looks at the own rockets only
        (_, Target::Rocket(_)) => refuse("LP-4.6", "why-no-own-rocket"),
        (_, Target::Seats(..)) => refuse("LP-5.12", "why-no-such-seats"),
        _ => refuse("LP-3.4", "why-no-such-rocket"),
    }
}

/// LP-8.2
fn begin_offer(state: &State, seat: Seat, to: Seat) -> Answer {
    if !state.setup.negotiations {
        return refuse("LP-8.2", "why-no-negotiations");
    }
    if to == seat || to.index() >= state.seats() {
        return refuse("LP-8.2", "why-no-such-opponent");
    }
    if state.hand(seat).is_empty() {
        return refuse("LP-8.2", "why-nothing-to-give");
    }
    if state.clock.withdrawn >= trade::MOST_WITHDRAWN {
        let limit = trade::MOST_WITHDRAWN;
        return Err(Refusal::new("LP-7.4", "why-withdrawn-count").with("limit", limit));
    }
    if !trade::may_begin(state) {
        let limit = state.setup.offer_limit;
        return Err(Refusal::new("LP-8.2", "why-offer-count").with("limit", limit));
    }
    Ok(())
}

/// LP-8.2
fn offer(state: &State, seat: Seat, to: Seat, action: &Action) -> Answer {
    match *action {
        Action::Give(card) if trade::can_give(state, seat, card) => Ok(()),
        Action::Give(card) => {
            Err(Refusal::new("LP-8.2", "why-no-more-to-give").with("card", card.phrase()))
        }
        Action::Ask(card) if trade::can_ask(state, to, card) => Ok(()),
        Action::Ask(card) => {
            Err(Refusal::new("LP-8.2", "why-no-more-to-ask").with("card", card.phrase()))
        }
        Action::Propose => trade::fits(state, seat, to),
        Action::Withdraw => Ok(()),
        _ => refuse("LP-8.2", "why-offer-first"),
    }
}

/// LP-5.14
fn lay(state: &State, action: &Action) -> Answer {
    match action {
        Action::LayRest => Ok(()),
        Action::Lay(card) if state.laying.contains(card) => Ok(()),
        Action::Lay(_) => refuse("LP-5.14", "why-not-to-lay"),
        _ => refuse("LP-5.14", "why-lay-first"),
    }
}

/// LP-3.6
fn discard(state: &State, seat: Seat, action: &Action) -> Answer {
    match *action {
        Action::Discard(card) => in_hand(state, seat, card),
        Action::End => {
            let (hand, limit) = (state.hand(seat).len(), state.board(seat).hand_limit());
            if hand <= limit {
                return Ok(());
            }
            Err(Refusal::new("LP-3.6", "why-hand-limit").with("cards", hand).with("limit", limit))
        }
        // LP-3.2: that step 2 is over matters only for a rocket that could advance
        Action::Advance(rocket) => {
            advance(state, seat, rocket)?;
            refuse("LP-3.2", "why-advance-over")
        }
        Action::Stay => refuse("LP-3.2", "why-advance-over"),
        Action::Draw | Action::DrawRest | Action::Take => refuse("LP-3.3", "why-draw-over"),
        _ => refuse("LP-3.4", "why-not-now"),
    }
}

fn in_hand(state: &State, seat: Seat, card: Card) -> Answer {
    if state.hand(seat).has(card) {
        return Ok(());
    }
    Err(Refusal::new("LP-3.4", "why-not-in-hand").with("card", card.phrase()))
}
