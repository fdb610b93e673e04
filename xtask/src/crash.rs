//! The crash test: a real server is killed again and again while people play.

use std::fs;
use std::time::Duration;

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

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// What to pass on: --kills N, --seed S, --tables T, --seconds-between SECONDS, --json
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<String>,
}

/// `cargo xtask crash`. What is built is told on the error output: the other belongs to the report.
pub(crate) fn crash(arguments: &Arguments) -> Outcome {
    let packages = ["--package", SERVER, "--package", KILLER];
    run(cargo(["build", "--locked", "--quiet"]).args(packages))?;
    run(program(path(KILLER)).arg("--program").arg(path(SERVER)).args(&arguments.arguments))
}

/// Kills what the build of the tests has left: a few times if it has changed since it passed, or
/// many times in a soak.
pub(crate) fn step(extent: Extent, soaks: bool) -> Outcome {
    let file = passed_file("crash");
    // taken before: what changes meanwhile has not been tried
    let now = stamp([path(KILLER), path(SERVER)]);
    if extent == Extent::Changed && fs::read_to_string(&file).is_ok_and(|before| before == now) {
        println!("unchanged since it passed");
        return Ok(());
    }
    let kills = if soaks { MANY } else { FEW };
    let mut killer = program(path(KILLER));
    killer.arg("--program").arg(path(SERVER)).args(["--kills", &kills.to_string()]);
    show_and_run_within(&mut killer, LIMIT_PER_KILL * kills)?;
    note_passed(&file, &now);
    Ok(())
}

/// Where cargo leaves a program.
fn path(name: &str) -> std::path::PathBuf {
    let place = target_directory().join("debug").join(name);
    place.with_extension(std::env::consts::EXE_EXTENSION)
}
