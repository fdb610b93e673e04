//! A running match whose game is known only at run time.

use gantry_bots::Budget;
#[cfg(not(target_arch = "wasm32"))]
use gantry_bots::analysis::Analysis;
use gantry_kernel::record::{Header, Record};
use gantry_kernel::{
    Awaiting, Digest, Expected, Kept, Millis, Panel, Phrase, Refusal, Rejection, Seat, Standings,
    Term, Viewer,
};
use thiserror::Error;

#[cfg(not(target_arch = "wasm32"))]
use crate::Enquiry;
use crate::Hint;

/// Something a seat may do: how to write it, and what it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The action in notation.
    pub notation: String,
    /// What it does, in a few words.
    pub phrase: Phrase,
    /// The key for it where there is no time for words.
    pub key: Option<char>,
}

/// What a bot does in real time when it looks at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// This, at once, in notation.
    Act(String),
    /// Nothing before so many milliseconds have passed.
    Wait(u32),
}

/// What one entry of the log told somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    /// The entry, counted from 1.
    pub entry: usize,
    /// What was said.
    pub phrases: Vec<Phrase>,
}

/// Through whose eyes a table is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// Through one viewer's.
    Of(Viewer),
    /// Through every player's at once: for a game that is over, or for its host.
    Everybody,
}

/// Why a table did not do as told. It is as it was.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Objection {
    /// The rules forbid it.
    #[error(transparent)]
    Refused(Refusal),
    /// The text is not an action of this game.
    #[error("{0}")]
    Unreadable(Expected),
    /// The input does not fit the moment.
    #[error("{0}")]
    Untimely(Rejection),
    /// The table has fewer seats.
    #[error("there is no seat {0} at this table")]
    NoSeat(Seat),
    /// The seat has nothing to decide.
    #[error("seat {0} has nothing to decide now")]
    NothingToDecide(Seat),
    /// No such bot.
    #[error("no bot {0:?}")]
    NoBot(String),
    /// Chance cannot speak: the host's secret is not here.
    #[error("the secret of this game is not known, so chance cannot go on")]
    NoSecret,
}

impl From<Rejection> for Objection {
    fn from(rejection: Rejection) -> Self {
        match rejection {
            Rejection::Refused(refusal) => Self::Refused(refusal),
            other => Self::Untimely(other),
        }
    }
}

/// A running match: its header, its log, and everything that may be asked of it.
pub trait Table: Send + Sync {
    /// Who plays what, with which pledge.
    fn header(&self) -> &Header;
    /// Whom the game waits for.
    fn awaiting(&self) -> Awaiting;
    /// Whether it is played in real time: the clock runs while nobody acts.
    fn in_time(&self) -> bool;
    /// The deadline that people play against. A pause of one of them may end earlier.
    fn deadline(&self) -> Option<Millis>;
    /// The time of the last entry.
    fn now(&self) -> Millis;
    /// How many entries the log has.
    fn entries(&self) -> usize;
    /// When the entry with this index came in.
    fn time_of(&self, entry: usize) -> Option<Millis>;
    /// The digest over everything so far.
    fn digest(&self) -> Digest;
    /// The result, once the game is over.
    fn standings(&self) -> Option<Standings>;

    /// Whether the seat has anything to choose from now.
    fn has_choice(&self, seat: Seat) -> bool;
    /// Everything the seat may do now, in the game's order.
    fn choices(&self, seat: Seat) -> Vec<Choice>;
    /// The notation of what a key means to the seat now, also where the rules forbid it: then they say why.
    fn keyed(&self, seat: Seat, key: char) -> Option<String>;
    /// A typed action with what its notation needs beyond what people say; none where nothing is missing.
    fn completed(&self, seat: Seat, text: &str) -> Option<String>;
    /// Whether the seat may do this, and if not, why.
    fn explain(&self, seat: Seat, notation: &str) -> Result<(), Objection>;
    /// The notation of what a bot would do at this seat, from what the seat sees. The same bot decides
    /// the same way at the same point of the same match, so that a saved game goes on as it would have; but for
    /// bots that think by the clock.
    fn decide(&mut self, seat: Seat, bot: &str) -> Result<String, Objection>;

    /// What a bot that sits here does now in real time. It remembers between two calls what it was about to
    /// do, so it is asked again when it said it would look again.
    fn consult(&mut self, seat: Seat, bot: &str) -> Result<Answer, Objection>;

    /// The best choices of a seat with what it may hope for after each, from what the seat sees: the best first.
    fn hints(&self, seat: Seat, budget: Budget) -> Result<Vec<Hint>, Objection>;
    /// What the choices of players, chance and others did to each seat's hope of winning; `progress` hears how many more
    /// of how many estimates are made.
    #[cfg(not(target_arch = "wasm32"))]
    fn analyse(&self, enquiry: &Enquiry, progress: &(dyn Fn(u64, u64) + Sync)) -> Analysis<Choice>;

    /// The seat acts.
    fn act(&mut self, at: Millis, seat: Seat, notation: &str) -> Result<(), Objection>;
    /// Nature speaks until players are awaited or the game is over; how many outcomes it took.
    fn settle(&mut self, at: Millis) -> Result<usize, Objection>;
    /// Chance and all deadlines up to this time speak; how many entries it took. To be called before somebody is
    /// heard at this time.
    fn advance(&mut self, at: Millis) -> Result<usize, Objection>;
    /// The deadline has passed.
    fn timeout(&mut self, at: Millis) -> Result<(), Objection>;
    /// Whether the seat's last step can be taken back.
    fn can_undo(&self, seat: Seat) -> Result<(), Kept>;
    /// Takes back the seat's last step, if it showed nothing.
    fn undo(&mut self, seat: Seat) -> Result<(), Kept>;

    /// The one thing to do or wait for now.
    fn prompt(&self, viewer: Viewer) -> Phrase;
    /// Words of the game and what they mean at this table.
    fn glossary(&self) -> Vec<Term>;
    /// The table in rows of text.
    fn panels(&self, sight: Sight) -> Vec<Panel>;
    /// What the entries after the first `since` said; entries without words are left out.
    fn news(&self, sight: Sight, since: usize) -> Vec<Heard>;
    /// What may be seen, as JSON; for everybody, one view per seat.
    fn view(&self, sight: Sight) -> String;

    /// The whole state as a position. Shows what is hidden.
    fn position(&self) -> String;
    /// The record for everybody, once the game is over: it holds every card that was dealt.
    fn record(&self) -> Option<Record>;
    /// The record with the secret, so that the game can go on from it. Only for its host.
    fn save(&self) -> Record;
    /// The lines of the record for all entries after the first `since`. Only for its host.
    fn lines(&self, since: usize) -> Vec<String>;
    /// The table as it was after the first `entries` entries, if there were that many.
    fn at(&self, entries: usize) -> Option<Box<dyn Table>>;

    /// How many sit here.
    fn seats(&self) -> usize {
        self.header().players.len()
    }

    /// What the players are called, in the order of the seats.
    fn names(&self) -> Vec<String> {
        self.header().players.iter().map(|player| player.name.clone()).collect()
    }

    /// Who should decide next: the lowest of those who hold the game up, or, where nobody does, of
    /// those who are heard; only who has a choice. None: chance, a deadline or the end is next.
    fn next_to_decide(&self) -> Option<Seat> {
        let awaiting = self.awaiting();
        let asked = if awaiting.must().is_empty() { awaiting.may() } else { awaiting.must() };
        asked.iter().find(|&seat| self.has_choice(seat))
    }
}
