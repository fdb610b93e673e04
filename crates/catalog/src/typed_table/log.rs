//! The log of a table.

use std::collections::VecDeque;

use gantry_kernel::record::{Header, Line, Record};
use gantry_kernel::{
    Attendance, Awaiting, Digest, Input, InputError, Millis, Note, Prepared, PreparedNote, Seat,
    Standings, UndoError, Viewer, Waited,
};

use super::TypedTable;
use crate::seated_bots::SeatedBots;
use crate::table::{Intent, Log, PreparedStep};
use crate::{Playable, Table, TableError};

/// A prepared line, once its game is known again.
enum PreparedLine<G: Playable> {
    Step(Prepared<G>),
    Note(PreparedNote),
}

impl<G: Playable> Log for TypedTable<G> {
    fn header(&self) -> &Header {
        &self.header
    }

    fn awaiting(&self) -> Awaiting {
        self.played.awaiting()
    }

    fn is_real_time(&self) -> bool {
        G::is_real_time(G::setup(self.played.state()))
    }

    fn deadline(&self) -> Option<Millis> {
        let until = self.awaiting().until()?;
        Some(G::deadline(&self.view_of(Viewer::Spectator)).unwrap_or(until))
    }

    fn now(&self) -> Millis {
        self.played.now()
    }

    fn entries(&self) -> usize {
        self.played.entries().len()
    }

    fn line_count(&self) -> usize {
        self.played.line_count()
    }

    fn attendance(&self) -> Option<&Attendance> {
        self.played.attendance()
    }

    fn waited_for(&self) -> Vec<Waited> {
        self.played.waited_for()
    }

    fn last_act_of(&self, seat: Seat) -> Option<usize> {
        self.played.entries().iter().rposition(|entry| entry.actor() == Some(seat))
    }

    fn time_of(&self, entry: usize) -> Option<Millis> {
        self.played.entries().get(entry).map(|entry| entry.at)
    }

    fn digest(&self) -> Digest {
        self.played.digest()
    }

    fn standings(&self) -> Option<Standings> {
        G::standings(self.played.state())
    }

    fn has_choice(&self, seat: Seat) -> bool {
        !self.legal(seat).is_empty()
    }

    fn prepare(&self, at: Millis, intent: Intent<'_>) -> Result<PreparedStep, TableError> {
        let number = self.line_count() + 1;
        let input = match intent {
            Intent::Act { seat, notation } => {
                Input::Act { seat, action: self.action(seat, notation)? }
            }
            Intent::Chance => {
                let seed = self.seed().ok_or(TableError::NoSecret)?;
                let mut dice = self.played.dice(&seed).ok_or(InputError::NoChance)?;
                Input::Chance(G::draw(self.played.state(), &mut dice))
            }
            Intent::Timeout => Input::Timeout,
            Intent::Note(note) => {
                let prepared = self.played.prepare_note(at, note.clone())?;
                let digest = prepared.digest();
                let line = Line::of_note(at, note, digest.short(), number);
                let line = format!("{number} {line}");
                return Ok(PreparedStep::new(line, digest, PreparedLine::<G>::Note(prepared)));
            }
        };
        let prepared = self.played.prepare(at, input)?;
        let line = Line::of_step(prepared.entry(), number);
        let line = format!("{number} {line}");
        Ok(PreparedStep::new(line, prepared.digest(), PreparedLine::Step(prepared)))
    }

    fn commit(&mut self, prepared: PreparedStep) {
        match prepared.into_entry::<PreparedLine<G>>() {
            PreparedLine::Step(prepared) => {
                let news = self.played.commit(prepared);
                self.remember(news);
            }
            PreparedLine::Note(prepared) => {
                if matches!(prepared.note(), Note::TakeBack { .. }) {
                    self.recent.clear();
                }
                self.played.commit_note(prepared);
            }
        }
    }

    fn can_undo(&self, seat: Seat) -> Result<(), UndoError> {
        self.played.can_undo(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        self.played.undo(seat)?;
        self.recent.clear();
        Ok(())
    }

    fn record(&self) -> Option<Record> {
        (self.awaiting() == Awaiting::Over).then(|| self.save())
    }

    fn save(&self) -> Record {
        Record::of(Header { secret: self.secret, ..self.header.clone() }, &self.played)
    }

    fn lines(&self, since: usize) -> Vec<String> {
        let lines = Line::since(&self.played, 1, since);
        lines.iter().map(|line| format!("{} {line}", line.number)).collect()
    }

    fn at(&self, entries: usize) -> Option<Box<dyn Table>> {
        let played = self.played.at(entries)?;
        let (header, secret) = (self.header.clone(), self.secret);
        let recent = VecDeque::new();
        Some(Box::new(Self { header, secret, played, recent, bots: SeatedBots::NONE }))
    }
}
