//! Other readings of the rulebooks are told in every language, at the same rules.

use std::fs;

use crate::root;

/// What marks another reading, by the ending of the file.
const MARKS: &[(&str, &str)] =
    &[("", "*Another reading"), (".de", "*Andere Lesart"), (".fr", "*Autre lecture")];

/// The rules that a fair reader could dispute.
const DISPUTED: &[(&str, &[&str])] = &[
    ("launch-pad", &["LP-3.5", "LP-3.7", "LP-3.8"]),
    ("lift-off", &["LO-5.1", "LO-8.3", "LO-11.2"]),
    ("planet-rush", &["PR-4.1", "PR-4.3"]),
];

/// The rules whose items have a line that begins so.
fn marked(markdown: &str, mark: &str) -> Vec<String> {
    let (mut section, mut number) = ("", "");
    let mut found = Vec::new();
    for line in markdown.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            section = heading.split(' ').next().unwrap_or_default();
        } else if let Some((digits, _)) = line.split_once(". ")
            && digits.bytes().all(|byte| byte.is_ascii_digit())
        {
            number = digits;
        } else if line.strip_prefix("   ").is_some_and(|inside| inside.starts_with(mark)) {
            found.push(format!("{section}.{number}"));
        }
    }
    found
}

#[test]
fn every_language_has_the_same_other_readings() {
    for (game, rules) in DISPUTED {
        for (ending, mark) in MARKS {
            let path = format!("games/{game}/RULES{ending}.md");
            let text = fs::read_to_string(root().join(&path)).expect("rules");
            assert_eq!(marked(&text, mark), *rules, "{path}");
        }
    }
}

#[test]
fn readings_are_found_at_their_rules() {
    let text = "## XY-1 A\n1. One.\n   *Aside.* Two.\n2. Three *Aside*.\n## XY-2 B\n3. Four.\n   Five.\n   *Aside* (EN): six.\n";
    assert_eq!(marked(text, "*Aside"), ["XY-1.1", "XY-2.3"]);
}
