//! A table before the deal: who sits where.

use gantry_catalog::{Table, TableStart};
use gantry_kernel::record::Start;
use gantry_kernel::{Seat, outside};
use gantry_wire::{Access, COLOURS, ChairPlan, Refused};

use super::{Chair, Person, SharedTable};
use crate::asking::{refusal_of, refused};
use crate::opening::{LONGEST_THOUGHT, fault, same_name};
use crate::{MachineTime, Room};

impl SharedTable {
    /// Whether this person may open the table at all.
    pub(super) fn may_enter(&self, person: &Person) -> Result<(), Refused> {
        let own = person.account == self.setup.owner;
        let seated = !self.seats_of(&person.account).is_empty();
        if own || seated || self.setup.settings.access != Access::Private {
            return Ok(());
        }
        Err(refused("host-no-table"))
    }

    /// Somebody sits down, or changes their salt.
    pub(super) fn join(
        &mut self,
        person: &Person,
        seat: Option<Seat>,
        name: &str,
        salt: &str,
        colour: u8,
    ) -> Result<(), Refused> {
        let free = || self.setup.chairs.iter().position(|chair| *chair == Chair::Free);
        let index =
            seat.map(Seat::index).or_else(free).ok_or_else(|| refused("host-table-full"))?;
        let chair = self.setup.chairs.get(index).ok_or_else(|| refused("host-no-seat"))?;
        if *chair != Chair::Free && chair.account() != Some(&person.account) {
            return Err(TAKEN);
        }
        // whoever plays in real time sees one seat and acts for one
        let elsewhere = self.seats_of(&person.account).without(Seat::new(index));
        if self.is_real_time && !elsewhere.is_empty() {
            return Err(refused("host-one-in-time"));
        }
        let name = if name.is_empty() { &person.name } else { name };
        outside::name(name).map_err(|_| refused("host-bad-name"))?;
        if !salt.is_empty() {
            let longest = outside::LONGEST_SENTENCE;
            outside::line("a salt on one line", salt, longest).map_err(fault)?;
        }
        let mut chairs = self.setup.chairs.clone();
        let taken = |colour: u8| {
            let others = chairs.iter().enumerate().filter(|(other, _)| *other != index);
            others.into_iter().any(
                |(_, chair)| matches!(chair, Chair::Person { colour: other, .. } if *other == colour),
            )
        };
        let mut colours = (0..COLOURS).map(|step| (colour % COLOURS + step) % COLOURS);
        let colour = colours.find(|colour| !taken(*colour)).unwrap_or(colour % COLOURS);
        chairs[index] = Chair::Person {
            account: person.account.clone(),
            name: name.to_owned(),
            colour,
            salt: salt.to_owned(),
        };
        let before = std::mem::replace(&mut self.setup.chairs, chairs);
        let players = self.setup.players();
        let seated =
            players.iter().zip(&self.setup.chairs).filter(|(_, chair)| **chair != Chair::Free);
        let names: Vec<&str> = seated.map(|(player, _)| player.name.as_str()).collect();
        outside::names(names.into_iter()).map_err(|_| {
            self.setup.chairs = before;
            same_name(name)
        })
    }

    /// Somebody leaves a seat.
    pub(super) fn stand_up(&mut self, person: &Person, seat: Seat) -> Result<(), Refused> {
        let owns = person.account == self.setup.owner;
        let chair = self.setup.chairs.get_mut(seat.index());
        let chair = chair.filter(|chair| match chair.account() {
            Some(account) => owns || account == person.account,
            None => false,
        });
        *chair.ok_or_else(|| refused("host-no-seat"))? = Chair::Free;
        Ok(())
    }

    /// The owner of the table says who may sit at a free seat.
    pub(super) fn assign(
        &mut self,
        person: &Person,
        seat: Seat,
        plan: &ChairPlan,
    ) -> Result<(), Refused> {
        if person.account != self.setup.owner {
            return Err(refused("host-owner-only"));
        }
        if let ChairPlan::Bot(kind) = plan {
            self.listing.bot_within(kind, LONGEST_THOUGHT).map_err(fault)?;
        }
        match self.setup.chairs.get_mut(seat.index()) {
            Some(chair @ (Chair::Free | Chair::Bot { .. })) => *chair = Chair::planned(plan),
            Some(Chair::Person { .. } | Chair::Gone { .. }) => return Err(TAKEN),
            None => return Err(refused("host-no-seat")),
        }
        self.setup.settings.chairs[seat.index()] = plan.clone();
        Ok(())
    }

    /// The owner begins the game.
    pub(super) fn begin(&mut self, now: MachineTime, person: &Person) -> Result<(), Refused> {
        if person.account != self.setup.owner {
            return Err(refused("host-owner-only"));
        }
        if self.setup.chairs.contains(&Chair::Free) {
            return Err(refused("host-seats-free"));
        }
        if self.setup.chairs.iter().all(|chair| chair.account().is_none()) {
            return Err(refused("host-no-person"));
        }
        self.deal(now)
    }

    /// Whether the table begins by itself, and everybody is there and has added to the deal.
    pub(super) fn begins_now(&self) -> bool {
        let is_ready = |chair: &Chair| match chair {
            Chair::Person { salt, .. } => !salt.is_empty(),
            Chair::Bot { .. } | Chair::Gone { .. } => true,
            Chair::Free => false,
        };
        let waits = self.setup.settings.begins && self.running.is_none();
        let is_person = |chair: &Chair| chair.account().is_some();
        let chairs = &self.setup.chairs;
        waits && chairs.iter().all(is_ready) && chairs.iter().any(is_person)
    }

    /// Deals the cards: every seat is taken.
    pub(super) fn deal(&mut self, now: MachineTime) -> Result<(), Refused> {
        let salt = |(index, chair): (usize, &Chair)| match chair {
            Chair::Person { salt, .. } if !salt.is_empty() => {
                Some((Seat::new(index), salt.clone()))
            }
            _ => None,
        };
        let opening = TableStart {
            start: Start::Options(self.setup.settings.options.clone()),
            players: self.setup.players(),
            secret: self.setup.secret(),
            salts: self.setup.chairs.iter().enumerate().filter_map(salt).collect(),
        };
        let table = self.listing.open(opening).map_err(fault)?;
        let head = head(&*table);
        let mut room = Room::new(table, now);
        room.catch_up(now).map_err(refusal_of)?;
        self.setup.head = head;
        self.setup.origin_ms = now.machine_ms;
        self.run(room, None);
        Ok(())
    }
}

/// The record of a table up to its log, with the secret.
pub(super) fn head(table: &dyn Table) -> String {
    let mut record = table.save();
    record.lines.clear();
    let mut text = record.to_string();
    text.truncate(text.rfind("end ").unwrap_or_default());
    text
}

const TAKEN: Refused = refused("host-seat-taken");
