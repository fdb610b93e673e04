//! Tables on a server: everything that several people share besides the game itself. The frames of
//! such a table go to the same boards as those of the worker.

mod after;
mod bar;
mod chat;
mod gathering;
mod invitation;
mod lobby;
mod moving;
mod notify;
mod piece;
mod push;
mod qr;
mod scene;
mod seats;
mod settings;
mod socket;

use std::collections::BTreeSet;
use std::sync::Arc;

use gantry_kernel::{Phrase, Seat};
use gantry_wire::{
    Answer, ChatLine, ClientMessage, CreatedTable, Gathering, HostMessage, Refused, TableSettings,
    TableSummary,
};

use super::app::App;
use super::server::ServerError;
use super::{browser, seen, server};
use crate::prelude::*;
use crate::route::Route;

pub use invitation::name_field;
pub use moving::to_server;
pub use piece::{
    banners, calls, draw, draw_invitation, draw_lobby, draw_own, form, more, next, substitutes,
    tools,
};
pub use settings::OnlineForm;
pub use socket::{ask, is_open};

/// The open table on a server. Made of signals: cheap to pass around.
#[derive(Clone, Copy)]
pub struct Online {
    /// How the connection is.
    pub connection: RwSignal<Connection>,
    /// The table before its deal.
    pub gathering: RwSignal<Option<Arc<Gathering>>>,
    /// What was said there.
    pub chat: RwSignal<Vec<ChatLine>>,
    /// The number of the last chat line that the reader has seen.
    pub read: RwSignal<u64>,
    /// The accounts whose chat lines the reader does not want to see.
    pub muted: RwSignal<BTreeSet<String>>,
    /// The round-trip time to each player, in milliseconds.
    pub latencies: RwSignal<Vec<(Seat, u32)>>,
    /// The seats that we take as soon as we are there.
    wishes: StoredValue<Vec<Wish>>,
}

/// How the connection to a server is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Connection {
    /// No table of a server is open.
    Closed,
    /// The first attempt.
    Entering,
    /// It is there.
    Connected,
    /// It was lost at this time of the page's clock, in milliseconds, and is tried again.
    Lost(u64),
    /// We cannot stay.
    Out(Exit),
}

/// Why we cannot stay at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Exit {
    /// The table does not let us in, or has closed.
    Refused(Phrase),
    /// The server does not know us any more.
    Expired,
    /// The account is banned.
    Banned,
}

/// A seat that somebody at this browser takes before the deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// Which one; `None` for the first free one.
    pub seat: Option<Seat>,
    /// What they are called there; empty for the account's name.
    pub name: String,
    /// Their colour.
    pub colour: u8,
    /// What they add to the deal; empty for something random.
    pub salt: String,
}

impl Wish {
    /// Any seat, under this name.
    pub fn any(name: String) -> Self {
        Self { seat: None, name, colour: 0, salt: String::new() }
    }
}

impl Online {
    /// No table is open.
    pub fn new() -> Self {
        Self {
            connection: RwSignal::new(Connection::Closed),
            gathering: RwSignal::new(None),
            chat: RwSignal::new(Vec::new()),
            read: RwSignal::new(0),
            muted: RwSignal::new(BTreeSet::new()),
            latencies: RwSignal::new(Vec::new()),
            wishes: StoredValue::new(Vec::new()),
        }
    }

    fn forget(self) {
        self.gathering.set(None);
        self.chat.set(Vec::new());
        self.read.set(0);
        self.muted.set(BTreeSet::new());
        self.latencies.set(Vec::new());
    }
}

/// Whose the seats of a table are, by account; asked for whenever `seated` changes.
fn accounts(
    table: String,
    seated: impl Fn() + Send + Sync + 'static,
) -> RwSignal<Vec<Option<String>>> {
    let accounts = RwSignal::new(Vec::new());
    Effect::new(move |_| {
        seated();
        let path = format!("tables/{table}");
        wasm_bindgen_futures::spawn_local(async move {
            if let Ok(found) = server::get::<TableSummary>(&path).await {
                accounts.try_set(found.accounts);
            }
        });
    });
    accounts
}

/// A name that leads to its owner's profile, if the account is known.
pub fn profile_link(name: String, account: Option<&str>) -> AnyView {
    match account.map(|account| Route::Player(account.into()).to_string()) {
        Some(there) => view! { <a class="profile" href=there>{name}</a> },
        None => view! { <span class="profile">{name}</span> },
    }
}

/// What lives as long as the page.
pub fn watch(app: App) {
    socket::watch();
    piece::watch(app);
}

/// Enters the table of an address, unless it is open already.
pub fn enter(app: App, table: &str) {
    if socket::is_open(table) {
        return;
    }
    app.clear_table();
    app.online.forget();
    app.online.read.set(seen::all().of(table).map_or(0, |witness| witness.read));
    socket::open(app, table);
}

/// Leaves the open table of a server, if there is one.
pub fn leave(app: App) {
    if socket::close() {
        app.clear_table();
        app.online.forget();
        app.online.connection.set(Connection::Closed);
    }
}

/// Goes to a table, to take these seats there.
pub fn open_and_join(app: App, table: String, wishes: Vec<Wish>) {
    app.online.wishes.set_value(wishes);
    let here = socket::is_open(&table);
    browser::go(&Route::Table(table));
    if here {
        settle(app);
    }
}

/// Handles what the server says about the open table.
fn receive(app: App, message: HostMessage) {
    let online = app.online;
    match message {
        HostMessage::Gathering(gathering) => {
            seen::note(&gathering.table, |witness| witness.see(&gathering));
            online.gathering.set(Some(Arc::from(gathering)));
            settle(app);
        }
        HostMessage::Said(lines) => online.chat.update(|chat| {
            let last = chat.last().map_or(0, |line| line.number);
            chat.extend(lines.into_iter().filter(|line| line.number > last));
        }),
        HostMessage::Latency(latencies) => online.latencies.set(latencies),
        frame @ HostMessage::Frame(_) => app.receive(frame),
        // The socket itself handles the others.
        HostMessage::Ready { .. }
        | HostMessage::Answer { .. }
        | HostMessage::Elsewhere(_)
        | HostMessage::Notice(_) => {}
    }
}

/// Does what we came for: takes the seats that were wished for, and adds to the deal where a seat
/// was kept from the game before.
fn settle(app: App) {
    let Some(gathering) = app.online.gathering.get_untracked() else { return };
    let wishes = app.online.wishes.try_update_value(std::mem::take).unwrap_or_default();
    let seated = gathering.chairs.iter().any(|chair| chair.own);
    for wish in wishes.into_iter().filter(|wish| wish.seat.is_some() || !seated) {
        join(app, wish);
    }
    for chair in gathering.chairs.iter().filter(|chair| chair.own) {
        if let Some(taken) = chair.taken.as_ref().filter(|taken| !taken.salted) {
            let (name, salt) = (taken.name.clone(), String::new());
            join(app, Wish { seat: Some(chair.seat), name, colour: taken.colour, salt });
        }
    }
}

/// Sits down before the deal. What this browser adds to it is random, unless somebody gave words.
pub fn join(app: App, wish: Wish) {
    let Wish { seat, name, colour, salt } = wish.clone();
    let salt = if salt.trim().is_empty() { random_word() } else { salt };
    let table = table(app);
    let message = ClientMessage::Join { seat, name, salt: salt.clone(), colour };
    app.ask(message, move |answer| match answer {
        // To be found in the record later.
        Answer::Done => seen::note(&table, |witness| witness.add(seat, salt)),
        Answer::Refused(refused) if NAME_REFUSED.contains(&&*refused.reason.key) => {
            ask_for_another_name(app, &refused, wish);
        }
        answer => app.show_refusal(&answer),
    });
}

/// Refusals of a name.
const NAME_REFUSED: [&str; 2] = ["host-same-name", "host-bad-name"];

/// Nobody can sit down under this name: says why, and asks for another one.
fn ask_for_another_name(app: App, refused: &Refused, wish: Wish) {
    let own = || app.server.me.read_untracked().as_ref().map(|me| me.name.clone());
    let name = Some(wish.name.clone()).filter(|name| !name.is_empty()).or_else(own);
    let (words, button) = (app.reason(refused), app.t("web-sit-down"));
    app.ask_text(words, name.unwrap_or_default(), button, move |name| {
        join(app, Wish { name, ..wish.clone() });
    });
}

/// The id of the open table; empty while nothing is known of it.
fn table(app: App) -> String {
    let gathering = app.online.gathering.read_untracked();
    let frame = app.frame.read_untracked();
    let dealt = frame.as_ref().map(|frame| frame.table.clone());
    dealt.or_else(|| gathering.as_ref().map(|it| it.table.clone())).unwrap_or_default()
}

/// The reader has seen what was said so far; a reload does not show it as new.
fn mark_read(app: App) {
    let last = app.online.chat.read().last().map_or(0, |line| line.number);
    if last > app.online.read.get_untracked() {
        app.online.read.set(last);
        seen::note(&table(app), |witness| witness.read = last);
    }
}

/// 32 random hexadecimal digits.
fn random_word() -> String {
    let mut bytes = [0_u8; 16];
    if let Ok(crypto) = browser::window().crypto() {
        drop(crypto.get_random_values_with_u8_array(&mut bytes));
    }
    gantry_kernel::hex::encode(&bytes)
}

/// Opens a table on the server under this name and takes these seats there.
pub fn create(app: App, name: String, settings: TableSettings, wishes: Vec<Wish>) {
    wasm_bindgen_futures::spawn_local(async move {
        let made = async {
            server::ensure_guest(app, &name).await?;
            server::post::<CreatedTable>("tables", &settings).await
        };
        match made.await {
            Ok(CreatedTable { table }) => open_and_join(app, table, wishes),
            Err(error) => refuse(app, &error),
        }
    });
}

/// Says why the server did not give us a table.
fn refuse(app: App, error: &ServerError) {
    if error.word() == "stranger" {
        // The session has ended: whoever tries again becomes a guest.
        app.server.me.set(None);
    }
    app.notice(server::sentence(app, error));
}

/// Sends something about the table; a refusal becomes a notice.
fn tell(app: App, message: ClientMessage) -> impl Fn() {
    move || app.tell(message.clone())
}
