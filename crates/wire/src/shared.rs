//! Tables with several clients: settings, seats, chat and agreements.

use gantry_kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// How a table with several clients is to be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableSettings {
    /// The game's id.
    pub game: String,
    /// Options that differ from the default.
    #[serde(default)]
    pub options: Vec<(String, String)>,
    /// Who may sit at each seat; as many as there are seats.
    pub chairs: Vec<ChairPlan>,
    /// How much time people have.
    #[serde(default)]
    pub pace: Pace,
    /// Who may sit down or watch.
    #[serde(default)]
    pub access: Access,
    /// What spectators see.
    #[serde(default)]
    pub spectators: Spectators,
    /// The bot that stands in for players who are away; empty for the game's usual one.
    #[serde(default)]
    pub stand_in: String,
    /// Whether the result counts for ratings.
    #[serde(default)]
    pub rated: bool,
    /// Whether the cards are dealt as soon as every seat is taken and everybody has added to the
    /// deal; otherwise the owner begins.
    #[serde(default)]
    pub begins: bool,
}

impl TableSettings {
    /// A table for this many people, with the usual settings.
    pub fn for_people(game: impl Into<String>, seats: usize) -> Self {
        Self {
            game: game.into(),
            options: Vec::new(),
            chairs: vec![ChairPlan::Person; seats],
            pace: Pace::default(),
            access: Access::default(),
            spectators: Spectators::default(),
            stand_in: String::new(),
            rated: false,
            begins: false,
        }
    }
}

/// Who may sit at a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ChairPlan {
    /// A person.
    #[default]
    Person,
    /// The bot of this name.
    Bot(String),
}

/// How much time people have. The clock of a person runs while the game waits for them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Pace {
    /// No limit. Real-time games have their own clock.
    #[default]
    Relaxed,
    /// This much each time that the game waits for them.
    PerMove {
        /// In seconds.
        seconds: u32,
    },
    /// A time bank, and an increment each time that the game waited for them.
    Fischer {
        /// What they begin with, in seconds.
        bank_seconds: u32,
        /// What is added, in seconds.
        increment_seconds: u32,
    },
    /// This many days each time that the game waits for them.
    Days {
        /// How many.
        days: u8,
    },
}

impl Pace {
    /// A pace as people type it: `relaxed`, `30s`, `10m+5s` or `3d`.
    pub fn read(text: &str) -> Option<Self> {
        let days = text.strip_suffix('d').and_then(|days| days.parse().ok());
        match (text.split_once('+'), days) {
            _ if text == "relaxed" => Some(Self::Relaxed),
            (Some((bank, more)), _) => {
                seconds(bank).zip(seconds(more)).map(|(bank_seconds, increment_seconds)| {
                    Self::Fischer { bank_seconds, increment_seconds }
                })
            }
            (None, Some(days)) => Some(Self::Days { days }),
            (None, None) => seconds(text).map(|seconds| Self::PerMove { seconds }),
        }
    }
}

/// A whole number with a unit behind it, in seconds.
fn seconds(text: &str) -> Option<u32> {
    let unit = text.chars().next_back()?;
    let number = text.strip_suffix(unit)?;
    let factor = match unit {
        's' => 1,
        'm' => 60,
        'h' => 3600,
        _ => return None,
    };
    number.parse::<u32>().ok()?.checked_mul(factor)
}

/// Who may sit down or watch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Access {
    /// Everybody: the table is listed.
    Open,
    /// Whoever has the link.
    #[default]
    Invitation,
    /// Only the owner.
    Private,
}

/// What spectators see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Spectators {
    /// Nothing.
    Nobody,
    /// What is public; everything once the game is over.
    #[default]
    Public,
    /// Nothing until the game is over; then everything.
    AfterEnd,
    /// Everything, with a delay.
    Delayed {
        /// The delay, in minutes; at least [`Spectators::LEAST_DELAY_MINUTES`].
        minutes: u16,
    },
}

impl Spectators {
    /// The shortest delay: after it, most of what was hidden has been played.
    pub const LEAST_DELAY_MINUTES: u16 = 5;

    /// Whether a table at this pace may show this to spectators. With a delay they see everything,
    /// so a player who learns from them what was hidden must not be able to wait until then. Each
    /// move has to be made within the delay, and nothing may be at stake.
    pub fn suit(self, pace: Pace, is_real_time: bool, rated: bool) -> bool {
        let Self::Delayed { minutes } = self else { return true };
        let within = |seconds: u32| seconds <= u32::from(minutes) * 60;
        let quick = match pace {
            _ if is_real_time => true,
            Pace::PerMove { seconds } => within(seconds),
            // a bank that grows can be saved up until it outlasts any delay
            Pace::Fischer { bank_seconds, increment_seconds } => {
                increment_seconds == 0 && within(bank_seconds)
            }
            Pace::Relaxed | Pace::Days { .. } => false,
        };
        quick && !rated && minutes >= Self::LEAST_DELAY_MINUTES
    }
}

/// A table before the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gathering {
    /// The table.
    pub table: String,
    /// How it is to be played.
    pub settings: TableSettings,
    /// Every seat.
    pub chairs: Vec<ChairInfo>,
    /// The host's commitment to the deal, in hexadecimal digits.
    pub pledge: String,
    /// Whether this client's person is the owner, who may assign chairs and begin the game.
    pub owner: bool,
    /// Whether it is played in real time. Then each person has one seat.
    pub is_real_time: bool,
}

/// A seat before the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChairInfo {
    /// Where.
    pub seat: Seat,
    /// Who sits there; `None` while it is free.
    pub taken: Option<ChairTaken>,
    /// Whether it is this client's.
    pub own: bool,
}

/// Who sits at a seat before the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChairTaken {
    /// What the others call them.
    pub name: String,
    /// `human`, or the name of a bot.
    pub kind: String,
    /// A colour, from 0; each has its own shape, too.
    pub colour: u8,
    /// Whether they have added something to the deal.
    pub salted: bool,
}

/// What a table with several clients says besides the game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SharedState {
    /// How it is played.
    pub settings: Option<TableSettings>,
    /// The seats of this client.
    pub own: SeatSet,
    /// The seats whose players are connected.
    pub connected: SeatSet,
    /// The bots that stand in for players.
    pub stand_ins: Vec<(Seat, String)>,
    /// The players who have resigned.
    pub resigned: SeatSet,
    /// The seats where a bot has stood in at some time.
    pub ever_stood_in: SeatSet,
    /// How much time each person has left, in milliseconds, if there is a limit. The clocks of
    /// those whom the game waits for run on from here.
    pub time_left_ms: Vec<(Seat, u64)>,
    /// What players are asked to agree to.
    pub proposal: Option<Proposal>,
    /// How the game ended, if not by its rules.
    pub ending: Option<Ending>,
    /// The table where the same players play again.
    pub rematch: Option<String>,
}

/// Something that all players have to agree to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proposal {
    /// Who asks.
    pub by: Seat,
    /// For what.
    pub what: Proposed,
    /// Who has agreed.
    pub agreed: SeatSet,
    /// Whose answer is missing.
    pub missing: SeatSet,
}

/// What can be agreed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Proposed {
    /// Takes back the last step of whoever asks, and everything after it.
    TakeBack,
    /// Stops the game without a result. In a rated game with somebody who was not asked because
    /// they are away, whoever proposes it resigns.
    Abandon,
}

/// How a game ended, if not by its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// All but one resigned.
    Resigned,
    /// It was stopped without a result.
    Abandoned,
}

/// A chat line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChatLine {
    /// Its number at this table, from 1.
    pub number: u64,
    /// The seat of whoever wrote it; `None` for a spectator.
    pub seat: Option<Seat>,
    /// The mark of whoever wrote it, by which their lines can be muted: the same for all their
    /// lines at this table, another at other tables.
    pub author: String,
    /// What they are called.
    pub name: String,
    /// What they wrote.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at_ms: u64,
}

/// How much a frame contains. Programs need no text for people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Detail {
    /// Everything.
    #[default]
    Full,
    /// The view, the events and the notation of choices: no phrases and no panels.
    Plain,
    /// The notation of choices and the events, without the view.
    Lean,
}
