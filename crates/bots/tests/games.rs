//! The bots on real games: they do not peek, are repeatable, and the greedy one is worth playing.

use std::hash::{DefaultHasher, Hasher};

use gantry_bots::{Bot, Greedy, Random, play_out};
use gantry_catalog::{GameVisitor, Playable, visit_games};
use gantry_heuristics::{Advise, Evaluate};
use gantry_kernel::{Dice, Imagine, Seat, SeatContext, Viewer};
use gantry_launch_pad::LaunchPad;
use gantry_lift_off::LiftOff;
use gantry_planet_rush::PlanetRush;

use crate::walk::walk;

/// The share of wins of a greedy player at the first seat against random ones, in percent.
fn greedy_wins<G: Advise>(setup: &G::Setup, games: u64) -> u64 {
    let mut legal = Vec::new();
    let mut won = 0;
    for seed in 0..games {
        let state = G::start(setup).expect("a table");
        let (mut greedy, mut random) = (Greedy::default(), [Random; 3]);
        let mut bots: Vec<&mut dyn Bot<G>> = vec![&mut greedy];
        let others = random.iter_mut().take(G::seats(setup) - 1);
        bots.extend(others.map(|bot| bot as &mut dyn Bot<G>));
        let mut dice = Dice::from_number(seed);
        let playout = play_out::<G>(state, &mut bots, &mut dice, &mut legal);
        won += u64::from(playout.standings.places[0] == 1);
    }
    won * 100 / games
}

#[test]
fn greedy_beats_random() {
    for (seats, least) in [(2, 95), (3, 90), (4, 90)] {
        let setup = gantry_launch_pad::Setup::new(seats);
        let won = greedy_wins::<LaunchPad>(&setup, 200);
        assert!(won >= least, "{won} % at {seats} seats of Launch Pad");
        let setup = gantry_lift_off::Setup::new(seats);
        let won = greedy_wins::<LiftOff>(&setup, 60);
        assert!(won >= 95, "{won} % at {seats} seats of Lift Off");
        let setup = gantry_planet_rush::Setup::new(seats);
        let won = greedy_wins::<PlanetRush>(&setup, 100);
        assert!(won >= 95, "{won} % at {seats} seats of Planet Rush");
    }
}

/// A seat's infoset hash depends only on what it can see, no matter who decides.
fn looks_by_view<G: Imagine + Evaluate>(state: &G::State, dice: &mut Dice) {
    for seat in Seat::all(G::seats(G::setup(state))) {
        let view = G::view(state, Viewer::Seat(seat));
        let look = |world: &G::State| {
            let mut hasher = DefaultHasher::new();
            G::hash_infoset(world, seat, &mut hasher);
            hasher.finish()
        };
        assert_eq!(look(state), look(&G::imagine(&view, dice)), "seat {seat}: {view:?}");
    }
}

/// Returns how many decisions were checked.
fn decides_by_view<G: Imagine + Evaluate>(setup: &G::Setup, games: u64) -> u64 {
    let mut decisions = 0;
    let mut visit = |state: &G::State, seat: Seat, legal: &[G::Action]| {
        let view = G::view(state, Viewer::Seat(seat));
        let mut dice = Dice::from_number(decisions);
        let imagined = G::imagine(&view, &mut dice);
        let decide = |state: &G::State| {
            let context = SeatContext::<G>::new(state, seat);
            Greedy::default().decide(context, legal, &mut Dice::from_number(decisions))
        };
        assert_eq!(decide(state), decide(&imagined), "seat {seat}: {view:?}");
        let supposed = G::suppose(&view, &mut dice);
        assert_eq!(G::view(&supposed, Viewer::Seat(seat)), view, "seat {seat}");
        let (mut by_view, mut in_world, mut steps) = (Vec::new(), Vec::new(), Vec::new());
        G::rate(&view, legal, &mut by_view);
        G::rate_in(state, seat, legal, &mut in_world);
        assert_eq!(by_view, in_world, "seat {seat}: {view:?}");
        looks_by_view::<G>(state, &mut dice);
        let mut intends = |world: &G::State| {
            G::intend(world, seat, legal, &mut steps);
            steps.first().cloned()
        };
        let step = intends(state);
        assert_eq!(step, intends(&imagined), "seat {seat}: {view:?}");
        assert!(step.is_some_and(|step| legal.contains(&step)), "seat {seat}: {view:?}");
        decisions += 1;
        None
    };
    (0..games).for_each(|seed| walk::<G>(setup, seed, &mut visit));
    decisions
}

#[test]
fn the_same_view_gives_the_same_decision() {
    struct All;
    impl GameVisitor for All {
        fn visit<G: Playable>(&mut self) {
            let setup = G::configure(G::RULES, G::SEATS.1.min(3), &[]).expect("a table");
            assert!(decides_by_view::<G>(&setup, 12) > 50, "{}", G::ID);
        }
    }
    visit_games(&mut All);
    let setup = gantry_launch_pad::Setup { negotiations: true, ..gantry_launch_pad::Setup::new(3) };
    assert!(decides_by_view::<LaunchPad>(&setup, 6) > 1000);
    let setup = gantry_lift_off::Setup { simultaneous: true, ..gantry_lift_off::Setup::new(4) };
    assert!(decides_by_view::<LiftOff>(&setup, 6) > 1000);
}

fn gives_one_game<G: Advise>(setup: &G::Setup) {
    let play = || {
        let state = G::start(setup).expect("a table");
        let (mut one, mut two) = (Greedy::default(), Greedy::default());
        let mut bots: [&mut dyn Bot<G>; 2] = [&mut one, &mut two];
        play_out(state, &mut bots, &mut Dice::from_number(3), &mut Vec::new())
    };
    let (one, other) = (play(), play());
    assert_eq!(one.standings, other.standings);
    assert_eq!(one.decisions, other.decisions);
}

#[test]
fn a_seed_gives_one_game() {
    struct All;
    impl GameVisitor for All {
        fn visit<G: Playable>(&mut self) {
            gives_one_game::<G>(&G::configure(G::RULES, 2, &[]).expect("a table for two"));
        }
    }
    visit_games(&mut All);
}
