//! What players have to agree on: taking back a step that has shown something, and stopping the
//! game.

use gantry_kernel::{Note, Seat, SeatSet};
use gantry_wire::{Proposal, Proposed, Refused};

use super::acting::Changed;
use super::{Running, SharedTable};
use crate::MachineTime;
use crate::asking::{refusal_of, refused};

impl SharedTable {
    /// Takes back the seat's last step: at once if it showed nothing, otherwise if all agree.
    pub(super) fn undo(
        &mut self,
        now: MachineTime,
        seat: Seat,
        changed: &mut Changed,
    ) -> Result<(), Refused> {
        let running = self.running.as_ref().ok_or_else(|| refused("host-no-table"))?;
        let table = &*running.room.table;
        if table.is_real_time() || table.last_act_of(seat).is_none() {
            return Err(refused("host-undo-nothing"));
        }
        if table.can_undo(seat).is_ok() {
            return self.take_back(now, seat);
        }
        self.propose(now, seat, Proposed::TakeBack, changed)
    }

    fn take_back(&mut self, now: MachineTime, seat: Seat) -> Result<(), Refused> {
        let last = self.table().and_then(|table| table.last_act_of(seat));
        let to = last.ok_or_else(|| refused("host-undo-nothing"))?;
        self.note(now, &Note::TakeBack { seat, to }).map_err(refusal_of)?;
        if let Some(Running { room, clocks, .. }) = &mut self.running {
            *clocks = clocks.again(&*room.table);
        }
        Ok(())
    }

    /// Asks all players to agree who are not away. If there is nobody to ask, it happens at once.
    pub(super) fn propose(
        &mut self,
        now: MachineTime,
        by: Seat,
        what: Proposed,
        changed: &mut Changed,
    ) -> Result<(), Refused> {
        if self.phase() != super::Phase::Playing {
            return Err(refused("host-no-table"));
        }
        if self.setup.proposal.is_some() {
            return Err(refused("host-proposal-open"));
        }
        // All seats of one person agree together.
        let own = self.setup.chairs()[by.index()]
            .account()
            .map_or(SeatSet::only(by), |account| self.seats_of(account));
        let agreed = own;
        let reachable = self.reachable(now);
        if what == Proposed::TakeBack && !self.players().minus(own).is_subset(reachable) {
            return Err(refused("host-undo-away"));
        }
        let missing = reachable.minus(own);
        self.setup.proposal = Some(Proposal { by, what, agreed, missing });
        changed.setup = true;
        self.settle_proposal(now)
    }

    /// Somebody answers a proposal. One refusal ends it.
    pub(super) fn respond(
        &mut self,
        now: MachineTime,
        seats: SeatSet,
        agrees: bool,
        changed: &mut Changed,
    ) -> Result<(), Refused> {
        let asked = |proposal: &Proposal| {
            seats
                .iter()
                .any(|seat| proposal.missing.contains(seat) || proposal.agreed.contains(seat))
        };
        let proposal = self.setup.proposal.as_mut().filter(|proposal| asked(proposal));
        let proposal = proposal.ok_or_else(|| refused("host-no-proposal"))?;
        changed.setup = true;
        if agrees {
            proposal.agreed = proposal.agreed.union(seats);
            proposal.missing = proposal.missing.minus(seats);
            self.settle_proposal(now)
        } else {
            self.setup.proposal = None;
            Ok(())
        }
    }

    /// Carries out what everybody has agreed to.
    fn settle_proposal(&mut self, now: MachineTime) -> Result<(), Refused> {
        let proposal = self.setup.proposal.take_if(|proposal| proposal.missing.is_empty());
        match proposal {
            None => Ok(()),
            Some(Proposal { what: Proposed::TakeBack, by, .. }) => self.take_back(now, by),
            Some(Proposal { what: Proposed::Abandon, by, agreed, .. }) => {
                self.abandon(now, by, agreed)
            }
        }
    }

    /// Stops the game. A game that counts cannot be stopped without those who are away: whoever
    /// proposed it resigns.
    fn abandon(&mut self, now: MachineTime, by: Seat, agreed: SeatSet) -> Result<(), Refused> {
        let unasked = self.players().minus(agreed);
        if self.setup.settings().rated && !unasked.is_empty() {
            let account = self.setup.chairs()[by.index()].account().unwrap_or_default().to_owned();
            while let Some(seat) = self.plays_at(&account).lowest() {
                let bot = self.setup.stand_in(self.listing).to_owned();
                self.note(now, &Note::Resign { seat, bot }).map_err(refusal_of)?;
            }
        }
        if self.phase() == super::Phase::Over {
            return Ok(());
        }
        self.note(now, &Note::Abandon).map_err(refusal_of)
    }

    /// Adapts a proposal to what has changed: a step can no longer be taken back once another one
    /// was taken or somebody counts as away, and nobody is asked who is away or no longer plays.
    /// Returns whether the proposal has changed.
    pub(super) fn review_proposal(&mut self, now: MachineTime, moved: bool) -> bool {
        let Some(Proposal { what, agreed, missing, .. }) = self.setup.proposal else {
            return false;
        };
        let (players, reachable) = (self.players(), self.reachable(now));
        let over = self.phase() == super::Phase::Over;
        // Nobody wins a game that counts by leaving when the other asks to stop it.
        let waited: SeatSet = missing.iter().filter(|seat| players.contains(*seat)).collect();
        let left = self.setup.settings.rated && !waited.is_subset(reachable);
        let unasked = !players.minus(agreed).is_subset(reachable);
        let dropped = over || left || what == Proposed::TakeBack && (moved || unasked);
        let Some(proposal) = &mut self.setup.proposal else { return false };
        let missing = reachable.minus(agreed);
        if dropped {
            self.setup.proposal = None;
        } else if proposal.missing == missing {
            return false;
        } else {
            proposal.missing = missing;
            // a proposal that cannot be carried out is dropped
            let _ = self.settle_proposal(now);
        }
        true
    }
}
