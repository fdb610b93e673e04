//! What happens at a table outside the game: a bot stands in, a step is taken back by agreement,
//! somebody resigns. The rules never see it. The log does, so that a record is complete.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::{MAX_SEATS, ParseError, Seat, SeatSet, outside};

/// Something that happened at the table. Its notation is part of the digest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// A bot plays this seat until its player returns.
    StandIn {
        /// Whose seat.
        seat: Seat,
        /// The bot's name.
        bot: String,
    },
    /// The player of this seat is back.
    Return {
        /// Whose seat.
        seat: Seat,
    },
    /// The player of this seat has resigned. A bot plays on if others still play.
    Resign {
        /// Whose seat.
        seat: Seat,
        /// The bot's name.
        bot: String,
    },
    /// Only the first `to` steps of the game still count.
    TakeBack {
        /// Who asked for it.
        seat: Seat,
        /// How many steps are left.
        to: usize,
    },
    /// The game stops here, without a result.
    Abandon,
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::StandIn { seat, bot } => write!(f, "stand-in {seat} {bot}"),
            Self::Return { seat } => write!(f, "return {seat}"),
            Self::Resign { seat, bot } => write!(f, "resign {seat} {bot}"),
            Self::TakeBack { seat, to } => write!(f, "take-back {seat} {to}"),
            Self::Abandon => f.write_str("abandon"),
        }
    }
}

impl FromStr for Note {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<&str> = text.split(' ').collect();
        let bot = |name: &str| outside::word("the name of a bot", name).map(|()| name.to_owned());
        match words[..] {
            ["stand-in", seat, name] => Ok(Self::StandIn { seat: seat.parse()?, bot: bot(name)? }),
            ["return", seat] => Ok(Self::Return { seat: seat.parse()? }),
            ["resign", seat, name] => Ok(Self::Resign { seat: seat.parse()?, bot: bot(name)? }),
            ["take-back", seat, to] => {
                let to = to.parse().map_err(|_| ParseError::new("a number of steps", to))?;
                Ok(Self::TakeBack { seat: seat.parse()?, to })
            }
            ["abandon"] => Ok(Self::Abandon),
            _ => {
                let expected = "stand-in SEAT BOT, return SEAT, resign SEAT BOT, \
                                take-back SEAT STEPS or abandon";
                Err(ParseError::new(expected, text))
            }
        }
    }
}

/// Why a note does not fit the table. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoteError {
    /// The game is over, so nothing can happen any more.
    #[error("the game is over")]
    Over,
    /// The table has fewer seats.
    #[error("there is no seat {0} at this table")]
    NoSeat(Seat),
    /// A bot already plays there.
    #[error("a bot stands in at seat {0} already")]
    StoodIn(Seat),
    /// No bot stands in there.
    #[error("no bot stands in at seat {0}")]
    NotStoodIn(Seat),
    /// The player has resigned.
    #[error("the player of seat {0} has resigned")]
    Resigned(Seat),
    /// There are not that many steps.
    #[error("there are {steps} steps, so none can be taken back to step {to}")]
    NothingToTakeBack {
        /// What was asked for.
        to: usize,
        /// How many there are.
        steps: usize,
    },
    /// Earlier than the line before.
    #[error("time runs backwards: {at} ms after {last} ms")]
    Backwards {
        /// The time given.
        at: u64,
        /// The time of the line before.
        last: u64,
    },
}

/// Who plays which seat, according to the notes so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attendance {
    stand_ins: [Option<String>; MAX_SEATS],
    resigned: SeatSet,
    /// Every seat where a bot has stood in at some time.
    ever: SeatSet,
    abandoned: bool,
}

impl Attendance {
    /// The bot that stands in at the seat.
    pub fn stand_in(&self, seat: Seat) -> Option<&str> {
        self.stand_ins[seat.index()].as_deref()
    }

    /// The players who have resigned.
    pub const fn resigned(&self) -> SeatSet {
        self.resigned
    }

    /// The seats where a bot has stood in at some time; a result says so.
    pub const fn ever_stood_in(&self) -> SeatSet {
        self.ever
    }

    /// Whether the game was stopped without a result.
    pub const fn is_abandoned(&self) -> bool {
        self.abandoned
    }

    /// Whether the game ended before its rules ended it.
    pub const fn has_ended(&self, seats: usize) -> bool {
        self.abandoned || self.resigned.len() + 1 >= seats && !self.resigned.is_empty()
    }

    /// Whether the note fits the notes before it.
    pub(crate) fn check(&self, seats: usize, steps: usize, note: &Note) -> Result<(), NoteError> {
        let known = |seat: Seat| match seat.index() < seats {
            true if self.resigned.contains(seat) => Err(NoteError::Resigned(seat)),
            true => Ok(()),
            false => Err(NoteError::NoSeat(seat)),
        };
        match *note {
            Note::StandIn { seat, .. } => {
                known(seat)?;
                match self.stand_in(seat) {
                    Some(_) => Err(NoteError::StoodIn(seat)),
                    None => Ok(()),
                }
            }
            Note::Return { seat } => {
                known(seat)?;
                self.stand_in(seat).map(|_| ()).ok_or(NoteError::NotStoodIn(seat))
            }
            Note::Resign { seat, .. } => known(seat),
            Note::TakeBack { seat, to } => {
                known(seat)?;
                if to < steps { Ok(()) } else { Err(NoteError::NothingToTakeBack { to, steps }) }
            }
            Note::Abandon => Ok(()),
        }
    }

    /// Applies a note that fits.
    pub(crate) fn take(&mut self, note: &Note) {
        match note {
            Note::StandIn { seat, bot } => {
                self.stand_ins[seat.index()] = Some(bot.clone());
                self.ever = self.ever.with(*seat);
            }
            Note::Return { seat } => self.stand_ins[seat.index()] = None,
            Note::Resign { seat, bot } => {
                self.stand_ins[seat.index()] = Some(bot.clone());
                self.resigned = self.resigned.with(*seat);
                self.ever = self.ever.with(*seat);
            }
            Note::TakeBack { .. } => {}
            Note::Abandon => self.abandoned = true,
        }
    }
}
