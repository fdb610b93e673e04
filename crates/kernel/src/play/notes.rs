//! Notes in the log of a match, and steps that were taken back: lines that are not steps of the
//! game, or no longer count.

use std::iter::Peekable;

use super::{Entry, Match};
use crate::note::Attendance;
use crate::{Awaiting, Digest, Game, Millis, News, Note, NoteError, SeatSet, ShortDigest};

/// Every line of a log that is not a step that counts.
#[derive(Debug)]
pub(super) struct Notes<G: Game> {
    attendance: Attendance,
    /// By ascending line.
    asides: Vec<Aside<G>>,
}

#[derive(Debug)]
struct Aside<G: Game> {
    /// Its index among all lines of the log, from 0.
    line: usize,
    kind: AsideKind<G>,
}

#[derive(Debug)]
enum AsideKind<G: Game> {
    Note {
        at: Millis,
        note: Note,
        digest: ShortDigest,
    },
    /// A step that was taken back.
    TakenBack(Entry<G>),
}

/// One line of a log, in the order in which they were added.
#[derive(Debug)]
pub enum LogLine<'a, G: Game> {
    /// A step of the game; it may have been taken back since.
    Step(&'a Entry<G>),
    /// A note.
    Note {
        /// When it was made, on the table's clock.
        at: Millis,
        /// What it says.
        note: &'a Note,
        /// The beginning of the match's digest after it.
        digest: ShortDigest,
    },
}

/// Whom the game waited for after a line of its log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waited {
    /// When the line was added, on the table's clock.
    pub at: Millis,
    /// For whom. Seats where a bot stands in are left out.
    pub must: SeatSet,
    /// How many steps counted then. It decreases when steps are taken back.
    pub steps: usize,
}

/// A note that fits but is not yet part of the match.
#[derive(Clone, Debug)]
pub struct PreparedNote {
    before: Digest,
    digest: Digest,
    at: Millis,
    note: Note,
}

impl PreparedNote {
    /// What it says.
    pub const fn note(&self) -> &Note {
        &self.note
    }

    /// The digest of the match after it.
    pub const fn digest(&self) -> Digest {
        self.digest
    }

    /// When it is made.
    pub const fn at(&self) -> Millis {
        self.at
    }
}

/// The digest after a note. The text of the note is chained, so its type may change.
fn chained(digest: Digest, at: Millis, note: &Note) -> Digest {
    digest.chain(&(at, note.to_string()))
}

/// All lines in order: steps that count, with everything else between them.
struct Lines<'a, G: Game, E: Iterator<Item = &'a Entry<G>>> {
    next: usize,
    steps: E,
    asides: Peekable<std::slice::Iter<'a, Aside<G>>>,
}

impl<'a, G: Game, E: Iterator<Item = &'a Entry<G>>> Iterator for Lines<'a, G, E> {
    type Item = LogLine<'a, G>;

    fn next(&mut self) -> Option<Self::Item> {
        let line = self.next;
        self.next += 1;
        match self.asides.next_if(|aside| aside.line == line) {
            None => self.steps.next().map(LogLine::Step),
            Some(aside) => Some(match &aside.kind {
                AsideKind::Note { at, note, digest } => {
                    LogLine::Note { at: *at, note, digest: *digest }
                }
                AsideKind::TakenBack(entry) => LogLine::Step(entry),
            }),
        }
    }
}

impl<G: Game> Match<G> {
    /// Every line of the log in order: steps, including those taken back, and notes.
    pub fn lines(&self) -> impl Iterator<Item = LogLine<'_, G>> {
        let asides = self.asides().iter().peekable();
        Lines { next: 0, steps: self.entries.iter(), asides }
    }

    /// How many lines the log has: steps that count, steps taken back, notes.
    pub fn line_count(&self) -> usize {
        self.entries.len() + self.asides().len()
    }

    /// Who plays which seat, according to the notes; `None` if there are none.
    pub fn attendance(&self) -> Option<&Attendance> {
        self.notes.as_ref().map(|notes| &notes.attendance)
    }

    /// Whether the game ended before its rules ended it.
    pub fn has_ended(&self) -> bool {
        let seats = || G::seats(G::setup(&self.state));
        self.attendance().is_some_and(|attendance| attendance.has_ended(seats()))
    }

    /// Works out a note without adding it to the match, so that a host can store it first.
    pub fn prepare_note(&self, at: Millis, note: Note) -> Result<PreparedNote, NoteError> {
        if at < self.now() {
            return Err(NoteError::Backwards { at: at.0, last: self.now().0 });
        }
        if self.awaiting() == Awaiting::Over {
            return Err(NoteError::Over);
        }
        let seats = G::seats(G::setup(&self.state));
        let nothing = Attendance::default();
        let attendance = self.attendance().unwrap_or(&nothing);
        attendance.check(seats, self.entries.len(), &note)?;
        let digest = chained(self.digest, at, &note);
        Ok(PreparedNote { before: self.digest, digest, at, note })
    }

    /// Adds a prepared note to the match.
    ///
    /// # Panics
    /// If the match has moved on since it was prepared.
    pub fn commit_note(&mut self, prepared: PreparedNote) {
        let PreparedNote { before, digest, at, note } = prepared;
        assert!(before == self.digest, "prepared for this point of the match");
        let line = self.line_count();
        if let Note::TakeBack { to, .. } = note {
            self.take_back(to);
        }
        let notes = self.notes.get_or_insert_with(Default::default);
        notes.attendance.take(&note);
        let kind = AsideKind::Note { at, note, digest: digest.short() };
        notes.asides.push(Aside { line, kind });
        self.digest = digest;
    }

    /// Adds a note, if it fits.
    pub fn note(&mut self, at: Millis, note: Note) -> Result<(), NoteError> {
        let prepared = self.prepare_note(at, note)?;
        self.commit_note(prepared);
        Ok(())
    }

    /// Takes back all steps after the first `to`.
    fn take_back(&mut self, to: usize) {
        let lines: Vec<usize> = (to..self.entries.len()).map(|step| self.line_of(step)).collect();
        self.state = self.state_at(to);
        let taken = self.entries.split_off(to);
        let asides = &mut self.notes.get_or_insert_with(Default::default).asides;
        for (entry, line) in taken.into_iter().zip(lines) {
            let place = asides.partition_point(|aside| aside.line < line);
            asides.insert(place, Aside { line, kind: AsideKind::TakenBack(entry) });
        }
    }

    fn asides(&self) -> &[Aside<G>] {
        self.notes.as_ref().map_or(&[], |notes| &notes.asides)
    }

    /// Which line of the log a step is; past the last step, how many lines there are.
    pub(super) fn line_of(&self, step: usize) -> usize {
        if step >= self.entries.len() {
            return self.line_count();
        }
        // Each aside before it moves it one line down.
        self.asides().iter().fold(step, |line, aside| line + usize::from(aside.line <= line))
    }

    /// The time of the last note.
    pub(super) fn last_noted(&self) -> Millis {
        let time = |aside: &Aside<G>| match aside.kind {
            AsideKind::Note { at, .. } => Some(at),
            AsideKind::TakenBack(_) => None,
        };
        self.asides().iter().rev().find_map(time).unwrap_or_default()
    }

    /// The notes and steps taken back among the first `lines` lines.
    pub(super) fn notes_before(&self, lines: usize) -> Option<Box<Notes<G>>> {
        let asides: Vec<_> =
            self.asides().iter().filter(|aside| aside.line < lines).cloned().collect();
        let mut attendance = Attendance::default();
        for aside in &asides {
            if let AsideKind::Note { note, .. } = &aside.kind {
                attendance.take(note);
            }
        }
        (!asides.is_empty()).then(|| Box::new(Notes { attendance, asides }))
    }

    /// Recomputes the state and the digest after the first `lines` lines.
    pub(super) fn recompute(&self, lines: usize) -> (G::State, Digest) {
        let (mut state, mut digest) = (self.start.clone(), self.begin);
        let mut counted: Vec<&Entry<G>> = Vec::new();
        for line in self.lines().take(lines) {
            match line {
                LogLine::Step(entry) => {
                    let input = entry.input();
                    G::apply(&mut state, entry.at, &input, &mut News::silent());
                    digest = digest.chain(&(entry.at, &input, &state));
                    counted.push(entry);
                }
                LogLine::Note { at, note, .. } => {
                    digest = chained(digest, at, note);
                    if let Note::TakeBack { to, .. } = note {
                        counted.truncate(*to);
                        state = Self::fold(&self.start, counted.iter().copied());
                    }
                }
            }
        }
        (state, digest)
    }

    /// Whom the game waited for after each line of the log. Lines after which chance is next are
    /// left out.
    pub fn waited_for(&self) -> Vec<Waited> {
        let mut waited = Vec::with_capacity(self.line_count());
        let mut state = self.start.clone();
        let mut counted: Vec<&Entry<G>> = Vec::new();
        let mut attendance = Attendance::default();
        let seats = G::seats(G::setup(&state));
        for line in self.lines() {
            let at = match line {
                LogLine::Step(entry) => {
                    G::apply(&mut state, entry.at, &entry.input(), &mut News::silent());
                    counted.push(entry);
                    entry.at
                }
                LogLine::Note { at, note, .. } => {
                    attendance.take(note);
                    if let Note::TakeBack { to, .. } = note {
                        counted.truncate(*to);
                        state = Self::fold(&self.start, counted.iter().copied());
                    }
                    at
                }
            };
            let must = match G::awaiting(&state) {
                _ if attendance.has_ended(seats) => SeatSet::EMPTY,
                Awaiting::Chance(_) => continue,
                awaiting => awaiting.must(),
            };
            let played = must.iter().filter(|seat| attendance.stand_in(*seat).is_none());
            waited.push(Waited { at, must: played.collect(), steps: counted.len() });
        }
        waited
    }

    /// The state after these steps.
    pub(super) fn fold<'a>(
        start: &G::State,
        steps: impl Iterator<Item = &'a Entry<G>>,
    ) -> G::State {
        let mut state = start.clone();
        for entry in steps {
            G::apply(&mut state, entry.at, &entry.input(), &mut News::silent());
        }
        state
    }
}

impl<G: Game> Clone for Notes<G> {
    fn clone(&self) -> Self {
        Self { attendance: self.attendance.clone(), asides: self.asides.clone() }
    }
}

impl<G: Game> Clone for Aside<G> {
    fn clone(&self) -> Self {
        let kind = match &self.kind {
            AsideKind::Note { at, note, digest } => {
                AsideKind::Note { at: *at, note: note.clone(), digest: *digest }
            }
            AsideKind::TakenBack(entry) => AsideKind::TakenBack(entry.clone()),
        };
        Self { line: self.line, kind }
    }
}

impl<G: Game> Default for Notes<G> {
    fn default() -> Self {
        Self { attendance: Attendance::default(), asides: Vec::new() }
    }
}
