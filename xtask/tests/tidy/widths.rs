//! Prose is as narrow as the code that rustfmt formats: Markdown outside code and tables, and the
//! comments of style sheets. `sources.rs` does the same for comments in Rust.

use std::path::Path;

use crate::expect_none;
use crate::sources::{WIDEST, all_files};

/// Pages that a program writes, and rules, whose paragraphs are one line each.
fn is_exempt(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path);
    name.starts_with("RULES")
        || path == "docs/rules-coverage.md"
        || path.starts_with("docs/balance/") && name != "README.md"
}

/// How wide a line is without the targets of its links, which cannot be wrapped.
fn width(line: &str) -> usize {
    let mut rest = line;
    let mut width = 0;
    while let Some((before, after)) = rest.split_once("](") {
        width += before.chars().count() + 1;
        rest = after.split_once(')').map_or("", |(_, after)| after);
    }
    width + rest.chars().count()
}

/// The lines of prose of a Markdown page, numbered from 1.
fn prose(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut is_code = false;
    let lines = text.lines().zip(1..).filter(move |(line, _)| {
        let is_fence = line.trim_start().starts_with("```");
        is_code ^= is_fence;
        !is_code && !is_fence && !line.starts_with("    ") && !line.starts_with('|')
    });
    lines.map(|(line, number)| (number, line))
}

/// The lines of a style sheet that begin in a comment or with one, numbered from 1.
fn comments(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut is_open = false;
    let lines = text.lines().zip(1..).filter(move |(line, _)| {
        let is_comment = is_open || line.trim_start().starts_with("/*");
        is_open = match (line.rfind("/*"), line.rfind("*/")) {
            (Some(opens), Some(closes)) => opens > closes,
            (Some(_), None) => true,
            (None, Some(_)) => false,
            (None, None) => is_open,
        };
        is_comment
    });
    lines.map(|(line, number)| (number, line))
}

fn is_prose(path: &str) -> bool {
    Path::new(path).extension().is_some_and(|kind| kind == "md")
}

/// Which lines of a file are too wide.
fn breaches(path: &str, text: &str) -> Vec<String> {
    let lines: Vec<(usize, &str)> =
        if is_prose(path) { prose(text).collect() } else { comments(text).collect() };
    let wide = lines.into_iter().map(|(number, line)| (number, width(line)));
    let wide = wide.filter(|(_, width)| *width > WIDEST);
    wide.map(|(number, width)| format!("{path}:{number}: {width} columns; wrap it at {WIDEST}"))
        .collect()
}

#[test]
fn prose_and_comments_are_wrapped() {
    let mut files = all_files(".md");
    files.extend(all_files(".css"));
    for known in ["README.md", "docs/notation.md", "style.css"] {
        assert!(files.iter().any(|(path, _)| path.ends_with(known)), "{known} was not looked at");
    }
    let read = files.iter().filter(|(path, _)| !is_exempt(path));
    let found: Vec<String> = read.flat_map(|(path, text)| breaches(path, text)).collect();
    expect_none(&found);
}

mod faulty {
    use super::*;

    fn wide() -> String {
        "x".repeat(WIDEST + 1)
    }

    #[test]
    fn wide_prose() {
        let page = format!("# Chess\n\n{}\n- {}\n", &wide()[1..], wide());
        assert_eq!(breaches("a.md", &page), ["a.md:4: 103 columns; wrap it at 100"]);
    }

    #[test]
    fn code_tables_and_targets_of_links_may_be_wide() {
        let wide = wide();
        let page =
            format!("```\n{wide}\n```\n\n    {wide}\n\n| {wide} |\n\n[Chess]({wide}) is old.");
        assert_eq!(breaches("a.md", &page), [""; 0]);
        assert!(is_exempt("games/chess/RULES.de.md") && is_exempt("docs/balance/chess-2.md"));
        assert!(!is_exempt("docs/balance/README.md") && !is_exempt("docs/ladder.md"));
    }

    #[test]
    fn wide_comment_of_a_style_sheet() {
        let wide = wide();
        let sheet = format!("a {{ b: {wide} }} /*\n{wide} */\nc {{ d: {wide} }}\n/* {wide} */\n");
        let expected =
            ["a.css:2: 104 columns; wrap it at 100", "a.css:4: 107 columns; wrap it at 100"];
        assert_eq!(breaches("a.css", &sheet), expected);
    }
}
