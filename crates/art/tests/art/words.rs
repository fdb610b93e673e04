//! The real texts fit their cards in every language, at a readable size.

use std::fs;

use gantry_art::{CardText, Form, GAMES, Sample, card};
use roxmltree::Document;

/// The sizes of title and sentence in units of the card, which is 100 wide.
fn sizes(sample: &Sample, form: Form, text: &str) -> (f32, f32) {
    let find = |key: &str| {
        text.lines()
            .find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "))
            .unwrap_or_default()
    };
    let words = CardText {
        title: find(&sample.key),
        sentence: find(&sample.key.replace("card-", "text-")),
    };
    assert!(!words.title.is_empty(), "{} has no name", sample.key);
    let svg = card(&sample.print, form, words);
    let document = Document::parse(&svg).expect("well-formed");
    let weighted = |weight| {
        let mut texts = document.descendants().filter(|node| {
            node.attribute("font-weight") == Some(weight) && node.children().any(|n| n.is_element())
        });
        let size = texts.next().and_then(|node| node.attribute("font-size")?.parse().ok());
        size.unwrap_or(99.0)
    };
    (weighted("700"), weighted("400"))
}

#[test]
fn texts_fit_and_can_be_read() {
    for art in GAMES {
        for language in ["en", "de", "fr"] {
            let texts = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
            let path = format!("{texts}/{}/text/{language}.ftl", art.game);
            let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
            for sample in (art.cards)() {
                let (title, _) = sizes(&sample, Form::Compact, &text);
                assert!(title >= 6.5, "{}: the title shrinks to {title}", sample.key);
                // At 240 pixels a unit is 2.4 pixels, so 4.7 are 11.3 pixels.
                let (title, sentence) = sizes(&sample, Form::Full, &text);
                assert!(title >= 4.8, "{}: the title shrinks to {title}", sample.key);
                assert!(sentence >= 4.7, "{}: the sentence shrinks to {sentence}", sample.key);
            }
        }
    }
}
