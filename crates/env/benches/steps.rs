//! Steps with everything described, on one thread: a step is one choice at one table.

use divan::counter::ItemsCount;
use gantry_env::{EnvPlan, Observation, Outcomes, open};
use gantry_kernel::Dice;

const TABLES: usize = 256;

fn main() {
    divan::main();
}

#[divan::bench(args = ["launch-pad", "lift-off", "planet-rush"])]
fn step_and_observe(bencher: divan::Bencher, game: &str) {
    let plan = EnvPlan {
        tables: TABLES,
        seats: 2,
        options: Vec::new(),
        seed: 1,
        opponents: None,
        pace: "expert".into(),
        threads: 1,
    };
    let mut env = open(game, &plan).expect("a game of the catalog");
    let shape = env.shape();
    let mut views = vec![0; TABLES * shape.view_numbers];
    let mut actions = Vec::new();
    let (mut starts, mut seats) = (vec![0; TABLES + 1], vec![0; TABLES]);
    let (mut ended, mut wins, mut leads) =
        (vec![0; TABLES], vec![0.0; 2 * TABLES], vec![0.0; 2 * TABLES]);
    let mut choices = vec![0; TABLES];
    let mut dice = Dice::from_number(1);
    bencher.counter(ItemsCount::new(TABLES)).bench_local(|| {
        actions.resize(env.actions() * shape.action_numbers, 0);
        let (views, actions) = (&mut views[..], &mut actions[..]);
        let into = Observation { views, actions, starts: &mut starts, seats: &mut seats };
        env.observe(into).expect("buffers that fit");
        for (choice, pair) in choices.iter_mut().zip(starts.windows(2)) {
            *choice = dice.below(pair[1] - pair[0]);
        }
        let into = Outcomes { ended: &mut ended, wins: &mut wins, leads: &mut leads };
        env.step(&choices, into).expect("legal choices");
    });
}
