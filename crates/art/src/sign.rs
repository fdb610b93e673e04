//! Rows of signs: icons, and numbers in the shape of what they count.

use crate::icon::{Icon, RIM, Weight};
use crate::ink::Ink;
use crate::svg::{N, escaped, placed, width};

/// One sign of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    /// Victory points.
    Points(u16),
    /// Money.
    Money(u16),
    /// A weight.
    Weight(u16),
    /// A number on a disc, with the inks of the number and of the disc.
    Disc(u8, Ink, Ink),
    /// What must be reached, above the points for it.
    Step(u8, u8),
    /// An icon in the ink of the text.
    Icon(Icon),
    /// An icon in a colour of its own.
    Tinted(Icon, Ink),
    /// An arrow to the result.
    Arrow,
    /// One level up.
    Up,
    /// A word or two.
    Say(String),
}

impl Sign {
    pub(crate) fn say(text: &str) -> Self {
        Self::Say(text.to_owned())
    }

    /// Its width at a height of 24.
    fn width(&self) -> f32 {
        match self {
            Self::Say(text) => width(text) * 15.0,
            Self::Step(..) => 25.0,
            Self::Arrow | Self::Up => 15.0,
            _ => 24.0,
        }
    }

    /// The inks of the text on the sign, if it has any: the text, then its background.
    pub(crate) fn pair(&self) -> Option<(Ink, Ink)> {
        match self {
            Self::Points(_) | Self::Step(..) => Some((Ink::White, Ink::Red)),
            Self::Money(_) => Some((Ink::Black, Ink::Mustard)),
            Self::Weight(_) => Some((Ink::White, Ink::Slate)),
            Self::Disc(_, text, ground) => Some((*text, *ground)),
            Self::Say(_) => Some((Ink::Ink, Ink::Stock)),
            Self::Icon(_) | Self::Tinted(..) | Self::Arrow | Self::Up => None,
        }
    }

    /// A white rim that sets a badge off from a picture.
    pub(crate) fn rim(&self) -> String {
        let shape = match self {
            Self::Weight(_) => WEIGHT,
            Self::Points(_) => HEXAGON,
            _ => COIN,
        };
        format!("<path fill='@white' stroke='@white' stroke-width='3.6' d='{shape}'/>")
    }

    /// On an area of 24 by 24.
    pub(crate) fn markup(&self) -> String {
        match self {
            Self::Points(points) => self.badge(HEXAGON, 12.0, *points),
            Self::Money(money) => self.badge(COIN, 12.0, *money),
            Self::Weight(weight) => self.badge(WEIGHT, 14.8, *weight),
            Self::Disc(number, ..) => self.badge(COIN, 12.0, (*number).into()),
            Self::Step(count, points) => {
                let points = Self::Points(u16::from(*points)).markup();
                let count = text("ink", 12.5, -2.6, 12.0, &format!("{count}"));
                format!("{count}{}", placed(1.5, 4.5, 0.92, &points))
            }
            Self::Icon(icon) => format!("<g color='@ink'>{}</g>", icon.glyph(Weight::Solid)),
            Self::Tinted(icon, ink) => icon.coloured(*ink, RIM),
            Self::Arrow => stroke("M1.5 12h12m-4.5-4.5l4.5 4.5-4.5 4.5"),
            Self::Up => stroke("M7.5 18V6M3 10.5L7.5 6l4.5 4.5"),
            Self::Say(words) => text("ink", self.width() / 2.0, 12.0, 15.0, words),
        }
    }

    /// A number on a shape.
    fn badge(&self, shape: &str, middle: f32, number: u16) -> String {
        let (ink, ground) = self.pair().unwrap_or((Ink::Ink, Ink::Stock));
        let size = if number > 9 { 12.5 } else { 15.0 };
        format!(
            "<path fill='@{}' stroke='@edge' stroke-width='1.2' d='{shape}'/>{}",
            ground.name(),
            text(ink.name(), 12.0, middle, size, &number.to_string())
        )
    }
}

const HEXAGON: &str = "M12 .8l9.8 5.6v11.2L12 23.2l-9.8-5.6V6.4z";
const COIN: &str = "M12 1a11 11 0 1 0 .01 0z";
const WEIGHT: &str = "M5.5 6.5h3.3a3.6 3.6 0 1 1 6.4 0h3.3l4 16.5h-21z";

fn stroke(d: &str) -> String {
    format!("<path fill='none' stroke='@ink' stroke-width='2.2' d='{d}'/>")
}

fn text(ink: &str, x: f32, middle: f32, size: f32, words: &str) -> String {
    format!(
        "<text x='{}' y='{}' font-size='{}' font-weight='700' text-anchor='middle' fill='@{ink}' stroke='none'>{}</text>",
        N(x),
        N(middle + size * 0.36),
        N(size),
        escaped(words)
    )
}

/// Signs side by side, centred in a strip, as large as fits.
pub(crate) fn row(signs: &[Sign], left: f32, middle: f32, width: f32, size: f32) -> String {
    const GAP: f32 = 3.0;
    #[allow(clippy::cast_precision_loss)] // a handful of signs
    let gaps = GAP * (signs.len().max(1) - 1) as f32;
    let natural = signs.iter().map(Sign::width).sum::<f32>() + gaps;
    let scale = (size / 24.0).min(width / natural.max(1.0));
    let mut x = left + (width - natural * scale) / 2.0;
    let mut out = String::new();
    for sign in signs {
        out += &placed(x, middle - 12.0 * scale, scale, &sign.markup());
        x += (sign.width() + GAP) * scale;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ink::Theme;

    #[test]
    fn numbers_can_be_read() {
        let signs =
            [Sign::Points(1), Sign::Money(1), Sign::Weight(1), Sign::Step(1, 1), Sign::say("1")];
        for sign in signs {
            let (text, ground) = sign.pair().expect("a sign with text");
            for theme in [Theme::Light, Theme::Dark] {
                let contrast = text.contrast(ground, theme);
                assert!(contrast >= 4.5, "{sign:?} in {theme:?}: {contrast:.2}");
            }
        }
    }
}
