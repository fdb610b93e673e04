//! A running match whose game is known only at run time.

mod advice;
mod log;
mod presentation;

use gantry_kernel::{InputError, NoteError, ParseError, Refusal, Seat, Viewer};
use thiserror::Error;

pub use advice::{Advice, BotMove, Thinking, Timing};
pub use log::{Intent, Log, PreparedStep};
pub use presentation::Presentation;

/// Whose knowledge a table is shown with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Perspective {
    /// One viewer's.
    Of(Viewer),
    /// Every player's at once: for a finished game, or for its host.
    Everybody,
}

/// Why a table did not do as asked. It is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TableError {
    /// The rules forbid it.
    #[error(transparent)]
    Refused(Refusal),
    /// The text is not an action of this game.
    #[error("{0}")]
    Unreadable(ParseError),
    /// The input is not possible now.
    #[error("{0}")]
    Untimely(InputError),
    /// The note does not fit the table.
    #[error(transparent)]
    Note(#[from] NoteError),
    /// The table has fewer seats.
    #[error("there is no seat {0} at this table")]
    NoSeat(Seat),
    /// The seat has nothing to decide.
    #[error("seat {0} has nothing to decide now")]
    NothingToDecide(Seat),
    /// No such bot.
    #[error("no bot {0:?}")]
    NoBot(String),
    /// Chance cannot be drawn: the host's secret is not here.
    #[error("the secret of this game is not known, so chance cannot go on")]
    NoSecret,
}

impl From<InputError> for TableError {
    fn from(rejection: InputError) -> Self {
        match rejection {
            InputError::Refused(refusal) => Self::Refused(refusal),
            other => Self::Untimely(other),
        }
    }
}

/// A running match whose game is known only at run time: its log, what each viewer may be told, and
/// advice.
pub trait Table: Log + Presentation + Advice + Send + Sync {}

impl<T: Log + Presentation + Advice + Send + Sync> Table for T {}
