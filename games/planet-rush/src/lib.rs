//! Lift Off (Marcel-André Casasola Merkle, 2000): the real-time planet race. In code `planet-rush`, because another
//! game here has the same title.
//!
//! The rules are in `RULES.md`, numbered; code cites them. What planets are worth is data.

#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod absorb;
mod action;
mod advise;
mod apply;
mod card;
mod chance;
mod data;
mod denial;
mod event;
mod imagine;
mod layout;
mod legal;
mod pile;
mod planet;
mod position;
mod setup;
mod state;
#[cfg(feature = "testing")]
pub mod testing;
mod view;
mod words;

pub use action::{Action, Deed, ROUNDS};
pub use apply::COUNTDOWN_MS;
pub use card::{BLUE_KINDS, Bag, Card, Colour, DECK, KINDS};
pub use chance::Chance;
pub use data::{Data, PlanetCard, Provenance};
pub use denial::Denial;
pub use event::{Cause, Event, Handling, Obstacle, Spot};
pub use layout::{Layout, MOST_PLANETS, Side};
pub use pile::Pile;
pub use planet::{PLANETS, Planet};
pub use setup::{MOST_SEATS, Own, Pace, Placement, SEATS, Setup};
pub use state::{Company, Contest, Deck, Open, Stage, State, Task};
pub use view::{DeckView, View};

use gantry_heuristics::{Advise, Evaluate};
use gantry_kernel::{
    Absorb, Awaiting, Dice, Expected, FactKeys, Fault, Game, Imagine, Input, MAX_SEATS, Millis,
    News, OptionSpec, Panel, Phrase, Refusal, Seat, SetupError, Standings, Term, Text, Viewer,
    Words,
};

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct PlanetRush;

impl Game for PlanetRush {
    const ID: &'static str = "planet-rush";
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
        Ok(State::new(setup))
    }

    fn setup(state: &State) -> &Setup {
        &state.open.setup
    }

    #[inline]
    fn awaiting(state: &State) -> Awaiting {
        state.open.awaiting()
    }

    #[inline]
    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        legal::legal(state, seat, actions);
    }

    fn explain(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        legal::check(state, seat, action).map_err(Denial::refusal)
    }

    fn draw(state: &State, dice: &mut Dice) -> Chance {
        chance::draw(state, dice)
    }

    fn admits(state: &State, chance: &Chance) -> Result<(), Expected> {
        chance::admits(state, chance)
    }

    #[inline]
    fn apply(state: &mut State, at: Millis, input: &Input<Action, Chance>, news: &mut News<Event>) {
        apply::apply(state, at, input, news);
    }

    /// PR-5.3.
    fn standings(state: &State) -> Option<Standings> {
        let open = &state.open;
        (open.stage == Stage::Over).then(|| {
            let companies = &open.companies[..open.seats()];
            let keys: Vec<_> = companies.iter().map(|company| (company.points.into(), 0)).collect();
            Standings::ranked(&keys)
        })
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }
}

impl Imagine for PlanetRush {
    fn imagine(view: &View, dice: &mut Dice) -> State {
        imagine::imagine(view, dice)
    }
}

impl Absorb for PlanetRush {
    fn blank(setup: &Setup, viewer: Viewer) -> View {
        absorb::blank(setup, viewer)
    }

    fn absorb(view: &mut View, _: Millis, event: &Event) {
        absorb::absorb(view, event);
    }
}

impl Advise for PlanetRush {
    const IN_TIME: bool = true;

    fn in_time(setup: &Setup) -> bool {
        setup.pace != Pace::Turns
    }

    fn rate(view: &View, legal: &[Action], ratings: &mut Vec<i32>) {
        advise::rate(&advise::Weights::BEST, view, legal, ratings);
    }

    fn rate_at_sight(view: &View, legal: &[Action], ratings: &mut Vec<i32>) {
        advise::rate(&advise::Weights::AT_SIGHT, view, legal, ratings);
    }
}

impl Evaluate for PlanetRush {
    const SPREAD: i32 = 600;
    const EXPLORATION: f32 = 2.0;
    const WORLDS_PER_SECOND: u32 = 300_000;

    fn evaluate(state: &State, values: &mut [i32; MAX_SEATS]) {
        advise::evaluate(state, values);
    }
}

impl Words for PlanetRush {
    const TITLE: &'static str = "Lift Off (2000)";
    const CREDIT: &'static str = "game design by Marcel-André Casasola Merkle, 2000";
    const MESSAGES: &'static [(&'static str, &'static str)] = words::MESSAGES;
    const LESSONS: &'static str = include_str!("../lessons/course.toml");

    fn action(view: &View, action: &Action) -> Phrase {
        words::action(view, action)
    }

    fn key(_: &View, action: &Action) -> Option<char> {
        words::key(action)
    }

    fn keyed(view: &View, key: char) -> Option<Action> {
        words::keyed(view, key)
    }

    fn completed(view: &View, text: &str) -> Option<String> {
        words::completed(view, text)
    }

    /// PR-7.2: pauses end before the round does.
    fn deadline(view: &View) -> Option<Millis> {
        view.open.until
    }

    fn event(setup: &Setup, event: &Event) -> Option<Phrase> {
        words::event(setup, event)
    }

    fn prompt(view: &View) -> Phrase {
        words::prompt(view)
    }

    fn glossary(setup: &Setup) -> Vec<Term> {
        words::glossary(setup)
    }

    fn panels(view: &View) -> Vec<Panel> {
        words::panels(view)
    }
}

impl Text for PlanetRush {
    const SEATS: (usize, usize) = setup::SEATS;
    const OPTIONS: &'static [OptionSpec] = setup::OPTIONS;
    const FACT_KEYS: FactKeys = position::KEYS;

    fn configure(_: u32, seats: usize, options: &[(String, String)]) -> Result<Setup, SetupError> {
        Setup::configure(seats, options)
    }

    fn options(setup: &Setup) -> Vec<(&'static str, String)> {
        setup.options()
    }

    fn position(state: &State) -> String {
        position::write(state)
    }

    fn read_position(_: u32, text: &str) -> Result<State, Fault> {
        position::read(text, None)
    }

    fn deal_position(_: u32, text: &str, dice: &mut Dice) -> Result<State, Fault> {
        position::read(text, Some(dice))
    }

    fn facts(state: &State) -> String {
        position::facts(state)
    }

    fn view_facts(view: &View) -> String {
        position::view_facts(view)
    }

    fn rules_text() -> Option<&'static str> {
        Some(include_str!("../RULES.md"))
    }

    fn data_file() -> Option<&'static str> {
        Some(Data::FILE)
    }

    fn read_data(text: &str) -> Option<Result<String, Fault>> {
        Some(Data::read(text).map(|data| data.line()))
    }
}
