//! Outcomes of chance (LP-2, LP-3.8, LP-5.8, LP-5.12), and whether one from a file is possible.

use gantry_kernel::{Dice, ParseError, Seat};
use serde::Serialize;

use crate::board::HAND_LIMIT;
use crate::card::{CARDS, Card};
use crate::setup::Length;
use crate::state::{Job, Pile, Stage, State};

/// An outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Chance {
    /// The first player; then six cards per seat and the draw pile, top first.
    Deal {
        /// Who begins.
        first: Seat,
        /// The cards.
        cards: Pile,
    },
    /// The new draw pile, top first.
    Shuffle(Pile),
    /// What the thief gets, in the order of the named hands.
    Thief([Card; 2]),
}

/// What dice are used for. The numbers belong to the rules version.
pub(crate) mod purpose {
    use gantry_kernel::Purpose;

    /// The deal.
    pub const DEAL: Purpose = Purpose(1);
    /// The discard pile becomes the draw pile.
    pub const RESHUFFLE: Purpose = Purpose(2);
    /// Recycle Bin.
    pub const RECYCLE: Purpose = Purpose(3);
    /// Thief.
    pub const THIEF: Purpose = Purpose(4);
}

/// The answer of [`gantry_kernel::Game::draw`].
pub fn draw(state: &State, dice: &mut Dice) -> Chance {
    match state.open.clock.stage {
        Stage::Deal => deal(state, dice),
        Stage::Reshuffle { job, .. } => {
            let mut cards = to_reshuffle(state, job);
            dice.shuffle(&mut cards);
            Chance::Shuffle(cards)
        }
        Stage::Recycle => {
            let mut cards = to_recycle(state);
            dice.shuffle(&mut cards);
            Chance::Shuffle(cards)
        }
        Stage::Thieving { from } => Chance::Thief(pick(state, from, dice)),
        stage => unreachable!("nothing to draw in {stage:?}"),
    }
}

/// The answer of [`gantry_kernel::Game::admits`].
pub fn admits(state: &State, chance: &Chance) -> Result<(), ParseError> {
    match (state.open.clock.stage, chance) {
        (Stage::Deal, Chance::Deal { first, cards }) => admits_deal(state, *first, cards),
        (Stage::Reshuffle { job, .. }, Chance::Shuffle(order)) => {
            same_cards(&to_reshuffle(state, job), order)
        }
        (Stage::Recycle, Chance::Shuffle(order)) => same_cards(&to_recycle(state), order),
        (Stage::Thieving { from }, Chance::Thief(cards)) => {
            let mut hands = state.hands;
            for (owner, &card) in from.into_iter().zip(cards) {
                if !hands[owner.index()].has(card) {
                    return Err(ParseError::new(format!("a card of {owner}'s hand"), card.name()));
                }
                hands[owner.index()].remove(card);
            }
            Ok(())
        }
        (stage, chance) => {
            let expected = match stage {
                Stage::Deal => "a deal",
                Stage::Thieving { .. } => "a theft",
                _ => "a shuffle",
            };
            Err(ParseError::new(expected, chance.to_string()))
        }
    }
}

/// LP-2.1, LP-2.2, LP-2.3
fn deal(state: &State, dice: &mut Dice) -> Chance {
    let first = Seat::new(dice.index(state.seats()));
    let mut cards: Pile = Card::hand_kinds()
        .flat_map(|card| std::iter::repeat_n(card, card.copies().into()))
        .collect();
    dice.shuffle(&mut cards);
    if state.open.setup.length != Length::Long {
        let lower = lower_half(state, cards.len());
        cards.extend(Card::CORNERS);
        dice.shuffle(&mut cards[lower..]);
    }
    Chance::Deal { first, cards }
}

/// Where the lower half of the draw pile begins in a deal of this many cards without corners.
fn lower_half(state: &State, cards: usize) -> usize {
    let rest = cards - state.seats() * HAND_LIMIT;
    cards - rest / 2
}

fn admits_deal(state: &State, first: Seat, cards: &Pile) -> Result<(), ParseError> {
    if first.index() >= state.seats() {
        return Err(ParseError::new("a first player at the table", first.to_string()));
    }
    let long = state.open.setup.length == Length::Long;
    let deck: Pile = Card::all()
        .filter(|card| !(long && card.is_corner()))
        .flat_map(|card| std::iter::repeat_n(card, card.copies().into()))
        .collect();
    same_cards(&deck, cards)?;
    let lower = lower_half(state, CARDS - 4);
    let early = cards[..lower].iter().find(|card| card.is_corner());
    early.map_or(Ok(()), |card| {
        Err(ParseError::new("the corners in the lower half of the draw pile", card.name()))
    })
}

/// LP-3.8: all discards except an action being carried out; LP-8.1: the corners, if they are still
/// out.
fn to_reshuffle(state: &State, job: Job) -> Pile {
    let kept = usize::from(job == Job::Supplier);
    let mut cards: Pile = state.open.discards.iter().rev().skip(kept).copied().collect();
    if state.open.clock.aside {
        cards.extend(Card::CORNERS);
    }
    cards
}

/// LP-5.8: the draw pile and the ten discards below the Recycle Bin.
fn to_recycle(state: &State) -> Pile {
    let discards = state.open.discards.iter().rev().skip(1).take(10);
    state.draw.iter().chain(discards).copied().collect()
}

/// LP-5.12: at random, one after the other.
fn pick(state: &State, from: [Seat; 2], dice: &mut Dice) -> [Card; 2] {
    let mut hands = state.hands;
    from.map(|owner| {
        let hand = &mut hands[owner.index()];
        let card = hand.nth(dice.index(hand.len()));
        hand.remove(card);
        card
    })
}

fn same_cards(expected: &[Card], found: &[Card]) -> Result<(), ParseError> {
    let counts = |cards: &[Card]| {
        let mut counts = [0_u8; crate::card::KINDS];
        cards.iter().for_each(|card| counts[card.index()] += 1);
        counts
    };
    if counts(expected) == counts(found) {
        return Ok(());
    }
    let wanted = format!("an order of the {} cards to be shuffled", expected.len());
    Err(ParseError::new(wanted, format!("{} other cards", found.len())))
}
