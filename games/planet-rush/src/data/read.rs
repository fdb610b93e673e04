//! Reads a text over component values: values it names are replaced, the rest stay.

use gantry_game_kit::data::{Node, Result, name};
use toml::de::DeValue;

use super::PlanetCard;
use super::provenance::{Marks, Provenance};
use crate::planet::{PLANETS, Planet};

/// The fields of a planet but its id.
pub const FIELDS: [&str; 4] = ["name", "vp", "terraforming", "ore"];

/// The contents of a text.
pub struct Reading {
    pub planets: [PlanetCard; PLANETS],
    pub names: [Option<String>; PLANETS],
    pub marks: Marks,
}

/// Reads a text over these planets.
pub fn read(planets: [PlanetCard; PLANETS], text: &DeValue) -> Result<Reading> {
    let mut reading = Reading { planets, names: Default::default(), marks: Marks::default() };
    let root = Node::root(text);
    for part in root.fields()? {
        match part.key.as_str() {
            "planet" => reading.planets(&part)?,
            "provenance" => reading.marks.defaults(&part)?,
            _ => return Err(part.unknown(&["planet", "provenance"])),
        }
    }
    Ok(reading)
}

impl Reading {
    fn planets(&mut self, list: &Node) -> Result<()> {
        let mut seen = [false; PLANETS];
        for entry in list.items()? {
            let id = entry.id()?;
            let planet: Planet = id.text()?.parse().map_err(|_| {
                id.error(format!("one of {}", Planet::ALL.map(Planet::id).join(", ")))
            })?;
            if std::mem::replace(&mut seen[planet.index()], true) {
                return Err(id.error("a planet that has no other entry"));
            }
            // The id tells people more than the index in the list.
            let entry = entry.renamed(format!("planet.{planet}"), entry.at);
            for field in entry.fields()? {
                self.field(planet, &field)?;
            }
        }
        Ok(())
    }

    fn field(&mut self, planet: Planet, field: &Node) -> Result<()> {
        let card = &mut self.planets[planet.index()];
        match field.key.as_str() {
            "id" => {}
            "name" => self.names[planet.index()] = Some(name(field)?),
            // No source gives a bound; this one keeps scores in proportion.
            "vp" => card.points = field.number(1, 20)?,
            "terraforming" => card.terraforming = terraforming(planet, field)?,
            "ore" => card.ore = field.number(1, 3)?,
            "planet" | "provenance" => return Err(field.misplaced()),
            key => {
                let Ok(provenance) = key.parse() else {
                    let known = [&["id"], FIELDS.as_slice(), &Provenance::NAMES].concat();
                    return Err(field.unknown(&known));
                };
                self.marks.exceptions(planet, provenance, field)?;
            }
        }
        Ok(())
    }
}

/// PR-1.2: only Beta Minor needs none.
fn terraforming(planet: Planet, field: &Node) -> Result<u8> {
    if planet == Planet::BetaMinor {
        return field
            .number(0, 0)
            .map_err(|_| field.error("0, because it alone needs none (PR-1.2)"));
    }
    field.number(1, 2)
}
