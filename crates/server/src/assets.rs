//! The files of the client: embedded, or read from the folder they were bundled into.

use std::path::Path;
use std::{fs, io};

use crate::encoding::Coding;
use crate::folder;

/// One file in all its encodings.
#[derive(Debug)]
pub(crate) struct Asset {
    pub(crate) name: &'static str,
    pub(crate) plain: &'static [u8],
    pub(crate) brotli: &'static [u8],
    pub(crate) gzip: &'static [u8],
    /// Changes with the content.
    pub(crate) tag: &'static str,
}

/// A web client that can be served.
#[derive(Clone, Copy, Debug)]
pub struct Client(pub(crate) &'static [Asset]);

impl Client {
    /// The embedded one; empty if none was built before this program.
    pub const EMBEDDED: Self = Self(include!(concat!(env!("OUT_DIR"), "/assets.rs")));

    /// The one in a folder. It stays in memory until the program ends.
    pub fn read(directory: &Path) -> io::Result<Self> {
        let mut assets = Vec::new();
        for name in folder::names(directory)? {
            let form = |ending: &str| -> io::Result<&'static [u8]> {
                Ok(fs::read(directory.join(format!("{name}{ending}")))?.leak())
            };
            let (plain, brotli, gzip) = (form("")?, form(".br")?, form(".gz")?);
            let tag = folder::tag(plain).leak();
            assets.push(Asset { name: name.leak(), plain, brotli, gzip, tag });
        }
        Ok(Self(assets.leak()))
    }

    /// Whether it contains no page.
    pub fn is_empty(self) -> bool {
        self.find("/").is_none()
    }

    /// The file at a path; the root is the page.
    pub(crate) fn find(self, path: &str) -> Option<&'static Asset> {
        let name = path.trim_start_matches('/');
        let name = if name.is_empty() { "index.html" } else { name };
        self.0.iter().find(|asset| asset.name == name)
    }
}

impl Asset {
    /// Its content type.
    pub(crate) fn kind(&self) -> &'static str {
        match self.name.rsplit_once('.').map(|(_, ending)| ending) {
            Some("html") => "text/html; charset=utf-8",
            Some("js") => "text/javascript; charset=utf-8",
            Some("css") => "text/css; charset=utf-8",
            Some("ftl") => "text/plain; charset=utf-8",
            Some("wasm") => "application/wasm",
            Some("svg") => "image/svg+xml",
            Some("woff2") => "font/woff2",
            Some("webmanifest") => "application/manifest+json",
            _ => "application/octet-stream",
        }
    }

    /// Its content in this encoding.
    pub(crate) const fn form(&self, coding: Coding) -> &'static [u8] {
        match coding {
            Coding::Brotli => self.brotli,
            Coding::Gzip => self.gzip,
            Coding::Identity => self.plain,
        }
    }

    /// Whether its name contains a hash of its content, so that it may be cached for ever.
    pub(crate) fn is_hashed(&self) -> bool {
        let stem = self.name.rsplit_once('.').map_or(self.name, |(stem, _)| stem);
        stem.rsplit_once('-').is_some_and(|(_, hash)| {
            hash.len() == 12 && hash.bytes().all(|digit| digit.is_ascii_hexdigit())
        })
    }
}
