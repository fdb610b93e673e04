//! What a scenario can say, tested with a tiny game.

use crate::lines::tests::LOOKED_AT;
use crate::read;
use crate::tests::{faults, with};

/// A heap of six and two players, with this played and this expected; `play` begins on line 12.
fn scenario(play: &str, then: &str) -> String {
    format!(
        r#"game = "nim"
[[scenario]]
rules = ["NIM-1.1"]
title = "A heap of six"
given = '''
heap = 6
dealt = true
turn = "A"
taken = [0, 0]
setup = {{ seats = 2, most = 3 }}
'''
play = '''{play}'''
then = '''{then}'''
"#
    )
}

/// Asserts everything that does not hold, one line each.
#[track_caller]
fn check(play: &str, then: &str, expected: &[&str]) {
    assert_eq!(faults(&scenario(play, then)), expected, "{play:?} {then:?}");
}

#[test]
fn a_file_is_read_in_a_time_that_grows_with_its_length() {
    let looked_at = |scenarios: usize| {
        let one = scenario("A take 1", "heap = 5");
        let (head, scenario) = one.split_once('\n').expect("several lines");
        let text = format!("{head}\n{}", scenario.repeat(scenarios));
        LOOKED_AT.set(0);
        assert_eq!(read(&text).expect("sound").scenarios.len(), scenarios);
        LOOKED_AT.get()
    };
    let (few, many) = (looked_at(500), looked_at(4000));
    assert!(many < 9 * few, "eight times the scenarios: {many} bytes looked at instead of {few}");
}

#[test]
fn a_scenario_that_checks_nothing_is_a_fault() {
    let nothing = "line 2: expected something to check, found neither a key in `then` nor a `!`";
    check("A take 1", "", &[nothing]);
    check("# A take 4 !\n", "# heap = 6\n", &[nothing]);
    check(
        "@ 100",
        "\n[setup]\n",
        &["line 14: expected setup = {}, found { most = 3, seats = 2, small = false }"],
    );
    check("A take 4 !", "", &[]);
    check("", "heap = 6", &[]);
    check("then heap = 6", "", &[]);
    check("", "absent = ['winner']", &[]);
    check("", "as B: own = 0", &[]);
    check("", "absent = []", &[nothing]);
    check("", "home = {}", &[]);
    let both = scenario("", "").replace("NIM-1.1", "NIM-1.7");
    assert_eq!(faults(&both), ["line 3: expected a rule of nim, found \"NIM-1.7\"", nothing]);
}

#[test]
fn rules_that_do_not_exist_are_faults() {
    let unknown = |rule: &str| format!("line 4: expected a rule of nim, found {rule:?}");
    let text = with(r#"["NIM-1.1", "NIM-1.2"]"#, r#"["NIM-1.1", "NIM-9.9", "XX-1.1"]"#);
    assert_eq!(faults(&text), [unknown("NIM-9.9"), unknown("XX-1.1")]);
    let expected = "line 12: expected a rule of nim, found \"NIM-1\"";
    check("A take 4 !NIM-1", "heap = 6", &[expected]);
}

#[test]
fn everything_that_does_not_hold_is_named() {
    check(
        "\nA take 4 !NIM-1.3\nthen heap = 5\nB take 1 !NIM-1.3\nA take 1\n",
        "\nheap = 6\nrow = '5 stick pebble'\ntaken = [0, 1]\n",
        &[
            "line 13: expected `take 4` to be refused by NIM-1.3, found it refused by NIM-1.2",
            "line 14: expected heap = 5, found 6",
            "line 15: expected `take 1` to be refused by NIM-1.3, found it refused by NIM-1.1",
            "line 19: expected heap = 6, found 5",
            "line 21: expected taken = [0, 1], found [1, 0]",
        ],
    );
    // After an action that was not accepted, later errors would only confuse.
    check(
        "\nthen heap = 7\nA take 4\nA take 1 !NIM-1.1\n",
        "heap = 7",
        &[
            "line 13: expected heap = 7, found 6",
            "line 14: expected `take 4` to be accepted, found it refused by NIM-1.2",
        ],
    );
}

#[test]
fn lists_are_compared_by_what_they_hold() {
    let then = "
row = '5 stick pebble'
things = ['pebble', '2 stick', '3 stick']
tally = 'A'
";
    check("A take 1", then, &[]);
    check("A take 2\nB take 3\n", "tally = '2 B A B A'", &[]);
    check("", "row = 'stick ...'\nthings = ['pebble', '...']\ntally = '...'", &[]);
    check("", "row = ['3 stick', '...', 'pebble']", &[]);
    let found = "found \"6 stick pebble\"";
    check(
        "",
        "row = 'pebble 6 stick'",
        &[&format!("line 13: expected row = \"pebble 6 stick\", {found}")],
    );
    check("", "row = 'pebble ...'", &[&format!("line 13: expected row = \"pebble ...\", {found}")]);
    let found = r#"found ["6 stick", "pebble"]"#;
    check(
        "",
        "things = ['2 pebble', '...']",
        &[&format!(r#"line 13: expected things = ["2 pebble", "..."], {found}"#)],
    );
}

#[test]
fn something_may_be_said_between_actions() {
    check(
        "\nthen heap = 6 # nothing taken\nA take 1\n  then taken = [1, 0]\nB take 2",
        "heap = 3",
        &[],
    );
    check(
        "\nA take 1\nthen taken = [0, 0]\nB take 2\nthen heap =\n",
        "",
        &[
            "line 14: expected taken = [0, 0], found [1, 0]",
            "line 16: a value is missing, or a quote is",
        ],
    );
}

#[test]
fn a_refusal_needs_no_rule() {
    check("\nA take 4 !\nB take 1 !   # not B's turn\n", "heap = 6", &[]);
    check("A take 3 !", "", &["line 12: expected `take 3` to be refused, found it allowed"]);
    check("A give 3 !", "", &["line 12: expected `take NUMBER`, found \"give 3\""]);
    // The rules allow it, but the time is up.
    check("\n@ 5000\nA take 3 !\n", "heap = 6", &[]);
}

#[test]
fn an_outcome_may_be_impossible() {
    let played = |play: &str| faults(&with("\"* heap 9\"", &format!("'''{play}'''")));
    assert_eq!(played("\n* heap 10 !\n* heap 9"), [""; 0]);
    let cases = [
        ("* heap 8 !\n* heap 9", "line 50: expected `heap 8` to be impossible, found it allowed"),
        ("* !", "line 50: expected an outcome before `!`, found \"* !\""),
        (
            "* heap 10 !NIM-1.1",
            "line 50: expected nothing after the `!` of an outcome, found \"NIM-1.1\"",
        ),
        ("* hoop 10 !\n* heap 9", "line 50: expected `heap NUMBER`, found \"hoop 10\""),
        (
            "* heap 9\n* heap 9 !",
            "line 51: expected the game to wait for chance, found \"players A\"",
        ),
    ];
    for (play, expected) in cases {
        assert_eq!(played(play), [expected], "{play}");
    }
}

#[test]
fn a_key_may_have_to_be_absent() {
    check("then absent = ['winner']", "\nabsent = [\n'winner',\n'home.A']", &[]);
    check(
        "\nA take 3\nB take 3\nthen absent = ['winner']",
        "\nwinner = 'somebody'\n",
        &["line 15: expected `winner` to be absent, found \"somebody\""],
    );
    let keys = "such keys are winner, home.*";
    check(
        "",
        "\nabsent = [\n'heap',\n'winer',\n3]\n",
        &[
            "line 15: expected `heap` to be absent, found 6",
            &format!("line 16: expected a key that is there at times, found `winer`; {keys}"),
            "line 17: expected a key that is absent, found 3",
        ],
    );
    check(
        "",
        "absent = 'winner'",
        &["line 13: expected a list of keys that are absent, found \"winner\""],
    );
}

#[test]
fn a_view_is_what_somebody_sees() {
    let then = "
as A: own = 2
as B: own = 0
heap = 4
as spectator: heap = 4
as spectator: absent = ['taken']   # which is there, but not for them
[setup]
seats = 2
as B: absent = ['winner', 'taken']
";
    check("\nA take 2\nthen as A: own = 2\n", then, &[]);
    let faulty = "
as A: own = 0
as spectator: own = 0
as B: absent = ['own']
as B: absent = ['oven']
as C: heap = 3
";
    let cases = [
        "line 14: expected own = 0, found 2",
        "line 15: expected `own`, found only heap",
        "line 16: expected `own` to be absent, found 0",
        "line 17: expected a key that is there at times, found `oven`; such keys are winner, home.*",
        "line 18: expected one of 2 seats after `as`, found C",
    ];
    check("A take 2", faulty, &cases);
    let nobody = "expected a seat letter or `spectator` after `as`, found \"me\"";
    check("", "\nheap = 7\nas me: heap = 6", &[&format!("line 15: {nobody}")]);
    check("then as me: heap = 6", "", &[&format!("line 12: {nobody}")]);
}
