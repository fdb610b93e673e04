//! What must hold for every run, whatever the network did. Each error names the seed and the entry.

use gantry_kernel::{Awaiting, Game, Input, Match, Seat, Viewer};

use super::run::{Arrival, Receipt, Run};
use crate::check::difference;

impl<G: Game> Run<G> {
    /// All checks that apply to every game, with or without numbered actions.
    ///
    /// # Panics
    /// If one fails.
    pub fn assert_sound(&self) {
        let checks =
            [Self::log_decides, Self::refusals_change_nothing, Self::views_agree, Self::ends];
        for check in checks {
            check(self).unwrap_or_else(|found| panic!("{found}"));
        }
    }

    /// The log alone decides: replayed in a fresh match it gives the same digest at every entry.
    pub fn log_decides(&self) -> Result<(), String> {
        let start = G::start(&self.setup).map_err(|error| self.found(0, error))?;
        let mut again = Match::<G>::new(start, gantry_kernel::Digest::of(&self.setup));
        for (number, entry) in self.entries().iter().enumerate() {
            again
                .admit(entry.at, entry.input())
                .map_err(|rejection| self.found(number, format!("refused again: {rejection}")))?;
            if again.digest().short() != entry.digest {
                return Err(self.found(number, format!("{:?} parts ways", entry.input())));
            }
        }
        let standings = G::standings(again.state());
        if standings != G::standings(self.played.state()) {
            return Err(self.found(self.entries().len(), "other standings from the same log"));
        }
        Ok(())
    }

    /// Every refused message left the state and the digest unchanged.
    pub fn refusals_change_nothing(&self) -> Result<(), String> {
        let mut entries = 0;
        for arrival in &self.arrivals {
            match &arrival.answer {
                Receipt::Accepted { entry } => entries = entry + 1,
                Receipt::Refused { before, after, same_state, .. } => {
                    if before != after || !same_state {
                        let what = format!("{} was refused but changed something", say(arrival));
                        return Err(self.found(entries, what));
                    }
                }
            }
        }
        Ok(())
    }

    /// Every client got every frame in the end, and its folded view is the one projected from the
    /// state.
    pub fn views_agree(&self) -> Result<(), String> {
        let entries = self.entries().len();
        for (seat, (frames, folded)) in Seat::all(self.views.len()).zip(&self.views) {
            if *frames != entries {
                return Err(self.found(entries, format!("{seat} got {frames} frames only")));
            }
            let projected = G::view(self.played.state(), Viewer::Seat(seat));
            if projected != *folded {
                let difference = difference(&projected, folded);
                return Err(self.found(entries, format!("{seat} sees another table: {difference}")));
            }
        }
        Ok(())
    }

    /// The game ended, with standings, and nothing was accepted afterwards.
    pub fn ends(&self) -> Result<(), String> {
        let state = self.played.state();
        if G::awaiting(state) != Awaiting::Over || G::standings(state).is_none() {
            return Err(self.found(self.entries().len(), "the game did not end"));
        }
        self.nothing_after(|state| G::awaiting(state) == Awaiting::Over)
    }

    /// Once `stopped` is true of the state after an entry, no player's action is accepted until it
    /// is false again: a STOP that ends a round for everybody is final, however many actions were
    /// on their way.
    pub fn nothing_after(&self, mut stopped: impl FnMut(&G::State) -> bool) -> Result<(), String> {
        let mut wrong = None;
        self.each_entry(|number, before, entry, _| {
            let acts = entry.actor().is_some();
            if wrong.is_none() && acts && stopped(before) {
                wrong = Some(self.found(number, format!("{:?} after the stop", entry.input())));
            }
        });
        wrong.map_or(Ok(()), Err)
    }

    /// No seat's own sequence is ever broken: between what a client had seen when it chose an
    /// action and the entry that the action became, there is no other action of that seat. So every
    /// action is accepted at most once, in the order in which the client chose them, and none meets
    /// a situation that the seat itself has changed since. Holds for games whose actions are
    /// numbered; without numbers a late copy can be taken for a new action.
    pub fn own_order(&self) -> Result<(), String> {
        let mut by_seat: Vec<Vec<usize>> = vec![Vec::new(); self.intents.len()];
        for (arrival, entry) in self.accepted() {
            let intent = &self.intents[arrival.seat.index()][arrival.intent];
            let meant = Input::Act { seat: arrival.seat, action: intent.action.clone() };
            if self.entries()[entry].input() != meant {
                let what = format!("{:?} was meant to be {meant:?}", self.entries()[entry].input());
                return Err(self.found(entry, what));
            }
            let own = &mut by_seat[arrival.seat.index()];
            if let Some(between) = own.last().filter(|last| **last >= intent.seen) {
                let what = format!(
                    "{} was meant after {} entries, before the seat's own entry {between} ({:?})",
                    say(arrival),
                    intent.seen,
                    self.entries()[*between].input()
                );
                return Err(self.found(entry, what));
            }
            own.push(entry);
        }
        let acts = |entry: &&gantry_kernel::Entry<G>| entry.actor().is_some();
        let logged = self.entries().iter().filter(acts).count();
        let heard: usize = by_seat.iter().map(Vec::len).sum();
        if logged != heard {
            let what = format!("{logged} actions in the log, {heard} accepted messages");
            return Err(self.found(self.entries().len(), what));
        }
        Ok(())
    }

    /// No action is accepted in another situation than the one it was chosen in. `situation` names
    /// what counts for a seat, such as the number of the round: then nothing chosen in one round,
    /// however late it arrives, becomes an action of the next.
    pub fn same_situation<K: PartialEq + std::fmt::Debug>(
        &self,
        mut situation: impl FnMut(&G::State, Seat) -> K,
    ) -> Result<(), String> {
        let seats = self.intents.len();
        let mut situations: Vec<Vec<K>> = Vec::with_capacity(self.entries().len());
        self.each_entry(|_, before, _, _| {
            situations.push(Seat::all(seats).map(|seat| situation(before, seat)).collect());
        });
        for (arrival, entry) in self.accepted() {
            let seat = arrival.seat.index();
            let intent = &self.intents[seat][arrival.intent];
            let (meant, met) = (&situations[intent.seen][seat], &situations[entry][seat]);
            if meant != met {
                let what = format!("{} was meant for {meant:?} but met {met:?}", say(arrival));
                return Err(self.found(entry, what));
            }
        }
        Ok(())
    }

    /// The accepted messages and the entries they became.
    pub fn accepted(&self) -> impl Iterator<Item = (&Arrival<G>, usize)> {
        self.arrivals.iter().filter_map(|arrival| match arrival.answer {
            Receipt::Accepted { entry } => Some((arrival, entry)),
            Receipt::Refused { .. } => None,
        })
    }
}

fn say<G: Game>(arrival: &Arrival<G>) -> String {
    format!("{} ({}), received at {} ms,", arrival.action, arrival.seat, arrival.at.0)
}
