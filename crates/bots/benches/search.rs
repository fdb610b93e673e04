//! How fast the search is: worlds per second, shown as Hz, and simulated decisions per second,
//! shown as items.

mod positions;

use divan::Bencher;
use divan::counter::{CyclesCount, ItemsCount};
use gantry_heuristics::Evaluate;
use gantry_kernel::Imagine;
use gantry_launch_pad::LaunchPad;
use gantry_lift_off::LiftOff;
use gantry_planet_rush::PlanetRush;

use positions::{RANDOM, Settings, Work, middles, search, used};

/// How many positions are searched.
const POSITIONS: u64 = 4;
/// How many iterations each gets.
const ITERATIONS: u32 = 1000;

fn main() {
    divan::main();
}

fn measure<G: Imagine + Evaluate>(bencher: Bencher, setup: &G::Setup, (_, config): Settings) {
    let positions = middles::<G>(setup, POSITIONS);
    let Work { iterations, decisions, .. } = search(&positions, config, ITERATIONS);
    bencher
        .counter(ItemsCount::new(decisions))
        .counter(CyclesCount::new(iterations))
        .bench_local(|| search(&positions, config, ITERATIONS));
}

#[divan::bench(sample_count = 10)]
fn launch_pad_as_it_plays(bencher: Bencher) {
    measure::<LaunchPad>(bencher, &positions::launch_pad(), used::<LaunchPad>());
}

#[divan::bench(sample_count = 10)]
fn launch_pad_random(bencher: Bencher) {
    measure::<LaunchPad>(bencher, &positions::launch_pad(), RANDOM);
}

#[divan::bench(sample_count = 10)]
fn lift_off_as_it_plays(bencher: Bencher) {
    measure::<LiftOff>(bencher, &positions::lift_off(), used::<LiftOff>());
}

#[divan::bench(sample_count = 10)]
fn lift_off_random(bencher: Bencher) {
    measure::<LiftOff>(bencher, &positions::lift_off(), RANDOM);
}

#[divan::bench(sample_count = 10)]
fn planet_rush_as_it_plays(bencher: Bencher) {
    measure::<PlanetRush>(bencher, &positions::planet_rush(), used::<PlanetRush>());
}

#[divan::bench(sample_count = 10)]
fn planet_rush_random(bencher: Bencher) {
    measure::<PlanetRush>(bencher, &positions::planet_rush(), RANDOM);
}
