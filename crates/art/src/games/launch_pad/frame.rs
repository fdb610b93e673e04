//! The silhouette and colour of each family of cards.

use gantry_launch_pad::{Card, Family};

use crate::card::Frame;
use crate::ink::Ink;

/// Rockets are blueprints with a folded corner, components riveted plates, experts staff files with
/// their tabs, bonuses perforated stamps, actions torn telegrams, specialties enamel signs, and
/// corners slabs of the pad, rounded where the pad ends.
pub(super) fn frame(card: Card) -> Frame {
    match card.family() {
        Family::Rocket => Frame { trim: FOLD, ..Frame::new(Ink::Blue, Ink::White, FOLDED) },
        Family::Component => Frame {
            trim: RIVETS,
            inset: 3.0,
            heading: 6.0,
            ..Frame::new(Ink::Slate, Ink::White, PLATE)
        },
        Family::Expert => {
            Frame { heading: 11.0, floor: 133.0, ..Frame::new(Ink::Mustard, Ink::Black, FILE) }
        }
        Family::Bonus => {
            Frame { heading: 6.0, floor: 133.0, ..Frame::new(Ink::Moss, Ink::White, stamp()) }
        }
        Family::Action => Frame::new(Ink::Red, Ink::White, TORN),
        Family::Specialty => Frame {
            trim: SCREWS,
            floor: 126.0,
            inset: 5.0,
            heading: 6.0,
            ..Frame::new(Ink::Petrol, Ink::White, ENAMEL)
        },
        Family::Corner => Frame {
            trim: HAZARD,
            floor: 131.0,
            inset: 3.0,
            ..Frame::new(Ink::Steel, Ink::Black, SLABS[card.corner() % 4])
        },
    }
}

const FOLD: &str = "<path fill='@white' stroke='@edge' d='M86 139v-11h13z'/>";
const RIVETS: &str = "<path fill='none' stroke='@white' stroke-width='2.6' d='M14 4.5h0M86 4.5h0M14 134.5h0M50 134.5h0M86 134.5h0'/>";
const SCREWS: &str = "<path fill='none' stroke='@white' stroke-width='2.6' d='M22 134.5h0M78 134.5h0'/>\
    <path fill='none' stroke='@white' stroke-width='.8' d='M18 3.5h64M30 134.5h40'/>";
const HAZARD: &str = "<path fill='none' stroke='@black' stroke-width='4' stroke-linecap='butt' stroke-dasharray='5 5' d='M32 134.5h36'/>";
const FOLDED: &str = "M1 1h98v127L86 139H1z";
const PLATE: &str = "M12 1h76l11 11v116l-11 11H12L1 128V12z";
const FILE: &str = "M1 5a4 4 0 0 1 4-4h33l8 8h49a4 4 0 0 1 4 4v126H1z";
const TORN: &str = "M1 1h98v134l-7 4-7-4-7 4-7-4-7 4-7-4-7 4-7-4-7 4-7-4-7 4-7-4-7 4-7-4z";
const ENAMEL: &str =
    "M13 1h74a12 12 0 0 0 12 12v114a12 12 0 0 0-12 12H13a12 12 0 0 0-12-12V13a12 12 0 0 0 12-12z";
const SLABS: [&str; 4] = [
    "M29 1h70v138H1V29A28 28 0 0 1 29 1z",
    "M1 1h70a28 28 0 0 1 28 28v110H1z",
    "M1 1h98v138H19A18 18 0 0 1 1 121z",
    "M1 1h98v120a18 18 0 0 1-18 18H1z",
];

/// An outline that is perforated all around.
fn stamp() -> String {
    let sides = [
        "h1.5a2 2 0 0 0 4 0h1.5".repeat(14),
        "v1.4a2 2 0 0 0 0 4v1.5".repeat(20),
        "h-1.5a2 2 0 0 0-4 0h-1.5".repeat(14),
        "v-1.4a2 2 0 0 0 0-4v-1.5".repeat(20),
    ];
    format!("M1 1{}z", sides.concat())
}
