//! The silhouette and colour of each family of cards.

use gantry_planet_rush::Colour;

use crate::card::Frame;
use crate::ink::Ink;

/// Cargo is a container, Lift Off pointed like a rocket, an order a flag.
pub(super) fn frame(colour: Colour) -> Frame {
    match colour {
        Colour::Blue => {
            Frame { trim: SEAM, floor: 131.0, ..Frame::new(Ink::Blue, Ink::White, CONTAINER) }
        }
        Colour::Yellow => Frame {
            heading: 11.0,
            floor: 133.0,
            inset: 6.0,
            ..Frame::new(Ink::Mustard, Ink::Black, POINTED)
        },
        Colour::Red => Frame::new(Ink::Red, Ink::White, FLAG),
    }
}

const SEAM: &str = "<path fill='none' stroke='@white' stroke-width='1.6' stroke-dasharray='4 4' d='M12 134.5h76'/>";
const CONTAINER: &str = "M1 1h14v3h70V1h14v55h-3v20h3v63H85v-3H15v3H1V76h3V56H1z";
const POINTED: &str = "M50 1l49 22v116H1V23z";
const FLAG: &str = "M1 1h98v138l-49-9-49 9z";
