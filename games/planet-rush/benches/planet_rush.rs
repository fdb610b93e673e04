//! Benchmarks: random play with legal-action generation, state clone, view, `imagine`. Run with
//! `cargo xtask bench`.

use divan::Bencher;
use gantry_bots::measure::after_entries;
use gantry_bots::{Bot, Human, Profile, play_out};
use gantry_kernel::{Dice, Game as _};
use gantry_planet_rush::{PlanetRush, Setup, Stage};

gantry_testkit::measurements!(PlanetRush, Setup, middle());

/// A whole game of four with human reaction times, in simulated time.
#[divan::bench]
fn four_in_time(bencher: Bencher) {
    let profile = Profile::find("expert").expect("a profile");
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        let mut humans = [0; 4].map(|_| Human::new(profile));
        let mut bots: Vec<&mut dyn Bot<PlanetRush>> =
            humans.iter_mut().map(|bot| bot as &mut dyn Bot<PlanetRush>).collect();
        let state = PlanetRush::start(&Setup::new(4)).expect("a table");
        play_out::<PlanetRush>(state, &mut bots, &mut Dice::from_number(seed), &mut Vec::new())
            .decisions
    });
}

/// A state in the middle of a round.
fn middle() -> State {
    let state = after_entries::<PlanetRush>(&Setup::new(4), 100, 7);
    assert_eq!(state.open.stage, Stage::Rush, "in the middle of a round");
    state
}
