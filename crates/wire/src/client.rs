//! What a client sends.

use gantry_kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::{ChairPlan, Detail, NewTable};

/// A message with a number that identifies its answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Call {
    /// The number, chosen by the client. The answer repeats it, so calls in progress have different
    /// numbers.
    pub id: u32,
    /// The message.
    pub message: ClientMessage,
}

/// What a client asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum ClientMessage {
    /// The client's preferences; sent first, and whenever they change.
    Prefer {
        /// What a person without a name is called, in the reader's language; the letter of the seat
        /// follows.
        person: String,
        /// The same for a bot.
        bot: String,
        /// The minimum time between two steps of bots, in milliseconds, so that people can tell
        /// them apart.
        pause_ms: u32,
    },
    /// All games; see [`crate::Answer::Games`].
    Games,
    /// All kept tables; see [`crate::Answer::Tables`].
    Tables,
    /// The commitment of the next deal, shown before anybody adds to it; see
    /// [`crate::Answer::Pledge`].
    Pledge,
    /// Starts and opens a new table.
    Start(NewTable),
    /// Starts a lesson, at a table that is not kept.
    Learn {
        /// The game's id.
        game: String,
        /// The lesson's id.
        lesson: String,
    },
    /// Goes on to the next step of a lesson: the player has read the coach's text.
    NextStep,
    /// Opens the kept table with this id, unless it is played elsewhere: see
    /// [`crate::HostMessage::Elsewhere`].
    Open(String),
    /// Opens the kept table with this id in any case. Another client that played it loses it.
    TakeOver(String),
    /// Opens a table as a replay, as it was after some number of entries.
    Replay {
        /// The table's id.
        table: String,
        /// After how many entries; `None` for all.
        entry: Option<usize>,
        /// Which viewer's view; `None` for a player who sits here. Until the game is over, another
        /// player's view is not shown.
        viewer: Option<Viewer>,
    },
    /// Reads the text of a record, a position or a scenario and opens the table that it gives.
    Read(String),
    /// Opens what can be read of a damaged record as a new table; the damaged one stays as it is.
    /// See [`crate::Answer::Damaged`].
    Recover(RecordSource),
    /// Reads a file of component values for a game; see [`crate::Answer::Data`].
    ReadData {
        /// The game's id.
        game: String,
        /// The contents of the file.
        text: String,
    },
    /// Closes the open table.
    Leave,
    /// Deletes the table with this id for good; see [`crate::Answer::Forgotten`].
    Forget(String),
    /// The client is hidden (true) or shown again (false): clocks are stopped meanwhile.
    Pause(bool),
    /// The person of this seat is in front of the screen now.
    Sit(Seat),
    /// The viewer acts, in notation.
    Act(String),
    /// The viewer presses a key that means an action; see [`gantry_kernel::Choice::key`]. Capital
    /// letters count as small ones where they have no meaning of their own.
    Key(char),
    /// Takes back the viewer's last step.
    Undo,
    /// Whether the viewer may do this, in notation; see [`crate::Answer::Allowed`] and
    /// [`crate::Answer::Refused`].
    Explain(String),
    /// How a typed action is written in notation, and whether the viewer may do it. Spaces and
    /// capital letters do not matter, and what people leave out of the notation is filled in; see
    /// [`crate::Answer::Judged`].
    Judge(String),
    /// What an action, in notation, would change; see [`crate::Answer::Preview`].
    Preview(String),
    /// The best choices; see [`crate::Answer::Hints`].
    Hint,
    /// The game's terms and what they mean at this table; see [`crate::Answer::Glossary`].
    Glossary,
    /// The record of the table with this id; see [`crate::Answer::File`].
    Export(String),
    /// The position, for a link or a file; see [`crate::Answer::File`]. It shows what is hidden.
    Position,

    /// Opens a table that other clients have open, too, or opens it again after the connection was
    /// lost; see [`crate::HostMessage::Gathering`] and [`crate::HostMessage::Frame`].
    Enter {
        /// Which table.
        table: String,
        /// How much its frames contain.
        detail: Detail,
        /// How many lines of its log the client knows; `None` for nothing.
        known: Option<usize>,
    },
    /// Sits down at a free seat before the deal, or adds to the deal there.
    Join {
        /// Where; `None` for the first free seat.
        seat: Option<Seat>,
        /// What the others call them at this table; empty for the name of the account.
        name: String,
        /// What they add to the deal; empty for nothing.
        salt: String,
        /// A colour, from 0.
        colour: u8,
    },
    /// Leaves a seat before the deal.
    StandUp(Seat),
    /// The owner of the table puts a bot at a seat, or frees it for a person.
    Assign {
        /// Where.
        seat: Seat,
        /// Who may sit there.
        chair: ChairPlan,
    },
    /// The owner of the table begins the game: every seat is taken.
    Begin,
    /// Resigns at this seat.
    Resign(Seat),
    /// Is back at this seat: the bot that stood in stops playing.
    Return(Seat),
    /// Asks all players to stop the game without a result.
    ProposeAbandon,
    /// Agrees to a proposal, or refuses it.
    Respond(bool),
    /// Sends a chat line to everybody at the table.
    Say(String),
    /// Hides the chat lines of an author, or shows them again; see [`crate::ChatLine::author`].
    Mute {
        /// Whose lines.
        author: String,
        /// Whether to hide them.
        silent: bool,
    },
    /// Reports a chat line to the operators of the server.
    Report {
        /// The number of the line.
        line: u64,
        /// Why.
        reason: String,
    },
    /// Opens a table for the same players, each one seat further on; see [`crate::Answer::Opened`].
    Rematch,
    /// Shows the table as another viewer sees it, where that is allowed.
    LookAs(Viewer),
    /// One more estimate of how the finished game went; see [`crate::Answer::Course`]. A client
    /// asks again until the course is done.
    Course,
    /// Shows a puzzle of a game, at a table that is not kept; see [`crate::Frame::puzzle`].
    Puzzle {
        /// The game's id.
        game: String,
        /// Its number, from 1.
        number: usize,
    },
    /// Opens the deal of a day, or goes on with it: everybody has the same deal, seat and bots.
    Daily {
        /// The game's id.
        game: String,
        /// The day, as `2026-11-18`.
        date: String,
    },
    /// The results of the deal of a day, and one more step towards those of bots; see
    /// [`crate::Answer::Daily`]. A client asks again until they are done.
    DailyResults {
        /// The game's id.
        game: String,
        /// The day, as `2026-11-18`.
        date: String,
    },
    /// Checks a record: the commitment, every shuffle and every digest; see
    /// [`crate::Answer::Verified`].
    Verify(RecordSource),
    /// What can be said about the next step in the replay of a finished game; see
    /// [`crate::Answer::Review`].
    Review,
}

/// Where a record is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RecordSource {
    /// At the kept table with this id.
    Kept(String),
    /// Here.
    Text(String),
}
