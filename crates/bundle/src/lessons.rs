//! What the coaches of lessons say, a file per language; the page fetches one when somebody wants to learn.

const TEXTS: &[(&str, &str)] = &[
    ("en", include_str!("../../host/lessons/en.ftl")),
    ("de", include_str!("../../host/lessons/de.ftl")),
    ("fr", include_str!("../../host/lessons/fr.ftl")),
];

/// The files: their names, which the page knows, and what is in them.
pub fn files() -> impl Iterator<Item = (String, Vec<u8>)> {
    TEXTS.iter().map(|(language, text)| (format!("lessons-{language}.ftl"), text.as_bytes().into()))
}
