//! What takes too long for daily use: everything that `cargo xtask test` does, with the shipped
//! client also in Firefox and before outside judges, every scenario through the real command, many
//! times as many random games, a check of our dependencies, and minutes of fuzzing.

use std::path::Path;

use crate::judges::Judge;
use crate::shell::{Outcome, cargo, entries, root, run};
use crate::steps::{Step, first_steps, run_steps, show_and_run};
use crate::suites::{self, Extent};
use crate::web::{self, Client};
use crate::{crash, deny, fuzz, new_game};

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// How long to fuzz, all targets together
    #[arg(long, value_name = "N", default_value_t = 10,
        value_parser = clap::value_parser!(u64).range(1..))]
    minutes: u64,
    /// How many times as many random games the tests play
    #[arg(long, value_name = "N", default_value_t = 50,
        value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
}

/// `cargo xtask soak`.
pub(crate) fn soak(arguments: &Arguments) -> Outcome {
    let extent = Extent::Everything { games: arguments.games };
    let mut steps = first_steps();
    steps.push(Step::new("What we build on", deny::check));
    steps.push(Step::new("Lint the fuzzer", fuzz::lint));
    steps.push(Step::new("Web client as it is shipped", || {
        Client::Shipped.compile()?;
        web::bundle_for_tests(Client::Shipped)
    }));
    steps.push(Step::new("The shipped client in a browser", || {
        web::browser_tests(Client::Shipped, &[])
    }));
    steps.push(Step::new("The shipped client in Firefox", || Judge::Firefox.judge()));
    steps.push(Step::new("axe-core on every screen", || Judge::Axe.judge()));
    steps.push(Step::new("Lighthouse", || Judge::Lighthouse.judge()));
    steps.push(Step::new("Scenarios with the real command", scenarios));
    steps.push(Step::new("A new game in a copy of the tree", new_game::try_out));
    steps.push(Step::new("Tests with many more games", move || suites::run(extent)));
    steps.push(Step::new("Killing the server many times", move || crash::step(extent, true)));
    steps.push(Step::new("Everything fails many times", move || crash::fault_step(extent, true)));
    steps.push(Step::new("Fuzz", || {
        let targets = fuzz::all_targets()?;
        let share = (arguments.minutes * 60).div_ceil(targets.len().max(1) as u64);
        fuzz::fuzz_each(&targets, share)
    }));
    run_steps(&steps)?;
    println!(
        "Covered: all tests with {} times as many random games, the shipped client within its size, \
         in Chromium and in Firefox, judged by axe-core and Lighthouse, every scenario by the command, a server killed 200 times, 200 faults around one, a new game made, tested and \
         played, licences and sources of all dependencies, {} minutes of \
         fuzzing.",
        arguments.games, arguments.minutes
    );
    Ok(())
}

/// Runs every scenario file of every game as a player would.
fn scenarios() -> Outcome {
    let mut files = Vec::new();
    for game in entries(&root().join("games"))? {
        let directory = format!("games/{game}/tests/scenarios");
        if root().join(&directory).is_dir() {
            let names = entries(&root().join(&directory))?;
            let is_scenario =
                |name: &String| Path::new(name).extension().is_some_and(|e| e == "toml");
            let scenarios = names.into_iter().filter(is_scenario);
            files.extend(scenarios.map(|name| format!("{directory}/{name}")));
        }
    }
    let gantry = ["--locked", "--package", "gantry", "--bin", "gantry"];
    show_and_run(cargo(["build"]).args(gantry))?;
    run(cargo(["run", "--quiet"]).args(gantry).args(["--", "scenario"]).args(files))
}
