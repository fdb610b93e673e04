//! This client's own words.

use gantry_catalog::Messages;

/// In every language.
pub const MESSAGES: Messages = &[
    ("en", include_str!("../text/en.ftl")),
    ("de", include_str!("../text/de.ftl")),
    ("fr", include_str!("../text/fr.ftl")),
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use gantry_catalog::{HUMAN, Phrasebook, games, missing_keys};
    use gantry_kernel::OptionValues;

    use super::*;

    /// Every text in quotes below a directory that looks like one of our keys.
    fn used(directory: &Path, found: &mut BTreeSet<String>) {
        for entry in fs::read_dir(directory).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                used(&path, found);
            } else if path.extension().is_some_and(|kind| kind == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                let quoted = text.split('"').filter(|part| part.starts_with("web-"));
                found.extend(
                    quoted.filter(|key| !key.contains('{') && !key.ends_with('-')).map(Into::into),
                );
            }
        }
    }

    /// Keys that are made up from what the games offer.
    fn made_up() -> BTreeSet<String> {
        let mut keys: BTreeSet<String> =
            (0..4).map(|colour| format!("web-colour-{colour}")).collect();
        keys.insert(format!("web-level-{HUMAN}"));
        for game in games() {
            keys.insert(format!("web-about-{}", game.id));
            keys.extend(game.bots.iter().map(|bot| format!("web-level-{bot}")));
            for option in game.options {
                let base = format!("web-option-{}-{}", game.id, option.key);
                keys.insert(format!("{base}-about"));
                if let OptionValues::Words(words) = option.values {
                    keys.extend(words.iter().map(|word| format!("{base}-{word}")));
                }
                keys.insert(base);
            }
        }
        keys
    }

    #[test]
    fn all_languages_say_the_same() {
        assert_eq!(missing_keys(MESSAGES), [""; 0]);
    }

    #[test]
    fn every_key_that_is_used_has_words_and_every_other_is_gone() {
        let mut keys = made_up();
        used(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut keys);
        let book = Phrasebook::new("en", &[MESSAGES]);
        for key in &keys {
            assert!(book.word(key).is_some(), "{key} has no words");
        }
        let lines = MESSAGES[0].1.lines().filter_map(|line| line.split_once(" = "));
        let known = lines.map(|(key, _)| key).filter(|key| key.starts_with("web-"));
        // a level may mean something else in one game
        let special = |key: &str| {
            games().iter().any(|game| key.starts_with("web-level-") && key.ends_with(game.id))
        };
        for key in known {
            assert!(keys.contains(key) || special(key), "{key} is not used");
        }
    }
}
