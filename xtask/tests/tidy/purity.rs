//! Pure crates are functions of their arguments: they opt in to the clippy lints for what
//! `clippy.toml` lists. `law.rs` says which crates are pure, and keeps impure packages away from
//! them.

use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};

use crate::law::{Role, members};
use crate::{expect_none, metadata, root};

/// How a crate opts in; other crates allow these lints in `Cargo.toml`.
const PURE: &str =
    "#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]";

#[test]
fn pure_crates_ask_clippy() {
    let members = members(&metadata("Cargo.toml"));
    let directories = members.values().filter(|place| Role::of(place).is_some_and(Role::is_pure));
    let missing = directories.filter_map(|place| {
        let path = format!("{place}/src/lib.rs");
        let text = fs::read_to_string(root().join(&path)).expect("a library");
        (!text.lines().any(|line| line == PURE)).then(|| format!("{path}: add {PURE}"))
    });
    expect_none(&missing.collect::<Vec<_>>());
}

/// Clippy's output for the lines of a crate with this name.
fn lint(name: &str, lines: &str) -> String {
    let mut clippy = Command::new("clippy-driver")
        .args(["-", "--crate-type=lib", "--edition=2024", "--emit=metadata", "--crate-name", name])
        .args(["--out-dir", env!("CARGO_TARGET_TMPDIR")])
        .env("CLIPPY_CONF_DIR", root())
        .stdin(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("clippy is installed");
    let mut source = clippy.stdin.take().expect("piped");
    source.write_all(lines.as_bytes()).expect("it listens");
    drop(source);
    String::from_utf8(clippy.wait_with_output().expect("it ends").stderr).expect("text")
}

#[test]
fn clippy_refuses_what_is_listed() {
    let lines = format!(
        "{PURE}\n\
         use std::{{collections, fs, time}};\n\
         pub fn clock() -> time::Instant {{ time::Instant::now() }}\n\
         pub fn file() -> Vec<u8> {{ fs::read(\"a\").unwrap_or_default() }}\n\
         pub fn order() {{ println!(\"{{:?}}\", collections::HashMap::<u8, u8>::new()); }}\n"
    );
    let found = lint("impure", &lines);
    for (what, line) in [
        ("disallowed type `std::time::Instant`", 3),
        ("disallowed method `std::fs::read`", 4),
        ("disallowed macro `std::println`", 5),
        ("disallowed type `std::collections::HashMap`", 5),
    ] {
        let place = format!(":{line}:");
        let mut said = found.split("error: ").filter(|part| part.contains(what));
        assert!(said.any(|part| part.contains(&place)), "{what}, line {line}:\n{found}");
    }
}

#[test]
fn every_listed_thing_exists() {
    let found = lint("empty", &format!("{PURE}\n"));
    assert_eq!(found, "", "clippy.toml names things that are not there");
}
