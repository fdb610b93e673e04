//! Players who leave for good because their account is deleted or banned.

use gantry_catalog::TableError;
use gantry_kernel::{Attendance, Note, Seat, SeatSet};

use super::acting::Changed;
use super::{Chair, Phase, SharedEffects, SharedTable, TableSetup};
use crate::MachineTime;

impl TableSetup {
    /// Removes an account. Before the deal its seats become free; afterwards they get a neutral
    /// name. The head of the record stays as it is: every digest of the log builds on it.
    pub fn forget(&mut self, account: &str) {
        self.drop_calls_of(account);
        let dealt = self.is_dealt();
        for (index, chair) in self.chairs.iter_mut().enumerate() {
            match chair {
                Chair::Person { account: own, colour, .. } if own == account => {
                    let (name, colour) = (former_name(Seat::new(index)), *colour);
                    *chair = if dealt { Chair::Gone { name, colour } } else { Chair::Free };
                }
                _ => {}
            }
        }
        if self.owner == account {
            self.owner.clear();
            self.hand_over();
        }
    }

    /// A table without an owner goes to the first person who sits there.
    pub(super) fn hand_over(&mut self) {
        if self.owner.is_empty() {
            let next = self.chairs.iter().find_map(Chair::account);
            self.owner = next.unwrap_or_default().to_owned();
        }
    }
}

/// The name of a seat whose player has deleted their account.
fn former_name(seat: Seat) -> String {
    format!("Former player {seat}")
}

impl SharedTable {
    /// Resigns at every seat where an account still plays. Does nothing before the deal or after
    /// the end.
    pub fn resign_all(
        &mut self,
        now: MachineTime,
        account: &str,
    ) -> Result<SharedEffects, TableError> {
        let before = self.line_count();
        // a deadline that has passed may end the game
        if let Some(running) = &mut self.running {
            running.room.catch_up(now)?;
        }
        while let Some(seat) = self.plays_at(account).lowest() {
            let bot = self.setup.stand_in(self.listing).to_owned();
            self.note(now, &Note::Resign { seat, bot })?;
            self.end_if_abandoned(now, true)?;
        }
        Ok(self.effects(now, before, None, Changed::default()))
    }

    /// The seats at which an account still plays.
    pub fn plays_at(&self, account: &str) -> SeatSet {
        if self.phase() != Phase::Playing {
            return SeatSet::EMPTY;
        }
        let attendance = self.table().and_then(|table| table.attendance());
        let resigned = attendance.map_or(SeatSet::EMPTY, Attendance::resigned);
        self.seats_of(account).minus(resigned)
    }

    /// Removes an account and its chat lines from the table. It must have resigned:
    /// [`Self::resign_all`].
    pub fn forget(&mut self, now: MachineTime, account: &str) -> SharedEffects {
        let before = self.line_count();
        self.setup.forget(account);
        self.chat.retain(|(by, _)| by != account);
        self.reseat();
        self.effects(now, before, None, Changed { setup: true, ..Changed::default() })
    }

    /// Before the deal, frees the seats of a banned account and passes its ownership on. After the
    /// deal nothing changes here; the account resigns: [`Self::resign_all`].
    pub fn vacate(&mut self, now: MachineTime, account: &str) -> SharedEffects {
        if self.phase() != Phase::Gathering {
            return SharedEffects::default();
        }
        let before = self.line_count();
        self.setup.forget(account);
        self.reseat();
        self.effects(now, before, None, Changed { setup: true, ..Changed::default() })
    }

    /// The place of each person who has an account, from 1; tied people share one. Whoever resigned
    /// comes last, also if the others stopped the game. None while the game goes on, and for a game
    /// that was stopped without a result.
    pub fn results(&self) -> Option<Vec<(String, u8)>> {
        let table = self.table().filter(|_| self.phase() == Phase::Over)?;
        let attendance = table.attendance();
        let resigned = attendance.map_or(SeatSet::EMPTY, Attendance::resigned);
        let stopped = attendance.is_some_and(Attendance::is_abandoned);
        if stopped && (resigned.is_empty() || self.players().is_empty()) {
            return None;
        }
        let standings = table.standings();
        let last = u8::try_from(table.seats()).expect("few seats");
        let place = |index: usize| match &standings {
            _ if resigned.contains(Seat::new(index)) => last,
            Some(standings) => standings.places[index],
            // all others have resigned, or stopped the game
            None => 1,
        };
        let chairs = self.setup.chairs.iter().enumerate();
        let seated = chairs.filter_map(|(index, chair)| Some((chair.account()?, place(index))));
        Some(seated.map(|(account, place)| (account.to_owned(), place)).collect())
    }
}
