//! Full states that look to the viewer exactly like the real one: unseen cards in any order.

use gantry_kernel::{Dice, Imagine, Seat};

use crate::PlanetRush;
use crate::card::Card;
use crate::setup::MOST_SEATS;
use crate::state::{Deck, State};
use crate::view::View;

impl Imagine for PlanetRush {
    fn imagine(view: &View, dice: &mut Dice) -> State {
        let mut decks = [Deck::default(); MOST_SEATS];
        for seat in Seat::all(view.open.seats()) {
            decks[seat.index()] = deck(view, seat, dice);
        }
        State { open: view.open.clone(), decks }
    }
}

fn deck(view: &View, seat: Seat, dice: &mut Dice) -> Deck {
    let seen = view.deck(seat);
    let mut unseen: Vec<Card> = view.unseen(seat).iter().collect();
    dice.shuffle(&mut unseen);
    Deck {
        unseen: u8::try_from(unseen.len()).expect("thirty cards"),
        cards: seen.shown().into_iter().chain(unseen).chain(seen.known.iter()).collect(),
    }
}
