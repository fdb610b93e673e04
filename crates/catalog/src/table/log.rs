//! The log of a table: what has happened, and what happens next.

use std::any::Any;
use std::fmt;

use gantry_kernel::record::{Header, Record};
use gantry_kernel::{
    Attendance, Awaiting, Digest, Millis, Note, Seat, Standings, UndoError, Waited,
};

use super::{Table, TableError};

/// What is to become the next entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent<'a> {
    /// A seat acts.
    Act {
        /// Who.
        seat: Seat,
        /// What, in notation.
        notation: &'a str,
    },
    /// An outcome of chance, from the dice that belong to this point of the match.
    Chance,
    /// The deadline has passed.
    Timeout,
    /// Something happened at the table, outside the game.
    Note(&'a Note),
}

/// An entry that has been accepted but is not yet part of the match: to be stored, then committed.
pub struct PreparedStep {
    /// Its line in the record.
    pub line: String,
    /// The digest after it.
    pub digest: Digest,
    entry: Box<dyn Any + Send>,
}

impl PreparedStep {
    /// Wraps an entry of the table's own type.
    pub fn new<T: Any + Send>(line: String, digest: Digest, entry: T) -> Self {
        Self { line, digest, entry: Box::new(entry) }
    }

    /// Unwraps the entry.
    ///
    /// # Panics
    /// If it has another type: another table prepared it.
    pub fn into_entry<T: Any>(self) -> T {
        *self.entry.downcast().expect("prepared by this table")
    }
}

impl fmt::Debug for PreparedStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PreparedStep").field("line", &self.line).finish_non_exhaustive()
    }
}

/// A match with its header: everything that has happened, and what may happen next.
pub trait Log {
    /// Who plays what, with which commitment.
    fn header(&self) -> &Header;
    /// Whom the game waits for.
    fn awaiting(&self) -> Awaiting;
    /// Whether it is played in real time: the clock runs while nobody acts.
    fn is_real_time(&self) -> bool;
    /// The deadline that people play against. A player's pause may end earlier.
    fn deadline(&self) -> Option<Millis>;
    /// The time of the last line of the log.
    fn now(&self) -> Millis;
    /// How many entries of the log count.
    fn entries(&self) -> usize;
    /// How many lines the log has: entries that count, entries taken back, and notes. It only
    /// grows, except for [`Log::undo`].
    fn line_count(&self) -> usize;
    /// Who plays which seat, according to the notes; `None` if there are none.
    fn attendance(&self) -> Option<&Attendance>;
    /// Whom the game waited for after each line of its log. Lines after which chance is next are
    /// left out.
    fn waited_for(&self) -> Vec<Waited>;
    /// The index of the last entry in which the seat acted.
    fn last_act_of(&self, seat: Seat) -> Option<usize>;
    /// When the entry with this index came in.
    fn time_of(&self, entry: usize) -> Option<Millis>;
    /// The digest over everything so far.
    fn digest(&self) -> Digest;
    /// The result, once the game is over.
    fn standings(&self) -> Option<Standings>;
    /// Whether the seat has anything to choose now.
    fn has_choice(&self, seat: Seat) -> bool;

    /// Works out the next entry without adding it to the match, so that a host can store it before
    /// anybody is told.
    fn prepare(&self, at: Millis, intent: Intent<'_>) -> Result<PreparedStep, TableError>;
    /// Adds a prepared entry to the match.
    ///
    /// # Panics
    /// If it was prepared by another table, or this one has moved on since.
    fn commit(&mut self, prepared: PreparedStep);
    /// Whether the seat's last step can be taken back.
    fn can_undo(&self, seat: Seat) -> Result<(), UndoError>;
    /// Takes back the seat's last step, if it showed nothing.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoError>;

    /// The public record, once the game is over: it contains every card that was dealt.
    fn record(&self) -> Option<Record>;
    /// The record with the secret, so that the game can go on from it. Only for its host.
    fn save(&self) -> Record;
    /// The lines of the record after the first `since`. Only for its host.
    fn lines(&self, since: usize) -> Vec<String>;
    /// The table as it was after the first `entries` entries, if there were that many.
    fn at(&self, entries: usize) -> Option<Box<dyn Table>>;

    /// The seat acts.
    fn act(&mut self, at: Millis, seat: Seat, notation: &str) -> Result<(), TableError> {
        let prepared = self.prepare(at, Intent::Act { seat, notation })?;
        self.commit(prepared);
        Ok(())
    }

    /// The deadline has passed.
    fn timeout(&mut self, at: Millis) -> Result<(), TableError> {
        let prepared = self.prepare(at, Intent::Timeout)?;
        self.commit(prepared);
        Ok(())
    }

    /// Adds a note: something that happened at the table.
    fn note(&mut self, at: Millis, note: &Note) -> Result<(), TableError> {
        let prepared = self.prepare(at, Intent::Note(note))?;
        self.commit(prepared);
        Ok(())
    }

    /// Draws outcomes of chance until players are awaited or the game is over; returns how many.
    fn settle(&mut self, at: Millis) -> Result<usize, TableError> {
        let mut outcomes = 0;
        while matches!(self.awaiting(), Awaiting::Chance(_)) {
            let prepared = self.prepare(at, Intent::Chance)?;
            self.commit(prepared);
            outcomes += 1;
        }
        Ok(outcomes)
    }

    /// Applies outcomes of chance and all deadlines up to this time, each at its own time; returns
    /// how many entries that took. To be called before an input is accepted at this time.
    fn advance(&mut self, at: Millis) -> Result<usize, TableError> {
        let before = self.entries();
        loop {
            self.settle(self.now())?;
            match self.awaiting().until() {
                Some(until) if until <= at => self.timeout(until.max(self.now()))?,
                _ => return Ok(self.entries() - before),
            }
        }
    }

    /// How many sit here.
    fn seats(&self) -> usize {
        self.header().players.len()
    }

    /// The players' names, in seat order.
    fn names(&self) -> Vec<String> {
        self.header().players.iter().map(|player| player.name.clone()).collect()
    }

    /// The bot that plays a seat: the one that sits there or stands in. `None` for a person.
    fn bot_at(&self, seat: Seat) -> Option<&str> {
        let stand_in = self.attendance().and_then(|attendance| attendance.stand_in(seat));
        let kind = self.header().players[seat.index()].kind.as_str();
        stand_in.or_else(|| (kind != crate::HUMAN).then_some(kind))
    }

    /// Who should decide next: the lowest seat with a choice among those that hold the game up or,
    /// if none does, among those that may act. `None`: chance, a deadline or the end is next.
    fn next_to_decide(&self) -> Option<Seat> {
        let awaiting = self.awaiting();
        let asked = if awaiting.must().is_empty() { awaiting.may() } else { awaiting.must() };
        asked.iter().find(|&seat| self.has_choice(seat))
    }
}
