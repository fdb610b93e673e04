//! Makes the files of the web client: `gantry-bundle WASM ASSETS OUT`. No Node, no installed tool.
//!
//! The wasm file gets its JavaScript glue from `wasm-bindgen`; every file that another file names gets a hash of its
//! content into its own name, so that it may be kept for ever; everything that shrinks is written compressed as well.

mod files;
mod glue;
mod lessons;
mod rules;

use std::path::PathBuf;

use anyhow::{Context, ensure};
use files::{Dist, MOST_FIRST_LOAD};

fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args_os().skip(1).map(PathBuf::from);
    let usage = "gantry-bundle WASM ASSETS OUT";
    let (wasm, assets) = (arguments.next().context(usage)?, arguments.next().context(usage)?);
    let out = arguments.next().context(usage)?;
    let (wasm, glue) = glue::bind(&wasm)?;
    let dist = Dist::new(&assets, wasm, glue, rules::files().chain(lessons::files()))?;
    dist.write(&out)?;
    print!("{}", dist.sizes());
    let first = dist.first_load();
    ensure!(
        first <= MOST_FIRST_LOAD,
        "the first load is {first} bytes; the most are {MOST_FIRST_LOAD}"
    );
    Ok(())
}
