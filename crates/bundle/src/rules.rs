//! The rules of every game as pages: HTML from `RULES.md`, in every language, with an anchor at
//! every rule.

use std::fs;
use std::path::Path;

use anyhow::Context;
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

use crate::LANGUAGES;

/// The rules of a game in a language.
#[derive(Debug)]
struct Rules {
    game: String,
    language: &'static str,
    text: String,
}

/// The names, which the page knows, and contents of the files.
pub fn files(games: &Path) -> anyhow::Result<Vec<(String, Vec<u8>)>> {
    let file = |Rules { game, language, text }: Rules| {
        (format!("rules-{game}-{language}.html"), page(&text).into_bytes())
    };
    Ok(rules(games)?.into_iter().map(file).collect())
}

/// The rules of every game in every language; each game is a folder.
fn rules(games: &Path) -> anyhow::Result<Vec<Rules>> {
    let mut found = Vec::new();
    for game in crate::folders(games)? {
        for (language, ending) in LANGUAGES {
            let path = games.join(&game).join(format!("RULES{ending}.md"));
            let text = fs::read_to_string(&path);
            let text = text.with_context(|| format!("reading {}", path.display()))?;
            found.push(Rules { game: game.clone(), language, text });
        }
    }
    Ok(found)
}

/// Markdown as HTML, with the id of a rule as an anchor on its heading, its list item, its table
/// row, or the bold text that begins it.
fn page(markdown: &str) -> String {
    let mut section = String::new();
    // The last heading, and those of all tables so far.
    let (mut about, mut tables) = (String::new(), Vec::new());
    let mut number = 0;
    let mut heading: Option<String> = None;
    let (mut depth, mut bold) = (0, false);
    let mut events = Vec::new();
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        match &event {
            Event::Start(Tag::Heading { level: HeadingLevel::H2, .. }) => {
                heading = Some(String::new());
            }
            Event::End(TagEnd::Heading(HeadingLevel::H2)) => {
                let title = heading.take().unwrap_or_default();
                about.clone_from(&title);
                let id = title.split(' ').next().filter(|word| word.contains('-'));
                section = id.unwrap_or_default().into();
                // A heading without an id, such as that of the versions, is not a rule.
                if let Some(id) = id {
                    let anchor = format!("<span id=\"{id}\"></span>");
                    events.push(Event::InlineHtml(CowStr::from(anchor)));
                }
            }
            Event::Start(Tag::Table(_)) => tables.push(about.clone()),
            Event::Start(Tag::List(first)) => {
                depth += 1;
                if depth == 1 {
                    number = first.unwrap_or_default();
                }
            }
            Event::End(TagEnd::List(_)) => depth -= 1,
            Event::Start(Tag::Item) if depth == 1 && number > 0 => {
                events.push(Event::Html(CowStr::from(format!("<li id=\"{section}.{number}\">"))));
                number += 1;
                continue;
            }
            Event::End(TagEnd::Item) if depth == 1 && number > 0 => {
                events.push(Event::Html(CowStr::from("</li>")));
                continue;
            }
            Event::Start(Tag::Strong) => bold = true,
            Event::End(TagEnd::Strong) => bold = false,
            Event::Text(text) => {
                // A rule in a paragraph begins with its id in bold.
                let id = if bold { text.split(' ').next().unwrap_or_default() } else { text };
                if let Some(heading) = &mut heading {
                    heading.push_str(text);
                } else if is_rule(id) {
                    events.push(Event::InlineHtml(CowStr::from(format!(
                        "<span id=\"{id}\"></span>"
                    ))));
                }
            }
            _ => {}
        }
        events.push(event);
    }
    let mut page = String::new();
    html::push_html(&mut page, events.into_iter());
    // A wide table scrolls, so that keys must reach it, and it needs a name.
    for about in tables {
        let name = about.replace('&', "&amp;").replace('"', "&quot;");
        page =
            page.replacen("<table>", &format!("<table tabindex=\"0\" aria-label=\"{name}\">"), 1);
    }
    // A corner without a word heads nothing.
    page.replace("<th></th>", "<td></td>")
}

/// Whether a text is just the id of a rule, such as `LP-5.1`.
fn is_rule(text: &str) -> bool {
    let Some((letters, numbers)) = text.split_once('-') else { return false };
    letters.len() == 2
        && letters.bytes().all(|letter| letter.is_ascii_uppercase())
        && numbers.contains('.')
        && numbers.bytes().all(|digit| digit.is_ascii_digit() || digit == b'.')
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn anchors(page: &str) -> Vec<&str> {
        page.split("id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
    }

    fn all() -> Vec<Rules> {
        rules(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../games"))).unwrap()
    }

    #[test]
    fn tables_can_be_scrolled_by_keys_and_have_no_empty_headers() {
        let page = page("## LP-1 Cards\n\n| a | |\n|---|---|\n| 1 | 2 |\n");
        let table =
            "<table tabindex=\"0\" aria-label=\"LP-1 Cards\"><thead><tr><th>a</th><td></td>";
        assert!(page.contains(table), "{page}");
    }

    /// Every rule that scenarios name has an anchor, in every language.
    #[test]
    fn every_rule_can_be_linked_to() {
        let mut looked_at = 0;
        for Rules { game, language, text } in all() {
            let page = page(&text);
            let anchors = anchors(&page);
            let prefix = anchors[0].split('-').next().unwrap();
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
            let folder = Path::new(folder).join(&game).join("tests/scenarios");
            for entry in fs::read_dir(folder).unwrap() {
                let scenarios = fs::read_to_string(entry.unwrap().path()).unwrap();
                let lines = scenarios.lines().filter_map(|line| line.strip_prefix("rules = "));
                let named = lines.flat_map(|line| line.split('"'));
                for rule in named.filter(|word| word.starts_with(prefix)) {
                    assert!(anchors.contains(&rule), "{rule} of {game} in {language}");
                    looked_at += 1;
                }
            }
        }
        assert!(looked_at > 300, "{looked_at} rules were looked at");
    }

    #[test]
    fn every_language_has_every_rule() {
        let all = all();
        for Rules { game, text, .. } in all.iter().filter(|rules| rules.language == "en") {
            let english = page(text);
            let expected: BTreeSet<_> = anchors(&english).into_iter().collect();
            assert!(expected.len() > 5, "{game}: {expected:?}");
            for Rules { language, text, .. } in all.iter().filter(|rules| rules.game == *game) {
                let page = page(text);
                let found = anchors(&page).into_iter().collect::<BTreeSet<_>>();
                assert_eq!(found, expected, "{game} in {language}");
            }
        }
    }

    #[test]
    fn a_game_without_rules_in_a_language_is_named() {
        let games = tempfile::tempdir().unwrap();
        fs::create_dir(games.path().join("chess")).unwrap();
        fs::write(games.path().join("chess/RULES.md"), "# Chess").unwrap();
        let error = files(games.path()).unwrap_err().to_string();
        assert!(error.ends_with("chess/RULES.de.md"), "{error}");
    }
}
