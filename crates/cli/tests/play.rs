//! `gantry play`, with answers from a pipe.

use std::fs;

use crate::common::{GAME, Run, digest, fail, gantry_with, succeed, text};

fn play(arguments: &[&str], input: &str) -> Run {
    let run = gantry_with(&[&["play", GAME, "--seed", "11"], arguments].concat(), input);
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.out);
    run
}

/// More answers than any game needs.
fn always(answer: &str) -> String {
    format!("{answer}\n").repeat(20_000)
}

#[test]
fn a_game_is_played_to_its_end() {
    let run = play(&["--name", "Ada"], &always("1"));
    assert!(run.out.contains("Final standings"), "{}", run.out);
    assert!(run.out.contains("Ada: "), "{}", run.out);
    assert!(run.out.contains(" wins.") || run.out.contains(" share the win."));
}

#[test]
fn the_same_seed_and_answers_give_the_same_game() {
    assert_eq!(play(&[], &always("1")).out, play(&[], &always("1")).out);
}

#[test]
fn the_end_of_the_input_is_a_clean_end() {
    let run = play(&[], "");
    assert!(run.out.ends_with("the game is not saved.\n"), "{}", run.out);
    let run = play(&[], "1\nquit\n");
    assert!(run.out.ends_with("the game is not saved.\n"), "{}", run.out);
}

#[test]
fn a_saved_game_goes_on_to_the_same_end() {
    let folder = tempfile::tempdir().unwrap();
    let [whole, part, rest] = ["whole", "part", "rest"].map(|name| folder.path().join(name));
    play(&["--save", text(&whole)], &always("1"));
    play(&["--save", text(&part)], "1\n1\n1\n1\n");
    let resumed =
        gantry_with(&["play", GAME, "--resume", text(&part), "--save", text(&rest)], &always("1"));
    assert_eq!((resumed.code, resumed.err.as_str()), (0, ""));
    assert_ne!(digest(&part), digest(&whole));
    assert_eq!(digest(&rest), digest(&whole));
    assert_eq!(fs::read_to_string(&rest).unwrap(), fs::read_to_string(&whole).unwrap());
}

#[test]
fn save_at_the_prompt_is_the_save_on_leaving() {
    let folder = tempfile::tempdir().unwrap();
    let [one, two] = ["one", "two"].map(|name| folder.path().join(name));
    let run = play(&["--save", text(&two)], &format!("1\n1\nsave {}\nquit\n", text(&one)));
    assert!(run.out.contains(&format!("Saved to {}.", text(&one))), "{}", run.out);
    assert_eq!(fs::read_to_string(&one).unwrap(), fs::read_to_string(&two).unwrap());
    let run = play(&[], "save\nsave /no/such/folder/file\n1\n");
    assert!(run.out.contains("save FILE"), "{}", run.out);
    assert!(run.out.contains("/no/such/folder/file: "), "{}", run.out);
}

#[test]
fn bad_input_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let [bad, good] = ["bad", "good"].map(|name| folder.path().join(name));
    let nonsense = "\n0\n999\n-1\nxyzzy\n\u{7f}\nwhy\nwhy xyzzy\n18446744073709551616\n";
    play(&["--save", text(&bad)], &format!("{nonsense}1\n{nonsense}1\n"));
    play(&["--save", text(&good)], "1\n1\n");
    assert_eq!(digest(&bad), digest(&good));
    let run = play(&[], "xyzzy\n999\n");
    let expected = "Not understood: xyzzy. Type a number from 1 to ";
    assert!(run.out.contains(expected), "{}", run.out);
    assert!(run.out.contains("999 is not one of the choices 1 to "), "{}", run.out);
    let run = play(&[], "why 99\nwhy -1\n-1\n18446744073709551616\n");
    assert_eq!(run.out.matches(" is not one of the choices 1 to ").count(), 4, "{}", run.out);
}

#[test]
fn games_explain_what_they_expected_in_english_only() {
    assert!(play(&["--lang", "en"], "xyzzy\n").out.contains("(expected "));
    for (language, said) in [("de", "Nicht verstanden: xyzzy."), ("fr", "Pas compris : xyzzy.")] {
        let out = play(&["--lang", language], "xyzzy\n").out;
        assert!(out.contains(said) && !out.contains("expected "), "{out}");
    }
}

#[test]
fn the_prompt_answers_questions() {
    let run = play(&[], "help\nhint\nscore\nlog\ntable\nwhy 1\n");
    for part in ["why ACTION", "after each of the best choices:", " is allowed."] {
        assert!(run.out.contains(part), "{part:?} in {}", run.out);
    }
}

/// With this seed the first hand can be discarded at once.
const DISCARDING: [&str; 5] = ["play", GAME, "--seed", "5", "--seats=3"];

#[test]
fn a_step_that_showed_nothing_is_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let [plain, undone] = ["plain", "undone"].map(|name| folder.path().join(name));
    let save = |path, input| gantry_with(&[&DISCARDING[..], &["--save", path]].concat(), input);
    save(text(&plain), "quit\n");
    let run = save(text(&undone), "undo\nDISCARD  Metal\nundo\nquit\n");
    assert!(run.out.contains("There is no step of your own to take back."), "{}", run.out);
    assert!(run.out.contains("Taken back."), "{}", run.out);
    assert_eq!(fs::read_to_string(&undone).unwrap(), fs::read_to_string(&plain).unwrap());
}

#[test]
fn a_step_that_was_answered_is_not_said_to_be_nobodys() {
    // With this seed B has an empty hand when A begins, so that a gift is possible.
    let arguments = ["play", GAME, "--seed", "5", "--option", "negotiations=on"];
    let input = "undo\noffer B\ngive metal\npropose\nundo\nquit\n";
    let run = gantry_with(&arguments, input);
    assert_eq!(run.out.matches("There is no step of your own").count(), 1, "{}", run.out);
    assert!(run.out.contains("Player A offers Bot B a gift: Metal."), "{}", run.out);
    assert!(run.out.contains("The last step cannot be taken back: "), "{}", run.out);
}

#[test]
fn the_hand_is_shown_when_the_table_is_not() {
    let run = gantry_with(&DISCARDING, "discard metal\nquit\n");
    let hands = run.out.lines().filter(|line| line.starts_with("Hand: "));
    assert_eq!(hands.count(), 1, "{}", run.out);
}

#[test]
fn a_refusal_names_its_rule() {
    let run = gantry_with(&DISCARDING, "why draw\nwhy end\nDraw\ndiscard\n");
    let refused: Vec<_> = run.out.lines().filter(|line| line.ends_with("[LP-3.3]")).collect();
    assert_eq!(refused.len(), 2, "{}", run.out);
    assert!(run.out.contains("\"end\" is allowed."), "{}", run.out);
    assert!(run.out.contains("\"discard\" can go on in these ways:"), "{}", run.out);
}

#[test]
fn everybody_plays_at_a_hot_seat() {
    let arguments = ["--hot-seat", "--seats", "2", "--name", "Ada", "--name", "Grace"];
    let run = play(&arguments, &always("1"));
    assert!(run.out.contains("Pass to Ada, then press Enter."), "{}", run.out);
    assert!(run.out.contains("Pass to Grace, then press Enter."), "{}", run.out);
    assert!(run.out.contains("Final standings"), "{}", run.out);
    fail(&["play", GAME, "--hot-seat", "--bots", "greedy,greedy"], "nobody");
}

#[test]
fn it_speaks_three_languages() {
    let german = play(&["--lang", "de"], &always("1")).out;
    assert!(german.contains("Endstand") && german.contains("Spieler A"), "{german}");
    let french = play(&["--lang", "fr"], &always("1")).out;
    assert!(french.contains("Classement final") && french.contains("Joueur A"), "{french}");
}

#[test]
fn a_moment_of_a_record_can_be_played_on() {
    let folder = tempfile::tempdir().unwrap();
    succeed(&["sim", GAME, "--games", "1", "--seed", "5", "--record", text(folder.path())]);
    let record = folder.path().join(format!("{GAME}-5-0.record"));
    let position = succeed(&["replay", text(&record), "--at", "9", "--position"]);
    let [start, end] = ["start.toml", "end.record"].map(|name| folder.path().join(name));
    fs::write(&start, position).unwrap();
    play(&["--position", text(&start), "--save", text(&end)], &always("1"));
    digest(&end);
}

#[test]
fn real_time_takes_a_terminal_and_one_person() {
    let instead = "--option pace=turns";
    for arguments in [&[][..], &["--plain"], &["--option", "pace=relaxed"]] {
        let arguments = [&["play", "planet-rush"], arguments].concat();
        fail(&arguments, "takes the whole screen of a terminal");
        fail(&arguments, instead);
    }
    fail(&["play", "planet-rush", "--hot-seat"], "one keyboard serves one person");
    fail(&["play", "planet-rush", "--hot-seat"], instead);
    let folder = tempfile::tempdir().unwrap();
    succeed(&["sim", "planet-rush", "--games", "1", "--record", text(folder.path())]);
    let record = folder.path().join("planet-rush-1-0.record");
    // A resumed game takes no options.
    fail(&["play", "planet-rush", "--resume", text(&record)], "screen of a terminal\n");
}

#[test]
fn the_race_is_played_in_turns_without_a_terminal() {
    let arguments =
        ["play", "planet-rush", "--option", "pace=turns", "--seed", "1", "--name", "Ada"];
    let run = gantry_with(&arguments, &"1\n".repeat(400));
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.out);
    assert!(run.out.contains("Final standings"), "{}", run.out);
}

/// Nobody types the number of an action (PR-7.1): a forbidden action is refused with its rule, not
/// as unreadable.
#[test]
fn an_action_is_understood_without_its_number() {
    let arguments = ["play", "planet-rush", "--option", "pace=turns", "--seed", "5"];
    let typed = "READY\nwhy Place 1\nwhy place 9\nplace 9\nwhy take tank\nwhy place 11\nplace 1\n";
    let run = gantry_with(&arguments, typed);
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.out);
    for part in
        ["\"Place 1\" is allowed.", "number of a planet, from 1 to 10, found \"11\"", "@1.1]"]
    {
        assert!(run.out.contains(part), "{part}\n{}", run.out);
    }
    for (rule, times) in [("[PR-3.3]", 2), ("[PR-3.2]", 1)] {
        assert_eq!(run.out.matches(rule).count(), times, "{rule}\n{}", run.out);
    }
}
