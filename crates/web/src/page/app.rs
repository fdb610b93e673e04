//! What every part of the page shares: settings, messages, games, and the open table.

use std::sync::Arc;

use crate::prelude::*;
use gantry_catalog::summaries;
use gantry_host::summary_info;
use gantry_kernel::{EntryPhrases, Phrase, Value};

use super::damaged::Damaged;
use super::online::{self, Online};
use super::question::OpenDialog;
use super::server::Server;
use super::texts::{self, Texts};
use super::{browser, learn, link, values};
use crate::route::Route;
use crate::settings::Settings;
use gantry_wire::{
    Answer, ClientMessage, Frame, GameInfo, HostMessage, NewTable, RecordSource, Refused, TableInfo,
};

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
    /// The game of the table that is being opened, if it is known.
    pub opening: RwSignal<Option<String>>,
    /// The table that another tab is playing, if that is why none is open here.
    pub elsewhere: RwSignal<Option<String>>,
    /// How often a table was left without the worker knowing yet: until then, its messages are
    /// about that table.
    leaving: RwSignal<u32>,
    /// What has happened there, as far as the viewer may know.
    pub log: RwSignal<Vec<EntryPhrases>>,
    /// Notices for the reader, such as that storage is full.
    pub notices: RwSignal<Vec<Notice>>,
    /// The record that could not be opened because it is damaged.
    pub damaged: RwSignal<Option<Damaged>>,
    /// Whether the reader does not want to wait for the steps before their next turn.
    pub skipping: RwSignal<bool>,
    /// The coach's texts, once they are loaded.
    pub coaching: RwSignal<String>,
    /// Whether a new version of this client waits for a reload.
    pub update: RwSignal<bool>,
    /// The texts in the reader's language.
    pub texts: RwSignal<Texts>,
    /// The server that the page came from, if it came from one.
    pub server: Server,
    /// The open table there.
    pub online: Online,
    /// What is shown over the page.
    pub dialog: RwSignal<Option<OpenDialog>>,
    /// What the worker said about a table while the texts of its game were still to come.
    unread: StoredValue<Vec<HostMessage>>,
}

/// The reader's preferences, as far as they are kept in the browser. The language is that of the
/// document: `first.js` has found the best one before anything was shown.
pub fn kept_settings() -> Settings {
    let kept = browser::recall(SETTINGS).and_then(|text| serde_json::from_str(&text).ok());
    let kept: Settings = kept.unwrap_or_default();
    let root = browser::document().document_element();
    let language = root.and_then(|root| root.get_attribute("lang"));
    Settings { language: language.unwrap_or_else(|| kept.language.clone()), ..kept }
}

/// A message for the reader.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// What it says.
    pub words: String,
    /// The page that it is about, with which it goes; `None` if only the reader dismisses it.
    pub page: Option<Route>,
}

impl App {
    /// The state of a newly opened page.
    pub fn new(settings: Settings, texts: Texts) -> Self {
        Self {
            settings: RwSignal::new(settings),
            route: RwSignal::new(Route::read(&browser::hash())),
            games: RwSignal::new(summaries().iter().map(summary_info).collect()),
            tables: RwSignal::new(Vec::new()),
            frame: RwSignal::new(None),
            opening: RwSignal::new(None),
            elsewhere: RwSignal::new(None),
            leaving: RwSignal::new(0),
            log: RwSignal::new(Vec::new()),
            notices: RwSignal::new(Vec::new()),
            damaged: RwSignal::new(None),
            skipping: RwSignal::new(false),
            coaching: RwSignal::new(String::new()),
            update: RwSignal::new(false),
            texts: RwSignal::new(texts),
            server: Server::new(),
            online: Online::new(),
            dialog: RwSignal::new(None),
            unread: StoredValue::new(Vec::new()),
        }
    }

    /// A message of this client; reactive.
    pub fn t(self, key: &'static str) -> String {
        self.say(&Phrase::new(key))
    }

    /// A message of this client with values; reactive.
    pub fn say(self, phrase: &Phrase) -> String {
        self.texts.read().book().say(phrase, &[])
    }

    /// The message of a key built from data, such as an option's; the fallback is the name in the
    /// data.
    pub fn word(self, key: &str, otherwise: &str) -> String {
        self.texts.read().book().word(key).unwrap_or_else(|| otherwise.into())
    }

    /// A message of a game that need not be open; reactive.
    pub fn game_word(self, game: &str, key: &str, otherwise: &str) -> String {
        let texts = self.texts.read();
        let word = texts.of_game(game, key);
        if word.is_empty() { otherwise } else { word }.into()
    }

    /// A phrase of the open game, with the players' names; reactive.
    pub fn say_game(self, phrase: &Phrase, names: &[String]) -> String {
        self.texts.read().game_book().say(phrase, names)
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

    /// Asks the host of the open table, or the worker about anything else; the answer comes later.
    pub fn ask(self, message: ClientMessage, answered: impl FnOnce(Answer) + 'static) {
        if let ClientMessage::Start(NewTable { game, .. }) | ClientMessage::Learn { game, .. } =
            &message
        {
            self.opening.set(Some(game.clone()));
            texts::prepare(game.clone());
        }
        let answered = move |answer| {
            answered(match answer {
                Answer::NotThisStep => Answer::Refused(learn::not_this_step(self)),
                other => other,
            });
        };
        if let Err((message, answered)) = online::ask(message, answered) {
            link::ask(message, answered);
        }
    }

    /// Sends a host something that needs no answer; a refusal becomes a notice.
    pub fn tell(self, message: ClientMessage) {
        self.ask(message, move |answer| self.show_refusal(&answer));
    }

    /// Shows a refusal to the reader, if it is one.
    pub fn show_refusal(self, answer: &Answer) {
        if let Answer::Refused(refused) = answer {
            self.notice(self.reason(refused));
        }
    }

    /// Shows a notice about the current page to the reader, once.
    pub fn notice(self, words: String) {
        let page = Some(self.route.get_untracked());
        self.post(Notice { words, page });
    }

    /// Shows a notice that stays until the reader dismisses it.
    pub fn warn(self, words: String) {
        self.post(Notice { words, page: None });
    }

    /// On a page there is one notice about it: the latest.
    fn post(self, notice: Notice) {
        self.notices.update(|notices| {
            if notices.iter().all(|known| known.words != notice.words) {
                notices.retain(|known| known.page.is_none() || known.page != notice.page);
                notices.push(notice);
            }
        });
    }

    /// Leads home, with a notice that says why.
    pub fn send_home(self, words: String) {
        self.post(Notice { words, page: Some(Route::Home) });
        browser::go(&Route::Home);
    }

    /// Drops what was said and asked about other pages.
    pub fn turn_to(self, route: &Route) {
        let stays = |notice: &Notice| notice.page.as_ref().is_none_or(|page| page == route);
        if !self.notices.read_untracked().iter().all(stays) {
            self.notices.update(|notices| notices.retain(stays));
        }
        if self.damaged.read_untracked().is_some() {
            self.damaged.set(None);
        }
        // Its answer would be about the page that it was asked at.
        self.dialog.set(None);
    }

    /// Handles a message that the worker sends unasked; what it says about a table that was left
    /// is dropped.
    pub fn hear_worker(self, message: HostMessage) {
        let of_table = matches!(message, HostMessage::Frame(_) | HostMessage::Elsewhere(_));
        if !(of_table && self.leaving.get_untracked() > 0) {
            self.receive(message);
        }
    }

    /// Handles a message that a host sends unasked. What it says about a table waits until the
    /// texts of its game are here, and what reads its component values.
    pub fn receive(self, message: HostMessage) {
        let waits = self.unread.with_value(|unread| !unread.is_empty());
        let lacks = |frame: &Frame| {
            !self.texts.read_untracked().has_game(&frame.game) || values::are_missing(&frame.view)
        };
        match &message {
            HostMessage::Frame(frame) if !waits && lacks(frame) => {
                let (game, own) = (frame.game.clone(), values::are_missing(&frame.view));
                self.opening.set(Some(game.clone()));
                self.unread.update_value(|unread| unread.push(message));
                texts::load_game(self, game.clone(), own, move || {
                    let has_game = self.texts.read_untracked().has_game(&game);
                    let loaded = has_game && (!own || values::are_readable());
                    let unread = self.unread.try_update_value(std::mem::take);
                    for message in unread.into_iter().flatten() {
                        // Meanwhile another game may have been opened.
                        if loaded { self.receive(message) } else { self.show(message) }
                    }
                });
            }
            HostMessage::Frame(_) | HostMessage::Elsewhere(_) if waits => {
                self.unread.update_value(|unread| unread.push(message));
            }
            _ => self.show(message),
        }
    }

    /// Shows what a host says.
    fn show(self, message: HostMessage) {
        match message {
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
            HostMessage::Notice(phrase) => self.warn(self.say(&phrase)),
            // Answers are heard by who asked, and the rest in `online`.
            HostMessage::Ready { .. }
            | HostMessage::Answer { .. }
            | HostMessage::Gathering(_)
            | HostMessage::Said(_)
            | HostMessage::Latency(_) => {}
        }
    }

    /// Forgets the open table, and what is still to be read of it.
    pub fn clear_table(self) {
        self.unread.set_value(Vec::new());
        self.frame.set(None);
    }

    /// Leaves the worker's open table.
    pub fn leave(self) {
        self.clear_table();
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
        let pause_ms = self.pause_ms();
        let (person, bot) = (self.t("web-player-name"), self.t("web-bot-name"));
        self.tell(ClientMessage::Prefer { person, bot, pause_ms });
    }

    /// The shortest time between two steps of bots now, in milliseconds; reactive.
    pub fn pause_ms(self) -> u32 {
        if self.skipping.get() { 0 } else { self.settings.read().pace.pause_ms() }
    }

    /// Requests a file and offers it for download.
    pub fn save(self, message: ClientMessage) {
        self.ask(message, move |answer| match answer {
            Answer::File { name, text } => browser::download(&name, &text),
            other => self.show_refusal(&other),
        });
    }

    /// Requests a table and goes there. A link that leads nowhere leads home.
    pub fn go_to(self, message: ClientMessage) {
        let text = match &message {
            ClientMessage::Read(text) => text.clone(),
            _ => String::new(),
        };
        self.ask(message, move |answer| match answer {
            Answer::Opened(table) => browser::go(&Route::Play(table)),
            Answer::Damaged(damage) => {
                let source = RecordSource::Text(text);
                self.damaged.set(Some(Damaged { damage, source }));
            }
            Answer::Refused(refused) if matches!(*self.route.read_untracked(), Route::Open(_)) => {
                // What a reader of such texts misses says nothing to people.
                let is_unreadable = refused.reason.key == "host-cannot-read";
                let words =
                    if is_unreadable { self.t("web-bad-link") } else { self.reason(&refused) };
                self.send_home(words);
            }
            other => self.show_refusal(&other),
        });
    }

    /// Opens a kept table. If it is damaged, says what can still be done; if there is none, leads
    /// home.
    pub fn open(self, table: &str, message: ClientMessage) {
        let tables = self.tables.read_untracked();
        let known = tables.iter().find(|known| known.id == table);
        self.opening.set(known.map(|known| known.game.clone()));
        drop(tables);
        let source = RecordSource::Kept(table.into());
        self.ask(message, move |answer| match answer {
            Answer::Damaged(damage) => self.damaged.set(Some(Damaged { damage, source })),
            Answer::Refused(refused) => self.send_home(self.reason(&refused)),
            _ => {}
        });
    }
}

/// The title of a game.
pub fn title(game: &str) -> String {
    let known = summaries().iter().find(|known| known.id == game);
    known.map_or_else(|| game.into(), |known| known.title.into())
}

/// A value as it is, for a phrase.
pub fn code(value: &(impl ToString + ?Sized)) -> Value {
    Value::Code(value.to_string())
}
