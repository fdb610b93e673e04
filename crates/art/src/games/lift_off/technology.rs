//! Technologies: an icon and an ink for each colour.

use gantry_lift_off::Colour;

use crate::icon::{Icon, RIM};
use crate::ink::Ink;
use crate::svg::drawing;

/// The icon of a technology.
pub(super) const fn technology_icon(colour: Colour) -> Icon {
    match colour {
        Colour::Red => Icon::Flame,
        Colour::Yellow => Icon::Bolt,
        Colour::Blue => Icon::Bubbles,
        Colour::Green => Icon::Leaf,
    }
}

/// The ink of a technology.
pub const fn technology_ink(colour: Colour) -> Ink {
    match colour {
        Colour::Red => Ink::Red,
        Colour::Yellow => Ink::Mustard,
        Colour::Blue => Ink::Blue,
        Colour::Green => Ink::Leaf,
    }
}

/// A technology in its colour.
pub fn technology(colour: Colour) -> String {
    let markup = technology_icon(colour).coloured(technology_ink(colour), RIM);
    drawing(24.0, 24.0, "icon", &markup)
}
