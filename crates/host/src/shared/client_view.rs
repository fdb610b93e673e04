//! What one client sees of a shared table: which seats are its own, which of its people is at
//! the screen, and what it was shown.

use std::collections::BTreeSet;

use gantry_catalog::Table;
use gantry_kernel::{Seat, SeatSet, Viewer};
use gantry_wire::Detail;

use super::Person;
use crate::screen::sees_more;

/// One client at a shared table.
#[derive(Clone, Debug)]
pub(super) struct ClientView {
    pub(super) person: Person,
    pub(super) detail: Detail,
    /// The seats of this client's person.
    pub(super) seats: SeatSet,
    /// If several people share the screen, the one who has said that they are there.
    pub(super) present: Option<Seat>,
    /// How many entries it was told of.
    pub(super) told: usize,
    /// The viewer who was told: any other is told everything again, as far as they may know it.
    pub(super) told_to: Viewer,
    /// The view that a spectator has asked for, where everything may be seen.
    pub(super) asked_view: Option<Viewer>,
    /// The accounts whose chat it does not show.
    pub(super) muted: BTreeSet<String>,
}

impl ClientView {
    pub(super) fn new(person: Person, detail: Detail, seats: SeatSet) -> Self {
        let mut watch = Self {
            person,
            detail,
            seats: SeatSet::EMPTY,
            present: None,
            told: 0,
            told_to: Viewer::Spectator,
            asked_view: None,
            muted: BTreeSet::new(),
        };
        watch.take_seats(seats);
        watch
    }

    /// Makes these seats its own.
    pub(super) fn take_seats(&mut self, seats: SeatSet) {
        if seats != self.seats {
            self.seats = seats;
            self.present = seats.lowest().filter(|_| seats.len() == 1);
        }
    }

    /// Which of its seats decides next, where seats decide in turn or in secret.
    fn decider(&self, table: &dyn Table) -> Option<Seat> {
        if table.is_real_time() {
            return None;
        }
        let awaiting = table.awaiting();
        let asked = if awaiting.must().is_empty() { awaiting.may() } else { awaiting.must() };
        let mut own = asked.iter().filter(|seat| self.seats.contains(*seat));
        own.find(|&seat| table.bot_at(seat).is_none() && table.has_choice(seat))
    }

    /// If several people share the screen, the one to whom it must be handed before they can go on.
    pub(super) fn pass_to(&self, table: &dyn Table) -> Option<Seat> {
        if self.seats.len() < 2 {
            return None;
        }
        let next = self.decider(table)?;
        if self.present == Some(next) {
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
        let present = self.present.map_or(Viewer::Spectator, Viewer::Seat);
        if self.seats.len() < 2 {
            return present;
        }
        if self.pass_to(table).is_some() {
            return Viewer::Spectator;
        }
        // Where nothing is hidden, the viewer is whoever has to move.
        self.decider(table).map_or(present, Viewer::Seat)
    }

    /// The seat that acts when the person at this client does.
    pub(super) fn actor(&self, table: &dyn Table) -> Option<Seat> {
        self.viewer(table).seat().filter(|seat| self.seats.contains(*seat))
    }

    /// From which entry on the client is told of the table; see [`gantry_wire::Frame::news_from`].
    pub(super) fn news_from(&self, table: &dyn Table, viewer: Viewer) -> usize {
        let told = if self.told_to == viewer { self.told } else { 0 };
        told.min(table.entries())
    }
}
