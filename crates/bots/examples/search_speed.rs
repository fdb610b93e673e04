//! Prints how fast the search is on one core, a line of JSON per game and setting; `benches/peers`
//! compares it with others.
//!
//! `cargo run --release --package gantry-bots --example search_speed -- [SECONDS [GAME or
//! SETTING]]`

#[path = "../benches/positions/mod.rs"]
mod positions;

use std::time::{Duration, Instant};

use gantry_heuristics::Evaluate;
use gantry_kernel::Imagine;
use gantry_launch_pad::LaunchPad;
use gantry_lift_off::LiftOff;
use gantry_planet_rush::PlanetRush;

use positions::{RANDOM, Settings, Work, middles, search, used};

/// How many positions are searched.
const POSITIONS: u64 = 4;
/// How many iterations each gets per round; rounds repeat until the time is up.
const ITERATIONS: u32 = 1000;

/// The processor time of this thread, where the system reports it, so that other work on the
/// machine counts for less.
fn processor_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}

fn measure<G: Imagine + Evaluate>(
    setup: &G::Setup,
    time: Duration,
    only: Option<&str>,
    (name, config): Settings,
) {
    if only.is_some_and(|only| only != G::ID && only != name) {
        return;
    }
    let positions = middles::<G>(setup, POSITIONS);
    // Warm up.
    search(&positions, config, ITERATIONS);
    let mut done = Work::default();
    let (began, worked) = (Instant::now(), processor_time());
    while began.elapsed() < time {
        let more = search(&positions, config, ITERATIONS);
        done = done + more;
    }
    let took = match (worked, processor_time()) {
        (Some(before), Some(after)) => after.saturating_sub(before),
        _ => began.elapsed(),
    };
    let per_second = |count: u64| u128::from(count) * 1_000_000_000 / took.as_nanos().max(1);
    println!(
        "{{\"game\": \"{}\", \"below the tree\": \"{name}\", \"iterations_per_second\": {}, \"decisions_per_second\": {}, \
         \"steps_per_second\": {}}}",
        G::ID,
        per_second(done.iterations),
        per_second(done.decisions),
        per_second(done.steps)
    );
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let seconds = arguments.next().map_or(3.0, |word| word.parse().expect("a number of seconds"));
    let time = Duration::from_secs_f32(seconds);
    let only = arguments.next();
    let only = only.as_deref();
    for settings in [used::<LaunchPad>(), RANDOM] {
        measure::<LaunchPad>(&positions::launch_pad(), time, only, settings);
    }
    for settings in [used::<LiftOff>(), RANDOM] {
        measure::<LiftOff>(&positions::lift_off(), time, only, settings);
    }
    for settings in [used::<PlanetRush>(), RANDOM] {
        measure::<PlanetRush>(&positions::planet_rush(), time, only, settings);
    }
}
