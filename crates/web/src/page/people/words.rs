//! The texts and styles of the pages about people, which are files of their own.

use std::sync::Arc;

use gantry_catalog::Phrasebook;
use gantry_kernel::{Phrase, Value};
use wasm_bindgen_futures::spawn_local;

use super::passkey::PasskeyError;
use crate::page::app::{App, code};
use crate::page::browser;
use crate::page::server::{self, ServerError};
use crate::prelude::*;

/// What every page about people needs. Made of signals: cheap to pass around.
#[derive(Clone, Copy)]
pub struct People {
    /// The page as a whole.
    pub app: App,
    /// The texts, with their language.
    book: RwSignal<Option<Arc<Phrasebook>>>,
    styled: RwSignal<bool>,
}

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PeopleError {
    /// The server refuses, or does not answer.
    Server(ServerError),
    /// The browser or its authenticator has made no passkey, or found none.
    Passkey(PasskeyError),
}

impl From<ServerError> for PeopleError {
    fn from(error: ServerError) -> Self {
        Self::Server(error)
    }
}

impl From<PasskeyError> for PeopleError {
    fn from(error: PasskeyError) -> Self {
        Self::Passkey(error)
    }
}

impl People {
    /// Begins to load the texts, in the reader's language, and the styles.
    pub fn new(app: App) -> Self {
        let people = Self { app, book: RwSignal::new(None), styled: RwSignal::new(false) };
        let language = Memo::new(move |_| app.settings.read().language.clone());
        Effect::new(move |_| people.read(language.get()));
        spawn_local(async move {
            browser::style("people.css").await;
            people.styled.try_set(true);
        });
        people
    }

    /// Whether everything is here; reactive.
    pub fn is_ready(self) -> bool {
        self.styled.get() && self.book.with(Option::is_some)
    }

    fn read(self, language: String) {
        let file = browser::file(&format!("people-{language}.ftl"));
        browser::fetch_text(&file, move |text| match text {
            Some(text) => {
                let (book, _) = Phrasebook::read(&language, [text]);
                self.book.try_set(Some(Arc::new(book)));
            }
            None => self.app.notice(self.app.t("web-words-missing")),
        });
    }

    /// A message of these pages; reactive.
    pub fn t(self, key: &'static str) -> String {
        self.say(&Phrase::new(key))
    }

    /// A message of these pages with values; reactive.
    pub fn say(self, phrase: &Phrase) -> String {
        let said = self.book.try_with(|book| book.as_ref().map(|book| book.say(phrase, &[])));
        // Without the book, the page is gone or still loads its texts.
        said.flatten().unwrap_or_default()
    }

    /// A message with one value as it is.
    pub fn with(self, key: &'static str, name: &'static str, value: &str) -> String {
        self.say(&Phrase::new(key).with(name, code(value)))
    }

    /// A message with a number.
    pub fn count(self, key: &'static str, count: usize) -> String {
        let count = Value::Number(i64::try_from(count).unwrap_or(i64::MAX));
        self.say(&Phrase::new(key).with("count", count))
    }

    /// Why something was not done, and what to do next.
    pub fn sentence(self, error: &PeopleError) -> String {
        let error = match error {
            PeopleError::Passkey(PasskeyError::Cancelled) => {
                return self.t("people-passkey-cancelled");
            }
            PeopleError::Passkey(PasskeyError::Known) => return self.t("people-passkey-known"),
            PeopleError::Passkey(PasskeyError::Failed) => return self.t("people-passkey-failed"),
            PeopleError::Server(error) => error,
        };
        let key = match error.word() {
            "stranger" => "people-stranger",
            "wrong-passkey" => "people-wrong-passkey",
            "ceremony-over" => "people-ceremony-over",
            "no-passkeys-here" => "people-no-passkeys-here",
            "last-credential" => "people-last-credential",
            "hosts-only" => "people-hosts-only",
            "over" => "people-table-over",
            _ => return server::sentence(self.app, error),
        };
        self.t(key)
    }

    /// A day in the reader's format.
    pub fn day(self, at_ms: u64) -> String {
        let (date, language) = self.date(at_ms);
        date.to_locale_date_string(&language, &wasm_bindgen::JsValue::UNDEFINED).into()
    }

    /// A date and time in the reader's format.
    pub fn moment(self, at_ms: u64) -> String {
        let (date, language) = self.date(at_ms);
        date.to_locale_string(&language, &wasm_bindgen::JsValue::UNDEFINED).into()
    }

    fn date(self, at_ms: u64) -> (js_sys::Date, String) {
        #[allow(clippy::cast_precision_loss)] // a time
        let date = js_sys::Date::new(&wasm_bindgen::JsValue::from(at_ms as f64));
        (date, self.app.settings.read().language.clone())
    }
}
