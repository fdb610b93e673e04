//! The 140 cards of LP-1, by kind: cards of a kind are interchangeable.

use gantry_game_kit::spelled;
use gantry_kernel::{ParseError, Phrase};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Kinds that can be in a hand or in the discard pile. Launch Pad corners never are (LP-3.7).
pub const HAND_KINDS: usize = 31;

/// All kinds, including the four corners.
pub const KINDS: usize = HAND_KINDS + 4;

/// All cards.
pub const CARDS: usize = 140;

/// Cards without the four corners.
pub const HAND_CARDS: usize = 136;

/// A kind of card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)] // the variants are named like the cards
pub enum Card {
    #[default]
    Observer,
    Explorer,
    Intrepid,
    Galactic,
    Metal,
    Fuel,
    Engineer,
    Inspector,
    MissionController,
    Jack,
    Astronaut,
    Oxygen,
    QualityCertificate,
    MaximumSecurity,
    AbortMission,
    BigRedButton,
    BudgetCuts,
    FastTrack,
    PartsSupplier,
    QualityCheck,
    Recruitment,
    RecycleBin,
    Sabotage,
    Salvage,
    Surplus,
    Thief,
    Vacuum,
    EmployeeContract,
    Overtime,
    SecuritySystem,
    Warehouse,
    TopLeft,
    TopRight,
    BottomLeft,
    BottomRight,
}

/// What a card is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Built in Construction (LP-4.1).
    Rocket,
    /// Metal and Fuel (LP-4.2).
    Component,
    /// Serves a zone (LP-4.3).
    Expert,
    /// Goes on an advanced rocket (LP-4.4).
    Bonus,
    /// Takes effect once, from the discard pile (LP-5).
    Action,
    /// In effect as long as it is in play (LP-6).
    Specialty,
    /// A corner of the common pad (LP-3.1, LP-3.7).
    Corner,
}

/// The static facts about a kind.
struct Facts {
    card: Card,
    /// The name in notation.
    name: &'static str,
    /// The code in outcomes of chance.
    code: &'static str,
    /// How many the box holds.
    copies: u8,
    /// The message with its name.
    name_key: &'static str,
    /// The message with its text.
    text_key: &'static str,
}

macro_rules! facts {
    ($($card:ident $name:literal $code:literal $copies:literal,)*) => {
        [$(Facts {
            card: Card::$card,
            name: $name,
            code: $code,
            copies: $copies,
            name_key: concat!("card-", $name),
            text_key: concat!("text-", $name),
        }),*]
    };
}

const FACTS: [Facts; KINDS] = facts! {
    Observer "observer" "ob" 12,
    Explorer "explorer" "ex" 4,
    Intrepid "intrepid" "in" 3,
    Galactic "galactic" "ga" 2,
    Metal "metal" "me" 28,
    Fuel "fuel" "fu" 30,
    Engineer "engineer" "en" 5,
    Inspector "inspector" "is" 5,
    MissionController "mission-controller" "mc" 5,
    Jack "jack" "ja" 3,
    Astronaut "astronaut" "as" 5,
    Oxygen "oxygen" "ox" 5,
    QualityCertificate "quality-certificate" "qc" 4,
    MaximumSecurity "maximum-security" "ms" 3,
    AbortMission "abort-mission" "am" 1,
    BigRedButton "big-red-button" "bb" 1,
    BudgetCuts "budget-cuts" "bc" 2,
    FastTrack "fast-track" "ft" 1,
    PartsSupplier "parts-supplier" "ps" 2,
    QualityCheck "quality-check" "qk" 1,
    Recruitment "recruitment" "rc" 1,
    RecycleBin "recycle-bin" "rb" 1,
    Sabotage "sabotage" "sa" 1,
    Salvage "salvage" "sv" 2,
    Surplus "surplus" "su" 1,
    Thief "thief" "th" 1,
    Vacuum "vacuum" "va" 1,
    EmployeeContract "employee-contract" "ec" 2,
    Overtime "overtime" "ov" 1,
    SecuritySystem "security-system" "ss" 1,
    Warehouse "warehouse" "wh" 2,
    TopLeft "top-left" "tl" 1,
    TopRight "top-right" "tr" 1,
    BottomLeft "bottom-left" "bl" 1,
    BottomRight "bottom-right" "br" 1,
};

impl Card {
    /// The four corners of the pad.
    pub const CORNERS: [Self; 4] =
        [Self::TopLeft, Self::TopRight, Self::BottomLeft, Self::BottomRight];
    /// The specialties, in order.
    pub const SPECIALTIES: [Self; 4] =
        [Self::EmployeeContract, Self::Overtime, Self::SecuritySystem, Self::Warehouse];
    /// The bonus cards, in order.
    pub const BONUSES: [Self; 4] =
        [Self::Astronaut, Self::Oxygen, Self::QualityCertificate, Self::MaximumSecurity];

    /// Every kind, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        FACTS.iter().map(|facts| facts.card)
    }

    /// The kinds that can be in a hand, in order.
    pub fn hand_kinds() -> impl Iterator<Item = Self> {
        Self::all().take(HAND_KINDS)
    }

    /// For indexing arrays per kind.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind at an index.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub const fn from_index(index: usize) -> Self {
        FACTS[index].card
    }

    /// The name in notation.
    pub const fn name(self) -> &'static str {
        FACTS[self.index()].name
    }

    /// The two letters in outcomes of chance.
    pub const fn code(self) -> &'static str {
        FACTS[self.index()].code
    }

    /// How many the box holds.
    pub const fn copies(self) -> u8 {
        FACTS[self.index()].copies
    }

    /// The message with its name.
    pub const fn phrase(self) -> Phrase {
        Phrase::new(FACTS[self.index()].name_key)
    }

    /// The message with its text.
    pub const fn text(self) -> Phrase {
        Phrase::new(FACTS[self.index()].text_key)
    }

    /// The kind with this code.
    pub fn from_code(code: &str) -> Result<Self, ParseError> {
        let found = FACTS.iter().find(|facts| facts.code == code);
        found.map(|facts| facts.card).ok_or_else(|| ParseError::new("a card's two letters", code))
    }

    /// What it is for.
    pub const fn family(self) -> Family {
        match self {
            Self::Observer | Self::Explorer | Self::Intrepid | Self::Galactic => Family::Rocket,
            Self::Metal | Self::Fuel => Family::Component,
            Self::Engineer | Self::Inspector | Self::MissionController | Self::Jack => {
                Family::Expert
            }
            Self::Astronaut | Self::Oxygen | Self::QualityCertificate | Self::MaximumSecurity => {
                Family::Bonus
            }
            Self::EmployeeContract | Self::Overtime | Self::SecuritySystem | Self::Warehouse => {
                Family::Specialty
            }
            Self::TopLeft | Self::TopRight | Self::BottomLeft | Self::BottomRight => Family::Corner,
            _ => Family::Action,
        }
    }

    /// Whether it is a corner of the pad.
    #[inline]
    pub const fn is_corner(self) -> bool {
        self.index() >= HAND_KINDS
    }

    /// The index of a corner among the four.
    #[inline]
    pub const fn corner(self) -> usize {
        self.index() - HAND_KINDS
    }

    /// The index of a specialty among the four.
    #[inline]
    pub const fn specialty(self) -> usize {
        self.index() - Self::EmployeeContract.index()
    }
}

spelled!(Card, name, Self::all(), "a card name");

/// By name where people read it, by number in digests.
impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_str(self.name())
        } else {
            serializer.serialize_u8(*self as u8)
        }
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        gantry_kernel::from_notation(deserializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_holds_what_lp_1_lists() {
        let copies: u32 = Card::all().map(|card| u32::from(card.copies())).sum();
        assert_eq!(copies, 140);
        for (index, card) in Card::all().enumerate() {
            assert_eq!(card.index(), index);
            assert_eq!(card.name().parse(), Ok(card));
            assert_eq!(Card::from_code(card.code()), Ok(card));
            assert_eq!(card.is_corner(), card.family() == Family::Corner);
        }
        let of = |family| -> u32 {
            Card::all().filter(|c| c.family() == family).map(|c| u32::from(c.copies())).sum()
        };
        assert_eq!(
            [Family::Rocket, Family::Component, Family::Expert, Family::Bonus].map(of),
            [21, 58, 18, 17]
        );
        assert_eq!([Family::Corner, Family::Action, Family::Specialty].map(of), [4, 16, 6]);
    }
}
