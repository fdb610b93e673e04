//! The bots on a real game: honest, repeatable, and the greedy one worth playing against.

use gantry_bots::{Bot, Greedy, Random, play_out};
use gantry_kernel::{Awaiting, Dice, Eyes, Game, Imagine, Input, Millis, News, Viewer};
use gantry_launch_pad::{LaunchPad, Setup, State};

/// The share of wins of a greedy player at the first seat against random ones, in percent.
fn greedy_wins(seats: u8, games: u64) -> u64 {
    let mut legal = Vec::new();
    let mut won = 0;
    for seed in 0..games {
        let state = LaunchPad::start(&Setup::new(seats)).expect("a table");
        let (mut greedy, mut random) = (Greedy::default(), [Random; 3]);
        let mut bots: Vec<&mut dyn Bot<LaunchPad>> = vec![&mut greedy];
        let others = random.iter_mut().take(usize::from(seats) - 1);
        bots.extend(others.map(|bot| bot as &mut dyn Bot<LaunchPad>));
        let mut dice = Dice::from_number(seed);
        let playout = play_out::<LaunchPad>(state, &mut bots, &mut dice, &mut legal);
        won += u64::from(playout.standings.places[0] == 1);
    }
    won * 100 / games
}

#[test]
fn greedy_beats_random() {
    for (seats, least) in [(2, 95), (3, 90), (4, 90)] {
        let won = greedy_wins(seats, 200);
        assert!(won >= least, "{won} % at {seats} seats");
    }
}

/// Walks through greedy games and shows `visit` every state in which somebody must decide.
fn walk(
    games: u64,
    mut visit: impl FnMut(&State, gantry_kernel::Seat, &[gantry_launch_pad::Action]),
) {
    let mut legal = Vec::new();
    for seed in 0..games {
        let mut dice = Dice::from_number(seed);
        let setup = Setup { negotiations: true, ..Setup::new(3) };
        let mut state = LaunchPad::start(&setup).expect("a table");
        loop {
            let input = match LaunchPad::awaiting(&state) {
                Awaiting::Over => break,
                Awaiting::Nature(_) => Input::Chance(LaunchPad::draw(&state, &mut dice)),
                Awaiting::Players { must, .. } => {
                    let seat = must.lowest().expect("somebody must");
                    LaunchPad::legal(&state, seat, &mut legal);
                    visit(&state, seat, &legal);
                    Input::Act { seat, action: *dice.pick(&legal) }
                }
            };
            LaunchPad::apply(&mut state, Millis(0), &input, &mut News::silent());
        }
    }
}

#[test]
fn the_same_view_gives_the_same_decision() {
    let mut decisions = 0;
    walk(6, |state, seat, legal| {
        let view = LaunchPad::view(state, Viewer::Seat(seat));
        let mut dice = Dice::from_number(decisions);
        let imagined = LaunchPad::imagine(&view, &mut dice);
        let decide = |state: &State| {
            let eyes = Eyes::<LaunchPad>::new(state, seat);
            Greedy::default().decide(eyes, legal, &mut Dice::from_number(decisions))
        };
        assert_eq!(decide(state), decide(&imagined), "seat {seat}: {view:?}");
        decisions += 1;
    });
    assert!(decisions > 1000, "{decisions} decisions were looked at");
}

#[test]
fn a_seed_gives_one_game() {
    let play = || {
        let state = LaunchPad::start(&Setup::new(2)).expect("a table");
        let (mut one, mut two) = (Greedy::default(), Greedy::default());
        let mut bots: [&mut dyn Bot<LaunchPad>; 2] = [&mut one, &mut two];
        play_out(state, &mut bots, &mut Dice::from_number(3), &mut Vec::new())
    };
    let (one, other) = (play(), play());
    assert_eq!(one.standings, other.standings);
    assert_eq!(one.decisions, other.decisions);
}
