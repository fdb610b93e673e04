//! Arbitrary actions, and the census of cards.

use gantry_kernel::{Dice, Seat, Viewer};
use gantry_testkit::Probe;

use crate::action::{Action, Target};
use crate::card::{Card, KINDS};
use crate::rocket::{Rocket, Zone};
use crate::state::State;
use crate::{LaunchPad, position};

impl Probe for LaunchPad {
    /// Several times the length of the longest random game, at the highest limits.
    const MOST_ENTRIES: usize = 60_000;

    fn any_action(dice: &mut Dice, seats: usize) -> Action {
        any_action(dice, seats)
    }

    fn exchange_hidden(
        before: &State,
        after: &State,
        viewer: Viewer,
        dice: &mut Dice,
    ) -> Option<State> {
        exchange_hidden(before, after, viewer, dice)
    }

    fn census(state: &State) -> Vec<u32> {
        census(state)
    }
}

/// Exchanges two cards deep in the draw pile, or one of them and a card in another hand that the
/// viewer does not know.
pub(super) fn exchange_hidden(
    before: &State,
    after: &State,
    viewer: Viewer,
    dice: &mut Dice,
) -> Option<State> {
    let still = after.draw();
    if still.is_empty() || before.draw().get(..still.len()) != Some(still) {
        return None;
    }
    let place = dice.index(still.len());
    let card = still[place];
    let mut other = *before;
    if card.is_corner() {
        return None;
    }
    let owner = Seat::new(dice.index(before.seats()));
    let hand = before.hand(owner);
    if dice.below(2) == 0 || viewer.is(owner) || hand.is_empty() {
        let second = dice.index(still.len());
        if still[second].is_corner() {
            return None;
        }
        other.draw.swap(place, second);
        return Some(other);
    }
    let held = hand.nth(dice.index(hand.len()));
    let known = after.known.count(owner, held, viewer);
    let stays = after.hand(owner).count(held) == hand.count(held)
        && after.hand(owner).count(card) == hand.count(card);
    // Nobody at all knows the card, so no memory has to follow it.
    let unknown = Viewer::all(before.seats()).all(|v| before.known.count(owner, held, v) == 0);
    // Everything in the pile was shuffled into it.
    let possible = before.open.stock.count(held) > still.iter().filter(|c| **c == held).count();
    let sealed = before.sealed[owner.index()] == Some(held);
    let offered = before.offer.give.has(held) || before.offer.want.has(held);
    if known > 0 || !stays || !unknown || !possible || sealed || offered {
        return None;
    }
    other.draw[place] = held;
    other.hands[owner.index()].remove(held);
    other.hands[owner.index()].add(card);
    Some(other)
}

pub(super) fn any_action(dice: &mut Dice, seats: usize) -> Action {
    let card = any_card(dice);
    // One seat too many, now and then.
    let seat = any_seat(dice, seats);
    match dice.below(20) {
        0 => Action::Advance(any_rocket(dice)),
        1 => Action::Stay,
        2 => *dice.pick(&[Action::Draw, Action::DrawRest]),
        3 => Action::Take,
        4 => Action::Offer(seat),
        5 => Action::Give(card),
        6 => Action::Ask(card),
        7 => *dice.pick(&[Action::Propose, Action::Withdraw]),
        8 => *dice.pick(&[Action::Accept, Action::Refuse]),
        9 => Action::Choose(card),
        10 => Action::Lay(card),
        11 => Action::LayRest,
        12 => Action::Discard(card),
        13 => Action::End,
        _ => Action::Play(card, any_target(dice, seats)),
    }
}

fn any_seat(dice: &mut Dice, seats: usize) -> Seat {
    Seat::new(dice.index(seats + 1))
}

fn any_card(dice: &mut Dice) -> Card {
    Card::from_index(dice.index(KINDS))
}

fn any_target(dice: &mut Dice, seats: usize) -> Target {
    let seat = any_seat(dice, seats);
    match dice.below(9) {
        0 => Target::Nothing,
        1 => Target::Rocket(any_rocket(dice)),
        2 => Target::Place(*dice.pick(&Zone::ALL)),
        3 => Target::Of(seat, any_rocket(dice)),
        4 => Target::Part(seat, any_rocket(dice), any_card(dice)),
        5 => Target::Expert(seat, *dice.pick(&Zone::ALL)),
        6 => Target::Seat(seat),
        7 => Target::Seats(seat, any_seat(dice, seats)),
        _ => Target::Card(any_card(dice)),
    }
}

fn any_rocket(dice: &mut Dice) -> Rocket {
    let mut rocket = Rocket::new(Card::from_index(dice.index(4))).moved(*dice.pick(&Zone::ALL));
    for part in [Card::Metal, Card::Fuel] {
        for _ in 0..dice.index(rocket.takes(part) + 1) {
            rocket = rocket.with_part(part);
        }
    }
    for bonus in Card::BONUSES {
        if dice.below(4) == 0 {
            rocket = rocket.with_bonus(bonus);
        }
    }
    rocket
}

/// How many of each kind there are, wherever they are.
pub(super) fn census(state: &State) -> Vec<u32> {
    let mut counts: Vec<u32> = position::left_over(state)
        .iter()
        .zip(Card::all())
        .map(|(left, card)| (i32::from(card.copies()) - left).cast_unsigned())
        .collect();
    state.draw.iter().for_each(|card| counts[card.index()] += 1);
    counts
}
