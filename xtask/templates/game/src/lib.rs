//! New Game: take stones from a heap, with a card that only its owner knows.
//!
//! The rules are in `RULES.md`, numbered; code cites them.

#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod absorb;
mod action;
mod advise;
mod apply;
mod card;
mod chance;
mod denial;
mod event;
mod explain;
mod imagine;
mod judge;
mod legal;
mod position;
mod score;
mod setup;
mod state;
#[cfg(feature = "testing")]
pub mod testing;
mod view;
mod words;

pub use action::Action;
pub use card::Card;
pub use chance::Chance;
pub use denial::Denial;
pub use event::Event;
pub use setup::{SEATS, Setup};
pub use state::{Open, Stage, State};
pub use view::View;

use gantry_kernel::{
    Awaiting, Dice, ParseError, Game, InputOf, Millis, News, Refusal, Seat, SetupError, Standings,
    Viewer,
};

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct NewGame;

impl Game for NewGame {
    const ID: &'static str = "new-game";
    const RULES: u32 = 1;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn seats(setup: &Setup) -> usize {
        setup.seats.into()
    }

    fn start(setup: &Setup) -> Result<State, SetupError> {
        setup.check()?;
        Ok(State::new(*setup))
    }

    fn setup(state: &State) -> &Setup {
        &state.open.setup
    }

    fn awaiting(state: &State) -> Awaiting {
        state.open.awaiting()
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        legal::legal(&state.open, seat, actions);
    }

    fn explain(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        explain::explain(&state.open, seat, *action)
    }

    fn draw(state: &State, dice: &mut Dice) -> Chance {
        chance::draw(&state.open, dice)
    }

    fn admits(state: &State, chance: &Chance) -> Result<(), ParseError> {
        chance::admits(&state.open, chance)
    }

    fn apply(state: &mut State, _: Millis, input: &InputOf<Self>, news: &mut News<Event>) {
        apply::apply(state, input, news);
    }

    fn standings(state: &State) -> Option<Standings> {
        score::standings(state)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }
}
