//! This client's messages. The page loads those of one language, from a file that `crates/bundle`
//! makes; see `page/texts.rs`.

use gantry_host::lessons;

/// A game's own message for the home page and the form of a new table, such as what it is about;
/// empty if it has none. The page's texts have them as single lines without values, after the
/// game's name, so that the texts of a game are needed only where it is played.
pub fn of_game<'a>(texts: &'a str, game: &str, key: &str) -> &'a str {
    lessons::words(texts, &format!("{game}-{key}"))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use gantry_catalog::{HUMAN, Listing, Messages, Phrasebook, games, missing_keys};
    use gantry_kernel::OptionValues;

    use super::*;

    /// The messages in every language.
    const MESSAGES: Messages = &[
        ("en", include_str!("../text/en.ftl")),
        ("de", include_str!("../text/de.ftl")),
        ("fr", include_str!("../text/fr.ftl")),
    ];

    /// Those of the pages about people, which are loaded with these pages.
    const PEOPLE: Messages = &[
        ("en", include_str!("../text/people/en.ftl")),
        ("de", include_str!("../text/people/de.ftl")),
        ("fr", include_str!("../text/people/fr.ftl")),
    ];

    /// Every string below a directory that looks like one of our keys.
    fn used(directory: &Path, beginning: &str, found: &mut BTreeSet<String>) {
        for entry in fs::read_dir(directory).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                used(&path, beginning, found);
            } else if path.extension().is_some_and(|kind| kind == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                let quoted = text.split('"').filter(|part| part.starts_with(beginning));
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
        assert_eq!(missing_keys(PEOPLE), [""; 0]);
    }

    #[test]
    fn every_key_that_is_used_has_words_and_every_other_is_gone() {
        let mut keys = made_up();
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        for sources in ["src", "../web-worker/src"] {
            used(&here.join(sources), "web-", &mut keys);
        }
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

    #[test]
    fn the_pages_about_people_say_what_their_file_says() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut keys = BTreeSet::new();
        used(&here.join("src/page/people"), "people-", &mut keys);
        // the id of their style sheet
        keys.remove("people-styles");
        keys.retain(|key| !key.contains('.'));
        let lines = PEOPLE[0].1.lines().filter_map(|line| line.split_once(" = "));
        let known: BTreeSet<String> = lines.map(|(key, _)| key.trim().to_owned()).collect();
        let known = known.into_iter().filter(|key| key.starts_with("people-")).collect();
        assert_eq!(keys, known);
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
                    let words = lessons::words(text, key);
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
    }

    #[test]
    fn games_speak_for_themselves() {
        let texts = "about = ours\nplanet-rush-about = a race\n";
        assert_eq!(of_game(texts, "planet-rush", "about"), "a race");
        assert_eq!(of_game(texts, "chess", "about"), "");
    }
}
