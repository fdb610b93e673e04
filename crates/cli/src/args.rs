//! The command line.

mod analyse;
mod arena;
mod host;
mod load;
mod online;
mod puzzles;
mod serve;
mod think;
mod upkeep;
mod values;

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use gantry_catalog::Perspective;
use gantry_kernel::Seat;

pub(crate) use analyse::Analyse;
pub(crate) use arena::Arena;
pub(crate) use host::Host;
pub(crate) use load::{Load, LoadDetail};
pub(crate) use online::{IdentityArgs, Join, Online, Tables};
pub(crate) use puzzles::{Puzzle, Puzzles};
pub(crate) use serve::{
    GivenSettings, HostName, LogFormat, LogLevel, NodeName, PREFIX, ProxyHeader, PushContact, Serve,
};
pub(crate) use think::Think;
pub(crate) use upkeep::{Backup, Check, Restore, Thaw};
use values::{any_number, key_value, name, number, perspective, speed};
pub(crate) use values::{later_number, on_table, options, salt, seats};

const EXAMPLES: &str = "\
Examples:
  gantry games
  gantry play lift-off --seats 3
  gantry serve --open
  gantry join http://localhost:8000/#/join/TABLE --name Ada
  gantry sim launch-pad --seats 4 --games 1000 --bots greedy,random,random,random
  gantry arena launch-pad --bots greedy,random
  gantry replay match.record --at 40 --as B
  gantry replay match.record --speed 10
  gantry analyse match.record --svg match.svg
  gantry verify match.record

Each command explains itself: gantry COMMAND --help

Exit codes:
  0    all is well
  1    what was examined is not sound
  2    what was given cannot be used
  141  nobody reads the output any more
  129 and more: a game or a replay was ended by signal 1 and more";

/// Space-race board games: play them, simulate them, replay them, prove them.
#[derive(Debug, Parser)]
#[command(name = "gantry", version, max_term_width = 100, after_help = EXAMPLES)]
pub(crate) struct Gantry {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Play a game in the terminal: against bots, with others at the same screen, or on a server
    Play(Box<Play>),
    /// Come to a table on a server: play, or watch
    Join(Join),
    /// List the tables of a server that wait for players
    Tables(Tables),
    /// Run a server: play in a browser, alone or with people at other machines
    Serve(Box<Serve>),
    /// Think for the bots of servers, so that they need not
    Think(Think),
    /// Make somebody a host of a server, who may ban accounts and close tables
    Host(Host),
    /// Copy the database of a server while it runs
    Backup(Backup),
    /// Bring such a copy back
    Restore(Restore),
    /// Look for damage in the database of a server
    Check(Check),
    /// Let a frozen table of a server go on
    Thaw(Thaw),
    /// Play at many tables of a server at once, and measure how fast and how heavy they are
    Load(Load),
    /// Let bots play many games and count what comes of them
    Sim(Sim),
    /// Let bots play each other on the same deals and rate them
    Arena(Arena),
    /// Let bots play many games and weigh the components of the game by them
    Balance(Balance),
    /// Solve a puzzle of a game: find the choice that is clearly best
    Puzzle(Puzzle),
    /// Look for puzzles in games between bots, and write each with its proof
    Puzzles(Puzzles),
    /// Show a recorded game, or one moment of it, as a viewer may know it
    Replay(Replay),
    /// Judge a recorded game: what choices, chance and others did to everybody's hope of winning
    Analyse(Analyse),
    /// Prove a record: every digest, and every shuffle from the secret
    Verify(Verify),
    /// Try rule scenarios; the last line is `N passed, M failed`
    Scenario(Scenario),
    /// List the games with their seats, options and bots
    Games,
    /// Print a game's component values as a file to edit, or check such a file
    Data(Data),
}

const PLAY_EXAMPLES: &str = "\
At the prompt type the number of a choice or the action itself, in full or its beginning.
`help` lists what else can be typed. The end of the input ends the game, too.
A game in real time takes the whole screen; every choice shows the key that plays it,
and the arrows up and down show what happened before.

Examples:
  gantry play lift-off
  gantry play lift-off --seats 4 --bots greedy,random,greedy --seat B --name Ada
  gantry play launch-pad --seats 3 --bots novice,strong
  gantry play launch-pad --hot-seat --name Ada --name Grace
  gantry play launch-pad --option length=short --seed 7 --save evening.record
  gantry play launch-pad --resume evening.record --save evening.record
  gantry play planet-rush --seats 3 --bots quick,expert
  gantry play planet-rush --option pace=turns
  gantry play lift-off --server http://localhost:8000/ --seats 3 --bots skilled --pace 10m+5s";

#[derive(Debug, Args)]
#[command(after_help = PLAY_EXAMPLES)]
pub(crate) struct Play {
    /// The game; see `gantry games`
    pub(crate) game: String,
    /// How many sit at the table [default: the fewest the game takes]
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) seats: Option<String>,
    /// Bots for the other seats in order; one name serves for all [default: greedy, in real time
    /// calm]
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
    /// Play with the component values of this file; see `gantry data`
    #[arg(long, value_name = "FILE")]
    pub(crate) data: Option<PathBuf>,
    /// Repeat a deal: the same seed and the same answers give the same game
    #[arg(long, value_name = "NUMBER", allow_negative_numbers = true, value_parser = any_number)]
    pub(crate) seed: Option<u64>,
    /// What you are called; several times for several people
    #[arg(long = "name", value_name = "NAME", value_parser = name)]
    pub(crate) names: Vec<String>,
    /// Words of yours for the shuffle, after its pledge is shown; several times for several people
    #[arg(long = "salt", value_name = "TEXT", value_parser = salt)]
    pub(crate) salts: Vec<String>,
    #[command(flatten)]
    pub(crate) words: Wording,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = [
        "seats", "bots", "seat", "hot_seat", "options", "data", "seed", "names", "salts", "position",
    ])]
    pub(crate) resume: Option<PathBuf>,
    /// Begin from a position
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "options", "data"])]
    pub(crate) position: Option<PathBuf>,
    /// Keep the game in this file, which must be new or the one resumed: every entry is written
    /// before it is shown, so nothing is lost whatever happens
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) online: Online,
}

/// How text is shown.
#[derive(Debug, Args)]
pub(crate) struct Wording {
    /// The language [default: from the environment]
    #[arg(long, value_enum, ignore_case = true)]
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

/// Games between bots.
#[derive(Debug, Args)]
pub(crate) struct Batch {
    /// The game; see `gantry games`
    pub(crate) game: String,
    /// How many sit at the table [default: the fewest the game takes]
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) seats: Option<String>,
    /// The seed of the first game
    #[arg(
        long, value_name = "NUMBER", default_value = "1", allow_negative_numbers = true,
        value_parser = any_number,
    )]
    pub(crate) seed: u64,
    /// A table option
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value)]
    pub(crate) options: Vec<(String, String)>,
    /// Play with the component values of this file; see `gantry data`
    #[arg(long, value_name = "FILE")]
    pub(crate) data: Option<PathBuf>,
}

const SIM_EXAMPLES: &str = "\
Game i is dealt and decided by seed + i alone, so every game can be repeated on its own; but for
bots that think by the clock (expert, search:200ms). Others think the same everywhere: skilled,
strong, expert-fixed, search:500 (worlds a decision).

Examples:
  gantry sim launch-pad --seats 2 --games 10000 --seed 1
  gantry sim launch-pad --seats 4 --bots greedy,random,random,random --json
  gantry sim launch-pad --seats 3 --games 5 --record games/ && gantry verify games/*.record";

#[derive(Debug, Args)]
#[command(after_help = SIM_EXAMPLES)]
pub(crate) struct Sim {
    #[command(flatten)]
    pub(crate) batch: Batch,
    /// How many games
    #[arg(
        long, value_name = "N", default_value = "100", allow_negative_numbers = true,
        value_parser = |text: &str| number(text, 1, u64::MAX),
    )]
    pub(crate) games: u64,
    /// A bot per seat; one name serves for all
    #[arg(long, value_name = "LIST", value_delimiter = ',', default_value = "random")]
    pub(crate) bots: Vec<String>,
    /// Save each game as DIR/GAME-SEED-INDEX.record; files that are there already are kept
    #[arg(long, value_name = "DIR")]
    pub(crate) record: Option<PathBuf>,
    /// With --record, replace files that are there already
    #[arg(long, requires = "record")]
    pub(crate) force: bool,
    /// Answer in JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// How many threads share the work; the result does not depend on it
    #[arg(
        long, value_name = "N", default_value = "1", allow_negative_numbers = true,
        value_parser = |text: &str| number(text, 1, 256),
    )]
    pub(crate) threads: u64,
}

const BALANCE_EXAMPLES: &str = "\
The games are those of `gantry sim` with the same seed and bots. But for bots that think by the
clock the answer does not depend on the machine. A star marks what deserves a look.

Examples:
  gantry balance lift-off --seats 4 --games 2000
  gantry balance lift-off --seats 3 --data own-values --json
  gantry balance lift-off --seats 2 --option edition=de --markdown > page.md";

#[derive(Debug, Args)]
#[command(after_help = BALANCE_EXAMPLES)]
pub(crate) struct Balance {
    #[command(flatten)]
    pub(crate) batch: Batch,
    /// How many games
    #[arg(
        long, value_name = "N", default_value = "1000", allow_negative_numbers = true,
        value_parser = |text: &str| number(text, 1, u64::MAX),
    )]
    pub(crate) games: u64,
    /// A bot per seat; one name serves for all
    #[arg(long, value_name = "LIST", value_delimiter = ',', default_value = "greedy")]
    pub(crate) bots: Vec<String>,
    #[command(flatten)]
    pub(crate) report: ReportArgs,
}

/// How a report is computed and printed.
#[derive(Debug, Args)]
pub(crate) struct ReportArgs {
    /// Answer in JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// Answer as a page in Markdown
    #[arg(long, conflicts_with = "json")]
    pub(crate) markdown: bool,
    /// How many threads share the work [default: as many as the machine has]
    #[arg(
        long, value_name = "N", allow_negative_numbers = true,
        value_parser = |text: &str| number(text, 1, 256),
    )]
    pub(crate) threads: Option<u64>,
}

const REPLAY_EXAMPLES: &str = "\
Examples:
  gantry replay match.record
  gantry replay match.record --as all
  gantry replay match.record --at 40 --as B
  gantry replay match.record --at 40 --position > puzzle.toml
  gantry replay match.record --speed 10 --as A
  gantry replay match.record --step --at 40
  gantry replay http://localhost:8000/#/join/TABLE --step

With --speed or --step on a terminal: space pauses and goes on, left and right take one step, Home
and End go to the ends, + and - change the speed, q leaves.";

#[derive(Debug, Args)]
#[command(after_help = REPLAY_EXAMPLES)]
pub(crate) struct Replay {
    /// The record, or the link to a table on a server whose game is over; - reads standard input
    pub(crate) file: PathBuf,
    /// Show the table after this many entries instead of the whole game in words; or begin there
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) at: Option<String>,
    /// Through whose eyes: a seat, spectator, or all [default: spectator]
    #[arg(long = "as", value_name = "VIEWER", value_parser = perspective)]
    pub(crate) perspective: Option<Perspective>,
    /// Answer in JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// Print the position as TOML, hidden cards included
    #[arg(long, conflicts_with = "json")]
    pub(crate) position: bool,
    /// Show it in motion, this many times as fast as it was played: 1 is true speed. Without a
    /// terminal, line by line
    #[arg(
        long, value_name = "X", allow_negative_numbers = true, value_parser = speed,
        conflicts_with_all = ["json", "position"],
    )]
    pub(crate) speed: Option<f64>,
    /// Show it step by step; takes a terminal
    #[arg(long, conflicts_with_all = ["json", "position"])]
    pub(crate) step: bool,
    #[command(flatten)]
    pub(crate) words: Wording,
}

const VERIFY_CODES: &str = "\
A record without its secret can be sound, but not proved: every step is tried again, but nobody can
tell whether the shuffles came from the secret. So is a game that began from a position: it may have
been stacked. Compare the pledge with the one that you were shown before play.

Exit codes:
  0  every record is proved, or sound as far as it can be tried
  1  a record is disproved
  2  a file cannot be read as a record; the others are tried all the same
  3  a record is of other rules than those here: nothing is known for or against it
Of several the first of 2, 1, 3 counts.";

#[derive(Debug, Args)]
#[command(after_help = VERIFY_CODES)]
pub(crate) struct Verify {
    /// The records, or links to tables on a server whose games are over; - reads standard input
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
}

const SCENARIO_CODES: &str = "\
Exit codes:
  0  every scenario passed
  1  a scenario failed
  2  a file cannot be read; it counts as one failed, and the others are tried all the same";

#[derive(Debug, Args)]
#[command(after_help = SCENARIO_CODES)]
pub(crate) struct Scenario {
    /// The scenario files; - reads standard input
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
}

const DATA_EXAMPLES: &str = "\
The file holds the game's own values. Change what you like; what you leave out stays as it is.
A game whose values are fixed by its rules has no such file.

Examples:
  gantry data GAME > own-values
  gantry data GAME --check own-values
  gantry play GAME --data own-values";

#[derive(Debug, Args)]
#[command(after_help = DATA_EXAMPLES)]
pub(crate) struct Data {
    /// The game; see `gantry games`
    pub(crate) game: String,
    /// Check your own file instead
    #[arg(long, value_name = "FILE")]
    pub(crate) check: Option<PathBuf>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        <Gantry as clap::CommandFactory>::command().debug_assert();
    }
}
