//! The scenario runner, tested with a tiny game.

use crate::nim::{Nim, RULES};
use crate::rules::{prefix, rule_ids};
use crate::{Runner, Start, read, run_file};

const SOUND: &str = r#"game = "nim"

[[scenario]]
rules = ["NIM-1.1", "NIM-1.2"]
title = "One to three are taken in turn"
given = '''
heap = 6
dealt = true
turn = "A"
taken = [0, 0]
setup = { seats = 2, most = 3 }
'''
play = '''
A take 4   !NIM-1.2   # one too many
B take 1 !NIM-1.1

A take 3
@ 100
B take 2              # leaves one
A take 2 !NIM-1.3
'''
then = '''
heap = 1
over = false
taken = [3, 2]
setup = { most = 3, small = true }
'''

[[scenario]]
rules = ["NIM-1.4"]
title = "Who thinks too long takes one"
seats = 3
options = { most = 2 }
seed = 7
play = "~ 5000"
then = "taken = [1, 0, 0]"

[[scenario]]
rules = ["NIM-2.12"]
title = "The heap is named"
given = '''
heap = 0
dealt = false
turn = "A"
taken = [0, 0]
[setup]
seats = 2
most = 3
'''
play = "* heap 9"
then = "heap = 9"
"#;

/// The sound file with one part replaced, which must be present.
pub(crate) fn with(old: &str, new: &str) -> String {
    assert_eq!(SOUND.matches(old).count(), 1, "{old:?}");
    SOUND.replace(old, new)
}

pub(crate) fn faults(text: &str) -> Vec<String> {
    let found = match run_file::<Nim>(text) {
        Ok(verdicts) => {
            verdicts.into_iter().filter_map(|verdict| verdict.outcome.err()).flatten().collect()
        }
        Err(fault) => vec![fault],
    };
    found.iter().map(ToString::to_string).collect()
}

fn first_fault(text: &str) -> String {
    faults(text).into_iter().next().expect("the file has a fault")
}

#[test]
fn sound_scenarios_pass() {
    let verdicts = run_file::<Nim>(SOUND).expect("sound");
    assert_eq!(verdicts.len(), 3);
    assert_eq!(faults(SOUND), [""; 0]);
}

#[test]
fn a_file_is_read_without_knowing_the_game() {
    let file = read(SOUND).expect("sound");
    assert_eq!(file.game, ("nim".into(), 1));
    assert_eq!(file.scenarios.len(), 3);
    let first = &file.scenarios[0];
    assert_eq!((first.line, first.rules.len()), (3, 2));
    assert_eq!(first.play.as_ref().map(|play| play.line), Some(14));
    assert!(matches!(first.start, Start::Given(_)));
    let Start::Fresh { line, seats, options } = &file.scenarios[1].start else {
        panic!("the second begins afresh")
    };
    assert_eq!((*line, *seats), (32, 3));
    assert_eq!(*options, [("most".to_owned(), "2".to_owned())]);
}

#[test]
fn every_fault_names_its_line() {
    let table: &[(&str, &str, &str)] = &[
        // The file's form.
        ("game = \"nim\"\n", "\n", "line 1: expected the key `game`"),
        ("game = \"nim\"", "game = 3", "line 1: expected a text for `game`, found \"3\""),
        ("game = \"nim\"", "game = \"go\"", "line 1: expected the game \"nim\", found \"go\""),
        ("rules = [\"NIM-1.4\"]", "rules = []", "line 30: expected at least one rule, found none"),
        ("rules = [\"NIM-1.4\"]\n", "", "line 29: expected the key `rules`"),
        ("seats = 3\n", "", "line 29: expected `given` or `seats`, found neither"),
        (
            "seats = 3",
            "seats = -3",
            "line 32: expected a whole number from 0 for `seats`, found \"-3\"",
        ),
        ("seats = 3", "seats = 9", "line 32: nim takes 2 to 4 seats, not 9"),
        (
            "seed = 7",
            "sed = 7",
            "line 34: expected one of the keys rules, title, rules_version, seats, options, seed, play, then, \
             found \"sed\"",
        ),
        ("seed = 7", "seed = 7 7", "line 34: "),
        // The position.
        (
            "heap = 6",
            "heap = \"many\"",
            "line 7: invalid type: string \"many\", expected a whole number up to 255",
        ),
        // What is played.
        (
            "A take 3\n",
            "A take 3 !NIM-1.2\n",
            "line 17: expected `take 3` to be refused by NIM-1.2, found it allowed",
        ),
        (
            "B take 1 !NIM-1.1",
            "B take 1 !NIM-1.3",
            "line 15: expected `take 1` to be refused by NIM-1.3, found it refused by NIM-1.1",
        ),
        (
            "B take 2  ",
            "B take 9  ",
            "line 19: expected `take 9` to be accepted, found it refused by NIM-1.2",
        ),
        ("B take 2  ", "B steal 2  ", "line 19: expected `take NUMBER`, found \"steal 2\""),
        (
            "@ 100",
            "Q 100",
            "line 18: expected a seat letter, `*`, `@`, `~` or `then` at the line's beginning, found \"Q 100\"",
        ),
        ("@ 100", "@ soon", "line 18: expected a time in milliseconds, found \"soon\""),
        ("~ 5000", "~ 4999", "line 35: expected it to be accepted, found: no deadline has passed"),
        (
            "* heap 9",
            "* heap 10",
            "line 50: expected it to be accepted, found: impossible outcome: expected a heap of 5 to 9, \
             found \"heap 10\"",
        ),
        ("A take 3\n", "*\n", "line 17: expected the game to wait for chance, found \"players A\""),
        // What must hold.
        ("over = false", "over = true", "line 24: expected over = true, found false"),
        ("small = true", "small = false", "line 26: expected setup.small = false, found true"),
        ("taken = [3, 2]", "taken = [2, 3]", "line 25: expected taken = [2, 3], found [3, 2]"),
        (
            "heap = 1\n",
            "hoop = 1\n",
            "line 23: expected `hoop`, found only dealt, heap, home, over, row, setup, taken, tally, \
             things, turn, until",
        ),
        ("heap = 1\n", "heap = \n", "line 23: "),
        // A text with more lines than it takes in the file.
        ("\"~ 5000\"", r#""\n\n\nA give""#, "line 35: "),
        ("\"heap = 9\"", r#""\n\n\n\nheap = 8""#, "line 51: expected heap = 8, found 9"),
    ];
    for (old, new, expected) in table {
        let found = first_fault(&with(old, new));
        // The TOML library's wording may change; only the line is ours.
        let same =
            if expected.ends_with(' ') { found.starts_with(expected) } else { found == *expected };
        assert!(same, "{new:?}\nexpected {expected}\nfound    {found}");
    }
}

#[test]
fn a_scenario_may_name_a_version_of_the_rules() {
    let named = |version: &str| with("seed = 7", &format!("seed = 7\nrules_version = {version}"));
    let file = read(&named("1")).expect("sound");
    assert_eq!(file.scenarios[1].version, Some((1, 35)));
    assert_eq!(Runner::<Nim>::default().run(&file.scenarios[1]), Ok(()));
    let unknown = "line 35: unknown here: played by rules 2 of nim, known are rules 1";
    assert_eq!(first_fault(&named("2")), unknown);
    let expected = "line 35: expected a whole number for `rules_version`, found \"\\\"one\\\"\"";
    assert_eq!(first_fault(&named("\"one\"")), expected);
}

#[test]
fn the_dice_are_fixed_by_the_seed() {
    let heap = |seed: &str| {
        let text = with("seed = 7", seed);
        let scenario = &read(&text).expect("sound").scenarios[1];
        (0..10).find(|heap| {
            let mut scenario = scenario.clone();
            scenario.then.as_mut().expect("there").text = format!("heap = {heap}");
            Runner::<Nim>::default().run(&scenario).is_ok()
        })
    };
    let heaps: Vec<_> = (0..20).map(|seed| heap(&format!("seed = {seed}"))).collect();
    assert!(heaps.iter().all(Option::is_some));
    assert!(heaps.iter().any(|heap| *heap != heaps[0]));
    assert_eq!(heap("seed = 3"), heaps[3]);
}

#[test]
fn rules_are_found_in_headings_items_tables_and_bold_print() {
    let expected = ["NIM-1.1", "NIM-1.2", "NIM-1.3", "NIM-1.4", "NIM-2.12"];
    assert_eq!(rule_ids(RULES, "NIM"), expected);
    assert_eq!(prefix(RULES), Some("NIM"));
}

/// Rules and titles are printed beside the verdict, so they must not be able to forge it.
#[test]
fn rules_and_titles_contain_no_control_characters() {
    let title = "title = \"The heap is named\"";
    let long = format!("title = \"{}\"", "n".repeat(201));
    let forged = ["\\u001b[2Kok", "\\u202eko", "two\\nok   lines", "\\u0000"]
        .map(|text| format!("title = \"{text}\""));
    for title_line in forged.iter().chain([&long]) {
        let fault = first_fault(&with(title, title_line));
        assert!(fault.starts_with("line 40: expected a title on one line"), "{fault}");
        assert!(gantry_kernel::outside::is_plain(&fault), "{fault:?}");
    }
    let fault = first_fault(&with("[\"NIM-2.12\"]", "[\"NIM-2.12\\u001b[2K\"]"));
    assert!(fault.starts_with("line 39: expected the id of a rule"), "{fault}");
}
