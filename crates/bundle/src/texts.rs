//! The texts of the page, in files of one language each: what every screen needs, and for each game
//! what only its tables need.

use std::fs;
use std::path::Path;

use anyhow::Context;

use crate::LANGUAGES;
use crate::files::Source;
use crate::sizes::Part;

/// The folders of what every screen says. A later message replaces an earlier one with the same
/// key.
const SHARED: &[&str] = &["crates/catalog/text", "crates/host/text", "crates/web/text"];

/// The texts of the pages about people, which are loaded with these pages.
const PEOPLE: &str = "crates/web/text/people";

/// The beginnings of what a game says about itself before it is played, each on one line.
const INTRODUCTION: &[&str] = &["about", "option-", "level-"];

/// The files, named as the page asks for them.
pub fn files(tree: &Path) -> anyhow::Result<Vec<Source>> {
    let mut files = Vec::new();
    for (language, _) in LANGUAGES {
        let source = |name: String, part: Part, text: String| Source {
            language: Some(language),
            ..Source::new(name, part, text.into_bytes())
        };
        let mut page = String::new();
        for folder in SHARED {
            page.push_str(&without_comments(&read(&tree.join(folder), language)?));
        }
        let games = tree.join("games");
        for game in crate::folders(&games)? {
            let text = without_comments(&read(&games.join(&game).join("text"), language)?);
            let (introduction, others): (Vec<&str>, Vec<&str>) =
                text.lines().partition(|line| is_introduction(line));
            for line in introduction {
                page.extend([game.as_str(), "-", line, "\n"]);
            }
            let name = format!("words-{game}-{language}.ftl");
            let others = others.join("\n") + "\n";
            files.push(Source { games: vec![game], ..source(name, Part::Game, others) });
        }
        files.push(source(format!("words-{language}.ftl"), Part::Home, page));
        let people = without_comments(&read(&tree.join(PEOPLE), language)?);
        files.push(source(format!("people-{language}.ftl"), Part::Later, people));
    }
    Ok(files)
}

fn is_introduction(line: &str) -> bool {
    INTRODUCTION.iter().any(|beginning| line.starts_with(beginning))
}

fn without_comments(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.flat_map(|line| [line, "\n"]).collect()
}

fn read(folder: &Path, language: &str) -> anyhow::Result<String> {
    let path = folder.join(format!("{language}.ftl"));
    fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_introduced_by_the_page_and_told_by_its_own_file() {
        let tree = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
        let files = files(tree).unwrap();
        let text = |name: &str| {
            let file = files.iter().find(|file| file.name == name).unwrap();
            String::from_utf8(file.content.clone()).unwrap()
        };
        let page = text("words-de.ftl");
        let game = text("words-launch-pad-de.ftl");
        assert!(page.contains("\nweb-title = ") && page.contains("\nlaunch-pad-about = "));
        assert!(!game.contains("\nabout = ") && game.lines().count() > 100, "{game}");
        assert!(!page.contains("\n#") && !game.contains("\n#"));
        let games = crate::folders(&tree.join("games")).unwrap();
        assert_eq!(files.len(), LANGUAGES.len() * (2 + games.len()));
        assert!(text("people-de.ftl").contains("people-account = "));
        assert!(!page.contains("\npeople-"), "home does not wait for what it does not say");
    }
}
