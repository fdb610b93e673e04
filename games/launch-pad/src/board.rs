//! What a player has on the table. All of it is public.

use std::collections::BTreeMap;

use serde::de::Error;
use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tinyvec::ArrayVec;

use crate::card::Card;
use crate::rocket::{Rocket, Zone};
use crate::state::Clock;

/// All rockets of the box; one player could have them all.
pub const ROCKETS: usize = 21;

/// The hand limit (LP-3.3).
pub const HAND_LIMIT: usize = 6;
/// The hand limit with Warehouse in play (LP-6.4).
pub const WAREHOUSE_LIMIT: usize = 8;

/// A player's cards on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    /// Rockets in all zones, ascending: by zone, then model, components, bonus cards.
    pub rockets: ArrayVec<[Rocket; ROCKETS]>,
    /// The Expert of each zone.
    pub experts: [Option<Card>; 3],
    /// How many of each specialty are in play.
    pub specialties: [u8; 4],
}

impl Board {
    /// Whether a specialty works for its owner.
    #[inline]
    pub const fn has(&self, specialty: Card) -> bool {
        self.specialties[specialty.specialty()] > 0
    }

    /// The current hand limit (LP-6.4).
    #[inline]
    pub const fn hand_limit(&self) -> usize {
        if self.has(Card::Warehouse) { WAREHOUSE_LIMIT } else { HAND_LIMIT }
    }

    /// How many rockets may leave a zone in a turn (LP-3.2, LP-6.2).
    pub const fn advances(&self) -> u8 {
        if self.has(Card::Overtime) { 2 } else { 1 }
    }

    /// Puts a rocket in its place.
    pub fn add_rocket(&mut self, rocket: Rocket) {
        let at = self.rockets.iter().position(|&other| other > rocket);
        self.rockets.insert(at.unwrap_or(self.rockets.len()), rocket);
    }

    /// Takes a rocket away.
    ///
    /// # Panics
    /// If there is none like it.
    pub fn remove_rocket(&mut self, rocket: Rocket) {
        let at = self.rockets.iter().position(|&other| other == rocket);
        self.rockets.remove(at.expect("a rocket like this"));
    }

    /// The rockets, each look once, ascending.
    pub fn looks(&self) -> impl Iterator<Item = Rocket> {
        let before = std::iter::once(None).chain(self.rockets.iter().map(Some));
        self.rockets
            .iter()
            .zip(before)
            .filter(|(rocket, last)| Some(*rocket) != *last)
            .map(|(rocket, _)| *rocket)
    }

    /// The rockets of a zone.
    pub fn zone(&self, zone: Zone) -> impl Iterator<Item = Rocket> {
        self.rockets.iter().copied().filter(move |rocket| rocket.zone() == zone)
    }

    /// Whether one of the rockets that look like this was there when the turn began.
    pub fn rested(&self, clock: &Clock, rocket: Rocket) -> bool {
        let alike = |list: &[Rocket]| list.iter().filter(|&&other| other == rocket).count();
        alike(&self.rockets) > alike(&clock.arrived)
    }
}

/// Experts and specialties by name for people, as numbers for digests.
impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { rockets, experts, specialties } = self;
        if !serializer.is_human_readable() {
            return (rockets, experts, specialties).serialize(serializer);
        }
        let experts: BTreeMap<&str, Option<Card>> =
            Zone::ALL.into_iter().map(|zone| (zone.name(), experts[zone.index()])).collect();
        let in_play = Card::SPECIALTIES.into_iter().filter(|&card| self.has(card));
        let specialties: BTreeMap<&str, u8> =
            in_play.map(|card| (card.name(), specialties[card.specialty()])).collect();
        let mut board = serializer.serialize_struct("Board", 3)?;
        board.serialize_field("rockets", rockets)?;
        board.serialize_field("experts", &experts)?;
        board.serialize_field("specialties", &specialties)?;
        board.end()
    }
}

/// The form for people.
impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename = "Board")]
        struct Named {
            rockets: ArrayVec<[Rocket; ROCKETS]>,
            experts: BTreeMap<Zone, Option<Card>>,
            specialties: BTreeMap<Card, u8>,
        }
        let named = Named::deserialize(deserializer)?;
        let mut board = Self { rockets: named.rockets, ..Self::default() };
        for (zone, expert) in named.experts {
            board.experts[zone.index()] = expert;
        }
        for (card, count) in named.specialties {
            if !Card::SPECIALTIES.contains(&card) {
                return Err(D::Error::custom(format_args!("{card} is no specialty")));
            }
            board.specialties[card.specialty()] = count;
        }
        Ok(board)
    }
}
