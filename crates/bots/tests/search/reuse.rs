//! A player that stops early and reuses its old tree chooses as it would without stopping, and does
//! not peek.

use gantry_bots::{Bot, Budget, Config, Search, Searcher};
use gantry_heuristics::Evaluate;
use gantry_kernel::{Dice, Imagine, SeatContext, Viewer};
use gantry_launch_pad::LaunchPad;
use gantry_lift_off::LiftOff;

use crate::walk::walk;

const ITERATIONS: u32 = 40;

fn search<G: Evaluate>() -> Search {
    let config = Config { rollout: gantry_bots::Rollout::Greedy(3), ..Config::of::<G>() };
    Search::new(config, Budget::Iterations(ITERATIONS))
}

/// Without an old tree the choice is that of the full search: only iterations that cannot change it
/// are skipped.
fn stops_when_clear<G: Imagine + Evaluate>(setup: &G::Setup) {
    let (mut met, mut saved) = (0, 0);
    walk::<G>(setup, 3, |state, seat, legal| {
        met += 1;
        if legal.len() > 1 {
            let view = G::view(state, Viewer::Seat(seat));
            let whole = search::<G>().search::<G>(&view, seat, legal, &mut Dice::from_number(met));
            let mut searcher = Searcher::<G>::new(search::<G>());
            let part = searcher.find(&view, seat, legal, &mut Dice::from_number(met));
            assert_eq!(part.best(), whole.best(), "{view:?}");
            assert!(part.iterations <= whole.iterations);
            saved += u64::from(part.iterations < whole.iterations);
        }
        None
    });
    assert!(saved > 10, "{saved} of {met} decisions were clear early");
}

/// Two players with the same dice, one of whom always gets another world that looks the same.
fn goes_on_by_view<G: Imagine + Evaluate>(setup: &G::Setup) {
    let seats = G::seats(setup);
    let players =
        || -> Vec<Searcher<G>> { (0..seats).map(|_| Searcher::new(search::<G>())).collect() };
    let (mut ones, mut others) = (players(), players());
    let (mut met, mut foreseen) = (0, 0);
    walk::<G>(setup, 4, |state, seat, legal| {
        met += 1;
        let view = G::view(state, Viewer::Seat(seat));
        let imagined = G::imagine(&view, &mut Dice::from_number(met));
        foreseen += u64::from(ones[seat.index()].foresaw(&view));
        let decide = |player: &mut Searcher<G>, state: &G::State| {
            player.decide(SeatContext::<G>::new(state, seat), legal, &mut Dice::from_number(met))
        };
        let choice = decide(&mut ones[seat.index()], state);
        assert_eq!(choice, decide(&mut others[seat.index()], &imagined), "{view:?}");
        Some(choice)
    });
    assert!(foreseen > 10, "{foreseen} of {met} decisions looked as foreseen");
}

#[test]
fn a_clear_choice_is_made_early() {
    stops_when_clear::<LaunchPad>(&gantry_launch_pad::Setup::new(2));
    stops_when_clear::<LiftOff>(&gantry_lift_off::Setup::new(2));
}

#[test]
fn an_old_tree_shows_nothing_hidden() {
    goes_on_by_view::<LaunchPad>(&gantry_launch_pad::Setup::new(3));
    goes_on_by_view::<LiftOff>(&gantry_lift_off::Setup::new(3));
}
