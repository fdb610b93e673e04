//! The web client: compiled, bundled, handed out, tried.

use std::path::PathBuf;
use std::process::Command;

use crate::needs::{self, WASM};
use crate::shell::{Outcome, cargo, program, replace_by, target_directory};
use crate::steps::show_and_run;

/// Which client: what it is for decides how long its making may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Client {
    /// For this machine: quickly built, not small.
    Home,
    /// For everybody: as small as it can be made, and refused if it is too large.
    Shipped,
}

impl Client {
    /// The profile that its wasm is compiled with.
    const fn profile(self) -> &'static str {
        match self {
            Self::Home => "home",
            Self::Shipped => "web",
        }
    }

    /// Where its files lie. `crates/server` embeds those that are shipped.
    pub(crate) fn directory(self) -> PathBuf {
        target_directory().join(match self {
            Self::Home => "home-client",
            Self::Shipped => "web-client",
        })
    }

    /// The command that compiles its wasm.
    pub(crate) fn compiler(self) -> Command {
        let mut client = cargo(["build", "--locked", "--package", "gantry-web", "--target", WASM]);
        client.args(["--profile", self.profile()]);
        client
    }

    /// Compiles its wasm.
    pub(crate) fn compile(self) -> Outcome {
        needs::wasm()?;
        println!("Building the web client; the first time takes a while.");
        show_and_run(&mut self.compiler())
    }

    /// Makes its files out of the wasm, with a bundler that is built already.
    pub(crate) fn bundle(self, bundler: &mut Command) -> Outcome {
        let wasm = target_directory().join(WASM).join(self.profile()).join("gantry-web.wasm");
        if self == Self::Home {
            bundler.arg("--quick");
        }
        show_and_run(bundler.arg(wasm).arg(".").arg(self.directory()))
    }
}

/// A program of the workspace where cargo leaves it for a profile.
fn built(profile: &str, name: &str) -> Command {
    program(
        target_directory().join(profile).join(name).with_extension(std::env::consts::EXE_EXTENSION),
    )
}

/// Compiles and bundles the client that is shipped.
pub(crate) fn build() -> Outcome {
    Client::Shipped.compile()?;
    Client::Shipped.bundle(&mut cargo(["run", "--locked", "--package", "gantry-bundle", "--"]))
}

/// Bundles a client whose wasm is built already with what the build of the tests has left.
pub(crate) fn bundle_for_trials(client: Client) -> Outcome {
    client.bundle(&mut built("debug", "gantry-bundle"))
}

/// Plays a client in a real browser, with the program that the build of the tests has left and
/// these words after it.
pub(crate) fn trials(client: Client, words: &[&str]) -> Outcome {
    needs::browser()?;
    let mut trials = built("debug", "gantry-browser-tests");
    show_and_run(trials.arg("--client").arg(client.directory()).args(words))
}

/// Builds a client and plays it, or only the trials whose names contain a word.
pub(crate) fn try_out(client: Client, words: &[String]) -> Outcome {
    needs::browser()?;
    client.compile()?;
    client.bundle(&mut cargo(["run", "--locked", "--package", "gantry-bundle", "--"]))?;
    let mut trials = cargo(["run", "--locked", "--package", "gantry-browser-tests", "--"]);
    show_and_run(trials.arg("--client").arg(client.directory()).args(words))
}

/// Builds everything for this machine, then serves the page and shows it.
pub(crate) fn play() -> Outcome {
    Client::Home.compile()?;
    println!("Building the command that hands it out.");
    let programs = ["--package", "gantry", "--package", "gantry-bundle"];
    show_and_run(cargo(["build", "--locked", "--profile", "home"]).args(programs))?;
    Client::Home.bundle(&mut built("home", "gantry-bundle"))?;
    let mut gantry = built("home", "gantry");
    replace_by(gantry.args(["serve", "--open", "--client"]).arg(Client::Home.directory()))
}

/// Plays in this terminal, with what follows `gantry play`.
pub(crate) fn play_here(arguments: &[String]) -> Outcome {
    let gantry = ["run", "--locked", "--profile", "home", "--package", "gantry", "--", "play"];
    replace_by(cargo(gantry).args(arguments))
}
