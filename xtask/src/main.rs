//! The project's own commands, run as `cargo xtask COMMAND`.

mod fuzz;
mod needs;
mod shell;
mod soak;
mod steps;
mod web;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use shell::{Outcome, cargo, replace_by, run};

/// Play Gantry, and check it
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Build everything and play: in the browser, or with a game named, in this terminal
    #[command(disable_help_flag = true)]
    Play {
        /// What to pass on to `gantry play`; without it, `gantry serve` hands out the web client
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Build the web client, and say how large it is
    Web,
    /// Build the web client and play it in a real browser
    Browser {
        /// Only trials whose names contain one of these words
        words: Vec<String>,
    },
    /// Build the web client and take the pictures of docs/screenshots
    Shots,
    /// Everything that CI checks, step by step; stops at the first step that fails
    Test,
    /// Fuzz with coverage feedback, on stable Rust
    Fuzz(fuzz::Arguments),
    /// Run the benchmarks
    Bench {
        /// What to pass on to `cargo bench`, such as `--package gantry-kernel` or a name to filter by
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Write docs/rules-coverage.md: which scenarios are about which rule
    Coverage {
        /// Write nothing; fail if the page is not up to date or a rule has no scenario
        #[arg(long)]
        check: bool,
    },
    /// Fuzz and play random games for as long as you like
    Soak(soak::Arguments),
}

fn main() -> ExitCode {
    match dispatch(Arguments::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\nxtask: {failure}");
            failure.exit_code()
        }
    }
}

/// The `gantry` command, optimised; what follows are its own arguments.
fn gantry() -> std::process::Command {
    cargo(["run", "--release", "--package", "gantry", "--bin", "gantry", "--"])
}

fn dispatch(command: Command) -> Outcome {
    match command {
        Command::Play { arguments } if arguments.is_empty() => web::play(),
        Command::Play { arguments } => replace_by(gantry().arg("play").args(arguments)),
        Command::Web => web::build(),
        Command::Browser { words } => web::build().and_then(|()| web::trials(&words)),
        Command::Shots => web::build().and_then(|()| web::shots()),
        Command::Test => steps::test(),
        Command::Fuzz(arguments) => fuzz::fuzz(&arguments),
        Command::Bench { arguments } => run(cargo(["bench", "--bench", "*"]).args(arguments)),
        Command::Coverage { check } => replace_by(&mut steps::coverage(check)?),
        Command::Soak(arguments) => soak::soak(&arguments),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn command_line_is_well_formed() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn play_passes_everything_on() {
        let read = |words: &[&str]| match Arguments::parse_from(words).command {
            Command::Play { arguments } => arguments,
            other => panic!("{other:?}"),
        };
        assert_eq!(read(&["xtask", "play"]), [""; 0]);
        assert_eq!(
            read(&["xtask", "play", "lift-off", "--seed", "7"]),
            ["lift-off", "--seed", "7"]
        );
        assert_eq!(read(&["xtask", "play", "--help"]), ["--help"]);
        assert_eq!(read(&["xtask", "play", "-h"]), ["-h"]);
    }
}
