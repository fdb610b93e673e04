//! The web client: compiled, bundled, served, tested.

use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use crate::needs::{self, WASM};
use crate::shell::{Outcome, cargo, program, replace_by, target_directory};
use crate::steps::{show_and_run, show_and_run_within};

/// How long the browser tests may take: many times as long as they do. A browser that hangs fails.
const LIMIT: Duration = Duration::from_mins(30);

/// Which client: its purpose decides how long building it may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Client {
    /// For this machine: built quickly, not small.
    Local,
    /// For everybody: as small as possible, and rejected if it is too large.
    Shipped,
}

impl Client {
    /// The profile that its wasm is compiled with.
    const fn profile(self) -> &'static str {
        match self {
            Self::Local => "home",
            Self::Shipped => "web",
        }
    }

    /// Where its files are. `crates/server` embeds the shipped ones.
    pub(crate) fn directory(self) -> PathBuf {
        target_directory().join(match self {
            Self::Local => "home-client",
            Self::Shipped => "web-client",
        })
    }

    /// The command that compiles its wasm.
    pub(crate) fn compiler(self) -> Command {
        let mut client = cargo(["build", "--locked", "--target", WASM]);
        client.args(["--package", "gantry-web", "--package", "gantry-web-worker"]);
        client.args(["--profile", self.profile()]);
        client
    }

    /// Compiles its wasm.
    pub(crate) fn compile(self) -> Outcome {
        needs::wasm()?;
        println!("Building the web client; the first time takes a while.");
        show_and_run(&mut self.compiler())
    }

    /// Makes its files from the wasm, with a bundler that is already built.
    pub(crate) fn bundle(self, bundler: &mut Command) -> Outcome {
        let programs = target_directory().join(WASM).join(self.profile());
        if self == Self::Local {
            bundler.arg("--quick");
        }
        show_and_run(bundler.arg(programs).arg(".").arg(self.directory()))
    }
}

/// A program of the workspace in cargo's output folder for a profile.
pub(crate) fn built(profile: &str, name: &str) -> Command {
    program(
        target_directory().join(profile).join(name).with_extension(std::env::consts::EXE_EXTENSION),
    )
}

/// Compiles and bundles the client that is shipped.
pub(crate) fn build() -> Outcome {
    Client::Shipped.compile()?;
    Client::Shipped.bundle(&mut cargo(["run", "--locked", "--package", "gantry-bundle", "--"]))
}

/// Bundles a client whose wasm is already built, with the bundler that the test build left.
pub(crate) fn bundle_for_tests(client: Client) -> Outcome {
    client.bundle(&mut built("debug", "gantry-bundle"))
}

/// Runs the browser tests on a client, with the program that the test build left and these
/// arguments.
pub(crate) fn browser_tests(client: Client, words: &[&str]) -> Outcome {
    needs::browser()?;
    let mut tests = built("debug", "gantry-browser-tests");
    show_and_run_within(tests.arg("--client").arg(client.directory()).args(words), LIMIT)
}

/// Builds a client and tests it in a browser, or runs only the tests whose names contain a word.
pub(crate) fn try_out(client: Client, words: &[String]) -> Outcome {
    needs::browser()?;
    client.compile()?;
    client.bundle(&mut cargo(["run", "--locked", "--package", "gantry-bundle", "--"]))?;
    // The tests of tables on a server run the command.
    show_and_run(&mut cargo(["build", "--locked", "--package", "gantry"]))?;
    let mut tests = cargo(["run", "--locked", "--package", "gantry-browser-tests", "--"]);
    show_and_run(tests.arg("--client").arg(client.directory()).args(words))
}

/// Builds everything for this machine, then serves the page and opens it.
pub(crate) fn play() -> Outcome {
    Client::Local.compile()?;
    println!("Building the command that hands it out.");
    let programs = ["--package", "gantry", "--package", "gantry-bundle"];
    show_and_run(cargo(["build", "--locked", "--profile", "home"]).args(programs))?;
    Client::Local.bundle(&mut built("home", "gantry-bundle"))?;
    let mut gantry = built("home", "gantry");
    replace_by(gantry.args(["serve", "--open", "--client"]).arg(Client::Local.directory()))
}

/// Plays in this terminal, with arguments for `gantry play`.
pub(crate) fn play_here(arguments: &[String]) -> Outcome {
    let gantry = ["run", "--locked", "--profile", "home", "--package", "gantry", "--", "play"];
    replace_by(cargo(gantry).args(arguments))
}
