//! The connection to a table on a server. It comes back by itself after a break, says what it
//! knows, and repeats the calls that were not answered under their old numbers, so each counts
//! once.

use std::cell::{Cell, OnceCell, RefCell};
use std::time::Duration;

use gantry_wire::{Answer, Call, ClientMessage, Detail, HostMessage, VERSION, decode, encode};
use js_sys::{ArrayBuffer, Uint8Array};
use leptos::prelude::{GetUntracked, Set, WithUntracked, set_timeout};
use wasm_bindgen::JsCast;
use web_sys::{BinaryType, MessageEvent, WebSocket};

use super::{Connection, Exit, random_word};
use crate::page::app::App;
use crate::page::{browser, server, update};
use crate::shared::wait_ms;

type Answered = Box<dyn FnOnce(Answer)>;

/// How often the connection is tried when nothing else happens: a broken one may stay silent.
const PROBE_MS: i32 = 15_000;

thread_local! {
    static TABLE_CONNECTION: RefCell<Option<TableConnection>> = const { RefCell::new(None) };
    /// This page's name among the clients of the server, for as long as the page lives.
    static CLIENT: OnceCell<String> = const { OnceCell::new() };
    /// The number of the last call; none is used twice.
    static NUMBER: Cell<u32> = const { Cell::new(0) };
    /// Counts connections, so that messages of an old one are ignored.
    static CONNECTION: Cell<u32> = const { Cell::new(0) };
}

/// The connection to one table.
struct TableConnection {
    app: App,
    table: String,
    /// How many lines of the table's log were told.
    known: Option<usize>,
    /// The call that enters, until it is answered.
    entering: Option<u32>,
    /// Calls in order, until their answers arrive.
    unanswered: Vec<(Call, Option<Answered>)>,
    /// The call that tries the connection, until it is answered.
    probe: Option<u32>,
    socket: Option<WebSocket>,
    /// Whether calls can be sent now.
    entered: bool,
    /// How often connecting has failed since it last succeeded.
    failures: u32,
}

fn next_number() -> u32 {
    NUMBER.set(NUMBER.get() + 1);
    NUMBER.get()
}

impl TableConnection {
    fn send(&self, call: &Call) {
        if let Some(socket) = &self.socket {
            // If it fails, the connection closes and the call is repeated.
            drop(socket.send_with_u8_array(&encode(call)));
        }
    }

    /// Stops listening to the socket, and closes it.
    fn disconnect(&mut self) {
        CONNECTION.set(CONNECTION.get() + 1);
        (self.entered, self.entering, self.probe) = (false, None, None);
        if let Some(socket) = self.socket.take() {
            drop(socket.close());
        }
    }
}

/// Does something with the connection, if there is one.
fn with_connection<T>(work: impl FnOnce(&mut TableConnection) -> T) -> Option<T> {
    TABLE_CONNECTION.with_borrow_mut(|connection| connection.as_mut().map(work))
}

/// Watches what the browser knows about the connection, for the lifetime of the page.
pub fn watch() {
    let window = browser::window();
    browser::listen(&window, "online", |_| retry_now());
    browser::listen(&browser::document(), "visibilitychange", |_| retry_now());
    let probe = wasm_bindgen::prelude::Closure::<dyn FnMut()>::new(probe);
    let every = probe.as_ref().unchecked_ref();
    drop(window.set_interval_with_callback_and_timeout_and_arguments_0(every, PROBE_MS));
    probe.forget();
}

/// Opens a table.
pub fn open(app: App, table: &str) {
    close();
    app.online.connection.set(Connection::Entering);
    let connection = TableConnection {
        app,
        table: table.into(),
        known: None,
        entering: None,
        unanswered: Vec::new(),
        probe: None,
        socket: None,
        entered: false,
        failures: 0,
    };
    TABLE_CONNECTION.set(Some(connection));
    connect();
}

/// Closes the connection; returns whether there was one.
pub fn close() -> bool {
    let connection = TABLE_CONNECTION.take();
    connection.map(|mut connection| connection.disconnect()).is_some()
}

/// Whether this table is open.
pub fn is_open(table: &str) -> bool {
    with_connection(|connection| connection.table == table).unwrap_or_default()
}

/// Sends a call about the open table, if there is one and the call is about it; gives the answer's
/// receiver back otherwise.
pub fn ask<F: FnOnce(Answer) + 'static>(
    message: ClientMessage,
    answered: F,
) -> Result<(), (ClientMessage, F)> {
    TABLE_CONNECTION.with_borrow_mut(|connection| match connection {
        Some(connection) if crate::shared::is_for_table(&message, &connection.table) => {
            let call = Call { id: next_number(), message };
            if connection.entered {
                connection.send(&call);
            }
            connection.unanswered.push((call, Some(Box::new(answered))));
            Ok(())
        }
        _ => Err((message, answered)),
    })
}

/// The address of the socket.
fn address() -> String {
    let client = CLIENT.with(|client| client.get_or_init(random_word).clone());
    let page = browser::page_address();
    let page = page.rsplit_once('/').map_or(page.as_str(), |(folder, _)| folder);
    let page = page.strip_prefix("http").unwrap_or(page);
    format!("ws{page}/api/socket?client={client}&form=postcard")
}

/// Connects.
fn connect() {
    with_connection(TableConnection::disconnect);
    let number = CONNECTION.get();
    let is_current = move || CONNECTION.get() == number;
    let Ok(socket) = WebSocket::new(&address()) else { return handle_loss() };
    socket.set_binary_type(BinaryType::Arraybuffer);
    browser::listen(&socket, "message", move |event| {
        let data = event.unchecked_into::<MessageEvent>().data();
        if is_current()
            && let Ok(data) = data.dyn_into::<ArrayBuffer>()
        {
            receive(decode(&Uint8Array::new(&data).to_vec()));
        }
    });
    browser::listen(&socket, "close", move |_| {
        if is_current() {
            handle_loss();
        }
    });
    with_connection(|connection| connection.socket = Some(socket));
}

/// The connection is lost, or could not be made: tries again after a while.
fn handle_loss() {
    let Some((app, failures)) = with_connection(|connection| {
        connection.disconnect();
        connection.failures += 1;
        (connection.app, connection.failures - 1)
    }) else {
        return;
    };
    if !matches!(app.online.connection.get_untracked(), Connection::Lost(_)) {
        app.online.connection.set(Connection::Lost(browser::now_ms()));
    }
    let number = CONNECTION.get();
    set_timeout(
        move || {
            if CONNECTION.get() == number {
                connect();
            }
        },
        Duration::from_millis(wait_ms(failures).into()),
    );
    if failures > 0 {
        check_session(app);
    }
}

/// A browser does not say why a socket was refused, so the server is asked who we are.
fn check_session(app: App) {
    wasm_bindgen_futures::spawn_local(async move {
        let Ok(session) = server::session().await else {
            if app.frame.with_untracked(Option::is_none) {
                server::find_server(app);
            }
            return;
        };
        if session.version != VERSION {
            update::reload_for(app, session.version);
        } else if session.banned {
            app.server.me.set(None);
            app.server.banned.set(true);
            end(app, Exit::Banned);
        } else if session.me.is_none() {
            app.server.me.set(None);
            end(app, Exit::Expired);
        }
    });
}

/// Tries at once: the browser is online or looked at again, or the reader asks for it.
pub fn retry_now() {
    let waits = with_connection(|connection| connection.socket.is_none()).unwrap_or_default();
    if waits && !browser::document().hidden() {
        connect();
    }
}

/// Tries whether the connection is still there. It does nothing else.
fn probe() {
    let silent = with_connection(|connection| {
        if !connection.entered {
            return false;
        }
        let id = next_number();
        let silent = connection.probe.replace(id).is_some();
        connection.send(&Call { id, message: ClientMessage::Pause(false) });
        silent
    });
    if silent.unwrap_or_default() {
        handle_loss();
    }
}

/// We cannot stay.
fn end(app: App, exit: Exit) {
    if close() {
        app.clear_table();
        app.online.connection.set(Connection::Out(exit));
    }
}

/// Handles what the server sends.
fn receive(message: Option<HostMessage>) {
    let Some(app) = with_connection(|connection| connection.app) else { return };
    match message {
        Some(HostMessage::Ready { version }) if version == VERSION => {
            with_connection(|connection| {
                let (table, known) = (connection.table.clone(), connection.known);
                let message = ClientMessage::Enter { table, detail: Detail::Full, known };
                let id = next_number();
                connection.entering = Some(id);
                connection.send(&Call { id, message });
            });
        }
        Some(HostMessage::Ready { version }) => update::reload_for(app, version),
        Some(HostMessage::Answer { to, answer }) => receive_answer(app, to, answer),
        Some(HostMessage::Notice(why)) => end(app, Exit::Refused(why)),
        Some(message) => {
            if let HostMessage::Frame(frame) = &message {
                with_connection(|connection| connection.known = Some(frame.lines));
            }
            super::receive(app, message);
        }
        // Only another version sends what cannot be read.
        None => check_session(app),
    }
}

fn receive_answer(app: App, to: u32, answer: Answer) {
    let enters = with_connection(|connection| connection.entering == Some(to)).unwrap_or_default();
    match answer {
        // The table was dropped and read again; so we enter and ask again.
        Answer::Refused(refused) if refused.reason.key == "host-enter-first" => handle_loss(),
        Answer::Refused(refused) if enters && refused.reason.key == "host-not-stored" => {
            handle_loss();
        }
        Answer::Refused(refused) if enters => end(app, Exit::Refused(refused.reason)),
        _ if enters => entered(app),
        answer => {
            let waiting = with_connection(|connection| {
                if connection.probe == Some(to) {
                    connection.probe = None;
                }
                let index = connection.unanswered.iter().position(|(call, _)| call.id == to)?;
                connection.unanswered.remove(index).1
            });
            if let Some(answered) = waiting.flatten() {
                answered(answer);
            }
        }
    }
}

/// We are in: what was not answered is sent again.
fn entered(app: App) {
    with_connection(|connection| {
        (connection.entered, connection.entering, connection.failures) = (true, None, 0);
        connection.unanswered.iter().for_each(|(call, _)| connection.send(call));
    });
    if app.online.connection.with_untracked(|now| *now != Connection::Connected) {
        app.online.connection.set(Connection::Connected);
    }
    if !app.server.is_known() {
        // It was away when the page was loaded.
        server::find_server(app);
    }
}
