//! Every drawing is well-formed, nameless, without ids, and of sensible size; no two kinds look
//! alike.

use std::collections::BTreeMap;

use gantry_art::{
    Back, Form, Icon, Kind, Title, Weight, Words, app_icon, back, card, exhaust, icon,
    launch_pad_rocket, lift_off_rocket, mark, pad, planet, planet_globe, poster, seat, station,
    technology, title,
};
use gantry_launch_pad::{Card, Rocket};
use gantry_lift_off::{Colour, Data, Level, Mission, Specialist};
use gantry_planet_rush::Planet;
use roxmltree::Document;

use crate::samples::samples;

const NASTY: Words<'_> = Words {
    title: "A & <b> @red\u{7}",
    sentence: "\"Quoted\" & 'apostrophised' @ink words > none",
};

fn icons() -> Vec<String> {
    let icons = Icon::ALL.iter();
    let mut drawings: Vec<String> =
        icons.flat_map(|&kind| [icon(kind, Weight::Line), icon(kind, Weight::Solid)]).collect();
    drawings.extend(Colour::ALL.map(technology));
    drawings.extend((0..4).map(seat));
    drawings
}

fn cards(form: Form, words: Words<'_>) -> Vec<String> {
    samples().iter().map(|sample| card(sample.kind, form, words)).collect()
}

/// Every state a Launch Pad rocket can be in.
fn rockets() -> Vec<Rocket> {
    let mut rockets = Vec::new();
    for model in [Card::Observer, Card::Explorer, Card::Intrepid, Card::Galactic] {
        let mut rocket = Rocket::new(model);
        for part in [Card::Metal, Card::Fuel] {
            while rocket.needs(part) {
                rockets.push(rocket);
                rocket = rocket.with_part(part);
            }
        }
        for bonus in Card::BONUSES {
            rockets.push(rocket);
            rocket = rocket.with_bonus(bonus);
        }
        rockets.push(rocket);
    }
    rockets
}

fn boards() -> Vec<String> {
    let values = &gantry_planet_rush::Data::standard().planets;
    let mut drawings: Vec<String> = rockets().into_iter().map(launch_pad_rocket).collect();
    for lab in Level::ALL {
        for (capacity, propulsion) in [(0, 0), (4, 0), (0, 4), (2, 3), (4, 4), (255, 255)] {
            drawings.push(lift_off_rocket(lab, capacity, propulsion));
        }
    }
    drawings.extend((0..15).map(|count| station(&vec![Some(count % 5); count])));
    drawings.extend((0..16_u8).map(|bits| pad([0, 1, 2, 3].map(|corner| bits >> corner & 1 == 1))));
    drawings.extend(Planet::ALL.map(|kind| planet(kind, &values[kind.index()])));
    drawings.extend(Planet::ALL.map(planet_globe));
    drawings.extend(Title::ALL.map(title));
    drawings.extend(Back::ALL.map(back));
    drawings.extend(Title::ALL.map(poster));
    drawings.push(gantry_art::plain_poster());
    drawings.push(exhaust());
    drawings.push(mark());
    drawings
}

#[test]
fn well_formed_hidden_and_without_ids() {
    let all = [icons(), cards(Form::Compact, NASTY), cards(Form::Full, NASTY), boards()].concat();
    assert!(all.len() > 400, "only {}", all.len());
    for svg in all {
        let document = Document::parse(&svg).unwrap_or_else(|error| panic!("{error}: {svg}"));
        let root = document.root_element();
        assert_eq!(root.attribute("aria-hidden"), Some("true"), "{svg}");
        assert!(root.attribute("viewBox").is_some(), "{svg}");
        for node in document.descendants() {
            assert!(node.attribute("id").is_none(), "{svg}");
            for attribute in node.attributes() {
                let value = attribute.value();
                let paints = ["fill", "stroke", "color"].contains(&attribute.name());
                let themed =
                    value.starts_with("var(--") || ["none", "currentColor"].contains(&value);
                assert!(!paints || themed, "{value} in {svg}");
                assert!(!value.contains("NaN") && !value.contains("inf"), "{value} in {svg}");
            }
        }
    }
}

#[test]
fn words_stand_on_cards_as_they_were_written() {
    for form in [Form::Compact, Form::Full] {
        for svg in cards(form, NASTY) {
            let document = Document::parse(&svg).expect("well-formed");
            let words: Vec<&str> = document.descendants().filter_map(|node| node.text()).collect();
            let words = words.join(" ").to_lowercase();
            assert!(words.contains("@red") && words.contains("<b>"), "{words}");
            assert_eq!(words.contains("\"quoted\""), form == Form::Full, "{words}");
        }
    }
}

#[test]
fn app_icon_needs_no_page() {
    for size in [192, 512] {
        let svg = app_icon(size);
        let document = Document::parse(&svg).expect("well-formed");
        assert_eq!(document.root_element().attribute("width"), Some(&*size.to_string()));
        assert!(!svg.contains("var("), "{svg}");
    }
}

/// The picture of a card alone.
fn picture(kind: Kind<'_>) -> String {
    let svg = card(kind, Form::Compact, Words::default());
    let document = Document::parse(&svg).expect("well-formed");
    let inner = document.root_element().descendants().skip(1);
    let window =
        inner.into_iter().find(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "svg")));
    svg[window.expect("a picture").range()].to_owned()
}

#[test]
fn no_two_kinds_look_alike() {
    let mut seen = BTreeMap::new();
    for sample in samples() {
        if let Some(other) = seen.insert(picture(sample.kind), sample.key.clone()) {
            panic!("{}: {} looks like {other}", sample.family, sample.key);
        }
    }
    // Own cards have no values of their own until somebody enters them, so all of them get the same
    // here.
    let data = Data::newest();
    let specialists = Specialist::all().map(|kind| Kind::Specialist(kind, &data.specialists[0]));
    let missions = Mission::all().map(|kind| Kind::Mission(kind, &data.missions[0]));
    for kinds in [specialists.collect::<Vec<_>>(), missions.collect()] {
        let mut pictures: Vec<String> = kinds.into_iter().map(picture).collect();
        let count = pictures.len();
        pictures.sort_unstable();
        pictures.dedup();
        assert_eq!(pictures.len(), count);
    }
}

#[test]
fn everything_that_differs_in_the_game_differs_on_the_board() {
    let icons = Icon::ALL.iter().map(|&kind| icon(kind, Weight::Solid));
    let mut drawings: Vec<String> = icons.chain(boards()).collect();
    let count = drawings.len();
    drawings.sort_unstable();
    drawings.dedup();
    assert_eq!(drawings.len(), count);
}

#[test]
fn markup_stays_small() {
    let most = |drawings: &[String]| drawings.iter().map(String::len).max().unwrap_or_default();
    let sum = |drawings: &[String]| drawings.iter().map(String::len).sum::<usize>();
    assert!(most(&icons()) < 1_000, "{}", most(&icons()));
    for form in [Form::Compact, Form::Full] {
        let cards = cards(form, NASTY);
        assert!(most(&cards) < 10_000, "{}", most(&cards));
        assert!(sum(&cards) / cards.len() < 6_000, "{}", sum(&cards) / cards.len());
    }
    assert!(most(&boards()) < 20_000, "{}", most(&boards()));
}
