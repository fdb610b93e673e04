//! Fills in what a position leaves out: cards that are named nowhere, and how many actions were
//! taken.

use gantry_game_kit::position::{Checked, require, require_of};
use gantry_kernel::{Dice, Seat};

use super::cards::Named;
use super::{begun, starter};
use crate::card::{Bag, Card, DECK, KINDS};
use crate::setup::Pace;
use crate::state::{Stage, State};

/// Why a company's cards do not add up.
pub struct CardsError {
    /// The kind that occurs too often or too rarely, if that is the reason.
    pub card: Option<Card>,
    /// One sentence.
    pub message: String,
}

/// PR-1.1: puts deck and discards together. Cards that are named nowhere go where the rest is; in a
/// deck, in the order of the dice.
pub fn cards(
    seat: Seat,
    deck: Named,
    discards: Named,
    rows: impl Iterator<Item = Card>,
    dice: Option<&mut Dice>,
) -> Result<(Vec<Card>, Bag), CardsError> {
    if deck.rest && discards.rest {
        let message =
            format!("PR-1.1: the rest of {seat}'s cards is in the deck or discarded, not both");
        return Err(CardsError { card: None, message });
    }
    let mut left = [0_i32; KINDS];
    Card::ALL.into_iter().for_each(|card| left[card.index()] = card.copies().into());
    let named = deck.cards.iter().chain(&discards.cards).copied().chain(rows);
    named.for_each(|card| left[card.index()] -= 1);
    let open = deck.rest || discards.rest;
    let wrong = |card: &Card| left[card.index()] < 0 || (left[card.index()] > 0 && !open);
    if let Some(card) = Card::ALL.into_iter().find(wrong) {
        let (many, there) = (card.copies(), i32::from(card.copies()) - left[card.index()]);
        let message = format!("PR-1.1: a company has {many} {card}, {seat} names {there}");
        return Err(CardsError { card: Some(card), message });
    }
    let copies = |card: Card| {
        std::iter::repeat_n(card, usize::try_from(left[card.index()]).unwrap_or_default())
    };
    let rest = || Card::ALL.into_iter().flat_map(copies);
    let (mut deck_cards, mut discards_cards) = (deck.cards, discards.cards);
    if deck.rest {
        let named = deck_cards.len();
        deck_cards.extend(rest());
        if let Some(dice) = dice {
            dice.shuffle(&mut deck_cards[named..]);
        }
    } else {
        discards_cards.extend(rest());
    }
    Ok((deck_cards, discards_cards.into_iter().collect()))
}

/// PR-3.2: the fewest actions that a seat can have had.
fn fewest(state: &State, seat: Seat) -> u16 {
    if !begun(state.open.stage) {
        return 0;
    }
    let out = DECK - state.deck(seat).cards.len();
    let rests = u16::from(state.open.company(seat).rests.is_some());
    u16::try_from(out).expect("thirty cards").max(rests)
}

/// The actions of all seats; by default the fewest possible.
pub fn actions(state: &mut State, said: &[Option<u16>], turn: Option<Seat>) -> Checked {
    let seats = state.open.seats();
    let fewest: Vec<u16> = Seat::all(seats).map(|seat| fewest(state, seat)).collect();
    for (seat, said) in Seat::all(seats).zip(said) {
        let least = fewest[seat.index()];
        let actions = said.unwrap_or(least);
        require_of(seat, actions >= least, "actions", || {
            format!("PR-3.2: {seat} has had at least {least} actions")
        })?;
        let limit = state.open.setup.actions;
        require_of(seat, state.open.stage != Stage::Rush || actions < limit, "actions", || {
            format!("PR-3.6: a round ends when somebody has had {limit} actions")
        })?;
        state.open.companies[seat.index()].actions = actions;
    }
    if state.open.setup.pace == Pace::Turns && state.open.stage == Stage::Rush {
        return turns(state, said, turn, &fewest);
    }
    Ok(())
}

/// PR-7.2: seats that take turns have had the same number of actions, or those before the turn one
/// more.
fn turns(state: &mut State, said: &[Option<u16>], turn: Option<Seat>, fewest: &[u16]) -> Checked {
    let open = &mut state.open;
    let seats = open.seats();
    let first = starter(open.round, seats);
    let after = |seat: Seat| (seat.index() + seats - first.index()) % seats;
    // The actions of a seat, out of `all`.
    let share = |seat: Seat, all: usize| {
        u16::try_from((all + seats - 1 - after(seat)) / seats).expect("few actions")
    };
    let fits = |all: &usize| {
        let turn_fits = turn.is_none_or(|turn| after(turn) == all % seats);
        let all_fit = Seat::all(seats).all(|seat| {
            let share = share(seat, *all);
            said[seat.index()].map_or(share >= fewest[seat.index()], |said| share == said)
        });
        turn_fits && all_fit
    };
    let most = seats * usize::from(open.setup.actions);
    let all = (0..most).find(fits);
    require(all.is_some(), &["turn"], || {
        format!(
            "PR-7.2: from {first} on everybody acts in turn, which does not lead to these actions"
        )
    })?;
    let all = all.unwrap_or_default();
    open.turn = Seat::new((first.index() + all) % seats);
    Seat::all(seats).for_each(|seat| open.companies[seat.index()].actions = share(seat, all));
    Ok(())
}
