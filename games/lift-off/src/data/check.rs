//! Checks across fields. Every error names the rule and the best position in the text.

use gantry_game_kit::data::{DataError, Places, Result};
use gantry_kernel::ParseError;

use super::{Copies, DECKS, Data, Requirement};
use crate::card::{Level, Mission, Objective, Specialist};
use crate::effect::{Banner, Effect, Final};
use crate::setup::Edition;

/// Specialists unmarked, marked 3 and marked 4 (LO-1.1).
const SPECIALIST_CARDS: [usize; 3] = [18, 9, 9];

/// Checks values against what a text says about them.
pub fn check(data: &Data, places: &Places) -> Result<()> {
    let check = Check { data, places };
    check.spares()?;
    check.specialist_cards()?;
    check.mission_cards()?;
    check.objectives()?;
    check.tracks()?;
    check.weights()?;
    check.doubled()?;
    check.station()?;
    check.lab()?;
    check.requirements()
}

struct Check<'a> {
    data: &'a Data,
    places: &'a Places,
}

/// An error at the first of these names that the text contains.
fn error<T>(check: &Check, at: &[&str], expected: impl Into<String>, found: &str) -> Result<T> {
    Err(DataError { at: check.places.first(at), why: ParseError::new(expected, found) })
}

const fn in_use(copies: Copies) -> bool {
    !matches!(copies, [0, 0, 0])
}

impl Check<'_> {
    /// A spare kind in use must say everything: its values have no defaults.
    fn spares(&self) -> Result<()> {
        let missions =
            Mission::all().map(|kind| ("mission", kind.id(), self.data.mission(kind).copies));
        let specialists = Specialist::all()
            .map(|kind| ("specialist", kind.id(), self.data.specialist(kind).copies));
        for (part, id, copies) in missions.chain(specialists) {
            let number = id.strip_prefix(part).and_then(|rest| rest.strip_prefix('-'));
            if number.is_none_or(|number| number.parse::<u8>().is_err()) {
                continue;
            }
            let needed: &[&str] = match part {
                "mission" => &["level", "weight", "vp", "effect"],
                _ => &["banner", "actions"],
            };
            let entry = format!("{part}.{id}");
            if !in_use(copies) {
                if self.places.has(&entry) {
                    return error(self, &[&entry], format!("copies of {entry}"), "none");
                }
                continue;
            }
            for field in needed {
                if !self.places.has(&format!("{entry}.{field}")) {
                    let list = needed.join(", ");
                    let expected = format!("{entry} to have {list}, because it has copies");
                    return error(self, &[&entry], expected, &format!("no {field}"));
                }
            }
        }
        Ok(())
    }

    fn specialist_cards(&self) -> Result<()> {
        for (mark, expected) in SPECIALIST_CARDS.into_iter().enumerate() {
            let cards = self.data.specialists.iter().map(|card| usize::from(card.copies[mark]));
            let found: usize = cards.sum();
            if found != expected {
                let marked = ["without a mark", "marked 3", "marked 4"][mark];
                let at = self.entry_of_copies("specialist", Specialist::all().map(Specialist::id));
                let expected = format!("{expected} specialists {marked} (LO-1.1)");
                return error(self, &[&at], expected, &found.to_string());
            }
        }
        Ok(())
    }

    fn mission_cards(&self) -> Result<()> {
        for level in Level::ALL {
            let of_level = Mission::all().filter(|&kind| self.data.mission(kind).level == level);
            let copies = of_level.clone().map(|kind| self.data.mission(kind).copies);
            // A card that the text moves to another level is missing here or surplus there.
            let moved = |kind: &Mission| self.places.has(&format!("mission.{kind}.level"));
            let concerned = Mission::all()
                .filter(|kind| self.data.mission(*kind).level == level || moved(kind));
            let at = || self.entry_of_copies("mission", concerned.clone().map(Mission::id));
            let found: usize = copies.clone().flatten().map(usize::from).sum();
            if found != DECKS[level.index()] {
                let expected =
                    format!("{} missions of level {level} (LO-1.2)", DECKS[level.index()]);
                return error(self, &[&at()], expected, &found.to_string());
            }
            if copies.clone().all(|[unmarked, ..]| unmarked == 0) {
                let expected = format!("a mission of level {level} without a mark (LO-1.2)");
                return error(self, &[&at()], expected, "none");
            }
        }
        Ok(())
    }

    /// The one card whose copies or level the text changes; the list if there are several.
    fn entry_of_copies(&self, part: &str, ids: impl Iterator<Item = &'static str>) -> String {
        let entries = ids.map(|id| format!("{part}.{id}"));
        let mut changed = entries.filter(|entry| {
            ["copies", "level"].iter().any(|field| self.places.has(&format!("{entry}.{field}")))
        });
        match (changed.next(), changed.next()) {
            (Some(only), None) => only,
            _ => part.into(),
        }
    }

    fn objectives(&self) -> Result<()> {
        for objective in Objective::all() {
            let path = format!("objective.{objective}");
            let points_path = format!("{path}.points");
            for edition in Edition::ALL {
                let points = &self.data.objective(objective).points[edition as usize];
                if points.is_empty() {
                    let expected = format!("{points_path} to have a threshold (LO-9.1)");
                    return error(self, &[&points_path, &path], expected, "none");
                }
                let fall = points.windows(2).find(|pair| pair[1].1 <= pair[0].1);
                if let Some(&[(_, before), (threshold, after)]) = fall {
                    let by_edition = format!("{path}.by_edition.{edition}");
                    let expected =
                        format!("{points_path} to rise above {before} at {threshold} (LO-9.1)");
                    let at = [
                        &*format!("{by_edition}.{threshold}"),
                        &by_edition,
                        &format!("{points_path}.{threshold}"),
                        &points_path,
                        &path,
                    ];
                    return error(self, &at, expected, &after.to_string());
                }
            }
        }
        Ok(())
    }

    /// LO-1.5.
    fn tracks(&self) -> Result<()> {
        let tracks = &self.data.tracks;
        if tracks.cost_start < tracks.propulsion_upgrades {
            let expected = format!(
                "tracks.cost_start to be at least the {} propulsion upgrades (LO-1.5)",
                tracks.propulsion_upgrades
            );
            let at = ["tracks.cost_start", "tracks.propulsion_upgrades"];
            return error(self, &at, expected, &tracks.cost_start.to_string());
        }
        if tracks.income_start > tracks.income_most {
            let expected =
                format!("tracks.income_start to be at most {} (LO-1.5)", tracks.income_most);
            let at = ["tracks.income_start", "tracks.income_max"];
            return error(self, &at, expected, &tracks.income_start.to_string());
        }
        // Only the embedded file could leave it out.
        if tracks.weight_start == 0 {
            return error(self, &["tracks"], "tracks.weight_start (LO-1.5)", "");
        }
        Ok(())
    }

    /// LO-6.3: the most that a rocket can carry, with the best two banners of a round.
    fn weights(&self) -> Result<()> {
        let mut banners: Vec<u8> = Vec::new();
        for card in &self.data.specialists {
            if let Banner::Weight(weight) = card.banner {
                let copies: u8 = card.copies.iter().sum();
                banners.extend(std::iter::repeat_n(weight, copies.into()));
            }
        }
        banners.sort_unstable_by(|one, other| other.cmp(one));
        let tracks = &self.data.tracks;
        let rocket = tracks.weight_start + tracks.capacity_upgrades + 1;
        let most = rocket + banners.iter().take(2).sum::<u8>();
        for mission in Mission::all() {
            let card = self.data.mission(mission);
            if in_use(card.copies) && card.weight > most {
                let path = format!("mission.{mission}.weight");
                let expected =
                    format!("{path} to be at most {most}, what a rocket can carry (LO-6.3)");
                let at = [&*path, "tracks.capacity_upgrades", "tracks.weight_start", "specialist"];
                return error(self, &at, expected, &card.weight.to_string());
            }
        }
        Ok(())
    }

    /// LO-8.3: two copies of these count; a third would bring nothing.
    fn doubled(&self) -> Result<()> {
        for mission in Mission::all() {
            let card = self.data.mission(mission);
            let doubles =
                matches!(card.effect, Effect::Final(Final::Exoplanet | Final::TradingPost));
            if in_use(card.copies) && doubles && card.most > 2 {
                let entry = format!("mission.{mission}");
                let [path, effect] = ["max", "effect"].map(|key| format!("{entry}.{key}"));
                let expected = format!("{path} to be at most 2 with this effect (LO-8.3)");
                return error(self, &[&path, &effect, &entry], expected, &card.most.to_string());
            }
        }
        Ok(())
    }

    /// LO-1.6.
    fn station(&self) -> Result<()> {
        let station = &self.data.station;
        let at = ["station.spaces", "station"];
        let Some(&last) = station.spaces.last() else {
            return error(self, &at, "station.spaces (LO-1.6)", "");
        };
        let fall = station.spaces.windows(2).position(|pair| pair[1] < pair[0]);
        if let Some(index) = fall {
            let (before, after) = (station.spaces[index], station.spaces[index + 1]);
            let expected = format!("station.spaces not to fall after {before} (LO-1.6)");
            let item = format!("station.spaces.{}", index + 2);
            return error(self, &[&item, at[0], at[1]], expected, &after.to_string());
        }
        if station.open_cost <= last {
            let expected = format!("station.open_cost to be above {last}, the last space (LO-1.6)");
            let at = ["station.open_cost", "station.spaces"];
            return error(self, &at, expected, &station.open_cost.to_string());
        }
        Ok(())
    }

    /// LO-7.3.
    fn lab(&self) -> Result<()> {
        let mut before = 0;
        for (level, price) in (2..).zip(self.data.lab.price) {
            if price <= before {
                let path = format!("lab.price.{level}");
                let expected = format!("{path} to be above {before} (LO-7.3)");
                return error(self, &[&path, "lab.price", "lab"], expected, &price.to_string());
            }
            before = price;
        }
        for (phase, points) in (1..).zip(&self.data.lab.launch_points) {
            let list = format!("lab.launch_vp.phase{phase}");
            for (level, pair) in (2..).zip(points.windows(2)) {
                if pair[1] <= pair[0] {
                    let path = format!("{list}.{level}");
                    let expected = format!("{path} to be above {} (LO-7.3)", pair[0]);
                    let at = [&*path, &*list, "lab.launch_vp", "lab"];
                    return error(self, &at, expected, &pair[1].to_string());
                }
            }
        }
        let [first, second] = self.data.lab.launch_points;
        for (level, (one, two)) in (1..).zip(first.into_iter().zip(second)) {
            if one <= two {
                let path = format!("lab.launch_vp.phase1.{level}");
                let expected = format!("{path} to be above {two}, that of phase 2 (LO-7.3)");
                let at = [&*path, "lab.launch_vp.phase1", "lab.launch_vp.phase2", "lab"];
                return error(self, &at, expected, &one.to_string());
            }
        }
        Ok(())
    }

    /// LO-6.5. Only the embedded file could leave one out.
    fn requirements(&self) -> Result<()> {
        for (level, phases) in Level::ALL.into_iter().zip(&self.data.requirements) {
            if phases.contains(&Requirement::new()) {
                let expected = format!("requirements.level{level} for its phases (LO-7.3)");
                return error(self, &["requirements"], expected, "");
            }
        }
        Ok(())
    }
}
