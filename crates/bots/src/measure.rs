//! What every game's benchmarks play: the same random games, and a state in the middle of one.

use std::ops::ControlFlow;

use gantry_kernel::{Awaiting, Dice, Game, Input, Millis, News, Seat};

use crate::{Bot, Random, play_out};

/// Plays a whole game of random players; returns how many decisions they made.
///
/// # Panics
/// If the game cannot begin.
pub fn random_game<G: Game>(setup: &G::Setup, seed: u64, legal: &mut Vec<G::Action>) -> u64 {
    let state = G::start(setup).expect("a table");
    let mut players = vec![Random; G::seats(setup)];
    let mut bots: Vec<&mut dyn Bot<G>> =
        players.iter_mut().map(|bot| bot as &mut dyn Bot<G>).collect();
    play_out::<G>(state, &mut bots, &mut Dice::from_number(seed), legal).decisions
}

/// The state of a random game after `entries` entries.
///
/// # Panics
/// If the game cannot begin or is over by then.
pub fn after_entries<G: Game>(setup: &G::Setup, entries: usize, seed: u64) -> G::State {
    let mut ahead = 0..entries;
    let state = walk::<G>(setup, seed, |_| match ahead.next() {
        Some(_) => ControlFlow::Continue(()),
        None => ControlFlow::Break(()),
    });
    assert!(G::standings(&state).is_none(), "the game is over before {entries} entries");
    state
}

/// Shows `visit` every state of a random game, from the first to the last, until it has seen
/// enough. Returns the state then.
///
/// # Panics
/// If the game cannot begin.
pub fn walk<G: Game>(
    setup: &G::Setup,
    seed: u64,
    mut visit: impl FnMut(&G::State) -> ControlFlow<()>,
) -> G::State {
    let mut state = G::start(setup).expect("a table");
    let mut dice = Dice::from_number(seed);
    let (mut legal, mut now) = (Vec::new(), Millis(0));
    while visit(&state).is_continue() {
        let input = match G::awaiting(&state) {
            Awaiting::Over => break,
            Awaiting::Chance(_) => Input::Chance(G::draw(&state, &mut dice)),
            Awaiting::Players { must, may, until, .. } => {
                let able: Vec<Seat> = if must.is_empty() { may } else { must }.iter().collect();
                if able.is_empty() {
                    now = until.expect("a game that waits has a deadline");
                    Input::Timeout
                } else {
                    let seat = *dice.pick(&able);
                    G::legal(&state, seat, &mut legal);
                    Input::Act { seat, action: dice.pick(&legal).clone() }
                }
            }
        };
        G::apply(&mut state, now, &input, &mut News::silent());
    }
    state
}
