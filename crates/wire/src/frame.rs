//! The table that is looked at.

use gantry_kernel::{Awaiting, Choice, EntryEvents, Heard, Panel, Phrase, Seat, Standings, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Files, Sharing};

/// A table as one viewer sees it now, and what has happened since the frame before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Frame {
    /// The table's id; in a lesson, the ids of game and lesson with a slash between them.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The options of the table by key, as they are written; none if it began from a position.
    pub options: Vec<(String, String)>,
    /// Everybody at the table, by ascending seat.
    pub seats: Vec<SeatInfo>,
    /// How many entries the log has; in a replay, how many of them are shown.
    pub version: usize,
    /// The digest over everything so far, in hexadecimal digits.
    pub digest: String,
    /// Whose view this is.
    pub viewer: Viewer,
    /// What they see: the game's own `View` as JSON.
    pub view: String,
    /// Who holds the game up, and who is heard.
    pub awaiting: Awaiting,
    /// Hand the screen to this person, who then sends [`crate::ClientMessage::Sit`]. Until then
    /// the view shows nobody's secrets.
    pub pass_to: Option<Seat>,
    /// The bot that will act next, if one will.
    pub thinking: Option<Seat>,
    /// The one thing to do or wait for now.
    pub prompt: Phrase,
    /// Everything that the viewer may do now; in a lesson, what the coach waits for.
    pub choices: Vec<Choice>,
    /// What the entries after `news_from` told the viewer, in phrases.
    pub news: Vec<Heard>,
    /// The same as the game's own events, so that clients can show what happened.
    pub events: Vec<EntryEvents>,
    /// A number of entries: `news` and `events` are of the entries after it. What earlier frames
    /// told of those is no longer true.
    pub news_from: usize,
    /// The table as the viewer sees it, in rows of text.
    pub panels: Vec<Panel>,
    /// The result, once the game is over.
    pub standings: Option<Standings>,
    /// Whether it is played in real time: the clock runs while nobody acts.
    pub in_time: bool,
    /// The clock, if the game is played against one.
    pub clock: Option<ClockReading>,
    /// Whether the viewer's last step can be taken back.
    pub can_undo: bool,
    /// In a replay, how many entries there are in all; none otherwise.
    pub replay: Option<usize>,
    /// Whether record, position and link may be had.
    pub files: Files,
    /// In a lesson, the step that the coach is at.
    pub coach: Option<Coach>,
    /// What the host has pledged for the deal, in hexadecimal digits; none in a lesson.
    pub pledge: Option<String>,
    /// How many lines the log has, with notes and steps taken back. Frames of one table never go
    /// back: a client that reconnects names the lines it knows.
    pub lines: usize,
    /// At a table with several clients, what it tells beside the game.
    pub sharing: Option<Box<Sharing>>,
}

impl Frame {
    /// The person at this screen who is to decide now, unless a bot decides before: whoever the
    /// screen is to be handed to, or the viewer. None in a replay and in real time, where nobody
    /// waits for anybody.
    pub fn asked(&self) -> Option<Seat> {
        if self.in_time || self.thinking.is_some() {
            return None;
        }
        let must = self.awaiting.must();
        let heard = if must.is_empty() { self.awaiting.may() } else { must };
        let viewer = self.viewer.seat().filter(|seat| heard.contains(*seat));
        self.pass_to.or_else(|| viewer.filter(|_| !self.choices.is_empty()))
    }

    /// What the players are called, in the order of the seats.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.clone()).collect()
    }
}

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatInfo {
    /// Which seat they have.
    pub seat: Seat,
    /// What the others call them.
    pub name: String,
    /// `human`, or the name of a bot.
    pub kind: String,
    /// A colour, from 0 to below [`crate::COLOURS`]; a shape goes with it.
    pub colour: u8,
}

/// What the clock of a table shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockReading {
    /// The table's time when the frame was made, in milliseconds; see [`gantry_kernel::Millis`].
    pub now_ms: u64,
    /// The deadline on the same clock, in milliseconds, if there is one.
    pub deadline_ms: Option<u64>,
    /// Whether it runs; a clock stands still while the client is hidden, and when the game is over.
    pub running: bool,
}

/// The step of a lesson that the coach is at; the client has the words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Coach {
    /// The lesson's id.
    pub lesson: String,
    /// The step's id within the lesson.
    pub id: String,
    /// The number of the step, from 0.
    pub step: usize,
    /// How many steps there are.
    pub steps: usize,
    /// The number of the rule behind it, such as `LP-4.2`.
    pub rule: String,
    /// Whether an action is waited for; otherwise it is only read.
    pub waits: bool,
    /// Whether there are words for those who try something else.
    pub why: bool,
}

impl Coach {
    /// Whether this is the end of the lesson.
    pub const fn is_done(&self) -> bool {
        self.step + 1 == self.steps
    }
}
