//! A table that somebody looks at, and how it goes on.

use gantry_catalog::{Bots, Listing, Objection, Phrasebook, Sight, Table};
use gantry_kernel::{Awaiting, Seat, SeatSet, Viewer};

use super::stopwatch::Stopwatch;
use crate::lessons::Progress;
use crate::protocol::{Files, Request, SeatInfo};

/// What the machine's clocks say, in milliseconds.
#[derive(Clone, Copy, Debug, Default)]
pub struct Moment {
    /// Since some moment, never running backwards.
    pub machine_ms: u64,
    /// Since 1970.
    pub wall_ms: u64,
}

/// A table that is looked at.
pub struct Session {
    pub(super) id: String,
    pub(super) listing: &'static Listing,
    pub(super) table: Box<dyn Table>,
    pub(super) book: Phrasebook,
    pub(super) colours: Vec<u8>,
    /// The person in front of the screen, once they have said so.
    pub(super) present: Option<Seat>,
    /// Whose eyes, in a replay; a replay does not go on by itself.
    pub(super) replay: Option<Replay>,
    /// In a lesson, how far it has come.
    pub(super) lesson: Option<Progress>,
    /// How many entries the page has been told of, in this language.
    pub(super) told: usize,
    /// To whom it was told: others hear all of it in their own words.
    pub(super) told_to: Viewer,
    pub(super) watch: Stopwatch,
    bots: Bots,
    /// The machine's time before which no bot acts in turn.
    calm_until_ms: u64,
}

/// A moment of a game that was played.
pub struct Replay {
    /// The whole game.
    pub(super) whole: Box<dyn Table>,
    pub(super) viewer: Viewer,
}

impl Session {
    /// Sits down at a table.
    pub fn new(
        id: String,
        listing: &'static Listing,
        table: Box<dyn Table>,
        book: Phrasebook,
        colours: Vec<u8>,
        now: Moment,
    ) -> Self {
        let watch = Stopwatch::running_from(table.now(), now.machine_ms);
        let bots = Bots::new(table.now());
        let mut session = Self {
            id,
            listing,
            table,
            book,
            colours,
            present: None,
            replay: None,
            lesson: None,
            told: 0,
            told_to: Viewer::Spectator,
            watch,
            bots,
            calm_until_ms: now.machine_ms,
        };
        let people = session.people();
        session.present = people.lowest().filter(|_| people.len() == 1);
        session
    }

    /// The seats of people.
    pub fn people(&self) -> SeatSet {
        let players = &self.table.header().players;
        let person = |seat: &Seat| players[seat.index()].kind == gantry_catalog::HUMAN;
        Seat::all(players.len()).filter(person).collect()
    }

    /// Everybody at the table.
    pub fn seats(&self) -> Vec<SeatInfo> {
        let players = self.table.header().players.iter();
        let seat = |(index, player): (usize, &gantry_kernel::record::Player)| SeatInfo {
            seat: Seat::new(index),
            name: player.name.clone(),
            kind: player.kind.clone(),
            colour: self.colours.get(index).copied().unwrap_or_default(),
        };
        players.enumerate().map(seat).collect()
    }

    /// Whether people at one screen have something to hide from each other.
    fn has_secrets(&self, seat: Seat) -> bool {
        // whose view it is stands first; one where it does not would pass for a secret
        let seen = |viewer| {
            let view = self.table.view(Sight::Of(viewer));
            view.split_once(',').map(|(_, rest)| rest.to_owned())
        };
        seen(Viewer::Seat(seat)) != seen(Viewer::Spectator)
    }

    /// The person to whom the screen must be handed before the game can go on: where that person has something to hide,
    /// or the one before.
    pub fn pass_to(&self) -> Option<Seat> {
        let next = self.decider()?;
        let others = self.people().len() > 1 && self.people().contains(next);
        if self.replay.is_some() || !others || self.present == Some(next) {
            return None;
        }
        let mut both = self.present.into_iter().chain([next]);
        both.any(|seat| self.has_secrets(seat)).then_some(next)
    }

    /// Who decides next, where seats decide one after the other.
    fn decider(&self) -> Option<Seat> {
        if self.table.in_time() { None } else { self.table.next_to_decide() }
    }

    /// Whose eyes the page looks through.
    pub fn viewer(&self) -> Viewer {
        if let Some(replay) = &self.replay {
            return replay.viewer;
        }
        if self.pass_to().is_some() {
            return Viewer::Spectator;
        }
        match self.decider().filter(|seat| self.people().contains(*seat)) {
            // at one screen, where nothing is hidden, whoever is to move looks
            Some(seat) if self.people().len() > 1 => Viewer::Seat(seat),
            _ => self.present.map_or(Viewer::Spectator, Viewer::Seat),
        }
    }

    /// The seat that acts when somebody at the screen does.
    pub fn actor(&self) -> Option<Seat> {
        if self.replay.is_some() { None } else { self.viewer().seat() }
    }

    /// The bot that will decide next, where bots decide in turn. While a coach is read the table stands still.
    pub fn thinking(&self) -> Option<Seat> {
        let reads = self.lesson.is_some_and(|lesson| !lesson.waits());
        if reads || self.replay.is_some() || self.table.in_time() {
            return None;
        }
        self.table.next_to_decide().filter(|seat| !self.people().contains(*seat))
    }

    /// Somebody has sat down in front of the screen.
    pub fn sit(&mut self, seat: Seat) -> bool {
        let sits = self.people().contains(seat);
        if sits {
            self.present = Some(seat);
        }
        sits
    }

    /// Lets chance and deadlines up to now speak; whether anything changed.
    pub fn catch_up(&mut self, now: Moment) -> Result<bool, Objection> {
        if self.replay.is_some() {
            return Ok(false);
        }
        let at = self.watch.now(now.machine_ms);
        let passed = self.table.advance(at)?;
        Ok(passed > 0)
    }

    /// The one at the screen acts.
    pub fn act(&mut self, now: Moment, notation: &str, pause_ms: u32) -> Result<(), Objection> {
        self.catch_up(now)?;
        let seat = self.actor().ok_or(Objection::NothingToDecide(Seat::default()))?;
        let at = self.watch.now(now.machine_ms).max(self.table.now());
        let whole = self.table.completed(seat, notation);
        self.table.act(at, seat, whole.as_deref().unwrap_or(notation))?;
        self.table.settle(at)?;
        self.calm_until_ms = now.machine_ms + u64::from(pause_ms);
        if let Some(lesson) = &mut self.lesson {
            lesson.go_on();
        }
        Ok(())
    }

    /// What is due now happens: deadlines, chance, one decision of a bot. Whether anything changed.
    pub fn step(&mut self, now: Moment, pause_ms: u32) -> Result<bool, Objection> {
        let mut changed = self.catch_up(now)?;
        if self.replay.is_some() || !self.watch.runs() {
            return Ok(changed);
        }
        if self.table.in_time() {
            let at = self.watch.now(now.machine_ms);
            while let Some((wake, seat)) =
                self.bots.next(&*self.table).filter(|(wake, _)| *wake <= at)
            {
                let before = self.table.entries();
                let wake = wake.max(self.table.now());
                self.bots.look(&mut *self.table, wake, seat)?;
                self.table.advance(at)?;
                changed |= self.table.entries() != before;
            }
            return Ok(changed);
        }
        if let Some(seat) = self.thinking().filter(|_| self.calm_until_ms <= now.machine_ms) {
            let kind = self.table.header().players[seat.index()].kind.clone();
            let notation = self.table.decide(seat, &kind)?;
            let at = self.watch.now(now.machine_ms).max(self.table.now());
            self.table.act(at, seat, &notation)?;
            self.table.settle(at)?;
            self.calm_until_ms = now.machine_ms + u64::from(pause_ms);
            changed = true;
        }
        Ok(changed)
    }

    /// In how many milliseconds [`Session::step`] has something to do again; none: not before somebody acts.
    pub fn next_step_in(&self, now: Moment) -> Option<u64> {
        if self.replay.is_some() || !self.watch.runs() || self.table.awaiting() == Awaiting::Over {
            return None;
        }
        let table_now = self.watch.now(now.machine_ms);
        let deadline = self.table.awaiting().until();
        let bot = if self.table.in_time() {
            self.bots.next(&*self.table).map(|(wake, _)| wake)
        } else {
            None
        };
        let wake = deadline.into_iter().chain(bot).min();
        let wake = wake.map(|wake| wake.0.saturating_sub(table_now.0));
        let turn = self.thinking().map(|_| self.calm_until_ms.saturating_sub(now.machine_ms));
        wake.into_iter().chain(turn).min()
    }

    /// Whether a request is about a table that can be played.
    pub fn allows(&self, request: &Request) -> bool {
        let plays = matches!(request, Request::Act(_) | Request::Key(_) | Request::Undo);
        self.replay.is_none() || !plays
    }

    /// Whether files of the game may be had; a replay of a running game shows as much as the game itself.
    pub fn files(&self) -> Files {
        let whole = self.replay.as_ref().map_or(&*self.table, |replay| &*replay.whole);
        Files::of(whole.awaiting() == Awaiting::Over, self.people().len())
    }
}
