//! Games between bots, unchecked and without a log: for simulation and measurement.

use gantry_kernel::{Awaiting, Dice, Eyes, Game, Input, Millis, News, Purpose, Standings};

use crate::Bot;

/// What came of a game.
#[derive(Clone, Debug)]
pub struct Playout {
    /// The result.
    pub standings: Standings,
    /// How many decisions players made.
    pub decisions: u64,
}

/// Plays a game to its end. `dice` serves chance and bots alike; `legal` is a buffer.
///
/// Where several seats must decide the lowest goes first: sealed choices commute. Where nobody must,
/// the lowest that has something to do acts, and if nobody has, the deadline passes.
///
/// # Panics
/// If there is not a bot per seat, or the game breaks its contract.
pub fn play_out<G: Game>(
    state: G::State,
    bots: &mut [&mut dyn Bot<G>],
    dice: &mut Dice,
    legal: &mut Vec<G::Action>,
) -> Playout {
    play_out_dealt(state, bots, dice, legal, |state, _, dice| G::draw(state, dice))
}

/// As [`play_out`], with chance drawn by `deal`, so that the same outcomes can be met again in a match
/// whose dice are keyed.
///
/// # Panics
/// As [`play_out`].
pub fn play_out_dealt<G: Game>(
    mut state: G::State,
    bots: &mut [&mut dyn Bot<G>],
    dice: &mut Dice,
    legal: &mut Vec<G::Action>,
    mut deal: impl FnMut(&G::State, Purpose, &mut Dice) -> G::Chance,
) -> Playout {
    let mut news = News::silent();
    let mut decisions = 0;
    let mut at = Millis(0);
    loop {
        let input = match G::awaiting(&state) {
            Awaiting::Over => {
                let standings = G::standings(&state).expect("a game that is over has standings");
                return Playout { standings, decisions };
            }
            Awaiting::Nature(purpose) => Input::Chance(deal(&state, purpose, dice)),
            Awaiting::Players { must, may, until } => {
                let askable = if must.is_empty() { may } else { must };
                let asked = askable.iter().find(|&seat| {
                    G::legal(&state, seat, legal);
                    !legal.is_empty()
                });
                if let Some(seat) = asked {
                    let eyes = Eyes::new(&state, seat);
                    let choice = bots[seat.index()].decide(eyes, legal, dice);
                    decisions += 1;
                    Input::Act { seat, action: legal.swap_remove(choice) }
                } else {
                    at = at.max(until.expect("a game that nobody can move has a deadline"));
                    Input::Timeout
                }
            }
        };
        G::apply(&mut state, at, &input, &mut news);
    }
}
