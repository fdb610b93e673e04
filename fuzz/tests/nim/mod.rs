//! A game small enough to see through: chance makes a pile, players take one to three in turn, and
//! whoever takes the last one wins. `FLAW` plants a mistake.

use std::fmt;
use std::str::FromStr;

use gantry_kernel::{
    Awaiting, Dice, Expected, Fault, Game, Input, InputOf, Millis, News, OptionSpec, Purpose,
    Refusal, Seat, SetupError, Standings, Text, Viewer,
};
use serde::Serialize;

pub(crate) const SOUND: u8 = 0;
pub(crate) const WRITES_ACTIONS_WRONG: u8 = 1;
pub(crate) const STALE_POSITION: u8 = 2;
pub(crate) const TAKES_ANYTHING: u8 = 3;
pub(crate) const REFUSES_A_LEGAL_ACTION: u8 = 4;

pub(crate) struct Nim<const FLAW: u8>;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct State {
    seats: usize,
    pile: Option<u8>,
    turn: Seat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub(crate) struct Take<const FLAW: u8>(u8);

impl<const FLAW: u8> fmt::Display for Take<FLAW> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {}", if FLAW == WRITES_ACTIONS_WRONG { self.0 + 1 } else { self.0 })
    }
}

impl<const FLAW: u8> FromStr for Take<FLAW> {
    type Err = Expected;

    fn from_str(text: &str) -> Result<Self, Expected> {
        number(text, "take ").map(Self)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Pile(u8);

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "pile {}", self.0)
    }
}

impl FromStr for Pile {
    type Err = Expected;

    fn from_str(text: &str) -> Result<Self, Expected> {
        number(text, "pile ").map(Self)
    }
}

fn number(text: &str, word: &str) -> Result<u8, Expected> {
    let digits = text.strip_prefix(word).and_then(|digits| digits.parse().ok());
    digits.ok_or_else(|| Expected::new(format!("`{word}N`"), text))
}

impl<const FLAW: u8> Game for Nim<FLAW> {
    const ID: &'static str = "nim";
    const RULES: u32 = 1;

    type Setup = usize;
    type State = State;
    type Action = Take<FLAW>;
    type Chance = Pile;
    type Event = ();
    type View = State;

    fn seats(setup: &usize) -> usize {
        *setup
    }

    fn start(setup: &usize) -> Result<State, SetupError> {
        Ok(State { seats: *setup, pile: None, turn: Seat::new(0) })
    }

    fn setup(state: &State) -> &usize {
        &state.seats
    }

    fn awaiting(state: &State) -> Awaiting {
        match state.pile {
            None => Awaiting::Nature(Purpose(0)),
            Some(0) => Awaiting::Over,
            Some(_) => Awaiting::turn(state.turn),
        }
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Take<FLAW>>) {
        actions.clear();
        let most = if seat == state.turn { state.pile.unwrap_or(0).min(3) } else { 0 };
        actions.extend((1..=most).map(Take));
    }

    fn explain(state: &State, seat: Seat, action: &Take<FLAW>) -> Result<(), Refusal> {
        let mut legal = Vec::new();
        Self::legal(state, seat, &mut legal);
        let forbidden = match FLAW {
            TAKES_ANYTHING => false,
            REFUSES_A_LEGAL_ACTION => action.0 == 2 || !legal.contains(action),
            _ => !legal.contains(action),
        };
        if forbidden { Err(Refusal::new("NIM-1", "why-not")) } else { Ok(()) }
    }

    fn draw(_: &State, dice: &mut Dice) -> Pile {
        Pile(20 + u8::try_from(dice.below(20)).expect("below 20"))
    }

    fn admits(_: &State, chance: &Pile) -> Result<(), Expected> {
        let possible = (20..40).contains(&chance.0);
        if possible { Ok(()) } else { Err(Expected::new("20 to 39", chance.to_string())) }
    }

    fn apply(state: &mut State, _: Millis, input: &InputOf<Self>, _: &mut News<()>) {
        match input {
            Input::Chance(Pile(pile)) => state.pile = Some(*pile),
            Input::Act { action, .. } => {
                state.pile = state.pile.map(|pile| pile.saturating_sub(action.0));
                state.turn = state.turn.next(state.seats);
            }
            Input::Timeout => unreachable!("there is no deadline"),
        }
    }

    fn standings(state: &State) -> Option<Standings> {
        let loser = state.turn;
        let points = |seat| (i32::from(seat != loser), 0);
        let keys: Vec<_> = Seat::all(state.seats).map(points).collect();
        (state.pile == Some(0)).then(|| Standings::ranked(&keys))
    }

    fn view(state: &State, _: Viewer) -> State {
        state.clone()
    }
}

impl<const FLAW: u8> Text for Nim<FLAW> {
    const SEATS: (usize, usize) = (2, 4);
    const OPTIONS: &'static [OptionSpec] = &[];

    fn configure(seats: usize, _: &[(String, String)]) -> Result<usize, SetupError> {
        Ok(seats)
    }

    fn options(_: &usize) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    fn position(state: &State) -> String {
        let turn = if FLAW == STALE_POSITION { Seat::new(0) } else { state.turn };
        format!("{} {turn} {}\n", state.pile.unwrap_or(0), state.seats)
    }

    fn read_position(text: &str) -> Result<State, Fault> {
        let words: Vec<&str> = text.trim_end().split(' ').collect();
        let state = match words.as_slice() {
            [pile, turn, seats] => pile.parse().ok().zip(turn.parse().ok()).zip(seats.parse().ok()),
            _ => None,
        };
        let state = state.map(|((pile, turn), seats)| State { seats, pile: Some(pile), turn });
        state
            .filter(|state| (2..=4).contains(&state.seats) && state.turn.index() < state.seats)
            .ok_or_else(|| Fault::new(1, Expected::new("`PILE TURN SEATS`", text)))
    }

    fn facts(_: &State) -> String {
        String::new()
    }
}
