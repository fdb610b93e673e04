//! Lift Off (Jeroen Vandersteen, 2018): all of LO-1 … LO-12. The rules are in `RULES.md`.

#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod absorb;
mod action;
mod advise;
mod apply;
mod banners;
mod board;
mod card;
mod chance;
mod data;
mod deduce;
mod denial;
mod effect;
mod event;
mod flight;
mod held;
mod imagine;
mod judge;
mod legal;
mod memory;
mod notation;
mod order;
mod position;
mod price;
mod score;
mod setup;
mod state;
#[cfg(feature = "testing")]
pub mod testing;
mod view;
mod weigh;
mod words;

pub use action::{Action, Chance, Deed, Kept, Reward, Symbol, Techs, Upgrade};
pub use board::{Board, Flight, Round, Task};
pub use card::{Colour, Level, MISSIONS, Mission, OBJECTIVES, Objective, SPECIALISTS, Specialist};
pub use data::{Data, MissionCard, ObjectiveCard, Provenance, SpecialistCard};
pub use effect::{Banner, Counts, Effect, Final, Work};
pub use event::Event;
pub use flight::{capacity as launch_capacity, load as launch_load, meets as meets_requirement};
pub use held::Held;
pub use judge::{lab_price, launch_cost, may_keep};
pub use legal::deeds;
pub use memory::{Draft, Memory};
pub use score::{Score, goal_points, goal_progress};
pub use setup::{Edition, Own, Setup};
pub use state::{
    Clock, Direction, Drawing, Open, PHASE_1_ROUNDS, Pass, ROUNDS, Sealed, Stage, State,
};
pub use view::{DraftMemory, SeatView, View};
pub use words::{colour as colour_name, requirement, work_now};

use std::hash::Hasher;

use gantry_heuristics::{Advise, Evaluate};
use gantry_kernel::{
    Absorb, Awaiting, Dice, Expected, FactKeys, Fault, Game, Imagine, Input, MAX_SEATS, Millis,
    News, OptionSpec, Panel, Phrase, Refusal, Seat, SetupError, Standings, Term, Text, Viewer,
    Words,
};

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LiftOff;

impl Game for LiftOff {
    const ID: &'static str = "lift-off";
    const RULES: u32 = 2;

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

    fn rules(setup: &Setup) -> u32 {
        setup.rules
    }

    #[inline]
    fn awaiting(state: &State) -> Awaiting {
        legal::awaiting(state)
    }

    #[inline]
    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        legal::legal(state, seat, actions);
    }

    fn explain(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        judge::judge(state, seat, *action).map_err(|denial| denial.refusal(&state.open.setup))
    }

    fn draw(state: &State, dice: &mut Dice) -> Chance {
        chance::draw(state, dice)
    }

    fn admits(state: &State, chance: &Chance) -> Result<(), Expected> {
        chance::admits(state, chance)
    }

    #[inline]
    fn apply(state: &mut State, _: Millis, input: &Input<Action, Chance>, news: &mut News<Event>) {
        apply::apply(state, input, news);
    }

    fn standings(state: &State) -> Option<Standings> {
        (state.open.clock.stage == Stage::Over).then(|| score::standings(state))
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }
}

impl Imagine for LiftOff {
    fn imagine(view: &View, dice: &mut Dice) -> State {
        imagine::imagine(view, dice)
    }
}

impl Absorb for LiftOff {
    fn blank(setup: &Setup, viewer: Viewer) -> View {
        absorb::blank(setup, viewer)
    }

    fn absorb(view: &mut View, _: Millis, event: &Event) {
        absorb::absorb(view, event);
    }
}
impl Evaluate for LiftOff {
    const SPREAD: i32 = 1500;
    const ROLLOUT: u16 = 50;
    const WORLDS_PER_SECOND: u32 = 5_000;

    fn rate_in(world: &State, seat: Seat, legal: &[Action], ratings: &mut Vec<i32>) {
        advise::rate_in(world, seat, legal, ratings);
    }

    fn intend(world: &State, seat: Seat, legal: &[Action], steps: &mut Vec<Action>) -> u32 {
        advise::intend(world, seat, legal, steps)
    }

    fn hash_infoset(world: &State, seat: Seat, hasher: &mut impl Hasher) {
        advise::hash_infoset(world, seat, hasher);
    }

    fn suppose(view: &View, dice: &mut Dice) -> State {
        advise::suppose(view, dice)
    }

    fn is_settled(world: &State) -> bool {
        matches!(
            world.open.clock.stage,
            state::Stage::Direction | state::Stage::Draft(state::Pass::Two) | state::Stage::Over
        )
    }

    fn evaluate(state: &State, values: &mut [i32; MAX_SEATS]) {
        advise::evaluate(state, values);
    }
}

impl Advise for LiftOff {
    fn rate(view: &View, legal: &[Action], ratings: &mut Vec<i32>) {
        advise::rate(view, legal, ratings);
    }
}

impl Text for LiftOff {
    const SEATS: (usize, usize) = setup::SEATS;
    const OPTIONS: &'static [OptionSpec] = setup::OPTIONS;
    const FACT_KEYS: FactKeys = position::KEYS;

    fn configure(
        rules: u32,
        seats: usize,
        options: &[(String, String)],
    ) -> Result<Setup, SetupError> {
        Setup::configure(rules, seats, options)
    }

    fn options(setup: &Setup) -> Vec<(&'static str, String)> {
        setup.options()
    }

    fn data_file() -> Option<&'static str> {
        Some(Data::FILE)
    }

    fn read_data(text: &str) -> Option<Result<String, Fault>> {
        Some(Data::read(text).map(|data| data.line()))
    }

    fn position(state: &State) -> String {
        position::write(state)
    }

    fn read_position(rules: u32, text: &str) -> Result<State, Fault> {
        position::read(rules, text, None)
    }

    fn deal_position(rules: u32, text: &str, dice: &mut Dice) -> Result<State, Fault> {
        position::read(rules, text, Some(dice))
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
}

impl Words for LiftOff {
    const TITLE: &'static str = "Lift Off";
    const CREDIT: &'static str = "game design by Jeroen Vandersteen, 2018";
    const MESSAGES: &'static [(&'static str, &'static str)] = words::MESSAGES;
    const LESSONS: &'static str = include_str!("../lessons/course.toml");

    fn action(view: &View, action: &Action) -> Phrase {
        words::action(view, action)
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
