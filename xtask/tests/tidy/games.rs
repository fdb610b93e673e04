//! Every game has the same files: if you know one game, you can find everything in another. All
//! drawings of a game are in one folder.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::sources::all_files;
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
    "encode.rs",
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
    "words/breakdown.rs",
    "words/event.rs",
    "words/glossary.rs",
    "words/mod.rs",
    "words/panel.rs",
    "words/prompt.rs",
];

/// What only one game has: its components and the parts of its turns. A game missing here is new:
/// it has the common files, and whatever else it needs.
const OWN: &[(&str, &[&str])] = &[
    (
        "launch-pad",
        &[
            "advise/situation.rs",
            "advise/worth.rs",
            "apply/action.rs",
            "apply/draw.rs",
            "apply/place.rs",
            "apply/trade.rs",
            "apply/turn.rs",
            "bag.rs",
            "board.rs",
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
            "data/constants.rs",
            "data/field.rs",
            "data/line.rs",
            "data/mod.rs",
            "data/provenance.rs",
            "data/read.rs",
            "data/standard.rs",
            "deduce.rs",
            "effect.rs",
            "encode/action.rs",
            "encode/seat.rs",
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
            "data/standard.rs",
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

/// What is public is one part of the state and of every view (decision 0013).
const OPEN: &[(&str, &str)] =
    &[("state.rs", "pub struct Open {"), ("state.rs", "open: Open,"), ("view.rs", "open: Open,")];

/// The entries of [`OPEN`] that a game lacks; `text` is that of a file below its `src`.
fn not_open(game: &str, text: impl Fn(&str) -> String) -> Vec<String> {
    let lacks = |(file, line): &&(&str, &str)| {
        let text = text(file);
        !text.lines().any(|found| found.ends_with(line))
    };
    let missing = OPEN.iter().filter(lacks);
    missing.map(|(file, line)| format!("games/{game}/src/{file} lacks `{line}`")).collect()
}

/// The template of new games has the common files and no others.
const TEMPLATE: &str = "xtask/templates/game";

/// `files` are those below `src`, by the folder of the game.
fn breaches(files: &BTreeMap<String, BTreeSet<String>>) -> Vec<String> {
    let folders = OWN.iter().map(|(game, _)| format!("games/{game}"));
    let gone = folders.filter(|folder| !files.contains_key(folder));
    let mut breaches: Vec<String> = gone.map(|folder| format!("{folder} is not there")).collect();
    for (folder, there) in files {
        let own = |(game, _): &&(&str, _)| *folder == format!("games/{game}");
        let own = OWN.iter().find(own).map(|(_, own)| *own);
        let own = own.or_else(|| (folder == TEMPLATE).then_some(&[] as &[&str]));
        let expected: BTreeSet<String> =
            COMMON.iter().chain(own.unwrap_or_default()).map(|&file| file.to_owned()).collect();
        let missing = expected.difference(there).map(|file| format!("{file} is missing"));
        let more = there.difference(&expected).filter(|_| own.is_some());
        let more = more.map(|file| format!("{file} is not listed"));
        breaches.extend(missing.chain(more).map(|breach| format!("{folder}/src/{breach}")));
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

/// The folders below `games`.
fn games() -> Vec<String> {
    let games = fs::read_dir(root().join("games")).expect("the games");
    let games = games.map(|game| game.expect("a readable folder").file_name());
    games.map(|game| game.to_string_lossy().into_owned()).collect()
}

#[test]
fn games_have_the_same_files() {
    let mut folders: Vec<String> = games().iter().map(|game| format!("games/{game}")).collect();
    folders.push(TEMPLATE.into());
    let mut files = BTreeMap::new();
    for folder in folders {
        let mut found = BTreeSet::new();
        sources(&root().join(&folder).join("src"), "", &mut found);
        files.insert(folder, found);
    }
    expect_none(&breaches(&files));
}

#[test]
fn the_open_part_is_one_struct() {
    let text = |game: &str, file: &str| {
        let path = root().join("games").join(game).join("src").join(file);
        fs::read_to_string(path).expect("a file that every game has")
    };
    let breaches = OWN.iter().flat_map(|(game, _)| not_open(game, |file| text(game, file)));
    expect_none(&breaches.collect::<Vec<_>>());
}

/// Finds drawings that name a game to which they do not belong.
fn strays(sources: &[(String, String)], games: &[String]) -> Vec<String> {
    let mut strays = Vec::new();
    for (path, text) in sources {
        let Some(place) = path.strip_prefix("crates/art/src/") else { continue };
        for game in games.iter().map(|game| game.replace('-', "_")) {
            let own = place.starts_with(&format!("games/{game}/"));
            if !own && text.contains(&format!("gantry_{game}")) {
                strays
                    .push(format!("{path}: what draws {game} lies in crates/art/src/games/{game}"));
            }
        }
    }
    strays
}

#[test]
fn drawings_lie_with_their_games() {
    let sources = all_files(".rs");
    let known = "crates/art/src/games/lift_off/mod.rs";
    assert!(sources.iter().any(|(path, _)| path == known), "{known} was not looked at");
    expect_none(&strays(&sources, &games()));
}

mod faulty {
    use super::*;

    #[test]
    fn open_parts_one_by_one() {
        let text = |file: &str| match file {
            "state.rs" => "pub struct Open {\n}\npub struct State {\n    clock: Clock,\n}\n",
            _ => "pub struct View {\n    pub open: Open,\n}\n",
        };
        let expected = ["games/chess/src/state.rs lacks `open: Open,`"];
        assert_eq!(not_open("chess", |file| text(file).to_owned()), expected);
    }

    #[test]
    fn drawing_that_lies_elsewhere() {
        let games = ["launch-pad".to_owned(), "lift-off".to_owned()];
        let source = |path: &str| (path.to_owned(), "use gantry_lift_off::Level;".to_owned());
        let sources = [
            "crates/web/src/a.rs",
            "crates/art/tests/a.rs",
            "crates/art/src/games/lift_off/a.rs",
            "crates/art/src/games/launch_pad/a.rs",
            "crates/art/src/sign.rs",
        ];
        let found = strays(&sources.map(source), &games);
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[0].starts_with("crates/art/src/games/launch_pad/a.rs: what draws lift_off"));
        assert!(found[1].starts_with("crates/art/src/sign.rs: "), "{found:?}");
    }

    /// The files as they should be.
    fn tidy() -> BTreeMap<String, BTreeSet<String>> {
        let files = |own: &[&str]| COMMON.iter().chain(own).map(|&file| file.to_owned()).collect();
        let games = OWN.iter().map(|(game, own)| (format!("games/{game}"), files(own)));
        games.chain([(TEMPLATE.to_owned(), files(&[]))]).collect()
    }

    #[test]
    fn a_game_that_is_just_begun() {
        let mut files = tidy();
        let mut chess = files[TEMPLATE].clone();
        chess.insert("castle.rs".into());
        files.insert("games/chess".into(), chess);
        assert_eq!(breaches(&files), [""; 0]);
        files.get_mut("games/chess").expect("a game").remove("card.rs");
        assert_eq!(breaches(&files), ["games/chess/src/card.rs is missing"]);
    }

    #[test]
    fn other_names() {
        let mut files = tidy();
        files.remove("games/launch-pad");
        for folder in ["games/lift-off", TEMPLATE] {
            let there = files.get_mut(folder).expect("a game");
            there.remove("judge.rs");
            there.insert("verdict.rs".into());
        }
        let expected = [
            "games/launch-pad is not there",
            "games/lift-off/src/judge.rs is missing",
            "games/lift-off/src/verdict.rs is not listed",
            "xtask/templates/game/src/judge.rs is missing",
            "xtask/templates/game/src/verdict.rs is not listed",
        ];
        assert_eq!(breaches(&files), expected);
    }
}
