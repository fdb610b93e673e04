//! A tiny game for the tests of the scenario runner: take one to three from a heap; whoever takes
//! the last one wins. A player who thinks longer than five seconds takes one.

use std::fmt;
use std::str::FromStr;

use gantry_kernel::{
    Awaiting, Dice, FactKeys, Game, Input, InputOf, LineError, Millis, News, OptionSpec,
    OptionValues, ParseError, Purpose, Refusal, Seat, SeatSet, SetupError, Standings, Text, Viewer,
};
use serde::{Deserialize, Serialize};

const THINKING_MS: u64 = 5000;

pub(crate) struct Nim;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Setup {
    seats: usize,
    most: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    heap: u8,
    dealt: bool,
    turn: Seat,
    #[serde(default = "first_deadline")]
    until: Millis,
    taken: Vec<u8>,
    setup: Setup,
}

/// The table and its viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct View {
    viewer: Viewer,
    state: State,
}

/// How many are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub(crate) struct Take(u8);

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {}", self.0)
    }
}

impl FromStr for Take {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let number = text.strip_prefix("take ").and_then(|number| number.parse().ok());
        number.map(Self).ok_or_else(|| ParseError::new("`take NUMBER`", text))
    }
}

/// How large the heap is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Heap(u8);

impl fmt::Display for Heap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "heap {}", self.0)
    }
}

impl FromStr for Heap {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let number = text.strip_prefix("heap ").and_then(|number| number.parse().ok());
        number.map(Self).ok_or_else(|| ParseError::new("`heap NUMBER`", text))
    }
}

fn first_deadline() -> Millis {
    Millis(THINKING_MS)
}

impl Game for Nim {
    const ID: &'static str = "nim";
    const RULES: u32 = 1;
    type Setup = Setup;
    type State = State;
    type Action = Take;
    type Chance = Heap;
    type Event = ();
    type View = View;

    fn seats(setup: &Setup) -> usize {
        setup.seats
    }

    fn start(setup: &Setup) -> Result<State, SetupError> {
        Ok(State {
            heap: 0,
            dealt: false,
            turn: Seat::new(0),
            until: Millis(THINKING_MS),
            taken: vec![0; setup.seats],
            setup: setup.clone(),
        })
    }

    fn setup(state: &State) -> &Setup {
        &state.setup
    }

    fn awaiting(state: &State) -> Awaiting {
        let seat = SeatSet::only(state.turn);
        match (state.dealt, state.heap) {
            (false, _) => Awaiting::Chance(Purpose(0)),
            (true, 0) => Awaiting::Over,
            _ => {
                Awaiting::Players { must: seat, may: seat, until: Some(state.until), sealed: false }
            }
        }
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Take>) {
        actions.clear();
        let all = (1..=state.setup.most).map(Take);
        actions.extend(all.filter(|action| Self::explain(state, seat, action).is_ok()));
    }

    fn explain(state: &State, seat: Seat, action: &Take) -> Result<(), Refusal> {
        if Self::awaiting(state) == Awaiting::Over || state.turn != seat {
            return Err(Refusal::new("NIM-1.1", "not-your-turn"));
        }
        if action.0 == 0 || action.0 > state.setup.most {
            return Err(Refusal::new("NIM-1.2", "too-many").with("most", state.setup.most));
        }
        if action.0 > state.heap {
            return Err(Refusal::new("NIM-1.3", "heap-too-small").with("heap", state.heap));
        }
        Ok(())
    }

    fn draw(_: &State, dice: &mut Dice) -> Heap {
        Heap(5 + u8::try_from(dice.below(5)).expect("small"))
    }

    fn admits(_: &State, chance: &Heap) -> Result<(), ParseError> {
        let possible = (5..10).contains(&chance.0);
        possible
            .then_some(())
            .ok_or_else(|| ParseError::new("a heap of 5 to 9", chance.to_string()))
    }

    fn apply(state: &mut State, at: Millis, input: &InputOf<Self>, _: &mut News<()>) {
        let taken = match input {
            Input::Chance(Heap(size)) => {
                (state.heap, state.dealt) = (*size, true);
                return;
            }
            Input::Act { action, .. } => action.0,
            Input::Timeout => 1,
        };
        state.heap -= taken;
        state.taken[state.turn.index()] += taken;
        state.turn = state.turn.next(state.setup.seats);
        state.until = Millis(at.0 + THINKING_MS);
    }

    fn standings(state: &State) -> Option<Standings> {
        let over = Self::awaiting(state) == Awaiting::Over;
        let keys: Vec<_> = state.taken.iter().map(|&taken| (i32::from(taken), 0)).collect();
        over.then(|| Standings::ranked(&keys))
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View { viewer, state: state.clone() }
    }
}

impl Text for Nim {
    const SEATS: (usize, usize) = (2, 4);
    const OPTIONS: &'static [OptionSpec] =
        &[OptionSpec::new("most", OptionValues::Number { default: 3, least: 2, most: 4 })];
    const FACT_KEYS: FactKeys = FactKeys {
        unordered: &["things", "tally"],
        words: &["row", "tally"],
        optional: &["winner", "home.*"],
    };

    fn configure(_: u32, seats: usize, options: &[(String, String)]) -> Result<Setup, SetupError> {
        if !(2..=4).contains(&seats) {
            return Err(SetupError::Seats { game: Self::ID, least: 2, most: 4, found: seats });
        }
        let most = options.first().and_then(|(_, value)| value.parse().ok()).unwrap_or(3);
        Ok(Setup { seats, most })
    }

    fn options(setup: &Setup) -> Vec<(&'static str, String)> {
        vec![("most", setup.most.to_string())]
    }

    fn position(state: &State) -> String {
        toml::to_string(state).expect("a plain table")
    }

    fn read_position(_: u32, text: &str) -> Result<State, LineError> {
        toml::from_str(text).map_err(|error: toml::de::Error| {
            let offset = error.span().map_or(0, |span| span.start);
            LineError::of_parser(text, offset, error.message())
        })
    }

    /// `row` and `things` are the heap and a pebble below it; `tally` is a letter per item taken.
    fn facts(state: &State) -> String {
        let State { heap, taken, .. } = state;
        let letters = |seat: Seat| format!("{seat} ").repeat(taken[seat.index()].into());
        let tally: String = Seat::all(taken.len()).map(letters).collect();
        let winner = if *heap == 0 { "winner = \"somebody\"\n" } else { "" };
        [
            format!("over = {}\nsetup.small = {}\nhome = {{}}\n", *heap == 0, *heap < 3),
            format!("row = \"{heap} stick pebble\"\nthings = [\"{heap} stick\", \"pebble\"]\n"),
            format!("tally = \"{}\"\n{winner}", tally.trim_end()),
        ]
        .concat()
    }

    /// Everybody sees the heap, and what they have taken.
    fn view_facts(View { viewer, state }: &View) -> String {
        let own = viewer.seat().map(|seat| format!("own = {}\n", state.taken[seat.index()]));
        format!("heap = {}\n{}", state.heap, own.unwrap_or_default())
    }

    fn rules_text() -> Option<&'static str> {
        Some(RULES)
    }
}

/// The rules, including items, headings and tables that are not rules.
pub(crate) const RULES: &str = "\
# Nim
1. An item above all headings is no rule.
## NIM-1 Taking
1. In turn.
2. One to three.
   1. An indented item is no rule.
| point | meaning |
|---|---|
| NIM-1.3 | the heap must hold them |
| NIM-1.2 more | no id alone in its cell |

**NIM-1.4 Time.** A bold id, once more **NIM-9.9** is none.
4. Twins count once.
## Notes
5. No section, no rule.
## NIM-2 The heap
12. Anywhere.
1.5 is a number.
";
