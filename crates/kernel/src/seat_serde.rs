//! How seats are serialized: as letters for people, as numbers in digests.

use std::fmt::Display;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{MAX_SEATS, Seat, SeatSet, Viewer};

/// Deserializes a human-readable value from its notation.
pub fn from_notation<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<T, D::Error> {
    String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
}

fn number(seat: Seat) -> u8 {
    u8::try_from(seat.index()).expect("few seats")
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            serializer.serialize_u8(number(*self))
        }
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            return from_notation(deserializer);
        }
        let index = usize::from(u8::deserialize(deserializer)?);
        if index < MAX_SEATS { Ok(Self::new(index)) } else { Err(D::Error::custom("no such seat")) }
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            serializer.serialize_u8(self.iter().map(|seat| 1 << number(seat)).sum())
        }
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            return Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect());
        }
        let bits = u8::deserialize(deserializer)?;
        Ok(Seat::all(MAX_SEATS).filter(|seat| bits >> seat.index() & 1 == 1).collect())
    }
}

impl Serialize for Viewer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            self.seat().serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Viewer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seat = if deserializer.is_human_readable() {
            match String::deserialize(deserializer)?.as_str() {
                "spectator" => None,
                letter => Some(letter.parse().map_err(D::Error::custom)?),
            }
        } else {
            Option::<Seat>::deserialize(deserializer)?
        };
        Ok(seat.map_or(Self::Spectator, Self::Seat))
    }
}
