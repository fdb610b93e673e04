//! Scenes of Launch Pad.

use gantry_launch_pad::{Card, Rocket};

use super::pad::quarter;
use super::rocket::stack;
use super::staff::portrait;
use crate::part::craft::{FLAME, ROCKET};
use crate::part::people::{Bust, Hat};
use crate::part::sky::{ground, limb, rays, sky, stars};
use crate::part::thing::{
    BEAMS, BIN, BOTTLES, BOXES, BUTTON, CAMERA, CLOCK, CONTRACT, CUT, DIPLOMA, DRUMS, GEARS,
    HELMET, HOOK, LENS, LOCK, RAILS, STOP, TOWER, TRUCK, VACUUM, WAREHOUSE,
};
use crate::svg::{add, placed, turned};

/// The picture of a kind of card.
pub(super) fn scene(card: Card) -> String {
    match card {
        Card::Observer | Card::Explorer | Card::Intrepid | Card::Galactic => blueprint(card),
        Card::Metal => indoors("sand", "steel") + &placed(45.0, 34.0, 1.05, BEAMS),
        Card::Fuel => indoors("sand", "steel") + &placed(45.0, 34.0, 1.05, DRUMS),
        Card::Engineer => person("mustard", "ochre", card),
        Card::Inspector => person("teal", "petrol", card) + &placed(68.0, 38.0, 0.9, LENS),
        Card::MissionController => person("dusk", "night", card),
        Card::Jack => person("rose", "clay", card),
        Card::Astronaut => outside(3) + &placed(45.0, 32.0, 1.1, HELMET),
        Card::Oxygen => sky("teal") + &bubbles() + &placed(45.0, 34.0, 1.05, BOTTLES),
        Card::QualityCertificate => {
            sky("rose") + &rays(45.0, 31.0, "sand") + &placed(45.0, 31.0, 1.15, DIPLOMA)
        }
        Card::MaximumSecurity => {
            sky("dusk") + &rays(45.0, 31.0, "night") + &placed(45.0, 32.0, 1.0, LOCK)
        }
        Card::AbortMission => {
            outside(5) + &turned(45.0, 30.0, 30.0, 0.85, ROCKET) + &placed(45.0, 31.0, 1.1, STOP)
        }
        Card::BigRedButton => {
            sky("mustard") + &rays(45.0, 36.0, "ochre") + &placed(45.0, 32.0, 1.2, BUTTON)
        }
        Card::BudgetCuts => {
            sky("sand") + &rays(45.0, 20.0, "white") + &placed(45.0, 30.0, 1.05, CUT)
        }
        Card::FastTrack => {
            sky("mustard")
                + &ground(40.0, "slate")
                + &placed(45.0, 40.0, 1.0, RAILS)
                + &placed(45.0, 24.0, 0.95, &format!("{FLAME}{ROCKET}"))
        }
        Card::PartsSupplier => outdoors("teal") + &placed(46.0, 34.0, 1.05, TRUCK),
        Card::QualityCheck => {
            indoors("dusk", "slate")
                + &placed(34.0, 32.0, 1.1, ROCKET)
                + &placed(48.0, 26.0, 1.2, LENS)
        }
        Card::Recruitment => poster(),
        Card::RecycleBin => outdoors("rose") + &placed(45.0, 32.0, 1.05, BIN),
        Card::Sabotage => {
            sky("brick") + &rays(45.0, 31.0, "black") + &placed(44.0, 32.0, 1.1, GEARS)
        }
        Card::Salvage => outdoors("sand") + &placed(46.0, 32.0, 1.0, HOOK),
        Card::Surplus => indoors("teal", "petrol") + &placed(45.0, 36.0, 1.0, BOXES),
        Card::Thief => {
            sky("night")
                + &rays(45.0, 8.0, "dusk")
                + &placed(45.0, 32.0, 1.15, &bust(0, Hat::Mask, "slate", 5))
        }
        Card::Vacuum => sky("teal") + &bubbles() + &placed(45.0, 36.0, 1.05, VACUUM),
        Card::EmployeeContract => {
            sky("steel") + &rays(45.0, 31.0, "slate") + &placed(45.0, 31.0, 1.0, CONTRACT)
        }
        Card::Overtime => outside(8) + &placed(45.0, 31.0, 1.05, CLOCK),
        Card::SecuritySystem => sky("dusk") + &placed(44.0, 28.0, 1.1, CAMERA),
        Card::Warehouse => outdoors("mustard") + &placed(45.0, 33.0, 1.0, WAREHOUSE),
        Card::TopLeft | Card::TopRight | Card::BottomLeft | Card::BottomRight => corner(card),
    }
}

/// A room with a floor.
fn indoors(wall: &str, floor: &str) -> String {
    sky(wall) + &ground(46.0, floor)
}

/// A yard under a coloured sky, with a gantry in the distance.
fn outdoors(air: &str) -> String {
    sky(air) + &placed(80.0, 32.0, 0.75, TOWER) + &ground(52.0, "slate")
}

/// Space above the Earth.
fn outside(seed: usize) -> String {
    sky("night") + &stars(seed) + &limb(48.0, "teal", "petrol")
}

fn bubbles() -> String {
    "<g fill='none' stroke='@white' stroke-width='1.4'><circle cx='12' cy='14' r='6'/><circle cx='24' cy='6' r='3'/>\
     <circle cx='78' cy='16' r='8'/><circle cx='68' cy='5' r='3'/><circle cx='84' cy='34' r='3'/><circle cx='8' cy='34' r='3'/></g>"
        .to_owned()
}

fn bust(skin: usize, hat: Hat, coat: &'static str, hair: usize) -> String {
    Bust { skin, hair, hat, coat }.markup()
}

/// An Expert.
fn person(wall: &str, shine: &str, expert: Card) -> String {
    sky(wall) + &rays(45.0, 62.0, shine) + &placed(45.0, 30.0, 1.2, &portrait(expert).markup())
}

/// A recruiting poster on a wall.
fn poster() -> String {
    let sheet = "<path fill='@white' d='M22 3h46v56H22z'/><path fill='@red' stroke='none' d='M26 48h38v7H26z'/>\
                 <path fill='@mustard' stroke='none' d='M26 7h38v41H26z'/>";
    let star = "<path fill='@white' d='M0-6l1.8 3.8 4.2.4-3.2 2.8 1 4.2L0 3l-3.8 2.2 1-4.2L-6-1.8l4.2-.4z'/>";
    sky("slate")
        + sheet
        + &placed(45.0, 25.0, 0.72, &bust(1, Hat::Cap, "blue", 4))
        + "<path fill='@red' stroke='none' d='M26 48h38v7H26z'/>"
        + &[34.0, 45.0, 56.0].map(|x| placed(x, 51.6, 0.55, star)).concat()
}

/// A complete rocket in chalk lines on blue, with its requirements in colour.
fn blueprint(model: Card) -> String {
    let mut grid = String::new();
    for x in 1..9 {
        add!(grid, "M{} 0v62", x * 10);
    }
    for y in 1..7 {
        add!(grid, "M0 {}h90", y * 10);
    }
    let mut rocket = Rocket::new(model);
    for part in [Card::Metal, Card::Fuel] {
        while rocket.needs(part) {
            rocket = rocket.with_part(part);
        }
    }
    let markup = stack(rocket);
    sky("blue")
        + &format!(
            "<path fill='none' stroke='@white' stroke-width='.4' stroke-opacity='.5' d='{grid}'/>"
        )
        + &turned(7.0, 40.0, 90.0, 0.53, &markup)
}

/// A quarter of the pad seen from above.
fn corner(card: Card) -> String {
    let at = [(66.0, 52.0), (24.0, 52.0), (66.0, 10.0), (24.0, 10.0)][card.corner()];
    sky("leaf") + &rays(at.0, at.1, "moss") + &placed(at.0, at.1, 0.62, &quarter(card.corner()))
}
