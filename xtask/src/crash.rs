//! The crash test: a real server is killed again and again while people play. And the same with
//! everything around it: several nodes, the database, NATS.

use std::fs;
use std::process::Command;
use std::time::Duration;

use crate::needs;
use crate::shell::{Outcome, cargo, program, run, target_directory};
use crate::steps::show_and_run_within;
use crate::suites::{Extent, note_passed, passed_file, stamp};

/// The program that kills, and the one that is killed.
const KILLER: &str = "gantry-crash-tests";
const SERVER: &str = "gantry";
/// Kills in one run of the everyday tests: seconds.
const FEW: u32 = 6;
/// Kills in a soak.
const MANY: u32 = 200;
/// How long a run may take for each kill, whatever the machine is busy with. One that hangs fails.
const LIMIT_PER_KILL: Duration = Duration::from_mins(1);
/// Nodes of a server that fails in every way.
const NODES: u32 = 3;
/// Faults in one run of the everyday tests, and at how many tables: seconds.
const FEW_FAULTS: (u32, u32) = (6, 12);
/// The same in a soak.
const MANY_FAULTS: (u32, u32) = (200, 200);
/// How long a run may take besides.
const LIMIT_OF_REST: Duration = Duration::from_mins(5);

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// What to pass on: --kills N, --seed S, --tables T, --seconds-between SECONDS, --json
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<String>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct FaultArguments {
    /// What to pass on: --nodes N, --workers N, --faults N, --seed S, --tables T,
    /// --seconds-between SECONDS, --json
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<String>,
}

/// `cargo xtask crash`. What is built is told on the error output: the other belongs to the report.
pub(crate) fn crash(arguments: &Arguments) -> Outcome {
    build()?;
    run(program(path(KILLER)).arg("--program").arg(path(SERVER)).args(&arguments.arguments))
}

/// `cargo xtask faults`.
pub(crate) fn faults(arguments: &FaultArguments) -> Outcome {
    needs::services()?;
    build()?;
    run(&mut faulty(arguments.arguments.iter().cloned()))
}

fn build() -> Outcome {
    let packages = ["--package", SERVER, "--package", KILLER];
    run(cargo(["build", "--locked", "--quiet"]).args(packages))
}

/// The program that lets everything fail, with these arguments.
fn faulty(arguments: impl IntoIterator<Item = String>) -> Command {
    let mut command = program(path(KILLER));
    command.args(["faults", "--program"]).arg(path(SERVER)).args(arguments);
    command
}

/// Lets everything fail around what the build of the tests has left, as [`step`] kills it.
pub(crate) fn fault_step(extent: Extent, soaks: bool) -> Outcome {
    once_for_each_build("faults", extent, || {
        let (faults, tables) = if soaks { MANY_FAULTS } else { FEW_FAULTS };
        let given = [("--nodes", NODES), ("--faults", faults), ("--tables", tables)];
        let given = given.iter().flat_map(|(name, count)| [(*name).into(), count.to_string()]);
        show_and_run_within(&mut faulty(given), LIMIT_OF_REST + LIMIT_PER_KILL * faults)
    })
}

/// Kills what the build of the tests has left: a few times if it has changed since it passed, or
/// many times in a soak.
pub(crate) fn step(extent: Extent, soaks: bool) -> Outcome {
    once_for_each_build("crash", extent, || {
        let kills = if soaks { MANY } else { FEW };
        let mut killer = program(path(KILLER));
        killer.arg("--program").arg(path(SERVER)).args(["--kills", &kills.to_string()]);
        show_and_run_within(&mut killer, LIMIT_PER_KILL * kills)
    })
}

/// Does something with both programs, unless they have passed it as they are.
fn once_for_each_build(name: &str, extent: Extent, trial: impl FnOnce() -> Outcome) -> Outcome {
    let file = passed_file(name);
    // taken before: what changes meanwhile has not been tried
    let now = stamp([path(KILLER), path(SERVER)]);
    if extent == Extent::Changed && fs::read_to_string(&file).is_ok_and(|before| before == now) {
        println!("unchanged since it passed");
        return Ok(());
    }
    trial()?;
    note_passed(&file, &now);
    Ok(())
}

/// Where cargo leaves a program.
fn path(name: &str) -> std::path::PathBuf {
    let place = target_directory().join("debug").join(name);
    place.with_extension(std::env::consts::EXE_EXTENSION)
}
