//! Seats and options (LP-8), and the guards of LP-7.4.

use gantry_kernel::{Expected, OptionSpec, OptionValues, SetupError};
use serde::{Deserialize, Serialize};

use crate::LaunchPad;
use gantry_kernel::Game as _;

/// Fewest and most seats.
pub const SEATS: (usize, usize) = (2, 4);

/// How long a game lasts (LP-8.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Length {
    /// Corners travel through the zones.
    #[default]
    Normal,
    /// Corners go straight to the pad.
    Short,
    /// Corners come in with the first reshuffle.
    Long,
}

/// The settings of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// How many play.
    pub seats: u8,
    /// LP-8.1.
    pub length: Length,
    /// LP-8.2.
    pub negotiations: bool,
    /// LP-8.3.
    pub super_powers: bool,
    /// Turns per player after which the game is scored (LP-7.4).
    pub turn_limit: u16,
    /// Cards per turn after which step 6 follows (LP-7.4).
    pub play_limit: u8,
    /// Offers per turn (LP-8.2).
    pub offer_limit: u8,
    /// The version of the rules. Digests of version 1 were made before there was another: it is not
    /// written there.
    #[serde(default = "first_rules", skip_serializing_if = "is_first")]
    pub rules: u32,
}

const fn first_rules() -> u32 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref)] // as serde calls it
const fn is_first(rules: &u32) -> bool {
    *rules == first_rules()
}

/// What versions of the rules differ in. Rules code asks here, so that every difference has a name.
impl Setup {
    /// LP-5.10: since version 2 Salvage may fetch the other Salvage.
    #[inline]
    pub const fn salvage_fetches_salvage(&self) -> bool {
        self.rules >= 2
    }

    /// LP-8.2: since version 2 a deal may lift the hand of the player on turn above its limit.
    pub const fn offers_may_overfill(&self) -> bool {
        self.rules >= 2
    }

    /// LP-8.2: since version 2 an offer counts when it is put, not when it is begun.
    pub const fn counts_offers_when_put(&self) -> bool {
        self.rules >= 2
    }
}

/// The options by name.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec { key: "length", values: OptionValues::Words(&["normal", "short", "long"]) },
    OptionSpec { key: "negotiations", values: OptionValues::Words(&["off", "on"]) },
    OptionSpec { key: "super-powers", values: OptionValues::Words(&["off", "on"]) },
    OptionSpec {
        key: "turn-limit",
        values: OptionValues::Number { default: 100, least: 1, most: 1000 },
    },
    OptionSpec {
        key: "play-limit",
        values: OptionValues::Number { default: 60, least: 1, most: 200 },
    },
    OptionSpec {
        key: "offer-limit",
        values: OptionValues::Number { default: 10, least: 1, most: 50 },
    },
];

impl Setup {
    /// The default game for so many seats.
    pub const fn new(seats: u8) -> Self {
        Self {
            seats,
            length: Length::Normal,
            negotiations: false,
            super_powers: false,
            turn_limit: 100,
            play_limit: 60,
            offer_limit: 10,
            rules: LaunchPad::RULES,
        }
    }

    /// Every combination of LP-8 for so many seats by the newest rules, and two by each older version.
    pub fn variants(seats: u8) -> impl Iterator<Item = Self> {
        let older = (1..LaunchPad::RULES).flat_map(move |rules| {
            let plain = Self { rules, ..Self::new(seats) };
            [plain, Self { negotiations: true, super_powers: true, ..plain }]
        });
        Self::combinations(seats).chain(older)
    }

    fn combinations(seats: u8) -> impl Iterator<Item = Self> {
        let lengths = [Length::Normal, Length::Short, Length::Long];
        let switches = [(false, false), (true, false), (false, true), (true, true)];
        lengths.into_iter().flat_map(move |length| {
            switches.map(move |(negotiations, super_powers)| Self {
                length,
                negotiations,
                super_powers,
                ..Self::new(seats)
            })
        })
    }

    /// Whether the numbers can be played.
    pub fn check(&self) -> Result<(), SetupError> {
        check_seats(self.seats.into())?;
        let limits = [self.turn_limit.into(), u32::from(self.play_limit), self.offer_limit.into()];
        for (spec, value) in OPTIONS[3..].iter().zip(limits) {
            check_number(spec, value, &value.to_string())?;
        }
        Ok(())
    }

    pub(crate) fn configure(
        rules: u32,
        seats: usize,
        options: &[(String, String)],
    ) -> Result<Self, SetupError> {
        let mut setup = Self { rules, ..Self::new(check_seats(seats)?) };
        for (key, value) in options {
            let Some(spec) = OPTIONS.iter().find(|spec| spec.key == key) else {
                let known: Vec<&str> = OPTIONS.iter().map(|spec| spec.key).collect();
                return Err(SetupError::UnknownOption {
                    key: key.clone(),
                    known: known.join(", "),
                });
            };
            setup.set(spec, value)?;
        }
        Ok(setup)
    }

    fn set(&mut self, spec: &OptionSpec, value: &str) -> Result<(), SetupError> {
        let number = match spec.values {
            OptionValues::Words(words) => {
                words.iter().position(|word| *word == value).ok_or_else(|| SetupError::Value {
                    key: spec.key,
                    expected: Expected::new(words.join(" or "), value),
                })?
            }
            OptionValues::Number { .. } => {
                check_number(spec, value.parse().unwrap_or(u32::MAX), value)? as usize
            }
            OptionValues::Text => unreachable!("no option here is free text"),
        };
        let small = |number: usize| u8::try_from(number).expect("checked against the range");
        match spec.key {
            "length" => self.length = [Length::Normal, Length::Short, Length::Long][number],
            "negotiations" => self.negotiations = number == 1,
            "super-powers" => self.super_powers = number == 1,
            "turn-limit" => self.turn_limit = u16::try_from(number).expect("checked"),
            "play-limit" => self.play_limit = small(number),
            _ => self.offer_limit = small(number),
        }
        Ok(())
    }

    pub(crate) fn options(&self) -> Vec<(&'static str, String)> {
        let on = |switch: bool| if switch { "on" } else { "off" }.to_owned();
        let length = match self.length {
            Length::Normal => "normal",
            Length::Short => "short",
            Length::Long => "long",
        };
        vec![
            ("length", length.into()),
            ("negotiations", on(self.negotiations)),
            ("super-powers", on(self.super_powers)),
            ("turn-limit", self.turn_limit.to_string()),
            ("play-limit", self.play_limit.to_string()),
            ("offer-limit", self.offer_limit.to_string()),
        ]
    }
}

fn check_seats(seats: usize) -> Result<u8, SetupError> {
    match u8::try_from(seats) {
        Ok(small) if (SEATS.0..=SEATS.1).contains(&seats) => Ok(small),
        _ => Err(SetupError::Seats {
            game: LaunchPad::ID,
            least: SEATS.0,
            most: SEATS.1,
            found: seats,
        }),
    }
}

fn check_number(spec: &OptionSpec, value: u32, written: &str) -> Result<u32, SetupError> {
    match spec.values {
        OptionValues::Number { least, most, .. } if !(least..=most).contains(&value) => {
            let expected = Expected::new(format!("a number from {least} to {most}"), written);
            Err(SetupError::Value { key: spec.key, expected })
        }
        _ => Ok(value),
    }
}
