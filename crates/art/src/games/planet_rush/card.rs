//! The prints of the cards, and their backs.

use gantry_planet_rush::Card;

use super::frame::frame;
use super::scene::scene;
use crate::card::{self, Print};
use crate::icon::{EDGE, Icon, seat_ink};
use crate::ink::Ink;
use crate::sign::Sign;
use crate::svg::placed;

/// The print of a card.
pub fn print(card: Card) -> Print {
    let energy = || Sign::Tinted(Icon::Bolt, Ink::Mustard);
    let signs = match card {
        Card::Tank => vec![Sign::say("1"), energy()],
        Card::Settler => vec![Sign::Icon(Icon::Settler)],
        Card::Solar => vec![Sign::say("∞"), energy()],
        Card::Security => vec![Sign::Icon(Icon::Security)],
        Card::LiftOff => vec![Sign::Icon(Icon::LiftOff)],
        Card::Mining => vec![energy(), Sign::Icon(Icon::Ore), Sign::Arrow, Sign::Points(1)],
        Card::Terraforming => vec![energy(), energy(), Sign::Arrow, Sign::Icon(Icon::Terraforming)],
        Card::Steal => vec![Sign::Icon(Icon::Steal)],
    };
    Print { frame: frame(card.colour()), scene: scene(card), pennant: None, corners: None, signs }
}

/// The back of a company's cards, by seat from 0.
pub fn back(seat: usize) -> String {
    let shape = Icon::of_seat(seat).coloured(Ink::White, EDGE);
    card::back(&card::plain(seat_ink(seat)), &placed(-26.0, -26.0, 2.2, &shape))
}
