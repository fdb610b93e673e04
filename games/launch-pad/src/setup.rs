//! Seats and options (LP-8), and the guards of LP-7.4.

use gantry_game_kit::options::{self, Bounds, Choice, SWITCH, check_seats};
use gantry_game_kit::{named, versions};
use gantry_kernel::{Game as _, OptionSpec, SetupError};
use serde::{Deserialize, Serialize};

use crate::LaunchPad;

/// Fewest and most seats.
pub const SEATS: (usize, usize) = (2, 4);

named! {
    /// How long a game lasts (LP-8.1).
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Length, "normal, short or long" {
        /// Corners travel through the zones.
        #[default]
        Normal = "normal",
        /// Corners go straight to the pad.
        Short = "short",
        /// Corners come in with the first reshuffle.
        Long = "long",
    }
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
    /// The version of the rules. Version 1 is not serialized: its digests were made before there
    /// was another.
    #[serde(default = "versions::first", skip_serializing_if = "versions::is_first")]
    pub rules: u32,
}

/// How versions of the rules differ. Rules code asks here, so that every difference has a name.
impl Setup {
    /// LP-5.10: since version 2 Salvage may fetch the other Salvage.
    #[inline]
    pub const fn salvage_fetches_salvage(&self) -> bool {
        self.rules >= 2
    }

    /// LP-8.2: since version 2 a deal may raise the hand of the player on turn above its limit.
    pub const fn offers_may_overfill(&self) -> bool {
        self.rules >= 2
    }

    /// LP-8.2: since version 2 an offer counts when it is proposed, not when it is begun.
    pub const fn counts_offers_when_put(&self) -> bool {
        self.rules >= 2
    }
}

/// The options by name.
pub const OPTIONS: &[OptionSpec] = &options::specs(&CHOICES);

/// The numbers were read in any spelling before a single one was required, so they still are.
pub const CHOICES: [Choice<Setup>; 6] = [
    Choice::<Setup>::word(
        "length",
        &Length::NAMES,
        |setup| setup.length as usize,
        |setup, word| setup.length = Length::ALL[word],
    )
    .expecting("normal or short or long"),
    Choice::word(
        "negotiations",
        SWITCH,
        |setup| setup.negotiations.into(),
        |setup, word| setup.negotiations = word == 1,
    ),
    Choice::word(
        "super-powers",
        SWITCH,
        |setup| setup.super_powers.into(),
        |setup, word| setup.super_powers = word == 1,
    ),
    Choice::<Setup>::number(
        "turn-limit",
        Bounds(100, 1, 1000),
        |setup| setup.turn_limit.into(),
        |setup, limit| setup.turn_limit = u16::try_from(limit).expect("within bounds"),
    )
    .in_any_spelling(),
    Choice::<Setup>::number(
        "play-limit",
        Bounds(60, 1, 200),
        |setup| setup.play_limit.into(),
        |setup, limit| setup.play_limit = small(limit),
    )
    .in_any_spelling(),
    Choice::<Setup>::number(
        "offer-limit",
        Bounds(10, 1, 50),
        |setup| setup.offer_limit.into(),
        |setup, limit| setup.offer_limit = small(limit),
    )
    .in_any_spelling(),
];

fn small(limit: u32) -> u8 {
    u8::try_from(limit).expect("within bounds")
}

impl Setup {
    /// The default game for this many seats.
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

    /// The default game by a version of the rules.
    pub fn by_rules(rules: u32, seats: u8) -> Self {
        Self { rules, ..Self::new(seats) }
    }

    /// The version of the rules.
    pub const fn rules(&self) -> u32 {
        self.rules
    }

    /// Every combination of LP-8 for this many seats by the newest rules, and two by each older
    /// version.
    pub fn variants(seats: u8) -> impl Iterator<Item = Self> {
        let older = (1..LaunchPad::RULES).flat_map(move |rules| {
            let plain = Self::by_rules(rules, seats);
            [plain, Self { negotiations: true, super_powers: true, ..plain }]
        });
        Self::combinations(seats).chain(older)
    }

    fn combinations(seats: u8) -> impl Iterator<Item = Self> {
        let switches = [(false, false), (true, false), (false, true), (true, true)];
        Length::ALL.into_iter().flat_map(move |length| {
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
        check_seats::<LaunchPad>(self.seats.into())?;
        options::check_numbers(&CHOICES, self)
    }
}
