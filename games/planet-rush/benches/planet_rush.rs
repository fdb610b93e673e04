//! Random play with legal-action generation, state clone, view, `imagine`. `cargo xtask bench`.

use divan::Bencher;
use divan::counter::ItemsCount;
use gantry_bots::{Bot, Human, Profile, Random, play_out};
use gantry_kernel::{Awaiting, Dice, Game, Imagine, Input, Millis, News, Seat, Viewer};
use gantry_planet_rush::{PlanetRush, Setup, Stage, State};

fn main() {
    println!("state: {} bytes", size_of::<State>());
    divan::main();
}

/// One whole game; the counter counts decisions.
fn game(seats: u8, seed: u64, legal: &mut Vec<gantry_planet_rush::Action>) -> u64 {
    let state = PlanetRush::start(&Setup::new(seats)).expect("a table");
    let mut bots = [Random; 4];
    let mut bots: Vec<&mut dyn Bot<PlanetRush>> =
        bots.iter_mut().take(seats.into()).map(|bot| bot as &mut dyn Bot<PlanetRush>).collect();
    play_out::<PlanetRush>(state, &mut bots, &mut Dice::from_number(seed), legal).decisions
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
    let mut state = PlanetRush::start(&Setup::new(4)).expect("a table");
    let mut dice = Dice::from_number(7);
    let mut news = News::silent();
    let mut legal = Vec::new();
    let mut now = Millis(0);
    for _ in 0..100 {
        let input = match PlanetRush::awaiting(&state) {
            Awaiting::Nature(_) => Input::Chance(PlanetRush::draw(&state, &mut dice)),
            Awaiting::Players { may, until, .. } if may.is_empty() => {
                now = until.expect("the countdown ends");
                Input::Timeout
            }
            Awaiting::Players { may, .. } => {
                let seats: Vec<Seat> = may.iter().collect();
                let seat = *dice.pick(&seats);
                PlanetRush::legal(&state, seat, &mut legal);
                Input::Act { seat, action: *dice.pick(&legal) }
            }
            Awaiting::Over => unreachable!("a game is longer"),
        };
        PlanetRush::apply(&mut state, now, &input, &mut news);
    }
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
