//! Positions as text.

use std::collections::BTreeMap;

use gantry_game_kit::position::{Source, Words, require, require_of, run, seat, write};
use gantry_kernel::{ParseError, Seat};
use serde::Deserialize;

#[derive(Deserialize)]
struct Position {
    #[serde(default)]
    hand: Words,
}

fn source(text: &str) -> (Source<'_>, Position) {
    Source::parse(text).expect("a readable text")
}

#[test]
fn a_text_must_say_something() {
    for text in ["", "\n # nothing\n"] {
        let fault = Source::parse::<BTreeMap<String, u8>>(text).map(|_| ()).expect_err("empty");
        assert_eq!(fault.to_string(), "line 1: expected a position, found nothing");
    }
}

#[test]
fn a_word_that_means_nothing_names_its_line() {
    let (source, position) = source("# a hand\nhand = [\n 'B',\n 'E']\n");
    let read = |index: usize| source.seat(3, &position.hand[index]);
    assert_eq!(read(0), Ok(Seat::new(1)));
    let fault = read(1).expect_err("nobody sits there").to_string();
    assert_eq!(fault, "line 4: expected a seat of 3, found \"E\"");
    assert!(seat("b", 4).is_err(), "seats have one spelling");
}

/// The line of the key, or else of its section, or else of the stage; never the section of another
/// seat.
#[test]
fn a_breach_names_the_nearest_line() {
    let text = "stage = 'x'\nseat.C.hand = []\n[decks]\n2 = []\n\n[seat.B]\nhand = []\n";
    let (source, _) = source(text);
    let line = |path: &[&str]| {
        let breach = require(false, path, || "no".into()).expect_err("never");
        source.breach(&breach).line
    };
    let line_of = |seat, key| {
        let breach = require_of(Seat::new(seat), false, key, || "no".into()).expect_err("never");
        source.breach(&breach).line
    };
    assert_eq!([line(&["decks", "2"]), line(&["decks", "3"]), line(&["turn"])], [4, 3, 1]);
    assert_eq!([line_of(0, "hand"), line_of(1, "hand"), line_of(1, "x")], [1, 7, 6]);
    assert_eq!(line_of(2, "hand"), 2);
    assert!(require(true, &["turn"], || unreachable!("it holds")).is_ok());
}

#[test]
fn runs_stand_for_several_cards() {
    let read = |text| run::<Seat>(text, 9, "a card").map_err(|error| error.to_string());
    assert_eq!(read("A"), Ok((1, Seat::new(0))));
    assert_eq!(read("9 B"), Ok((9, Seat::new(1))));
    for wrong in ["0 A", "10 A", "x A"] {
        assert_eq!(read(wrong), Err(ParseError::new("a card", wrong).to_string()));
    }
    assert_eq!(write::runs(["a", "a", "b"].iter()), r#"["2 a", "b"]"#);
}

#[test]
fn options_are_written_as_toml() {
    let pair = |key, value: &str| (key, value.to_owned());
    let options = vec![pair("a", "7"), pair("b", "x \"y\""), pair("c", "z")];
    let plain = vec![pair("a", "1"), pair("b", ""), pair("c", "z")];
    let written = write::table(&write::differing(options, plain));
    assert_eq!(written, r#"{ a = 7, b = 'x "y"' }"#);
    assert_eq!(write::table(&[]), "{}");
}
