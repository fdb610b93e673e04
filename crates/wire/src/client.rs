//! What a client says.

use gantry_kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::Opening;

/// A message with a number by which its answer is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Call {
    /// The number.
    pub id: u32,
    /// What is wanted.
    pub message: ClientMessage,
}

/// What a client wants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ClientMessage {
    /// How this client likes it; sent first, and whenever it changes.
    Prefer {
        /// What a person without a name is called; the letter of the seat follows.
        person: String,
        /// The same for a bot.
        bot: String,
        /// The least time between two steps of bots that can be told apart, in milliseconds.
        pause_ms: u32,
    },
    /// All games; see [`crate::Answer::Games`].
    Games,
    /// All tables that are kept; see [`crate::Answer::Tables`].
    Tables,
    /// The pledge for the next deal, shown before anybody adds to it; see
    /// [`crate::Answer::Pledge`].
    Pledge,
    /// Starts a new table and looks at it.
    Start(Opening),
    /// Starts a lesson, at a table that is not kept.
    Learn {
        /// The game.
        game: String,
        /// The lesson's id.
        lesson: String,
    },
    /// Goes on to the next step of a lesson: what the coach says has been read.
    NextStep,
    /// Looks at a table that is kept, unless it is played elsewhere:
    /// see [`crate::HostMessage::Elsewhere`].
    Open(String),
    /// Looks at it in any case; whoever played it elsewhere does so no longer.
    TakeOver(String),
    /// Looks at a table step by step, as it was after so many entries.
    Replay {
        /// Which table.
        table: String,
        /// After how many entries; none for all.
        entry: Option<usize>,
        /// Which viewer's view; none for a player who sits here.
        viewer: Option<Viewer>,
    },
    /// Reads a record, a position or a scenario and looks at the new table that comes of it.
    Read(String),
    /// Reads a file of component values for a game; see [`crate::Answer::Data`].
    ReadData {
        /// The game.
        game: String,
        /// The file.
        text: String,
    },
    /// Looks at no table any more.
    Leave,
    /// Deletes a table for good.
    Forget(String),
    /// The client is hidden or shown again: clocks stand still meanwhile.
    Pause(bool),
    /// This person is in front of the screen now.
    Sit(Seat),
    /// The viewer acts.
    Act(String),
    /// The viewer presses a key that means an action. Capitals count as small letters where they
    /// mean nothing themselves.
    Key(char),
    /// Takes back the viewer's last step.
    Undo,
    /// Whether the viewer may do this; see [`crate::Answer::Allowed`] and
    /// [`crate::Answer::Refused`].
    Explain(String),
    /// How an action that somebody typed is written, and whether the viewer may do it. Spaces and
    /// capitals are forgiven, and what notation needs beyond what people say is filled in; see
    /// [`crate::Answer::Judged`].
    Judge(String),
    /// What an action would change; see [`crate::Answer::Preview`].
    Preview(String),
    /// The best choices; see [`crate::Answer::Hints`].
    Hint,
    /// What words of the game mean at this table; see [`crate::Answer::Glossary`].
    Glossary,
    /// The record of a table; see [`crate::Answer::File`].
    Export(String),
    /// The position, for a link or a file; see [`crate::Answer::File`]. Shows what is hidden.
    Position,
}
