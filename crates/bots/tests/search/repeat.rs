//! The same dice and the same iterations give the same findings, to the last bit.

use gantry_bots::{Budget, Config, Rollout, Search};
use gantry_heuristics::Evaluate;
use gantry_kernel::{Dice, Imagine, Viewer};
use gantry_launch_pad::LaunchPad;
use gantry_lift_off::LiftOff;
use gantry_planet_rush::{Pace, PlanetRush};

use crate::walk::walk;

fn finds_the_same<G: Imagine + Evaluate>(setup: &G::Setup) {
    let config = Config { rollout: Rollout::Random(30), ..Config::USUAL };
    let (mut met, mut other_dice_differ) = (0, 0);
    walk::<G>(setup, 5, |state, seat, legal| {
        met += 1;
        if legal.len() == 1 || met % 8 != 0 {
            return None;
        }
        let view = G::view(state, Viewer::Seat(seat));
        let search = Search::new(config, Budget::Iterations(50));
        let look = |seed| {
            let mut dice = Dice::from_number(seed);
            let found = search.search::<G>(&view, seat, legal, &mut dice);
            let visits: u32 = found.estimates.iter().map(|estimate| estimate.visits).sum();
            assert_eq!(visits, 50, "every iteration begins with a choice");
            (found.estimates, found.iterations, found.decisions)
        };
        let first = look(met);
        assert_eq!(first, look(met));
        other_dice_differ += u64::from(first != look(met + 1));
        None
    });
    assert!(met > 40, "{met} positions");
    assert!(other_dice_differ > 0, "the dice matter");
}

#[test]
fn a_seed_gives_one_search() {
    finds_the_same::<LaunchPad>(&gantry_launch_pad::Setup::new(3));
    finds_the_same::<LiftOff>(&gantry_lift_off::Setup::new(2));
    let turns =
        gantry_planet_rush::Setup { pace: Pace::Turns, ..gantry_planet_rush::Setup::new(2) };
    finds_the_same::<PlanetRush>(&turns);
}
