//! Reads a text over component values: values it names are replaced, the rest stay.

use std::collections::BTreeSet;
use std::str::FromStr;

use gantry_game_kit::data::{DataError, Node, Places, Result, name};
use gantry_kernel::ParseError;
use toml::de::DeValue;

use super::field::{
    alternatives, copies, cover, number, numbers, phase_of, replace, thresholds, works,
};
use super::provenance::Marks;
use super::{Data, check};
use crate::card::{Level, Mission, Objective, Specialist};
use crate::setup::Edition;

/// The parts of a text.
pub const PARTS: &[&str] = &[
    "mission",
    "specialist",
    "objective",
    "tracks",
    "station",
    "lab",
    "requirements",
    "provenance",
];

/// The fields of a part that have a provenance.
pub fn fields_of(part: &str) -> &'static [&'static str] {
    match part {
        "mission" => &["level", "weight", "vp", "effect", "max", "copies"],
        "specialist" => &["banner", "actions", "copies"],
        "objective" => &["counts", "points", "by_edition"],
        "tracks" => &[
            "cost_start",
            "weight_start",
            "income_start",
            "income_max",
            "capacity_upgrades",
            "propulsion_upgrades",
        ],
        "station" => &["spaces", "open_cost", "neutral"],
        "lab" => &["price", "launch_vp"],
        "requirements" => &["level1", "level2", "level3", "level4"],
        _ => &[],
    }
}

/// The contents of a text.
pub struct Reading {
    pub data: Data,
    pub places: Places,
    pub marks: Marks,
}

/// Reads a text over these values; `known` lists other names that a provenance may mention.
pub fn read(base: Data, known: Option<&Places>, text: &DeValue) -> Result<Reading> {
    let root = Node::root(text);
    let places = Places::of(&root);
    let mut reading = Reading { data: base, places, marks: Marks::default() };
    for part in root.fields()? {
        match part.key.as_str() {
            "mission" => reading.missions(&part)?,
            "specialist" => reading.specialists(&part)?,
            "objective" => reading.objectives(&part)?,
            "tracks" => reading.tracks(&part)?,
            "station" => reading.station(&part)?,
            "lab" => reading.lab(&part)?,
            "requirements" => reading.requirements(&part)?,
            "provenance" => reading.marks.defaults(&part)?,
            _ => return Err(part.unknown(PARTS)),
        }
    }
    reading.marks.check(&reading.places, known)?;
    check::check(&reading.data, &reading.places)?;
    reading.data.find_levels();
    Ok(reading)
}

impl Reading {
    fn missions(&mut self, list: &Node) -> Result<()> {
        for (mission, entry) in entries::<Mission>(list)? {
            for field in entry.fields()? {
                let card = &mut self.data.missions[mission.index()];
                match field.key.as_str() {
                    "id" => {}
                    "name" => drop(self.data.names.missions.insert(mission, name(&field)?)),
                    "level" => card.level = Level::new(usize::from(number(&field, 1, 4)?) - 1),
                    "weight" => card.weight = number(&field, 1, 9)?,
                    "vp" => card.points = number(&field, 0, 99)?,
                    "effect" => card.effect = field.word()?,
                    "max" => card.most = number(&field, 1, 3)?,
                    "copies" => card.copies = copies(&field)?,
                    _ => self.marks.entry(&field, "mission", &entry.path, &["id", "name"])?,
                }
            }
        }
        Ok(())
    }

    fn specialists(&mut self, list: &Node) -> Result<()> {
        for (specialist, entry) in entries::<Specialist>(list)? {
            for field in entry.fields()? {
                let card = &mut self.data.specialists[specialist.index()];
                match field.key.as_str() {
                    "id" => {}
                    "name" => drop(self.data.names.specialists.insert(specialist, name(&field)?)),
                    "banner" => card.banner = field.word()?,
                    "actions" => card.works = works(&field)?,
                    "copies" => card.copies = copies(&field)?,
                    _ => self.marks.entry(&field, "specialist", &entry.path, &["id", "name"])?,
                }
            }
        }
        Ok(())
    }

    fn objectives(&mut self, list: &Node) -> Result<()> {
        for (objective, entry) in entries::<Objective>(list)? {
            for field in entry.fields()? {
                let card = &mut self.data.objectives[objective.index()];
                match field.key.as_str() {
                    "id" | "points" | "by_edition" => {} // below, in this order
                    "name" => drop(self.data.names.objectives.insert(objective, name(&field)?)),
                    "counts" => card.counts = field.word()?,
                    _ => self.marks.entry(&field, "objective", &entry.path, &["id", "name"])?,
                }
            }
            let card = &mut self.data.objectives[objective.index()];
            let (points, by_edition) = (entry.field("points")?, entry.field("by_edition")?);
            if points.is_some() || by_edition.is_some() {
                let plain = points.map_or_else(|| Ok(card.plain_points()), |p| thresholds(&p))?;
                card.points = [plain; Edition::ALL.len()];
            }
            if let Some(by_edition) = by_edition {
                for exceptions in by_edition.fields()? {
                    let edition: Edition = exceptions
                        .key
                        .parse()
                        .map_err(|_| exceptions.unknown(&Edition::ALL.map(Edition::name)))?;
                    replace(&mut card.points[edition as usize], &exceptions)?;
                }
            }
        }
        Ok(())
    }

    fn tracks(&mut self, table: &Node) -> Result<()> {
        for field in table.fields()? {
            let tracks = &mut self.data.tracks;
            match field.key.as_str() {
                "cost_start" => tracks.cost_start = number(&field, 0, 20)?,
                "weight_start" => tracks.weight_start = number(&field, 1, 9)?,
                "income_start" => tracks.income_start = number(&field, 0, 30)?,
                "income_max" => tracks.income_most = number(&field, 0, 30)?,
                "capacity_upgrades" => tracks.capacity_upgrades = number(&field, 0, 9)?,
                "propulsion_upgrades" => tracks.propulsion_upgrades = number(&field, 0, 9)?,
                _ => self.marks.entry(&field, "tracks", "tracks", &[])?,
            }
        }
        Ok(())
    }

    fn station(&mut self, table: &Node) -> Result<()> {
        // Neutral rockets are given by numbers, so they survive a change of the spaces.
        let mut neutral = [0, 1, 2].map(|index| self.data.station.neutral_numbers(index));
        for field in table.fields()? {
            let station = &mut self.data.station;
            match field.key.as_str() {
                "spaces" => station.spaces = numbers(&field, 1, 99, 1)?,
                "open_cost" => station.open_cost = number(&field, 1, 99)?,
                "neutral" => {
                    for players in field.fields()? {
                        let index =
                            usize::from(players.key_number("a number of players", 2, 4)?) - 2;
                        neutral[index] = numbers(&players, 1, 99, 0)?;
                    }
                }
                _ => self.marks.entry(&field, "station", "station", &[])?,
            }
        }
        for (index, numbers) in neutral.iter().enumerate() {
            let covered = cover(&self.data.station, numbers);
            self.data.station.neutral[index] = covered.map_err(|number| {
                let path = format!("station.neutral.{}", index + 2);
                let at = self.places.first(&[&path, "station.spaces"]);
                let expected = format!("{path} to name spaces that exist (LO-2.3)");
                DataError { at, why: ParseError::new(expected, number.to_string()) }
            })?;
        }
        Ok(())
    }

    fn lab(&mut self, table: &Node) -> Result<()> {
        for field in table.fields()? {
            match field.key.as_str() {
                "price" => {
                    for price in field.fields()? {
                        let level = usize::from(price.key_number("a level", 2, 4)?);
                        self.data.lab.price[level - 2] = number(&price, 1, 99)?;
                    }
                }
                "launch_vp" => {
                    for phase in field.fields()? {
                        let items = phase.items()?;
                        if items.len() != 4 {
                            let found = format!("{} of them", items.len());
                            return Err(phase.found("a list of four numbers", found));
                        }
                        let row = &mut self.data.lab.launch_points[phase_of(&phase)?];
                        for (points, item) in row.iter_mut().zip(&items) {
                            *points = number(item, 0, 99)?;
                        }
                    }
                }
                _ => self.marks.entry(&field, "lab", "lab", &[])?,
            }
        }
        Ok(())
    }

    fn requirements(&mut self, table: &Node) -> Result<()> {
        for field in table.fields()? {
            let levels = fields_of("requirements");
            let Some(level) = levels.iter().position(|level| *level == field.key) else {
                self.marks.entry(&field, "requirements", "requirements", &[])?;
                continue;
            };
            let phases = field.fields()?;
            // LO-2.2: levels 3 and 4 wait for phase 2, so what phase 1 would require does not
            // matter.
            let follows = level >= 2 && phases.iter().all(|phase| phase.key != "phase1");
            for phase in &phases {
                self.data.requirements[level][phase_of(phase)?] = alternatives(phase)?;
            }
            if follows {
                self.data.requirements[level][0] = self.data.requirements[level][1];
            }
        }
        Ok(())
    }
}

/// The cards of a list with their entries.
fn entries<'a, T>(list: &Node<'a>) -> Result<Vec<(T, Node<'a>)>>
where
    T: FromStr<Err = ParseError>,
{
    // by their names: a set of each kind of card would make the page larger
    let mut seen = BTreeSet::new();
    let mut entries = Vec::new();
    for item in list.items()? {
        let id = item.id()?;
        let text = id.text()?;
        let wrong =
            |expected: String| DataError { at: id.at, why: ParseError::new(expected, text) };
        let kind: T = text.parse().map_err(|_| wrong(format!("the id of a {}", list.key)))?;
        if !seen.insert(text) {
            return Err(wrong(format!("every {} only once", list.key)));
        }
        entries.push((kind, item.renamed(format!("{}.{text}", list.key), id.at)));
    }
    Ok(entries)
}
