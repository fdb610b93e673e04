//! What the shapes of positions and facts consist of, besides numbers and lists.

use std::collections::BTreeMap;
use std::fmt::{self, Display, Formatter};
use std::marker::PhantomData;
use std::ops::Deref;

use gantry_kernel::Seat;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use toml::Spanned;

/// A text and its position in the source.
pub type Word = Spanned<String>;
/// Several of them.
pub type WordList = Vec<Word>;

/// A table in braces or of sections. It is written in the order in which it was built, and read in
/// the order of its keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairs<V>(Vec<(Word, V)>);

impl<V> Pairs<V> {
    /// The values without their keys.
    pub fn values(&self) -> impl Iterator<Item = &V> {
        self.0.iter().map(|(_, value)| value)
    }
}

impl<V> Default for Pairs<V> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<V> Deref for Pairs<V> {
    type Target = [(Word, V)];

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<V> From<BTreeMap<Word, V>> for Pairs<V> {
    fn from(table: BTreeMap<Word, V>) -> Self {
        Self(table.into_iter().collect())
    }
}

impl<K: Display, V> FromIterator<(K, V)> for Pairs<V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(pairs: I) -> Self {
        Self(pairs.into_iter().map(|(key, value)| (word(key), value)).collect())
    }
}

impl<'de, V: Deserialize<'de>> Deserialize<'de> for Pairs<V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(PairsVisitor(PhantomData))
    }
}

/// Reads pairs as they come: tables are sorted by their keys.
struct PairsVisitor<V>(PhantomData<V>);

impl<'de, V: Deserialize<'de>> Visitor<'de> for PairsVisitor<V> {
    type Value = Pairs<V>;

    fn expecting(&self, out: &mut Formatter<'_>) -> fmt::Result {
        out.write_str("a map")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut table: A) -> Result<Self::Value, A::Error> {
        let mut pairs = Vec::new();
        while let Some(pair) = table.next_entry()? {
            pairs.push(pair);
        }
        Ok(Pairs(pairs))
    }
}

impl<V: Serialize> Serialize for Pairs<V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(key, value)| (key, value)))
    }
}

/// A value for each seat.
pub fn per_seat<V>(seats: usize, mut value: impl FnMut(Seat) -> V) -> Pairs<V> {
    Seat::all(seats).map(|seat| (seat, value(seat))).collect()
}

/// A value for writing: it has no position in a source.
pub fn said<T>(value: T) -> Spanned<T> {
    Spanned::new(0..0, value)
}

/// A word for writing.
pub fn word(value: impl Display) -> Word {
    said(value.to_string())
}

/// Words for writing.
pub fn words(values: impl IntoIterator<Item = impl Display>) -> WordList {
    values.into_iter().map(word).collect()
}

/// Cards in order, equal neighbours grouped: `["2 metal", "fuel"]`.
pub fn runs(cards: impl IntoIterator<Item = impl Display>) -> WordList {
    words(counted(cards))
}

/// The same as plain texts.
pub fn counted(cards: impl IntoIterator<Item = impl Display>) -> Vec<String> {
    let mut runs: Vec<(String, usize)> = Vec::new();
    for card in cards {
        let card = card.to_string();
        match runs.last_mut() {
            Some((last, count)) if *last == card => *count += 1,
            _ => runs.push((card, 1)),
        }
    }
    let written = runs.into_iter().map(|(card, count)| match count {
        1 => card,
        _ => format!("{count} {card}"),
    });
    written.collect()
}
