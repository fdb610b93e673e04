//! The trials in a browser, as far as they are due: all of them, or those about games that have
//! changed since all passed.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use crate::shell::{Outcome, entries, root};
use crate::suites::{Extent, note_passed, passed_file, stamp};
use crate::web::{self, Client};

/// What is no game: the page, all that it is built from, and the trials.
const HOUSE: &[&str] = &["Cargo.lock", "Cargo.toml", "crates"];

/// What of a game the page shows or plays by.
const PARTS_OF_A_GAME: &[&str] = &["Cargo.toml", "RULES.md", "data", "lessons", "src", "text"];

/// Plays the client that tests build, and notes what has passed.
pub(crate) fn run(extent: Extent) -> Outcome {
    // Taken before: what changes meanwhile has not been tried.
    let now = stamps()?;
    let file = passed_file("trials");
    let before = fs::read_to_string(&file).unwrap_or_default();
    match due(&before, &now) {
        Due::Games(games) if extent == Extent::Changed && games.is_empty() => {
            println!("nothing that is tried there has changed since it passed");
            return Ok(());
        }
        Due::Games(games) if extent == Extent::Changed => {
            println!("only what concerns {}: nothing else has changed", games.join(", "));
            let words: Vec<&str> = ["--brief"].into_iter().chain(games).collect();
            web::trials(Client::Home, &words)?;
        }
        _ => web::trials(Client::Home, &["--brief"])?,
    }
    note_passed(&file, &written(&now));
    Ok(())
}

/// What has changed since the trials passed.
#[derive(Debug, PartialEq, Eq)]
enum Due<'a> {
    Everything,
    Games(Vec<&'a str>),
}

/// A stamp by the name of a game, and one by the empty name for everything else.
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
    let house = stamp(HOUSE.iter().map(|place| root().join(place)));
    let mut stamps = Stamps::from([(String::new(), house)]);
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
    fn what_has_changed_is_tried() {
        let stamps = |house: &str, chess: &str, go: &str| {
            let pairs = [("", house), ("chess", chess), ("go", go)];
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
