//! Every game has the same files: if you know one game, you can find everything in another.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::{expect_none, root};

/// What every game has below `src`.
const COMMON: &[&str] = &[
    "absorb.rs",
    "action.rs",
    "advise/mod.rs",
    "apply/mod.rs",
    "card.rs",
    "chance.rs",
    "denial.rs",
    "event.rs",
    "explain.rs",
    "imagine.rs",
    "judge.rs",
    "legal.rs",
    "lib.rs",
    "position/check.rs",
    "position/facts.rs",
    "position/keys.rs",
    "position/mod.rs",
    "position/read.rs",
    "position/text.rs",
    "position/view.rs",
    "position/words.rs",
    "position/write.rs",
    "score.rs",
    "setup.rs",
    "state.rs",
    "testing/faults.rs",
    "testing/mod.rs",
    "testing/probe.rs",
    "view.rs",
    "words/event.rs",
    "words/glossary.rs",
    "words/mod.rs",
    "words/panel.rs",
    "words/prompt.rs",
];

/// What only one game has: its components and the parts of its turns. A game missing here is new;
/// it gets a line here, and all common files, before it is listed for players.
const OWN: &[(&str, &[&str])] = &[
    (
        "launch-pad",
        &[
            "advise/sight.rs",
            "advise/worth.rs",
            "apply/action.rs",
            "apply/draw.rs",
            "apply/place.rs",
            "apply/trade.rs",
            "apply/turn.rs",
            "bag.rs",
            "known.rs",
            "piles.rs",
            "play.rs",
            "position/deal.rs",
            "rocket.rs",
            "trade.rs",
        ],
    ),
    (
        "lift-off",
        &[
            "advise/plan.rs",
            "advise/value.rs",
            "advise/weights.rs",
            "apply/draft.rs",
            "apply/effect.rs",
            "apply/launch.rs",
            "apply/mission.rs",
            "apply/round.rs",
            "apply/specialist.rs",
            "banners.rs",
            "board.rs",
            "data/check.rs",
            "data/field.rs",
            "data/line.rs",
            "data/mod.rs",
            "data/provenance.rs",
            "data/read.rs",
            "deduce.rs",
            "effect.rs",
            "flight.rs",
            "held.rs",
            "memory.rs",
            "notation.rs",
            "order.rs",
            "position/board.rs",
            "position/defaults.rs",
            "position/drafts.rs",
            "position/fill.rs",
            "position/flights.rs",
            "price.rs",
            "weigh.rs",
            "words/action.rs",
            "words/card.rs",
            "words/seat.rs",
        ],
    ),
    (
        "planet-rush",
        &[
            "advise/contest.rs",
            "advise/planet.rs",
            "advise/weights.rs",
            "apply/resolve.rs",
            "apply/rush.rs",
            "data/mod.rs",
            "data/provenance.rs",
            "data/read.rs",
            "layout.rs",
            "pile.rs",
            "planet.rs",
            "position/cards.rs",
            "position/contest.rs",
            "position/fill.rs",
            "words/tests.rs",
        ],
    ),
];

/// `files` are those below `src`, by game.
fn breaches(files: &BTreeMap<String, BTreeSet<String>>) -> Vec<String> {
    let mut breaches = Vec::new();
    for (game, own) in OWN {
        let Some(there) = files.get(*game) else {
            breaches.push(format!("games/{game} is not there"));
            continue;
        };
        let expected: BTreeSet<String> =
            COMMON.iter().chain(*own).map(|&file| file.to_owned()).collect();
        let missing = expected.difference(there).map(|file| format!("{file} is missing"));
        let more = there.difference(&expected).map(|file| format!("{file} is not listed"));
        breaches.extend(missing.chain(more).map(|breach| format!("games/{game}/src/{breach}")));
    }
    breaches
}

/// The sources below a folder, with forward slashes.
fn sources(folder: &Path, above: &str, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder of the tree") {
        let entry = entry.expect("a readable folder");
        let name = format!("{above}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            sources(&entry.path(), &format!("{name}/"), found);
        } else if entry.path().extension().is_some_and(|ending| ending == "rs") {
            found.insert(name);
        }
    }
}

#[test]
fn games_have_the_same_files() {
    let mut files = BTreeMap::new();
    for game in fs::read_dir(root().join("games")).expect("the games") {
        let game = game.expect("a readable folder");
        let mut found = BTreeSet::new();
        sources(&game.path().join("src"), "", &mut found);
        files.insert(game.file_name().to_string_lossy().into_owned(), found);
    }
    expect_none(&breaches(&files));
}

mod faulty {
    use super::*;

    /// The files as they should be.
    fn tidy() -> BTreeMap<String, BTreeSet<String>> {
        let files =
            |own: &&[&str]| COMMON.iter().chain(*own).map(|&file| file.to_owned()).collect();
        OWN.iter().map(|(game, own)| ((*game).to_owned(), files(own))).collect()
    }

    #[test]
    fn a_game_that_is_just_begun() {
        let mut files = tidy();
        files.insert("chess".into(), BTreeSet::from(["lib.rs".to_owned()]));
        assert_eq!(breaches(&files), [""; 0]);
    }

    #[test]
    fn other_names() {
        let mut files = tidy();
        files.remove("launch-pad");
        let lift_off = files.get_mut("lift-off").expect("a game");
        lift_off.remove("judge.rs");
        lift_off.insert("verdict.rs".into());
        let expected = [
            "games/launch-pad is not there",
            "games/lift-off/src/judge.rs is missing",
            "games/lift-off/src/verdict.rs is not listed",
        ];
        assert_eq!(breaches(&files), expected);
    }
}
