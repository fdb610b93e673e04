//! The real texts fit their cards in every language, at a size that can be read.

use gantry_art::{Form, Words, card};
use roxmltree::Document;

use crate::samples::{Sample, samples};

/// The sizes of title and sentence in units of the card, which is 100 wide.
fn sizes(sample: &Sample, form: Form, text: &str) -> (f32, f32) {
    let find = |key: &str| {
        text.lines()
            .find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "))
            .unwrap_or_default()
    };
    let words =
        Words { title: find(&sample.key), sentence: find(&sample.key.replace("card-", "text-")) };
    assert!(!words.title.is_empty(), "{} has no name", sample.key);
    let svg = card(sample.kind, form, words);
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
    let texts = [
        ("lift-off", include_str!("../../../../games/lift-off/text/en.ftl")),
        ("lift-off", include_str!("../../../../games/lift-off/text/de.ftl")),
        ("lift-off", include_str!("../../../../games/lift-off/text/fr.ftl")),
        ("launch-pad", include_str!("../../../../games/launch-pad/text/en.ftl")),
        ("launch-pad", include_str!("../../../../games/launch-pad/text/de.ftl")),
        ("launch-pad", include_str!("../../../../games/launch-pad/text/fr.ftl")),
        ("planet-rush", include_str!("../../../../games/planet-rush/text/en.ftl")),
        ("planet-rush", include_str!("../../../../games/planet-rush/text/de.ftl")),
        ("planet-rush", include_str!("../../../../games/planet-rush/text/fr.ftl")),
    ];
    for (game, text) in texts {
        for sample in samples().iter().filter(|sample| sample.game == game) {
            let (title, _) = sizes(sample, Form::Compact, text);
            assert!(title >= 6.5, "{}: the title shrinks to {title}", sample.key);
            // At 240 pixels a unit is 2.4 pixels, so 4.7 are 11.3 pixels.
            let (title, sentence) = sizes(sample, Form::Full, text);
            assert!(title >= 4.8, "{}: the title shrinks to {title}", sample.key);
            assert!(sentence >= 4.7, "{}: the sentence shrinks to {sentence}", sample.key);
        }
    }
}
