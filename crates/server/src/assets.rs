//! The embedded files.

use crate::encoding::Coding;

/// One file in all its forms.
#[derive(Debug)]
pub(crate) struct Asset {
    pub(crate) name: &'static str,
    pub(crate) plain: &'static [u8],
    pub(crate) brotli: &'static [u8],
    pub(crate) gzip: &'static [u8],
    /// Other content has another tag.
    pub(crate) tag: &'static str,
}

/// All of them; none if the client was not built before this program.
pub(crate) const ASSETS: &[Asset] = include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// The file at a path; the root is the page.
pub(crate) fn find<'a>(assets: &'a [Asset], path: &str) -> Option<&'a Asset> {
    let name = path.trim_start_matches('/');
    let name = if name.is_empty() { "index.html" } else { name };
    assets.iter().find(|asset| asset.name == name)
}

impl Asset {
    /// What browsers are told it is.
    pub(crate) fn kind(&self) -> &'static str {
        match self.name.rsplit_once('.').map(|(_, ending)| ending) {
            Some("html") => "text/html; charset=utf-8",
            Some("js") => "text/javascript; charset=utf-8",
            Some("css") => "text/css; charset=utf-8",
            Some("ftl") => "text/plain; charset=utf-8",
            Some("wasm") => "application/wasm",
            Some("svg") => "image/svg+xml",
            Some("webmanifest") => "application/manifest+json",
            _ => "application/octet-stream",
        }
    }

    /// Its content in this form.
    pub(crate) const fn form(&self, coding: Coding) -> &'static [u8] {
        match coding {
            Coding::Brotli => self.brotli,
            Coding::Gzip => self.gzip,
            Coding::Identity => self.plain,
        }
    }

    /// Whether its name changes with its content, so that it may be kept for ever.
    pub(crate) fn is_hashed(&self) -> bool {
        let stem = self.name.rsplit_once('.').map_or(self.name, |(stem, _)| stem);
        stem.rsplit_once('-').is_some_and(|(_, hash)| {
            hash.len() == 12 && hash.bytes().all(|digit| digit.is_ascii_hexdigit())
        })
    }
}
