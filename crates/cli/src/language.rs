//! Chooses the language, and holds this program's own messages.

use std::env;

use gantry_catalog::{LANGUAGES, Listing, Messages, Phrasebook};
use gantry_kernel::Phrase;

use crate::args::{Language, Wording};

/// The terminal client's own messages.
pub(crate) const MESSAGES: Messages = &[
    ("en", include_str!("../text/en.ftl")),
    ("de", include_str!("../text/de.ftl")),
    ("fr", include_str!("../text/fr.ftl")),
];

/// The messages of a game and of this program.
pub(crate) fn phrasebook(words: &Wording, listing: &Listing) -> Phrasebook {
    Phrasebook::new(chosen(words), &[&[listing.messages], SAID_HERE].concat())
}

/// The messages of this program, where no game is known yet.
pub(crate) fn without_game(words: &Wording) -> Phrasebook {
    Phrasebook::new(chosen(words), SAID_HERE)
}

const SAID_HERE: &[Messages] = &[gantry_host::MESSAGES, gantry_terminal::MESSAGES, MESSAGES];

fn chosen(words: &Wording) -> &'static str {
    match words.lang {
        Some(Language::En) => "en",
        Some(Language::De) => "de",
        Some(Language::Fr) => "fr",
        None => from_locale(&locale()),
    }
}

/// The sentence of a refusal, if there is one, to follow a message about a file.
pub(crate) fn reason(listing: &Listing, reason: Option<&Phrase>, names: &[String]) -> String {
    let book = Phrasebook::new("en", &[listing.messages, gantry_terminal::MESSAGES, MESSAGES]);
    let sentence = reason.map(|reason| book.say(reason, names));
    sentence.map_or_else(String::new, |sentence| format!(" ({sentence})"))
}

fn locale() -> String {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"].iter();
    let mut set = variables.filter_map(env::var_os).filter(|value| !value.is_empty());
    set.next().map(|value| value.to_string_lossy().into_owned()).unwrap_or_default()
}

/// `de_CH.UTF-8` is German; anything unknown is English.
fn from_locale(locale: &str) -> &'static str {
    let language = locale.split(['_', '.', '@', '-']).next().unwrap_or_default();
    LANGUAGES.iter().find(|known| **known == language).copied().unwrap_or(LANGUAGES[0])
}

#[cfg(test)]
mod tests {
    use super::*;
    use gantry_catalog::missing_keys;
    use gantry_kernel::Phrase;

    #[test]
    fn every_language_says_the_same() {
        assert_eq!(missing_keys(MESSAGES), [""; 0]);
    }

    #[test]
    fn a_deck_without_discards_has_no_gap_behind_its_cards() {
        let listing = gantry_catalog::find("lift-off").expect("a game");
        let numbers = |discards: usize| {
            let deck = Phrase::new("act-deck").with("level", 1_usize).with("draw", 3_usize);
            deck.with("keep", 1_usize).with("cards", 14_usize).with("discards", discards)
        };
        for language in LANGUAGES {
            let book = Phrasebook::new(language, &[listing.messages]);
            let ends = [numbers(0), numbers(2)].map(|deck| book.say(&deck, &[]));
            assert!(ends[0].ends_with(" 14)"), "{}", ends[0]);
            assert!(ends[1].ends_with(" 14 + 2)"), "{}", ends[1]);
        }
    }

    #[test]
    fn locales_name_languages() {
        assert_eq!(from_locale("de_CH.UTF-8"), "de");
        assert_eq!(from_locale("fr"), "fr");
        assert_eq!(from_locale("C.UTF-8"), "en");
        assert_eq!(from_locale(""), "en");
        assert_eq!(from_locale("default"), "en");
    }
}
