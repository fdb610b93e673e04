//! Plays the protocol with processes that are killed, stopped and cut off, a database and messages
//! that are away, late, lost and doubled, and clocks that jump. Everything follows from a seed.
//!
//! Calls of clients that were acknowledged are stored, once. No two processes write a table during
//! one tenure, and nobody writes after theirs. What clients are shown never goes back and has no
//! gaps. Where clocks are true, nobody shows a table that another node has taken. When everything
//! has healed, every table is played, and every call answered.

mod checks;
mod client;
mod database;
mod dice;
mod flaw;
mod plan;
mod process;
mod world;

use gantry_cluster::Mutation;
use gantry_testkit::soak_factor;

use flaw::Flaw;
use plan::Kind;
use world::World;

/// How many runs the daily test plays.
const RUNS: u64 = 2_000;

fn run(seed: u64) -> World {
    let mut world = World::new(seed, (None, None));
    world.run().unwrap_or_else(|wrong| {
        panic!("seed {seed}, {:?}, {:?}: {wrong}", world.plan.kind, world.plan.faults)
    });
    world
}

#[test]
fn protocol_holds_in_every_run() {
    let runs = RUNS * soak_factor() as u64;
    let (mut acknowledged, mut kills, mut drains) = (0, Vec::new(), Vec::new());
    for seed in 0..runs {
        let world = run(seed);
        acknowledged += world.checks.acknowledged;
        match world.plan.kind {
            Kind::Kills => kills.extend(&world.checks.handovers),
            Kind::Drains => drains.extend(&world.checks.handovers),
            Kind::Outage | Kind::Slow | Kind::TrueClocks | Kind::WildClocks => {}
        }
    }
    assert!(acknowledged > runs * 20, "{acknowledged} calls in {runs} runs: too few");
    let of = |times: &mut Vec<u64>| {
        times.sort_unstable();
        let at = |per_cent: usize| times[(times.len() - 1) * per_cent / 100];
        (times.len(), at(50), at(99), at(100))
    };
    let (killed, drained) = (of(&mut kills), of(&mut drains));
    println!(
        "{runs} runs, {acknowledged} calls; tables handed over, median, 99th, longest ms: \
         {killed:?} after kills, {drained:?} after drains"
    );
    assert!(killed.0 > 100 && killed.3 <= 2_000, "{killed:?}");
    assert!(drained.0 > 100 && drained.3 <= 1_000, "{drained:?}");
}

/// The first seed whose run shows that something is broken.
fn noticed(broken: (Option<Flaw>, Option<Mutation>)) -> Option<(u64, String)> {
    (0..10 * RUNS).find_map(|seed| {
        let wrong = World::new(seed, broken).run().err()?;
        Some((seed, wrong))
    })
}

#[test]
fn broken_protocols_are_noticed() {
    for mutation in Mutation::ALL {
        let found = noticed((None, Some(mutation)));
        println!("{mutation:?}: {found:?}");
        assert!(found.is_some(), "{mutation:?} goes unnoticed");
    }
}

#[test]
fn faults_around_the_protocol_are_noticed() {
    for flaw in Flaw::ALL {
        let found = noticed((Some(flaw), None));
        println!("{flaw:?}: {found:?}");
        assert!(found.is_some(), "{flaw:?} goes unnoticed");
    }
}

#[test]
fn a_run_follows_from_its_seed() {
    for seed in 0..20 {
        let (one, two) = (run(seed), run(seed));
        assert_eq!(one.checks.acknowledged, two.checks.acknowledged);
        assert_eq!(one.checks.handovers, two.checks.handovers);
        assert_eq!(one.plan.faults, two.plan.faults);
    }
}
