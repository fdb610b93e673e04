//! All our dependencies may be used and redistributed under our own terms.

use std::fs;

use spdx::{Expression, ParseMode};

use crate::{expect_none, metadata, root};

/// The licences that `deny.toml` allows.
fn allowed() -> Vec<String> {
    let text = fs::read_to_string(root().join("deny.toml")).expect("deny.toml");
    let deny: toml::Table = text.parse().expect("deny.toml is TOML");
    let names = deny["licenses"]["allow"].clone().try_into::<Vec<String>>();
    names.expect("a list of names")
}

/// Whether a licence expression is allowed, including the old spelling with `/`. An exception
/// (`WITH`) only adds permissions.
fn allows(allowed: &[String], expression: &str) -> bool {
    let read = Expression::parse_mode(expression, ParseMode::LAX);
    let names = |name: &str| allowed.iter().any(|licence| licence == name);
    read.is_ok_and(|read| {
        read.evaluate(|one| one.license.id().is_some_and(|licence| names(licence.name)))
    })
}

fn breaches<'a>(packages: impl Iterator<Item = (&'a str, Option<&'a str>)>) -> Vec<String> {
    let allowed = allowed();
    packages
        .filter(|(_, licence)| !licence.is_some_and(|licence| allows(&allowed, licence)))
        .map(|(name, licence)| format!("{name}: licence {}", licence.unwrap_or("not given")))
        .collect()
}

#[test]
fn licences_are_permissive() {
    for manifest in ["Cargo.toml", "fuzz/Cargo.toml"] {
        let metadata = metadata(manifest);
        assert!(metadata.packages.len() > 20, "{manifest}: too few packages to be all of them");
        let packages = metadata.packages.iter();
        let named = packages.map(|package| (package.name.as_str(), package.license.as_deref()));
        expect_none(&breaches(named));
    }
}

#[test]
fn expressions_are_understood() {
    let allowed = allowed();
    for good in [
        "MIT",
        "MIT/Apache-2.0",
        "GPL-3.0 OR MIT",
        "(MIT OR Apache-2.0) AND Unicode-3.0",
        "Apache-2.0 WITH LLVM-exception OR GPL-2.0",
        "MIT AND (GPL-2.0 OR Zlib)",
    ] {
        assert!(allows(&allowed, good), "{good}");
    }
    for bad in [
        "",
        "GPL-3.0",
        "MIT AND GPL-3.0",
        "GPL-2.0 OR AGPL-3.0 AND MIT",
        "(MIT",
        "MIT Apache-2.0",
        "MIT OR",
        "MIT)",
    ] {
        assert!(!allows(&allowed, bad), "{bad}");
    }
}

#[test]
fn missing_licence_is_a_breach() {
    let found = breaches([("a", Some("MIT")), ("b", None), ("c", Some("SSPL-1.0"))].into_iter());
    assert_eq!(found, ["b: licence not given", "c: licence SSPL-1.0"]);
}
