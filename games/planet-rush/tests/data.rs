//! Component values: the embedded file, custom files, the one line of a record, and the sources of
//! values.

#[path = "data/faults.rs"]
mod faults;
#[path = "data/standard.rs"]
mod standard;

use std::collections::BTreeSet;

use gantry_planet_rush::{Data, Planet, PlanetCard, Provenance};

fn read(text: &str) -> Data {
    Data::read(text).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

/// The values survive a round trip through one line, and the line is always the same.
fn round_trip(data: &Data) -> String {
    let line = data.line();
    assert!(!line.contains(char::is_control), "{line}");
    let again = Data::from_line(&line).unwrap_or_else(|error| panic!("{error}\n{line}"));
    assert_eq!(&again, data, "{line}");
    assert_eq!(again.line(), line);
    line
}

/// PR-1.2, PR-4.8.
#[test]
fn the_embedded_file_reads() {
    let data = Data::standard();
    let card = |points, terraforming, ore| PlanetCard { points, terraforming, ore };
    let expected = [card(2, 0, 1), card(3, 1, 2), card(5, 2, 3), card(4, 1, 1), card(6, 2, 2)];
    assert_eq!(data.planets, expected);
    for planet in Planet::ALL {
        assert_eq!(data.planet(planet), &expected[planet.index()]);
        assert_eq!(data.name_of(planet), None, "the standard name is nobody's own");
    }
    assert_eq!(data.line(), "");
    assert_eq!(&Data::from_line("").expect("standard"), data);
    assert_eq!(&read(""), data);
    assert_eq!(&read("# nothing differs\n"), data);
    assert_eq!(&read(Data::FILE), data);
}

/// The file's claims about itself hold: vp and ore by terraforming, and the sums against the orders
/// of PR-1.1.
#[test]
fn the_reconstruction() {
    let planets = &Data::standard().planets;
    for planet in planets {
        let worth = [3, 5, 8][usize::from(planet.terraforming)];
        assert_eq!(planet.points + planet.ore, worth, "{planet:?}");
    }
    assert_eq!(planets.iter().map(|planet| planet.terraforming).sum::<u8>(), 2 * 3);
    assert_eq!(planets.iter().map(|planet| planet.ore).sum::<u8>(), 2 * 5 - 1);
}

#[test]
fn both_ways_of_writing_lists() {
    let inline = read("planet = [{ id = 'ursa-magna', vp = 7 }, { id = 'beta-minor', ore = 3 }]\n");
    let tables =
        read("[[planet]]\nid = 'beta-minor'\nore = 3\n[[planet]]\nvp = 7\nid = 'ursa-magna'\n");
    assert_eq!(inline, tables);
    let line = "{ planet = [{ id = \"beta-minor\", ore = 3 }, { id = \"ursa-magna\", vp = 7 }] }";
    assert_eq!(round_trip(&inline), line);
    let standard = Data::standard().planet(Planet::UrsaMagna);
    assert_eq!(inline.planet(Planet::UrsaMagna), &PlanetCard { points: 7, ..*standard });
    assert_eq!(inline.planets[1..4], Data::standard().planets[1..4]);
}

/// The example in the file's header is itself a valid file.
#[test]
fn the_example_of_the_header() {
    let comment = |line: &'static str| line.strip_prefix("#     ");
    let mut inline =
        Data::FILE.lines().filter_map(comment).filter(|line| line.starts_with("planet = "));
    let inline = read(inline.next().expect("an example"));
    let tables = Data::FILE.lines().filter_map(comment).skip_while(|line| *line != "[[planet]]");
    let tables: Vec<&str> = tables.take(4).collect();
    assert_eq!(read(&tables.join("\n")), inline);
    let line = "{ planet = [{ id = \"ursa-magna\", name = \"Ursa Major\", vp = 7 }] }";
    assert_eq!(round_trip(&inline), line);
}

/// Every number that the loader accepts survives a line, and no two changes share one.
#[test]
fn every_number_survives_a_line() {
    let mut lines = BTreeSet::new();
    for planet in Planet::ALL {
        for key in ["vp", "terraforming", "ore"] {
            for number in 0..=255 {
                let text = format!("planet = [{{ id = '{planet}', {key} = {number} }}]");
                let Ok(data) = Data::read(&text) else { continue };
                if &data != Data::standard() {
                    assert!(lines.insert(round_trip(&data)), "{text}");
                }
            }
        }
    }
    // All but the standard value: of 20 vp and 3 ore for each planet, of 2 terraformings for all
    // but Beta Minor.
    assert_eq!(lines.len(), 5 * 19 + 5 * 2 + 4);
}

#[test]
fn all_at_once() {
    let data = read(
        "planet = [\n\
         { id = 'beta-minor', vp = 1, ore = 2, name = 'A' },\n\
         { id = 'pios-proxima', vp = 20, terraforming = 2, ore = 1, name = 'B' },\n\
         { id = 'gamma-ferrum', vp = 0x10, terraforming = +1, ore = 0b1, name = 'C' },\n\
         { id = 'tau-viridis', vp = 1_1, terraforming = 2, ore = 3, name = 'D' },\n\
         { id = 'ursa-magna', vp = 0o7, terraforming = 1, ore = 3, name = 'E' },\n\
         ]\n",
    );
    let card = |points, terraforming, ore| PlanetCard { points, terraforming, ore };
    let expected = [card(1, 0, 2), card(20, 2, 1), card(16, 1, 1), card(11, 2, 3), card(7, 1, 3)];
    assert_eq!(data.planets, expected);
    let line = round_trip(&data);
    let entry =
        "{ id = \"gamma-ferrum\", name = \"C\", vp = 16, terraforming = 1, ore = 1 }, { id = \"tau";
    assert!(line.contains(entry), "{line}");
}

#[test]
fn custom_names() {
    let name = r#"Größe "α" \ 🚀 # {a = 1}, 'b'"#;
    let quoted = name.replace('\\', r"\\").replace('"', r#"\""#);
    let data = read(&format!("planet = [{{ id = 'tau-viridis', name = \"{quoted}\" }}]"));
    round_trip(&data);
    assert_eq!(data.name_of(Planet::TauViridis), Some(name));
    assert_eq!(data.name_of(Planet::BetaMinor), None);
    assert_eq!(data.planets, Data::standard().planets);
    assert_ne!(&data, Data::standard());
    let longest = "ä".repeat(40);
    let data = read(&format!("planet = [{{ id = 'tau-viridis', name = '{longest}' }}]"));
    assert_eq!(data.name_of(Planet::TauViridis), Some(longest.as_str()));
    round_trip(&data);
}

/// The standard file's name for a planet is not custom; that of another planet is.
#[test]
fn standard_names() {
    let same = read("planet = [{ id = 'tau-viridis', name = 'Tau Viridis' }]");
    assert_eq!(&same, Data::standard());
    let swapped = read("planet = [{ id = 'tau-viridis', name = 'Ursa Magna' }]");
    assert_eq!(swapped.name_of(Planet::TauViridis), Some("Ursa Magna"));
    round_trip(&swapped);
}

#[test]
fn custom_provenance_is_accepted() {
    let text = "planet = [{ id = 'ursa-magna', vp = 7, printed = ['vp', 'name'], inferred = ['ore'] }]\n\
                [provenance]\nplanet.vp = 'printed'\nplanet.name = 'inferred'\n";
    assert_eq!(read(text).line(), "{ planet = [{ id = \"ursa-magna\", vp = 7 }] }");
    assert_eq!(&read("provenance = { planet = 'printed' }"), Data::standard());
    assert_eq!(Data::provenance("planet.ursa-magna.vp"), Some(Provenance::Reconstructed));
}

#[test]
fn every_value_has_a_provenance() {
    let file: toml::Table = toml::from_str(Data::FILE).expect("TOML");
    let mut expected = BTreeSet::new();
    for entry in file["planet"].as_array().expect("a list") {
        let entry = entry.as_table().expect("a table");
        let id = entry["id"].as_str().expect("an id");
        let values = entry.keys().filter(|key| *key != "id" && key.parse::<Provenance>().is_err());
        expected.extend(values.map(|key| format!("planet.{id}.{key}")));
    }
    let found: BTreeSet<String> = Data::values().iter().map(|(name, _)| name.clone()).collect();
    assert_eq!(found, expected);
    assert_eq!(found.len(), 5 * 4);
    assert!(Data::values().is_sorted_by_key(|(name, _)| name));
}

#[test]
fn provenances() {
    let printed: Vec<&str> = Data::values()
        .iter()
        .filter(|(_, known)| *known == Provenance::Printed)
        .map(|(name, _)| name.as_str())
        .collect();
    let expected = [
        "planet.beta-minor.name",
        "planet.beta-minor.terraforming",
        "planet.pios-proxima.name",
        "planet.pios-proxima.ore",
        "planet.pios-proxima.terraforming",
        "planet.pios-proxima.vp",
    ];
    assert_eq!(printed, expected);
    for (name, known) in Data::values() {
        assert_eq!(Data::provenance(name), Some(*known), "{name}");
        let reconstructed = !expected.contains(&name.as_str());
        assert_eq!(*known == Provenance::Reconstructed, reconstructed, "{name}");
    }
    for name in ["planet.beta-minor.id", "planet.beta-minor", "planet.vp", ""] {
        assert_eq!(Data::provenance(name), None, "{name}");
    }
    for provenance in Provenance::ALL {
        assert_eq!(provenance.to_string().parse(), Ok(provenance));
    }
}

#[test]
fn malformed_lines_are_refused() {
    let wrong = |line| Data::from_line(line).expect_err(line).to_string();
    assert_eq!(wrong("x"), "expected component values in braces, on one line, found \"x\"");
    assert_eq!(
        wrong("{ planet = [{ id = 'ursa-magna', vp = 60 }] }"),
        "expected planet.ursa-magna.vp to be a whole number from 1 to 20, found \"60\""
    );
    for line in [" ", "{}", "{ planet = [{ id = 'ursa-magna', vp = 6 }] } "] {
        assert_eq!(&Data::from_line(line).expect(line), Data::standard());
    }
}
