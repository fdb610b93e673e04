//! What the game says to people, as keys and values; the sentences are in `text/*.ftl`.

mod action;
mod breakdown;
mod card;
mod event;
mod glossary;
mod panel;
mod prompt;
mod seat;

use action::action;
pub use card::{requirement, work, work_now};

use gantry_game_kit::{puzzles, words};
use gantry_kernel::{Phrase, Row, Value};

use crate::LiftOff;
use crate::card::{Colour, Mission, Objective, Specialist};
use crate::data::Data;
use crate::held::Held;

words!(LiftOff, "Lift Off", "game design by Jeroen Vandersteen, 2018", {
    const LESSONS: &'static str = include_str!("../../lessons/course.toml");
    const LESSON_IDS: &'static [&'static str] = &["rocket", "draft", "missions", "launch", "score"];
    const PUZZLES: &'static [&'static str] = puzzles![
        "01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12", "13", "14", "15"
    ];
});

/// The name of a mission, or its name in the table's custom data.
pub fn mission(data: &Data, mission: Mission) -> Phrase {
    let is_spare = Data::newest().mission(mission).copies == [0; 3];
    named(data.name_of_mission(mission).or(is_spare.then_some(mission.id())), mission.key())
}

/// The name of a specialist, or its name in the table's custom data.
pub fn specialist(data: &Data, card: Specialist) -> Phrase {
    let is_spare = Data::newest().specialist(card).copies == [0; 3];
    named(data.name_of_specialist(card).or(is_spare.then_some(card.id())), card.key())
}

/// The name of an objective, or its name in the table's custom data.
pub fn goal(data: &Data, goal: Objective) -> Phrase {
    named(data.name_of_objective(goal), goal.key())
}

/// A custom name, which is the same in all languages; spare cards without one go by their id.
fn named(own: Option<&str>, key: &'static str) -> Phrase {
    match own {
        Some(name) => Phrase::new("own-name").with("name", Value::Code(name.into())),
        None => Phrase::new(key),
    }
}

/// The name of a colour.
pub fn colour(colour: Colour) -> Phrase {
    Phrase::new(match colour {
        Colour::Red => "colour-red",
        Colour::Yellow => "colour-yellow",
        Colour::Blue => "colour-blue",
        Colour::Green => "colour-green",
    })
}

/// Points with their noun.
fn points(count: impl Into<usize>) -> Phrase {
    Phrase::new("points").with("count", count.into())
}

/// Technologies of a colour with their number.
fn techs_of(hue: Colour, count: impl Into<usize>) -> Phrase {
    Phrase::new("techs").with("count", count.into()).with("colour", colour(hue))
}

/// Technologies, grouped by colour.
fn techs(colours: impl IntoIterator<Item = Colour>) -> Vec<Phrase> {
    let mut counts = [0_usize; Colour::ALL.len()];
    colours.into_iter().for_each(|hue| counts[hue.index()] += 1);
    let counted = Colour::ALL.into_iter().zip(counts).filter(|(_, count)| *count > 0);
    counted.map(|(hue, count)| techs_of(hue, count)).collect()
}

/// Missions with their numbers.
fn missions(data: &Data, held: Held) -> Vec<Phrase> {
    held.kinds().map(|kind| counted(mission(data, kind), held.count(kind))).collect()
}

/// A card with its number, if there are several.
fn counted(name: Phrase, count: usize) -> Phrase {
    if count == 1 { name } else { Phrase::new("counted").with("count", count).with("name", name) }
}

fn specialists(data: &Data, cards: &[Specialist]) -> Vec<Phrase> {
    cards.iter().map(|&card| specialist(data, card)).collect()
}

fn goals(data: &Data, cards: &[Objective]) -> Vec<Phrase> {
    cards.iter().map(|&card| goal(data, card)).collect()
}

fn row(label: &'static str, cells: impl IntoIterator<Item = Phrase>) -> Row {
    Row { label: Phrase::new(label), cells: cells.into_iter().collect() }
}
