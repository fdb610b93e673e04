//! One decision: what could be done, and what it is worth. Hints and the analysis of whole games share this.

use gantry_kernel::{Dice, Evaluate, Imagine, Seat};

use super::{MEASURING, Worth};
use crate::search::{Budget, Config, Measured, Search, measure};

/// So many choices are measured; a search picks them.
const MEASURED: usize = 4;
/// By so many standard errors a choice must be ahead to be better.
const CLEARLY: f64 = 3.0;
/// And by this much, so that a difference is one in the last bit, too.
const SMALLEST: f64 = 1e-5;

/// A choice and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advice {
    /// The index of the choice.
    pub choice: usize,
    /// What the seat may hope for after it.
    pub worth: Worth,
}

/// The best choices of a seat, the best first, from what it sees.
///
/// # Panics
/// If there is nothing to choose from.
pub fn advise<G: Imagine + Evaluate>(
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    budget: Budget,
    dice: &mut Dice,
) -> Vec<Advice> {
    let mut rated = rate::<G>(view, seat, legal, None, budget, dice);
    rated.sort_by(|one, two| two.1.share.total_cmp(&one.1.share));
    rated.into_iter().map(advice).collect()
}

/// The best choices and the chosen one, the best first; the chosen one is the best if no other is clearly better.
///
/// The best is what the search preferred, not what happens to be measured highest: of several equals one always is, and
/// every choice would seem to lose.
pub(super) fn judge<G: Imagine + Evaluate>(
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    chosen: usize,
    budget: Budget,
    dice: &mut Dice,
) -> Vec<Advice> {
    let mut rated = rate::<G>(view, seat, legal, Some(chosen), budget, dice);
    let own = rated.remove(0);
    let clearly = |rival: &(usize, Measured)| {
        rival.1.share - own.1.share > CLEARLY * rival.1.gap_error + SMALLEST
    };
    let best = match rated.first() {
        Some(rival) if clearly(rival) => rated.remove(0),
        _ => own,
    };
    if best.0 != own.0 {
        rated.push(own);
    }
    // what is measured higher than the best was not preferred, and is not known to be better
    rated.retain(|other| other.0 == own.0 || other.1.share <= best.1.share);
    rated.sort_by(|one, two| two.1.share.total_cmp(&one.1.share));
    rated.insert(0, best);
    rated.into_iter().map(advice).collect()
}

fn advice((choice, measured): (usize, Measured)) -> Advice {
    Advice { choice, worth: Worth::exact(measured.share, measured.error) }
}

/// What is worth a look, measured; `first` always is and comes first, then what the search prefers.
fn rate<G: Imagine + Evaluate>(
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    first: Option<usize>,
    budget: Budget,
    dice: &mut Dice,
) -> Vec<(usize, Measured)> {
    let [searching, budget] = [0.2, 0.8].map(|part| budget.part(part));
    let found = Search::new(Config::of::<G>(), searching).search::<G>(view, seat, legal, dice);
    let mut order: Vec<usize> = (0..legal.len()).collect();
    order.sort_by_key(|index| std::cmp::Reverse(found.estimates[*index].visits));
    if let Some(first) = first {
        order.retain(|index| *index != first);
        order.insert(0, first);
    }
    order.truncate(MEASURED);
    let firsts: Vec<_> = order.iter().map(|index| Some(&legal[*index])).collect();
    let measured = measure::<G>(&MEASURING, budget, view, seat, &firsts, dice);
    order.into_iter().zip(measured).collect()
}
