//! Conventions for source files that neither the compiler nor clippy checks.

use std::fs;
use std::path::Path;

use crate::{expect_none, root};

/// A longer file must be split. There are no exceptions.
const MOST_LINES: usize = 500;

/// Comments are no wider than the code that rustfmt formats.
pub(crate) const WIDEST: usize = 100;

/// Files that stay shorter, since everybody reads them first and in one sitting.
const READ_FIRST: &[(&str, usize)] = &[("crates/kernel/src/game.rs", 250)];

/// What no source may contain. Written in two halves, since this file is a source too.
const NOWHERE: &[(&str, &str)] = &[
    (concat!("to", "do!"), "finish it or leave it out"),
    (concat!("unimple", "mented!"), "finish it or leave it out"),
    (concat!("#[ig", "nore"), "a test that does not run tests nothing"),
    (concat!("FIX", "ME"), "fix it"),
    (concat!("XX", "X"), "say what is meant"),
    (concat!("db", "g!"), "debugging is done"),
    (concat!("../sha", "red"), "the tree stands on its own"),
    (concat!("/wo", "rk/"), "the tree stands on its own"),
    (concat!("/ro", "ot/"), "the tree stands on its own"),
    (concat!("/ho", "me/"), "the tree stands on its own"),
    (concat!("/tm", "p/"), "the tree stands on its own"),
];

/// What is wrong with one source; `path` is relative to the root, with forward slashes.
fn breaches(path: &str, text: &str) -> Vec<String> {
    let mut breaches = Vec::new();
    if !text.starts_with("//!") {
        breaches.push(format!("{path}: begin with a //! comment that says what the file is for"));
    }
    let lines = text.lines().count();
    let most =
        READ_FIRST.iter().find(|(first, _)| *first == path).map_or(MOST_LINES, |(_, most)| *most);
    if lines > most {
        breaches.push(format!("{path}: {lines} lines; the most are {most}"));
    }
    for (index, line) in text.lines().enumerate() {
        let (number, width) = (index + 1, line.chars().count());
        if width > WIDEST && line.trim_start().starts_with("//") {
            breaches.push(format!("{path}:{number}: {width} columns; wrap it at {WIDEST}"));
        }
        for (word, reason) in NOWHERE.iter().filter(|(word, _)| line.contains(word)) {
            breaches.push(format!("{path}:{number}: {word} ({reason})"));
        }
    }
    breaches
}

/// Whether a manifest takes the workspace's lints.
fn takes_lints(manifest: &str) -> bool {
    let after = manifest.lines().map(str::trim).skip_while(|line| *line != "[lints]").skip(1);
    after.take_while(|line| !line.starts_with('[')).any(|line| line == "workspace = true")
}

/// Every file below a directory with this ending, as relative path and text.
fn files(directory: &Path, ending: &str, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(directory).expect("a readable directory") {
        let path = entry.expect("a readable entry").path();
        let name = path.file_name().expect("an entry has a name").to_string_lossy();
        if path.is_dir() {
            if name != "target" && !name.starts_with('.') {
                files(&path, ending, found);
            }
        } else if name.ends_with(ending) {
            let text = fs::read_to_string(&path).expect("a source is UTF-8");
            let relative = path.strip_prefix(root()).expect("below the root");
            found.push((relative.to_string_lossy().replace('\\', "/"), text));
        }
    }
}

/// Every file of the tree with this ending, sorted.
pub(crate) fn all_files(ending: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    files(root(), ending, &mut found);
    found.sort();
    found
}

#[test]
fn sources_are_tidy() {
    let sources = all_files(".rs");
    for known in ["crates/kernel/src/game.rs", "xtask/tests/tidy/sources.rs", "fuzz/src/main.rs"] {
        assert!(sources.iter().any(|(path, _)| path == known), "{known} was not looked at");
    }
    let found: Vec<String> = sources.iter().flat_map(|(path, text)| breaches(path, text)).collect();
    expect_none(&found);
}

#[test]
fn crates_take_the_lints() {
    // The root has no code; the fuzz crate and the one for Python are outside the workspace.
    let outside = ["Cargo.toml", "crates/py/Cargo.toml", "fuzz/Cargo.toml"];
    let manifests = all_files("Cargo.toml");
    assert!(manifests.len() > outside.len(), "no crates were looked at");
    let found: Vec<String> = manifests
        .iter()
        .filter(|(path, text)| !outside.contains(&path.as_str()) && !takes_lints(text))
        .map(|(path, _)| format!("{path}: add [lints] workspace = true"))
        .collect();
    expect_none(&found);
}

mod faulty {
    use super::*;

    fn check(path: &str, text: &str, expected: &[&str]) {
        let found = breaches(path, text);
        assert_eq!(found.len(), expected.len(), "{found:?}");
        for (found, expected) in found.iter().zip(expected) {
            assert!(found.starts_with(expected), "{found:?} is not about {expected:?}");
        }
    }

    #[test]
    fn good_source() {
        check("games/chess/src/lib.rs", "//! Chess.\n", &[]);
    }

    #[test]
    fn source_without_a_purpose() {
        check("a.rs", "fn main() {}\n", &["a.rs: begin with a //! comment"]);
    }

    #[test]
    fn long_source() {
        check("a.rs", &"//!\n".repeat(MOST_LINES), &[]);
        check("a.rs", &"//!\n".repeat(MOST_LINES + 1), &["a.rs: 501 lines"]);
        for (path, most) in READ_FIRST {
            check(path, &"//!\n".repeat(*most), &[]);
            check(path, &"//!\n".repeat(most + 1), &[&format!("{path}: {} lines", most + 1)]);
        }
    }

    #[test]
    fn wide_comment() {
        let wide = format!("//! Chess.\n    // {}\n", "x".repeat(WIDEST - 7));
        check("a.rs", &wide, &[]);
        check("a.rs", &wide.replace("// x", "// xx"), &["a.rs:2: 101 columns"]);
    }

    #[test]
    fn each_banned_word() {
        for (word, _) in NOWHERE {
            check("a.rs", &format!("//!\n    {word}\n"), &[&format!("a.rs:2: {word} (")]);
        }
    }

    #[test]
    fn manifest_without_lints() {
        assert!(takes_lints("[package]\n[lints]\nworkspace = true\n"));
        assert!(!takes_lints("[package]\nversion.workspace = true\n"));
        assert!(!takes_lints("[dependencies.a]\nworkspace = true\n"));
        assert!(!takes_lints("[lints]\n[dependencies.a]\nworkspace = true\n"));
    }
}
