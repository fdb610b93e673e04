//! The toy's text forms, and what the kit asks of it.

use std::fmt;
use std::str::FromStr;

use gantry_kernel::{Dice, Expected, OptionSpec, OptionValues, SetupError, Text};
use gantry_testkit::Probe;
use serde::Serialize;

use crate::fault::{Fault, planted};
use crate::toy::{HIGHEST_CARD, Setup, State, Toy};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub(crate) enum Action<const FAULT: u8> {
    Seal(u8),
    Draw,
    Show(u8),
}

impl<const FAULT: u8> fmt::Display for Action<FAULT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seal(card) => write!(f, "seal {card}"),
            Self::Draw => f.write_str("draw"),
            Self::Show(card) if planted::<FAULT>(Fault::NotationIsLossy) => {
                write!(f, "show {}", (*card).min(2))
            }
            Self::Show(card) => write!(f, "show {card}"),
        }
    }
}

fn card(text: &str) -> Result<u8, Expected> {
    text.parse().map_err(|_| Expected::new("a card", text))
}

impl<const FAULT: u8> FromStr for Action<FAULT> {
    type Err = Expected;

    fn from_str(text: &str) -> Result<Self, Expected> {
        if planted::<FAULT>(Fault::NotationPanics) && text != "draw" {
            return Ok(Self::Show(text["show ".len()..].parse().expect("a card")));
        }
        match text.split_once(' ') {
            None if text == "draw" => Ok(Self::Draw),
            Some(("seal", number)) => Ok(Self::Seal(card(number)?)),
            Some(("show", number)) => Ok(Self::Show(card(number)?)),
            _ => Err(Expected::new("`seal CARD`, `draw` or `show CARD`", text)),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Chance<const FAULT: u8>(pub(crate) Vec<u8>);

impl<const FAULT: u8> fmt::Display for Chance<FAULT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let left_out = usize::from(planted::<FAULT>(Fault::ChanceIsLossy));
        f.write_str("deal")?;
        self.0.iter().skip(left_out).try_for_each(|card| write!(f, " {card}"))
    }
}

impl<const FAULT: u8> FromStr for Chance<FAULT> {
    type Err = Expected;

    fn from_str(text: &str) -> Result<Self, Expected> {
        let mut words = text.split(' ');
        if words.next() != Some("deal") {
            return Err(Expected::new("`deal CARD …`", text));
        }
        words.map(card).collect::<Result<_, _>>().map(Self)
    }
}

impl<const FAULT: u8> Text for Toy<FAULT> {
    const SEATS: (usize, usize) = (2, 3);
    const OPTIONS: &'static [OptionSpec] =
        &[OptionSpec { key: "length", values: OptionValues::Words(&["short", "long"]) }];

    fn configure(seats: usize, options: &[(String, String)]) -> Result<Setup, SetupError> {
        let long = options.iter().any(|(key, value)| key == "length" && value == "long");
        Ok(Setup { seats, long })
    }

    fn options(setup: &Setup) -> Vec<(&'static str, String)> {
        let long = setup.long && !planted::<FAULT>(Fault::OptionsAreLost);
        vec![("length", if long { "long" } else { "short" }.into())]
    }

    fn position(state: &State<FAULT>) -> String {
        let mut state = state.clone();
        if planted::<FAULT>(Fault::PositionForgets) {
            state.shown.iter_mut().for_each(Vec::clear);
        }
        toml::to_string(&state).expect("the toy's state is a plain table")
    }

    fn read_position(text: &str) -> Result<State<FAULT>, gantry_kernel::Fault> {
        toml::from_str(text).map_err(|error: toml::de::Error| {
            let offset = error.span().map_or(0, |span| span.start);
            gantry_kernel::Fault::at_offset(text, offset, error.message())
        })
    }

    fn facts(_: &State<FAULT>) -> String {
        String::new()
    }
}

impl<const FAULT: u8> Probe for Toy<FAULT> {
    const MOST_ENTRIES: usize =
        if planted::<FAULT>(Fault::EndIsPromisedTooEarly) { 20 } else { 60 };

    fn any_action(dice: &mut Dice, _: usize) -> Action<FAULT> {
        let card = u8::try_from(dice.below(6)).expect("small");
        *dice.pick(&[Action::Seal(card), Action::Draw, Action::Show(card)])
    }

    fn census(state: &State<FAULT>) -> Vec<u32> {
        let piles = state.hands.iter().chain(&state.sealed).chain(&state.shown);
        let cards: Vec<u8> = piles.chain([&state.pile]).flatten().copied().collect();
        let copies = |card| cards.iter().filter(|&&other| other == card).count();
        (1..=HIGHEST_CARD).map(|card| u32::try_from(copies(card)).expect("few cards")).collect()
    }
}
