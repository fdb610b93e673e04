//! Hints about single decisions, for any game.

use gantry_bots::Budget;
use gantry_bots::analysis::{self, WinShare};
use gantry_kernel::{Dice, Match, Purpose, Seat, Seed, Viewer};

use crate::{Choice, Playable};

/// A choice and what the seat may expect after it.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// The choice.
    pub choice: Choice,
    /// The expected share of the win.
    pub worth: WinShare,
    /// The standard error of its difference from one of the choices, the same for all.
    pub gap_error: f64,
}

/// An action as the seat sees it.
pub(crate) fn choice<G: Playable>(view: &G::View, action: &G::Action) -> Choice {
    Choice {
        notation: action.to_string(),
        phrase: G::action(view, action),
        key: G::key(view, action),
    }
}

/// The best choices of a seat that has several, best first. Depends only on what the seat sees.
pub(crate) fn hints<G: Playable>(
    played: &Match<G>,
    seat: Seat,
    legal: &[G::Action],
    budget: Budget,
) -> Vec<Hint> {
    let view = G::view(played.state(), Viewer::Seat(seat));
    let mut dice = Dice::from_number(0);
    let advice = analysis::advise::<G>(&view, seat, legal, budget, &mut dice);
    advice.iter().map(|advice| hint::<G>(&view, legal, advice)).collect()
}

/// What choices of a seat are worth, in their order, with dice of this number. Those that are not
/// legal are left out; the errors of differences are those from the first.
pub(crate) fn compare<G: Playable>(
    played: &Match<G>,
    seat: Seat,
    legal: &[G::Action],
    notations: &[String],
    budget: Budget,
    seed: u64,
) -> Vec<Hint> {
    let place = |notation: &String| legal.iter().position(|action| action.to_string() == *notation);
    let firsts: Vec<usize> = notations.iter().filter_map(place).collect();
    if firsts.is_empty() {
        return Vec::new();
    }
    let view = G::view(played.state(), Viewer::Seat(seat));
    let mut dice = Dice::from_number(seed);
    let found = analysis::compare::<G>(&view, seat, legal, &firsts, budget, &mut dice);
    found.iter().map(|advice| hint::<G>(&view, legal, advice)).collect()
}

fn hint<G: Playable>(view: &G::View, legal: &[G::Action], advice: &analysis::RatedChoice) -> Hint {
    Hint {
        choice: choice::<G>(view, &legal[advice.choice]),
        worth: advice.worth,
        gap_error: advice.gap_error,
    }
}

/// What a seat may expect now, or the share of the win that it has. The same position gives the
/// same answer.
pub(crate) fn expectation<G: Playable>(played: &Match<G>, seat: Seat, budget: Budget) -> WinShare {
    if let Some(standings) = G::standings(played.state()) {
        let winners = standings.winners();
        let parts = f64::from(u32::try_from(winners.len()).expect("few seats"));
        let share = if winners.contains(seat) { 1.0 / parts } else { 0.0 };
        return WinShare { share, error: 0.0 };
    }
    let view = G::view(played.state(), Viewer::Seat(seat));
    let purpose = Purpose(u16::try_from(seat.index()).expect("few seats"));
    let entry = u32::try_from(played.entries().len()).expect("fewer than 2^32 entries");
    let mut dice = Dice::keyed(&Seed::from_number(0), purpose, entry);
    analysis::expectation::<G>(&view, seat, budget, &mut dice)
}
