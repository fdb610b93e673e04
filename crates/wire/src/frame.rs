//! The open table.

use gantry_kernel::{
    Awaiting, Category, Choice, EntryEvents, EntryPhrases, Panel, Phrase, Seat, Standings, Viewer,
};
use serde::{Deserialize, Serialize};

use crate::{Files, PuzzleFrame, SharedState};

/// A table as one viewer sees it now, and what has happened since the previous frame.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Frame {
    /// The table's id; in a lesson, the ids of game and lesson, separated by a slash.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The options of the table by key, as they are written; empty if it began from a position.
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
    /// Who must act, and who may act.
    pub awaiting: Awaiting,
    /// The person to hand the screen to, who then sends [`crate::ClientMessage::Sit`]. Until then
    /// the view shows nobody's secrets.
    pub pass_to: Option<Seat>,
    /// The bot that will act next, if one will.
    pub thinking: Option<Seat>,
    /// The one thing to do or to wait for now.
    pub prompt: Phrase,
    /// Everything that the viewer may do now; in a lesson, only what the coach waits for.
    pub choices: Vec<Choice>,
    /// What the entries after `news_from` told the viewer, as phrases.
    pub news: Vec<EntryPhrases>,
    /// The same as the game's own events, so that clients can show what happened.
    pub events: Vec<EntryEvents>,
    /// The number of entries after which `news` and `events` begin. What earlier frames told of
    /// later entries is no longer true.
    pub news_from: usize,
    /// The table as the viewer sees it, in rows of text.
    pub panels: Vec<Panel>,
    /// The result, once the game is over.
    pub standings: Option<Standings>,
    /// Where everybody's points come from, once the game is over.
    pub breakdown: Vec<Category>,
    /// Whether it is played in real time: the clock runs while nobody acts.
    pub is_real_time: bool,
    /// The clock, if the game is played against one.
    pub clock: Option<ClockReading>,
    /// Whether the viewer's last step can be taken back.
    pub can_undo: bool,
    /// In a replay, how many entries there are in all; otherwise `None`.
    pub replay: Option<usize>,
    /// Whether record, position and link may be exported.
    pub files: Files,
    /// In a lesson, the current step of the coach.
    pub coach: Option<Coach>,
    /// At a table that shows a puzzle, which one.
    pub puzzle: Option<Box<PuzzleFrame>>,
    /// The host's commitment to the deal, in hexadecimal digits; `None` in a lesson.
    pub pledge: Option<String>,
    /// How many lines the log has, including notes and steps that were taken back. This number
    /// never decreases at one table: a client that reconnects says how many lines it knows.
    pub lines: usize,
    /// At a table with several clients, what it says besides the game.
    pub sharing: Option<Box<SharedState>>,
}

impl Frame {
    /// The person at this screen who has to decide now, unless a bot decides first: the one to hand
    /// the screen to, or the viewer. `None` in a replay, and in real time, where nobody waits for
    /// anybody.
    pub fn asked(&self) -> Option<Seat> {
        if self.is_real_time || self.thinking.is_some() {
            return None;
        }
        let must = self.awaiting.must();
        let able = if must.is_empty() { self.awaiting.may() } else { must };
        let viewer = self.viewer.seat().filter(|seat| able.contains(*seat));
        self.pass_to.or_else(|| viewer.filter(|_| !self.choices.is_empty()))
    }

    /// Whether it is a lesson or a puzzle: a prepared position that is not kept.
    pub const fn is_prepared(&self) -> bool {
        self.coach.is_some() || self.puzzle.is_some()
    }

    /// The players' names, in seat order.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.clone()).collect()
    }
}

/// A player at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatInfo {
    /// Their seat.
    pub seat: Seat,
    /// What the others call them.
    pub name: String,
    /// `human`, or the name of a bot.
    pub kind: String,
    /// A colour, from 0 to below [`crate::COLOURS`]; each has its own shape, too.
    pub colour: u8,
}

/// What the clock of a table shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockReading {
    /// The table's time when the frame was made, in milliseconds; see [`gantry_kernel::Millis`].
    pub now_ms: u64,
    /// The deadline on the same clock, in milliseconds, if there is one.
    pub deadline_ms: Option<u64>,
    /// Whether it is running; a clock is stopped while the client is hidden, and when the game is
    /// over.
    pub running: bool,
}

/// The current step of a lesson; the client has the texts.
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
    /// Whether it waits for an action; otherwise it is only read.
    pub waits: bool,
    /// Whether there is a message for players who try something else.
    pub why: bool,
}

impl Coach {
    /// Whether this is the end of the lesson.
    pub const fn is_done(&self) -> bool {
        self.step + 1 == self.steps
    }
}
