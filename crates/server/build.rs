//! Embeds the files of the web client, which `cargo xtask web` makes, if they are there.

#[path = "src/folder.rs"]
mod folder;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use folder::{names, tag};

/// Says where they are, if not at the usual place.
const VARIABLE: &str = "GANTRY_WEB";
/// The usual place, in the directory that cargo builds in.
const USUAL: &str = "web-client";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-env-changed={VARIABLE}");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let directory = env::var_os(VARIABLE).map_or_else(|| usual(&out), |path| Some(path.into()));
    let names = match &directory {
        Some(directory) => {
            // cargo looks again whenever a file comes or goes, but only in a directory that is
            // there
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

/// The directory that cargo builds in carries a tag.
fn usual(out: &Path) -> Option<PathBuf> {
    out.ancestors()
        .find(|directory| directory.join("CACHEDIR.TAG").is_file())
        .map(|target| target.join(USUAL))
}
