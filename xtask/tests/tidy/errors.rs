//! Errors are called what they are: a type that is a [`std::error::Error`] ends in `Error`.

use crate::expect_none;
use crate::sources::all_files;

/// A refusal is an answer to a player, not a failure.
const EXCEPTIONS: &[&str] = &["Refusal"];

/// The identifier that a text begins with.
fn identifier(text: &str) -> &str {
    let end = text.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
    &text[..end.unwrap_or(text.len())]
}

/// Whether a path, such as `std::error::Error`, ends in `Error`.
fn is_error_trait(path: &str) -> bool {
    path.trim().rsplit("::").next() == Some("Error")
}

/// The type after the first `enum` or `struct` at the beginning of a line.
fn declared(text: &str) -> Option<&str> {
    text.lines().find_map(|line| {
        let mut words = line.trim_start().split(' ');
        words
            .find(|word| !word.starts_with("pub"))
            .filter(|word| matches!(*word, "enum" | "struct"))?;
        words.next().map(identifier)
    })
}

/// The types of a source that derive or implement the trait.
fn error_types(text: &str) -> Vec<&str> {
    let derives = text.split("#[derive(").skip(1).filter_map(|after| {
        let (traits, item) = after.split_once(")]")?;
        traits.split(',').any(is_error_trait).then(|| declared(item))?
    });
    let implementations = text.lines().filter_map(|line| {
        let (path, name) = line.strip_prefix("impl")?.split_once(" for ")?;
        is_error_trait(path).then(|| identifier(name))
    });
    derives.chain(implementations).collect()
}

/// Which error types of a source have another name.
fn breaches(path: &str, text: &str) -> Vec<String> {
    let types = error_types(text).into_iter();
    let others = types.filter(|name| !name.ends_with("Error") && !EXCEPTIONS.contains(name));
    others.map(|name| format!("{path}: {name} is an error; its name must end in Error")).collect()
}

#[test]
fn names_of_errors_end_in_error() {
    let sources = all_files(".rs");
    let found: usize = sources.iter().map(|(_, text)| error_types(text).len()).sum();
    assert!(found > 30, "only {found} error types were found");
    let found: Vec<String> = sources.iter().flat_map(|(path, text)| breaches(path, text)).collect();
    expect_none(&found);
}

#[test]
fn other_names_are_found() {
    let derived = "#[derive(Debug, Error)]\n#[error(\"gone\")]\npub(crate) struct Gone {\n}\n";
    assert_eq!(breaches("a.rs", derived), ["a.rs: Gone is an error; its name must end in Error"]);
    let wrapped =
        "#[derive(\n    Debug,\n    thiserror::Error,\n)]\n/// So many.\nenum Many<T> {}\n";
    assert_eq!(error_types(wrapped), ["Many"]);
    assert_eq!(error_types("impl std::error::Error for Lost<'_> {}\n"), ["Lost"]);
    for good in [
        "#[derive(Debug, Error)]\nenum LostError {}\n",
        "#[derive(Debug, Eq)]\nstruct Chess;\nimpl Display for Chess {}\n",
        "impl std::error::Error for Refusal {}\n",
    ] {
        assert_eq!(breaches("a.rs", good), [""; 0], "{good}");
    }
}
