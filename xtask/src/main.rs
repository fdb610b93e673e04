//! The project's development commands, run as `cargo xtask COMMAND`.

mod bounded;
mod browser_tests;
mod crash;
mod deny;
mod dist;
mod fuzz;
mod judges;
mod lighthouse;
mod needs;
mod new_game;
mod shell;
mod soak;
mod steps;
mod suites;
mod web;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use shell::{Outcome, cargo, replace_by, run};
use web::Client;

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
        /// Arguments for `gantry play`; without any, `gantry serve` serves the web client
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Build the web client as it is shipped, and say how large it is
    Web,
    /// Build the web client and play it in a real browser
    Browser {
        /// As it is shipped, which takes longer to build
        #[arg(long)]
        shipped: bool,
        /// Only tests whose names contain one of these words
        words: Vec<String>,
    },
    /// Build the web client and take the screenshots of docs/screenshots
    Shots,
    /// Everything that CI checks, step by step; stops at the first step that fails
    Test {
        /// Also run what passed before and has not changed
        #[arg(long)]
        all: bool,
    },
    /// Fuzz with coverage feedback, on stable Rust
    Fuzz(fuzz::Arguments),
    /// Make a small complete game in games/NAME and put it into the catalog
    NewGame {
        /// The name in code, commands and records, such as moon-base
        name: String,
    },
    /// Make what one hands to others, in target/dist: the program with the page inside, a Debian
    /// package, the list of all parts with their licences, checksums
    Dist,
    /// Run the benchmarks
    Bench {
        /// Arguments for `cargo bench`, such as `--package gantry-kernel` or a name to filter by
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Kill a real server again and again while people play, and check that nothing it acknowledged
    /// is lost or counted twice
    #[command(disable_help_flag = true)]
    Crash(crash::Arguments),
    /// Let everything fail of a server with several nodes while people play: nodes, connections,
    /// NATS, the database, clocks
    #[command(disable_help_flag = true)]
    Faults(crash::FaultArguments),
    /// Write docs/rules-coverage.md: which scenarios cover which rule
    Coverage {
        /// Write nothing; fail if the page is not up to date or a rule has no scenario
        #[arg(long)]
        check: bool,
    },
    /// Let outside judges see the shipped client: Firefox, axe-core, Lighthouse
    Judges(judges::Arguments),
    /// Everything that takes too long for daily use: the shipped client, many more random games,
    /// minutes of fuzzing; prints what it covered
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

fn dispatch(command: Command) -> Outcome {
    match command {
        Command::Play { arguments } if arguments.is_empty() => web::play(),
        Command::Play { arguments } => web::play_here(&arguments),
        Command::Web => web::build(),
        Command::Browser { shipped, words } => {
            let client = if shipped { Client::Shipped } else { Client::Local };
            web::try_out(client, &words)
        }
        Command::Shots => {
            web::try_out(Client::Local, &["--shots", "docs/screenshots"].map(Into::into))
        }
        Command::Test { all } => steps::test(all),
        Command::Fuzz(arguments) => fuzz::fuzz(&arguments),
        Command::NewGame { name } => new_game::new_game(&name),
        Command::Dist => dist::make(),
        Command::Bench { arguments } => run(cargo(["bench", "--bench", "*"]).args(arguments)),
        Command::Crash(arguments) => crash::crash(&arguments),
        Command::Faults(arguments) => crash::faults(&arguments),
        Command::Coverage { check } => replace_by(&mut steps::coverage(check)),
        Command::Judges(arguments) => judges::judges(&arguments),
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
