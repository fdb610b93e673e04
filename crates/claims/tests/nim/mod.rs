//! A game small enough to understand at a glance: chance makes a pile, players take one to three in
//! turn, and whoever takes the last one wins. A file may set another number than three. `FLAW`
//! plants a flaw, or adds a clock.

use std::fmt;
use std::str::FromStr;

use gantry_kernel::{
    Awaiting, DATA_OPTION, Dice, Game, Imagine, Input, InputOf, LineError, Millis, News,
    OptionSpec, OptionValues, ParseError, Purpose, Refusal, Seat, SeatSet, SetupError, Standings,
    Text, Viewer,
};
use serde::{Deserialize, Serialize};

pub(crate) const SOUND: u8 = 0;
pub(crate) const WRITES_ACTIONS_WRONG: u8 = 1;
pub(crate) const STALE_POSITION: u8 = 2;
pub(crate) const TAKES_ANYTHING: u8 = 3;
pub(crate) const REFUSES_A_LEGAL_ACTION: u8 = 4;
pub(crate) const IMAGINES_WRONG: u8 = 5;
pub(crate) const FORGETS_DATA: u8 = 6;
pub(crate) const ACCEPTS_NO_END: u8 = 7;
pub(crate) const FAULT_OUTSIDE: u8 = 8;
/// Not a flaw: nobody must take, and the clock takes one for a slow player.
pub(crate) const REAL_TIME: u8 = 9;
pub(crate) const CLOCK_STANDS_STILL: u8 = 10;
pub(crate) const WAITS_FOR_NOBODY: u8 = 11;

/// The default that a file may change.
const MOST: u8 = 3;
/// How long a player may think when there is a clock.
const PATIENCE_MS: u64 = 20;

pub(crate) struct Nim<const FLAW: u8>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Setup {
    seats: usize,
    most: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    setup: Setup,
    pile: Option<u8>,
    turn: Seat,
    /// The deadline, if there is a clock.
    until: Millis,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub(crate) struct Take<const FLAW: u8>(u8);

impl<const FLAW: u8> fmt::Display for Take<FLAW> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {}", if FLAW == WRITES_ACTIONS_WRONG { self.0 + 1 } else { self.0 })
    }
}

impl<const FLAW: u8> FromStr for Take<FLAW> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
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
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        number(text, "pile ").map(Self)
    }
}

const fn is_real_time(flaw: u8) -> bool {
    matches!(flaw, REAL_TIME | CLOCK_STANDS_STILL | WAITS_FOR_NOBODY)
}

fn number(text: &str, word: &str) -> Result<u8, ParseError> {
    let digits = text.strip_prefix(word).and_then(|digits| digits.parse().ok());
    digits.ok_or_else(|| ParseError::new(format!("`{word}N`"), text))
}

impl<const FLAW: u8> Game for Nim<FLAW> {
    const ID: &'static str = "nim";
    const RULES: u32 = 1;

    type Setup = Setup;
    type State = State;
    type Action = Take<FLAW>;
    type Chance = Pile;
    type Event = ();
    type View = State;

    fn seats(setup: &Setup) -> usize {
        setup.seats
    }

    fn start(setup: &Setup) -> Result<State, SetupError> {
        Ok(State { setup: *setup, pile: None, turn: Seat::new(0), until: Millis(0) })
    }

    fn setup(state: &State) -> &Setup {
        &state.setup
    }

    fn awaiting(state: &State) -> Awaiting {
        match state.pile {
            None => Awaiting::Chance(Purpose(0)),
            Some(0) => Awaiting::Over,
            Some(_) => Awaiting::Players {
                must: if is_real_time(FLAW) { SeatSet::EMPTY } else { SeatSet::only(state.turn) },
                may: match FLAW {
                    WAITS_FOR_NOBODY => SeatSet::EMPTY,
                    _ => SeatSet::only(state.turn),
                },
                until: (is_real_time(FLAW) && FLAW != WAITS_FOR_NOBODY).then_some(state.until),
                sealed: false,
            },
        }
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Take<FLAW>>) {
        actions.clear();
        let pile = state.pile.unwrap_or(0);
        let most = if seat == state.turn { pile.min(state.setup.most) } else { 0 };
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

    fn admits(_: &State, chance: &Pile) -> Result<(), ParseError> {
        let possible = (20..40).contains(&chance.0);
        if possible { Ok(()) } else { Err(ParseError::new("20 to 39", chance.to_string())) }
    }

    fn apply(state: &mut State, at: Millis, input: &InputOf<Self>, _: &mut News<()>) {
        let taken = match input {
            Input::Chance(Pile(pile)) => {
                state.pile = Some(*pile);
                0
            }
            Input::Act { action, .. } => action.0,
            Input::Timeout if FLAW == CLOCK_STANDS_STILL => return,
            Input::Timeout => 1,
        };
        if taken > 0 {
            state.pile = state.pile.map(|pile| pile.saturating_sub(taken));
            state.turn = state.turn.next(state.setup.seats);
        }
        if FLAW == REAL_TIME {
            state.until = Millis(at.0 + PATIENCE_MS);
        }
    }

    fn standings(state: &State) -> Option<Standings> {
        let loser = state.turn;
        let points = |seat| (i32::from(seat != loser), 0);
        let keys: Vec<_> = Seat::all(state.setup.seats).map(points).collect();
        (state.pile == Some(0)).then(|| Standings::ranked(&keys))
    }

    fn view(state: &State, _: Viewer) -> State {
        state.clone()
    }
}

impl<const FLAW: u8> Imagine for Nim<FLAW> {
    fn imagine(view: &State, _: &mut Dice) -> State {
        let turn =
            if FLAW == IMAGINES_WRONG { view.turn.next(view.setup.seats) } else { view.turn };
        State { turn, ..view.clone() }
    }
}

impl<const FLAW: u8> Text for Nim<FLAW> {
    const SEATS: (usize, usize) = (2, 4);
    const OPTIONS: &'static [OptionSpec] = &[OptionSpec::new(DATA_OPTION, OptionValues::Text)];

    fn configure(_: u32, seats: usize, options: &[(String, String)]) -> Result<Setup, SetupError> {
        let said = options.iter().find(|(key, value)| key == DATA_OPTION && !value.is_empty());
        let wrong = |expected| SetupError::Value { key: DATA_OPTION, expected };
        let most = said.map(|(_, value)| number(value, "most ").map_err(wrong)).transpose()?;
        Ok(Setup { seats, most: most.unwrap_or(MOST) })
    }

    fn options(setup: &Setup) -> Vec<(&'static str, String)> {
        let said = setup.most != MOST && FLAW != FORGETS_DATA;
        vec![(DATA_OPTION, if said { format!("most {}", setup.most) } else { String::new() })]
    }

    fn data_file() -> Option<&'static str> {
        Some("most 3\n")
    }

    fn read_data(text: &str) -> Option<Result<String, LineError>> {
        let line = if FLAW == FAULT_OUTSIDE { 3 } else { 1 };
        let most = number(text.trim_end(), "most ").and_then(|most| match most {
            MOST => Ok(String::new()),
            0 if FLAW != ACCEPTS_NO_END => Err(ParseError::new("at least 1", text)),
            most => Ok(format!("most {most}")),
        });
        Some(most.map_err(|expected| LineError::new(line, expected)))
    }

    fn position(state: &State) -> String {
        let turn = if FLAW == STALE_POSITION { Seat::new(0) } else { state.turn };
        format!("{} {turn} {}\n", state.pile.unwrap_or(0), state.setup.seats)
    }

    fn read_position(_: u32, text: &str) -> Result<State, LineError> {
        let words: Vec<&str> = text.trim_end().split(' ').collect();
        let state = match words.as_slice() {
            [pile, turn, seats] => pile.parse().ok().zip(turn.parse().ok()).zip(seats.parse().ok()),
            _ => None,
        };
        let state = state.map(|((pile, turn), seats)| {
            let setup = Setup { seats, most: MOST };
            State { setup, pile: Some(pile), turn, until: Millis(0) }
        });
        let fits = |seats: usize, turn: Seat| (2..=4).contains(&seats) && turn.index() < seats;
        state
            .filter(|state| fits(state.setup.seats, state.turn))
            .ok_or_else(|| LineError::new(1, ParseError::new("`PILE TURN SEATS`", text)))
    }

    fn facts(_: &State) -> String {
        String::new()
    }
}
