//! Everything we build on may be used and passed on under our own terms.

use crate::{expect_none, metadata};

/// Permissive licences, and MPL-2.0, which binds only the files it covers. NCSA is libFuzzer's.
const ALLOWED: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "MPL-2.0",
    "NCSA",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Whether we may follow a licence expression. `OR` leaves a choice, `AND` does not and binds
/// tighter; `/` is the old spelling of `OR`. An exception (`WITH`) only adds permissions.
fn allows(expression: &str) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let mut words = spaced.split_whitespace().peekable();
    any(&mut words) == Some(true) && words.next().is_none()
}

type Words<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

/// `None` if it is not an expression.
fn any(words: &mut Words<'_>) -> Option<bool> {
    let mut allowed = all(words)?;
    while words.next_if_eq(&"OR").is_some() {
        allowed |= all(words)?;
    }
    Some(allowed)
}

fn all(words: &mut Words<'_>) -> Option<bool> {
    let mut allowed = one(words)?;
    while words.next_if_eq(&"AND").is_some() {
        allowed &= one(words)?;
    }
    Some(allowed)
}

fn one(words: &mut Words<'_>) -> Option<bool> {
    let word = words.next()?;
    if word == "(" {
        let allowed = any(words)?;
        return words.next_if_eq(&")").map(|_| allowed);
    }
    if words.next_if_eq(&"WITH").is_some() {
        words.next()?;
    }
    Some(ALLOWED.contains(&word))
}

fn breaches<'a>(packages: impl Iterator<Item = (&'a str, Option<&'a str>)>) -> Vec<String> {
    packages
        .filter(|(_, licence)| !licence.is_some_and(allows))
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
    for good in [
        "MIT",
        "MIT/Apache-2.0",
        "GPL-3.0 OR MIT",
        "(MIT OR Apache-2.0) AND Unicode-3.0",
        "Apache-2.0 WITH LLVM-exception OR GPL-2.0",
        "MIT AND (GPL-2.0 OR Zlib)",
    ] {
        assert!(allows(good), "{good}");
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
        assert!(!allows(bad), "{bad}");
    }
}

#[test]
fn missing_licence_is_a_breach() {
    let found = breaches([("a", Some("MIT")), ("b", None), ("c", Some("SSPL-1.0"))].into_iter());
    assert_eq!(found, ["b: licence not given", "c: licence SSPL-1.0"]);
}
