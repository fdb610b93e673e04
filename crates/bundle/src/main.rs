//! Builds the files of the web client: `gantry-bundle [--quick] WASM TREE OUT`. Needs no Node and
//! no installed tool.
//!
//! `wasm-bindgen` generates the JavaScript glue for the wasm file. Every file that another file
//! refers to gets a content hash in its name, so that it can be cached for ever. Everything that
//! compresses well is also written compressed.

mod files;
mod glue;
mod lessons;
mod rules;

use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use files::{Dist, Effort, MOST_FIRST_LOAD};

/// Every language, and the suffix of its files.
const LANGUAGES: [(&str, &str); 3] = [("en", ""), ("de", ".de"), ("fr", ".fr")];

fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args_os().skip(1).peekable();
    // For trying things out: compressed quickly, and not checked against the size limit.
    let quick = arguments.next_if(|word| word == "--quick").is_some();
    let effort = if quick { Effort::Quick } else { Effort::Small };
    let mut paths = arguments.map(PathBuf::from);
    let usage = "gantry-bundle [--quick] WASM TREE OUT";
    let (wasm, tree) = (paths.next().context(usage)?, paths.next().context(usage)?);
    let out = paths.next().context(usage)?;
    let (wasm, glue) = glue::bind(&wasm)?;
    let games = tree.join("games");
    let pages = rules::files(&games)?.into_iter().chain(lessons::files(&games)?);
    let dist = Dist::new(&tree.join("crates/web"), wasm, glue, pages, effort)?;
    dist.write(&out)?;
    print!("{}", dist.sizes());
    let first = dist.first_load();
    ensure!(
        quick || first <= MOST_FIRST_LOAD,
        "the first load is {first} bytes; the most are {MOST_FIRST_LOAD}"
    );
    Ok(())
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
