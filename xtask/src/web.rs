//! The web client: compiled, bundled, handed out.

use crate::gantry;
use crate::needs::{self, WASM};
use crate::shell::{Outcome, cargo, replace_by, target_directory};
use crate::steps::show_and_run;

/// Where the files of the client lie; `crates/server` looks for them there.
const DIRECTORY: &str = "web-client";

/// Compiles the client and makes its files. What does so takes longer to build than xtask may, so it is a program of its
/// own.
pub(crate) fn build() -> Outcome {
    needs::wasm()?;
    println!("Building the web client; the first time takes a few minutes.");
    let client =
        ["build", "--locked", "--package", "gantry-web", "--target", WASM, "--profile", "web"];
    show_and_run(&mut cargo(client))?;
    let target = target_directory();
    let wasm = target.join(WASM).join("web").join("gantry-web.wasm");
    let mut bundle = cargo(["run", "--locked", "--package", "gantry-bundle", "--"]);
    bundle.arg(wasm).arg("crates/web/assets").arg(target.join(DIRECTORY));
    show_and_run(&mut bundle)
}

/// Plays the client that was built in a real browser, or only the trials whose names contain a word.
pub(crate) fn trials(words: &[String]) -> Outcome {
    needs::browser()?;
    let mut trials = cargo(["run", "--locked", "--package", "gantry-browser-tests", "--"]);
    show_and_run(trials.args(words))
}

/// Takes pictures of the client that was built.
pub(crate) fn shots() -> Outcome {
    trials(&["--shots", "docs/screenshots"].map(Into::into))
}

/// Builds everything, then serves the page and shows it.
pub(crate) fn play() -> Outcome {
    build()?;
    println!("Building the command that hands it out.");
    replace_by(gantry().args(["serve", "--open"]))
}
