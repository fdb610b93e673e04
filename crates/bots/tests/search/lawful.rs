//! Whole games of searchers that think very little: whatever they choose, the rules allow it. `GANTRY_SOAK_GAMES`
//! multiplies; 50 make about a million decisions.

use gantry_bots::{Bot, Search};
use gantry_kernel::{Dice, Evaluate, Eyes, Game, Imagine, Seat, Text, Viewer};
use gantry_launch_pad::LaunchPad;
use gantry_lift_off::LiftOff;
use gantry_planet_rush::PlanetRush;
use gantry_testkit::{Plan, soak_factor};

use crate::searches;
use crate::walk::walk;

/// Budgets: even one world gives an answer.
const ITERATIONS: [u32; 3] = [1, 2, 7];

fn keeps_the_rules<G: Imagine + Evaluate + Text>(least: u64) {
    let mut decisions = 0;
    let mut searches: Vec<Search> = ITERATIONS.into_iter().flat_map(searches).collect();
    let kinds = searches.len() as u64;
    for game in 0..soak_factor() as u64 {
        for (number, setup) in Plan::<G>::covering(1, 1).setups.iter().enumerate() {
            walk::<G>(setup, 1000 * game + number as u64, |state, seat, legal| {
                decisions += 1;
                let kind = usize::try_from(decisions % kinds).expect("few");
                let mut dice = Dice::from_number(decisions);
                let eyes = Eyes::<G>::new(state, seat);
                let choice = Bot::<G>::decide(&mut searches[kind], eyes, legal, &mut dice);
                let allowed = legal.get(choice).map(|action| G::explain(state, seat, action));
                assert_eq!(allowed, Some(Ok(())), "seat {seat} in {state:?}");
                check_findings::<G>(&searches[kind], state, seat, legal, decisions);
                Some(choice)
            });
        }
    }
    println!("{decisions} decisions");
    assert!(decisions >= least, "{decisions} decisions");
}

/// Now and then: every payoff is one, and every world was tried somewhere.
fn check_findings<G: Imagine + Evaluate>(
    search: &Search,
    state: &G::State,
    seat: Seat,
    legal: &[<G as Game>::Action],
    number: u64,
) {
    if !number.is_multiple_of(16) || legal.len() == 1 {
        return;
    }
    let view = G::view(state, Viewer::Seat(seat));
    let found = search.search::<G>(&view, seat, legal, &mut Dice::from_number(number));
    let visits: u32 = found.estimates.iter().map(|estimate| estimate.visits).sum();
    assert_eq!((found.estimates.len(), visits), (legal.len(), found.iterations));
    assert!(found.decisions >= u64::from(found.iterations));
    for estimate in found.estimates {
        assert!((0.0..=1.0).contains(&estimate.payoff), "{estimate:?}");
    }
}

#[test]
fn launch_pad() {
    keeps_the_rules::<LaunchPad>(5000);
}

#[test]
fn lift_off() {
    keeps_the_rules::<LiftOff>(3000);
}

#[test]
fn planet_rush() {
    keeps_the_rules::<PlanetRush>(3000);
}
