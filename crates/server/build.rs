//! Embeds the files of the web client, which `cargo xtask web` builds, if they exist.

#[path = "src/folder.rs"]
mod folder;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use folder::{names, tag};

/// Overrides where they are.
const VARIABLE: &str = "GANTRY_WEB";
/// The default folder, in cargo's target directory.
const USUAL: &str = "web-client";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-env-changed={VARIABLE}");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let directory = env::var_os(VARIABLE).map_or_else(|| usual(&out), |path| Some(path.into()));
    let names = match &directory {
        Some(directory) => {
            // Cargo reruns this when a file is added or removed, but only if the directory exists.
            fs::create_dir_all(directory)?;
            println!("cargo::rerun-if-changed={}", directory.display());
            names(directory)?
        }
        None => Vec::new(),
    };
    let mut code = String::from("&[");
    for name in names {
        let path = directory.as_deref().unwrap_or(&out).join(&name);
        let path = fs::canonicalize(path)?;
        let file =
            |ending: &str| format!("include_bytes!({:?})", format!("{}{ending}", path.display()));
        let (plain, brotli, gzip) = (file(""), file(".br"), file(".gz"));
        let tag = tag(&fs::read(&path)?);
        let _ = write!(
            code,
            "Asset {{ name: {name:?}, plain: {plain}, brotli: {brotli}, gzip: {gzip}, tag: {tag:?} }},"
        );
    }
    fs::write(out.join("assets.rs"), code + "]")
}

/// Cargo's target directory contains a tag file.
fn usual(out: &Path) -> Option<PathBuf> {
    out.ancestors()
        .find(|directory| directory.join("CACHEDIR.TAG").is_file())
        .map(|target| target.join(USUAL))
}
