//! This client's messages.

use gantry_catalog::{Messages, find};
use gantry_host::lessons;

/// The messages in every language.
pub const MESSAGES: Messages = &[
    ("en", include_str!("../text/en.ftl")),
    ("de", include_str!("../text/de.ftl")),
    ("fr", include_str!("../text/fr.ftl")),
];

/// A game's own message for this client, such as what it is about; empty if it has none. These
/// messages are single lines without values, so that no phrasebook need be built for a game that is
/// not being played.
pub fn of_game(game: &str, language: &str, key: &str) -> &'static str {
    let messages = find(game).map_or(&[][..], |listing| listing.messages);
    let text = messages.iter().find(|(known, _)| *known == language);
    text.map_or("", |(_, text)| lessons::words(text, key))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use gantry_catalog::{HUMAN, Listing, Phrasebook, games, missing_keys};
    use gantry_kernel::OptionValues;

    use super::*;

    /// Every string below a directory that looks like one of our keys.
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

    /// Keys that are built from what the games offer.
    fn made_up() -> BTreeSet<String> {
        let mut keys: BTreeSet<String> =
            (0..4).map(|colour| format!("web-colour-{colour}")).collect();
        keys.insert(format!("web-level-{HUMAN}"));
        for game in games() {
            keys.extend(game.bots.iter().map(|bot| format!("web-level-{bot}")));
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
        for key in known {
            assert!(keys.contains(key), "{key} is not used");
        }
    }

    /// What a game says about itself on the first page and in the form for a new table.
    fn of_itself(game: &Listing) -> BTreeSet<String> {
        let mut keys = BTreeSet::from(["about".to_owned()]);
        for option in game.options {
            let base = format!("option-{}", option.key);
            keys.insert(format!("{base}-about"));
            if let OptionValues::Words(words) = &option.values {
                keys.extend(words.iter().map(|word| format!("{base}-{word}")));
            }
            keys.insert(base);
        }
        keys
    }

    #[test]
    fn every_game_says_what_it_is_about_and_what_its_options_mean() {
        for game in games() {
            let keys = of_itself(game);
            for (language, text) in game.messages {
                for key in &keys {
                    let words = of_game(game.id, language, key);
                    let plain = !words.is_empty() && !words.contains('{');
                    assert!(plain, "{}, {language}: {key} needs words on one line", game.id);
                }
                let known = text.lines().filter_map(|line| line.split_once(" = "));
                let unused = known
                    .map(|(key, _)| key)
                    .find(|key| key.starts_with("option-") && !keys.contains(*key));
                assert_eq!(unused, None, "{}, {language}: no such option", game.id);
            }
        }
        assert_eq!(of_game("chess", "en", "about"), "");
        assert_eq!(of_game("planet-rush", "en", "level-expert"), "Expert hands");
    }
}
