//! A socket: receives the calls of one client, and sends it the messages of its table.

use std::pin::pin;
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
use gantry_kernel::{Awaiting, Phrase, outside};
use gantry_wire::{Answer, Call, ClientMessage, Frame, HostMessage, Refused, VERSION};
use serde::Deserialize;
use tokio::sync::mpsc::error::SendTimeoutError;
use tokio::sync::{mpsc, watch};
use tokio::time::{sleep_until, timeout};
use tokio_tungstenite::tungstenite;
use tracing::Span;

use crate::api::{ApiError, authenticate};
use crate::app_state::AppState;
use crate::connections::RemoteAddress;
use crate::ingress::RequestId;
use crate::nodes::Courier;
use crate::open_table::OpenTable;
use crate::people::{self, Identity};
use crate::registry::{Command, EnterError, EnterRequest, Outbox};
use crate::sockets::SocketPermit;

/// The size of read and write buffers. The library's default would be most of an idle connection's
/// memory.
const BUFFER_BYTES: usize = 4096;

/// The usual size of a frame without its view and texts.
const FRAME_BYTES: usize = 1024;

/// How messages are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Encoding {
    /// As text that every program reads.
    #[default]
    Json,
    /// As bytes, in the compact form of [`gantry_wire::encode`].
    Postcard,
}

/// The query of the address.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SocketQuery {
    /// A name that the client has chosen for itself. Calls with the same name and number are one
    /// call, also over another connection.
    client: Option<String>,
    #[serde(default)]
    form: Encoding,
}

/// Opens a socket for a client that the server knows.
pub(crate) async fn open(
    State(state): State<AppState>,
    query: Result<Query<SocketQuery>, QueryRejection>,
    Extension(id): Extension<RequestId>,
    Extension(from): Extension<RemoteAddress>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let upgrade = upgrade.map_err(|wrong| ApiError::Invalid(wrong.body_text()))?;
    let Query(query) = query.map_err(|wrong| ApiError::Invalid(wrong.body_text()))?;
    if !people::is_own_page(&headers) {
        return Err(ApiError::OtherPage);
    }
    if query.client.as_ref().is_some_and(|name| outside::word("a name", name).is_err()) {
        return Err(ApiError::Invalid("The client's name is one short word.".into()));
    }
    let identity = authenticate(&state, &headers).await?;
    let permit = state.sockets.take(&identity, people::counted_address(from.0));
    let permit = permit.ok_or(ApiError::TooMany)?;
    // the session may have ended before there was a socket to close
    authenticate(&state, &headers).await?;
    let most = state.registry.limits.message_bytes;
    // the span has the id of the request that opened the socket
    let span =
        tracing::error_span!(parent: None, "socket", id = %id.0, account = identity.account.id);
    let upgrade = upgrade.max_message_size(most).max_frame_size(most);
    let upgrade = upgrade.read_buffer_size(BUFFER_BYTES).write_buffer_size(BUFFER_BYTES);
    Ok(upgrade.on_upgrade(async move |socket| {
        let metrics = state.registry.metrics.clone();
        metrics.sockets.inc();
        Connection::new(state, identity, query, permit, span).run(socket).await;
        metrics.sockets.dec();
    }))
}

/// One client that is connected.
struct Connection {
    state: AppState,
    identity: Identity,
    query: SocketQuery,
    permit: SocketPermit,
    outbox: Outbox,
    outgoing: mpsc::Receiver<HostMessage>,
    /// The table that it has open.
    table: Option<OpenTable>,
    /// Calls above the rate since the last one that was within it.
    excess: u32,
    /// Whether people play in real time at its table: then everybody is shown the round-trip time
    /// to this client.
    is_live: bool,
    /// When the ping was sent whose answer is awaited. There is one at a time.
    awaited: Option<Instant>,
    /// When the next one is due.
    ping_at: Instant,
    /// The span of its log lines. It is entered for each line, not whenever the task is polled.
    span: Span,
}

/// Why a connection ends.
enum CloseReason {
    /// The client is gone.
    Gone,
    /// The server closes it, with this code and reason.
    Closed(u16, &'static str),
}

const RESTARTS: CloseReason = CloseReason::Closed(close_code::RESTART, "the server restarts");

impl Connection {
    fn new(
        state: AppState,
        identity: Identity,
        query: SocketQuery,
        permit: SocketPermit,
        span: Span,
    ) -> Self {
        let limits = state.registry.limits;
        let (outbox, outgoing) = Outbox::new(state.registry.next_client(), limits.waiting);
        let now = Instant::now();
        let (table, excess, is_live, awaited, ping_at) = (None, 0, false, None, now);
        Self {
            state,
            identity,
            query,
            permit,
            outbox,
            outgoing,
            table,
            excess,
            is_live,
            awaited,
            ping_at,
            span,
        }
    }

    async fn run(mut self, mut socket: WebSocket) {
        tracing::info!(parent: &self.span, "opened");
        let began = Instant::now();
        let ready = HostMessage::Ready { version: VERSION };
        let ending = match self.send(&mut socket, &ready).await {
            Err(ending) => ending,
            Ok(()) => self.serve(&mut socket).await,
        };
        if let Some(table) = self.table.take() {
            table.leave(self.outbox.client).await;
        }
        let seconds = began.elapsed().as_secs();
        if let CloseReason::Closed(code, reason) = ending {
            tracing::info!(parent: &self.span, seconds, code, reason, "closed by us");
            let frame = CloseFrame { code, reason: reason.into() };
            let goodbye = socket.send(Message::Close(Some(frame)));
            let _ = tokio::time::timeout(Duration::from_secs(1), goodbye).await;
        } else {
            tracing::info!(parent: &self.span, seconds, "closed");
        }
    }

    async fn serve(&mut self, socket: &mut WebSocket) -> CloseReason {
        let mut ping = pin!(sleep_until(self.ping_at.into()));
        let mut closing = self.state.closing.subscribe();
        loop {
            if ping.deadline() != self.ping_at.into() {
                ping.as_mut().reset(self.ping_at.into());
            }
            let next = tokio::select! {
                message = self.outgoing.recv() => match message {
                    Some(message) => self.send_waiting(socket, message).await,
                    None => return CloseReason::Gone,
                },
                message = socket.recv() => match message {
                    Some(Ok(message)) => self.receive(socket, message).await,
                    Some(Err(error)) => return close_reason(error),
                    None => return CloseReason::Gone,
                },
                () = ping.as_mut() => self.ping(socket).await,
                () = self.permit.ended() => {
                    Err(CloseReason::Closed(close_code::POLICY, "the session has ended"))
                }
                () = closed(&mut closing) => Err(RESTARTS),
            };
            if let Err(ending) = next {
                return ending;
            }
            if self.outbox.is_too_slow() {
                self.state.registry.metrics.too_slow.inc();
                return CloseReason::Closed(close_code::AGAIN, "too slow");
            }
        }
    }

    fn encoded(&self, message: &HostMessage) -> Message {
        match self.query.form {
            Encoding::Json => {
                Message::Text(serde_json::to_string(message).expect("plain data").into())
            }
            Encoding::Postcard => {
                let bytes = match message {
                    HostMessage::Frame(frame) => frame.view.len() + FRAME_BYTES,
                    _ => 0,
                };
                Message::Binary(gantry_wire::encode_sized(message, bytes).into())
            }
        }
    }

    async fn send(&self, socket: &mut WebSocket, message: &HostMessage) -> Result<(), CloseReason> {
        socket.send(self.encoded(message)).await.map_err(|_| CloseReason::Gone)
    }

    /// Sends a message and all others in the queue, so that an answer and its frame are one packet.
    async fn send_waiting(
        &mut self,
        socket: &mut WebSocket,
        first: HostMessage,
    ) -> Result<(), CloseReason> {
        let mut next = Some(first);
        while let Some(message) = next {
            if let HostMessage::Frame(frame) = &message {
                self.watch_pace(frame);
            }
            socket.feed(self.encoded(&message)).await.map_err(|_| CloseReason::Gone)?;
            next = self.outgoing.try_recv().ok();
        }
        socket.flush().await.map_err(|_| CloseReason::Gone)
    }

    /// Pings more often while people play in real time, beginning with the first frame.
    fn watch_pace(&mut self, frame: &Frame) {
        let is_live = frame.is_real_time && frame.awaiting != Awaiting::Over;
        if is_live && !self.is_live {
            self.ping_at = Instant::now();
        }
        self.is_live = is_live;
    }

    async fn ping(&mut self, socket: &mut WebSocket) -> Result<(), CloseReason> {
        let limits = &self.state.registry.limits;
        let now = Instant::now();
        self.ping_at = now + if self.is_live { limits.live_ping } else { limits.ping };
        match self.awaited {
            Some(sent) if now - sent >= 2 * limits.ping => {
                return Err(CloseReason::Closed(close_code::POLICY, "no answer"));
            }
            Some(_) => return Ok(()),
            None => self.awaited = Some(now),
        }
        socket.send(Message::Ping(Bytes::new())).await.map_err(|_| CloseReason::Gone)
    }

    async fn receive(
        &mut self,
        socket: &mut WebSocket,
        message: Message,
    ) -> Result<(), CloseReason> {
        let call: Result<Call, u32> = match &message {
            Message::Text(text) => serde_json::from_str(text).map_err(|_| number(text)),
            Message::Binary(bytes) => gantry_wire::decode(bytes)
                .ok_or_else(|| gantry_wire::call_number(bytes).unwrap_or_default()),
            Message::Pong(_) if self.awaited.is_some() => {
                let latency = self.awaited.take().map_or(0, |sent| sent.elapsed().as_millis());
                self.tell_latency(u32::try_from(latency).unwrap_or(u32::MAX));
                return Ok(());
            }
            // a control frame that answers no ping has no effect, but counts as a call
            Message::Ping(_) | Message::Pong(_) => {
                return if self.may_call() { Ok(()) } else { self.check_excess() };
            }
            Message::Close(_) => return Err(CloseReason::Gone),
        };
        self.state.registry.metrics.calls.inc();
        let to = call.as_ref().map_or_else(|to| *to, |call| call.id);
        if !self.may_call() {
            self.check_excess()?;
            return self.answer(socket, to, refused("host-too-many")).await;
        }
        let Ok(call) = call else {
            return self.answer(socket, to, refused("host-malformed")).await;
        };
        let talks = matches!(call.message, ClientMessage::Say(_));
        if talks && !self.permit.chat.take() {
            self.state.registry.metrics.too_many.inc();
            return self.answer(socket, to, refused("host-too-many")).await;
        }
        self.carry_out(socket, call).await
    }

    /// Whether the account may send one more message now.
    fn may_call(&mut self) -> bool {
        let may = self.permit.calls.take();
        if may {
            self.excess = 0;
        } else {
            self.state.registry.metrics.too_many.inc();
            self.excess += 1;
        }
        may
    }

    /// Ends a connection that goes on regardless of refusals.
    fn check_excess(&self) -> Result<(), CloseReason> {
        if self.excess > self.state.registry.limits.excess {
            return Err(CloseReason::Closed(close_code::POLICY, "too many messages"));
        }
        Ok(())
    }

    async fn answer(
        &self,
        socket: &mut WebSocket,
        to: u32,
        answer: Answer,
    ) -> Result<(), CloseReason> {
        self.send(socket, &HostMessage::Answer { to, answer }).await
    }

    async fn carry_out(&mut self, socket: &mut WebSocket, call: Call) -> Result<(), CloseReason> {
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
                let (outbox, person) = (self.outbox.clone(), self.identity.person());
                let request = EnterRequest { outbox, person, detail, known, to };
                let wait = self.state.registry.limits.table_wait;
                match timeout(wait, self.enter(&table, request)).await {
                    Ok(Ok(())) => Ok(()),
                    Ok(Err(key)) => self.answer(socket, to, refused(key)).await,
                    // clients come back after this answer
                    Err(_) => self.answer(socket, to, refused("host-not-stored")).await,
                }
            }
            message => {
                let Some(table) = &self.table else {
                    return self.answer(socket, to, refused("host-enter-first")).await;
                };
                let account = &self.identity.account.id;
                let client = self.query.client.as_ref();
                let key = client.map(|client| format!("{account}:{client}:{to}"));
                let call = Call { id: to, message };
                let wait = self.state.registry.limits.table_wait;
                match table.call(&self.outbox, call, key, wait).await {
                    Ok(()) => Ok(()),
                    Err(SendTimeoutError::Timeout(())) => {
                        self.answer(socket, to, refused("host-busy")).await
                    }
                    Err(SendTimeoutError::Closed(())) => {
                        self.table = None;
                        // this may repeat a call that is done, and must not be refused
                        if *self.state.closing.borrow() {
                            return Err(RESTARTS);
                        }
                        self.answer(socket, to, refused("host-enter-first")).await
                    }
                }
            }
        }
    }

    /// Sends a request to enter a table. The table answers, unless it cannot be loaded.
    async fn enter(&mut self, table: &str, request: EnterRequest) -> Result<(), &'static str> {
        let registry = &self.state.registry;
        if let Some(nodes) = &registry.nodes {
            let courier = Courier::start(registry.clone(), nodes.clone(), table, request);
            self.table = Some(OpenTable::Somewhere(courier));
            return Ok(());
        }
        let mut command = Command::Enter(Box::new(request));
        loop {
            let sender = self.state.registry.sender(table).await.map_err(|error| {
                if let EnterError::Store(error) = &error {
                    tracing::warn!(parent: &self.span, %error, "a table cannot be read");
                }
                error.reason().unwrap_or("host-not-stored")
            })?;
            match sender.send(command).await {
                Ok(()) => {
                    self.table = Some(OpenTable::Here(sender));
                    return Ok(());
                }
                // the table has just left memory; load it again
                Err(mpsc::error::SendError(back)) => command = back,
            }
        }
    }

    async fn leave(&mut self) {
        self.is_live = false;
        if let Some(table) = self.table.take() {
            table.leave(self.outbox.client).await;
        }
    }

    fn tell_latency(&self, ms: u32) {
        if let Some(table) = &self.table {
            table.tell_latency(self.outbox.client, ms);
        }
    }
}

/// The number of a call that cannot be read otherwise.
fn number(text: &str) -> u32 {
    #[derive(Deserialize)]
    struct Numbered {
        id: u32,
    }
    serde_json::from_str(text).map_or(0, |Numbered { id }| id)
}

/// How to close a connection whose bytes cannot be read as messages.
fn close_reason(error: axum::Error) -> CloseReason {
    use tungstenite::Error::{Capacity, Protocol, Utf8};
    use tungstenite::error::ProtocolError::ResetWithoutClosingHandshake;
    match error.into_inner().downcast_ref() {
        Some(Capacity(_)) => CloseReason::Closed(close_code::SIZE, "the message is too long"),
        Some(Utf8(_)) => CloseReason::Closed(close_code::INVALID, "the text is not UTF-8"),
        Some(Protocol(ResetWithoutClosingHandshake)) => CloseReason::Gone,
        Some(Protocol(_)) => {
            CloseReason::Closed(close_code::PROTOCOL, "this is not a WebSocket frame")
        }
        _ => CloseReason::Gone,
    }
}

/// Waits until the server stops; returns at once if it already does.
async fn closed(closing: &mut watch::Receiver<bool>) {
    drop(closing.wait_for(|closing| *closing).await);
}

const fn refused(key: &'static str) -> Answer {
    Answer::Refused(Refused::without_rule(Phrase::new(key)))
}
