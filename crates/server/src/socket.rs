//! A socket: calls of one client come in, and what its table says goes out.

use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::rejection::QueryRejection;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Extension, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::SinkExt as _;
use gantry_catalog::games;
use gantry_host::game_info;
use gantry_kernel::{Phrase, outside};
use gantry_wire::{Answer, Call, ClientMessage, HostMessage, Refused, VERSION};
use serde::Deserialize;
use tokio::sync::{mpsc, watch};
use tokio::time::{MissedTickBehavior, interval};
use tokio_tungstenite::tungstenite;
use tracing::Instrument as _;

use crate::api::{ApiError, identified};
use crate::arrival::RequestId;
use crate::desk::Desk;
use crate::house::{Command, Entrance, EntryError, Line};
use crate::people::{self, Identity};
use crate::rate::Bucket;
use crate::sockets::SocketPlace;

/// What a connection reads and writes at once. The library's own size would be the largest part of
/// what an idle connection takes.
const BUFFER_BYTES: usize = 4096;

/// How messages are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Form {
    /// As text that every program reads.
    #[default]
    Json,
    /// As bytes, in the compact form of [`gantry_wire::encode`].
    Postcard,
}

/// What stands behind the `?` of the address.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wishes {
    /// A name that the client has chosen for itself. Calls with the same name and number are one
    /// call, also over another connection.
    client: Option<String>,
    #[serde(default)]
    form: Form,
}

/// Lets a client in that the server knows.
pub(crate) async fn open(
    State(desk): State<Desk>,
    wishes: Result<Query<Wishes>, QueryRejection>,
    Extension(id): Extension<RequestId>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let upgrade = upgrade.map_err(|wrong| ApiError::Invalid(wrong.body_text()))?;
    let Query(wishes) = wishes.map_err(|wrong| ApiError::Invalid(wrong.body_text()))?;
    if !people::is_own_page(&headers) {
        return Err(ApiError::OtherPage);
    }
    if wishes.client.as_ref().is_some_and(|name| outside::word("a name", name).is_err()) {
        return Err(ApiError::Invalid("The client's name is one short word.".into()));
    }
    let identity = identified(&desk, &headers).await?;
    let place = desk.sockets.take(&identity).ok_or(ApiError::TooMany)?;
    // whoever was shut out a moment ago was so before there was a socket to end
    identified(&desk, &headers).await?;
    let most = desk.house.limits.message_bytes;
    // it has the id of the request that opened it
    let span =
        tracing::error_span!(parent: None, "socket", id = %id.0, account = identity.account.id);
    let upgrade = upgrade.max_message_size(most).max_frame_size(most);
    let upgrade = upgrade.read_buffer_size(BUFFER_BYTES).write_buffer_size(BUFFER_BYTES);
    Ok(upgrade.on_upgrade(move |socket| {
        let run = async move {
            let metrics = desk.house.metrics.clone();
            metrics.sockets.inc();
            Connection::new(desk, identity, wishes, place).run(socket).await;
            metrics.sockets.dec();
        };
        run.instrument(span)
    }))
}

/// One client that is connected.
struct Connection {
    desk: Desk,
    identity: Identity,
    wishes: Wishes,
    place: SocketPlace,
    line: Line,
    said: mpsc::Receiver<HostMessage>,
    /// The table that it looks at.
    table: Option<mpsc::Sender<Command>>,
    calls: Bucket,
    chat: Bucket,
    /// Calls above the rate since the last one that was within it.
    excess: u32,
    /// Pings without an answer, and when the last one was sent.
    unanswered: u32,
    pinged: Instant,
}

/// Why a connection ends.
enum Farewell {
    Gone,
    Told(u16, &'static str),
}

const RESTARTS: Farewell = Farewell::Told(close_code::RESTART, "the server restarts");

impl Connection {
    fn new(desk: Desk, identity: Identity, wishes: Wishes, place: SocketPlace) -> Self {
        let limits = desk.house.limits;
        let (line, said) = Line::new(desk.house.next_client(), limits.waiting);
        let now = Instant::now();
        let (calls, chat) = (Bucket::full(limits.calls, now), Bucket::full(limits.chat, now));
        let (table, excess, unanswered, pinged) = (None, 0, 0, now);
        Self {
            desk,
            identity,
            wishes,
            place,
            line,
            said,
            table,
            calls,
            chat,
            excess,
            unanswered,
            pinged,
        }
    }

    async fn run(mut self, mut socket: WebSocket) {
        tracing::info!("opened");
        let began = Instant::now();
        let ready = HostMessage::Ready { version: VERSION };
        let farewell = match self.send(&mut socket, &ready).await {
            Err(farewell) => farewell,
            Ok(()) => self.converse(&mut socket).await,
        };
        if let Some(table) = self.table.take() {
            // one that is gone needs no word
            let _ = table.send(Command::Leave(self.line.client)).await;
        }
        let seconds = began.elapsed().as_secs();
        if let Farewell::Told(code, reason) = farewell {
            tracing::info!(seconds, code, reason, "closed by us");
            let frame = CloseFrame { code, reason: reason.into() };
            let goodbye = socket.send(Message::Close(Some(frame)));
            let _ = tokio::time::timeout(Duration::from_secs(1), goodbye).await;
        } else {
            tracing::info!(seconds, "closed");
        }
    }

    async fn converse(&mut self, socket: &mut WebSocket) -> Farewell {
        let mut pings = interval(self.desk.house.limits.ping);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut closing = self.desk.closing.subscribe();
        loop {
            let next = tokio::select! {
                said = self.said.recv() => match said {
                    Some(message) => self.send_waiting(socket, message).await,
                    None => return Farewell::Gone,
                },
                heard = socket.recv() => match heard {
                    Some(Ok(message)) => self.hear(socket, message).await,
                    Some(Err(error)) => return unreadable(error),
                    None => return Farewell::Gone,
                },
                _ = pings.tick() => self.ping(socket).await,
                () = self.place.ended() => {
                    Err(Farewell::Told(close_code::POLICY, "the session has ended"))
                }
                () = closed(&mut closing) => Err(RESTARTS),
            };
            if let Err(farewell) = next {
                return farewell;
            }
            if self.line.is_too_slow() {
                self.desk.house.metrics.too_slow.inc();
                return Farewell::Told(close_code::AGAIN, "too slow");
            }
        }
    }

    fn written(&self, message: &HostMessage) -> Message {
        match self.wishes.form {
            Form::Json => Message::Text(serde_json::to_string(message).expect("plain data").into()),
            Form::Postcard => Message::Binary(gantry_wire::encode(message).into()),
        }
    }

    async fn send(&self, socket: &mut WebSocket, message: &HostMessage) -> Result<(), Farewell> {
        socket.send(self.written(message)).await.map_err(|_| Farewell::Gone)
    }

    /// Sends this and whatever else waits in one go: an answer and its frame are one packet.
    async fn send_waiting(
        &mut self,
        socket: &mut WebSocket,
        first: HostMessage,
    ) -> Result<(), Farewell> {
        let mut next = Some(first);
        while let Some(message) = next {
            socket.feed(self.written(&message)).await.map_err(|_| Farewell::Gone)?;
            next = self.said.try_recv().ok();
        }
        socket.flush().await.map_err(|_| Farewell::Gone)
    }

    async fn ping(&mut self, socket: &mut WebSocket) -> Result<(), Farewell> {
        if self.unanswered >= 2 {
            return Err(Farewell::Told(close_code::POLICY, "no answer"));
        }
        self.unanswered += 1;
        self.pinged = Instant::now();
        socket.send(Message::Ping(Bytes::new())).await.map_err(|_| Farewell::Gone)
    }

    async fn hear(&mut self, socket: &mut WebSocket, message: Message) -> Result<(), Farewell> {
        let call: Result<Call, u32> = match &message {
            Message::Text(text) => serde_json::from_str(text).map_err(|_| number(text)),
            Message::Binary(bytes) => gantry_wire::decode(bytes)
                .ok_or_else(|| gantry_wire::call_number(bytes).unwrap_or_default()),
            Message::Ping(_) => return Ok(()),
            Message::Pong(_) => {
                self.unanswered = 0;
                let way = self.pinged.elapsed().as_millis();
                return self.tell_latency(u32::try_from(way).unwrap_or(u32::MAX)).await;
            }
            Message::Close(_) => return Err(Farewell::Gone),
        };
        self.desk.house.metrics.calls.inc();
        let to = call.as_ref().map_or_else(|to| *to, |call| call.id);
        let limits = &self.desk.house.limits;
        let now = Instant::now();
        if !self.calls.take(limits.calls, now) {
            self.desk.house.metrics.too_many.inc();
            self.excess += 1;
            if self.excess > limits.excess {
                return Err(Farewell::Told(close_code::POLICY, "too many messages"));
            }
            return self.answer(socket, to, refused("host-too-many")).await;
        }
        self.excess = 0;
        let Ok(call) = call else {
            return self.answer(socket, to, refused("host-malformed")).await;
        };
        let talks = matches!(call.message, ClientMessage::Say(_));
        if talks && !self.chat.take(limits.chat, now) {
            self.desk.house.metrics.too_many.inc();
            return self.answer(socket, to, refused("host-too-many")).await;
        }
        self.obey(socket, call).await
    }

    async fn answer(
        &self,
        socket: &mut WebSocket,
        to: u32,
        answer: Answer,
    ) -> Result<(), Farewell> {
        self.send(socket, &HostMessage::Answer { to, answer }).await
    }

    async fn obey(&mut self, socket: &mut WebSocket, call: Call) -> Result<(), Farewell> {
        let Call { id: to, message } = call;
        match message {
            ClientMessage::Games => {
                let games = games().iter().map(game_info).collect();
                self.answer(socket, to, Answer::Games(games)).await
            }
            ClientMessage::Prefer { .. } | ClientMessage::Pause(_) => {
                self.answer(socket, to, Answer::Done).await
            }
            ClientMessage::Leave => {
                self.leave().await;
                self.answer(socket, to, Answer::Done).await
            }
            ClientMessage::Enter { table, detail, known } => {
                self.leave().await;
                let (line, person) = (self.line.clone(), self.identity.person());
                let entrance = Entrance { line, person, detail, known, to };
                match self.enter(&table, entrance).await {
                    Ok(()) => Ok(()),
                    Err(key) => self.answer(socket, to, refused(key)).await,
                }
            }
            message => {
                let Some(table) = &self.table else {
                    return self.answer(socket, to, refused("host-enter-first")).await;
                };
                let account = &self.identity.account.id;
                let client = self.wishes.client.as_ref();
                let key = client.map(|client| format!("{account}:{client}:{to}"));
                let call = Call { id: to, message };
                let command = Command::Call(Box::new((self.line.clone(), call, key)));
                if table.send(command).await.is_err() {
                    self.table = None;
                    // it may be the repeat of a call that is done: that must not be refused
                    if *self.desk.closing.borrow() {
                        return Err(RESTARTS);
                    }
                    return self.answer(socket, to, refused("host-enter-first")).await;
                }
                Ok(())
            }
        }
    }

    /// Asks to be let in at a table. It answers by itself, unless nobody can be asked.
    async fn enter(&mut self, table: &str, entrance: Entrance) -> Result<(), &'static str> {
        let mut command = Command::Enter(Box::new(entrance));
        loop {
            let sender = self.desk.house.sender(table).await.map_err(|error| match error {
                EntryError::NoTable => "host-no-table",
                EntryError::Frozen => "host-table-frozen",
                EntryError::Closed => "host-table-closed",
                EntryError::Store(error) => {
                    tracing::warn!(%error, "a table cannot be read");
                    "host-not-stored"
                }
            })?;
            match sender.send(command).await {
                Ok(()) => {
                    self.table = Some(sender);
                    return Ok(());
                }
                // it has just left memory, and is read again
                Err(mpsc::error::SendError(back)) => command = back,
            }
        }
    }

    async fn leave(&mut self) {
        if let Some(table) = self.table.take() {
            // one that is gone needs no word
            let _ = table.send(Command::Leave(self.line.client)).await;
        }
    }

    async fn tell_latency(&self, ms: u32) -> Result<(), Farewell> {
        if let Some(table) = &self.table {
            // one that is gone needs no word
            let _ = table.send(Command::Latency(self.line.client, ms)).await;
        }
        Ok(())
    }
}

/// The number of a call of which nothing else can be read.
fn number(text: &str) -> u32 {
    #[derive(Deserialize)]
    struct Numbered {
        id: u32,
    }
    serde_json::from_str(text).map_or(0, |Numbered { id }| id)
}

/// What a client is told whose bytes are no message at all: the stream cannot go on after them.
fn unreadable(error: axum::Error) -> Farewell {
    use tungstenite::Error::{Capacity, Protocol, Utf8};
    use tungstenite::error::ProtocolError::ResetWithoutClosingHandshake;
    match error.into_inner().downcast_ref() {
        Some(Capacity(_)) => Farewell::Told(close_code::SIZE, "the message is too long"),
        Some(Utf8(_)) => Farewell::Told(close_code::INVALID, "the text is no UTF-8"),
        Some(Protocol(ResetWithoutClosingHandshake)) => Farewell::Gone,
        Some(Protocol(_)) => Farewell::Told(close_code::PROTOCOL, "this is no WebSocket frame"),
        _ => Farewell::Gone,
    }
}

/// Waits until the server stops, which it may do already.
async fn closed(closing: &mut watch::Receiver<bool>) {
    drop(closing.wait_for(|closing| *closing).await);
}

const fn refused(key: &'static str) -> Answer {
    Answer::Refused(Refused::because(Phrase::new(key)))
}
