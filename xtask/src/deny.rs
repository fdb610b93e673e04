//! Checks dependencies with cargo-deny: licences, sources and known vulnerabilities. The lists are
//! in `deny.toml`.

use std::process::Command;

use crate::needs;
use crate::shell::{Outcome, answer, cargo, program};
use crate::steps::show_and_run;

/// The database of known vulnerabilities.
const ADVISORIES: &str = "https://github.com/rustsec/advisory-db";

/// The fuzzer has its own workspace.
const MANIFESTS: &[&str] = &["Cargo.toml", "fuzz/Cargo.toml"];

/// Licences and sources are always checked, advisories only where the database can be fetched.
pub(crate) fn check() -> Outcome {
    needs::deny()?;
    for manifest in MANIFESTS {
        show_and_run(deny(manifest).args(["licenses", "bans", "sources"]))?;
    }
    if answer(program("git").args(["ls-remote", ADVISORIES, "HEAD"])).is_none() {
        println!("Not compared with advisories: {ADVISORIES} cannot be reached.");
        return Ok(());
    }
    MANIFESTS.iter().try_for_each(|manifest| show_and_run(deny(manifest).arg("advisories")))
}

/// It reads `deny.toml` from its working directory, the root.
fn deny(manifest: &str) -> Command {
    cargo(["deny", "--locked", "--manifest-path", manifest, "check"])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::{root, typed};

    #[test]
    fn both_workspaces_are_held_to_our_lists() {
        for manifest in MANIFESTS {
            let command = deny(manifest);
            assert_eq!(command.get_current_dir(), Some(root()));
            let command = typed(&command);
            assert!(command.ends_with(&format!("--manifest-path {manifest} check")), "{command}");
            assert!(root().join(manifest).is_file(), "{manifest}");
        }
        assert!(root().join("deny.toml").is_file());
    }
}
