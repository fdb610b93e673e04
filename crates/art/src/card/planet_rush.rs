//! What is printed on the cards of Lift Off (2000).

use gantry_planet_rush::{Card, Colour};

use super::{Frame, Print};
use crate::icon::Icon;
use crate::ink::Ink;
use crate::scene;
use crate::sign::Sign;

pub(super) fn print(card: Card) -> Print {
    let frame = match card.colour() {
        Colour::Blue => Frame::Cargo,
        Colour::Yellow => Frame::LiftOff,
        Colour::Red => Frame::Order,
    };
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
    Print { frame, scene: scene::planet_rush(card), pennant: None, corners: None, signs }
}
