//! What every part of the page shares: settings, messages, games, and the open table.

use std::sync::Arc;

use crate::prelude::*;
use gantry_catalog::{Phrasebook, find};
use gantry_kernel::{Heard, Phrase, Value};

use super::{browser, learn, link};
use crate::route::Route;
use crate::settings::{Settings, language_for};
use crate::words::{self, MESSAGES};
use gantry_wire::{Answer, ClientMessage, Frame, GameInfo, HostMessage, Refused, TableInfo};

const SETTINGS: &str = "gantry-settings";

/// The state of the page, made of signals: cheap to pass around.
#[derive(Clone, Copy)]
pub struct App {
    /// The reader's preferences.
    pub settings: RwSignal<Settings>,
    /// What the page shows.
    pub route: RwSignal<Route>,
    /// All games.
    pub games: RwSignal<Vec<GameInfo>>,
    /// All kept tables.
    pub tables: RwSignal<Vec<TableInfo>>,
    /// The open table.
    pub frame: RwSignal<Option<Arc<Frame>>>,
    /// The table that another tab is playing, if that is why none is open here.
    pub elsewhere: RwSignal<Option<String>>,
    /// How often a table was left without the worker knowing yet: until then, its messages are
    /// about that table.
    leaving: RwSignal<u32>,
    /// What has happened there, as far as the viewer may know.
    pub log: RwSignal<Vec<Heard>>,
    /// Notices for the reader, such as that storage is full.
    pub notices: RwSignal<Vec<String>>,
    /// The coach's texts, once they are loaded.
    pub coaching: RwSignal<String>,
    /// Whether a new version of this client waits for a reload.
    pub update: RwSignal<bool>,
    book: Memo<Book>,
    game_book: Memo<Book>,
}

/// A phrasebook that signals can carry: two of the same language and game are equal.
#[derive(Clone)]
struct Book {
    key: (String, Option<String>),
    book: Arc<Phrasebook>,
}

impl PartialEq for Book {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

impl Book {
    fn new(language: String, game: Option<String>) -> Self {
        let listing = game.as_deref().and_then(find);
        let game_messages = listing.map(|listing| listing.messages).into_iter();
        let messages: Vec<_> = game_messages.chain([gantry_host::MESSAGES, MESSAGES]).collect();
        let book = Arc::new(Phrasebook::new(&language, &messages));
        Self { key: (language, game), book }
    }
}

impl App {
    /// The state of a newly opened page.
    pub fn new() -> Self {
        let kept = browser::recall(SETTINGS).and_then(|text| serde_json::from_str(&text).ok());
        let preferred = browser::languages();
        let language = language_for(preferred.iter().map(String::as_str)).into();
        let settings =
            RwSignal::new(kept.unwrap_or_else(|| Settings { language, ..Settings::default() }));
        let frame = RwSignal::new(None::<Arc<Frame>>);
        let language = Memo::new(move |_| settings.read().language.clone());
        let game = Memo::new(move |_| frame.read().as_ref().map(|frame| frame.game.clone()));
        Self {
            settings,
            route: RwSignal::new(Route::read(&browser::hash())),
            games: RwSignal::new(Vec::new()),
            tables: RwSignal::new(Vec::new()),
            frame,
            elsewhere: RwSignal::new(None),
            leaving: RwSignal::new(0),
            log: RwSignal::new(Vec::new()),
            notices: RwSignal::new(Vec::new()),
            coaching: RwSignal::new(String::new()),
            update: RwSignal::new(false),
            book: Memo::new(move |_| Book::new(language.get(), None)),
            game_book: Memo::new(move |_| Book::new(language.get(), game.get())),
        }
    }

    /// A message of this client; reactive.
    pub fn t(self, key: &'static str) -> String {
        self.say(&Phrase::new(key))
    }

    /// A message of this client with values; reactive.
    pub fn say(self, phrase: &Phrase) -> String {
        self.book.read().book.say(phrase, &[])
    }

    /// The message of a key built from data, such as an option's; the fallback is the name in the
    /// data.
    pub fn word(self, key: &str, otherwise: &str) -> String {
        self.book.read().book.word(key).unwrap_or_else(|| otherwise.into())
    }

    /// A message of a game that need not be open; reactive.
    pub fn game_word(self, game: &str, key: &str, otherwise: &str) -> String {
        let word = words::of_game(game, &self.settings.read().language, key);
        if word.is_empty() { otherwise } else { word }.into()
    }

    /// A phrase of the open game, with the players' names; reactive.
    pub fn say_game(self, phrase: &Phrase, names: &[String]) -> String {
        self.game_book.read().book.say(phrase, names)
    }

    /// Why something was not done, in the reader's language.
    pub fn reason(self, refused: &Refused) -> String {
        let frame = self.frame.read_untracked();
        let seats = frame.as_ref().map(|frame| frame.seats.as_slice()).unwrap_or_default();
        let names: Vec<String> = seats.iter().map(|seat| seat.name.clone()).collect();
        self.say_game(&refused.reason, &names)
    }

    /// The host's commitment for a deal, in words.
    pub fn pledge(self, pledge: &str) -> String {
        self.say(&Phrase::new("web-pledge").with("pledge", code(pledge)))
    }

    /// Asks the worker; the answer comes later.
    pub fn ask(self, message: ClientMessage, answered: impl FnOnce(Answer) + 'static) {
        link::ask(message, move |answer| {
            answered(match answer {
                Answer::NotThisStep => Answer::Refused(learn::not_this_step(self)),
                other => other,
            });
        });
    }

    /// Sends the worker something that needs no answer; a refusal becomes a notice.
    pub fn tell(self, message: ClientMessage) {
        self.ask(message, move |answer| self.complain(&answer));
    }

    /// Shows a refusal to the reader, if it is one.
    pub fn complain(self, answer: &Answer) {
        if let Answer::Refused(refused) = answer {
            self.notice(self.reason(refused));
        }
    }

    /// Shows a notice to the reader, once.
    pub fn notice(self, words: String) {
        self.notices.update(|notices| {
            if !notices.contains(&words) {
                notices.push(words);
            }
        });
    }

    /// Handles a message that the worker sends unasked.
    pub fn hear(self, message: HostMessage) {
        match message {
            HostMessage::Frame(_) | HostMessage::Elsewhere(_)
                if self.leaving.get_untracked() > 0 => {}
            HostMessage::Frame(mut frame) => {
                let other = self
                    .frame
                    .read_untracked()
                    .as_ref()
                    .is_none_or(|known| known.table != frame.table);
                self.log.update(|log| {
                    log.retain(|heard| heard.entry <= frame.news_from && !other);
                    log.append(&mut frame.news);
                });
                self.frame.set(Some(Arc::from(frame)));
                self.elsewhere.set(None);
            }
            HostMessage::Elsewhere(table) => {
                self.frame.set(None);
                self.elsewhere.set(Some(table));
            }
            HostMessage::Notice(phrase) => self.notice(self.say(&phrase)),
            // Answers are heard by who asked. The worker's tables have no other clients.
            HostMessage::Ready { .. }
            | HostMessage::Answer { .. }
            | HostMessage::Gathering(_)
            | HostMessage::Said(_)
            | HostMessage::Latency(_) => {}
        }
    }

    /// Leaves the open table.
    pub fn leave(self) {
        self.frame.set(None);
        self.leaving.update(|times| *times += 1);
        self.ask(ClientMessage::Leave, move |_| self.leaving.update(|times| *times -= 1));
    }

    /// Asks for the list of tables again.
    pub fn refresh_tables(self) {
        self.ask(ClientMessage::Tables, move |answer| {
            if let Answer::Tables(tables) = answer {
                self.tables.set(tables);
            }
        });
    }

    /// Stores the settings, and applies them to the worker and the document.
    pub fn apply_settings(self) {
        let settings = self.settings.get();
        let text = serde_json::to_string(&settings).expect("plain data");
        browser::remember(SETTINGS, &text);
        if let Some(root) = browser::document().document_element() {
            for (name, value) in settings.attributes() {
                drop(root.set_attribute(name, &value));
            }
        }
        let pause_ms = settings.pace.pause_ms();
        let (person, bot) = (self.t("web-player-name"), self.t("web-bot-name"));
        self.tell(ClientMessage::Prefer { person, bot, pause_ms });
    }

    /// Requests a file and offers it for download.
    pub fn save(self, message: ClientMessage) {
        self.ask(message, move |answer| match answer {
            Answer::File { name, text } => browser::download(&name, &text),
            other => self.complain(&other),
        });
    }

    /// Requests a table and goes there.
    pub fn go_to(self, message: ClientMessage) {
        self.ask(message, move |answer| match answer {
            Answer::Opened(table) => browser::go(&Route::Play(table)),
            other => self.complain(&other),
        });
    }
}

/// The title of a game.
pub fn title(game: &str) -> String {
    find(game).map_or_else(|| game.into(), |listing| listing.title.into())
}

/// A value as it is, for a phrase.
pub fn code(value: &(impl ToString + ?Sized)) -> Value {
    Value::Code(value.to_string())
}
