//! Rules about the source tree itself. Each is a function from plain data to the breaches it finds,
//! so that its own tests can show it something faulty.

mod citations;
mod errors;
mod games;
mod law;
mod licences;
mod purity;
mod readings;
mod sources;
mod widths;

use std::path::Path;

use cargo_metadata::{Metadata, MetadataCommand};

/// The root of the source tree.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the root")
}

/// Cargo's metadata of a workspace and everything it depends on, with all features.
fn metadata(manifest: &str) -> Metadata {
    MetadataCommand::new()
        .manifest_path(root().join(manifest))
        .other_options(["--locked".to_owned(), "--all-features".to_owned()])
        .exec()
        .unwrap_or_else(|error| panic!("{manifest}: {error}"))
}

/// Fails with all breaches at once.
#[track_caller]
fn expect_none(breaches: &[String]) {
    assert!(breaches.is_empty(), "\n{}\n", breaches.join("\n"));
}
