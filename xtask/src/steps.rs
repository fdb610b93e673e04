//! The steps of `cargo xtask test`, which are exactly what CI runs, and of `cargo xtask soak`.

use std::io::{self, Write};
use std::process::Command;
use std::time::{Duration, Instant};

use crate::bounded;
use crate::browser_tests;
use crate::crash;
use crate::needs;
use crate::shell::{CommandError, Outcome, cargo, run, typed};
use crate::suites::{self, Extent};
use crate::web::{self, Client};

/// One step, and what it does.
pub(crate) struct Step<'a> {
    name: &'static str,
    work: Box<dyn Fn() -> Outcome + 'a>,
}

impl<'a> Step<'a> {
    pub(crate) fn new(name: &'static str, work: impl Fn() -> Outcome + 'a) -> Self {
        Self { name, work: Box::new(work) }
    }
}

/// The first steps of both: those that need no build, then the cheapest builds.
pub(crate) fn first_steps<'a>() -> Vec<Step<'a>> {
    vec![
        Step::new("What the checks need", || {
            needs::check()?;
            needs::browser()?;
            needs::services()?;
            needs::python()
        }),
        Step::new("Format", format),
        Step::new("Build and lint", suites::build),
    ]
}

/// `cargo xtask test`.
pub(crate) fn test(all: bool) -> Outcome {
    let extent = if all { Extent::Everything { games: 1 } } else { Extent::Changed };
    let mut steps = first_steps();
    steps.push(Step::new("Test", move || suites::run(extent)));
    steps.push(Step::new("Killing the server", move || crash::step(extent, false)));
    steps.push(Step::new("Everything fails", move || crash::fault_step(extent, false)));
    steps.push(Step::new("Web client", || web::bundle_for_tests(Client::Local)));
    steps.push(Step::new("Web client in a browser", move || browser_tests::run(extent)));
    run_steps(&steps)
}

/// Runs every step up to the first that fails.
pub(crate) fn run_steps(steps: &[Step<'_>]) -> Outcome {
    let names: Vec<&str> = steps.iter().map(|step| step.name).collect();
    let mut times = Vec::new();
    for (index, step) in steps.iter().enumerate() {
        // Our output and that of the programs we run use different streams; keep them in order.
        println!("\n=== {}/{} {}", index + 1, steps.len(), step.name);
        let _ = io::stdout().flush();
        let began = Instant::now();
        let outcome = (step.work)();
        times.push(began.elapsed());
        if let Err(failure) = outcome {
            print!("{}", summary(&names, &times, true));
            let step = format!("step {}, {}", index + 1, step.name);
            return Err(match failure {
                CommandError::Message(sentence) => {
                    CommandError::Message(format!("{step}: {sentence}"))
                }
                ended @ CommandError::Ended { .. } => {
                    CommandError::Message(format!("{step}: {ended}"))
                }
            });
        }
    }
    print!("{}", summary(&names, &times, false));
    Ok(())
}

/// One line per step: its result and how long it took.
fn summary(names: &[&str], times: &[Duration], last_failed: bool) -> String {
    let mut lines = String::from("\n=== Summary\n");
    for (index, name) in names.iter().enumerate() {
        let (verdict, time) = match times.get(index) {
            None => ("not run", String::new()),
            Some(time) => {
                let failed = last_failed && index + 1 == times.len();
                (if failed { "FAILED" } else { "passed" }, format!("{:.1} s", time.as_secs_f32()))
            }
        };
        let line = format!("{:>2} {name:<34}{verdict:<8}{time:>9}", index + 1);
        lines.push_str(line.trim_end());
        lines.push('\n');
    }
    let total: Duration = times.iter().sum();
    lines + &format!("   {:<34}{:<8}{:>7.1} s\n", "Total", "", total.as_secs_f32())
}

/// Prints the command, then runs it.
pub(crate) fn show_and_run(command: &mut Command) -> Outcome {
    println!("$ {}", typed(command));
    let _ = io::stdout().flush();
    run(command)
}

/// The same for a program that could hang: it is killed after the limit, with all it started.
pub(crate) fn show_and_run_within(command: &mut Command, limit: Duration) -> Outcome {
    println!("$ {}", typed(command));
    let _ = io::stdout().flush();
    bounded::run(command, limit)
}

fn format() -> Outcome {
    show_and_run(&mut cargo(["fmt", "--all", "--check"]))?;
    show_and_run(&mut cargo(["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"]))
}

/// The command that rewrites the page about scenarios and rules, or only compares it. The code that
/// reads scenarios takes too long to build for xtask, so it is a separate program.
pub(crate) fn coverage(check: bool) -> Command {
    let example = ["--locked", "--package", "gantry-testkit", "--example", "rules-coverage"];
    let mut command = cargo(["run"]);
    command.args(example);
    if check {
        command.args(["--", "--check"]);
    }
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn summary_tells_failed_from_not_run() {
        let names = ["What the checks need", "Format", "Lint"];
        let summary =
            summary(&names, &[Duration::from_millis(1500), Duration::from_secs(70)], true);
        let lines: Vec<&str> = summary.lines().collect();
        assert_eq!(lines[2], " 1 What the checks need              passed      1.5 s");
        assert_eq!(lines[3], " 2 Format                            FAILED     70.0 s");
        assert_eq!(lines[4], " 3 Lint                              not run");
        assert_eq!(lines.last(), Some(&"   Total                                        71.5 s"));
    }
}
