//! The contents of the folder that the client was bundled into. The build script reads it to embed
//! it, the server to serve it directly.

use std::hash::{DefaultHasher, Hasher as _};
use std::path::Path;
use std::{fs, io};

/// The files, without their compressed versions.
pub(crate) fn names(directory: &Path) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(directory)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if ![".br", ".gz"].iter().any(|ending| name.ends_with(ending)) {
            names.push(name);
        }
    }
    names.sort();
    Ok(names)
}

/// Changes with the content. It need not resist forgery: all files are ours.
pub(crate) fn tag(content: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    hasher.write(content);
    format!("{:016x}", hasher.finish())
}
