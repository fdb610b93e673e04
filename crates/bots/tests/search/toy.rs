//! A toy: one seat takes a sure chance, enters a sealed duel of rock, paper and scissors, or wins
//! at once.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use gantry_heuristics::{Advise, Evaluate};
use gantry_kernel::{
    Awaiting, Dice, Game, Imagine, Input, InputOf, MAX_SEATS, Millis, News, ParseError, Purpose,
    Refusal, Seat, SeatSet, SetupError, Standings, Viewer,
};
use serde::{Deserialize, Serialize};

#[derive(Debug)]
pub(crate) struct Duel;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Setup {
    /// Who decides about the duel.
    pub(crate) chooser: Seat,
    /// How likely the chooser is to win without a duel, in percent.
    pub(crate) sure: u32,
    /// Whether the chooser may also win at once.
    pub(crate) easy: bool,
    /// Whether the infoset hash contains the player's own hand, as in real games.
    pub(crate) shows: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Stage {
    Begin,
    Draw,
    Duel,
    Over { points: [i32; 2] },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) setup: Setup,
    pub(crate) stage: Stage,
    pub(crate) hands: [Option<u8>; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub(crate) enum Action {
    GoForSure,
    Enter,
    /// Rock, paper, scissors.
    Show(u8),
    Win,
}

/// Below 100.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Percent(u32);

/// What a seat sees: everything but the other's hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct View {
    state: State,
    shown: SeatSet,
}

macro_rules! unwritten {
    ($type:ty) => {
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{self:?}")
            }
        }

        impl FromStr for $type {
            type Err = ParseError;

            fn from_str(text: &str) -> Result<Self, ParseError> {
                Err(ParseError::new("nothing: this toy is never read", text))
            }
        }
    };
}
unwritten!(Action);
unwritten!(Percent);

/// The result of the duel: nothing if both show the same.
fn duel(one: u8, other: u8) -> [i32; 2] {
    match (3 + one - other) % 3 {
        0 => [0, 0],
        1 => [1, 0],
        _ => [0, 1],
    }
}

fn won_by(seat: Seat) -> Stage {
    let mut points = [0, 0];
    points[seat.index()] = 1;
    Stage::Over { points }
}

impl Game for Duel {
    const ID: &'static str = "toy-duel";
    const RULES: u32 = 1;
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Chance = Percent;
    type Event = ();
    type View = View;

    fn seats(_: &Setup) -> usize {
        2
    }

    fn start(setup: &Setup) -> Result<State, SetupError> {
        Ok(State { setup: *setup, stage: Stage::Begin, hands: [None; 2] })
    }

    fn setup(state: &State) -> &Setup {
        &state.setup
    }

    fn awaiting(state: &State) -> Awaiting {
        match state.stage {
            Stage::Begin => Awaiting::turn(state.setup.chooser),
            Stage::Draw => Awaiting::Chance(Purpose(0)),
            Stage::Duel => {
                let open = |seat: &Seat| state.hands[seat.index()].is_none();
                Awaiting::sealed(Seat::all(2).filter(open).collect(), SeatSet::first(2))
            }
            Stage::Over { .. } => Awaiting::Over,
        }
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        match state.stage {
            Stage::Begin if seat == state.setup.chooser => {
                actions.extend([Action::GoForSure, Action::Enter]);
                actions.extend(state.setup.easy.then_some(Action::Win));
            }
            Stage::Duel => actions.extend([0, 1, 2].map(Action::Show)),
            _ => {}
        }
    }

    fn explain(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let mut legal = Vec::new();
        Self::legal(state, seat, &mut legal);
        if legal.contains(action) { Ok(()) } else { Err(Refusal::new("TD-1", "not-now")) }
    }

    fn draw(_: &State, dice: &mut Dice) -> Percent {
        Percent(dice.below(100))
    }

    fn admits(_: &State, _: &Percent) -> Result<(), ParseError> {
        Ok(())
    }

    fn apply(state: &mut State, _: Millis, input: &InputOf<Self>, _: &mut News<()>) {
        let chooser = state.setup.chooser;
        match input {
            Input::Act { action: Action::GoForSure, .. } => state.stage = Stage::Draw,
            Input::Act { action: Action::Enter, .. } => state.stage = Stage::Duel,
            Input::Act { action: Action::Win, .. } => state.stage = won_by(chooser),
            Input::Act { seat, action: Action::Show(hand) } => {
                state.hands[seat.index()] = Some(*hand);
                if let [Some(one), Some(other)] = state.hands {
                    state.stage = Stage::Over { points: duel(one, other) };
                }
            }
            Input::Chance(Percent(drawn)) => {
                let lucky = *drawn < state.setup.sure;
                state.stage = won_by(if lucky { chooser } else { chooser.next(2) });
            }
            Input::Timeout => unreachable!("no deadlines"),
        }
    }

    fn standings(state: &State) -> Option<Standings> {
        let Stage::Over { points } = state.stage else { return None };
        Some(Standings::ranked(&points.map(|points| (points, 0))))
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let shown = Seat::all(2).filter(|seat| state.hands[seat.index()].is_some()).collect();
        let mut state = state.clone();
        let others = Seat::all(2).filter(|&seat| !viewer.is(seat));
        others.for_each(|seat| state.hands[seat.index()] = None);
        View { state, shown }
    }
}

impl Imagine for Duel {
    fn imagine(view: &View, dice: &mut Dice) -> State {
        let mut state = view.state.clone();
        for seat in view.shown.iter() {
            let hand = &mut state.hands[seat.index()];
            *hand = hand.or_else(|| Some(*dice.pick(&[0, 1, 2])));
        }
        state
    }
}

impl Advise for Duel {
    fn rate(_: &View, legal: &[Action], ratings: &mut Vec<i32>) {
        ratings.clear();
        ratings.resize(legal.len(), 0);
    }
}

impl Evaluate for Duel {
    const SPREAD: i32 = 100;

    fn hash_infoset(world: &State, seat: Seat, hasher: &mut impl Hasher) {
        if world.setup.shows {
            world.hands[seat.index()].hash(hasher);
        }
    }

    fn evaluate(_: &State, values: &mut [i32; MAX_SEATS]) {
        values.fill(0);
    }
}
