//! Outside judges of the shipped client: Firefox, axe-core and Lighthouse. The last two come from
//! npm into `target/tools`; nothing of them is in the product.

use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;
use std::{env, fs};

use clap::ValueEnum;
use serde_json::Value;

use crate::shell::{CommandError, Outcome, answer, cargo, program, target_directory};
use crate::steps::{show_and_run, show_and_run_within};
use crate::web::{self, Client, built};
use crate::{lighthouse, needs};

/// The packages, and the newest versions that run on Debian's Node.js.
const PACKAGES: [(&str, &str); 2] = [("axe-core", "4.14.0"), ("lighthouse", "12.8.2")];

/// How long a judge may take: many times as long as it does.
const LIMIT: Duration = Duration::from_mins(45);

/// One of the judges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Judge {
    /// The browser tests in Firefox
    Firefox,
    /// axe-core on every main screen, light and dark, on a phone and on a desktop
    Axe,
    /// Lighthouse on the first page, as served by `gantry serve`
    Lighthouse,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// Judge the client in target/web-client as it is, without building it again
    #[arg(long)]
    built: bool,
    /// Only these; without any, all
    judges: Vec<Judge>,
}

/// `cargo xtask judges`.
pub(crate) fn judges(arguments: &Arguments) -> Outcome {
    if !arguments.built {
        web::build()?;
        let programs = ["--package", "gantry", "--package", "gantry-browser-tests"];
        show_and_run(cargo(["build", "--locked", "--bins"]).args(programs))?;
    }
    let asked = |judge: &Judge| arguments.judges.is_empty() || arguments.judges.contains(judge);
    Judge::value_variants().iter().filter(|judge| asked(judge)).try_for_each(|judge| judge.judge())
}

impl Judge {
    /// Judges the shipped client with the programs that are built. Fails if it finds fault.
    pub(crate) fn judge(self) -> Outcome {
        match self {
            Self::Firefox => in_firefox(),
            Self::Axe => axe(),
            Self::Lighthouse => {
                install()?;
                needs::browser()?;
                lighthouse::judge(&packages().join("lighthouse/cli/index.js"))
            }
        }
    }
}

fn in_firefox() -> Outcome {
    needs::firefox()?;
    let mut tests = browser_tests();
    // Where `needs` puts geckodriver if it is nowhere else.
    let tools = target_directory().join("tools/bin");
    let path = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths(env::split_paths(&path).chain([tools])).map_err(|error| {
        CommandError::Message(format!("cannot extend the search path: {error}"))
    })?;
    show_and_run_within(tests.env("PATH", path).arg("--firefox"), LIMIT)
}

fn axe() -> Outcome {
    install()?;
    needs::browser()?;
    let source = packages().join("axe-core/axe.min.js");
    show_and_run_within(browser_tests().arg("--axe").arg(source), LIMIT)
}

/// The browser tests on the shipped client.
fn browser_tests() -> Command {
    let mut tests = built("debug", "gantry-browser-tests");
    tests.arg("--client").arg(Client::Shipped.directory());
    tests
}

/// Where npm puts packages for us.
fn packages() -> PathBuf {
    target_directory().join("tools/npm/node_modules")
}

/// Installs the packages from npm, unless they are there.
fn install() -> Outcome {
    if PACKAGES.iter().all(|(name, version)| installed(name).as_deref() == Some(*version)) {
        return Ok(());
    }
    if answer(program("npm").arg("--version")).is_none() {
        let sentence = "missing: npm, for axe-core and Lighthouse. Debian has it in nodejs and npm";
        return Err(CommandError::Message(sentence.into()));
    }
    let mut npm = program("npm");
    npm.args(["install", "--no-audit", "--no-fund", "--save-exact", "--prefix"]);
    npm.arg(target_directory().join("tools/npm"));
    show_and_run(npm.args(PACKAGES.map(|(name, version)| format!("{name}@{version}"))))
}

/// The version of a package that is there.
fn installed(name: &str) -> Option<String> {
    let text = fs::read_to_string(packages().join(name).join("package.json")).ok()?;
    let package: Value = serde_json::from_str(&text).ok()?;
    package["version"].as_str().map(Into::into)
}
