//! The browser tests that are due: all of them, or those about games that have changed since all
//! passed.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use crate::shell::{Outcome, entries, root};
use crate::suites::{Extent, note_passed, passed_file, stamp};
use crate::web::{self, Client};

/// Everything but the games: the page, what it is built from, and the browser tests.
const EVERYTHING_ELSE: &[&str] = &["Cargo.lock", "Cargo.toml", "crates"];

/// The parts of a game that the page shows or plays by.
const PARTS_OF_A_GAME: &[&str] =
    &["Cargo.toml", "RULES.md", "data", "lessons", "puzzles", "src", "text"];

/// Runs the browser tests on the client that the tests built, and records what has passed.
pub(crate) fn run(extent: Extent) -> Outcome {
    // Taken before the run: a change while it runs has not been tested.
    let now = stamps()?;
    let file = passed_file("browser-tests");
    let before = fs::read_to_string(&file).unwrap_or_default();
    match due(&before, &now) {
        Due::Games(games) if extent == Extent::Changed && games.is_empty() => {
            println!("nothing that is tried there has changed since it passed");
            return Ok(());
        }
        Due::Games(games) if extent == Extent::Changed => {
            println!("only what concerns {}: nothing else has changed", games.join(", "));
            let words: Vec<&str> = ["--brief"].into_iter().chain(games).collect();
            web::browser_tests(Client::Local, &words)?;
        }
        _ => web::browser_tests(Client::Local, &["--brief"])?,
    }
    note_passed(&file, &written(&now));
    Ok(())
}

/// What has changed since the browser tests passed.
#[derive(Debug, PartialEq, Eq)]
enum Due<'a> {
    Everything,
    Games(Vec<&'a str>),
}

/// A stamp per game, and one under the empty name for everything else.
type Stamps = BTreeMap<String, String>;

fn due<'a>(before: &str, now: &'a Stamps) -> Due<'a> {
    let lines: Vec<&str> = before.lines().collect();
    let is_new =
        |(name, stamp): &(&String, &String)| !lines.contains(&format!("{name} {stamp}").as_str());
    let changed: Vec<&str> = now.iter().filter(is_new).map(|(name, _)| name.as_str()).collect();
    if changed.contains(&"") { Due::Everything } else { Due::Games(changed) }
}

fn written(stamps: &Stamps) -> String {
    let lines: Vec<String> = stamps.iter().map(|(name, stamp)| format!("{name} {stamp}")).collect();
    lines.join("\n")
}

fn stamps() -> Outcome<Stamps> {
    let common = stamp(EVERYTHING_ELSE.iter().map(|place| root().join(place)));
    let mut stamps = Stamps::from([(String::new(), common)]);
    for game in entries(&root().join("games"))? {
        let folder = root().join("games").join(&game);
        let parts =
            PARTS_OF_A_GAME.iter().map(|part| folder.join(part)).filter(|part| part.exists());
        stamps.insert(game, stamp(parts.collect::<Vec<PathBuf>>()));
    }
    Ok(stamps)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_changed_parts_are_tested() {
        let stamps = |common: &str, chess: &str, go: &str| {
            let pairs = [("", common), ("chess", chess), ("go", go)];
            Stamps::from(pairs.map(|(name, stamp)| (name.to_owned(), stamp.to_owned())))
        };
        let before = written(&stamps("1", "2", "3"));
        assert_eq!(due(&before, &stamps("1", "2", "3")), Due::Games(Vec::new()));
        assert_eq!(due(&before, &stamps("1", "2", "4")), Due::Games(vec!["go"]));
        assert_eq!(due(&before, &stamps("5", "2", "4")), Due::Everything);
        assert_eq!(due("", &stamps("1", "2", "3")), Due::Everything);
        assert_eq!(due("half a li", &stamps("1", "2", "3")), Due::Everything);
    }
}
