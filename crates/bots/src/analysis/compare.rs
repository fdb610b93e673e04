//! Judges one decision: the options, and what each is worth. Used by hints and by the analysis of
//! whole games.

use gantry_heuristics::Evaluate;
use gantry_kernel::{Dice, Imagine, Seat};

use super::{MEASURING, WinShare};
use crate::search::{Budget, ChoiceStats, Config, MeasuredShare, Search, measure};

/// How many choices are measured; a search picks them.
const MEASURED_CHOICES: usize = 4;
/// How many standard errors a choice must be ahead by to be better.
const CLEAR_ERRORS: f64 = 3.0;
/// It must also be ahead by this much, so that the difference survives rounding.
const MIN_GAP: f64 = 1e-5;
/// With fewer worlds nothing is clear.
const MIN_WORLDS: u32 = 10;

/// A choice and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedChoice {
    /// The index of the choice.
    pub choice: usize,
    /// What the seat may expect after it.
    pub worth: WinShare,
    /// The standard error of the difference from the first choice measured, which is the one that
    /// was made, if any. The same worlds are used for both, so it is less than their separate
    /// errors suggest.
    pub gap_error: f64,
}

/// The best choices of a seat, best first, judged from what it sees.
///
/// # Panics
/// If there is nothing to choose from.
pub fn advise<G: Imagine + Evaluate>(
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    budget: Budget,
    dice: &mut Dice,
) -> Vec<RatedChoice> {
    let mut rated = rate::<G>(view, seat, legal, None, budget, dice);
    best_first(&mut rated);
    rated.into_iter().map(advice).collect()
}

/// What all of these choices are worth, measured in the same worlds. `firsts` are indices of
/// `legal`; the errors of differences are those from the first of them.
///
/// # Panics
/// If there is nothing to compare.
pub fn compare<G: Imagine + Evaluate>(
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    firsts: &[usize],
    budget: Budget,
    dice: &mut Dice,
) -> Vec<RatedChoice> {
    let actions: Vec<_> = firsts.iter().map(|index| Some(&legal[*index])).collect();
    let measured = measure::<G>(&MEASURING, budget, view, seat, &actions, dice);
    firsts.iter().copied().zip(measured).map(advice).collect()
}

/// What a seat may expect, judged from what it sees: the share of the win.
pub fn expectation<G: Imagine + Evaluate>(
    view: &G::View,
    seat: Seat,
    budget: Budget,
    dice: &mut Dice,
) -> WinShare {
    let found = measure::<G>(&MEASURING, budget, view, seat, &[None], dice);
    WinShare::exact(found[0].share, found[0].error)
}

/// The best choices and the chosen one, best first. The chosen one counts as the best unless
/// another is clearly better. The others follow by estimate; one estimated higher than the first
/// cannot be told apart from the chosen one.
pub(super) fn judge<G: Imagine + Evaluate>(
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    chosen: usize,
    budget: Budget,
    dice: &mut Dice,
) -> Vec<RatedChoice> {
    let mut rated = rate::<G>(view, seat, legal, Some(chosen), budget, dice);
    let own = rated[0].1;
    let clearly = |rival: &MeasuredShare| {
        rival.worlds >= MIN_WORLDS
            && rival.share - own.share > CLEAR_ERRORS * rival.gap_error + MIN_GAP
    };
    let better = (1..rated.len()).filter(|&index| clearly(&rated[index].1));
    let best =
        better.max_by(|&one, &two| rated[one].1.share.total_cmp(&rated[two].1.share)).unwrap_or(0);
    let best = rated.remove(best);
    best_first(&mut rated);
    rated.insert(0, best);
    rated.into_iter().map(advice).collect()
}

/// Not generic, so that it is compiled once and not for every game.
fn best_first(rated: &mut [(usize, MeasuredShare)]) {
    rated.sort_by(|one, two| two.1.share.total_cmp(&one.1.share));
}

/// The choices that the search visited most, first.
fn most_visited_first(estimates: &[ChoiceStats]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..estimates.len()).collect();
    order.sort_by_key(|index| std::cmp::Reverse(estimates[*index].visits));
    order
}

fn advice((choice, measured): (usize, MeasuredShare)) -> RatedChoice {
    let MeasuredShare { share, error, gap_error, .. } = measured;
    RatedChoice { choice, worth: WinShare::exact(share, error), gap_error }
}

/// Measures the choices worth a look: `first` always, and first, then those the search prefers.
fn rate<G: Imagine + Evaluate>(
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    first: Option<usize>,
    budget: Budget,
    dice: &mut Dice,
) -> Vec<(usize, MeasuredShare)> {
    let [searching, budget] = [0.2, 0.8].map(|part| budget.part(part));
    let found = Search::new(Config::of::<G>(), searching).search::<G>(view, seat, legal, dice);
    let mut order = most_visited_first(&found.estimates);
    if let Some(first) = first {
        order.retain(|index| *index != first);
        order.insert(0, first);
    }
    order.truncate(MEASURED_CHOICES);
    let firsts: Vec<_> = order.iter().map(|index| Some(&legal[*index])).collect();
    let measured = measure::<G>(&MEASURING, budget, view, seat, &firsts, dice);
    order.into_iter().zip(measured).collect()
}
