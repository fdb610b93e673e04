//! The source of each value: as a file states it, for all planets with exceptions for single ones.

use std::sync::LazyLock;

use gantry_game_kit::data::{Node, Result};
use gantry_game_kit::named;

use super::read::FIELDS;
use super::{Data, FILE};
use crate::planet::{PLANETS, Planet};

named! {
    /// The source of a value.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Provenance, "printed, inferred or reconstructed" {
        /// In the rulebook.
        Printed = "printed",
        /// It follows from printed facts.
        Inferred = "inferred",
        /// Chosen by this project, because no source shows it.
        Reconstructed = "reconstructed",
    }
}

impl Data {
    /// Every single value of the standard file, by name, ascending, with its source. A name is, for
    /// example, `planet.beta-minor.vp`.
    pub fn values() -> &'static [(String, Provenance)] {
        static VALUES: LazyLock<Vec<(String, Provenance)>> = LazyLock::new(|| {
            let marks = &FILE.marks;
            let mut values = Vec::new();
            for planet in Planet::ALL {
                for (index, field) in FIELDS.iter().enumerate() {
                    let known = marks.of_planets[planet.index()][index].or(marks.of_all[index]);
                    values.extend(known.map(|known| (format!("planet.{planet}.{field}"), known)));
                }
            }
            values.sort_unstable_by(|(one, _), (other, _)| one.cmp(other));
            values
        });
        &VALUES
    }

    /// The source of a value of the standard file, by its name in [`Data::values`].
    pub fn provenance(name: &str) -> Option<Provenance> {
        Self::values().iter().find(|(known, _)| known == name).map(|(_, provenance)| *provenance)
    }
}

/// One for each field.
type ByField = [Option<Provenance>; FIELDS.len()];

/// What a text says about provenance.
#[derive(Default)]
pub struct Marks {
    of_all: ByField,
    of_planets: [ByField; PLANETS],
}

impl Marks {
    /// The table for all planets: one word, or one for each field.
    pub fn defaults(&mut self, table: &Node) -> Result<()> {
        for part in table.fields()? {
            if part.key != "planet" {
                return Err(part.unknown(&["planet"]));
            }
            if part.is_list() {
                return Err(part.misplaced());
            }
            if part.text().is_ok() {
                self.of_all = [Some(part.word()?); FIELDS.len()];
                continue;
            }
            for field in part.fields()? {
                let index = FIELDS.iter().position(|known| *known == field.key);
                let index = index.ok_or_else(|| field.unknown(&FIELDS))?;
                self.of_all[index] = Some(field.word()?);
            }
        }
        Ok(())
    }

    /// A list of fields at a planet.
    pub fn exceptions(&mut self, planet: Planet, known: Provenance, list: &Node) -> Result<()> {
        for item in list.items()? {
            let text = item.text()?;
            let index = FIELDS.iter().position(|field| *field == text);
            let index = index.ok_or_else(|| item.error(format!("one of {}", FIELDS.join(", "))))?;
            if self.of_planets[planet.index()][index].replace(known).is_some() {
                return Err(item.error("a value that is named once"));
            }
        }
        Ok(())
    }
}
