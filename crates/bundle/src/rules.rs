//! The rules of every game as pages: HTML out of `RULES.md`, in every language, with an anchor at every rule.

use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

/// Game, language, text.
const TEXTS: &[(&str, &str, &str)] = &[
    ("lift-off", "en", include_str!("../../../games/lift-off/RULES.md")),
    ("lift-off", "de", include_str!("../../../games/lift-off/RULES.de.md")),
    ("lift-off", "fr", include_str!("../../../games/lift-off/RULES.fr.md")),
    ("launch-pad", "en", include_str!("../../../games/launch-pad/RULES.md")),
    ("launch-pad", "de", include_str!("../../../games/launch-pad/RULES.de.md")),
    ("launch-pad", "fr", include_str!("../../../games/launch-pad/RULES.fr.md")),
    ("planet-rush", "en", include_str!("../../../games/planet-rush/RULES.md")),
    ("planet-rush", "de", include_str!("../../../games/planet-rush/RULES.de.md")),
    ("planet-rush", "fr", include_str!("../../../games/planet-rush/RULES.fr.md")),
];

/// The files: their names, which the page knows, and what is in them.
pub fn files() -> impl Iterator<Item = (String, Vec<u8>)> {
    TEXTS.iter().map(|(game, language, text)| {
        (format!("rules-{game}-{language}.html"), page(text).into_bytes())
    })
}

/// Markdown as HTML, with the id of a rule on its heading, on its item of a numbered list, or on its row of a table.
fn page(markdown: &str) -> String {
    let mut section = String::new();
    let mut number = 0;
    let mut heading: Option<String> = None;
    let mut depth = 0;
    let mut events = Vec::new();
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        match &event {
            Event::Start(Tag::Heading { level: HeadingLevel::H2, .. }) => {
                heading = Some(String::new());
            }
            Event::End(TagEnd::Heading(HeadingLevel::H2)) => {
                let title = heading.take().unwrap_or_default();
                let id = title.split(' ').next().filter(|word| word.contains('-'));
                section = id.unwrap_or_default().into();
                // a heading without an id, such as that of the versions, is no rule
                if let Some(id) = id {
                    let anchor = format!("<span id=\"{id}\"></span>");
                    events.push(Event::InlineHtml(CowStr::from(anchor)));
                }
            }
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
            Event::Text(text) => {
                if let Some(heading) = &mut heading {
                    heading.push_str(text);
                } else if is_rule(text) {
                    events.push(Event::InlineHtml(CowStr::from(format!(
                        "<span id=\"{text}\"></span>"
                    ))));
                }
            }
            _ => {}
        }
        events.push(event);
    }
    let mut page = String::new();
    html::push_html(&mut page, events.into_iter());
    page
}

/// Whether a text is nothing but the id of a rule, such as `LP-5.1`.
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

    #[test]
    fn every_rule_that_refuses_can_be_linked_to() {
        for (game, rules) in [
            ("launch-pad", ["LP-3.2", "LP-4.4", "LP-5.1", "LP-7", "LP-8.1"]),
            ("lift-off", ["LO-2.4", "LO-3.2", "LO-5.1", "LO-6.3", "LO-10.1"]),
            ("planet-rush", ["PR-2.1", "PR-3.3", "PR-4.5", "PR-7.1", "PR-6.2"]),
        ] {
            for (_, language, text) in TEXTS.iter().filter(|(known, ..)| *known == game) {
                let page = page(text);
                let anchors = anchors(&page);
                for rule in rules {
                    let found = anchors.iter().filter(|anchor| **anchor == rule).count();
                    assert_eq!(found, 1, "{rule} in {language}");
                }
            }
        }
    }

    #[test]
    fn every_language_has_every_rule() {
        for (game, _, english) in TEXTS.iter().filter(|(_, language, _)| *language == "en") {
            let english = page(english);
            let expected: BTreeSet<_> = anchors(&english).into_iter().collect();
            assert!(expected.len() > 20, "{game}: {expected:?}");
            let mut languages = Vec::new();
            for (_, language, text) in TEXTS.iter().filter(|(known, ..)| known == game) {
                let page = page(text);
                assert_eq!(
                    anchors(&page).into_iter().collect::<BTreeSet<_>>(),
                    expected,
                    "{game} in {language}"
                );
                languages.push(*language);
            }
            assert_eq!(languages, ["en", "de", "fr"], "{game}");
        }
    }
}
