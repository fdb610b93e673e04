//! What the page and the worker say to each other: JSON texts through `postMessage`.
//!
//! The worker owns the tables, the bots and the storage; the page only draws. The page sends a [`Call`]; each gets
//! exactly one [`Answer`]. A [`Frame`] comes whenever the table that is looked at has changed, whoever changed it.

mod files;

pub use files::Files;

use gantry_catalog::HUMAN;
use gantry_kernel::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::lessons::Coach;

/// A request with a number by which its answer is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Call {
    /// The number.
    pub id: u32,
    /// What is wanted.
    pub request: Request,
}

/// What the page wants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Request {
    /// How the reader likes it; sent first, and whenever it changes.
    Prefer {
        /// `en`, `de` or `fr`.
        language: String,
        /// The least time between two steps of bots that can be told apart, in milliseconds.
        pause_ms: u32,
    },
    /// All games; see [`Answer::Games`].
    Games,
    /// All tables that are kept; see [`Answer::Tables`].
    Tables,
    /// The seal of the next deal, to be shown before anybody adds to it; see [`Answer::Pledge`].
    Pledge,
    /// A new table; it is looked at from now on.
    Start(Opening),
    /// Begins a lesson, at a table that is not kept.
    Learn {
        /// The game.
        game: String,
        /// The lesson's id.
        lesson: String,
    },
    /// What the coach says has been read.
    ReadOn,
    /// Looks at a table that is kept, unless another tab plays it: see [`Reply::Elsewhere`].
    Open(String),
    /// Looks at it in any case; the other tab does so no longer.
    TakeOver(String),
    /// Looks at a table step by step, as it was after so many entries.
    Replay {
        /// Which table.
        table: String,
        /// After how many entries; none for all.
        entry: Option<usize>,
        /// Whose eyes; none for a player who sits here.
        viewer: Option<Viewer>,
    },
    /// Reads a record, a position or a scenario and looks at the new table that comes of it.
    Read(String),
    /// Reads a file of component values for a game; see [`Answer::Data`].
    ReadData {
        /// The game.
        game: String,
        /// The file.
        text: String,
    },
    /// No table is looked at any more.
    Leave,
    /// Forgets a table for good.
    Forget(String),
    /// The page is hidden or shown again: clocks stand still meanwhile.
    Pause(bool),
    /// This person looks at the screen now.
    Sit(Seat),
    /// The one who looks acts.
    Act(String),
    /// The one who looks presses a key that means an action.
    Key(char),
    /// Takes back the last step.
    Undo,
    /// Whether the one who looks may do this; see [`Answer::Allowed`] and [`Answer::Refused`].
    Explain(String),
    /// What an action would change; see [`Answer::Preview`].
    Preview(String),
    /// The best choices; see [`Answer::Hints`].
    Hint,
    /// What words of the game mean at this table; see [`Answer::Glossary`].
    Glossary,
    /// The record to keep; see [`Answer::File`].
    Export(String),
    /// The position, for a link or a file; see [`Answer::File`]. Shows what is hidden.
    Position,
}

/// How a table is to begin.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening {
    /// The game's id.
    pub game: String,
    /// Options that differ from the default.
    pub options: Vec<(String, String)>,
    /// Who sits where.
    pub seats: Vec<Sitter>,
}

/// How many colours there are.
pub const COLOURS: u8 = 4;

/// Somebody who sits down.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitter {
    /// `human`, or the name of a bot.
    pub kind: String,
    /// What the others call them; empty for a name by seat.
    pub name: String,
    /// A colour, from 0; a shape goes with it.
    pub colour: u8,
    /// What they add to the deal; a bot adds nothing.
    pub salt: String,
}

impl Sitter {
    /// Who usually sits at a seat: a person at the first, this bot at the others, each in a colour of its own.
    pub fn usual(index: usize, bot: &str) -> Self {
        Self {
            kind: if index == 0 { HUMAN } else { bot }.into(),
            name: String::new(),
            colour: u8::try_from(index).unwrap_or_default(),
            salt: String::new(),
        }
    }
}

/// What the worker says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reply {
    /// It listens: what is said before is lost.
    Ready,
    /// To a request.
    Answer {
        /// Its number.
        to: u32,
        /// What came of it.
        answer: Answer,
    },
    /// The table that is looked at, as it is now.
    Frame(Box<Frame>),
    /// Another tab plays this table; it is not looked at here.
    Elsewhere(String),
    /// Something that the reader should know, such as storage that is full.
    Notice(String),
}

/// What came of a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// It is done.
    Done,
    /// The rules refuse it, or it cannot be done.
    Refused(Refused),
    /// Another tab plays the table: nothing is done here.
    Elsewhere,
    /// The rules allow it, but a lesson waits for something else.
    Rather,
    /// The action is allowed.
    Allowed,
    /// The games.
    Games(Vec<GameInfo>),
    /// The tables, the latest first.
    Tables(Vec<TableInfo>),
    /// What the worker has pledged for the next deal, in words.
    Pledge(String),
    /// The table that is now looked at.
    Opened(String),
    /// The table with this name is forgotten.
    Forgotten(String),
    /// The value of the option `data`.
    Data(String),
    /// What an action would change.
    Preview(Preview),
    /// The best choices, the best first.
    Hints(Vec<HintWords>),
    /// Words of the game.
    Glossary(Vec<TermWords>),
    /// A file to keep.
    File {
        /// Its name.
        name: String,
        /// What is in it.
        text: String,
    },
}

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refused {
    /// In words, with the numbers.
    pub words: String,
    /// The rule, if a rule refuses.
    pub rule: Option<String>,
}

/// A game as the home page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameInfo {
    /// Its name in addresses.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Who designed it, and when.
    pub credit: String,
    /// The fewest and the most seats.
    pub seats: (usize, usize),
    /// Bots by name, in the order of the game.
    pub bots: Vec<String>,
    /// The bot that sits down where none is asked for.
    pub usual_bot: String,
    /// Whether it is usually played in real time.
    pub in_time: bool,
    /// The options of a table.
    pub options: Vec<OptionInfo>,
    /// Its component values as a file to edit, if it has one.
    pub data_file: Option<String>,
}

/// An option of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OptionInfo {
    /// Its name.
    pub key: String,
    /// What it takes.
    pub values: OptionKind,
}

/// The values of an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OptionKind {
    /// One of these words; the first is the default.
    Words(Vec<String>),
    /// A number.
    Number {
        /// The default.
        default: u32,
        /// The smallest.
        least: u32,
        /// The largest.
        most: u32,
    },
    /// Own component values, from a file.
    Data,
}

/// A table that is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableInfo {
    /// Its name in addresses.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// What the players are called.
    pub names: Vec<String>,
    /// How many entries its log has.
    pub entries: usize,
    /// When it was last changed, in milliseconds since 1970.
    pub changed_ms: u64,
    /// Whether it is over.
    pub over: bool,
    /// Whether its record may be had.
    pub files: Files,
    /// Whether it can be played and replayed by the rules of today.
    pub readable: bool,
}

/// The table that is looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Frame {
    /// The table.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The options of the table; none if it began from a position.
    pub options: Vec<(String, String)>,
    /// Everybody at the table.
    pub seats: Vec<SeatInfo>,
    /// How many entries the log has.
    pub version: usize,
    /// The digest over everything so far.
    pub digest: String,
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// What they see: the game's own `View` as JSON.
    pub view: String,
    /// Who holds the game up, and who is heard.
    pub awaiting: Waiting,
    /// Hand the screen to this person, then [`Request::Sit`]. Until then the view shows nobody's secrets.
    pub pass_to: Option<Seat>,
    /// The bot that will act next, if one will.
    pub thinking: Option<Seat>,
    /// The one thing to do or wait for now.
    pub prompt: String,
    /// Everything that the one who looks may do now; in a lesson, what the coach waits for.
    pub choices: Vec<ChoiceWords>,
    /// Lines of the log after entry `log_from`; what the page has of later entries is no longer true.
    pub log: Vec<LogLine>,
    /// See `log`.
    pub log_from: usize,
    /// The table in rows of text.
    pub panels: Vec<PanelWords>,
    /// The result, once the game is over.
    pub standings: Option<Vec<Place>>,
    /// The clock, if the game is played against one.
    pub clock: Option<ClockFace>,
    /// Whether the last step can be taken back.
    pub can_undo: bool,
    /// In a replay, how many entries there are in all.
    pub replay: Option<usize>,
    /// Whether record, position and link may be had.
    pub files: Files,
    /// In a lesson, what the coach is at.
    pub coach: Option<Coach>,
}

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatInfo {
    /// Where.
    pub seat: Seat,
    /// What the others call them.
    pub name: String,
    /// `human`, or the name of a bot.
    pub kind: String,
    /// A colour, from 0; a shape goes with it.
    pub colour: u8,
}

/// Whom the game waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Waiting {
    /// Those who hold the game up.
    pub must: SeatSet,
    /// Those who are heard.
    pub may: SeatSet,
    /// Whether choices are secret until all are in.
    pub sealed: bool,
    /// Whether the game has ended.
    pub over: bool,
}

/// Something that can be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChoiceWords {
    /// In notation.
    pub notation: String,
    /// In a few words.
    pub words: String,
    /// The key for it, where there is no time for words.
    pub key: Option<char>,
}

/// What an entry of the log said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogLine {
    /// The entry, counted from 1.
    pub entry: usize,
    /// A sentence.
    pub words: String,
}

/// A part of the table, as rows of text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PanelWords {
    /// Its heading.
    pub title: String,
    /// Whose it is, if a seat's.
    pub seat: Option<Seat>,
    /// A label and what is there.
    pub rows: Vec<RowWords>,
    /// Shown only to those who ask, such as long piles.
    pub on_request: bool,
}

/// A labelled line of a panel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowWords {
    /// What it shows.
    pub label: String,
    /// What is there.
    pub cells: Vec<String>,
}

/// How somebody came out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// Who.
    pub seat: Seat,
    /// Points.
    pub points: i32,
    /// From 1; tied seats share one.
    pub rank: u8,
}

/// The clock of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockFace {
    /// The table's time when the frame was made, in milliseconds.
    pub now_ms: u64,
    /// The deadline on the same clock, if there is one.
    pub deadline_ms: Option<u64>,
    /// Whether it runs.
    pub running: bool,
}

/// What an action would change.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Preview {
    /// What would be told.
    pub news: Vec<String>,
    /// Rows that would read differently.
    pub changes: Vec<Change>,
    /// It cannot be taken back, so what it shows is not shown before.
    pub binding: bool,
}

/// A row before and after.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change {
    /// Whose.
    pub panel: String,
    /// What.
    pub label: String,
    /// Now.
    pub before: String,
    /// Then.
    pub after: String,
}

/// A choice and what to hope for after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HintWords {
    /// The choice.
    pub choice: ChoiceWords,
    /// The share of the win, in percent.
    pub percent: u8,
}

/// A word of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TermWords {
    /// As notation writes it.
    pub word: String,
    /// As people call it.
    pub name: String,
    /// What it means.
    pub text: String,
}

#[cfg(test)]
mod tests;
