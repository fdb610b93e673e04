//! Cards, drawn from their component data. All are 100 units wide and 140 high.
//!
//! There are two forms. *Compact* is for the table, from 60 pixels on: silhouette, colour, picture
//! and large signs show the kind; the title becomes readable at about 90 pixels. *Full* is for
//! enlarged cards, from 220 pixels on, and adds the sentence. Both have real text, in the reader's
//! language and as large as fits.

mod back;
mod frame;

pub(crate) use back::{back, plain};
pub(crate) use frame::Frame;

use crate::ink::Ink;
use crate::sign::{Sign, row};
use crate::svg::{Block, N, drawing, placed};

/// How much of a card is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Title, picture and signs.
    Compact,
    /// With its sentence.
    Full,
}

/// The text of a card, in the reader's language.
#[derive(Clone, Copy, Debug, Default)]
pub struct CardText<'a> {
    /// Its name.
    pub title: &'a str,
    /// What it does.
    pub sentence: &'a str,
}

/// Everything on a kind of card except its text. The modules of the games provide it.
#[derive(Clone, Debug)]
pub struct Print {
    pub(crate) frame: Frame,
    /// The picture, 90 units wide and 62 high.
    pub(crate) scene: String,
    /// On a pennant over the picture.
    pub(crate) pennant: Option<Sign>,
    /// Over the lower corners of the picture.
    pub(crate) corners: Option<[Sign; 2]>,
    pub(crate) signs: Vec<Sign>,
}

impl Print {
    /// The ink of the title, then that of its background.
    pub const fn inks(&self) -> (Ink, Ink) {
        (self.frame.text, self.frame.ground)
    }
}

/// The face of a card.
pub fn card(print: &Print, form: Form, words: CardText<'_>) -> String {
    let frame = &print.frame;
    let (top, height) = match form {
        Form::Compact => (32.0, 60.0),
        Form::Full => (25.0, 55.0),
    };
    let title = match form {
        Form::Compact => words.title.to_owned(),
        Form::Full => words.title.to_uppercase(),
    };
    let heading = frame.heading;
    let title = Block {
        text: &title,
        x: 7.0 + frame.inset,
        middle: f32::midpoint(heading, top),
        width: 86.0 - 2.0 * frame.inset,
        height: top - heading,
        size: if form == Form::Full { 8.5 } else { 13.0 },
        ink: frame.text.name(),
        weight: 700,
        centred: true,
    };
    let window = top + height;
    let panel = format!(
        "<path fill='@stock' stroke='@edge' stroke-width='.8' d='M6 {a}h88v{b}h-88z'/>",
        a = window + 3.0,
        b = frame.floor - window - 3.0
    );
    let markup = [
        frame.outline(),
        framed(6.0, top, 88.0, height, &print.scene),
        format!(
            "<path fill='none' stroke='@edge' stroke-width='.8' d='M6 {top}h88v{height}h-88z'/>"
        ),
        print.pennant.as_ref().map_or_else(String::new, |sign| pennant(sign, top)),
        title.markup(),
        panel,
        print.corners.as_ref().map_or_else(String::new, |signs| corners(signs, window)),
        effects(form, [window + 3.0, frame.floor], &print.signs, words.sentence),
    ];
    drawing(100.0, 140.0, "card", &format!("<g font-family='{FONT}'>{}</g>", markup.concat()))
}

/// The typeface of the page, whose widths `svg` knows.
const FONT: &str = "Jost,Jost stand-in,Futura,Century Gothic,sans-serif";

/// A scene in its own viewport, which clips it.
fn framed(x: f32, y: f32, width: f32, height: f32, markup: &str) -> String {
    format!(
        "<svg x='{}' y='{}' width='{}' height='{}' viewBox='0 0 90 62' \
         preserveAspectRatio='xMidYMid slice' overflow='hidden'><g stroke='@edge' stroke-width='.9'>{markup}</g></svg>",
        N(x),
        N(y),
        N(width),
        N(height)
    )
}

/// The row of signs; in the full form with the sentence below.
fn effects(form: Form, [top, floor]: [f32; 2], signs: &[Sign], sentence: &str) -> String {
    let high = signs.iter().any(|sign| matches!(sign, Sign::Step(..)));
    if form == Form::Compact {
        let (drop, size) = if high { (3.5, 22.0) } else { (0.0, 27.0) };
        return row(signs, 8.0, f32::midpoint(top, floor) + drop, 84.0, size);
    }
    let (drop, size, below) = if high { (11.6, 13.0, 19.0) } else { (8.8, 15.0, 16.5) };
    let sentence = Block {
        text: sentence,
        x: 9.0,
        middle: f32::midpoint(top + below, floor),
        width: 82.0,
        height: floor - top - below - 1.0,
        size: 6.0,
        ink: "ink",
        weight: 400,
        centred: false,
    };
    row(signs, 8.0, top + drop, 84.0, size) + &sentence.markup()
}

/// A pennant that hangs over the left edge of the picture.
fn pennant(sign: &Sign, top: f32) -> String {
    // The pennant is white in every theme, and pages may forbid styles in markup.
    let sign = sign.markup().replace("@ink", "@black").replace("@knock", "@white");
    let sign = placed(2.0, 2.0, 0.84, &sign);
    let cloth = "<path fill='@white' stroke='@edge' stroke-width='.8' d='M0 0h24v31L12 25 0 31z'/>";
    placed(8.5, top - 1.5, 0.88, &format!("{cloth}{sign}"))
}

/// Two signs over the lower corners of the picture.
fn corners(signs: &[Sign; 2], window: f32) -> String {
    let [left, right] = signs.each_ref().map(|sign| sign.rim() + &sign.markup());
    placed(8.0, window - 21.0, 0.92, &left) + &placed(70.0, window - 21.0, 0.92, &right)
}
