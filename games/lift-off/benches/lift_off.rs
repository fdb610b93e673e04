//! Random play with legal-action generation, state clone, view, `imagine`. `cargo xtask bench`.

use divan::Bencher;
use divan::counter::ItemsCount;
use gantry_bots::{Bot, Random, play_out};
use gantry_kernel::{Dice, Game, Imagine, Input, Millis, News, Seat, Viewer};
use gantry_lift_off::{LiftOff, Setup, State};

fn main() {
    println!("state: {} bytes", size_of::<State>());
    divan::main();
}

/// One whole game; the counter counts decisions.
fn game(seats: u8, seed: u64, legal: &mut Vec<gantry_lift_off::Action>) -> u64 {
    let state = LiftOff::start(&Setup::new(seats)).expect("a table");
    let mut bots = [Random; 4];
    let mut bots: Vec<&mut dyn Bot<LiftOff>> =
        bots.iter_mut().take(seats.into()).map(|bot| bot as &mut dyn Bot<LiftOff>).collect();
    play_out::<LiftOff>(state, &mut bots, &mut Dice::from_number(seed), legal).decisions
}

/// A hundred games, always the same ones.
#[divan::bench(args = [2, 3, 4])]
fn random_play(bencher: Bencher, seats: u8) {
    let mut legal = Vec::new();
    let decisions: u64 = (0..100).map(|seed| game(seats, seed, &mut legal)).sum();
    bencher
        .counter(ItemsCount::new(decisions))
        .bench_local(|| (0..100).map(|seed| game(seats, seed, &mut legal)).sum::<u64>());
}

/// A state in the middle of a game.
fn middle() -> State {
    let mut state = LiftOff::start(&Setup::new(4)).expect("a table");
    let mut dice = Dice::from_number(7);
    let mut news = News::silent();
    let mut legal = Vec::new();
    for _ in 0..200 {
        let input = match LiftOff::awaiting(&state).must().lowest() {
            None => Input::Chance(LiftOff::draw(&state, &mut dice)),
            Some(seat) => {
                LiftOff::legal(&state, seat, &mut legal);
                Input::Act { seat, action: *dice.pick(&legal) }
            }
        };
        LiftOff::apply(&mut state, Millis(0), &input, &mut news);
    }
    assert!(LiftOff::standings(&state).is_none(), "the game is still running");
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
    bencher.bench_local(|| LiftOff::view(divan::black_box(&state), Viewer::Seat(Seat::new(0))));
}

#[divan::bench]
fn imagine(bencher: Bencher) {
    let view = LiftOff::view(&middle(), Viewer::Seat(Seat::new(0)));
    let mut dice = Dice::from_number(1);
    bencher.bench_local(|| LiftOff::imagine(divan::black_box(&view), &mut dice));
}
