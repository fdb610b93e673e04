//! One set of icons on a grid of 24 units with strokes of 2: as lines, or filled for small sizes.

mod glyphs;

pub use glyphs::Icon;

use crate::ink::Ink;
use crate::svg::{add, drawing};

/// What an icon consists of, as path data.
struct Glyph {
    /// Closed shapes: outlined in the line form, filled in the solid one.
    body: &'static str,
    /// Strokes outside the body.
    line: &'static str,
    /// Strokes on the body: cut out of it in the solid form.
    detail: &'static str,
}

/// The rim of a coloured icon on paper or stock.
pub(crate) const RIM: &str = "stroke='@ink' stroke-width='1.4'";
/// The rim of a large icon in a picture.
pub(crate) const EDGE: &str = "stroke='@edge' stroke-width='.8'";

/// How an icon is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// In lines, from about 24 pixels.
    Line,
    /// Filled, for small sizes.
    Solid,
}

impl Icon {
    /// The icon of a laboratory, from level 1.
    pub const fn of_lab(level: u8) -> Self {
        match level {
            0 | 1 => Self::Lab1,
            2 => Self::Lab2,
            3 => Self::Lab3,
            _ => Self::Lab4,
        }
    }

    /// The shape of a seat, from 0.
    pub const fn of_seat(seat: usize) -> Self {
        match seat % 4 {
            0 => Self::Circle,
            1 => Self::Triangle,
            2 => Self::Square,
            _ => Self::Star,
        }
    }

    /// The markup in the current colour, without the `svg` element.
    pub(crate) fn glyph(self, weight: Weight) -> String {
        let Glyph { body, line, detail } = self.shapes();
        let (fill, mark) = match weight {
            Weight::Line => ("none", "currentColor"),
            Weight::Solid => ("currentColor", "@knock"),
        };
        let mut out = "<g fill='none' stroke='currentColor' stroke-width='2'>".to_owned();
        if !body.is_empty() {
            add!(out, "<path fill='{fill}' d='{body}'/>");
        }
        if !line.is_empty() {
            add!(out, "<path d='{line}'/>");
        }
        if !detail.is_empty() {
            add!(out, "<path stroke='{mark}' d='{detail}'/>");
        }
        out + "</g>"
    }

    /// The markup in a given colour, with a rim that sets it off from its background.
    pub(crate) fn coloured(self, ink: Ink, rim: &str) -> String {
        let Glyph { body, line, detail } = self.shapes();
        let name = ink.name();
        let mut out = format!("<g fill='@{name}' {rim}>");
        if !line.is_empty() {
            add!(out, "<path fill='none' stroke-width='2' d='{line}'/>");
        }
        add!(out, "<path d='{body}'/>");
        if !detail.is_empty() {
            add!(out, "<path fill='none' stroke='@white' stroke-width='1.8' d='{detail}'/>");
        }
        out + "</g>"
    }
}

/// The ink of a seat, from 0.
pub const fn seat_ink(seat: usize) -> Ink {
    match seat % 4 {
        0 => Ink::Red,
        1 => Ink::Blue,
        2 => Ink::Mustard,
        _ => Ink::Leaf,
    }
}

/// An icon in the current colour.
pub fn icon(icon: Icon, weight: Weight) -> String {
    drawing(24.0, 24.0, "icon", &icon.glyph(weight))
}

/// A seat's shape in its colour.
pub fn seat(seat: usize) -> String {
    drawing(24.0, 24.0, "icon", &Icon::of_seat(seat).coloured(seat_ink(seat), RIM))
}
