//! The constants in `src/data/standard.rs` say what the files in `data` say.

use std::fmt::{Debug, Display, Write as _};

use gantry_kernel::Game as _;
use gantry_lift_off::{Data, LiftOff};
use gantry_testkit::assert_source;

const HEAD: &str =
    "//! The standard values of every version of the rules, newest first, made from the files in
//! `data`. `GANTRY_BLESS=1 cargo test -p gantry-lift-off data` writes this file again.

use super::constants::{Constants, mission};
use super::{Lab, Tracks};
use crate::card::{Colour, Level};
use crate::effect::{Banner, Counts, Effect, Final, Work};

";

#[test]
fn the_constants_say_what_the_files_say() {
    let versions = Data::of_files();
    let mut source = format!("{HEAD}pub static VERSIONS: &[Constants] = &[\n");
    versions.iter().for_each(|data| source += &constants(data));
    source += "];\n";
    assert_source(concat!(env!("CARGO_MANIFEST_DIR"), "/src/data/standard.rs"), &source);
    let standard = (1..=LiftOff::RULES).rev().map(Data::standard);
    assert!(standard.eq(versions.iter()), "the constants lose something");
}

/// The values as Rust.
fn constants(data: &Data) -> String {
    let mut text = String::from("    Constants {\n");
    let missions = data.missions.iter().map(|card| {
        let effect = qualified("Effect", &card.effect);
        let (level, copies) = (card.level.index(), card.copies);
        format!(
            "mission({level}, {}, {}, {effect}, {}, {copies:?})",
            card.weight, card.points, card.most
        )
    });
    // Spare kinds have no cards.
    let in_use = data.missions.iter().rposition(|card| card.copies != [0; 3]);
    list(&mut text, "missions", missions.take(in_use.map_or(0, |last| last + 1)));
    let specialists = data.specialists.iter().map(|card| {
        let works: Vec<String> = card.works.iter().map(|work| qualified("Work", work)).collect();
        format!(
            "({}, &[{}], {:?})",
            qualified("Banner", &card.banner),
            works.join(", "),
            card.copies
        )
    });
    let in_use = data.specialists.iter().rposition(|card| card.copies != [0; 3]);
    list(&mut text, "specialists", specialists.take(in_use.map_or(0, |last| last + 1)));
    let objectives = data.objectives.iter().map(|card| {
        let points: Vec<String> = card.points.iter().map(|points| slice(points)).collect();
        format!("({}, [{}])", qualified("Counts", &card.counts), points.join(", "))
    });
    list(&mut text, "objectives", objectives);
    field(&mut text, "tracks", format!("{:?}", data.tracks));
    field(&mut text, "spaces", slice(&data.station.spaces));
    field(&mut text, "open_cost", data.station.open_cost);
    field(&mut text, "neutral", format!("{:?}", data.station.neutral));
    field(&mut text, "lab", format!("{:?}", data.lab));
    let requirements = data
        .requirements
        .iter()
        .map(|[first, second]| format!("[{}, {}]", slice(first), slice(second)));
    field(&mut text, "requirements", format!("[{}]", requirements.collect::<Vec<_>>().join(", ")));
    text + "    },\n"
}

fn field(text: &mut String, name: &str, value: impl Display) {
    writeln!(text, "        {name}: {value},").expect("a text can be written to");
}

fn list(text: &mut String, name: &str, items: impl Iterator<Item = String>) {
    let lines = items.map(|item| format!("            {item},\n")).collect::<Vec<_>>().concat();
    field(text, name, format!("&[\n{lines}        ]"));
}

fn slice<T: Debug>(items: &[T]) -> String {
    format!("&{items:?}")
}

/// A value as Rust: the names of variants with those of their types.
fn qualified(outer: &str, value: &impl Debug) -> String {
    let mut text = String::new();
    let debug = format!("{value:?}");
    let mut rest = debug.as_str();
    while let Some(start) = rest.find(|letter: char| letter.is_ascii_uppercase()) {
        let (before, word) = rest.split_at(start);
        let end = word.find(|letter: char| !letter.is_ascii_alphabetic()).unwrap_or(word.len());
        let (word, after) = word.split_at(end);
        let named = match word {
            _ if text.is_empty() => format!("{outer}::{word}"),
            "Red" | "Yellow" | "Blue" | "Green" => format!("Colour::{word}"),
            "Level" => "Level::new".into(),
            "None" | "Some" => word.into(),
            _ => format!("Final::{word}"),
        };
        text.extend([before, &named]);
        rest = after;
    }
    text + rest
}
