//! Writes `docs/rules-coverage.md`: which scenario covers which rule, for every game. With
//! `--check` it writes nothing and fails if the page is out of date or a rule has no scenario.
//! `cargo xtask coverage` runs it. It is here and not in xtask because the scenario code takes too
//! long to build there.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs, io};

use gantry_testkit::coverage::{Coverage, prefix, rule_ids};
use gantry_testkit::scenario::{File, read};

const PAGE: &str = "docs/rules-coverage.md";
const COMMAND: &str = "cargo xtask coverage";

fn main() -> ExitCode {
    let outcome = match env::args().skip(1).collect::<Vec<_>>().as_slice() {
        [] => renew(root()),
        [flag] if flag == "--check" => check(root()),
        _ => Err(format!("usage: {COMMAND} [--check]")),
    };
    match outcome {
        Ok(said) => {
            println!("{said}");
            ExitCode::SUCCESS
        }
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

/// The root of the source tree.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("two levels below the root")
}

fn renew(root: &Path) -> Result<String, String> {
    let games = games(root)?;
    let path = root.join(PAGE);
    fs::write(&path, page(&games)).map_err(|error| about(&path, &error))?;
    Ok(match complaints(&games).as_slice() {
        [] => format!("{PAGE} is written"),
        complaints => format!("{PAGE} is written; but {}", complaints.join("; ")),
    })
}

fn check(root: &Path) -> Result<String, String> {
    let games = games(root)?;
    let complaints = complaints(&games);
    if !complaints.is_empty() {
        return Err(format!("{}; fix that, then run: {COMMAND}", complaints.join("; ")));
    }
    // A checkout may convert line endings.
    let found = fs::read_to_string(root.join(PAGE)).unwrap_or_default().replace("\r\n", "\n");
    if found == page(&games) {
        Ok(format!("{PAGE} is up to date, and every rule has a scenario"))
    } else {
        Err(format!("{PAGE} is not up to date; run: {COMMAND}"))
    }
}

/// What is known about one game.
struct Game {
    directory: String,
    title: String,
    rules: usize,
    scenarios: usize,
    coverage: Coverage,
}

/// All games, by name.
fn games(root: &Path) -> Result<Vec<Game>, String> {
    let directories = sorted(&root.join("games"))?.into_iter().filter(|path| path.is_dir());
    directories.map(|directory| game(root, &directory)).collect()
}

fn game(root: &Path, directory: &Path) -> Result<Game, String> {
    let path = directory.join("RULES.md");
    let rules = fs::read_to_string(&path).map_err(|error| about(&path, &error))?;
    let Some((title, prefix)) = title(&rules).zip(prefix(&rules)) else {
        let form = "a title `# Game — …` and numbered sections such as `## LP-1`";
        return Err(format!("{}: expected {form}", path.display()));
    };
    let folder = directory.join("tests/scenarios");
    let files = if folder.is_dir() { scenarios(&folder)? } else { Vec::new() };
    let ids = rule_ids(&rules, prefix);
    let relative = directory.strip_prefix(root).expect("below the root");
    Ok(Game {
        directory: relative.to_string_lossy().replace('\\', "/"),
        title: title.to_owned(),
        rules: ids.len(),
        scenarios: files.iter().map(|file| file.scenarios.len()).sum(),
        coverage: Coverage::of(&ids, &files),
    })
}

fn scenarios(folder: &Path) -> Result<Vec<File>, String> {
    let is_scenarios = |path: &PathBuf| path.extension().is_some_and(|kind| kind == "toml");
    let paths = sorted(folder)?.into_iter().filter(is_scenarios);
    let file = |path: PathBuf| {
        let text = fs::read_to_string(&path).map_err(|error| about(&path, &error))?;
        let place = path.display();
        read(&text).map_err(|fault| format!("{place}:{}: {}", fault.line, fault.message))
    };
    paths.map(file).collect()
}

/// The entries of a directory, by name.
fn sorted(directory: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(directory).map_err(|error| about(directory, &error))?;
    let paths: io::Result<Vec<PathBuf>> =
        entries.map(|entry| entry.map(|entry| entry.path())).collect();
    let mut paths = paths.map_err(|error| about(directory, &error))?;
    paths.sort();
    Ok(paths)
}

fn about(path: &Path, error: &io::Error) -> String {
    format!("{}: {error}", path.display())
}

/// The game's name in `# Launch Pad — rules specification`.
fn title(rules: &str) -> Option<&str> {
    rules.lines().next()?.strip_prefix("# ")?.split(" — ").next()
}

/// What is missing or wrong, one clause each.
fn complaints(games: &[Game]) -> Vec<String> {
    let mut complaints = Vec::new();
    for Game { directory, scenarios, coverage, .. } in games {
        let missing = coverage.missing();
        if *scenarios == 0 {
            complaints.push(format!("{directory}/tests/scenarios has no scenarios"));
        } else if !missing.is_empty() {
            complaints.push(format!("{directory} has no scenario for {}", missing.join(", ")));
        }
        for (rule, title) in coverage.unknown() {
            complaints.push(format!("{directory} has no rule {rule}, which {title:?} names"));
        }
    }
    complaints
}

fn page(games: &[Game]) -> String {
    let mut page = format!(
        "# Which scenarios are about which rule\n\n\
         Written by `{COMMAND}` from `games/*/RULES.md` and `games/*/tests/scenarios`; \
         changes made here by hand are lost.\n"
    );
    for Game { directory, title, rules, scenarios, coverage } in games {
        let covered = rules - coverage.missing().len();
        let _ = write!(
            page,
            "\n## {title}\n\n{covered} of {rules} rules in [{directory}/RULES.md]\
             (../{directory}/RULES.md) have a scenario; there are {scenarios} scenarios.\n\n\
             {coverage}"
        );
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "# Chess — rules\n\n## Notes\n\n## CH-1 Moves\n1. One.\n2. Two.\n";

    fn chess(scenarios: &str) -> Game {
        let file = read(&format!("game = \"chess\"\nscenario = [{scenarios}]")).expect("readable");
        let ids = rule_ids(RULES, prefix(RULES).expect("numbered"));
        Game {
            directory: "games/chess".into(),
            title: title(RULES).expect("a title").into(),
            rules: ids.len(),
            scenarios: file.scenarios.len(),
            coverage: Coverage::of(&ids, [&file]),
        }
    }

    #[test]
    fn every_rule_has_a_scenario_and_the_page_says_so() {
        check(root()).expect("up to date");
    }

    #[test]
    fn page_lists_every_rule() {
        let game = chess(r#"{ rules = ["CH-1.2"], title = "Too far", seats = 2, play = "" }"#);
        let page = page(&[game]);
        let end = "\n## Chess\n\n1 of 2 rules in [games/chess/RULES.md](../games/chess/RULES.md) \
            have a scenario; there are 1 scenarios.\n\n\
            | rule | scenarios |\n|---|---|\n| CH-1.1 | **none** |\n| CH-1.2 | Too far |\n";
        assert!(page.ends_with(end), "{page}");
        assert!(page.contains("Written by `cargo xtask coverage`"), "{page}");
    }

    #[test]
    fn rules_without_scenarios_are_named() {
        let stray = r#"{ rules = ["CH-1.1", "CH-9"], title = "Odd", seats = 2, play = "" }"#;
        let found = complaints(&[chess(""), chess(stray)]);
        let expected = [
            "games/chess/tests/scenarios has no scenarios",
            "games/chess has no scenario for CH-1.2",
            "games/chess has no rule CH-9, which \"Odd\" names",
        ];
        assert_eq!(found, expected);
    }
}
