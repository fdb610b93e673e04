//! Tables on a server.

use std::path::PathBuf;

use clap::Args;
use gantry_kernel::Seat;
use gantry_wire::{Access, Pace, Spectators};

use super::Wording;
use super::values::{name, salt};

/// Who somebody is on a server.
#[derive(Debug, Args)]
pub(crate) struct IdentityArgs {
    /// Log in to an account of the server; the password is asked for. Otherwise you are a guest, or
    /// whoever the token in `GANTRY_TOKEN` belongs to
    #[arg(long, value_name = "NAME")]
    pub(crate) login: Option<String>,
    /// Forget the guest that you were on this server, and begin as a new one
    #[arg(long, conflicts_with = "login")]
    pub(crate) forget: bool,
}

/// A new table on a server.
#[derive(Debug, Args)]
#[command(next_help_heading = "On a server")]
pub(crate) struct Online {
    /// Open a table on this server and invite others; bots, if any are named, take the last seats
    #[arg(long, value_name = "URL", conflicts_with_all = ["hot_seat", "seed", "resume", "position"])]
    pub(crate) server: Option<String>,
    /// Time to think: relaxed, 30s per move, 10m+5s (in all, and more after each move), 3d per move
    #[arg(long, value_name = "TIME", value_parser = pace, requires = "server")]
    pub(crate) pace: Option<Pace>,
    /// Who may come: open, invitation or private [default: invitation]
    #[arg(long, value_name = "WHO", value_parser = access, requires = "server")]
    pub(crate) access: Option<Access>,
    /// What spectators see: nobody, public, after-end, or delayed:MINUTES (5 or more; only with a
    /// clock in seconds that gives no more for a move, and not rated) [default: public]
    #[arg(long, value_name = "WHAT", value_parser = spectators, requires = "server")]
    pub(crate) spectators: Option<Spectators>,
    /// The bot that plays for whoever is away
    #[arg(long, value_name = "BOT", requires = "server")]
    pub(crate) stand_in: Option<String>,
    /// The result counts for ratings
    #[arg(long, requires = "server")]
    pub(crate) rated: bool,
    /// Begin as soon as every seat is taken
    #[arg(long, requires = "server")]
    pub(crate) begin: bool,
    /// Play with whoever waits for this game at this pace, or wait for somebody; it begins by
    /// itself
    #[arg(long = "match", requires = "server", conflicts_with_all = ["access", "spectators",
        "stand_in", "rated", "begin", "bots", "seats", "options", "data", "seat"])]
    pub(crate) matched: bool,
    #[command(flatten)]
    pub(crate) who: IdentityArgs,
}

const JOIN_EXAMPLES: &str = "\
Whoever opened the table has the link. Your seat stays yours: the same command brings you back, and
a game that is over is shown as a replay. Guests are remembered by server and name, in
gantry/guests.toml of your configuration folder; delete it or use --forget to be forgotten.

Examples:
  gantry join http://localhost:8000/#/join/TABLE --name Ada
  gantry join TABLE --server http://localhost:8000/ --watch
  gantry join http://localhost:8000/#/join/TABLE --login ada --plain";

#[derive(Debug, Args)]
#[command(after_help = JOIN_EXAMPLES)]
pub(crate) struct Join {
    /// The link to the table, or its name together with --server
    pub(crate) link: String,
    /// The server, if the link does not say it
    #[arg(long, value_name = "URL")]
    pub(crate) server: Option<String>,
    /// What you are called
    #[arg(long, value_name = "NAME", value_parser = name, conflicts_with = "login")]
    pub(crate) name: Option<String>,
    #[command(flatten)]
    pub(crate) who: IdentityArgs,
    /// Your seat [default: the first that is free]
    #[arg(long, value_name = "SEAT", conflicts_with = "watch")]
    pub(crate) seat: Option<Seat>,
    /// Words of yours for the shuffle, after its pledge is shown [default: random ones]
    #[arg(long, value_name = "TEXT", value_parser = salt)]
    pub(crate) salt: Option<String>,
    /// Look on without a seat
    #[arg(long)]
    pub(crate) watch: bool,
    /// Write the record to this file when the game is over
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) words: Wording,
}

#[derive(Debug, Args)]
pub(crate) struct Tables {
    /// The server
    #[arg(long, value_name = "URL")]
    pub(crate) server: String,
    /// Your own tables instead, those that are over too
    #[arg(long)]
    pub(crate) mine: bool,
    /// Only tables of this game
    #[arg(long, value_name = "GAME")]
    pub(crate) game: Option<String>,
    /// What you are called
    #[arg(long, value_name = "NAME", value_parser = name, conflicts_with = "login")]
    pub(crate) name: Option<String>,
    #[command(flatten)]
    pub(crate) who: IdentityArgs,
    /// Answer in JSON
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) words: Wording,
}

fn pace(text: &str) -> Result<Pace, String> {
    Pace::read(text).ok_or_else(|| format!("expected relaxed, 30s, 10m+5s or 3d, found {text}"))
}

fn access(text: &str) -> Result<Access, String> {
    match text {
        "open" => Ok(Access::Open),
        "invitation" => Ok(Access::Invitation),
        "private" => Ok(Access::Private),
        _ => Err(format!("expected open, invitation or private, found {text}")),
    }
}

fn spectators(text: &str) -> Result<Spectators, String> {
    let delayed = text.strip_prefix("delayed:").and_then(|minutes| minutes.parse().ok());
    match (text, delayed) {
        ("nobody", _) => Ok(Spectators::Nobody),
        ("public", _) => Ok(Spectators::Public),
        ("after-end", _) => Ok(Spectators::AfterEnd),
        (_, Some(minutes)) if minutes < Spectators::LEAST_DELAY_MINUTES => {
            Err(format!("the shortest delay is {} minutes", Spectators::LEAST_DELAY_MINUTES))
        }
        (_, Some(minutes)) => Ok(Spectators::Delayed { minutes }),
        _ => Err(format!("expected nobody, public, after-end or delayed:15, found {text}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spectators_may_be_delayed() {
        assert_eq!(spectators("delayed:15"), Ok(Spectators::Delayed { minutes: 15 }));
        assert!(spectators("delayed:").is_err() && spectators("all").is_err());
        assert!(spectators("delayed:4").is_err() && spectators("delayed:5").is_ok());
    }
}
