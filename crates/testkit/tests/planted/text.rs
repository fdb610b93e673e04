//! The toy's text forms, and what the kit needs from it.

use std::fmt;
use std::str::FromStr;

use gantry_kernel::{Dice, OptionSpec, OptionValues, ParseError, SetupError, Text, Viewer};
use gantry_testkit::Probe;
use serde::Serialize;

use crate::fault::{Fault, planted};
use crate::toy::{HIGHEST_CARD, Setup, State, Toy};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub(crate) enum Action {
    Seal(u8),
    Draw,
    Show(u8),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seal(card) => write!(f, "seal {card}"),
            Self::Draw => f.write_str("draw"),
            Self::Show(card) if planted(Fault::NotationIsLossy) => {
                write!(f, "show {}", (*card).min(2))
            }
            Self::Show(10..) if planted(Fault::NotationForgetsNumbers) => f.write_str("show 9"),
            Self::Show(card) => write!(f, "show {card}"),
        }
    }
}

fn card(text: &str) -> Result<u8, ParseError> {
    text.parse().map_err(|_| ParseError::new("a card", text))
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if planted(Fault::NotationPanics) && text != "draw" {
            return Ok(Self::Show(text["show ".len()..].parse().expect("a card")));
        }
        match text.split_once(' ') {
            None if text == "draw" => Ok(Self::Draw),
            Some(("seal", number)) => Ok(Self::Seal(card(number)?)),
            Some(("show", number)) => Ok(Self::Show(card(number)?)),
            _ => Err(ParseError::new("`seal CARD`, `draw` or `show CARD`", text)),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Chance(pub(crate) Vec<u8>);

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let left_out = usize::from(planted(Fault::ChanceIsLossy));
        f.write_str("deal")?;
        self.0.iter().skip(left_out).try_for_each(|card| write!(f, " {card}"))
    }
}

impl FromStr for Chance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = text.split(' ');
        if words.next() != Some("deal") {
            return Err(ParseError::new("`deal CARD …`", text));
        }
        words.map(card).collect::<Result<_, _>>().map(Self)
    }
}

impl Text for Toy {
    const SEATS: (usize, usize) = (2, 3);
    const OPTIONS: &'static [OptionSpec] =
        &[OptionSpec::new("length", OptionValues::words(&["short", "long"]))];

    fn configure(_: u32, seats: usize, options: &[(String, String)]) -> Result<Setup, SetupError> {
        let long = options.iter().any(|(key, value)| key == "length" && value == "long");
        Ok(Setup { seats, long })
    }

    fn options(setup: &Setup) -> Vec<(&'static str, String)> {
        let long = setup.long && !planted(Fault::OptionsAreLost);
        vec![("length", if long { "long" } else { "short" }.into())]
    }

    fn position(state: &State) -> String {
        let mut state = state.clone();
        if planted(Fault::PositionForgets) {
            state.shown.iter_mut().for_each(Vec::clear);
        }
        toml::to_string(&state).expect("the toy's state is a plain table")
    }

    fn read_position(_: u32, text: &str) -> Result<State, gantry_kernel::LineError> {
        toml::from_str(text).map_err(|error: toml::de::Error| {
            let offset = error.span().map_or(0, |span| span.start);
            gantry_kernel::LineError::at_offset(text, offset, error.message())
        })
    }

    fn facts(_: &State) -> String {
        String::new()
    }
}

impl Probe for Toy {
    const MOST_ENTRIES: usize = 60;

    fn any_action(dice: &mut Dice, _: usize) -> Action {
        let card = u8::try_from(dice.below(6)).expect("small");
        *dice.pick(&[Action::Seal(card), Action::Draw, Action::Show(card)])
    }

    fn exchange_hidden(before: &State, after: &State, _: Viewer, dice: &mut Dice) -> Option<State> {
        if before.pile.get(..after.pile.len()) != Some(after.pile.as_slice())
            || after.pile.len() < 2
        {
            return None;
        }
        let mut other = before.clone();
        let (one, two) = (dice.index(after.pile.len()), dice.index(after.pile.len()));
        other.pile.swap(one, two);
        Some(other)
    }

    fn census(state: &State) -> Vec<u32> {
        let piles = state.hands.iter().chain(&state.sealed).chain(&state.shown);
        let mut counts = vec![0; usize::from(HIGHEST_CARD) + 1];
        for &card in piles.chain([&state.pile]).flatten() {
            counts[usize::from(card)] += 1;
        }
        counts
    }
}
