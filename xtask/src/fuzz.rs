//! Fuzzing with libFuzzer on stable Rust: the compiler's coverage pass is switched on by hand.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::needs;
use crate::shell::{
    CommandError, Outcome, answer, cannot_start, cargo, program, root, run, target_directory,
};
use crate::steps::show_and_run;

/// Makes the compiler count edges and trace comparisons, which guide libFuzzer.
const INSTRUMENTED: &str = "--cfg fuzzing -Cpasses=sancov-module \
    -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares";

/// Seconds per target unless told otherwise.
const SECONDS: u64 = 10;

/// Tells the fuzzer which claim to check.
const TARGET: &str = "GANTRY_FUZZ_TARGET";

/// A slower input is a finding: most inputs here take microseconds, a few whole games milliseconds.
const SLOWEST_INPUT_SECONDS: u64 = 10;

/// How much of a failed run is shown if it did not panic.
const LAST_LINES: usize = 40;

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// How long to fuzz each target
    #[arg(long, value_name = "N", default_value_t = SECONDS,
        value_parser = clap::value_parser!(u64).range(1..))]
    seconds: u64,
    /// Run one target once on this file instead, to repeat a finding
    #[arg(long, value_name = "FILE")]
    input: Option<PathBuf>,
    /// Which targets; all of `fuzz/seeds` if none is named
    #[arg(value_name = "TARGET")]
    targets: Vec<String>,
}

/// `cargo xtask fuzz`.
pub(crate) fn fuzz(arguments: &Arguments) -> Outcome {
    let targets = chosen(&all_targets()?, &arguments.targets)?;
    let Some(input) = &arguments.input else { return fuzz_each(&targets, arguments.seconds) };
    let [target] = targets.as_slice() else {
        return Err(CommandError::Message(
            "--input takes the one target that it is an input of".into(),
        ));
    };
    // Paths on the command line are relative to the caller's directory; the fuzzer runs in the
    // root.
    let input = std::path::absolute(input)
        .map_err(|error| CommandError::Message(format!("{}: {error}", input.display())))?;
    run(program(build()?).env(TARGET, target).arg(input))
}

/// Lints the fuzzer, which is not part of the workspace.
pub(crate) fn lint() -> Outcome {
    needs::fuzzing()?;
    let mut lint = instrumented("clippy")?;
    show_and_run(lint.args(["--all-targets", "--", "-Dwarnings"]))
}

/// Builds, then fuzzes one target after the other.
pub(crate) fn fuzz_each(targets: &[String], seconds: u64) -> Outcome {
    let fuzzer = build()?;
    targets.iter().try_for_each(|target| fuzz_one(&fuzzer, target, seconds))
}

/// Every target with a directory of seeds, without which a fuzzer gets nowhere.
pub(crate) fn all_targets() -> Outcome<Vec<String>> {
    let directory = root().join("fuzz/seeds");
    let unreadable =
        |error| CommandError::Message(format!("cannot read {}: {error}", directory.display()));
    let mut targets = Vec::new();
    for entry in fs::read_dir(&directory).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.is_dir() {
            targets.extend(path.file_name().map(|name| name.to_string_lossy().into_owned()));
        }
    }
    targets.sort();
    Ok(targets)
}

fn chosen(all: &[String], named: &[String]) -> Outcome<Vec<String>> {
    if let Some(stranger) = named.iter().find(|name| !all.contains(name)) {
        let there_are = all.join(", ");
        return Err(CommandError::Message(format!(
            "no fuzz target {stranger}; there are: {there_are}"
        )));
    }
    Ok(if named.is_empty() { all } else { named }.to_vec())
}

/// A cargo command on the fuzz crate. The target is named so that the flags do not apply to build
/// scripts.
fn instrumented(command: &str) -> Outcome<Command> {
    let mut cargo = cargo([command, "--release", "--locked", "--manifest-path", "fuzz/Cargo.toml"]);
    cargo.args(["--target", &host()?]).arg("--target-dir").arg(build_directory());
    cargo.env("RUSTFLAGS", INSTRUMENTED);
    Ok(cargo)
}

/// Builds the fuzzer; returns its path.
fn build() -> Outcome<PathBuf> {
    needs::fuzzing()?;
    run(&mut instrumented("build")?)?;
    Ok(build_directory().join(host()?).join("release/gantry-fuzz"))
}

fn build_directory() -> PathBuf {
    target_directory().join("fuzz")
}

fn host() -> Outcome<String> {
    answer(program("rustc").args(["--print", "host-tuple"]))
        .ok_or_else(|| CommandError::Message("`rustc --print host-tuple` does not answer".into()))
}

fn fuzz_one(fuzzer: &Path, target: &str, seconds: u64) -> Outcome {
    let seeds = root().join("fuzz/seeds").join(target);
    if !seeds.is_dir() {
        return Err(CommandError::Message(format!("{target} has no seeds in fuzz/seeds/{target}")));
    }
    let said = |error: io::Error| CommandError::Message(format!("fuzzing {target}: {error}"));
    // Start with a new corpus each time: inputs worth keeping are added to the seeds by hand.
    let corpus = build_directory().join("corpus").join(target);
    if corpus.exists() {
        fs::remove_dir_all(&corpus).map_err(said)?;
    }
    fs::create_dir_all(&corpus).map_err(said)?;
    let findings = root().join("fuzz/artifacts");
    fs::create_dir_all(&findings).map_err(said)?;

    print!("fuzzing {target} for {seconds} s: ");
    let _ = io::stdout().flush();
    let mut command = program(fuzzer);
    command.env(TARGET, target);
    command.args(["-seed=1", "-print_final_stats=1"]);
    command.arg(format!("-max_total_time={seconds}"));
    command.arg(format!("-timeout={SLOWEST_INPUT_SECONDS}"));
    command.arg(format!("-artifact_prefix={}/{target}-", findings.display()));
    let words = seeds.with_extension("dict");
    if words.is_file() {
        command.arg(format!("-dict={}", words.display()));
    }
    let output = command.args([&corpus, &seeds]).output();
    let output = output.map_err(|error| cannot_start(&command, &error))?;
    let figures = judge(target, &output)?;
    println!("{figures}");
    Ok(())
}

/// The result of a run: its figures, or its finding.
fn judge(target: &str, output: &Output) -> Outcome<String> {
    let text = String::from_utf8_lossy(&output.stderr);
    if output.status.success() {
        return figures(&text).ok_or_else(|| {
            CommandError::Message(format!("{target} reports no coverage:\n{text}"))
        });
    }
    let lines: Vec<&str> = text.lines().collect();
    let cause = lines.iter().position(|line| line.contains("panicked at"));
    let end = lines[cause.unwrap_or(lines.len().saturating_sub(LAST_LINES))..].join("\n");
    let Some(finding) = text.split("Test unit written to ").nth(1).and_then(|s| s.lines().next())
    else {
        return Err(CommandError::Message(format!("{target} failed ({}):\n{end}", output.status)));
    };
    let finding = Path::new(finding);
    let shown = finding.strip_prefix(root()).unwrap_or(finding).display();
    Err(CommandError::Message(format!(
        "{target} failed:\n{end}\n\nthe input is in {shown}; to repeat it:\n    \
         cargo xtask fuzz {target} --input {shown}"
    )))
}

/// Executions and coverage, from libFuzzer's last lines.
fn figures(text: &str) -> Option<String> {
    let executions = text.split("stat::number_of_executed_units:").nth(1)?.split_whitespace();
    let last = text.lines().rfind(|line| line.contains(" cov: "))?;
    let mut words = last.split_whitespace();
    let edges = words.by_ref().skip_while(|word| *word != "cov:").nth(1)?;
    let kept = words.skip_while(|word| *word != "corp:").nth(1)?.split('/').next()?;
    let executions = { executions }.next()?;
    let speed = text.split("stat::average_exec_per_sec:").nth(1)?.split_whitespace().next()?;
    Some(format!("{executions} executions ({speed}/s), {edges} edges covered, {kept} inputs kept"))
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::process::ExitStatusExt;
    use std::process::ExitStatus;

    use super::*;

    fn output(code: i32, text: &str) -> Output {
        let stderr = text.as_bytes().to_vec();
        Output { status: ExitStatus::from_raw(code << 8), stdout: Vec::new(), stderr }
    }

    #[test]
    fn figures_come_from_the_last_line() {
        let text = "#2 INITED cov: 5 ft: 6 corp: 1/1b exec/s: 0\n\
            #9 DONE   cov: 103 ft: 205 corp: 44/863b lim: 4096 exec/s: 4\n\
            stat::number_of_executed_units: 2443799\n\
            stat::average_exec_per_sec:     40729\n";
        let expected = "2443799 executions (40729/s), 103 edges covered, 44 inputs kept";
        assert_eq!(judge("record", &output(0, text)).expect("a good run"), expected);
    }

    #[test]
    fn run_without_coverage_fails() {
        let failure = judge("record", &output(0, "nothing")).expect_err("no coverage");
        assert!(failure.to_string().starts_with("record reports no coverage"), "{failure}");
    }

    #[test]
    fn finding_says_how_to_repeat_it() {
        let path = root().join("fuzz/artifacts/record-crash-1");
        let text =
            format!("panicked\nartifact_prefix='x'; Test unit written to {}\n", { path.display() });
        let failure = judge("record", &output(77, &text)).expect_err("a crash").to_string();
        let repeat = "cargo xtask fuzz record --input fuzz/artifacts/record-crash-1";
        assert!(failure.contains("panicked") && failure.ends_with(repeat), "{failure}");
    }

    #[test]
    fn unknown_target_is_refused() {
        let all = ["action".to_owned(), "record".to_owned()];
        assert_eq!(chosen(&all, &[]).expect("all"), all);
        let failure = chosen(&all, &["reccord".into()]).expect_err("no such target");
        assert_eq!(failure.to_string(), "no fuzz target reccord; there are: action, record");
    }
}
