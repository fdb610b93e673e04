//! Rockets and their zones. Rockets with the same cards in the same zone are interchangeable, so a
//! rocket is a value without an identity.

use std::fmt;
use std::str::FromStr;

use gantry_game_kit::named;
use gantry_kernel::{ParseError, Phrase};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::Card;

named! {
    /// A player's three zones (LP-1), in the order of advancing.
    #[derive(
        Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
    )]
    #[repr(u8)]
    #[serde(rename_all = "kebab-case")]
    pub enum Zone, "construction, quality or launch" {
        /// Where rockets are built.
        #[default]
        Construction = "construction",
        /// Where they are certified.
        Quality = "quality",
        /// Where they score.
        Launch = "launch",
    }
}

impl Zone {
    /// For indexing arrays per zone.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The next zone; from Launch, off the board.
    pub const fn next(self) -> Option<Self> {
        match self {
            Self::Construction => Some(Self::Quality),
            Self::Quality => Some(Self::Launch),
            Self::Launch => None,
        }
    }

    /// The Expert that serves here, besides the Jack (LP-3.2, LP-7.2).
    pub const fn expert(self) -> Card {
        match self {
            Self::Construction => Card::Engineer,
            Self::Quality => Card::Inspector,
            Self::Launch => Card::MissionController,
        }
    }

    /// The name for people.
    pub const fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Self::Construction => "zone-construction",
            Self::Quality => "zone-quality",
            Self::Launch => "zone-launch",
        })
    }
}

/// A rocket in a zone with its components and bonus cards, packed so that it sorts by zone first.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rocket(u16);

const ZONE: u32 = 10;
const MODEL: u32 = 8;
const METAL: u32 = 6;
const FUEL: u32 = 4;

/// Needed metal, needed fuel, points (LP-1), per model.
const MODELS: [(u16, u16, i32); 4] = [(1, 1, 6), (1, 2, 8), (2, 2, 10), (3, 2, 12)];

impl Rocket {
    /// A rocket just placed (LP-4.1).
    ///
    /// # Panics
    /// If the card is not a rocket.
    #[inline]
    pub const fn new(model: Card) -> Self {
        assert!(model.index() < 4, "not a rocket card");
        Self((model as u16) << MODEL)
    }

    #[inline]
    const fn field(self, at: u32) -> u16 {
        self.0 >> at & 3
    }

    /// Its zone.
    #[inline]
    pub const fn zone(self) -> Zone {
        Zone::ALL[self.field(ZONE) as usize]
    }

    /// Its rocket card.
    #[inline]
    pub const fn model(self) -> Card {
        Card::from_index(self.field(MODEL) as usize)
    }

    /// How many of a component are on it.
    #[inline]
    pub const fn parts(self, part: Card) -> usize {
        match part {
            Card::Metal => self.field(METAL) as usize,
            Card::Fuel => self.field(FUEL) as usize,
            _ => 0,
        }
    }

    /// How many of a component it needs in total.
    #[inline]
    pub const fn takes(self, part: Card) -> usize {
        let needs = MODELS[self.field(MODEL) as usize];
        match part {
            Card::Metal => needs.0 as usize,
            Card::Fuel => needs.1 as usize,
            _ => 0,
        }
    }

    /// Whether it still needs a component of this kind (LP-4.2).
    #[inline]
    pub const fn needs(self, part: Card) -> bool {
        self.parts(part) < self.takes(part)
    }

    /// Whether it has all its components.
    #[inline]
    pub const fn is_complete(self) -> bool {
        !self.needs(Card::Metal) && !self.needs(Card::Fuel)
    }

    /// Its points (LP-1).
    #[inline]
    pub const fn points(self) -> i32 {
        MODELS[self.field(MODEL) as usize].2
    }

    /// Whether a bonus card of this kind is on it.
    #[inline]
    pub const fn has(self, bonus: Card) -> bool {
        self.0 & bonus_bit(bonus) != 0
    }

    /// The bonus cards on it, ascending.
    pub fn bonuses(self) -> impl Iterator<Item = Card> {
        Card::BONUSES.into_iter().filter(move |&bonus| self.has(bonus))
    }

    /// How many bonus cards are on it.
    pub const fn bonus_count(self) -> u32 {
        (self.0 & 15).count_ones()
    }

    /// All its cards: the rocket card, its components and its bonus cards, ascending.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        let metal = std::iter::repeat_n(Card::Metal, self.parts(Card::Metal));
        let fuel = std::iter::repeat_n(Card::Fuel, self.parts(Card::Fuel));
        std::iter::once(self.model()).chain(metal).chain(fuel).chain(self.bonuses())
    }

    /// The same rocket in another zone.
    #[must_use]
    pub const fn moved(self, zone: Zone) -> Self {
        Self(self.0 & !(3 << ZONE) | (zone as u16) << ZONE)
    }

    /// The same rocket with one more component.
    #[must_use]
    pub const fn with_part(self, part: Card) -> Self {
        Self(self.0 + part_unit(part))
    }

    /// The same rocket with one component fewer.
    #[must_use]
    pub const fn without_part(self, part: Card) -> Self {
        Self(self.0 - part_unit(part))
    }

    /// The same rocket with a bonus card.
    #[must_use]
    pub const fn with_bonus(self, bonus: Card) -> Self {
        Self(self.0 | bonus_bit(bonus))
    }

    /// The same rocket without a bonus card.
    #[must_use]
    pub const fn without_bonus(self, bonus: Card) -> Self {
        Self(self.0 & !bonus_bit(bonus))
    }

    /// The same rocket without any bonus card.
    #[must_use]
    pub const fn stripped(self) -> Self {
        Self(self.0 & !15)
    }

    /// The rocket in words: its name and the cards on it.
    pub fn phrase(self) -> Phrase {
        let missing = self.takes(Card::Metal) + self.takes(Card::Fuel)
            - self.parts(Card::Metal)
            - self.parts(Card::Fuel);
        let bonuses: Vec<Phrase> = self.bonuses().map(Card::phrase).collect();
        let key = match (missing, bonuses.is_empty()) {
            (0, true) => "rocket-complete",
            (0, false) => "rocket-with-bonus",
            _ => "rocket-incomplete",
        };
        Phrase::new(key)
            .with("rocket", self.model().phrase())
            .with("metal", self.takes(Card::Metal) - self.parts(Card::Metal))
            .with("fuel", self.takes(Card::Fuel) - self.parts(Card::Fuel))
            .with("bonuses", bonuses)
    }

    /// The rocket without its zone: `observer:mf+ao`.
    pub fn short(self) -> String {
        let mut text = self.model().name().to_owned();
        if self.parts(Card::Metal) + self.parts(Card::Fuel) > 0 {
            text.push(':');
            text.extend(std::iter::repeat_n('m', self.parts(Card::Metal)));
            text.extend(std::iter::repeat_n('f', self.parts(Card::Fuel)));
        }
        if self.bonus_count() > 0 {
            text.push('+');
            text.extend(self.bonuses().map(bonus_letter));
        }
        text
    }

    /// Parses the short form of a rocket, in a zone.
    pub fn from_short(text: &str, zone: Zone) -> Result<Self, ParseError> {
        let expected =
            || ParseError::new("a rocket such as observer, observer:m or observer:mf+ao", text);
        let (body, bonuses) = text.split_once('+').map_or((text, None), |(b, t)| (b, Some(t)));
        let (model, parts) = body.split_once(':').map_or((body, None), |(b, t)| (b, Some(t)));
        let model: Card = model.parse().map_err(|_| expected())?;
        if model.index() >= 4 {
            return Err(expected());
        }
        let mut rocket = Self::new(model).moved(zone);
        for letter in parts.unwrap_or("").chars() {
            let part = match letter {
                'm' => Card::Metal,
                'f' => Card::Fuel,
                _ => return Err(expected()),
            };
            if !rocket.needs(part) {
                return Err(expected());
            }
            rocket = rocket.with_part(part);
        }
        for letter in bonuses.unwrap_or("").chars() {
            let bonus = Card::BONUSES.into_iter().find(|&bonus| bonus_letter(bonus) == letter);
            rocket = rocket.with_bonus(bonus.ok_or_else(expected)?);
        }
        if rocket.short() == text { Ok(rocket) } else { Err(expected()) }
    }
}

const fn bonus_bit(bonus: Card) -> u16 {
    let index = bonus.index().wrapping_sub(Card::Astronaut.index());
    if index < 4 { 1 << index } else { 0 }
}

const fn bonus_letter(bonus: Card) -> char {
    match bonus {
        Card::Astronaut => 'a',
        Card::Oxygen => 'o',
        Card::QualityCertificate => 'c',
        _ => 's',
    }
}

const fn part_unit(part: Card) -> u16 {
    match part {
        Card::Metal => 1 << METAL,
        Card::Fuel => 1 << FUEL,
        _ => 0,
    }
}

impl fmt::Display for Rocket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.zone(), self.short())
    }
}

impl fmt::Debug for Rocket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Rocket {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            serializer.serialize_u16(self.0)
        }
    }
}

impl FromStr for Rocket {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (zone, rocket) = text.split_once(' ').unwrap_or((text, ""));
        Self::from_short(rocket, zone.parse()?)
    }
}

impl<'de> Deserialize<'de> for Rocket {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        gantry_kernel::from_notation(deserializer)
    }
}
