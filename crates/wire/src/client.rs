//! What a client says.

use gantry_kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::{ChairPlan, Detail, Opening};

/// A message with a number by which its answer is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Call {
    /// The number, chosen by the client. Its answer repeats it, so calls under way have different
    /// ones.
    pub id: u32,
    /// What is wanted.
    pub message: ClientMessage,
}

/// What a client wants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum ClientMessage {
    /// How this client likes it; sent first, and whenever it changes.
    Prefer {
        /// What a person without a name is called, in the reader's language; the letter of the
        /// seat follows.
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
        /// The game's id.
        game: String,
        /// The lesson's id.
        lesson: String,
    },
    /// Goes on to the next step of a lesson: what the coach says has been read.
    NextStep,
    /// Looks at the kept table with this id, unless it is played elsewhere:
    /// see [`crate::HostMessage::Elsewhere`].
    Open(String),
    /// Looks at the kept table with this id in any case; whoever played it elsewhere does so no
    /// longer.
    TakeOver(String),
    /// Looks at a table step by step, as it was after so many entries.
    Replay {
        /// The table's id.
        table: String,
        /// After how many entries; none for all.
        entry: Option<usize>,
        /// Which viewer's view; none for a player who sits here. Until the game is over, another
        /// player's view is not shown.
        viewer: Option<Viewer>,
    },
    /// Reads the text of a record, a position or a scenario and looks at the new table that comes
    /// of it.
    Read(String),
    /// Reads a file of component values for a game; see [`crate::Answer::Data`].
    ReadData {
        /// The game's id.
        game: String,
        /// What is in the file.
        text: String,
    },
    /// Looks at no table any more.
    Leave,
    /// Deletes the table with this id for good; see [`crate::Answer::Forgotten`].
    Forget(String),
    /// The client is hidden (true) or shown again (false): clocks stand still meanwhile.
    Pause(bool),
    /// The person of this seat is in front of the screen now.
    Sit(Seat),
    /// The viewer acts, in notation.
    Act(String),
    /// The viewer presses a key that means an action; see [`gantry_kernel::Choice::key`]. Capitals
    /// count as small letters where they mean nothing themselves.
    Key(char),
    /// Takes back the viewer's last step.
    Undo,
    /// Whether the viewer may do this, in notation; see [`crate::Answer::Allowed`] and
    /// [`crate::Answer::Refused`].
    Explain(String),
    /// How an action that somebody typed is written, and whether the viewer may do it. Spaces and
    /// capitals are forgiven, and what notation needs beyond what people say is filled in; see
    /// [`crate::Answer::Judged`].
    Judge(String),
    /// What an action, in notation, would change; see [`crate::Answer::Preview`].
    Preview(String),
    /// The best choices; see [`crate::Answer::Hints`].
    Hint,
    /// What words of the game mean at this table; see [`crate::Answer::Glossary`].
    Glossary,
    /// The record of the table with this id; see [`crate::Answer::File`].
    Export(String),
    /// The position, for a link or a file; see [`crate::Answer::File`]. Shows what is hidden.
    Position,

    /// Looks at a table that other clients look at as well, or does so again after the connection
    /// was lost; see [`crate::HostMessage::Gathering`] and [`crate::HostMessage::Frame`].
    Enter {
        /// Which table.
        table: String,
        /// How much its frames are to hold.
        detail: Detail,
        /// How many lines of its log the client knows; none for nothing.
        known: Option<usize>,
    },
    /// Sits down at a free seat of a table that gathers, or adds to the deal there.
    Join {
        /// Where; none for the first that is free.
        seat: Option<Seat>,
        /// What the others call them at this table; empty for the name of the account.
        name: String,
        /// What they add to the deal; empty for nothing.
        salt: String,
        /// A colour, from 0.
        colour: u8,
    },
    /// Leaves a seat of a table that gathers.
    StandUp(Seat),
    /// Whoever opened the table puts a bot at a seat, or frees it for a person.
    Assign {
        /// Where.
        seat: Seat,
        /// Who may sit there.
        chair: ChairPlan,
    },
    /// Whoever opened the table begins the game: every seat is taken.
    Begin,
    /// Gives up at this seat.
    Resign(Seat),
    /// Is back at this seat: the bot that stood in no longer plays.
    Return(Seat),
    /// Asks everybody who plays to stop the game without a result.
    ProposeAbandon,
    /// Agrees to what somebody has proposed, or does not.
    Respond(bool),
    /// Says something to everybody at the table.
    Say(String),
    /// Hears nothing more that the person at this seat says, or does so again.
    Mute {
        /// Whom.
        seat: Seat,
        /// Whether it is silent.
        silent: bool,
    },
    /// Tells the host of the server about something that was said.
    Report {
        /// The number of the line.
        line: u64,
        /// Why.
        reason: String,
    },
    /// Opens a table for the same players with seats moved on by one; see
    /// [`crate::Answer::Opened`].
    Rematch,
    /// Shows the table as another viewer sees it, where that is allowed.
    LookAs(Viewer),
}
