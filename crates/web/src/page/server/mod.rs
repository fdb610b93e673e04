//! The server that this page came from, if it came from one: a file host has none. Everything
//! except play itself is asked for here, over HTTP.
//!
//! Screens read [`Server`] in `App`: `presence` says whether anything online is offered at all,
//! `me` who we are there. [`get`], [`post`] and [`delete`] ask; [`sentence`] says what a
//! [`ServerError`] means and what to do next.

mod error;
mod request;

use std::cell::Cell;
use std::time::Duration;

use gantry_wire::{OwnAccount, SessionInfo};

use super::app::App;
use super::browser;
use crate::prelude::*;

pub use error::{ServerError, sentence};
pub use request::{NameBody, delete, get, post, post_empty, text};

/// How long after nobody has answered the server is asked again.
const ASK_AGAIN: Duration = Duration::from_secs(20);
/// The name that somebody gave last, in the browser's storage.
const NAME: &str = "gantry-name";

thread_local! {
    /// Whether the server is asked again after a while, because nobody has answered.
    static ASKS_AGAIN: Cell<bool> = const { Cell::new(false) };
}

/// The server as the page knows it. Made of signals: cheap to pass around.
#[derive(Clone, Copy)]
pub struct Server {
    /// Whether there is one.
    pub presence: RwSignal<ServerPresence>,
    /// Who we are there; `None` for somebody unknown, who becomes a guest when they first join.
    pub me: RwSignal<Option<OwnAccount>>,
    /// Whether our account is banned there.
    pub banned: RwSignal<bool>,
}

/// Whether there is a server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ServerPresence {
    /// It was not asked yet.
    #[default]
    Unknown,
    /// It does not answer, or what answers is only a file host.
    Absent,
    /// It answers.
    Present,
}

/// Asks which version the server has, and who we are there.
///
/// # Errors
/// If there is no server, or it does not answer.
pub async fn session() -> Result<SessionInfo, ServerError> {
    get("session").await
}

impl Server {
    /// A server that was not asked yet.
    pub fn new() -> Self {
        Self {
            presence: RwSignal::new(ServerPresence::Unknown),
            me: RwSignal::new(None),
            banned: RwSignal::new(false),
        }
    }

    /// Whether it is there; reactive.
    pub fn is_present(self) -> bool {
        self.presence.get() == ServerPresence::Present
    }

    /// The same, not reactive.
    pub fn is_known(self) -> bool {
        self.presence.get_untracked() == ServerPresence::Present
    }
}

/// Asks whether there is a server: now, whenever the browser is online again, and from time to time
/// while nobody answers. A file host has answered.
pub fn watch(app: App) {
    find_server(app);
    browser::listen(&browser::window(), "online", move |_| find_server(app));
}

/// Asks whether there is a server and who we are there.
pub fn find_server(app: App) {
    wasm_bindgen_futures::spawn_local(async move {
        let server = app.server;
        match session().await {
            Ok(SessionInfo { version, me, banned }) => {
                server.me.set(me);
                server.banned.set(banned);
                server.presence.set(ServerPresence::Present);
                if version == gantry_wire::VERSION {
                    super::update::fits(app);
                } else {
                    super::update::reload_for(app, version);
                }
            }
            Err(error) => {
                server.presence.set(ServerPresence::Absent);
                if error == ServerError::Unreachable && !ASKS_AGAIN.replace(true) {
                    let again = move || {
                        ASKS_AGAIN.set(false);
                        if !server.is_known() {
                            find_server(app);
                        }
                    };
                    set_timeout(again, ASK_AGAIN);
                }
            }
        }
    });
}

/// The name that a field for it begins with: the account's, the one that was given last, or for
/// somebody new one to begin with.
pub fn default_name(app: App) -> String {
    let known = app.server.me.read_untracked().as_ref().map(|me| me.name.clone());
    known.or_else(|| browser::recall(NAME)).unwrap_or_else(|| untrack(|| guest_name(app)))
}

/// A friendly name that nobody else is likely to have at the same table.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // small and positive
fn guest_name(app: App) -> String {
    let below = |limit: u32| (js_sys::Math::random() * f64::from(limit)) as usize;
    let words = app.t("web-guest-names");
    let words: Vec<&str> = words.split(", ").collect();
    let word = words[below(u32::try_from(words.len()).unwrap_or(1)) % words.len()];
    format!("{word} {}", 10 + below(90))
}

/// Who we are; somebody unknown becomes a guest with this name.
///
/// # Errors
/// If the server does not accept the name, or does not answer.
pub async fn ensure_guest(app: App, name: &str) -> Result<OwnAccount, ServerError> {
    if let Some(me) = app.server.me.get_untracked() {
        return Ok(me);
    }
    let me: OwnAccount = post("guest", &NameBody { name }).await?;
    remember(app, me.clone());
    Ok(me)
}

/// Takes note of who we are now.
pub fn remember(app: App, me: OwnAccount) {
    browser::remember(NAME, &me.name);
    app.server.banned.set(false);
    app.server.me.set(Some(me));
}
