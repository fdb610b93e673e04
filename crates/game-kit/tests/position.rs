//! Positions as text.

use std::collections::BTreeMap;

use gantry_game_kit::position::{
    Pairs, Source, Word, WordList, before_rest, require, require_of, run, runs, said, seat,
    section, sections, text, word, words,
};
use gantry_kernel::{LineError, ParseError, Seat};
use serde::{Deserialize, Serialize};
use toml::Spanned;

/// A value of each kind that occurs in positions.
#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Position {
    game: Option<Word>,
    seats: Option<Spanned<usize>>,
    options: Option<Pairs<Spanned<toml::Value>>>,
    stage: Option<Word>,
    took: bool,
    gone: [u8; 2],
    hand: WordList,
    offer: Offer,
    drawing: Option<Offer>,
    #[serde(serialize_with = "section")]
    decks: Option<Pairs<WordList>>,
    #[serde(serialize_with = "section")]
    contest: Option<Offer>,
    #[serde(serialize_with = "sections")]
    seat: Pairs<SeatText>,
}

#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct Offer {
    give: WordList,
    due: Option<u8>,
    rows: Pairs<Word>,
}

#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct SeatText {
    points: i16,
    rests: Option<u64>,
    rows: Pairs<Word>,
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

/// Positions are read by a deserializer of our own. It says what the TOML crate's would say.
#[test]
fn texts_are_read_as_the_toml_crate_reads_them() {
    let texts = [
        "game = 'x'\nseats = 0x3\ntook = true\ngone = [+1, 2]\nhand = ['a', \"\\u0062\"]\n",
        "options = { a = 1, b = 'c', d = true, e = -1, f = 1.5, g = [1], h = { i = 2 } }\n",
        "drawing = { give = ['a'], due = 3, rows = { z = 'b', y = 'c' }, other = [1] }\n",
        "decks.2 = ['a']\ndecks.1 = []\n[contest]\ndue = 1\n[seat.B]\npoints = -3\n[seat.A]\n",
        "[seat.A]\nrests = 18446744073709551615\n",
        "took = true\nmode = 1\n",
        "took = true\ngame = 1\n",
        "game = 1.5\n",
        "game = ['x']\n",
        "seats = '3'\n",
        "seats = -3\n",
        "\ntook = 1\n",
        "gone = [1,\n256]\n",
        "gone = [1]\n",
        "gone = 1\n",
        "hand = 'a'\n",
        "hand = ['a',\n2]\n",
        "hand = { a = 1 }\n",
        "offer = 1\n",
        "\noffer = { give = [],\ndue = true }\n",
        "\ndecks = []\n",
        "[decks]\n2 = ['a']\n1 = 3\n",
        "[seat.A]\npoints = 1\n[seat.B]\npoints = 40000\n",
        "[seat]\nA = 1\n",
        "[seat.A]\nrests = -1\n",
        "[seat.A]\nrows = { 1 = 2 }\n",
        "seat = ['A']\n",
        "game = \n",
        "game = 'x'\ngame = 'y'\n",
        "[seat.A]\n[seat.A]\n",
    ];
    for text in texts {
        let read = Source::parse::<Position>(text).map(|(_, position)| position);
        let expected = toml::from_str(text).map_err(|error| {
            let offset = error.span().map_or(0, |span| span.start);
            LineError::of_parser(text, offset, error.message())
        });
        // that of words includes where they stand
        let shown = |read: &Result<Position, LineError>| format!("{read:?}");
        assert_eq!(shown(&read), shown(&expected), "{text}");
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
fn a_position_error_names_the_nearest_line() {
    let text = "stage = 'x'\nseat.C.hand = []\n[decks]\n2 = []\n\n[seat.B]\nhand = []\n";
    let (source, _) = source(text);
    let line = |path: &[&str]| {
        let error = require(false, path, || "no".into()).expect_err("never");
        source.locate(&error).line
    };
    let line_of = |seat, key| {
        let error = require_of(Seat::new(seat), false, key, || "no".into()).expect_err("never");
        source.locate(&error).line
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
    assert_eq!(runs(["a", "a", "b"]), words(["2 a", "b"]));
}

#[test]
fn the_rest_ends_a_list() {
    let hand = words(["a", "..."]);
    assert_eq!(before_rest(&hand), (&hand[..1], true));
    assert_eq!(before_rest(&hand[..1]), (&hand[..1], false));
    assert_eq!(before_rest(&[]), (&hand[..0], false));
}

#[test]
fn cards_are_no_more_than_the_box_holds() {
    let (source, position) = source("hand = ['A', '2 B',\n'C']\n");
    let cards = |most| source.cards(&position.hand, most, |text| run::<Seat>(text, 9, "a card"));
    assert_eq!(cards(4).map(|cards| cards.len()), Ok(4));
    let fault = cards(3).expect_err("one too many").to_string();
    assert_eq!(fault, "line 2: the box holds 3 cards");
}

#[test]
fn sections_are_found_by_seat() {
    let text = "[seat.C]\npoints = 3\nrows = {}\n[seat.A]\npoints = 1\nrows = {}\n";
    let (source, position) = source(text);
    let blank = SeatText::default();
    let points = |seats| {
        let found = source.sections(seats, &position.seat, &blank)?;
        Ok(found.iter().map(|text| text.points).collect())
    };
    assert_eq!(points(3), Ok(vec![1, 0, 3]));
    let fault: gantry_kernel::LineError = points(2).expect_err("nobody sits there");
    assert_eq!(fault.to_string(), "line 1: expected a seat of 2, found \"C\"");
}

/// Keys in the order of the shape, tables in braces in the order in which they were built.
#[test]
fn a_shape_has_one_text() {
    let rows = || [("10", word("a b")), ("2", word(""))].into_iter().collect::<Pairs<_>>();
    let offer = || Offer { give: words(["2 a"]), due: Some(3), rows: rows() };
    let value = |text: &str| said(toml::Value::String(text.into()));
    let options = [("a", said(toml::Value::Integer(7))), ("b", value("x \"y\""))];
    let seat = |points| SeatText { points, rests: None, rows: Pairs::default() };
    let position = Position {
        game: Some(word("game")),
        seats: Some(said(3)),
        options: Some(options.into_iter().collect()),
        stage: None,
        took: true,
        gone: [1, 2],
        hand: words(["3 a", "b"]),
        offer: Offer::default(),
        drawing: Some(offer()),
        decks: Some([(2, words(["a"])), (1, Vec::new())].into_iter().collect()),
        contest: Some(offer()),
        seat: [("A", seat(-4)), ("B", SeatText { rests: Some(5), rows: rows(), ..seat(0) })]
            .into_iter()
            .collect(),
    };
    let written = r#"game = "game"
seats = 3
options = { a = 7, b = 'x "y"' }
took = true
gone = [1, 2]
hand = ["3 a", "b"]
offer = { give = [], rows = {} }
drawing = { give = ["2 a"], due = 3, rows = { 10 = "a b", 2 = "" } }

[decks]
2 = ["a"]
1 = []

[contest]
give = ["2 a"]
due = 3
rows = { 10 = "a b", 2 = "" }

[seat.A]
points = -4
rows = {}

[seat.B]
points = 0
rests = 5
rows = { 10 = "a b", 2 = "" }
"#;
    assert_eq!(text(&position), written);
    let (_, read) = source(written);
    let sorted = Pairs::from(BTreeMap::from([(word("1"), Vec::new()), (word("2"), words(["a"]))]));
    assert_eq!(read, Position { decks: Some(sorted), ..position });
}

#[test]
fn absent_values_are_left_out() {
    let nothing = Position::default();
    let written = "took = false\ngone = [0, 0]\nhand = []\noffer = { give = [], rows = {} }\n";
    assert_eq!(text(&nothing), written);
    assert_eq!(source(written).1, nothing);
}

/// Facts may be beside the keys of a position, and keys may need quotes.
#[test]
fn shapes_can_be_put_together() {
    #[derive(Serialize)]
    struct Facts {
        names: Pairs<u8>,
        #[serde(flatten)]
        offer: Offer,
        #[serde(serialize_with = "sections")]
        planet: Pairs<Offer>,
    }
    let facts = Facts {
        names: [("two words", 1)].into_iter().collect(),
        offer: Offer::default(),
        planet: [("a.b", Offer::default())].into_iter().collect(),
    };
    let written = "names = { \"two words\" = 1 }\ngive = []\nrows = {}\n\n\
                   [planet.\"a.b\"]\ngive = []\nrows = {}\n";
    assert_eq!(text(&facts), written);
}
