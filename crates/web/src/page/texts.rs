//! The texts of one language: the page's own, and those of the game at the open table. They are
//! files next to the program, built by `crates/bundle`; only what is read is loaded.

use std::sync::Arc;

use futures_util::future::join3;
use gantry_catalog::Phrasebook;

use super::app::App;
use super::{browser, play, values};
use crate::prelude::*;
use crate::{boards, words};

/// The texts that are loaded.
#[derive(Clone)]
pub struct Texts {
    /// Whose language they are.
    pub language: String,
    /// What every page needs.
    page: Arc<str>,
    /// The game at the open table, and its texts.
    game: Option<(String, Arc<str>)>,
    book: Arc<Phrasebook>,
    game_book: Arc<Phrasebook>,
}

impl Texts {
    fn new(language: String, page: Arc<str>, game: Option<(String, Arc<str>)>) -> Self {
        let book = |texts: &[&Arc<str>]| {
            let texts = texts.iter().map(ToString::to_string);
            Arc::new(Phrasebook::read(&language, texts).0)
        };
        let of_page = book(&[&page]);
        let of_game = match &game {
            Some((_, text)) => book(&[text, &page]),
            None => of_page.clone(),
        };
        Self { language, page, game, book: of_page, game_book: of_game }
    }

    /// The messages of the page.
    pub fn book(&self) -> &Phrasebook {
        &self.book
    }

    /// The messages of the game at the open table, and those of the page.
    pub fn game_book(&self) -> &Phrasebook {
        &self.game_book
    }

    /// A single line of a game that need not be open; empty if it has none.
    pub fn of_game(&self, game: &str, key: &str) -> &str {
        words::of_game(&self.page, game, key)
    }

    /// Whether everything is here that a table of this game needs.
    pub fn has_game(&self, game: &str) -> bool {
        self.game.as_ref().is_some_and(|(known, _)| known == game)
    }
}

/// Loads what the page needs before it can show anything; empty if that fails.
pub async fn first(language: &str) -> Texts {
    let page = browser::text_of(&page_file(language)).await.unwrap_or_default();
    Texts::new(language.into(), page.into(), None)
}

fn page_file(language: &str) -> String {
    browser::file(&format!("words-{language}.ftl"))
}

fn game_file(game: &str, language: &str) -> String {
    browser::file(&format!("words-{game}-{language}.ftl"))
}

/// Follows the reader's language: the new texts replace the old ones once they are all here.
pub fn watch(app: App) {
    let language = Memo::new(move |_| app.settings.read().language.clone());
    Effect::new(move |_| {
        let language = language.get();
        let known = app.texts.read_untracked();
        if known.language != language {
            let game = known.game.as_ref().map(|(game, _)| game.clone());
            load(app, language, game);
        }
    });
}

/// Loads the texts and the board of a game, for a table with component values of its own also
/// what reads these, and then calls `then`.
pub fn load_game(app: App, game: String, own_values: bool, then: impl FnOnce() + 'static) {
    let language = app.settings.read_untracked().language.clone();
    wasm_bindgen_futures::spawn_local(async move {
        let texts = fetch(app, language, Some(game.clone()));
        let (board, texts, ()) = join3(boards::load(&game), texts, values::load(own_values)).await;
        // Whoever waits for the texts may draw the board.
        if let Some(texts) = texts {
            app.texts.set(texts);
        }
        if !board {
            app.notice(app.t("web-board-missing"));
        }
        // What shows the old texts is drawn again before anything else changes.
        browser::next_task().await;
        then();
    });
}

/// Begins to load the board of a game that somebody starts, while the worker loads its rules.
pub fn prepare(game: String) {
    wasm_bindgen_futures::spawn_local(async move { _ = boards::load(&game).await });
}

/// Draws something about a game once its board and its texts are here.
pub fn with_game(app: App, game: String, draw: fn(App, &str) -> AnyView) -> impl IntoView {
    let has_game = {
        let game = game.clone();
        Memo::new(move |_| app.texts.read().has_game(&game))
    };
    if !has_game.get_untracked() {
        load_game(app, game.clone(), false, || {});
    }
    move || {
        if has_game.get() { draw(app, &game) } else { play::loading(app, Some(game.clone())) }
    }
}

fn load(app: App, language: String, game: Option<String>) {
    wasm_bindgen_futures::spawn_local(async move {
        if let Some(texts) = fetch(app, language, game).await {
            app.texts.set(texts);
        }
    });
}

/// The texts of a language; `None` if they cannot be had, or the reader has changed their mind
/// meanwhile.
async fn fetch(app: App, language: String, game: Option<String>) -> Option<Texts> {
    let known = app.texts.get_untracked();
    let page = if known.language == language {
        Some(known.page)
    } else {
        browser::text_of(&page_file(&language)).await.map(Into::into)
    };
    let of_game = match &game {
        Some(game) => browser::text_of(&game_file(game, &language)).await,
        None => Some(String::new()),
    };
    let (Some(page), Some(text)) = (page, of_game) else {
        app.notice(app.t("web-words-missing"));
        return None;
    };
    let wanted = app.settings.read_untracked().language == language;
    wanted.then(|| Texts::new(language, page, game.map(|game| (game, text.into()))))
}
