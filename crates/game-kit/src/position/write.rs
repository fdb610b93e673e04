//! The parts of which positions and facts are written.

use std::fmt::{Display, Write as _};

/// A key and its value.
pub fn line(text: &mut String, key: &str, value: impl Display) {
    let _ = writeln!(text, "{key} = {value}");
}

/// For words without quotes, backslashes and control characters.
pub fn quoted(value: impl Display) -> String {
    format!("\"{value}\"")
}

/// `key = value` in braces.
pub fn table(pairs: &[String]) -> String {
    if pairs.is_empty() { "{}".into() } else { format!("{{ {} }}", pairs.join(", ")) }
}

/// Words in brackets.
pub fn list(items: impl Iterator<Item = impl Display>) -> String {
    plain_list(items.map(quoted))
}

/// Numbers in brackets.
pub fn plain_list(items: impl Iterator<Item = impl Display>) -> String {
    let items: Vec<String> = items.map(|item| item.to_string()).collect();
    format!("[{}]", items.join(", "))
}

/// Cards in order, equal neighbours together: `["2 metal", "fuel"]`.
pub fn runs(cards: impl Iterator<Item = impl Display>) -> String {
    list(counted(cards).into_iter())
}

/// The same, each by itself.
pub fn counted(cards: impl Iterator<Item = impl Display>) -> Vec<String> {
    let mut runs: Vec<(String, usize)> = Vec::new();
    for card in cards {
        let card = card.to_string();
        match runs.last_mut() {
            Some((last, count)) if *last == card => *count += 1,
            _ => runs.push((card, 1)),
        }
    }
    let written = runs.into_iter().map(|(card, count)| match count {
        1 => card,
        _ => format!("{count} {card}"),
    });
    written.collect()
}

/// An option and its value, as a pair for [`table`].
pub fn option((key, value): (&'static str, String)) -> String {
    match value.parse::<u32>() {
        Ok(number) => format!("{key} = {number}"),
        Err(_) => format!("{key} = {}", toml::Value::String(value)),
    }
}

/// The options that differ from those of a plain table.
pub fn differing(
    options: Vec<(&'static str, String)>,
    plain: Vec<(&'static str, String)>,
) -> Vec<String> {
    let differing = options.into_iter().zip(plain).filter(|(option, plain)| option != plain);
    differing.map(|(own, _)| option(own)).collect()
}
