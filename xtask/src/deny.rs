//! What we build on, looked through by cargo-deny: licences, sources and known faults. The lists
//! are in `deny.toml`.

use std::process::Command;

use crate::needs;
use crate::shell::{Outcome, answer, cargo, program};
use crate::steps::show_and_run;

/// Where known faults of packages are kept.
const ADVISORIES: &str = "https://github.com/rustsec/advisory-db";

/// The fuzzer has a workspace of its own.
const MANIFESTS: &[&str] = &["Cargo.toml", "fuzz/Cargo.toml"];

/// Licences and sources are checked anywhere, advisories where their list can be fetched.
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

/// It reads the `deny.toml` of the folder that it runs in, which is the root.
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
