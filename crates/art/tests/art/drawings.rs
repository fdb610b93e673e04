//! Every drawing is well-formed, without names and ids, and of reasonable size; no two kinds look
//! alike.

use std::collections::BTreeMap;

use gantry_art::{
    CardText, Form, GAMES, Icon, Print, Sample, Weight, app_icon, card, exhaust, icon, lift_off,
    mark, plain_poster, seat,
};
use gantry_lift_off::{Data, Mission, Specialist};
use roxmltree::Document;

const NASTY: CardText<'_> = CardText {
    title: "A & <b> @red\u{7}",
    sentence: "\"Quoted\" & 'apostrophised' @ink words > none",
};

fn icons() -> Vec<String> {
    let icons = Icon::ALL.iter();
    let mut drawings: Vec<String> =
        icons.flat_map(|&kind| [icon(kind, Weight::Line), icon(kind, Weight::Solid)]).collect();
    drawings.extend((0..4).map(seat));
    drawings
}

/// Every kind of card of all games.
fn samples() -> impl Iterator<Item = Sample> {
    GAMES.iter().flat_map(|art| (art.cards)())
}

fn cards(form: Form, words: CardText<'_>) -> Vec<String> {
    samples().map(|sample| card(&sample.print, form, words)).collect()
}

fn boards() -> Vec<String> {
    let pieces = GAMES.iter().flat_map(|art| (art.pieces)()).flat_map(|pieces| pieces.drawings);
    let named = GAMES.iter().flat_map(|art| [(art.title)(), (art.poster)()]);
    pieces.chain(named).chain([plain_poster(), exhaust(), mark()]).collect()
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

/// Only the picture of a card.
fn picture(print: &Print) -> String {
    let svg = card(print, Form::Compact, CardText::default());
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
        if let Some(other) = seen.insert(picture(&sample.print), sample.key.clone()) {
            panic!("{}: {} looks like {other}", sample.family, sample.key);
        }
    }
    // Custom cards have no values until somebody enters them, so all of them get the same ones
    // here.
    let data = Data::newest();
    let specialists =
        Specialist::all().map(|kind| lift_off::specialist(kind, &data.specialists[0]));
    let missions = Mission::all().map(|kind| lift_off::mission(kind, &data.missions[0]));
    for prints in [specialists.collect::<Vec<_>>(), missions.collect()] {
        let mut pictures: Vec<String> = prints.iter().map(picture).collect();
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
