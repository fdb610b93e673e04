//! Every rule is cited where the code implements it, and every cited rule exists.

use gantry_testkit::coverage::rule_ids;

use crate::sources::all_files;
use crate::{expect_none, root};

/// The files to check: code, scenarios and lessons, phrases, documents.
const READ: &[&str] = &[".rs", ".toml", ".ftl", ".md"];

/// The numbered rules of one game.
struct Rulebook {
    /// `games/launch-pad/`
    game: String,
    /// `LP`
    prefix: String,
    /// `LP-3.2`, and sections such as `LP-3`.
    ids: Vec<String>,
}

impl Rulebook {
    /// The rules of `games/…/RULES.md`.
    fn read(path: &str, markdown: &str) -> Option<Self> {
        let game = path.strip_suffix("RULES.md")?.to_owned();
        let headings = markdown.lines().filter_map(|line| line.strip_prefix("## "));
        let sections: Vec<&str> =
            headings.filter_map(|heading| heading.split(' ').next()).collect();
        let (prefix, _) = sections.first()?.split_once('-')?;
        let mut ids = rule_ids(markdown, prefix);
        ids.extend(sections.iter().copied().map(str::to_owned));
        Some(Self { game, prefix: prefix.to_owned(), ids })
    }

    /// The rules that the game's code does not cite.
    fn uncited(&self, sources: &[(String, String)]) -> Vec<String> {
        let own = sources.iter().filter(|(path, _)| self.keeps_rules(path));
        let cited: Vec<&str> = own
            .flat_map(|(_, text)| text.lines())
            // A file's header comment does not implement a rule.
            .filter(|line| !line.starts_with("//!"))
            .flat_map(|line| self.cited(line))
            .collect();
        let rules = self.ids.iter().filter(|id| id.contains('.'));
        let uncited = rules.filter(|id| !cited.contains(&id.as_str()));
        uncited.map(|id| format!("{}src: cite {id} where it is kept", self.game)).collect()
    }

    /// Whether a file is rules code: no test, and no fault planted for tests.
    fn keeps_rules(&self, path: &str) -> bool {
        let inside = path.strip_prefix(&self.game).and_then(|path| path.strip_prefix("src/"));
        inside.is_some_and(|file| !file.starts_with("testing/") && !file.ends_with("tests.rs"))
    }

    /// The ids in a line, as written. A range such as `LP-5.1–5.4` cites only its beginning: people
    /// search for the whole id.
    fn cited<'a>(&self, line: &'a str) -> Vec<&'a str> {
        let starts = line.match_indices(self.prefix.as_str()).map(|(at, _)| at);
        let whole_word = |at: &usize| {
            !line[..*at].ends_with(|letter: char| letter.is_alphanumeric() || letter == '-')
        };
        let id = |at: usize| {
            let number = &line[at..].strip_prefix(self.prefix.as_str())?.strip_prefix('-')?;
            let section = digits(number);
            let item = number[section..].strip_prefix('.').map_or(0, digits);
            let length = if item > 0 { section + 1 + item } else { section };
            (section > 0).then(|| &line[at..at + self.prefix.len() + 1 + length])
        };
        starts.filter(whole_word).filter_map(id).collect()
    }

    /// The ids in a text that are not rules. Section 0 never exists: tests name it on purpose.
    fn unknown(&self, path: &str, text: &str) -> Vec<String> {
        let nobodys = format!("{}-0", self.prefix);
        let lines = text.lines().enumerate();
        let cited = lines
            .flat_map(|(index, line)| self.cited(line).into_iter().map(move |id| (index + 1, id)));
        let unknown = cited.filter(|(_, id)| {
            id.split('.').next() != Some(nobodys.as_str())
                && !self.ids.iter().any(|known| known == id)
        });
        unknown.map(|(line, id)| format!("{path}:{line}: there is no rule {id}")).collect()
    }
}

/// How many digits a text begins with.
fn digits(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

fn rulebooks() -> Vec<Rulebook> {
    // The template for new games is not a game.
    let mut texts = all_files("RULES.md");
    texts.retain(|(path, _)| path.starts_with("games/"));
    let books: Vec<Rulebook> =
        texts.iter().filter_map(|(path, text)| Rulebook::read(path, text)).collect();
    let games = std::fs::read_dir(root().join("games")).expect("games").count();
    assert_eq!(books.len(), games, "every game has its rules");
    books
}

#[test]
fn every_rule_is_cited_where_it_is_kept() {
    let sources = all_files(".rs");
    let found: Vec<String> = rulebooks().iter().flat_map(|book| book.uncited(&sources)).collect();
    expect_none(&found);
}

#[test]
fn every_cited_rule_exists() {
    let books = rulebooks();
    let files: Vec<(String, String)> = READ.iter().flat_map(|ending| all_files(ending)).collect();
    for known in ["games/launch-pad/tests/scenarios/lp-3-turn.toml", "docs/rules-coverage.md"] {
        assert!(files.iter().any(|(path, _)| path == known), "{known} was not looked at");
    }
    let unknown = |book: &Rulebook| -> Vec<String> {
        files.iter().flat_map(|(path, text)| book.unknown(path, text)).collect()
    };
    expect_none(&books.iter().flat_map(unknown).collect::<Vec<String>>());
}

mod faulty {
    use super::*;

    const RULES: &str = "# Chess\n\n## XY-1 Setup\n1. Kings.\n2. Queens.\n\n## XY-2 Moves\n\
                         | id | move |\n|---|---|\n| XY-2.1 | castling |\n**XY-2.10 Draws.** None.\n";

    fn book() -> Rulebook {
        Rulebook::read("games/chess/RULES.md", RULES).expect("numbered rules")
    }

    #[track_caller]
    fn uncited(path: &str, text: &str, expected: &[&str]) {
        let found = book().uncited(&[(path.to_owned(), text.to_owned())]);
        let ids: Vec<&str> = found.iter().filter_map(|line| line.split(' ').nth(2)).collect();
        assert_eq!(ids, expected);
    }

    const ALL: &[&str] = &["XY-1.1", "XY-1.2", "XY-2.1", "XY-2.10"];

    #[test]
    fn rules_that_are_cited() {
        let text = "// XY-1.1, XY-1.2: both\n/// (XY-2.1)\nrefuse(\"XY-2.10\", key)\n";
        uncited("games/chess/src/apply/turn.rs", text, &[]);
    }

    #[test]
    fn rule_that_nothing_cites() {
        uncited("games/chess/src/a.rs", "// XY-1.1, XY-2.1\n", &["XY-1.2", "XY-2.10"]);
        // Neither a section, nor a longer number, nor the end of a range.
        let near = "// XY-1, XY-2.100, AXY-2.1, A-XY-2.1, XY-1.1–1.2\n";
        uncited("games/chess/src/a.rs", near, &["XY-1.2", "XY-2.1", "XY-2.10"]);
    }

    #[test]
    fn rule_that_is_cited_elsewhere_only() {
        let text = "// XY-1.1, XY-1.2, XY-2.1, XY-2.10\n";
        for path in [
            "games/chess/tests/a.rs",
            "games/chess/src/testing/faults.rs",
            "games/chess/src/words/tests.rs",
            "games/draughts/src/a.rs",
            "crates/catalog/src/a.rs",
        ] {
            uncited(path, text, ALL);
        }
        uncited("games/chess/src/a.rs", "//! XY-1.1, XY-1.2, XY-2.1, XY-2.10\n", ALL);
    }

    #[track_caller]
    fn unknown(text: &str, expected: &[&str]) {
        assert_eq!(book().unknown("a.toml", text), expected);
    }

    #[test]
    fn rules_that_exist() {
        unknown(
            "rules = [\"XY-1.1\", \"XY-2.10\"]\nXY-2, XY-2. XY-1.2.\nA play !XY-2.1 # no\n",
            &[],
        );
    }

    #[test]
    fn rule_that_does_not_exist() {
        unknown("\nA play !XY-1.3", &["a.toml:2: there is no rule XY-1.3"]);
        unknown("XY-3", &["a.toml:1: there is no rule XY-3"]);
        unknown("XY-2.2 XY-2.1", &["a.toml:1: there is no rule XY-2.2"]);
        unknown("XY-2.11", &["a.toml:1: there is no rule XY-2.11"]);
    }

    #[test]
    fn rules_that_are_nobodys() {
        unknown("XY-0.0 XY-0 XY-0.12 AXY-9.9 XY-z XY9", &[]);
        unknown("XY-01.1", &["a.toml:1: there is no rule XY-01.1"]);
    }
}
