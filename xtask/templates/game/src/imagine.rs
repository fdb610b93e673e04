//! Full states that look to the viewer just as the real one.

use gantry_kernel::{Dice, Face, Imagine};

use crate::NewGame;
use crate::card::Card;
use crate::state::State;
use crate::view::View;

impl Imagine for NewGame {
    fn imagine(view: &View, dice: &mut Dice) -> State {
        let mut unseen = Card::ALL.to_vec();
        unseen.retain(|card| !view.cards.contains(&Face::Shown(*card)));
        dice.shuffle(&mut unseen);
        let card = |face: &Face<Card>| match face {
            Face::Shown(card) => *card,
            Face::Hidden => unseen.pop().expect("more cards than seats"),
        };
        State { open: view.open.clone(), cards: view.cards.iter().map(card).collect() }
    }
}
