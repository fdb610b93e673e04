//! Builds the files of the web client: `gantry-bundle [--quick] PROGRAMS TREE OUT`, where PROGRAMS
//! is the folder with the wasm of page and worker. Needs no Node and no installed tool.
//!
//! Both programs are split, so that a game's board, rules and bots are loaded where it is played,
//! and `wasm-bindgen` generates the JavaScript glue. Every file that another file refers to gets a
//! content hash in its name, so that it can be cached for ever. Everything that compresses well is
//! also written compressed.

mod files;
mod glue;
mod lessons;
mod posters;
mod rules;
mod sizes;
mod skeleton;
mod texts;

use std::path::{Path, PathBuf};

use anyhow::Context;
use files::{Dist, Effort, Source};
use sizes::Part;

/// Every language, and the suffix of its files.
const LANGUAGES: [(&str, &str); 3] = [("en", ""), ("de", ".de"), ("fr", ".fr")];

fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args_os().skip(1).peekable();
    // For trying things out: programs are compressed quickly and not checked against their limits.
    let quick = arguments.next_if(|word| word == "--quick").is_some();
    let effort = if quick { Effort::Quick } else { Effort::Small };
    let mut paths = arguments.map(PathBuf::from);
    let usage = "gantry-bundle [--quick] PROGRAMS TREE OUT";
    let (programs, tree) = (paths.next().context(usage)?, paths.next().context(usage)?);
    let out = paths.next().context(usage)?;
    let mut made = glue::bind(&programs.join("gantry-web-worker.wasm"), "worker", Part::Game)?;
    made.extend(glue::bind(&programs.join("gantry-web.wasm"), "page", Part::Home)?);
    let games = tree.join("games");
    made.extend(texts::files(&tree)?);
    made.extend(posters::files(&games)?);
    made.extend(rules::files(&games)?.into_iter().chain(lessons::files(&games)?).map(later));
    let dist = Dist::new(&tree.join("crates/web"), made, effort)?;
    dist.write(&out)?;
    print!("{}", sizes::table(&dist.files));
    sizes::check(&dist.files, !quick)
}

/// A text that the page fetches when somebody asks for it; its name ends with its language.
fn later((name, content): (String, Vec<u8>)) -> Source {
    let stem = name.rsplit_once('.').map_or(name.as_str(), |(stem, _)| stem);
    let language = LANGUAGES.iter().map(|(language, _)| *language);
    let language = language.into_iter().find(|language| stem.ends_with(&format!("-{language}")));
    Source { language, ..Source::new(name, Part::Later, content) }
}

/// The names of the folders in a folder, sorted.
fn folders(path: &Path) -> anyhow::Result<Vec<String>> {
    let entries = std::fs::read_dir(path).with_context(|| format!("reading {}", path.display()))?;
    let mut names = Vec::new();
    for entry in entries {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}
