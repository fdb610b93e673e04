//! The vocabulary of effects: what cards can do, as data. No card has code.

use std::fmt;
use std::str::FromStr;

use gantry_game_kit::spelled;
use gantry_kernel::ParseError;
use serde::{Deserialize, Serialize};

use crate::card::{Colour, Level};

/// What a mission does (LO-8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub enum Effect {
    /// Nothing but its points.
    #[default]
    Nothing,
    /// One technology.
    Gain(Colour),
    /// One technology in exchange for one each of the other two of red, yellow and blue.
    Mapping,
    /// Income up.
    Income(u8),
    /// Money.
    Money(u8),
    /// A capacity upgrade.
    Capacity,
    /// A propulsion upgrade.
    Propulsion,
    /// The laboratory one level up.
    Lab,
    /// This many cards from one deck, of which one is kept.
    Search(u8),
    /// An investment without paying.
    FreeInvestment,
    /// A technology and an upgrade of the player's choice.
    TechAndUpgrade,
    /// Points at the end.
    Final(Final),
}

/// What a mission in space is worth at the end (LO-8.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Final {
    /// This many points per technology of a colour.
    Per(Colour, u8),
    /// Per upgrade 1 point for the first copy, 2 more for the second.
    Exoplanet,
    /// Income once for the first copy, twice more for the second.
    TradingPost,
    /// 15, 30, 50 points for the first, second and third copy.
    Network,
    /// Each mission in space scores its level.
    PerLevel,
    /// This many points per rocket of the player at the station.
    Station(u8),
}

/// What a specialist's banner gives (LO-4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Banner {
    /// Money at once.
    Money(u8),
    /// Points at once.
    Points(u8),
    /// One more mission card to draw, and optionally to keep.
    Mission,
    /// Capacity for one launch.
    Weight(u8),
    /// One more launch symbol.
    Launch,
}

/// What a specialist can do (LO-4.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Work {
    /// Money for everybody, most for the player.
    #[default]
    Grant,
    /// Points for missions of a level in space.
    Survey(Level),
    /// One red, yellow or blue.
    BuyOne,
    /// One to three of red, yellow and blue.
    BuyThree,
    /// Two different ones of red, yellow and blue.
    BuyTwo,
    /// One green.
    GreenOne,
    /// One or two green.
    GreenTwo,
    /// One red, yellow or blue for money.
    Sell,
    /// One or two technologies for others.
    Swap,
    /// A capacity upgrade.
    Capacity,
    /// A propulsion upgrade.
    Propulsion,
    /// The laboratory one level up.
    Lab,
    /// A rocket at the station.
    Invest,
}

/// What an objective counts at the end (LO-9.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Counts {
    /// Missions in space of the levels whose bit is set; none count unless there is one of `least`.
    Missions {
        /// A bit per level, level 1 the lowest.
        levels: u8,
        /// The level of which at least one is needed (LO-9.3).
        least: Option<Level>,
    },
    /// Technologies of a colour.
    Colour(Colour),
    /// The smallest of the four numbers of technologies.
    Sets,
    /// The player's rockets on and beside the station track.
    Station,
    /// Upgrades of both kinds.
    Upgrades,
}

impl Effect {
    /// Whether the effect applies when the mission reaches space.
    pub const fn is_immediate(self) -> bool {
        !matches!(self, Self::Nothing | Self::Final(_))
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("none"),
            Self::Gain(colour) => write!(f, "gain {colour}"),
            Self::Mapping => f.write_str("planetary mapping"),
            Self::Income(steps) => write!(f, "income {steps}"),
            Self::Money(money) => write!(f, "money {money}"),
            Self::Capacity => f.write_str("capacity upgrade"),
            Self::Propulsion => f.write_str("propulsion upgrade"),
            Self::Lab => f.write_str("lab +1"),
            Self::Search(cards) => write!(f, "draw {cards} keep 1"),
            Self::FreeInvestment => f.write_str("free investment"),
            Self::TechAndUpgrade => f.write_str("tech and upgrade"),
            Self::Final(Final::Per(colour, points)) => write!(f, "final: {points} per {colour}"),
            Self::Final(Final::Exoplanet) => f.write_str("final: exoplanet"),
            Self::Final(Final::TradingPost) => f.write_str("final: trading post"),
            Self::Final(Final::Network) => f.write_str("final: network"),
            Self::Final(Final::PerLevel) => f.write_str("final: per level"),
            Self::Final(Final::Station(points)) => {
                write!(f, "final: {points} per station rocket")
            }
        }
    }
}

/// A number from 1 to 99: cards have no larger ones.
fn small(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number| (1..100).contains(number) && !text.starts_with('+'))
}

/// What is counted at the end may be numerous, so each is worth little and sums stay small.
fn worth(text: &str) -> Option<u8> {
    small(text).filter(|&points| points <= MOST_WORTH)
}

/// The most points per technology or rocket at the end.
const MOST_WORTH: u8 = 15;

impl FromStr for Effect {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let words: Vec<&str> = text.split(' ').collect();
        let found = match words.as_slice() {
            ["none"] => Some(Self::Nothing),
            ["gain", colour] => colour.parse().ok().map(Self::Gain),
            ["planetary", "mapping"] => Some(Self::Mapping),
            ["income", steps] => small(steps).map(Self::Income),
            ["money", money] => small(money).map(Self::Money),
            ["capacity", "upgrade"] => Some(Self::Capacity),
            ["propulsion", "upgrade"] => Some(Self::Propulsion),
            ["lab", "+1"] => Some(Self::Lab),
            ["draw", cards, "keep", "1"] => {
                small(cards).filter(|&cards| cards <= 12).map(Self::Search)
            }
            ["free", "investment"] => Some(Self::FreeInvestment),
            ["tech", "and", "upgrade"] => Some(Self::TechAndUpgrade),
            ["final:", rest @ ..] => last(rest).map(Self::Final),
            _ => None,
        };
        found.ok_or_else(|| {
            let known = "none, gain COLOUR, planetary mapping, income N, money N, capacity upgrade, \
                         propulsion upgrade, lab +1, draw N keep 1, free investment, tech and upgrade, \
                         final: N per COLOUR, final: N per station rocket, final: exoplanet, final: \
                         trading post, final: network or final: per level (N from 1 to 99, at most 12 to \
                         draw and 15 per COLOUR or rocket)";
            ParseError::new(known, text)
        })
    }
}

fn last(words: &[&str]) -> Option<Final> {
    match words {
        ["exoplanet"] => Some(Final::Exoplanet),
        ["trading", "post"] => Some(Final::TradingPost),
        ["network"] => Some(Final::Network),
        ["per", "level"] => Some(Final::PerLevel),
        [points, "per", "station", "rocket"] => worth(points).map(Final::Station),
        [points, "per", colour] => Some(Final::Per(colour.parse().ok()?, worth(points)?)),
        _ => None,
    }
}

impl fmt::Display for Banner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Money(money) => write!(f, "money {money}"),
            Self::Points(points) => write!(f, "vp {points}"),
            Self::Mission => f.write_str("mission"),
            Self::Weight(weight) => write!(f, "weight {weight}"),
            Self::Launch => f.write_str("launch"),
        }
    }
}

impl FromStr for Banner {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let words: Vec<&str> = text.split(' ').collect();
        let found = match words.as_slice() {
            ["money", money] => small(money).map(Self::Money),
            ["vp", points] => small(points).map(Self::Points),
            ["mission"] => Some(Self::Mission),
            ["weight", weight] => small(weight).filter(|&weight| weight <= 9).map(Self::Weight),
            ["launch"] => Some(Self::Launch),
            _ => None,
        };
        found.ok_or_else(|| ParseError::new("money N, vp N, mission, weight N or launch", text))
    }
}

impl Work {
    /// All kinds.
    pub const ALL: [Self; 15] = [
        Self::Grant,
        Self::Survey(Level::ALL[0]),
        Self::Survey(Level::ALL[1]),
        Self::Survey(Level::ALL[2]),
        Self::BuyOne,
        Self::BuyThree,
        Self::BuyTwo,
        Self::GreenOne,
        Self::GreenTwo,
        Self::Sell,
        Self::Swap,
        Self::Capacity,
        Self::Propulsion,
        Self::Lab,
        Self::Invest,
    ];

    /// The name in data files and, with hyphens between the words, in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Grant => "grant",
            Self::Survey(level) => match level.number() {
                1 => "survey 1",
                2 => "survey 2",
                _ => "survey 3",
            },
            Self::BuyOne => "buy one",
            Self::BuyThree => "buy three",
            Self::BuyTwo => "buy two",
            Self::GreenOne => "green one",
            Self::GreenTwo => "green two",
            Self::Sell => "sell",
            Self::Swap => "swap",
            Self::Capacity => "capacity",
            Self::Propulsion => "propulsion",
            Self::Lab => "lab",
            Self::Invest => "invest",
        }
    }
}

spelled!(Work, name, Self::ALL.into_iter(), Self::ALL.map(Self::name).join(", "));

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Missions { levels, least } => {
                let named = Level::ALL.into_iter().filter(|level| levels >> level.index() & 1 == 1);
                let named: Vec<String> = named.map(|level| level.to_string()).collect();
                write!(f, "missions {}", named.join(","))?;
                least.map_or(Ok(()), |level| write!(f, " min-1 {level}"))
            }
            Self::Colour(colour) => colour.fmt(f),
            Self::Sets => f.write_str("sets of four colours"),
            Self::Station => f.write_str("station rockets"),
            Self::Upgrades => f.write_str("upgrades"),
        }
    }
}

impl FromStr for Counts {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let words: Vec<&str> = text.split(' ').collect();
        let found = match words.as_slice() {
            ["missions", levels] => missions(levels, None),
            ["missions", levels, "min-1", least] => {
                least.parse().ok().and_then(|least| missions(levels, Some(least)))
            }
            ["sets", "of", "four", "colours"] => Some(Self::Sets),
            ["station", "rockets"] => Some(Self::Station),
            ["upgrades"] => Some(Self::Upgrades),
            [colour] => colour.parse().ok().map(Self::Colour),
            _ => None,
        };
        found.ok_or_else(|| {
            let known = "a colour, sets of four colours, station rockets, upgrades, missions LEVELS or \
                         missions LEVELS min-1 LEVEL";
            ParseError::new(known, text)
        })
    }
}

/// Levels, ascending, separated by commas.
fn missions(text: &str, least: Option<Level>) -> Option<Counts> {
    let mut levels = 0_u8;
    for word in text.split(',') {
        let bit = 1 << word.parse::<Level>().ok()?.index();
        if levels >= bit {
            return None;
        }
        levels |= bit;
    }
    let named = |level: Level| levels >> level.index() & 1 == 1;
    least.is_none_or(named).then_some(Counts::Missions { levels, least })
}
