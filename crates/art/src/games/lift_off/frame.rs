//! The silhouette and colour of each family of cards.

use gantry_lift_off::Level;

use crate::card::Frame;
use crate::ink::Ink;

/// A staff badge with a slot for its clip.
pub(super) fn specialist() -> Frame {
    Frame { heading: 11.0, floor: 133.0, ..Frame::new(Ink::Blue, Ink::White, BADGE) }
}

/// An arched mission patch in the colour of its level.
pub(super) fn mission(level: Level) -> Frame {
    let (text, ground) = level_inks(level);
    Frame { heading: 7.0, floor: 133.0, inset: 4.0, ..Frame::new(ground, text, ARCH) }
}

/// The inks of a level: text, then background.
pub(super) const fn level_inks(level: Level) -> (Ink, Ink) {
    match level.number() {
        1 => (Ink::White, Ink::Teal),
        2 => (Ink::Black, Ink::Mustard),
        3 => (Ink::White, Ink::Red),
        _ => (Ink::White, Ink::Moss),
    }
}

/// A punched card with a cut corner.
pub(super) fn objective() -> Frame {
    Frame { trim: PUNCHES, inset: 6.0, ..Frame::new(Ink::Sand, Ink::Black, PUNCHED) }
}

const PUNCHES: &str = "<path fill='none' stroke='@edge' stroke-width='2' stroke-linecap='butt' stroke-dasharray='2.4 4.2' d='M9.2 134.5h81.6'/>";
const BADGE: &str = "M1 14a6 6 0 0 1 6-6h21l6-7h32l6 7h21a6 6 0 0 1 6 6v119a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6zM40 4.5v3.5h20v-3.5z";
const ARCH: &str = "M1 20C16-5.3 84-5.3 99 20v115a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4z";
const PUNCHED: &str = "M22 1h73a4 4 0 0 1 4 4v130a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V24z";
