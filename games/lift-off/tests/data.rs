//! Component values: the embedded file, custom files, the one line of a record, and the sources of
//! values.

#[path = "data/faults.rs"]
mod faults;
#[path = "data/standard.rs"]
mod standard;

use std::collections::BTreeSet;

use gantry_kernel::Game as _;
use gantry_lift_off::{
    Banner, Colour, Data, Edition, Effect, Level, LiftOff, Mission, Provenance, Work,
};

fn read(text: &str) -> Data {
    Data::read(text).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

fn mission(id: &str) -> Mission {
    id.parse().expect("a mission")
}

/// The values survive a round trip through one line, and the line is always the same.
fn round_trip(data: &Data) -> String {
    let line = data.line();
    assert!(!line.contains(char::is_control), "{line}");
    let again =
        Data::from_line(LiftOff::RULES, &line).unwrap_or_else(|error| panic!("{error}\n{line}"));
    assert_eq!(&again, data, "{line}");
    assert_eq!(again.line(), line);
    line
}

#[test]
fn the_embedded_file_reads() {
    let data = Data::newest();
    assert_eq!(data.line(), "");
    assert_eq!(&Data::from_line(LiftOff::RULES, "").expect("standard"), data);
    assert_eq!(&read(""), data);
    assert_eq!(&read("# nothing differs\n"), data);
    assert_eq!(&read(Data::FILE), data);
    let ship = data.mission(mission("supply-ship"));
    assert_eq!((ship.level.number(), ship.weight, ship.points, ship.most), (2, 3, 5, 1));
    assert_eq!(ship.effect, Effect::Gain(Colour::Blue));
    let engineer = data.specialist("propulsion-engineer".parse().expect("a specialist"));
    assert_eq!(engineer.banner, Banner::Launch);
    assert_eq!(engineer.works.as_slice(), [Work::Propulsion, Work::BuyOne]);
    assert_eq!(data.station.neutral, [0b111, 0b101, 0]);
    assert_eq!((data.lab.price, data.lab.launch_points[1]), ([5, 7, 9], [2, 3, 5, 7]));
    assert_eq!(data.requirements[0][1].as_slice(), [[1, 0, 0, 0], [0, 1, 0, 0]]);
    assert_eq!(data.requirements[2][0].as_slice(), [[0, 3, 2, 1]]);
    assert_eq!(data.tracks.income_most, 9);
}

/// Every version keeps its values; only this differs between them.
#[test]
fn the_values_of_version_1_are_kept() {
    let first = Data::standard(1);
    let differs = "{ requirements = { level4 = { phase2 = [{ blue = 2, green = 2 }] } } }";
    assert_eq!(first.line_over(Data::standard(2)), differs);
    assert_eq!(Data::standard(LiftOff::RULES), Data::newest());
    assert_eq!(&Data::from_line(1, "").expect("no change"), first);
    // A line says what differs from the version that the table is played by.
    let line = "{ tracks = { cost_start = 6 } }";
    let [old, new] = [1, 2].map(|rules| Data::from_line(rules, line).expect("one change"));
    assert_eq!(old.line_over(first), line);
    assert_eq!(new.line(), line);
    assert_eq!(old.requirements[3], first.requirements[3]);
    assert_ne!(old.requirements[3], new.requirements[3]);
}

/// LO-1.1, LO-1.2: marked cards are left out with fewer players.
#[test]
fn decks() {
    let data = Data::newest();
    let decks = |seats| {
        let missions = Level::ALL.map(|level| data.mission_deck(level, seats).count());
        (data.specialist_deck(seats).count(), missions)
    };
    assert_eq!(decks(2), (18, [14, 14, 12, 7]));
    assert_eq!(decks(3), (27, [21, 21, 17, 12]));
    assert_eq!(decks(4), (36, [28, 28, 24, 16]));
    assert_eq!(Data::copies_in_play([1, 2, 4], 3), 3);
    for level in Level::ALL {
        assert!(data.mission_deck(level, 4).is_sorted());
        assert!(data.mission_deck(level, 4).all(|kind| data.mission(kind).level == level));
        let kinds: BTreeSet<Mission> = data.mission_deck(level, 4).collect();
        assert!(data.level_mask(level).kinds().eq(kinds));
    }
}

/// LO-11.1: one objective differs between the editions.
#[test]
fn thresholds_by_edition() {
    let upgrades = Data::newest().objective("upgrades".parse().expect("an objective"));
    let last = Edition::ALL.map(|edition| upgrades.points[edition as usize][2]);
    assert_eq!(last, [(7, 20), (7, 30), (7, 30)]);
    let points = |text| read(text).objective("upgrades".parse().expect("an objective")).points;
    let own = points("objective = [{ id = 'upgrades', points = { 7 = 25 } }]");
    assert!(own.iter().all(|own| own.as_slice() == [(7, 25)]), "{own:?}");
    let own = points("objective = [{ id = 'upgrades', by_edition = { fr = { 5 = 16 } } }]");
    assert_eq!(own[0].as_slice(), [(4, 5), (5, 15), (7, 30)]);
    assert_eq!(own[2].as_slice(), [(4, 5), (5, 16), (7, 30)]);
}

#[test]
fn both_ways_of_writing_lists() {
    let inline = read("mission = [{ id = 'hydroscope', vp = 2 }]\n[tracks]\ncost_start = 6\n");
    let tables = read("tracks.cost_start = 6\n[[mission]]\nid = 'hydroscope'\nvp = 2\n");
    assert_eq!(inline, tables);
    let line = "{ mission = [{ id = \"hydroscope\", vp = 2 }], tracks = { cost_start = 6 } }";
    assert_eq!(round_trip(&inline), line);
    let (own, standard) = (inline.missions[2], Data::newest().missions[2]);
    assert_eq!(own, gantry_lift_off::MissionCard { points: 2, ..standard });
}

#[test]
fn every_kind_of_change_survives_a_line() {
    let texts = [
        "mission = [{ id = 'hydroscope', level = 2, weight = 9, vp = 0, effect = 'none', max = 3 },\
         { id = 'probe-launch', level = 1 }]",
        "mission = [{ id = 'star-base', copies = [2, 0, 0] }]",
        "specialist = [{ id = 'broker', banner = 'vp 4', actions = ['lab'], copies = [0, 1, 0] },\
         { id = 'botanist', copies = [2, 0, 1] }]",
        "objective = [{ id = 'red', counts = 'missions 1,4 min-1 4', points = { 2 = 1, 10 = 2 },\
         by_edition = { en = { 2 = 1 }, de = { 2 = 1, 10 = 9 }, fr = { 10 = 8 } } }]",
        "objective = [{ id = 'upgrades', by_edition = {} }]",
        "tracks = { cost_start = 20, weight_start = 2, income_start = 0, income_max = 30,\
         capacity_upgrades = 9, propulsion_upgrades = 9 }",
        "station = { spaces = [1, 6, 6, 8, 8], open_cost = 9, neutral = { 3 = [], 4 = [8, 1] } }",
        "lab = { price = { 3 = 8 }, launch_vp = { phase1 = [4, 5, 6, 99] } }",
        "requirements.level1.phase1 = [{ green = 9 }]",
        "requirements.level3.phase2 = [{ green = 1 }, { red = 1, yellow = 2, blue = 3 }]",
        "requirements.level4.phase1 = [{ green = 1 }]",
        "requirements.level3 = { phase1 = [{ yellow = 3, blue = 2, green = 1 }], phase2 = [{ red = 1 }] }",
    ];
    for text in texts {
        let data = read(text);
        assert_ne!(&data, Data::newest(), "{text}");
        assert_ne!(round_trip(&data), "", "{text}");
    }
    let spaces = read(texts[6]).station;
    assert_eq!(spaces.neutral, [0b01110, 0, 0b01001]);
    let phases = read(texts[9]).requirements[2];
    assert_eq!(phases[0], phases[1]);
}

#[test]
fn custom_names() {
    let name = r#"Größe "α" \ 🚀 # {a = 1}, 'b'"#;
    let quoted = name.replace('\\', r"\\").replace('"', r#"\""#);
    let text = format!(
        "mission = [{{ id = 'hydroscope', name = \"{quoted}\" }}]\n\
         specialist = [{{ id = 'broker', name = 'Spare' }}]\n\
         objective = [{{ id = 'red', name = 'Red' }}]\n"
    );
    let data = read(&text);
    round_trip(&data);
    assert_eq!(data.name_of_mission(mission("hydroscope")), Some(name));
    assert_eq!(data.name_of_mission(mission("star-base")), None);
    assert_eq!(data.name_of_specialist("broker".parse().expect("a specialist")), Some("Spare"));
    assert_eq!(data.name_of_objective("red".parse().expect("an objective")), Some("Red"));
    assert_ne!(&data, Data::newest());
}

#[test]
fn spare_ids() {
    let data = read(
        "mission = [{ id = 'hydroscope', copies = [1, 1, 1] },\n\
         { id = 'mission-25', level = 1, weight = 1, vp = 0, effect = 'none', copies = [1, 0, 0] }]\n\
         specialist = [{ id = 'broker', copies = [0, 1, 0] },\n\
         { id = 'specialist-19', banner = 'money 1', actions = ['grant'], copies = [1, 0, 0] }]\n",
    );
    let line = round_trip(&data);
    assert!(line.contains("{ id = \"mission-25\", level = 1, weight = 1, vp = 0"), "{line}");
    assert_eq!(data.mission_deck(Level::new(0), 2).last(), Some(mission("mission-25")));
    assert_eq!(data.mission_deck(Level::new(0), 4).count(), 28);
    assert!(data.level_mask(Level::new(0)).kinds().any(|kind| kind == mission("mission-25")));
    let unused = Data::newest().mission(mission("mission-25"));
    assert_eq!((unused.copies, unused.effect), ([0; 3], Effect::Nothing));
    assert!(Data::newest().level_mask(Level::new(0)).kinds().all(|kind| kind.index() < 24));
}

#[test]
fn custom_provenance_is_accepted() {
    let text = "mission = [{ id = 'hydroscope', vp = 2, printed = ['vp', 'copies.1', 'max'] }]\n\
                [station]\ninferred = ['spaces.6']\n\
                [provenance]\nmission.vp = 'public'\ntracks = 'inferred'\n";
    assert_eq!(read(text).line(), "{ mission = [{ id = \"hydroscope\", vp = 2 }] }");
}

/// The names of all numbers and strings of a table, as in the file.
fn leaves(name: &str, value: &toml::Value, found: &mut BTreeSet<String>) {
    match value {
        toml::Value::Table(table) => {
            let id = table.get("id").and_then(toml::Value::as_str);
            for (key, value) in table {
                let owner = id.map_or(name.into(), |id| {
                    let list = name.rsplit_once('.').map_or(name, |(list, _)| list);
                    format!("{list}.{id}")
                });
                let provenance = key.parse::<Provenance>().is_ok() || key == "provenance";
                if key != "id" && !provenance {
                    leaves(&format!("{owner}.{key}"), value, found);
                }
            }
        }
        toml::Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                leaves(&format!("{name}.{}", index + 1), item, found);
            }
        }
        _ => drop(found.insert(name.trim_start_matches('.').into())),
    }
}

#[test]
fn every_value_has_a_provenance() {
    let file: toml::Table = toml::from_str(Data::FILE).expect("TOML");
    let mut expected = BTreeSet::new();
    leaves("", &toml::Value::Table(file), &mut expected);
    let found: BTreeSet<String> = Data::values().iter().map(|(name, _)| name.clone()).collect();
    assert_eq!(found, expected);
    assert!(Data::values().is_sorted_by_key(|(name, _)| name));
    assert!(found.len() > 350, "{}", found.len());
}

#[test]
fn provenances() {
    use Provenance::{Inferred, Printed, Public, Reconstructed};
    let expected = [
        ("mission.hydroscope.level", Printed),
        ("mission.supply-ship.level", Printed),
        ("mission.crewed-orbit.level", Printed),
        ("mission.fuel-depot.level", Inferred),
        ("mission.solar-collector.level", Inferred),
        ("mission.trading-post.level", Inferred),
        ("mission.star-base.level", Inferred),
        ("mission.hydroscope.effect", Printed),
        ("mission.hydroscope.vp", Reconstructed),
        ("mission.hydroscope.weight", Reconstructed),
        ("mission.hydroscope.copies.1", Reconstructed),
        ("mission.first-satellites.vp", Reconstructed),
        ("mission.crewed-orbit.vp", Reconstructed),
        ("mission.supply-ship.vp", Printed),
        ("mission.supply-ship.weight", Inferred),
        ("mission.solar-collector.vp", Printed),
        ("mission.solar-collector.weight", Inferred),
        ("mission.trading-post.vp", Printed),
        ("mission.trading-post.weight", Reconstructed),
        ("mission.trading-post.max", Printed),
        ("specialist.propulsion-engineer.banner", Printed),
        ("specialist.propulsion-engineer.actions.1", Reconstructed),
        ("specialist.broker.banner", Reconstructed),
        ("specialist.broker.copies.3", Reconstructed),
        ("objective.levels-2-3.points.7", Printed),
        ("objective.station.counts", Printed),
        ("objective.yellow.points.4", Printed),
        ("objective.upgrades.by_edition.en.7", Printed),
        ("objective.red.points.7", Reconstructed),
        ("objective.all-missions.counts", Reconstructed),
        ("tracks.cost_start", Printed),
        ("tracks.income_max", Public),
        ("station.spaces.1", Printed),
        ("station.spaces.2", Printed),
        ("station.spaces.3", Printed),
        ("station.spaces.4", Reconstructed),
        ("station.spaces.6", Reconstructed),
        ("station.open_cost", Printed),
        ("station.neutral.2.3", Printed),
        ("lab.price.2", Inferred),
        ("lab.price.3", Printed),
        ("lab.price.4", Inferred),
        ("lab.launch_vp.phase2.3", Printed),
        ("lab.launch_vp.phase2.4", Reconstructed),
        ("lab.launch_vp.phase1.3", Reconstructed),
        ("requirements.level1.phase1.2.yellow", Reconstructed),
        ("requirements.level2.phase1.1.red", Reconstructed),
        ("requirements.level2.phase2.1.red", Printed),
        ("requirements.level3.phase2.1.green", Printed),
        ("requirements.level4.phase2.1.blue", Reconstructed),
    ];
    for (name, provenance) in expected {
        assert_eq!(Data::provenance(name), Some(provenance), "{name}");
    }
    for name in ["mission.hydroscope.max", "mission.hydroscope", "mission.hydroscope.id", ""] {
        assert_eq!(Data::provenance(name), None, "{name}");
    }
    let printed = |part: &str| {
        let of_part = Data::values().iter().filter(|(name, _)| name.starts_with(part));
        of_part.filter(|(_, known)| *known == Printed).count()
    };
    // 11 levels, all effects and the three max, three vp; one banner; 4 counts, 11 points, 1 by
    // edition
    assert_eq!(printed("mission."), 11 + 24 + 3 + 3);
    assert_eq!(printed("specialist."), 1);
    assert_eq!(printed("objective."), 4 + 11 + 1);
    assert_eq!(printed("tracks."), 5);
    assert_eq!(printed("station."), 3 + 1 + 5);
    assert_eq!(printed("lab."), 2);
    assert_eq!(printed("requirements."), 2 + 3);
}

/// Every number of the file plus and minus one: whatever is still valid survives a line, and much
/// of it is.
#[test]
fn every_number_survives_a_line() {
    fn numbers<'a>(value: &'a mut toml::Value, found: &mut Vec<&'a mut i64>) {
        match value {
            toml::Value::Integer(number) => found.push(number),
            toml::Value::Array(items) => items.iter_mut().for_each(|item| numbers(item, found)),
            toml::Value::Table(table) => {
                table.iter_mut().for_each(|(_, value)| numbers(value, found));
            }
            _ => {}
        }
    }
    let file: toml::Table = toml::from_str(Data::FILE).expect("TOML");
    let mut lines = BTreeSet::new();
    for index in 0.. {
        for step in [-1, 1] {
            let mut value = toml::Value::Table(file.clone());
            let mut found = Vec::new();
            numbers(&mut value, &mut found);
            let Some(number) = found.get_mut(index) else {
                // 24 weights and points, 46 thresholds and more; levels and copies must keep their
                // sums.
                assert!(lines.len() > 100, "{}", lines.len());
                return;
            };
            **number += step;
            if let Ok(data) = Data::read(&toml::to_string(&value).expect("TOML")) {
                assert!(lines.insert(round_trip(&data)), "two changes with one line");
            }
        }
    }
}

#[test]
fn malformed_lines_are_refused() {
    let wrong = |line| Data::from_line(LiftOff::RULES, line).expect_err(line).to_string();
    assert_eq!(wrong("x"), "expected component values in braces, on one line, found \"x\"");
    assert_eq!(
        wrong("{ tracks = { cost_start = 60 } }"),
        "expected tracks.cost_start to be a whole number from 0 to 20, found \"60\""
    );
    for line in [" ", "{}", "{ tracks = { cost_start = 5 } } "] {
        assert_eq!(&Data::from_line(LiftOff::RULES, line).expect(line), Data::newest());
    }
}
