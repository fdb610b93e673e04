//! Reads a text over component values: what it names is replaced, the rest stays.

use toml::de::DeValue;

use super::PlanetCard;
use super::node::{Node, Result};
use super::provenance::{Marks, Provenance};
use crate::planet::{PLANETS, Planet};

/// The fields of a planet but its id.
pub const FIELDS: [&str; 4] = ["name", "vp", "terraforming", "ore"];

/// What a text says.
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
        match part.key {
            "planet" => reading.planets(&part)?,
            "provenance" => reading.marks.defaults(&part)?,
            _ => return Err(root.unknown(&part, &["planet", "provenance"])),
        }
    }
    Ok(reading)
}

impl Reading {
    fn planets(&mut self, list: &Node) -> Result<()> {
        let mut seen = [false; PLANETS];
        for mut entry in list.items()? {
            let fields = entry.fields()?;
            let id = fields.iter().find(|field| field.key == "id");
            let id = id.ok_or_else(|| entry.found("an entry with an id", ""))?;
            let planet: Planet = id.text()?.parse().map_err(|_| {
                id.wrong(format!("one of {}", Planet::ALL.map(Planet::id).join(", ")))
            })?;
            if std::mem::replace(&mut seen[planet.index()], true) {
                return Err(id.wrong("a planet that has no other entry"));
            }
            // The id tells an owner more than the place in the list.
            entry.path = format!("planet.{planet}");
            for field in entry.fields()? {
                self.field(planet, &entry, &field)?;
            }
        }
        Ok(())
    }

    fn field(&mut self, planet: Planet, entry: &Node, field: &Node) -> Result<()> {
        let card = &mut self.planets[planet.index()];
        match field.key {
            "id" => {}
            "name" => self.names[planet.index()] = Some(name(field)?),
            // No source has a bound; this one keeps scores in the size of the game.
            "vp" => card.points = field.number(1, 20)?,
            "terraforming" => card.terraforming = terraforming(planet, field)?,
            "ore" => card.ore = field.number(1, 3)?,
            "planet" | "provenance" => return Err(field.misplaced()),
            key => {
                let Ok(provenance) = key.parse() else {
                    let words = Provenance::ALL.map(Provenance::name);
                    let known = [&["id"], FIELDS.as_slice(), &words].concat();
                    return Err(entry.unknown(field, &known));
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
            .map_err(|_| field.wrong("0, because it alone needs none (PR-1.2)"));
    }
    field.number(1, 2)
}

/// A name for people: it is shown in the middle of sentences.
fn name(field: &Node) -> Result<String> {
    let text = field.text()?;
    let good = (1..=40).contains(&text.chars().count())
        && gantry_kernel::outside::is_plain(text)
        && text.trim() == text;
    good.then(|| text.into()).ok_or_else(|| {
        field.wrong("one line of 1 to 40 characters, without control characters and without spaces at its ends")
    })
}
