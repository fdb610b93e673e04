//! Random play with legal-action generation, state clone, view, `imagine`. `cargo xtask bench`.

use divan::Bencher;
use divan::counter::ItemsCount;
use gantry_bots::measure::{after_entries, random_game};
use gantry_kernel::{Dice, Game, Imagine, Seat, Viewer};
use gantry_lift_off::{LiftOff, Setup, State};

fn main() {
    println!("state: {} bytes", size_of::<State>());
    divan::main();
}

/// A hundred games, always the same ones.
#[divan::bench(args = [2, 3, 4])]
fn random_play(bencher: Bencher, seats: u8) {
    let (mut legal, setup) = (Vec::new(), Setup::new(seats));
    let mut games =
        || (0..100).map(|seed| random_game::<LiftOff>(&setup, seed, &mut legal)).sum::<u64>();
    let decisions = games();
    bencher.counter(ItemsCount::new(decisions)).bench_local(games);
}

/// A state in the middle of a game.
fn middle() -> State {
    after_entries::<LiftOff>(&Setup::new(4), 200, 7)
}

#[divan::bench]
fn clone(bencher: Bencher) {
    let state = middle();
    bencher.bench_local(|| divan::black_box(&state).clone());
}

#[divan::bench]
fn view(bencher: Bencher) {
    let state = middle();
    bencher.bench_local(|| LiftOff::view(divan::black_box(&state), Viewer::Seat(Seat::new(0))));
}

#[divan::bench]
fn imagine(bencher: Bencher) {
    let view = LiftOff::view(&middle(), Viewer::Seat(Seat::new(0)));
    let mut dice = Dice::from_number(1);
    bencher.bench_local(|| LiftOff::imagine(divan::black_box(&view), &mut dice));
}
