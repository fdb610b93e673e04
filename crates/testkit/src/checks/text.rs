//! Notation and positions read back as what they were written from.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use gantry_kernel::{Dice, Digest, Input, InputOf, ParseError, Viewer};

use crate::bench::Bench;
use crate::check::{CheckResult, Tally, difference};
use crate::{Check, Probe};

/// Fragments that parsers trip over: symbols of the notations, out-of-range digits, wide letters.
const SHARDS: &[&str] = &[
    "",
    " ",
    "  ",
    "-",
    ":",
    "=",
    "*",
    "~",
    "!",
    "#",
    "0",
    "-1",
    "256",
    "18446744073709551616",
    "A",
    "h",
    "Z",
    "ß",
    "→",
    "\u{0}",
    "\u{301}",
    "\n",
    "\t",
];
/// How many corrupted texts are made from one valid one.
const SPOILT_TEXTS: usize = 4;

pub(crate) fn check_actions<G: Probe>(bench: &mut Bench<G>) -> CheckResult {
    let Bench { legal, tally, dice, remembered, .. } = bench;
    for action in legal.iter().flatten() {
        round_trip(tally, Check::ActionNotation, action)?;
    }
    let sound = legal.iter().flatten().chain(&*remembered).collect::<Vec<_>>();
    let text = if sound.is_empty() { String::new() } else { dice.pick(&sound).to_string() };
    for _ in 0..SPOILT_TEXTS {
        let spoilt = spoil(&text, dice);
        garbage::<G::Action>(tally, &spoilt)?;
        garbage::<G::Chance>(tally, &spoilt)?;
    }
    Ok(())
}

pub(crate) fn check_chance<G: Probe>(bench: &mut Bench<G>, input: &InputOf<G>) -> CheckResult {
    let Input::Chance(chance) = input else { return Ok(()) };
    round_trip(&mut bench.tally, Check::ChanceNotation, chance)?;
    for _ in 0..SPOILT_TEXTS {
        let spoilt = spoil(&chance.to_string(), &mut bench.dice);
        garbage::<G::Chance>(&mut bench.tally, &spoilt)?;
    }
    Ok(())
}

pub(crate) fn check_position<G: Probe>(bench: &mut Bench<G>) -> CheckResult {
    let state = bench.played.state();
    let text = G::position(state);
    let read = G::read_position(G::rules(G::setup(state)), &text);
    let same =
        read.as_ref().is_ok_and(|read| read == state && Digest::of(read) == Digest::of(state));
    bench.tally.ensure(Check::Position, same, || match read {
        Ok(read) => difference(state, &read),
        Err(fault) => format!("{fault}, in\n{text}"),
    })
}

/// Clients read views from JSON. A corrupted one is an error or another view, never a panic.
pub(crate) fn check_views<G: Probe>(bench: &mut Bench<G>) -> CheckResult {
    // Separate dice: the games that a seed plays stay the same.
    let mut dice = Dice::from_number(bench.played.entries().len() as u64);
    for viewer in Viewer::all(bench.seats) {
        let view = G::view(bench.played.state(), viewer);
        let text = serde_json::to_string(&view).expect("a view is plain data with text keys");
        let read = serde_json::from_str::<G::View>(&text);
        let same = read.as_ref().is_ok_and(|read| *read == view);
        bench.tally.ensure(Check::ViewJson, same, || match read {
            Ok(read) => format!("{viewer}: {}", difference(&view, &read)),
            Err(error) => format!("{viewer}: {error}, in {text}"),
        })?;
        drop(serde_json::from_str::<G::View>(&spoil(&text, &mut dice)));
    }
    Ok(())
}

fn round_trip<T>(tally: &mut Tally, check: Check, value: &T) -> CheckResult
where
    T: Debug + Display + FromStr<Err = ParseError> + PartialEq,
{
    let text = value.to_string();
    let read = text.parse::<T>();
    tally.ensure(check, read.as_ref() == Ok(value), || {
        format!("{value:?} is written {text:?}, which reads {read:?}")
    })?;
    // Records and scenarios end an entry at the end of the line, at `#` and at `!`.
    let plain = text.trim() == text && !text.contains(['\n', '\r', '#', '!']);
    tally.ensure(check, plain, || format!("{text:?} does not fit on a line of a scenario"))
}

/// Whatever can be read must have a spelling; anything else may be refused, but must not panic.
fn garbage<T>(tally: &mut Tally, text: &str) -> CheckResult
where
    T: Debug + Display + FromStr<Err = ParseError> + PartialEq,
{
    let sound = text.parse::<T>().map_or(true, |value| value.to_string().parse() == Ok(value));
    tally.ensure(Check::GarbageNotation, sound, || format!("{text:?}"))
}

fn spoil(text: &str, dice: &mut Dice) -> String {
    let mut letters: Vec<String> = text.chars().map(String::from).collect();
    for _ in 0..=dice.below(2) {
        let place = dice.index(letters.len() + 1);
        let shard = (*dice.pick(SHARDS)).to_owned();
        match dice.below(4) {
            0 => letters.truncate(place),
            1 if place < letters.len() => letters[place] = shard,
            2 if place < letters.len() => {
                letters.remove(place);
            }
            _ => letters.insert(place, shard),
        }
    }
    letters.concat()
}
