//! Random play with legal-action generation, state clone, view, `imagine`. `cargo xtask bench`.

use divan::Bencher;
use divan::counter::ItemsCount;
use gantry_bots::measure::{after_entries, random_game};
use gantry_bots::{Bot, Human, Profile, play_out};
use gantry_kernel::{Dice, Game, Imagine, Seat, Viewer};
use gantry_planet_rush::{PlanetRush, Setup, Stage, State};

fn main() {
    println!("state: {} bytes", size_of::<State>());
    divan::main();
}

/// A hundred games, always the same ones.
#[divan::bench(args = [2, 3, 4])]
fn random_play(bencher: Bencher, seats: u8) {
    let (mut legal, setup) = (Vec::new(), Setup::new(seats));
    let mut games =
        || (0..100).map(|seed| random_game::<PlanetRush>(&setup, seed, &mut legal)).sum::<u64>();
    let decisions = games();
    bencher.counter(ItemsCount::new(decisions)).bench_local(games);
}

/// A whole game of four with human reaction times, on virtual time.
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

#[divan::bench]
fn clone(bencher: Bencher) {
    let state = middle();
    bencher.bench_local(|| divan::black_box(&state).clone());
}

#[divan::bench]
fn view(bencher: Bencher) {
    let state = middle();
    bencher.bench_local(|| PlanetRush::view(divan::black_box(&state), Viewer::Seat(Seat::new(0))));
}

#[divan::bench]
fn imagine(bencher: Bencher) {
    let view = PlanetRush::view(&middle(), Viewer::Seat(Seat::new(0)));
    let mut dice = Dice::from_number(1);
    bencher.bench_local(|| PlanetRush::imagine(divan::black_box(&view), &mut dice));
}
