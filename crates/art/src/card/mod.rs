//! Cards, drawn from their component data. All are 100 units wide and 140 high.
//!
//! There are two forms. *Compact* is for the table, from 60 pixels on: silhouette, colour, picture
//! and large signs tell the kind; its title becomes readable at about 90 pixels. *Full* is for
//! enlarging, from 220 pixels on: it has the sentence as well. Both are real text, in the reader's
//! language and as large as fits.

mod back;
mod frame;
mod launch_pad;
mod lift_off;
mod planet_rush;

pub use back::{Back, back};
pub use frame::Frame;

use gantry_lift_off::{Edition, Mission, MissionCard, ObjectiveCard, Specialist, SpecialistCard};

use crate::scene;
use crate::sign::{Sign, row};
use crate::svg::{Block, drawing, placed};

/// Which card, with what it is worth.
#[derive(Clone, Copy, Debug)]
pub enum Kind<'a> {
    /// A specialist of Lift Off.
    Specialist(Specialist, &'a SpecialistCard),
    /// A mission of Lift Off.
    Mission(Mission, &'a MissionCard),
    /// An objective of Lift Off, in an edition.
    Objective(&'a ObjectiveCard, Edition),
    /// A card of Launch Pad.
    LaunchPad(gantry_launch_pad::Card),
    /// A card of Lift Off (2000).
    PlanetRush(gantry_planet_rush::Card),
}

/// How much of a card is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Title, picture and signs.
    Compact,
    /// With its sentence.
    Full,
}

/// What is written on a card, in the reader's language.
#[derive(Clone, Copy, Debug, Default)]
pub struct Words<'a> {
    /// Its name.
    pub title: &'a str,
    /// What it does.
    pub sentence: &'a str,
}

/// What a kind puts on its card.
struct Print {
    frame: Frame,
    scene: String,
    /// On a pennant over the picture.
    pennant: Option<Sign>,
    /// Over the lower corners of the picture.
    corners: Option<[Sign; 2]>,
    signs: Vec<Sign>,
}

impl Kind<'_> {
    fn print(self) -> Print {
        match self {
            Self::Specialist(kind, card) => lift_off::specialist(kind, card),
            Self::Mission(kind, card) => lift_off::mission(kind, card),
            Self::Objective(card, edition) => lift_off::objective(card, edition),
            Self::LaunchPad(card) => launch_pad::print(card),
            Self::PlanetRush(card) => planet_rush::print(card),
        }
    }
}

/// The face of a card.
pub fn card(kind: Kind<'_>, form: Form, words: Words<'_>) -> String {
    let print = kind.print();
    let paint = print.frame.paint();
    let (top, height) = match form {
        Form::Compact => (32.0, 60.0),
        Form::Full => (25.0, 55.0),
    };
    let title = match form {
        Form::Compact => words.title.to_owned(),
        Form::Full => words.title.to_uppercase(),
    };
    let heading = paint.heading;
    let title = Block {
        text: &title,
        x: 7.0 + paint.inset,
        middle: f32::midpoint(heading, top),
        width: 86.0 - 2.0 * paint.inset,
        height: top - heading,
        size: if form == Form::Full { 8.5 } else { 13.0 },
        ink: paint.text.name(),
        weight: 700,
        centred: true,
    };
    let window = top + height;
    let panel = format!(
        "<path fill='@stock' stroke='@edge' stroke-width='.8' d='M6 {a}h88v{b}h-88z'/>",
        a = window + 3.0,
        b = paint.floor - window - 3.0
    );
    let markup = [
        paint.outline(),
        scene::framed(6.0, top, 88.0, height, &print.scene),
        format!(
            "<path fill='none' stroke='@edge' stroke-width='.8' d='M6 {top}h88v{height}h-88z'/>"
        ),
        print.pennant.map_or_else(String::new, |sign| pennant(&sign, top)),
        title.markup(),
        panel,
        print.corners.map_or_else(String::new, |signs| corners(&signs, window)),
        effects(form, [window + 3.0, paint.floor], &print.signs, words.sentence),
    ];
    drawing(100.0, 140.0, "card", &format!("<g font-family='{FONT}'>{}</g>", markup.concat()))
}

/// System fonts only: geometric for titles and numbers.
const FONT: &str = "Futura,Century Gothic,Avenir Next,URW Gothic,sans-serif";
/// Humanist for sentences.
const TEXT_FONT: &str = "Optima,Candara,Gill Sans,Noto Sans,sans-serif";

/// The strip of signs; in the full form with the sentence below.
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
    row(signs, 8.0, top + drop, 84.0, size)
        + &format!("<g font-family='{TEXT_FONT}'>{}</g>", sentence.markup())
}

/// A pennant that hangs over the left edge of the picture.
fn pennant(sign: &Sign, top: f32) -> String {
    // the cloth is white in every theme, and pages may forbid styles in markup
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
