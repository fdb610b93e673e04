//! Ratings for bots: what each action is worth to the viewer, in hundredths of a point.
//!
//! In the rush every planet is judged separately: which cargo would still help there, whether it is
//! time to lift off, which order would work. A card that no planet needs goes under the deck if it
//! will be needed later, and is discarded otherwise. A player who is ahead hurries. While planets
//! are resolved everything is public, so choices are searched to the end of the planet.

mod contest;
mod planet;
mod weights;

use gantry_heuristics::{Advise, Evaluate};
use gantry_kernel::{MAX_SEATS, Seat};

use crate::PlanetRush;
use crate::action::{Action, Deed};
use crate::card::Card;
use crate::setup::{Pace, Setup};
use crate::state::{Open, Stage, State};
use crate::view::View;

use planet::Prospect;
use weights::Weights;

impl Advise for PlanetRush {
    const REAL_TIME: bool = true;

    fn is_real_time(setup: &Setup) -> bool {
        setup.pace != Pace::Turns
    }

    fn rate(view: &View, legal: &[Action], ratings: &mut Vec<i32>) {
        rate(&Weights::BEST, view, legal, ratings);
    }

    fn rate_at_sight(view: &View, legal: &[Action], ratings: &mut Vec<i32>) {
        rate(&Weights::AT_SIGHT, view, legal, ratings);
    }
}

impl Evaluate for PlanetRush {
    const SPREAD: i32 = 600;
    const EXPLORATION: f32 = 2.0;
    const WORLDS_PER_SECOND: u32 = 300_000;

    /// The points if the round ended now.
    fn evaluate(state: &State, values: &mut [i32; MAX_SEATS]) {
        let points = contest::points_if_stopped(&state.open);
        for (value, points) in values.iter_mut().zip(points) {
            *value = 100 * points;
        }
    }
}

fn rate(weights: &Weights, view: &View, legal: &[Action], ratings: &mut Vec<i32>) {
    ratings.clear();
    let Some(seat) = view.own() else {
        ratings.resize(legal.len(), 0);
        return;
    };
    match view.open.stage {
        Stage::Rush => rush(weights, view, seat, legal, ratings),
        Stage::Resolve => {
            let worth = |action: &Action| contest::worth(&view.open, seat, action.deed);
            ratings.extend(legal.iter().map(worth));
        }
        _ => ratings.resize(legal.len(), 0),
    }
}

fn rush(weights: &Weights, view: &View, seat: Seat, legal: &[Action], ratings: &mut Vec<i32>) {
    let Some(top) = view.deck(seat).shown() else { return };
    let open = &view.open;
    let hand = planet::Hand::of(view, seat);
    let prospects: Vec<(usize, Prospect)> = open
        .touched(seat)
        .map(|(planet, side)| (planet, Prospect::of(open, planet, side)))
        .collect();
    let value = |card: Card, prospect: &Prospect| prospect.value(weights, card, &hand);
    // What the card could still become on another pass.
    let later = prospects
        .iter()
        .map(|(_, prospect)| prospect.later(weights, top, &hand))
        .max()
        .unwrap_or(0);
    let hurry = hurry(weights, open, seat, &hand);
    for action in legal {
        ratings.push(match action.deed {
            Deed::Place(index) => {
                let found = prospects.iter().find(|(planet, _)| *planet == usize::from(index));
                found.map_or(0, |(_, prospect)| value(top, prospect)) + hurry
            }
            Deed::Cycle => later * weights.cycle / 100 - weights.time,
            _ => hurry,
        });
    }
}

/// What having one card fewer is worth: a player who is ahead wants the end, one who is behind does
/// not.
fn hurry(weights: &Weights, open: &Open, seat: Seat, hand: &planet::Hand) -> i32 {
    let lead = contest::lead_if_stopped(open, seat);
    let last = if hand.len == 1 { lead * LAST_CARD } else { 0 };
    weights.shorter + weights.race * lead + last
}

/// The last card ends the round, so everything at stake counts.
const LAST_CARD: i32 = 20;
