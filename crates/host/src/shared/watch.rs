//! What one client sees of a shared table: which seats are its own, who of them is at the screen,
//! and what it was told.

use gantry_catalog::Table;
use gantry_kernel::{Seat, SeatSet, Viewer};
use gantry_wire::Detail;

use super::Person;
use crate::screen::sees_more;

/// One client at a shared table.
#[derive(Clone, Debug)]
pub(super) struct Watch {
    pub(super) person: Person,
    pub(super) detail: Detail,
    /// The seats of this client's person.
    pub(super) seats: SeatSet,
    /// Of several at one screen, the one who has said that they are there.
    pub(super) present: Option<Seat>,
    /// How many entries it has been told of.
    pub(super) told: usize,
    /// To whom they were told: others hear all of them as they may know them.
    pub(super) told_to: Viewer,
    /// Whose view a spectator has asked for, where everything may be seen.
    pub(super) asked_view: Option<Viewer>,
    /// Whom it does not hear.
    pub(super) muted: SeatSet,
}

impl Watch {
    pub(super) fn new(person: Person, detail: Detail, seats: SeatSet) -> Self {
        let mut watch = Self {
            person,
            detail,
            seats: SeatSet::EMPTY,
            present: None,
            told: 0,
            told_to: Viewer::Spectator,
            asked_view: None,
            muted: SeatSet::EMPTY,
        };
        watch.take_seats(seats);
        watch
    }

    /// These seats are its own from now on.
    pub(super) fn take_seats(&mut self, seats: SeatSet) {
        if seats != self.seats {
            self.seats = seats;
            self.present = seats.lowest().filter(|_| seats.len() == 1);
        }
    }

    /// Who of its seats decides next, where seats decide one after the other or in secret.
    fn decider(&self, table: &dyn Table) -> Option<Seat> {
        if table.in_time() {
            return None;
        }
        let awaiting = table.awaiting();
        let asked = if awaiting.must().is_empty() { awaiting.may() } else { awaiting.must() };
        let mut own = asked.iter().filter(|seat| self.seats.contains(*seat));
        own.find(|&seat| table.bot_at(seat).is_none() && table.has_choice(seat))
    }

    /// Of several people at one screen, the one to whom it must be handed before they can go on.
    pub(super) fn pass_to(&self, table: &dyn Table) -> Option<Seat> {
        let next = self.decider(table)?;
        if self.seats.len() < 2 || self.present == Some(next) {
            return None;
        }
        let mut both = self.present.into_iter().chain([next]);
        both.any(|seat| sees_more(table, seat)).then_some(next)
    }

    /// Whose view the client shows.
    pub(super) fn viewer(&self, table: &dyn Table) -> Viewer {
        if let Some(viewer) = self.asked_view {
            return viewer;
        }
        if self.pass_to(table).is_some() {
            return Viewer::Spectator;
        }
        match self.decider(table) {
            // where nothing is hidden, whoever is to move looks
            Some(seat) if self.seats.len() > 1 => Viewer::Seat(seat),
            _ => self.present.map_or(Viewer::Spectator, Viewer::Seat),
        }
    }

    /// The seat that acts when somebody at this client does.
    pub(super) fn actor(&self, table: &dyn Table) -> Option<Seat> {
        self.viewer(table).seat().filter(|seat| self.seats.contains(*seat))
    }

    /// What is told of the table from here on; see [`gantry_wire::Frame::news_from`].
    pub(super) fn news_from(&self, table: &dyn Table, viewer: Viewer) -> usize {
        let told = if self.told_to == viewer { self.told } else { 0 };
        told.min(table.entries())
    }
}
