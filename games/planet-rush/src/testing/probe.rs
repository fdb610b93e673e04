//! Arbitrary actions, the census of cards, and unseen cards that can be exchanged.

use gantry_kernel::{Dice, Seat, Viewer};
use gantry_testkit::Probe;

use crate::PlanetRush;
use crate::action::{Action, Deed, ROUNDS};
use crate::card::{Bag, Card};
use crate::layout::MOST_PLANETS;
use crate::pile::Pile;
use crate::state::State;

impl Probe for PlanetRush {
    /// Three rounds of four players who each have as many actions as the largest guard allows, with
    /// a pause after each.
    const MOST_ENTRIES: usize = 30_000;

    fn any_action(dice: &mut Dice, _: usize) -> Action {
        any_action(dice)
    }

    fn exchange_hidden(before: &State, after: &State, _: Viewer, dice: &mut Dice) -> Option<State> {
        exchange_hidden(before, after, dice)
    }

    fn census(state: &State) -> Vec<u32> {
        census(state)
    }
}

/// Small numbers, so that some are the current ones.
fn any_action(dice: &mut Dice) -> Action {
    let longest = *dice.pick(&[2, 20, 1000]);
    let round = *dice.pick(&[1, 1, 2, ROUNDS]);
    let deed = match dice.below(8) {
        0 => Deed::Ready,
        1 => Deed::Cycle,
        2 => Deed::Discard,
        3 => Deed::Solar(u8::try_from(dice.below(3)).expect("small")),
        4 => Deed::Take(*dice.pick(&Card::BLUE)),
        5 => Deed::Decline,
        _ => Deed::Place(u8::try_from(dice.index(MOST_PLANETS)).expect("small")),
    };
    Action { round, number: u16::try_from(dice.below(longest)).expect("small"), deed }
}

/// Exchanges two cards of a deck that nobody has seen before or after the input.
fn exchange_hidden(before: &State, after: &State, dice: &mut Dice) -> Option<State> {
    let seat = Seat::new(dice.index(before.open.seats()));
    let (deck, later) = (before.deck(seat), after.deck(seat));
    let face_down = usize::from(deck.unseen) == deck.cards.len();
    // The hidden cards are adjacent, below the top unless the deck is face down; the input may have
    // shown some of the first ones.
    let first = usize::from(!face_down) + usize::from(deck.unseen.checked_sub(later.unseen)?);
    let hidden = first..usize::from(!face_down) + usize::from(deck.unseen);
    if hidden.len() < 2 || later.unseen > deck.unseen {
        return None;
    }
    let (one, two) = (first + dice.index(hidden.len()), first + dice.index(hidden.len()));
    let mut cards: Vec<Card> = deck.cards.iter().collect();
    cards.swap(one, two);
    let mut other = before.clone();
    other.decks[seat.index()].cards = cards.into_iter().collect();
    Some(other)
}

/// The cards of each company, wherever they are (PR-1.1).
fn census(state: &State) -> Vec<u32> {
    let open = &state.open;
    let mut counts = Vec::new();
    for seat in Seat::all(open.seats()) {
        let rows = (0..open.layout.len()).filter_map(|planet| {
            let side = open.side_of(seat, planet)?;
            Some(open.rows[planet][side.index()])
        });
        let cards = rows.flat_map(Pile::iter).chain(state.deck(seat).cards.iter());
        let all: Bag = cards.chain(open.company(seat).discards.iter()).collect();
        counts.extend(Card::ALL.map(|card| u32::from(all.count(card))));
    }
    counts
}
