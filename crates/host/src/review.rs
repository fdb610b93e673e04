//! What can be said about a step of a finished game: who chose what, what would have been better
//! given what the seat could know, and what luck added.

use gantry_catalog::{Budget, Choice, Table};
use gantry_kernel::{Awaiting, Seat};
use gantry_wire::{Answer, Review};

use crate::asking::refused;
use crate::frames::{CLEAR_ERRORS, permille, ranked};
use crate::host::Host;

/// How many worlds are imagined for the choices, and for what the step led to.
const WORLDS: Budget = Budget::Iterations(200);
const WORLDS_AFTER: Budget = Budget::Iterations(100);
/// How many choices are shown, besides the chosen one.
const CHOICES: usize = 3;
/// The number that the dice come from: the same step gives the same review.
const DICE: u64 = 7;

/// A step to be reviewed, on any thread.
pub(crate) struct ReviewJob {
    /// The table before it.
    before: Box<dyn Table>,
    /// The table after it; `None` at the end.
    after: Option<Box<dyn Table>>,
}

impl ReviewJob {
    /// Who acted, and what they chose: the choice that leads to the same digest.
    fn chosen(&self) -> Option<(Seat, Choice)> {
        let after = self.after.as_ref()?;
        let entry = self.before.entries();
        let seat = Seat::all(after.seats()).find(|seat| after.last_act_of(*seat) == Some(entry))?;
        let at = after.time_of(entry)?;
        let leads_there = |choice: &Choice| {
            let copy = self.before.at(entry);
            copy.is_some_and(|mut copy| {
                copy.act(at, seat, &choice.notation).is_ok() && copy.digest() == after.digest()
            })
        };
        Some((seat, self.before.choices(seat).into_iter().find(leads_there)?))
    }

    /// Reviews the step; may take long.
    pub(crate) fn run(self) -> Review {
        let mut review = Review {
            entry: self.before.entries(),
            seat: None,
            chosen: None,
            choices: Vec::new(),
            lost: 0,
            luck: 0,
            luck_spread: 0,
        };
        let Some((seat, chosen)) = self.chosen() else { return review };
        review.seat = Some(seat);
        review.chosen = Some(chosen.clone());
        let is_choice = self.before.notations(seat).len() > 1 && !self.before.is_real_time();
        let Some(hints) = is_choice.then(|| self.before.hints(seat, WORLDS).ok()).flatten() else {
            return review;
        };
        let best = hints.iter().map(|hint| hint.choice.notation.clone()).take(CHOICES);
        let mut notations: Vec<String> = best.filter(|best| *best != chosen.notation).collect();
        notations.insert(0, chosen.notation);
        let Ok(mut found) = self.before.compare(seat, &notations, WORLDS, DICE) else {
            return review;
        };
        let own = found[0].worth;
        let clearly = found
            .iter()
            .filter(|hint| hint.worth.share - own.share > CLEAR_ERRORS * hint.gap_error);
        let lost = clearly.map(|hint| hint.worth.share - own.share).fold(0.0, f64::max);
        review.lost = permille(lost);
        found.sort_by(|one, two| two.worth.share.total_cmp(&one.worth.share));
        review.choices = ranked(found);
        if let Some(after) = &self.after {
            let then = after.expectation(seat, WORLDS_AFTER);
            let luck = then.share - own.share;
            let size = i16::try_from(permille(luck.abs())).unwrap_or_default();
            review.luck = if luck < 0.0 { -size } else { size };
            review.luck_spread = permille(CLEAR_ERRORS * then.error.hypot(own.error));
        }
        review
    }
}

impl Host {
    /// The review of the next step in the replay of a finished game.
    pub(crate) fn review_job(&self) -> Result<ReviewJob, Answer> {
        let screen = self.screen.as_ref().filter(|screen| screen.replay.is_some());
        let screen = screen.ok_or_else(|| Answer::Refused(refused("host-no-table")))?;
        let whole = screen.whole();
        if whole.awaiting() != Awaiting::Over {
            return Err(Answer::Refused(refused("host-secret-until-over")));
        }
        let entry = screen.table().entries();
        let before = whole.at(entry).ok_or_else(|| Answer::Refused(refused("host-no-table")))?;
        Ok(ReviewJob { before, after: whole.at(entry + 1) })
    }
}
