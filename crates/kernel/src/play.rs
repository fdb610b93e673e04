//! A match: the checked way to play, with its log. Search uses [`Game::apply`] directly.

mod notes;

pub use notes::{LogLine, PreparedNote, Waited};

use thiserror::Error;

use notes::Notes;

use crate::{
    Awaiting, Dice, Digest, Game, Input, InputOf, Millis, News, ParseError, Purpose, Refusal, Seat,
    Seed, ShortDigest,
};

/// One accepted input.
#[derive(Debug, PartialEq, Eq)]
pub struct Entry<G: Game> {
    /// When it came in, on the table's clock.
    pub at: Millis,
    /// What came in. An outcome of chance may be a whole shuffled deck, but few entries have one,
    /// so it is boxed.
    logged: Input<G::Action, Box<G::Chance>>,
    /// The beginning of the match's digest after this entry.
    pub digest: ShortDigest,
    /// Whether it can no longer be taken back: the rules said so ([`News::reveal`]), it came from
    /// chance or the clock, or it ended the game.
    pub revealed: bool,
    /// What the dice were for, if this is an outcome of chance.
    pub purpose: Option<Purpose>,
}

/// Implemented by hand, so that the game itself need not be `Clone`.
impl<G: Game> Clone for Entry<G> {
    fn clone(&self) -> Self {
        let &Self { at, ref logged, digest, revealed, purpose } = self;
        Self { at, logged: logged.clone(), digest, revealed, purpose }
    }
}

impl<G: Game> Entry<G> {
    fn new(
        at: Millis,
        input: InputOf<G>,
        digest: ShortDigest,
        revealed: bool,
        purpose: Option<Purpose>,
    ) -> Self {
        let logged = match input {
            Input::Act { seat, action } => Input::Act { seat, action },
            Input::Chance(chance) => Input::Chance(Box::new(chance)),
            Input::Timeout => Input::Timeout,
        };
        Self { at, logged, digest, revealed, purpose }
    }

    /// What came in.
    pub fn input(&self) -> InputOf<G> {
        match &self.logged {
            Input::Act { seat, action } => Input::Act { seat: *seat, action: action.clone() },
            Input::Chance(chance) => Input::Chance(G::Chance::clone(chance)),
            Input::Timeout => Input::Timeout,
        }
    }

    /// Who acted; `None` for chance and the clock.
    pub const fn actor(&self) -> Option<Seat> {
        match self.logged {
            Input::Act { seat, .. } => Some(seat),
            Input::Chance(_) | Input::Timeout => None,
        }
    }
}

/// Why an input was not accepted. The match is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum InputError {
    /// The rules forbid it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The game does not await chance now.
    #[error("the game does not wait for chance here")]
    NoChance,
    /// The outcome is not possible here.
    #[error("impossible outcome: {0}")]
    Impossible(ParseError),
    /// The players ended the game before its rules did.
    #[error("the players have ended this game")]
    Ended,
    /// There is no deadline, or it has not passed.
    #[error("no deadline has passed")]
    NoTimeout,
    /// The deadline has passed, so a timeout must come first.
    #[error("too late: the deadline was at {until} ms")]
    Late {
        /// The deadline.
        until: u64,
    },
    /// Earlier than the previous entry.
    #[error("time runs backwards: {at} ms after {last} ms")]
    Backwards {
        /// The time given.
        at: u64,
        /// The time of the previous entry.
        last: u64,
    },
}

/// Why nothing was taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum UndoError {
    /// The seat has not acted, or somebody else has since.
    #[error("there is no step of this seat to take back")]
    NothingToUndo,
    /// The step cannot be taken back.
    #[error("the last step showed something hidden or handed the turn over")]
    Revealed,
}

/// An input that has been accepted but is not yet part of the match.
#[derive(Clone, Debug)]
pub struct Prepared<G: Game> {
    before: Digest,
    digest: Digest,
    entry: Entry<G>,
    state: G::State,
    news: News<G::Event>,
}

impl<G: Game> Prepared<G> {
    /// The entry that will be logged.
    pub const fn entry(&self) -> &Entry<G> {
        &self.entry
    }

    /// The digest of the match after the entry.
    pub const fn digest(&self) -> Digest {
        self.digest
    }
}

/// A game being played.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    start: G::State,
    begin: Digest,
    state: G::State,
    digest: Digest,
    /// The steps that count.
    entries: Vec<Entry<G>>,
    /// The other lines of the log; most games have none.
    notes: Option<Box<Notes<G>>>,
}

impl<G: Game> Match<G> {
    /// A match from a starting state. `header` is the digest of whatever describes the match
    /// (names, options, commitment), so that the chain of digests covers it too.
    pub fn new(start: G::State, header: Digest) -> Self {
        let begin = header.chain(&start);
        let state = start.clone();
        Self { begin, state, start, digest: begin, entries: Vec::new(), notes: None }
    }

    /// The state now.
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// The state before the first entry.
    pub const fn start(&self) -> &G::State {
        &self.start
    }

    /// Every step so far that counts.
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// The digest before the first entry.
    pub const fn begin(&self) -> Digest {
        self.begin
    }

    /// The digest now.
    pub const fn digest(&self) -> Digest {
        self.digest
    }

    /// The time of the last line of the log.
    pub fn now(&self) -> Millis {
        self.entries.last().map_or(Millis(0), |entry| entry.at).max(self.last_noted())
    }

    /// Whom the game waits for.
    pub fn awaiting(&self) -> Awaiting {
        if self.has_ended() { Awaiting::Over } else { G::awaiting(&self.state) }
    }

    /// A player acts.
    pub fn act(
        &mut self,
        at: Millis,
        seat: Seat,
        action: G::Action,
    ) -> Result<News<G::Event>, InputError> {
        self.admit(at, Input::Act { seat, action })
    }

    /// Draws the outcome awaited now, with the dice that belong to this point of the match.
    pub fn draw_chance(&mut self, at: Millis, seed: &Seed) -> Result<News<G::Event>, InputError> {
        let mut dice = self.dice(seed).ok_or(InputError::NoChance)?;
        let chance = G::draw(&self.state, &mut dice);
        self.admit(at, Input::Chance(chance))
    }

    /// Applies outcomes of chance and all deadlines that have passed by `at`, each at its own time,
    /// until players are awaited. A host calls this before it accepts any input, so that the state
    /// an input finds does not depend on when the host woke up.
    pub fn advance(&mut self, at: Millis, seed: &Seed) -> Result<Vec<News<G::Event>>, InputError> {
        let mut told = Vec::new();
        loop {
            let now = self.now();
            told.push(match self.awaiting() {
                Awaiting::Chance(_) => self.draw_chance(now, seed)?,
                Awaiting::Players { until: Some(until), .. } if until <= at => {
                    self.admit(until.max(now), Input::Timeout)?
                }
                Awaiting::Players { .. } | Awaiting::Over => return Ok(told),
            });
        }
    }

    /// The dice for the outcome awaited now, selected by its purpose and by how many the match has
    /// drawn for that purpose.
    pub fn dice(&self, seed: &Seed) -> Option<Dice> {
        let Awaiting::Chance(purpose) = self.awaiting() else { return None };
        Some(Dice::keyed(seed, purpose, self.drawn_before(purpose)))
    }

    /// Checks, applies and logs any input, wherever it comes from. On an error nothing has changed.
    pub fn admit(&mut self, at: Millis, input: InputOf<G>) -> Result<News<G::Event>, InputError> {
        let prepared = self.prepare(at, input)?;
        Ok(self.commit(prepared))
    }

    /// Checks an input and works out its entry, without adding it to the match: a host stores the
    /// entry durably before anybody is told.
    pub fn prepare(&self, at: Millis, input: InputOf<G>) -> Result<Prepared<G>, InputError> {
        self.check(at, &input)?;
        let purpose = match self.awaiting() {
            Awaiting::Chance(purpose) => Some(purpose),
            Awaiting::Players { .. } | Awaiting::Over => None,
        };
        let mut state = self.state.clone();
        let mut news = News::new();
        G::apply(&mut state, at, &input, &mut news);
        let digest = self.digest.chain(&(at, &input, &state));
        let over = G::awaiting(&state) == Awaiting::Over;
        let revealed = news.revealed() || over || !matches!(input, Input::Act { .. });
        let entry = Entry::new(at, input, digest.short(), revealed, purpose);
        Ok(Prepared { before: self.digest, digest, entry, state, news })
    }

    /// Adds a prepared entry to the match.
    ///
    /// # Panics
    /// If the match has moved on since it was prepared.
    pub fn commit(&mut self, prepared: Prepared<G>) -> News<G::Event> {
        assert!(prepared.before == self.digest, "prepared for this point of the match");
        self.state = prepared.state;
        self.digest = prepared.digest;
        self.entries.push(prepared.entry);
        prepared.news
    }

    /// Whether the input would be accepted.
    pub fn check(&self, at: Millis, input: &InputOf<G>) -> Result<(), InputError> {
        if at < self.now() {
            return Err(InputError::Backwards { at: at.0, last: self.now().0 });
        }
        if self.has_ended() {
            return Err(InputError::Ended);
        }
        match input {
            Input::Act { seat, action } => match self.awaiting().until() {
                Some(until) if at >= until => Err(InputError::Late { until: until.0 }),
                _ => Ok(G::explain(&self.state, *seat, action)?),
            },
            Input::Chance(chance) => match self.awaiting() {
                Awaiting::Chance(_) => {
                    G::admits(&self.state, chance).map_err(InputError::Impossible)
                }
                _ => Err(InputError::NoChance),
            },
            Input::Timeout => match self.awaiting().until() {
                Some(until) if at >= until => Ok(()),
                _ => Err(InputError::NoTimeout),
            },
        }
    }

    /// Whether the seat's last step can be taken back: nothing has followed it and it showed
    /// nothing.
    pub fn can_undo(&self, seat: Seat) -> Result<(), UndoError> {
        let last = self.entries.last().ok_or(UndoError::NothingToUndo)?;
        if self.last_actor() != Some(seat) {
            return Err(UndoError::NothingToUndo);
        }
        if last.revealed { Err(UndoError::Revealed) } else { Ok(()) }
    }

    /// Removes the seat's last step from the log, if it may be taken back and no note follows it.
    /// Where a log only grows, [`crate::Note::TakeBack`] takes the step back.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        self.can_undo(seat)?;
        let last = self.line_count() - 1;
        if self.line_of(self.entries.len() - 1) != last {
            return Err(UndoError::NothingToUndo);
        }
        self.entries.pop();
        (self.state, self.digest) = self.recompute(last);
        Ok(())
    }

    /// The state after the first `entries` entries.
    ///
    /// # Panics
    /// If there are not that many.
    pub fn state_at(&self, entries: usize) -> G::State {
        Self::fold(&self.start, self.entries[..entries].iter())
    }

    /// The match as it was after its first `entries` entries, if there were that many. Nothing is
    /// checked again.
    pub fn at(&self, entries: usize) -> Option<Self> {
        let kept = self.entries.get(..entries)?.to_vec();
        let lines = self.line_of(entries);
        let (state, digest) = self.recompute(lines);
        let (start, begin, notes) = (self.start.clone(), self.begin, self.notes_before(lines));
        Some(Self { start, begin, state, digest, entries: kept, notes })
    }

    /// Who acted last; outcomes of chance may have followed.
    fn last_actor(&self) -> Option<Seat> {
        self.entries.iter().rev().find_map(Entry::actor)
    }

    fn drawn_before(&self, purpose: Purpose) -> u32 {
        let drawn = self.entries.iter().filter(|entry| entry.purpose == Some(purpose)).count();
        u32::try_from(drawn).expect("fewer than 2^32 entries")
    }
}
