//! A table in front of one client: who is present, what they were told, and how it goes on.

use gantry_catalog::{Listing, Perspective, Table, TableError};
use gantry_kernel::record::Player;
use gantry_kernel::{Awaiting, Seat, SeatSet, Viewer};
use gantry_wire::{ClientMessage, Files, SeatInfo};

use crate::course::Outline;
use crate::lessons::Progress;
use crate::open_puzzle::OpenPuzzle;
use crate::{MachineTime, Room, StepResult, Thought};

/// The table that a client shows.
pub struct Screen {
    pub(crate) id: String,
    pub(crate) listing: &'static Listing,
    pub(crate) room: Room,
    pub(crate) colours: Vec<u8>,
    /// The person in front of the screen, once they have said so.
    pub(crate) present: Option<Seat>,
    /// In a replay, the whole game and the viewer; a replay does not go on by itself.
    pub(crate) replay: Option<Replay>,
    /// In a lesson, the progress.
    pub(crate) lesson: Option<Progress>,
    /// In a puzzle, which one and what came of it.
    pub(crate) puzzle: Option<OpenPuzzle>,
    /// How many entries the client has been told of.
    pub(crate) told: usize,
    /// The viewer who was told: any other is told everything again, as far as they may know it.
    pub(crate) told_to: Viewer,
    /// What is estimated of the course of a finished game.
    pub(crate) outline: Option<Outline>,
}

/// A point in a game that was played.
pub(crate) struct Replay {
    /// The whole game.
    pub(crate) whole: Box<dyn Table>,
    pub(crate) viewer: Viewer,
}

impl Screen {
    /// Puts a room in front of a client.
    pub fn new(
        id: String,
        listing: &'static Listing,
        table: Box<dyn Table>,
        colours: Vec<u8>,
        now: MachineTime,
    ) -> Self {
        let room = Room::new(table, now);
        let present = room.people().lowest().filter(|_| room.people().len() == 1);
        let (told, told_to) = (0, Viewer::Spectator);
        let (replay, lesson, puzzle, outline) = (None, None, None, None);
        Self { id, listing, room, colours, present, replay, lesson, puzzle, told, told_to, outline }
    }

    /// The table.
    pub fn table(&self) -> &dyn Table {
        &*self.room.table
    }

    /// The seats of people.
    pub const fn people(&self) -> SeatSet {
        self.room.people()
    }

    /// Everybody at the table.
    pub fn seats(&self) -> Vec<SeatInfo> {
        let players = self.table().header().players.iter();
        let seat = |(index, player): (usize, &Player)| SeatInfo {
            seat: Seat::new(index),
            name: player.name.clone(),
            kind: player.kind.clone(),
            colour: self.colours.get(index).copied().unwrap_or_default(),
        };
        players.enumerate().map(seat).collect()
    }

    /// The person to whom the screen must be handed before the game can go on, if that person or
    /// the one before has something to hide.
    pub fn pass_to(&self) -> Option<Seat> {
        let next = self.decider()?;
        let others = self.people().len() > 1 && self.people().contains(next);
        if self.replay.is_some() || !others || self.present == Some(next) {
            return None;
        }
        let mut both = self.present.into_iter().chain([next]);
        both.any(|seat| sees_more(self.table(), seat)).then_some(next)
    }

    /// Who decides next, where seats decide in turn.
    fn decider(&self) -> Option<Seat> {
        if self.table().is_real_time() { None } else { self.table().next_to_decide() }
    }

    /// Whose view the client shows.
    pub fn viewer(&self) -> Viewer {
        if let Some(replay) = &self.replay {
            return replay.viewer;
        }
        if self.pass_to().is_some() {
            return Viewer::Spectator;
        }
        match self.decider().filter(|seat| self.people().contains(*seat)) {
            // At one screen where nothing is hidden, the viewer is whoever has to move.
            Some(seat) if self.people().len() > 1 => Viewer::Seat(seat),
            _ => self.present.map_or(Viewer::Spectator, Viewer::Seat),
        }
    }

    /// The seat that acts when the person at the screen does.
    pub fn actor(&self) -> Option<Seat> {
        if self.replay.is_some() { None } else { self.viewer().seat() }
    }

    /// Whether the table is paused: in a replay, in a puzzle, or while the player reads.
    fn stands_still(&self) -> bool {
        self.replay.is_some()
            || self.puzzle.is_some()
            || self.lesson.is_some_and(|lesson| !lesson.waits())
    }

    /// The bot that will decide next, where bots decide in turn.
    pub fn thinking(&self) -> Option<Seat> {
        if self.stands_still() { None } else { self.room.bot_to_decide() }
    }

    /// Whether the table is played and kept: not a replay, a lesson or a puzzle.
    pub(crate) const fn is_kept(&self) -> bool {
        self.replay.is_none() && self.shows_pledge()
    }

    /// Whether somebody pledged its deal: lessons and puzzles begin from prepared positions.
    pub(crate) const fn shows_pledge(&self) -> bool {
        self.lesson.is_none() && self.puzzle.is_none()
    }

    /// Somebody says that they are in front of the screen; returns whether they play here.
    pub fn sit(&mut self, seat: Seat) -> bool {
        let sits = self.people().contains(seat);
        if sits {
            self.present = Some(seat);
        }
        sits
    }

    /// Applies chance and all deadlines up to now.
    pub fn catch_up(&mut self, now: MachineTime) -> Result<bool, TableError> {
        if self.replay.is_some() { Ok(false) } else { self.room.catch_up(now) }
    }

    /// The person at the screen acts.
    pub fn act(
        &mut self,
        now: MachineTime,
        notation: &str,
        pause_ms: u32,
    ) -> Result<(), TableError> {
        self.catch_up(now)?;
        let seat = self.actor().ok_or(TableError::NothingToDecide(Seat::default()))?;
        let solving = self.judge_choice(seat, notation)?;
        self.room.act(now, seat, notation, pause_ms)?;
        if let Some(lesson) = &mut self.lesson {
            lesson.go_on();
        }
        if solving.is_some() {
            self.puzzle = solving;
        }
        Ok(())
    }

    /// Does what is due now.
    pub fn step(&mut self, now: MachineTime) -> Result<StepResult, TableError> {
        if self.stands_still() {
            return Ok(StepResult { changed: self.catch_up(now)?, job: None });
        }
        self.room.step(now)
    }

    /// Takes a bot's decision; returns whether the log has changed.
    pub fn take(
        &mut self,
        now: MachineTime,
        thought: Thought,
        pause_ms: u32,
    ) -> Result<bool, TableError> {
        self.room.take(now, thought, pause_ms)
    }

    /// In how many milliseconds [`Screen::step`] has something to do again. `None`: not before
    /// somebody acts or a bot has decided.
    pub fn next_step_in(&self, now: MachineTime) -> Option<u64> {
        if self.stands_still() { None } else { self.room.next_step_in(now) }
    }

    /// Whether a message makes sense for this table: a replay can only be watched.
    pub fn allows(&self, message: &ClientMessage) -> bool {
        let plays =
            matches!(message, ClientMessage::Act(_) | ClientMessage::Key(_) | ClientMessage::Undo);
        self.replay.is_none() || !plays
    }

    /// Whether files of the game may be exported; a replay of a running game shows as much as the
    /// game itself.
    pub fn files(&self) -> Files {
        Files::of(self.whole().awaiting() == Awaiting::Over, self.people().len())
    }
}

/// Whether a seat sees more than what is public, so that people at one screen have something to
/// hide from each other.
pub(crate) fn sees_more(table: &dyn Table, seat: Seat) -> bool {
    // The viewer is the first field of a view. If it were not, every view would count as secret.
    let seen = |viewer| {
        let view = table.view(Perspective::Of(viewer));
        view.split_once(',').map(|(_, rest)| rest.to_owned())
    };
    seen(Viewer::Seat(seat)) != seen(Viewer::Spectator)
}
