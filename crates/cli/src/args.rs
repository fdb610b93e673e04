//! The command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use gantry_kernel::{Seat, Viewer};

use gantry_catalog::Sight;

const EXAMPLES: &str = "\
Examples:
  gantry games
  gantry play launch-pad --seats 3
  gantry sim launch-pad --seats 4 --games 1000 --bots greedy,random,random,random
  gantry replay match.record --at 40 --as B
  gantry verify match.record

Each command explains itself: gantry COMMAND --help";

/// Space-race board games: play them, simulate them, replay them, prove them.
#[derive(Debug, Parser)]
#[command(name = "gantry", version, max_term_width = 100, after_help = EXAMPLES)]
pub(crate) struct Gantry {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Play a game in the terminal, against bots or with others at the same screen
    Play(Play),
    /// Let bots play many games and count what comes of them
    Sim(Sim),
    /// Show a recorded game, or one moment of it, as a viewer may know it
    Replay(Replay),
    /// Prove a record: every digest, and every shuffle from the secret
    Verify(Verify),
    /// Try rule scenarios; the last line is `N passed, M failed`
    Scenario(Scenario),
    /// List the games with their seats, options and bots
    Games,
}

const PLAY_EXAMPLES: &str = "\
At the prompt type the number of a choice or the action itself, in full or its beginning.
`help` lists what else can be typed. The end of the input ends the game, too.

Examples:
  gantry play launch-pad
  gantry play launch-pad --seats 4 --bots greedy,random,greedy --seat B --name Ada
  gantry play launch-pad --hot-seat --name Ada --name Grace
  gantry play launch-pad --option length=short --seed 7 --save evening.record
  gantry play launch-pad --resume evening.record --save evening.record";

#[derive(Debug, Args)]
#[command(after_help = PLAY_EXAMPLES)]
pub(crate) struct Play {
    /// The game; see `gantry games`
    pub(crate) game: String,
    /// How many sit at the table [default: the fewest the game takes]
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<usize>,
    /// Bots for the other seats in order; one name serves for all [default: greedy]
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub(crate) bots: Vec<String>,
    /// Your seat [default: A]
    #[arg(long, value_name = "SEAT", conflicts_with = "hot_seat")]
    pub(crate) seat: Option<Seat>,
    /// Several people share this screen; bots, if any are named, take the last seats
    #[arg(long)]
    pub(crate) hot_seat: bool,
    /// A table option
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value)]
    pub(crate) options: Vec<(String, String)>,
    /// Repeat a deal: the same seed and the same answers give the same game
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
    /// What you are called; several times for several people
    #[arg(long = "name", value_name = "NAME")]
    pub(crate) names: Vec<String>,
    #[command(flatten)]
    pub(crate) words: Wording,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = [
        "seats", "bots", "seat", "hot_seat", "options", "seed", "names", "position",
    ])]
    pub(crate) resume: Option<PathBuf>,
    /// Begin from a position
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "options"])]
    pub(crate) position: Option<PathBuf>,
    /// Save the game here when it ends or you leave
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
}

/// How words are shown.
#[derive(Debug, Args)]
pub(crate) struct Wording {
    /// The language [default: from the environment]
    #[arg(long, value_enum)]
    pub(crate) lang: Option<Language>,
    /// No boxes, columns or colours: one thing per line
    #[arg(long)]
    pub(crate) plain: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Language {
    En,
    De,
    Fr,
}

const SIM_EXAMPLES: &str = "\
Game i is dealt and decided by seed + i alone, so every game can be repeated on its own.

Examples:
  gantry sim launch-pad --seats 2 --games 10000 --seed 1
  gantry sim launch-pad --seats 4 --bots greedy,random,random,random --json
  gantry sim launch-pad --seats 3 --games 5 --record games/ && gantry verify games/*.record";

#[derive(Debug, Args)]
#[command(after_help = SIM_EXAMPLES)]
pub(crate) struct Sim {
    /// The game; see `gantry games`
    pub(crate) game: String,
    /// How many sit at the table [default: the fewest the game takes]
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<usize>,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// The seed of the first game
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,
    /// A bot per seat; one name serves for all
    #[arg(long, value_name = "LIST", value_delimiter = ',', default_value = "random")]
    pub(crate) bots: Vec<String>,
    /// A table option
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value)]
    pub(crate) options: Vec<(String, String)>,
    /// Save each game as DIR/GAME-SEED-INDEX.record
    #[arg(long, value_name = "DIR")]
    pub(crate) record: Option<PathBuf>,
    /// Answer in JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// How many threads share the work; the result does not depend on it
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: u16,
}

const REPLAY_EXAMPLES: &str = "\
Examples:
  gantry replay match.record
  gantry replay match.record --as all
  gantry replay match.record --at 40 --as B
  gantry replay match.record --at 40 --position > puzzle.toml";

#[derive(Debug, Args)]
#[command(after_help = REPLAY_EXAMPLES)]
pub(crate) struct Replay {
    /// The record
    pub(crate) file: PathBuf,
    /// Show the table after this many entries instead of the whole game in words
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    /// Through whose eyes: a seat, spectator, or all
    #[arg(long = "as", value_name = "VIEWER", default_value = "spectator", value_parser = sight)]
    pub(crate) sight: Sight,
    /// Answer in JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// Print the position as TOML, hidden cards included
    #[arg(long, conflicts_with = "json")]
    pub(crate) position: bool,
    #[command(flatten)]
    pub(crate) words: Wording,
}

#[derive(Debug, Args)]
pub(crate) struct Verify {
    /// The records
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Scenario {
    /// The scenario files
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
}

fn key_value(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((key, value)) if !key.is_empty() => Ok((key.into(), value.into())),
        _ => Err("expected KEY=VALUE".into()),
    }
}

fn sight(text: &str) -> Result<Sight, String> {
    match text {
        "all" => Ok(Sight::Everybody),
        "spectator" => Ok(Sight::Of(Viewer::Spectator)),
        seat => match seat.parse() {
            Ok(seat) => Ok(Sight::Of(Viewer::Seat(seat))),
            Err(_) => Err("expected a seat letter, spectator or all".into()),
        },
    }
}
