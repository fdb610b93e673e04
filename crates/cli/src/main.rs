//! The `gantry` command: play, simulate, replay and prove games.

mod analyse;
mod arena;
mod args;
mod balance;
mod batch;
mod data;
mod fail;
mod files;
mod games;
mod host;
mod language;
mod load;
mod online;
mod play;
mod puzzle;
mod puzzles;
mod replay;
mod scenario;
mod screen;
mod section;
mod serve;
mod shell;
mod show;
mod sim;
mod think;
mod upkeep;
mod verify;
mod wrap;

use std::error::Error;
use std::process::ExitCode;

use args::{Command, Gantry};
use clap::Parser;
use clap::error::{ContextKind, ErrorKind};
use fail::CliError;

fn main() -> ExitCode {
    let outcome = match Gantry::try_parse() {
        Ok(gantry) => run(gantry.command),
        Err(error) => explain_arguments(&error),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            failure.tell();
            failure.code()
        }
    }
}

fn run(command: Command) -> Result<(), CliError> {
    match command {
        Command::Play(arguments) => play::run(&arguments),
        Command::Join(arguments) => online::join(&arguments),
        Command::Tables(arguments) => online::tables(&arguments),
        Command::Serve(arguments) => serve::run(*arguments),
        Command::Think(arguments) => think::run(&arguments),
        Command::Backup(arguments) => upkeep::backup(&arguments),
        Command::Restore(arguments) => upkeep::restore(&arguments),
        Command::Check(arguments) => upkeep::check(&arguments),
        Command::Thaw(arguments) => upkeep::thaw(&arguments),
        Command::Load(arguments) => load::run(&arguments),
        Command::Host(arguments) => host::run(&arguments),
        Command::Sim(arguments) => sim::run(&arguments),
        Command::Arena(arguments) => arena::run(&arguments),
        Command::Balance(arguments) => balance::run(&arguments),
        Command::Puzzle(arguments) => puzzle::run(&arguments),
        Command::Puzzles(arguments) => puzzles::run(&arguments),
        Command::Analyse(arguments) => analyse::run(&arguments),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Verify(arguments) => verify::run(&arguments),
        Command::Scenario(arguments) => scenario::run(&arguments),
        Command::Games => games::run(),
        Command::Data(arguments) => data::run(&arguments),
    }
}

/// Help and version are answers; anything else is an error of one line.
fn explain_arguments(error: &clap::Error) -> Result<(), CliError> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => Ok(error.print()?),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Err(CliError::usage("no command given; see `gantry --help`"))
        }
        ErrorKind::ValueValidation => {
            let option = error.get(ContextKind::InvalidArg).map(ToString::to_string);
            let option = option.unwrap_or_default();
            let option = named(option.split(' ').next().unwrap_or_default());
            let reason = error.source().map_or_else(|| error.to_string(), ToString::to_string);
            Err(CliError::usage(format_args!("{option}: {reason}")))
        }
        _ => {
            let text = error.to_string();
            let first = text.split("\n\n").next().unwrap_or_default();
            let words: Vec<_> = first.trim_start_matches("error:").split_whitespace().collect();
            Err(CliError::usage(words.join(" ")))
        }
    }
}

/// How an option was given: by its flag, or else by a variable of the environment.
fn named(flag: &str) -> String {
    let is_it = |word: String| word.split('=').next() == Some(flag);
    let words = std::env::args_os().map(|word| word.to_string_lossy().into_owned());
    let variable = format!("{}{}", args::PREFIX, flag.trim_start_matches('-').replace('-', "_"));
    let variable = variable.to_uppercase();
    let by_variable = !words.into_iter().any(is_it) && std::env::var_os(&variable).is_some();
    if by_variable { variable } else { flag.into() }
}
