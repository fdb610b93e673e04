//! Small helpers for writing SVG: numbers, placing, text.

use std::fmt::{Display, Formatter, Result};

use crate::ink::expand;

/// Appends markup to a string.
macro_rules! add {
    ($out:expr, $($markup:tt)*) => {
        std::fmt::Write::write_fmt(&mut $out, format_args!($($markup)*)).expect("a string takes everything")
    };
}

pub(crate) use add;

/// A number with at most one decimal.
#[derive(Clone, Copy)]
pub(crate) struct N(pub f32);

impl Display for N {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let tenths = (self.0 * 10.0).round();
        if tenths % 10.0 == 0.0 {
            write!(f, "{}", tenths / 10.0 + 0.0)
        } else {
            write!(f, "{:.1}", tenths / 10.0)
        }
    }
}

/// A complete drawing, hidden from screen readers: its name is outside the drawing.
pub(crate) fn drawing(width: f32, height: f32, class: &str, markup: &str) -> String {
    expand(&format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {} {}' class='{class}' aria-hidden='true' \
         stroke-linejoin='round' stroke-linecap='round'>{markup}</svg>",
        N(width),
        N(height)
    ))
}

/// A drawing for a background: it covers whatever area it is given. `fit` says how, as SVG's
/// `preserveAspectRatio` does.
pub(crate) fn backdrop(width: f32, height: f32, fit: &str, class: &str, markup: &str) -> String {
    let fit = format!("<svg preserveAspectRatio='{fit}' ");
    drawing(width, height, class, markup).replacen("<svg ", &fit, 1)
}

/// Markup, translated and scaled.
pub(crate) fn placed(x: f32, y: f32, scale: f32, markup: &str) -> String {
    let size =
        if (scale - 1.0).abs() < 1e-3 { String::new() } else { format!(" scale({scale:.2})") };
    format!("<g transform='translate({} {}){size}'>{markup}</g>", N(x), N(y))
}

/// Markup, rotated around the origin, then translated.
pub(crate) fn turned(x: f32, y: f32, degrees: f32, scale: f32, markup: &str) -> String {
    let turn = format!("<g transform='rotate({})'>{markup}</g>", N(degrees));
    placed(x, y, scale, &turn)
}

/// Escapes text from people or data for markup.
pub(crate) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '@' => out.push_str("&#64;"),
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

/// The widths of Jost's letters from the space to `~`, in hundredths of its size: those of the
/// lighter or the bolder weight, whichever is wider.
#[rustfmt::skip]
const WIDTHS: [u8; 95] = [
    30, 34, 52, 67, 62, 92, 75, 31, 34, 34, 59, 67, 32, 22, 32, 61, 66, 51, 66,
    62, 70, 64, 67, 60, 63, 67, 32, 39, 64, 63, 64, 63, 77, 74, 66, 70, 73, 60,
    55, 81, 79, 32, 33, 70, 53, 89, 79, 82, 62, 86, 65, 62, 56, 70, 74, 106, 68,
    66, 62, 36, 55, 36, 51, 53, 38, 54, 62, 49, 62, 57, 34, 61, 57, 28, 27, 58,
    27, 82, 58, 59, 62, 62, 41, 46, 32, 58, 53, 76, 53, 52, 52, 40, 35, 40, 58,
];

/// How wide a text is in units of its size, in the typeface of the page.
pub(crate) fn width(text: &str) -> f32 {
    text.chars().map(|c| f32::from(letter_width(c)) / 100.0).sum()
}

/// An accent does not make a letter wider; what is not listed is as wide as a wide letter.
fn letter_width(c: char) -> u8 {
    let letter = match c {
        'À' | 'Â' | 'Ä' => 'A',
        'Ç' => 'C',
        'È' | 'É' | 'Ê' => 'E',
        'Ö' | 'Ô' => 'O',
        'Ü' | 'Û' => 'U',
        'à' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' | 'ß' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        '’' => '\'',
        '“' | '”' | '„' | '«' | '»' => '"',
        '\u{a0}' => ' ',
        '·' => '.',
        other => other,
    };
    let index = usize::try_from(u32::from(letter)).ok().and_then(|code| code.checked_sub(32));
    index.and_then(|index| WIDTHS.get(index).copied()).unwrap_or(94)
}

/// Where a translator allows a long word to be split.
const SOFT_HYPHEN: char = '\u{ad}';

/// Text in lines no wider than `most`, in units of its size, if words allow it.
pub(crate) fn lines(text: &str, most: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let whole = word.replace(SOFT_HYPHEN, "");
        match lines.last_mut() {
            Some(line) if width(line) + 0.3 + width(&whole) <= most => {
                line.push(' ');
                line.push_str(&whole);
            }
            _ if width(&whole) <= most => lines.push(whole),
            _ => lines.extend(pieces(word, most)),
        }
    }
    lines
}

/// A word that is wider than a line, split at its soft hyphens.
fn pieces(word: &str, most: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for piece in word.split(SOFT_HYPHEN) {
        match lines.last_mut() {
            Some(line) if width(line) + width(piece) + 0.4 <= most => line.push_str(piece),
            Some(line) => {
                line.push('-');
                lines.push(piece.to_owned());
            }
            None => lines.push(piece.to_owned()),
        }
    }
    lines
}

/// Lines centred at a height, as large as fits a box but not larger than asked.
pub(crate) struct Block<'a> {
    pub text: &'a str,
    pub x: f32,
    pub middle: f32,
    pub width: f32,
    pub height: f32,
    pub size: f32,
    pub ink: &'a str,
    pub weight: u16,
    /// Centred in the box, or from its left edge.
    pub centred: bool,
}

impl Block<'_> {
    const LEADING: f32 = 1.16;

    pub(crate) fn markup(&self) -> String {
        let mut size = self.size;
        let mut found = lines(self.text, self.width / size);
        while size > 3.0 && !self.holds(&found, size) {
            size *= 0.98;
            found = lines(self.text, self.width / size);
        }
        let (anchor, x) =
            if self.centred { ("middle", self.x + self.width / 2.0) } else { ("start", self.x) };
        #[allow(clippy::cast_precision_loss)] // a handful of lines
        let top =
            self.middle - (found.len() as f32 - 1.0) * size * Self::LEADING / 2.0 + size * 0.35;
        let mut out = format!(
            "<text fill='@{}' stroke='none' font-size='{}' font-weight='{}' text-anchor='{anchor}'>",
            self.ink,
            N(size),
            self.weight
        );
        for (index, line) in found.iter().enumerate() {
            #[allow(clippy::cast_precision_loss)] // a handful of lines
            let y = top + index as f32 * size * Self::LEADING;
            add!(out, "<tspan x='{}' y='{}'>{}</tspan>", N(x), N(y), escaped(line));
        }
        out + "</text>"
    }

    fn holds(&self, lines: &[String], size: f32) -> bool {
        #[allow(clippy::cast_precision_loss)] // a handful of lines
        let high = lines.len() as f32 * size * Self::LEADING;
        high <= self.height && lines.iter().all(|line| width(line) * size <= self.width)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let written = [0.0, -0.02, 1.0, 1.25, -2.96, 100.04].map(|number| N(number).to_string());
        assert_eq!(written, ["0", "0", "1", "1.3", "-3", "100"]);
    }

    #[test]
    fn long_words_break_where_they_may() {
        assert_eq!(lines("one two three", 4.0), ["one two", "three"]);
        assert_eq!(lines("life\u{ad}boat", 9.0), ["lifeboat"]);
        assert_eq!(lines("a life\u{ad}boat\u{ad}man", 3.5), ["a", "life-", "boat-", "man"]);
        assert_eq!(lines("unbreakable", 2.0), ["unbreakable"]);
    }
}
