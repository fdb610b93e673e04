//! Games of older rules: proved, shown, saved, and played on by the rules that they began with.

use std::fs;
use std::path::Path;

use crate::common::{GAME, gantry, gantry_with, succeed, text};

/// A record of version 1, as an earlier release wrote it.
const OLD: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/launch-pad/tests/logs/two-seats.record");

#[test]
fn a_record_of_version_1_is_proved_and_shown() {
    let proof = succeed(&["verify", OLD]);
    assert!(proof.contains(": proved\n  game: Launch Pad (launch-pad, rules 1)\n"), "{proof}");
    let position = succeed(&["replay", OLD, "--at", "30", "--as", "all", "--position"]);
    assert!(position.contains("\nrules_version = 1\n"), "{position}");
    let moment = succeed(&["replay", OLD, "--at", "30", "--json"]);
    assert!(moment.contains("\"rules\":1") || moment.contains("\"rules\": 1"), "{moment}");
}

/// In version 1 Salvage cannot fetch a Salvage, in version 2 it can (LP-5.10).
#[test]
fn a_saved_game_goes_on_by_its_own_rules() {
    let folder = tempfile::tempdir().expect("a folder");
    let [place, saved] = ["position", "saved"].map(|name| folder.path().join(name));
    let begin = |version: &str| {
        let hands = "discard = [\"salvage\"]\nseat.A.hand = [\"salvage\", \"2 jack\"]\n";
        fs::write(&place, format!("{version}{hands}")).expect("a position");
        let save = ["--save", text(&saved)];
        let run = gantry_with(
            &[&["play", GAME, "--position", text(&place)][..], &save].concat(),
            "play jack launch\n",
        );
        assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    };
    let resume = |path: &Path| {
        let run =
            gantry_with(&["play", GAME, "--resume", text(path)], "play salvage salvage\nquit\n");
        assert_eq!(run.code, 0, "{}{}", run.out, run.err);
        run.out
    };
    begin("rules_version = 1\n");
    let record = fs::read_to_string(&saved).expect("a record");
    assert!(record.contains("\ngame launch-pad rules 1\n"), "{record}");
    let refused = "Salvage fetches no Salvage.";
    assert!(resume(&saved).contains(refused), "version 1");
    fs::remove_file(&saved).expect("saved");
    begin("");
    let record = fs::read_to_string(&saved).expect("a record");
    assert!(record.contains("\ngame launch-pad rules 2\n"), "{record}");
    assert!(!resume(&saved).contains(refused), "version 2");
}

#[test]
fn a_position_of_rules_that_nobody_knows_is_refused_with_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().join("position");
    fs::write(&place, "seats = 2\nrules_version = 9\n").expect("a position");
    let run = gantry(&["play", GAME, "--position", text(&place)]);
    assert_eq!((run.code, run.err.lines().count()), (2, 1), "{}", run.err);
    let expected = "line 2: unknown here: played by rules 9 of launch-pad, known are rules 1 to 2";
    assert!(run.err.contains(expected), "{}", run.err);
}
