//! Alternative readings of the rulebooks are noted in every language, at the same rules.

use std::fs;

use crate::root;

/// What marks an alternative reading, by file extension.
const MARKS: &[(&str, &str)] =
    &[("", "*Another reading"), (".de", "*Andere Lesart"), (".fr", "*Autre lecture")];

/// The rules whose items have a line that begins with the mark.
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
    let mut disputed = 0;
    for game in fs::read_dir(root().join("games")).expect("games") {
        let folder = game.expect("a folder").path();
        let found = MARKS.iter().map(|(ending, mark)| {
            let path = folder.join(format!("RULES{ending}.md"));
            marked(&fs::read_to_string(path).expect("rules in every language"), mark)
        });
        let found: Vec<_> = found.collect();
        assert!(found.iter().all(|rules| *rules == found[0]), "{}: {found:?}", folder.display());
        disputed += found[0].len();
    }
    assert!(disputed >= 8, "{disputed} other readings were found");
}

#[test]
fn readings_are_found_at_their_rules() {
    let text = "## XY-1 A\n1. One.\n   *Aside.* Two.\n2. Three *Aside*.\n## XY-2 B\n3. Four.\n   Five.\n   *Aside* (EN): six.\n";
    assert_eq!(marked(text, "*Aside"), ["XY-1.1", "XY-2.3"]);
}
