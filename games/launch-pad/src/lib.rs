//! Launch Pad (Melanie James, 2010): all of LP-1 … LP-9. The rules are in `RULES.md`.

#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod absorb;
mod action;
mod advise;
mod apply;
mod bag;
mod card;
mod chance;
mod denial;
mod event;
mod explain;
mod imagine;
mod known;
mod legal;
mod piles;
mod position;
mod rocket;
mod score;
mod setup;
mod state;
#[cfg(feature = "testing")]
pub mod testing;
mod trade;
mod view;
mod words;

pub use action::{Action, Aim, Chance, Target};
pub use bag::Bag;
pub use card::{CARDS, Card, Family, HAND_CARDS, HAND_KINDS, KINDS};
pub use event::Event;
pub use rocket::{Rocket, Zone};
pub use score::Score;
pub use setup::{Length, Setup};
pub use state::{Board, Clock, Corner, Job, Offer, Stage, State};
pub use view::{HandView, OfferView, View};

pub(crate) use chance::purpose;

use std::hash::Hasher;

use gantry_heuristics::{Advise, Evaluate};
use gantry_kernel::{
    Absorb, Awaiting, Dice, Expected, FactKeys, Fault, Game, Imagine, Input, MAX_SEATS, Millis,
    News, OptionSpec, Panel, Phrase, Refusal, Seat, SetupError, Standings, Term, Text, Viewer,
    Words,
};

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaunchPad;

impl Game for LaunchPad {
    const ID: &'static str = "launch-pad";
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
        &state.setup
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
        explain::explain(state, seat, action)
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
        (state.clock().stage == Stage::Over).then(|| score::standings(state))
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }
}

impl Imagine for LaunchPad {
    fn imagine(view: &View, dice: &mut Dice) -> State {
        imagine::imagine(view, dice)
    }
}

impl Absorb for LaunchPad {
    fn blank(setup: &Setup, viewer: Viewer) -> View {
        absorb::blank(setup, viewer)
    }

    fn absorb(view: &mut View, _: Millis, event: &Event) {
        absorb::absorb(view, event);
    }
}
impl Evaluate for LaunchPad {
    const SPREAD: i32 = 1200;
    const ROLLOUT: u16 = 60;
    const WORLDS_PER_SECOND: u32 = 20_000;

    fn rate_in(world: &State, seat: Seat, legal: &[Action], ratings: &mut Vec<i32>) {
        advise::rate_in(world, seat, legal, ratings);
    }

    fn hash_infoset(world: &State, seat: Seat, hasher: &mut impl Hasher) {
        advise::hash_infoset(world, seat, hasher);
    }

    fn evaluate(state: &State, values: &mut [i32; MAX_SEATS]) {
        advise::evaluate(state, values);
    }
}

impl Advise for LaunchPad {
    fn rate(view: &View, legal: &[Action], ratings: &mut Vec<i32>) {
        advise::rate(view, legal, ratings);
    }
}

impl Text for LaunchPad {
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

impl Words for LaunchPad {
    const TITLE: &'static str = "Launch Pad";
    const CREDIT: &'static str = "game design by Melanie James, 2010";
    const MESSAGES: &'static [(&'static str, &'static str)] = words::MESSAGES;
    const LESSONS: &'static str = include_str!("../lessons/course.toml");

    fn action(view: &View, action: &Action) -> Phrase {
        words::action(view, action)
    }

    fn event(_: &Setup, event: &Event) -> Option<Phrase> {
        words::event(event)
    }

    fn prompt(view: &View) -> Phrase {
        words::prompt(view)
    }

    fn glossary(_: &Setup) -> Vec<Term> {
        words::glossary()
    }

    fn panels(view: &View) -> Vec<Panel> {
        words::panels(view)
    }
}
