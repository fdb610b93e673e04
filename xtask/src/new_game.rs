//! `cargo xtask new-game NAME`: a tiny complete game from `xtask/templates/game`, one line in the
//! catalog's list, and what cargo needs. It is then edited into the game that is wanted.

mod trial;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::shell::{CommandError, Outcome, cargo, entries, root, run};
use crate::steps::{self, show_and_run};

pub(crate) use trial::try_out;

const TEMPLATE: &str = "xtask/templates/game";
/// The list of games, and the manifest of its crate.
const LIST: &str = "crates/catalog/src/games.rs";
const MANIFEST: &str = "crates/catalog/Cargo.toml";
const LONGEST: usize = 30;

/// The games to record for the archive: seats, games, and the seed of the first.
const RECORDS: &[[&str; 3]] = &[["2", "2", "1"], ["3", "1", "3"], ["4", "1", "4"]];

/// The name of a game, in all the spellings that the template uses.
#[derive(Debug, PartialEq, Eq)]
struct Names {
    /// `moon-base`
    id: String,
    /// `MoonBase`
    kind: String,
    /// `Moon Base`
    title: String,
    /// `MB`, the prefix of its rules.
    prefix: String,
}

impl Names {
    /// Derives names that do not collide with taken ones: ids of crates and games, prefixes of
    /// rules, and types of the template.
    fn new(id: &str, taken: &Taken) -> Result<Self, String> {
        let words: Vec<&str> = id.split('-').collect();
        let good = |word: &&str| {
            word.starts_with(|letter: char| letter.is_ascii_lowercase())
                && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
        };
        if id.len() < 2 || id.len() > LONGEST || !words.iter().all(good) {
            return Err(format!(
                "expected a name like moon-base, 2 to {LONGEST} letters, found {id:?}"
            ));
        }
        if taken.ids.contains(id) {
            return Err(format!("the name {id} is taken"));
        }
        let capital = |word: &&str| word[..1].to_uppercase() + &word[1..];
        let words: Vec<String> = words.iter().map(capital).collect();
        let (kind, title) = (words.concat(), words.join(" "));
        if taken.types.contains(&kind) {
            return Err(format!("the name {id} is taken: {kind} is a type of every game"));
        }
        let prefix = prefix(&words, &taken.prefixes);
        let prefix = prefix.ok_or_else(|| format!("no two letters of {id} are free for rules"))?;
        Ok(Self { id: id.into(), kind, title, prefix })
    }

    /// Fills in a text or a path of the template.
    fn fill(&self, text: &str) -> String {
        text.replace("new_game", &self.id.replace('-', "_"))
            .replace("new-game", &self.id)
            .replace("NewGame", &self.kind)
            .replace("New Game", &self.title)
            .replace("NG-", &format!("{}-", self.prefix))
            .replace("\"NG\"", &format!("{:?}", self.prefix))
    }

    fn package(&self) -> String {
        format!("gantry-{}", self.id)
    }

    fn folder(&self) -> PathBuf {
        root().join("games").join(&self.id)
    }
}

/// The first letter, plus the first of the others that makes a new prefix; initials of words come
/// first.
fn prefix(words: &[String], taken: &BTreeSet<String>) -> Option<String> {
    let all = words.concat().to_uppercase();
    let first = all.chars().next()?;
    let beginnings = words.iter().skip(1).filter_map(|word| word.chars().next());
    let letters = beginnings.chain(all.chars().skip(1)).filter(char::is_ascii_alphabetic);
    letters.map(|second| format!("{first}{second}")).find(|prefix| !taken.contains(prefix))
}

/// Names that a new game cannot use.
#[derive(Debug, Default)]
struct Taken {
    ids: BTreeSet<String>,
    prefixes: BTreeSet<String>,
    types: BTreeSet<String>,
}

impl Taken {
    fn look() -> Outcome<Self> {
        let mut taken = Self::default();
        taken.ids.extend(entries(&root().join("crates"))?);
        for game in entries(&root().join("games"))? {
            let rules = fs::read_to_string(root().join("games").join(&game).join("RULES.md"));
            let headings = rules.unwrap_or_default();
            let headings = headings.lines().filter_map(|line| line.strip_prefix("## "));
            let prefixes = headings.filter_map(|heading| heading.split_once('-'));
            taken.prefixes.extend(prefixes.map(|(prefix, _)| prefix.to_owned()));
            taken.ids.insert(game);
        }
        for (_, text) in template()? {
            let words = text.split(|letter: char| !letter.is_alphanumeric());
            let types = words.filter(|word| word.starts_with(char::is_uppercase));
            taken.types.extend(types.map(Into::into));
        }
        taken.types.remove("NewGame");
        Ok(taken)
    }
}

/// `cargo xtask new-game`.
pub(crate) fn new_game(name: &str) -> Outcome {
    let names = Names::new(name, &Taken::look()?).map_err(CommandError::Message)?;
    // Work everything out before writing anything.
    let mut changes = Vec::new();
    for (path, text) in template()? {
        let path = names.fill(&path.to_string_lossy());
        changes.push((names.folder().join(path), names.fill(&text)));
    }
    for (path, edit) in [(LIST, listed as Edit), (MANIFEST, depended)] {
        let text = read(&root().join(path))?;
        let edited = edit(&text, &names);
        let edited =
            edited.ok_or_else(|| CommandError::Message(format!("{path} has no list of games")))?;
        changes.push((root().join(path), edited));
    }
    for folder in ["tests/logs", "tests/playthroughs"] {
        make_folder(&names.folder().join(folder))?;
    }
    for (path, text) in &changes {
        path.parent().map_or(Ok(()), make_folder)?;
        fs::write(path, text).map_err(|error| about(path, &error))?;
    }
    complete(&names)?;
    let (id, package) = (&names.id, names.package());
    println!(
        "\ngames/{id} is a small game that works. Change its RULES.md, then the rest:\n    \
         cargo test -p {package} --features testing\n    cargo xtask play {id}"
    );
    Ok(())
}

/// What only the finished game can provide: its formatting, its records with their golden texts,
/// and the pages and lock files that name it.
fn complete(names: &Names) -> Outcome {
    let package = names.package();
    show_and_run(cargo(["fmt", "--package"]).arg(&package))?;
    let logs = names.folder().join("tests/logs");
    for [seats, games, seed] in RECORDS {
        let mut sim = cargo(["run", "--quiet", "--package", "gantry", "--", "sim", &names.id]);
        sim.args(["--seats", seats, "--games", games, "--seed", seed, "--bots", "greedy"]);
        show_and_run(sim.arg("--record").arg(&logs))?;
    }
    let mut bless = cargo(["test", "--quiet", "--package", &package, "--features", "testing"]);
    bless.env("GANTRY_BLESS", "1");
    show_and_run(bless.args(["--", "every_answer", "the_form"]))?;
    let mut lock = cargo(["metadata", "--format-version", "1", "--manifest-path"]);
    run(lock.arg("fuzz/Cargo.toml").stdout(std::process::Stdio::null()))?;
    show_and_run(&mut steps::coverage(false))
}

type Edit = fn(&str, &Names) -> Option<String>;

/// The list of games with one more line at its end.
fn listed(text: &str, names: &Names) -> Option<String> {
    let list = text.find("\n        $macro! {\n")?;
    let end = list + text[list..].find("\n        }\n")? + 1;
    let line = format!("            {}::{};\n", names.package().replace('-', "_"), names.kind);
    Some(format!("{}{line}{}", &text[..end], &text[end..]))
}

/// The manifest with one more dependency, in order among our own.
fn depended(text: &str, names: &Names) -> Option<String> {
    let section = "\n[dependencies]\n";
    let begin = text.find(section)? + section.len();
    let own = |line: &&str| line.starts_with("gantry-") && **line < *names.package();
    let section = text[begin..].split("\n\n").next()?;
    let last = section.lines().rfind(own)?;
    let at = begin + section.find(last)? + last.len() + 1;
    let line = format!("{} = {{ path = \"../../games/{}\" }}\n", names.package(), names.id);
    Some(format!("{}{line}{}", &text[..at], &text[at..]))
}

/// The files of the template, by relative path.
fn template() -> Outcome<Vec<(PathBuf, String)>> {
    let (base, mut found) = (root().join(TEMPLATE), Vec::new());
    let mut folders = vec![PathBuf::new()];
    while let Some(folder) = folders.pop() {
        for name in entries(&base.join(&folder))? {
            let path = folder.join(name);
            if base.join(&path).is_dir() {
                folders.push(path);
            } else {
                found.push((path.clone(), read(&base.join(&path))?));
            }
        }
    }
    Ok(found)
}

fn read(path: &Path) -> Outcome<String> {
    fs::read_to_string(path).map_err(|error| about(path, &error))
}

fn make_folder(path: &Path) -> Outcome {
    fs::create_dir_all(path).map_err(|error| about(path, &error))
}

fn about(path: &Path, error: &std::io::Error) -> CommandError {
    CommandError::Message(format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken() -> Taken {
        let set = |words: &[&str]| words.iter().map(ToString::to_string).collect();
        let ids = set(&["kernel", "launch-pad"]);
        Taken { ids, prefixes: set(&["LP"]), types: set(&["Seat", "State"]) }
    }

    #[test]
    fn existing_names_are_recognized() {
        let Taken { ids, prefixes, types } = Taken::look().expect("the tree");
        for (found, known) in [(ids, "launch-pad"), (prefixes, "LP"), (types, "State")] {
            assert!(found.contains(known), "{known} is not in {found:?}");
        }
    }

    #[test]
    fn a_name_is_spelled_in_all_ways() {
        let names = Names::new("moon-base2", &taken()).expect("a good name");
        let Names { kind, title, prefix, .. } = &names;
        assert_eq!([kind.as_str(), title, prefix], ["MoonBase2", "Moon Base2", "MB"]);
        let text = "gantry_new_game::NewGame of gantry-new-game, New Game, NG-1.2, \"NG\"";
        let filled =
            "gantry_moon_base2::MoonBase2 of gantry-moon-base2, Moon Base2, MB-1.2, \"MB\"";
        assert_eq!(names.fill(text), filled);
        assert_eq!(names.fill("benches/new_game.rs"), "benches/moon_base2.rs");
    }

    #[test]
    fn rules_of_two_games_never_begin_alike() {
        let prefix = |id: &str| Names::new(id, &taken()).expect("a good name").prefix;
        assert_eq!(prefix("lunar-port"), "LU", "LP is Launch Pad's");
        assert_eq!(prefix("go"), "GO");
    }

    #[test]
    fn bad_and_taken_names_are_refused_with_one_line() {
        for bad in ["", "x", "Moon", "moon_base", "moon--base", "-moon", "2moon", "mo on", "é-b"] {
            let error = Names::new(bad, &taken()).expect_err(bad);
            assert!(error.starts_with("expected a name like moon-base"), "{error}");
            assert_eq!(error.lines().count(), 1, "{error}");
        }
        for name in ["launch-pad", "kernel", "state", "seat"] {
            let error = Names::new(name, &taken()).expect_err(name);
            assert!(error.starts_with(&format!("the name {name} is taken")), "{error}");
        }
    }

    #[test]
    fn the_catalog_gets_one_line_and_one_dependency() {
        let names = Names::new("quite-new", &taken()).expect("a good name");
        let added = |path: &str, edit: Edit| {
            let before = fs::read_to_string(root().join(path)).expect(path);
            let after = edit(&before, &names).expect("a list of games");
            let mut lines: Vec<&str> = after.lines().collect();
            let new = lines.iter().position(|line| !before.lines().any(|old| old == *line));
            let line = lines.remove(new.expect("a new line")).to_owned();
            assert_eq!(lines, before.lines().collect::<Vec<_>>(), "nothing else in {path}");
            line
        };
        assert_eq!(added(LIST, listed), "            gantry_quite_new::QuiteNew;");
        let dependency = "gantry-quite-new = { path = \"../../games/quite-new\" }";
        assert_eq!(added(MANIFEST, depended), dependency);
    }
}
