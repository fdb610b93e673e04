//! Values on one line: only what differs from the standard, always in the same order, as a TOML
//! table in braces.

use std::fmt::Display;

use gantry_game_kit::data;

use super::{Copies, Data, ObjectiveCard, Requirement, Thresholds};
use crate::card::{Colour, Mission, Objective, Specialist};
use crate::setup::Edition;

/// The fields of a table in braces.
#[derive(Default)]
struct Fields(Vec<String>);

impl Fields {
    fn put(&mut self, key: impl Display, value: impl Display) {
        self.0.push(format!("{key} = {value}"));
    }

    /// The field, if it differs.
    fn differing<T: PartialEq, S: Display>(
        &mut self,
        key: impl Display,
        own: &T,
        standard: &T,
        write: impl FnOnce(&T) -> S,
    ) {
        if own != standard {
            self.put(key, write(own));
        }
    }

    /// The table, if it has fields.
    fn table(&mut self, key: impl Display, fields: &Self) {
        if !fields.0.is_empty() {
            self.put(key, fields.braces());
        }
    }

    /// The list of cards, if it has any.
    fn cards(&mut self, key: &str, cards: Vec<Self>) {
        // The first field is the id.
        let cards = cards.into_iter().filter(|card| card.0.len() > 1);
        let cards: Vec<String> = cards.map(|card| card.braces()).collect();
        if !cards.is_empty() {
            self.put(key, list(&cards));
        }
    }

    fn card(id: &str, name: Option<&str>) -> Self {
        let mut card = Self::default();
        card.put("id", quoted(&id));
        if let Some(name) = name {
            card.put("name", quoted(&name));
        }
        card
    }

    fn braces(&self) -> String {
        format!("{{ {} }}", self.0.join(", "))
    }
}

fn quoted(text: &impl Display) -> String {
    data::quoted(&text.to_string())
}

fn list<T: Display>(items: &[T]) -> String {
    let items: Vec<String> = items.iter().map(ToString::to_string).collect();
    format!("[{}]", items.join(", "))
}

impl Data {
    /// What differs from the standard values of the newest rules; see [`Data::line_over`].
    pub fn line(&self) -> String {
        self.line_over(Self::newest())
    }

    /// What differs from the standard values of a version of the rules, on one line that
    /// [`Data::from_line`] reads; empty if nothing does. Equal values give the same line.
    pub fn line_over(&self, standard: &Self) -> String {
        let mut line = Fields::default();
        line.cards(
            "mission",
            Mission::all().map(|kind| self.mission_fields(kind, standard)).collect(),
        );
        line.cards(
            "specialist",
            Specialist::all().map(|kind| self.specialist_fields(kind, standard)).collect(),
        );
        line.cards(
            "objective",
            Objective::all().map(|kind| self.objective_fields(kind, standard)).collect(),
        );
        line.table("tracks", &self.tracks_fields(standard));
        line.table("station", &self.station_fields(standard));
        line.table("lab", &self.lab_fields(standard));
        line.table("requirements", &self.requirement_fields(standard));
        if line.0.is_empty() { String::new() } else { line.braces() }
    }

    fn mission_fields(&self, kind: Mission, standard: &Self) -> Fields {
        let mut fields = Fields::card(kind.id(), self.name_of_mission(kind));
        let (own, standard) = (self.mission(kind), standard.mission(kind));
        // A kind that comes into use must say everything.
        let whole = comes_into_use(own.copies, standard.copies);
        let mut put = |key, differs: bool, value: String| {
            if differs || whole {
                fields.put(key, value);
            }
        };
        put("level", own.level != standard.level, own.level.to_string());
        put("weight", own.weight != standard.weight, own.weight.to_string());
        put("vp", own.points != standard.points, own.points.to_string());
        put("effect", own.effect != standard.effect, quoted(&own.effect));
        put("max", own.most != standard.most, own.most.to_string());
        put("copies", own.copies != standard.copies, list(&own.copies));
        fields
    }

    fn specialist_fields(&self, kind: Specialist, standard: &Self) -> Fields {
        let mut fields = Fields::card(kind.id(), self.name_of_specialist(kind));
        let (own, standard) = (self.specialist(kind), standard.specialist(kind));
        let whole = comes_into_use(own.copies, standard.copies);
        let mut put = |key, differs: bool, value: String| {
            if differs || whole {
                fields.put(key, value);
            }
        };
        let works: Vec<String> = own.works.iter().map(quoted).collect();
        put("banner", own.banner != standard.banner, quoted(&own.banner));
        put("actions", own.works != standard.works, list(&works));
        put("copies", own.copies != standard.copies, list(&own.copies));
        fields
    }

    fn objective_fields(&self, kind: Objective, standard: &Self) -> Fields {
        let mut fields = Fields::card(kind.id(), self.name_of_objective(kind));
        let (own, standard) = (self.objective(kind), standard.objective(kind));
        fields.differing("counts", &own.counts, &standard.counts, quoted);
        if own.points != standard.points {
            own.put_points(&mut fields);
        }
        fields
    }

    fn tracks_fields(&self, standard: &Self) -> Fields {
        let (own, standard) = (&self.tracks, &standard.tracks);
        let mut fields = Fields::default();
        let mut put =
            |key, own: u8, standard: u8| fields.differing(key, &own, &standard, |own| *own);
        put("cost_start", own.cost_start, standard.cost_start);
        put("weight_start", own.weight_start, standard.weight_start);
        put("income_start", own.income_start, standard.income_start);
        put("income_max", own.income_most, standard.income_most);
        put("capacity_upgrades", own.capacity_upgrades, standard.capacity_upgrades);
        put("propulsion_upgrades", own.propulsion_upgrades, standard.propulsion_upgrades);
        fields
    }

    fn station_fields(&self, standard: &Self) -> Fields {
        let (own, standard) = (&self.station, &standard.station);
        let mut fields = Fields::default();
        fields.differing("spaces", &own.spaces, &standard.spaces, |spaces| list(spaces));
        fields.differing("open_cost", &own.open_cost, &standard.open_cost, |cost| *cost);
        let mut neutral = Fields::default();
        for index in 0..3 {
            let numbers = [own, standard].map(|station| station.neutral_numbers(index));
            neutral.differing(index + 2, &numbers[0], &numbers[1], |numbers| list(numbers));
        }
        fields.table("neutral", &neutral);
        fields
    }

    fn lab_fields(&self, standard: &Self) -> Fields {
        let (own, standard) = (&self.lab, &standard.lab);
        let mut price = Fields::default();
        for (index, (own, standard)) in own.price.iter().zip(&standard.price).enumerate() {
            price.differing(index + 2, own, standard, |price| *price);
        }
        let mut launch = Fields::default();
        let phases = own.launch_points.iter().zip(&standard.launch_points);
        for (phase, (own, standard)) in (1..).zip(phases) {
            launch.differing(format!("phase{phase}"), own, standard, |points| list(points));
        }
        let mut fields = Fields::default();
        fields.table("price", &price);
        fields.table("launch_vp", &launch);
        fields
    }

    fn requirement_fields(&self, standard: &Self) -> Fields {
        let mut fields = Fields::default();
        let levels = self.requirements.iter().zip(&standard.requirements);
        for (level, (own, standard)) in (1..).zip(levels) {
            let mut phases = Fields::default();
            // Levels 3 and 4 take phase 1 from phase 2 unless both are written.
            let follows = level >= 3 && own[1] != standard[1];
            let left_out = if follows { &own[1] } else { &standard[0] };
            phases.differing("phase1", &own[0], left_out, alternatives);
            phases.differing("phase2", &own[1], &standard[1], alternatives);
            fields.table(format!("level{level}"), &phases);
        }
        fields
    }
}

fn comes_into_use(own: Copies, standard: Copies) -> bool {
    standard == [0; 3] && own != [0; 3]
}

impl ObjectiveCard {
    fn put_points(&self, fields: &mut Fields) {
        let plain = self.plain_points();
        let table = |points: &mut dyn Iterator<Item = &(u8, u8)>| {
            let mut table = Fields::default();
            points.for_each(|(threshold, points)| table.put(threshold, points));
            table
        };
        fields.put("points", table(&mut plain.iter()).braces());
        let mut by_edition = Fields::default();
        for edition in Edition::ALL {
            let own: &Thresholds = &self.points[edition as usize];
            let mut differing = own.iter().filter(|threshold| !plain.contains(threshold));
            by_edition.table(edition, &table(&mut differing));
        }
        fields.table("by_edition", &by_edition);
    }
}

fn alternatives(requirement: &Requirement) -> String {
    let tables = requirement.iter().map(|needs| {
        let mut table = Fields::default();
        let needed = Colour::ALL.into_iter().filter(|colour| needs[colour.index()] > 0);
        needed.for_each(|colour| table.put(colour, needs[colour.index()]));
        table.braces()
    });
    list(&tables.collect::<Vec<_>>())
}
