//! The real-time toy with numbered actions: each action says how many of its seat's were accepted
//! before it, so that a copy is never taken for a new action.

use std::fmt;
use std::str::FromStr;

use gantry_kernel::{
    Absorb, Awaiting, Dice, Game, Imagine, Input, InputOf, Millis, News, ParseError, Refusal, Seat,
    SetupError, Standings, Viewer,
};
use serde::{Deserialize, Serialize};

use super::common::{Deal, Seats};
use super::rush::{self, Rush};

#[derive(Clone, Debug)]
pub(crate) struct Numbered;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct State {
    pub(crate) inner: rush::State,
    /// How many actions of each seat were accepted.
    pub(crate) accepted: Vec<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct View {
    inner: rush::View,
    accepted: Vec<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Event {
    Counted(Seat),
    Inner(rush::Event),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub(crate) struct Action {
    number: u32,
    action: rush::Action,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.number, self.action)
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || ParseError::new("a number, `: ` and an action", text);
        let (number, action) = text.split_once(": ").ok_or_else(wrong)?;
        Ok(Self { number: number.parse().map_err(|_| wrong())?, action: action.parse()? })
    }
}

impl Game for Numbered {
    const ID: &'static str = "toy-numbered-rush";
    const RULES: u32 = 1;
    type Setup = Seats;
    type State = State;
    type Action = Action;
    type Chance = Deal;
    type Event = Event;
    type View = View;

    fn seats(setup: &Seats) -> usize {
        Rush::seats(setup)
    }

    fn start(setup: &Seats) -> Result<State, SetupError> {
        Ok(State { inner: Rush::start(setup)?, accepted: vec![0; setup.seats] })
    }

    fn setup(state: &State) -> &Seats {
        Rush::setup(&state.inner)
    }

    fn awaiting(state: &State) -> Awaiting {
        Rush::awaiting(&state.inner)
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let mut inner = Vec::new();
        Rush::legal(&state.inner, seat, &mut inner);
        let number = state.accepted[seat.index()];
        actions.clear();
        actions.extend(inner.into_iter().map(|action| Action { number, action }));
    }

    fn explain(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if state.accepted.get(seat.index()).is_some_and(|accepted| *accepted != action.number) {
            return Err(Refusal::new("TX-1.4", "late-or-repeated"));
        }
        Rush::explain(&state.inner, seat, &action.action)
    }

    fn draw(state: &State, dice: &mut Dice) -> Deal {
        Rush::draw(&state.inner, dice)
    }

    fn admits(state: &State, chance: &Deal) -> Result<(), ParseError> {
        Rush::admits(&state.inner, chance)
    }

    fn apply(state: &mut State, at: Millis, input: &InputOf<Self>, news: &mut News<Event>) {
        let mut told = News::new();
        let inner = match input {
            Input::Act { seat, action } => {
                state.accepted[seat.index()] += 1;
                news.tell_all(|| Event::Counted(*seat));
                Input::Act { seat: *seat, action: action.action }
            }
            Input::Chance(deal) => Input::Chance(deal.clone()),
            Input::Timeout => Input::Timeout,
        };
        Rush::apply(&mut state.inner, at, &inner, &mut told);
        for told in told.told() {
            news.tell(told.to, || Event::Inner(told.event.clone()));
        }
    }

    fn standings(state: &State) -> Option<Standings> {
        Rush::standings(&state.inner)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View { inner: Rush::view(&state.inner, viewer), accepted: state.accepted.clone() }
    }
}

impl Imagine for Numbered {
    fn imagine(view: &View, dice: &mut Dice) -> State {
        State { inner: Rush::imagine(&view.inner, dice), accepted: view.accepted.clone() }
    }
}

impl Absorb for Numbered {
    fn blank(setup: &Seats, viewer: Viewer) -> View {
        View { inner: Rush::blank(setup, viewer), accepted: vec![0; setup.seats] }
    }

    fn absorb(view: &mut View, at: Millis, event: &Event) {
        match event {
            Event::Counted(seat) => view.accepted[seat.index()] += 1,
            Event::Inner(event) => Rush::absorb(&mut view.inner, at, event),
        }
    }
}
