//! Turns phrases into sentences in the reader's language.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::parser::ParserError;
use gantry_kernel::{Phrase, Refusal, Seat, Value};
use unic_langid::LanguageIdentifier;

/// Fluent messages by language: the same keys in each.
pub type Messages = &'static [(&'static str, &'static str)];

/// The supported languages; the first is the fallback.
pub const LANGUAGES: &[&str] = &["en", "de", "fr"];

/// How every client phrases lists and refusals.
pub(crate) const COMMON: Messages = &[
    ("en", include_str!("../text/en.ftl")),
    ("de", include_str!("../text/de.ftl")),
    ("fr", include_str!("../text/fr.ftl")),
];

/// The messages of one language.
pub struct Phrasebook {
    language: &'static str,
    bundle: FluentBundle<FluentResource>,
}

impl Phrasebook {
    /// The phrasebook of a language, or of the fallback if the language is unknown. Later messages
    /// replace earlier ones with the same key.
    ///
    /// # Panics
    /// If a message file is not Fluent; the files are part of the program.
    pub fn new(language: &str, messages: &[Messages]) -> Self {
        let language = known(language);
        let all = [COMMON];
        let all = all.iter().chain(messages).flat_map(|messages| messages.iter());
        let texts = all.filter(|(of, _)| *of == language).map(|(_, text)| (*text).to_owned());
        let (book, errors) = Self::read(language, texts);
        assert!(errors.is_empty(), "messages in {language}: {errors:?}");
        book
    }

    /// A phrasebook of texts that were loaded: the common ones of `text/` must be among them. What
    /// is not Fluent is left out and returned as errors.
    pub fn read(
        language: &str,
        texts: impl IntoIterator<Item = String>,
    ) -> (Self, Vec<ParserError>) {
        let language = known(language);
        let id: LanguageIdentifier = language.parse().expect("a known language");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Isolation marks are invisible on a screen, but not in a pipe or to a screen reader.
        bundle.set_use_isolating(false);
        let mut errors = Vec::new();
        for text in texts {
            let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, faults)| {
                errors.extend(faults);
                resource
            });
            bundle.add_resource_overriding(resource);
        }
        (Self { language, bundle }, errors)
    }

    /// Which language this is.
    pub const fn language(&self) -> &'static str {
        self.language
    }

    /// The sentence. A key without a message is shown as it is.
    pub fn say(&self, phrase: &Phrase, names: &[String]) -> String {
        self.render(phrase, names, &mut Vec::new())
    }

    /// The message of a key built at run time, without values; `None` if there is none.
    pub fn word(&self, key: &str) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        Some(self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }

    /// Why an action was refused, with its rule in brackets.
    pub fn refuse(&self, refusal: &Refusal, names: &[String]) -> String {
        let phrase = Phrase::new("refusal")
            .with("reason", refusal.reason.clone())
            .with("rule", Value::Code(refusal.rule.clone().into_owned()));
        self.say(&phrase, names)
    }

    /// The problems of a phrase in this language: keys without a message, variables without a
    /// value. For tests.
    pub fn problems(&self, phrase: &Phrase) -> Vec<String> {
        let mut problems = Vec::new();
        self.render(phrase, &[], &mut problems);
        problems
    }

    fn render(&self, phrase: &Phrase, names: &[String], problems: &mut Vec<String>) -> String {
        let mut arguments = FluentArgs::with_capacity(phrase.values.len());
        for (name, value) in &phrase.values {
            let value = match value {
                Value::Number(number) => FluentValue::from(*number),
                other => FluentValue::from(self.value(other, names, problems)),
            };
            arguments.set(name.as_ref(), value);
        }
        let message = self.bundle.get_message(&phrase.key);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            problems.push(format!("{}: no message {:?}", self.language, phrase.key));
            return phrase.to_string();
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned();
        let faults =
            errors.iter().map(|fault| format!("{}: {}: {fault}", self.language, phrase.key));
        problems.extend(faults);
        text
    }

    fn value(&self, value: &Value, names: &[String], problems: &mut Vec<String>) -> String {
        match value {
            Value::Number(number) => number.to_string(),
            Value::Seat(seat) => name(*seat, names),
            Value::Phrase(phrase) => self.render(phrase, names, problems),
            Value::Code(text) => text.clone(),
            Value::List(values) => {
                let texts = values.iter().map(|value| self.value(value, names, problems));
                let texts = texts.collect::<Vec<_>>();
                self.list(texts)
            }
        }
    }

    /// Joins texts as the language does: "a, b and c".
    fn list(&self, mut texts: Vec<String>) -> String {
        let join = |key, first, name, second| {
            let phrase =
                Phrase::new(key).with("first", Value::Code(first)).with(name, Value::Code(second));
            self.say(&phrase, &[])
        };
        let Some(last) = texts.pop() else { return self.say(&Phrase::new("list-empty"), &[]) };
        let before = texts.into_iter().reduce(|all, next| join("list-more", all, "second", next));
        match before {
            Some(before) => join("list-two", before, "last", last),
            None => last,
        }
    }
}

impl std::fmt::Debug for Phrasebook {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Phrasebook").field("language", &self.language).finish_non_exhaustive()
    }
}

/// The language of the list with this name, or the fallback.
fn known(language: &str) -> &'static str {
    LANGUAGES.iter().find(|known| **known == language).copied().unwrap_or(LANGUAGES[0])
}

fn name(seat: Seat, names: &[String]) -> String {
    names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(words: &[&str]) -> Phrase {
        let values = words.iter().map(|word| Value::Code((*word).into())).collect();
        Phrase::new("refusal").with("reason", Value::List(values)).with("rule", 7)
    }

    #[track_caller]
    fn check(language: &str, phrase: &Phrase, expected: &str) {
        let book = Phrasebook::new(language, &[]);
        assert_eq!(book.say(phrase, &["Ada".into()]), expected);
    }

    #[test]
    fn lists_are_joined_as_the_language_joins_them() {
        check("en", &list(&["a", "b", "c"]), "a, b and c [7]");
        check("de", &list(&["a", "b", "c"]), "a, b und c [7]");
        check("fr", &list(&["a", "b", "c"]), "a, b et c [7]");
        check("en", &list(&["a", "b"]), "a and b [7]");
        check("en", &list(&["a"]), "a [7]");
        check("en", &list(&[]), "none [7]");
    }

    #[test]
    fn a_seat_is_called_by_its_name() {
        let seats = vec![Seat::new(0), Seat::new(1)];
        let phrase = Phrase::new("refusal").with("reason", seats).with("rule", 1);
        check("en", &phrase, "Ada and B [1]");
    }

    #[test]
    fn an_unknown_key_shows_itself_and_is_a_problem() {
        let phrase = Phrase::new("no-such-key").with("count", 3);
        check("fr", &phrase, "no-such-key count=3");
        let problems = Phrasebook::new("fr", &[]).problems(&phrase);
        assert_eq!(problems, ["fr: no message \"no-such-key\""]);
    }

    #[test]
    fn a_missing_value_is_a_problem() {
        let problems = Phrasebook::new("en", &[]).problems(&Phrase::new("refusal"));
        assert_eq!(problems.len(), 2, "{problems:?}");
    }

    #[test]
    fn single_words_are_found_by_key() {
        let book = Phrasebook::new("de", &[]);
        assert_eq!(book.word("list-empty").as_deref(), Some("keine"));
        assert_eq!(book.word("no-such-key"), None);
    }

    #[test]
    fn refusals_name_their_rule() {
        let book = Phrasebook::new("en", &[]);
        let refusal = Refusal::new("LP-4.2", "list-empty");
        assert_eq!(book.refuse(&refusal, &[]), "none [LP-4.2]");
    }
}
