//! Options declared in one list.

use gantry_game_kit::options::{Bounds, Choice, SWITCH, check_numbers, configure, options, specs};
use gantry_kernel::{OptionSpec, OptionValues, ParseError};

#[derive(Debug, Default, PartialEq)]
struct Setup {
    pace: usize,
    open: usize,
    limit: u32,
    note: String,
}

const PACES: &[&str] = &["live", "relaxed", "turns"];

const CHOICES: [Choice<Setup>; 4] = [
    Choice::word("pace", PACES, |setup| setup.pace, |setup, pace| setup.pace = pace),
    Choice::<Setup>::word("open", SWITCH, |setup| setup.open, |setup, open| setup.open = open)
        .expecting("a switch"),
    Choice::number(
        "limit",
        Bounds(10, 1, 99),
        |setup| setup.limit,
        |setup, limit| setup.limit = limit,
    ),
    Choice::text(
        "note",
        |setup| setup.note.clone(),
        |setup, note| {
            setup.note = note.into();
            if note == "?" { Err(ParseError::new("an answer", note)) } else { Ok(()) }
        },
    ),
];

fn read(pairs: &[(&str, &str)]) -> Result<Setup, String> {
    let pairs: Vec<(String, String)> =
        pairs.iter().map(|&(key, value)| (key.into(), value.into())).collect();
    configure(&CHOICES, Setup::default(), &pairs).map_err(|error| error.to_string())
}

#[test]
fn one_list_says_names_values_reading_and_writing() {
    const SPECS: [OptionSpec; 4] = specs(&CHOICES);
    assert_eq!(SPECS[0], OptionSpec::new("pace", OptionValues::words(PACES)));
    let values = OptionValues::Number { default: 10, least: 1, most: 99 };
    assert_eq!(SPECS[2], OptionSpec::new("limit", values));
    let setup = read(&[("note", "x"), ("limit", "7"), ("pace", "turns"), ("open", "on")]);
    let setup = setup.expect("known options");
    assert_eq!(setup, Setup { pace: 2, open: 1, limit: 7, note: "x".into() });
    let written = options(&CHOICES, &setup);
    let expected = [("pace", "turns"), ("open", "on"), ("limit", "7"), ("note", "x")];
    assert_eq!(written, expected.map(|(key, value)| (key, value.to_owned())));
}

#[test]
fn wrong_values_are_explained() {
    let wrong = |key, value| read(&[(key, value)]).expect_err(value);
    assert_eq!(wrong("x", "1"), "no option \"x\"; there are: pace, open, limit, note");
    assert_eq!(wrong("pace", "x"), "option pace: expected live, relaxed or turns, found \"x\"");
    assert_eq!(wrong("open", "x"), "option open: expected a switch, found \"x\"");
    assert_eq!(wrong("note", "?"), "option note: expected an answer, found \"?\"");
    for value in ["0", "100", "x", "", "-1", "007", "+7"] {
        assert!(wrong("limit", value).contains("expected a number from 1 to 99, found"), "{value}");
    }
}

#[test]
fn a_number_may_have_other_spellings() {
    let choice = |limit| {
        Choice::<u32>::number("limit", limit, |setup| *setup, |setup, limit| *setup = limit)
    };
    let choices = [choice(Bounds(10, 1, 99)).in_any_spelling()];
    assert_eq!(configure(&choices, 0, &[("limit".into(), "007".into())]), Ok(7));
    assert_eq!(check_numbers(&choices, &99), Ok(()));
    let wrong = check_numbers(&choices, &100).expect_err("too many").to_string();
    assert_eq!(wrong, "option limit: expected a number from 1 to 99, found \"100\"");
}
