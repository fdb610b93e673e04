//! Every puzzle of every game: it reads, its answer is legal, it is shown with the view alone, and
//! a fresh search still prefers its answer.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use gantry_catalog::{Budget, ESTIMATES_VERSION, HUMAN, find_version, games, is_clear};
use gantry_kernel::Viewer;
use gantry_testkit::soak_factor;
use gantry_wire::{Answer, ClientMessage, Frame, HintRank};

use crate::host::{Host, last_frame};
use crate::puzzles::{self, Puzzle};
use crate::tests::{answer, ask, host};

/// How many worlds a fresh search imagines.
const WORLDS: u32 = 500;

fn every_puzzle() -> impl Iterator<Item = (&'static str, usize, &'static Puzzle)> {
    games().iter().flat_map(|game| {
        let puzzles = puzzles::of(game.id).iter().enumerate();
        puzzles.map(|(index, puzzle)| (game.id, index + 1, puzzle))
    })
}

fn shown(game: &str, number: usize) -> (Host, Frame) {
    let mut host = host();
    let effects = ask(&mut host, 0, ClientMessage::Puzzle { game: game.into(), number });
    assert!(effects.writes.is_empty(), "a puzzle is not kept");
    let frame = last_frame(&effects).unwrap_or_else(|| panic!("{game} {number}: {effects:?}"));
    let frame = frame.clone();
    (host, frame)
}

#[test]
fn the_files_of_a_game_are_those_that_it_lists() {
    let games_folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    for game in games() {
        let folder = games_folder.join(game.id).join("puzzles");
        let files = fs::read_dir(&folder).into_iter().flatten().flatten();
        let files: BTreeSet<String> =
            files.map(|file| fs::read_to_string(file.path()).expect("a text")).collect();
        let listed: BTreeSet<String> =
            game.study().puzzles.iter().map(|text| (*text).into()).collect();
        assert_eq!(listed.len(), game.puzzles, "{}: no puzzle twice", game.id);
        assert!(files == listed, "{}: {} files, {} listed", game.id, files.len(), listed.len());
        for (text, puzzle) in game.study().puzzles.iter().zip(puzzles::of(game.id)) {
            assert_eq!(puzzle.file(), **text, "a puzzle has one spelling");
        }
    }
}

#[test]
fn puzzles_are_worth_a_thought() {
    for (game, number, puzzle) in every_puzzle() {
        assert!(puzzle.choices.len() >= 3, "{game} {number}: several choices");
        assert_ne!(puzzle.answer(), puzzle.proof.greedy, "{game} {number}: not the first idea");
        for other in &puzzle.choices[1..] {
            assert!(
                other.behind > 2.0 * other.behind_within,
                "{game} {number}: {} is not clearly behind",
                other.action
            );
        }
    }
}

#[test]
fn a_puzzle_shows_the_view_of_its_seat_and_every_choice() {
    for (game, number, puzzle) in every_puzzle() {
        let (_, frame) = shown(game, number);
        assert_eq!(frame.viewer, Viewer::Seat(puzzle.seat), "{game} {number}");
        assert_eq!(frame.seats[puzzle.seat.index()].kind, HUMAN);
        let legal: BTreeSet<_> = frame.choices.iter().map(|choice| &*choice.notation).collect();
        let listed: BTreeSet<_> = puzzle.choices.iter().map(|choice| &*choice.action).collect();
        assert_eq!(legal, listed, "{game} {number}");
        let puzzle = frame.puzzle.expect("a puzzle");
        assert_eq!((puzzle.number, puzzle.verdict), (number, None));
        assert_eq!(frame.pledge, None);
    }
}

#[test]
fn one_choice_counts() {
    for game in games().iter().filter(|game| game.puzzles > 0) {
        let puzzle = &puzzles::of(game.id)[0];
        for (place, choice) in puzzle.choices.iter().enumerate() {
            let (mut host, _) = shown(game.id, 1);
            let hint = ask(&mut host, 1, ClientMessage::Hint);
            assert_eq!(answer(&hint), &Answer::NotThisStep, "no hints");
            let effects = ask(&mut host, 1, ClientMessage::Act(choice.action.clone()));
            assert!(effects.writes.is_empty(), "a puzzle is not kept");
            let frame = last_frame(&effects).expect("a frame");
            let verdict = frame.puzzle.as_ref().and_then(|puzzle| puzzle.verdict.clone());
            let verdict = verdict.expect("a verdict");
            assert_eq!(verdict.solved, place == 0, "{}", choice.action);
            assert_eq!(verdict.chosen, choice.action);
            assert_eq!(verdict.choices[0].choice.notation, puzzle.answer());
            assert_eq!(verdict.choices[0].rank, HintRank::Best);
            assert!(verdict.choices.iter().any(|hint| hint.choice.notation == choice.action));
            let again = ask(&mut host, 2, ClientMessage::Act(choice.action.clone()));
            assert_eq!(answer(&again), &Answer::NotThisStep, "only one");
            assert_eq!(host.next_step_in(crate::tests::at(3)), None, "nobody goes on");
        }
    }
}

#[test]
fn a_puzzle_that_does_not_exist_is_refused() {
    let mut host = host();
    for (game, number) in [("chess", 1), ("lift-off", 0), ("lift-off", 1000)] {
        let message = ClientMessage::Puzzle { game: game.into(), number };
        let effects = ask(&mut host, 0, message);
        assert!(matches!(answer(&effects), Answer::Refused(_)), "{game} {number}");
    }
}

/// Every day one puzzle of each game, in a soak all of them.
#[test]
fn a_fresh_search_prefers_the_answer() {
    for (game, number, puzzle) in every_puzzle() {
        if (number > 1 && soak_factor() == 1) || puzzle.proof.estimates != ESTIMATES_VERSION {
            continue;
        }
        let (host, _) = shown(game, number);
        let table = host.screen.as_ref().expect("a puzzle is shown").table();
        assert!(find_version(game, puzzle.rules).is_some());
        let notations: Vec<String> =
            puzzle.choices.iter().map(|choice| choice.action.clone()).collect();
        let fresh = puzzle.proof.dice ^ 0x5eed;
        let budget = Budget::Iterations(WORLDS);
        let found = table.compare(puzzle.seat, &notations, budget, fresh).expect("choices");
        assert!(is_clear(&found, 0.0, 1.0), "{game} {number}: {found:#?}");
    }
}
