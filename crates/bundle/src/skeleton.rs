//! What `index.html` shows while the program loads: the home page without anything to press, in the
//! reader's language. The program then replaces it.

use anyhow::Context;
use gantry_catalog::{Summary, summaries};

use crate::LANGUAGES;
use crate::files::File;

/// Fills in what only the bundle knows: the names of all files, the size of the program, texts and
/// games.
pub fn fill(page: Vec<u8>, files: &[File]) -> anyhow::Result<Vec<u8>> {
    let page = String::from_utf8(page)?;
    let names: Vec<&str> = files.iter().map(|file| file.name.as_str()).collect();
    let program = files.iter().find(|file| file.plain == "page.wasm");
    let size = program.context("a client has a program")?.content.len();
    let cards: String = summaries().iter().map(|game| card(game, files)).collect();
    let page = page.replace("@names", &names.join(" ")).replace("@size", &size.to_string());
    let page = page.replace("@title", &in_all(files, "web-title"));
    let page = page.replace("@lead", &in_all(files, "web-lead")).replace("@games", &cards);
    Ok(page.into_bytes())
}

/// A game, as `crates/web/src/page/home.rs` shows it, up to what can be pressed.
fn card(game: &Summary, files: &[File]) -> String {
    let Summary { id, title, credit, .. } = game;
    let poster = format!("poster-{id}.svg");
    let Some(poster) = files.iter().find(|file| file.plain == poster) else { return String::new() };
    format!(
        "<article class=\"game game-{id}\"><img class=\"poster\" src=\"./{}\" alt=\"\" width=\"320\" \
         height=\"200\" fetchpriority=\"high\"><h2 class=\"lettered\">{}</h2><p class=\"credit\">{}</p><p class=\"about\">{}</p></article>\n",
        poster.name,
        escaped(title),
        escaped(credit),
        in_all(files, &format!("{id}-about")),
    )
}

/// A message in every language; the style sheet shows that of the document.
fn in_all(files: &[File], key: &str) -> String {
    let in_one = |(language, _): &(&str, &str)| {
        let name = format!("words-{language}.ftl");
        let file = files.iter().find(|file| file.plain == name)?;
        let text = std::str::from_utf8(&file.content).ok()?;
        let line = text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "))?;
        Some(format!("<span lang=\"{language}\">{}</span>", escaped(line)))
    };
    LANGUAGES.iter().filter_map(in_one).collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}
