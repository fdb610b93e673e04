//! Random games, shown decision by decision.

use gantry_kernel::{Awaiting, Dice, Game, Input, Millis, News, Seat};

/// Where nobody holds the game up, nobody is asked once in this many cases.
const SLEEPY: u32 = 50;

/// Walks through a random game and shows `visit` every state in which somebody decides, with their
/// legal actions. Plays the action that `visit` returns, or else a random one.
pub(crate) fn walk<G: Game>(
    setup: &G::Setup,
    seed: u64,
    mut visit: impl FnMut(&G::State, Seat, &[G::Action]) -> Option<usize>,
) {
    let mut dice = Dice::from_number(seed);
    let mut legal = Vec::new();
    let mut state = G::start(setup).expect("a table");
    let mut now = Millis(0);
    loop {
        let input = match G::awaiting(&state) {
            Awaiting::Over => return,
            Awaiting::Chance(_) => Input::Chance(G::draw(&state, &mut dice)),
            Awaiting::Players { must, may, until, .. } => {
                let sleeps = must.is_empty() && until.is_some() && dice.below(SLEEPY) == 0;
                let waiting = if must.is_empty() { may } else { must };
                let able = |seat: &Seat| {
                    G::legal(&state, *seat, &mut legal);
                    !legal.is_empty()
                };
                let seats: Vec<Seat> = waiting.iter().filter(able).collect();
                if sleeps || seats.is_empty() {
                    now = now.max(until.expect("a game that waits has a deadline"));
                    Input::Timeout
                } else {
                    let seat = *dice.pick(&seats);
                    G::legal(&state, seat, &mut legal);
                    let choice = visit(&state, seat, &legal);
                    let choice = choice.unwrap_or_else(|| dice.index(legal.len()));
                    Input::Act { seat, action: legal[choice].clone() }
                }
            }
        };
        G::apply(&mut state, now, &input, &mut News::silent());
    }
}
