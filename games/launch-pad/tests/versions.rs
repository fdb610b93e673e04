//! Rules of every version: a game continues by the rules it began with.

use gantry_kernel::record::{Header, Record, Start, replay, verify};
use gantry_kernel::{Dice, Game, Input, Text};
use gantry_launch_pad::LaunchPad;
use gantry_testkit::archive;

/// The archived games of version 1.
fn old_games() -> Vec<Record> {
    let files = archive::files(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/logs"));
    let records = files.iter().map(|(name, text)| Record::read(text).expect(name));
    records.filter(|record| record.header.rules == 1).collect()
}

#[test]
fn a_game_of_version_1_is_played_on_by_version_1() {
    for record in old_games() {
        let whole = replay::<LaunchPad>(&record).expect("archived");
        let mut played = whole.at(whole.entries().len() / 2).expect("half of it");
        let seed = record.header.secret.expect("shown").seed(&record.header.salts);
        let mut dice = Dice::from_number(1);
        let mut legal = Vec::new();
        loop {
            let now = played.now();
            let awaiting = played.awaiting();
            if let Some(seat) = awaiting.must().lowest() {
                LaunchPad::legal(played.state(), seat, &mut legal);
                let action = *dice.pick(&legal);
                played.admit(now, Input::Act { seat, action }).expect("legal");
            } else if LaunchPad::standings(played.state()).is_some() {
                break;
            } else {
                played.draw_chance(now, &seed).expect("chance is awaited");
            }
        }
        assert_eq!(LaunchPad::rules(LaunchPad::setup(played.state())), 1);
        let again = Record::of(record.header.clone(), &played);
        assert!(again.to_string().starts_with("gantry-record 1\ngame launch-pad rules 1\n"));
        let (proved, _) = verify::<LaunchPad>(&again).expect("the same rules all along");
        assert_eq!(proved.digest(), played.digest());
        // By other rules it would be another game.
        let newer = Record { header: Header { rules: 2, ..again.header.clone() }, ..again };
        assert!(verify::<LaunchPad>(&newer).is_err());
    }
}

#[test]
fn a_position_keeps_its_version_in_and_out_of_records() {
    let text = "rules_version = 1\nseats = 2\n";
    let state = LaunchPad::read_position(2, text).expect("a position");
    assert_eq!(LaunchPad::rules(LaunchPad::setup(&state)), 1, "what the text says");
    let written = LaunchPad::position(&state);
    assert_eq!(LaunchPad::read_position(2, &written), Ok(state), "{written}");
    let bare = LaunchPad::read_position(1, "seats = 2\n").expect("a position");
    assert_eq!(LaunchPad::rules(LaunchPad::setup(&bare)), 1, "what the reader says");

    let old = old_games().remove(0);
    let header = Header { rules: 2, start: Start::Position(text.into()), ..old.header };
    let fault = replay::<LaunchPad>(&Record { header, ..old }).expect_err("two versions");
    assert_eq!((fault.line, fault.unknown), (7, false), "the first line after four players");
    assert_eq!(fault.message, "expected rules_version 2, found \"1\"");
}

#[test]
fn unreleased_versions_are_unknown() {
    let unknown = "unknown here: played by rules 3 of launch-pad, known are rules 1 to 2";
    let record = old_games().remove(0);
    let record = Record { header: Header { rules: 3, ..record.header }, ..record };
    let fault = verify::<LaunchPad>(&record).expect_err("never released");
    assert!(fault.unknown);
    assert_eq!(fault.message, unknown);
    let fault =
        LaunchPad::read_position(2, "seats = 2\nrules_version = 3\n").expect_err("the same");
    assert_eq!(fault.to_string(), format!("line 2: {unknown}"));
    let fault = LaunchPad::read_position(2, "rules_version = 0\n").expect_err("the same");
    assert!(fault.to_string().starts_with("line 1: unknown here: "), "{fault}");
}
