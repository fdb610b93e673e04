//! The steps of `cargo xtask test`, which are exactly what CI runs.

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::shell::{Failure, Outcome, cargo, root, run, typed};
use crate::{fuzz, needs, web};

struct Step {
    name: &'static str,
    work: fn() -> Outcome,
}

const STEPS: &[Step] = &[
    Step { name: "What the checks need", work: needs::check },
    Step { name: "Format", work: format },
    Step { name: "Lint", work: lint },
    Step { name: "Test", work: tests },
    Step { name: "Web client", work: web::build },
    Step { name: "Web client in a browser", work: || web::trials(&[]) },
    Step { name: "Scenarios with the real command", work: scenarios },
    Step { name: "Coverage of the rules", work: || run(&mut coverage(true)?) },
    Step { name: "Fuzz", work: fuzz::smoke },
];

/// Runs every step, or those up to the first that fails.
pub(crate) fn test() -> Outcome {
    let mut times = Vec::new();
    for (index, step) in STEPS.iter().enumerate() {
        // Our lines and those of the programs we run go to different streams; keep them in order.
        println!("\n=== {}/{} {}", index + 1, STEPS.len(), step.name);
        let _ = io::stdout().flush();
        let began = Instant::now();
        let outcome = (step.work)();
        times.push(began.elapsed());
        if let Err(failure) = outcome {
            print!("{}", summary(&times, true));
            let step = format!("step {}, {}", index + 1, step.name);
            return Err(match failure {
                Failure::Said(sentence) => Failure::Said(format!("{step}: {sentence}")),
                ended @ Failure::Ended { .. } => Failure::Said(format!("{step}: {ended}")),
            });
        }
    }
    print!("{}", summary(&times, false));
    Ok(())
}

/// A line per step: how it went and how long it took.
fn summary(times: &[Duration], last_failed: bool) -> String {
    let mut lines = String::from("\n=== Summary\n");
    for (index, step) in STEPS.iter().enumerate() {
        let (verdict, time) = match times.get(index) {
            None => ("not run", String::new()),
            Some(time) => {
                let failed = last_failed && index + 1 == times.len();
                (if failed { "FAILED" } else { "passed" }, format!("{:.1} s", time.as_secs_f32()))
            }
        };
        let line = format!("{} {:<34}{verdict:<8}{time:>9}", index + 1, step.name);
        lines.push_str(line.trim_end());
        lines.push('\n');
    }
    let total: Duration = times.iter().sum();
    lines + &format!("  {:<34}{:<8}{:>7.1} s\n", "Total", "", total.as_secs_f32())
}

/// Shows the command, then runs it.
pub(crate) fn show_and_run(command: &mut Command) -> Outcome {
    println!("$ {}", typed(command));
    let _ = io::stdout().flush();
    run(command)
}

fn format() -> Outcome {
    show_and_run(&mut cargo(["fmt", "--all", "--check"]))?;
    show_and_run(&mut cargo(["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"]))
}

fn lint() -> Outcome {
    show_and_run(&mut cargo([
        "clippy",
        "--workspace",
        "--all-targets",
        "--all-features",
        "--locked",
        "--",
        "-Dwarnings",
    ]))
}

fn tests() -> Outcome {
    show_and_run(&mut cargo(["test", "--workspace", "--all-features", "--locked"]))
}

/// Every scenario file of every game, run as a player would run it.
fn scenarios() -> Outcome {
    let mut files = Vec::new();
    for game in entries(&root().join("games"))? {
        let directory = format!("games/{game}/tests/scenarios");
        if root().join(&directory).is_dir() {
            let names = entries(&root().join(&directory))?;
            let scenarios = names
                .iter()
                .filter(|name| Path::new(name).extension().is_some_and(|kind| kind == "toml"));
            files.extend(scenarios.map(|name| format!("{directory}/{name}")));
        }
    }
    if files.is_empty() {
        println!("no game has a scenario yet");
        return Ok(());
    }
    let gantry = ["--locked", "--package", "gantry", "--bin", "gantry"];
    run(cargo(["build"]).args(gantry))?;
    run(cargo(["run", "--quiet"]).args(gantry).args(["--", "scenario"]).args(files))
}

/// The command that writes the page about scenarios and rules anew, or only compares it. What reads
/// scenarios takes longer to build than xtask may, so it is a program of its own, built here.
pub(crate) fn coverage(check: bool) -> Outcome<Command> {
    let example = ["--locked", "--package", "gantry-testkit", "--example", "rules-coverage"];
    run(cargo(["build"]).args(example))?;
    let mut command = cargo(["run", "--quiet"]);
    command.args(example);
    if check {
        command.args(["--", "--check"]);
    }
    Ok(command)
}

/// The names in a directory, in order.
fn entries(directory: &Path) -> Outcome<Vec<String>> {
    let unreadable = |error| Failure::Said(format!("cannot read {}: {error}", directory.display()));
    let mut names = Vec::new();
    for entry in fs::read_dir(directory).map_err(unreadable)? {
        names.push(entry.map_err(unreadable)?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn summary_tells_failed_from_not_run() {
        let summary = summary(&[Duration::from_millis(1500), Duration::from_secs(70)], true);
        let lines: Vec<&str> = summary.lines().collect();
        assert_eq!(lines[2], "1 What the checks need              passed      1.5 s");
        assert_eq!(lines[3], "2 Format                            FAILED     70.0 s");
        assert_eq!(lines[4], "3 Lint                              not run");
        assert_eq!(lines.last(), Some(&"  Total                                        71.5 s"));
    }
}
