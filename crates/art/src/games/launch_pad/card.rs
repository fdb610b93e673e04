//! The prints of the cards, and their back.

use gantry_launch_pad::{Card, Family, Rocket};

use super::frame::frame;
use super::scene::scene;
use crate::card::{self, Print};
use crate::icon::Icon;
use crate::ink::Ink;
use crate::part::craft::ROCKET;
use crate::sign::Sign;
use crate::svg::placed;

/// The print of a card.
pub fn print(card: Card) -> Print {
    let (pennant, signs) = match card.family() {
        Family::Rocket => rocket(Rocket::new(card)),
        _ => (None, signs(card)),
    };
    Print { frame: frame(card), scene: scene(card), pennant, corners: None, signs }
}

/// The back of the one deck.
pub fn back() -> String {
    card::back(&card::plain(Ink::Petrol), &placed(0.0, 3.0, 1.3, ROCKET))
}

/// The points on the pennant; below, what the rocket requires.
fn rocket(rocket: Rocket) -> (Option<Sign>, Vec<Sign>) {
    let points = u16::try_from(rocket.points()).unwrap_or_default();
    let metal = std::iter::repeat_n(Icon::Metal, rocket.takes(Card::Metal));
    let fuel = std::iter::repeat_n(Icon::Fuel, rocket.takes(Card::Fuel));
    (Some(Sign::Points(points)), metal.chain(fuel).map(Sign::Icon).collect())
}

/// What a card does, in signs; the text says the rest.
fn signs(card: Card) -> Vec<Sign> {
    use Icon::{
        Astronaut, BottomLeft, BottomRight, Certificate, Controller, Discard, Draw, Engineer,
        Expert, Fuel, Hand, Hourglass, Inspector, Jack, Keep, Launch, Metal, Oxygen, Security,
        Shield, Specialty, Steal, Swap, TopLeft, TopRight,
    };
    let icons: &[Icon] = match card {
        Card::Metal => &[Metal],
        Card::Fuel => &[Fuel],
        Card::Engineer => &[Engineer],
        Card::Inspector => &[Inspector],
        Card::MissionController => &[Controller],
        Card::Jack => &[Jack],
        Card::Astronaut => &[Astronaut, Oxygen],
        Card::Oxygen => &[Oxygen],
        Card::QualityCertificate => &[Certificate],
        Card::MaximumSecurity => &[Shield],
        Card::AbortMission => &[Launch, Discard],
        Card::BigRedButton => &[TopLeft, BottomRight],
        Card::BudgetCuts => &[Specialty, Hand],
        Card::FastTrack => &[Launch, Keep],
        Card::PartsSupplier => return vec![Sign::say("3"), Sign::Icon(Draw)],
        Card::QualityCheck => &[Launch, Inspector],
        Card::Recruitment => &[Expert, Hand],
        Card::RecycleBin => return vec![Sign::say("10"), Sign::Icon(Swap)],
        Card::Sabotage => &[Metal, Discard],
        Card::Salvage => &[Discard, Hand],
        Card::Surplus => &[Hand, Discard],
        Card::Thief => return vec![Sign::say("2"), Sign::Icon(Steal), Sign::Icon(Hand)],
        Card::Vacuum => &[Oxygen, Hand],
        Card::EmployeeContract => &[Expert, Security],
        Card::Overtime => return vec![Sign::say("2×"), Sign::Icon(Launch)],
        Card::SecuritySystem => &[Launch, Security],
        Card::Warehouse => return vec![Sign::say("8"), Sign::Icon(Hand)],
        Card::TopLeft => &[TopLeft, Hourglass],
        Card::TopRight => &[TopRight, Hourglass],
        Card::BottomLeft => &[BottomLeft, Hourglass],
        Card::BottomRight => &[BottomRight, Hourglass],
        Card::Observer | Card::Explorer | Card::Intrepid | Card::Galactic => &[],
    };
    let moves = matches!(
        card,
        Card::AbortMission
            | Card::BigRedButton
            | Card::BudgetCuts
            | Card::QualityCheck
            | Card::Recruitment
            | Card::Sabotage
            | Card::Salvage
            | Card::Surplus
            | Card::Vacuum
    );
    let mut signs: Vec<Sign> = icons.iter().map(|&icon| Sign::Icon(icon)).collect();
    if moves {
        signs.insert(1, Sign::Arrow);
    }
    signs
}
