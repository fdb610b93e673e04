//! The socket: sends calls, receives answers and frames.

use std::collections::VecDeque;
use std::sync::Arc;

use futures_util::{SinkExt, StreamExt};
use gantry_wire::{Answer, Call, ClientMessage, HostMessage, VERSION};
use reqwest::header::HeaderMap;
use tokio::net::TcpStream;
use tokio_rustls::rustls::ClientConfig;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{
    Connector, MaybeTlsStream, WebSocketStream, connect_async_tls_with_config,
};

use crate::ClientError;

/// A small message must not wait for the one before it to be acknowledged.
const NO_DELAY: bool = true;
/// How much is read at once. The library clears this much memory before each read, and its own size
/// is that of a hundred frames.
const READ_BYTES: usize = 8 * 1024;

/// How messages are encoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// As text that any program can read.
    Json,
    /// As bytes, shorter and faster.
    Postcard,
}

impl Encoding {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Json => "json",
            Self::Postcard => "postcard",
        }
    }
}

/// A connection to a server.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    form: Encoding,
    next_call: u32,
    /// What arrived while we waited for an answer.
    waiting: VecDeque<HostMessage>,
    /// How many bytes of messages have arrived.
    received: u64,
}

impl Socket {
    pub(crate) async fn open(
        url: &str,
        identity: &HeaderMap,
        tls: Arc<ClientConfig>,
        form: Encoding,
    ) -> Result<Self, ClientError> {
        let mut request =
            url.into_client_request().map_err(|_| ClientError::Address(url.to_owned()))?;
        for (name, value) in identity {
            request.headers_mut().insert(name, value.clone());
        }
        let config = WebSocketConfig::default().read_buffer_size(READ_BYTES);
        let tls = Some(Connector::Rustls(tls));
        // Boxed, since what it takes to connect would make every future around it large.
        let connecting = connect_async_tls_with_config(request, Some(config), NO_DELAY, tls);
        let (stream, _) = Box::pin(connecting).await.map_err(|error| match error {
            Error::Http(response) => {
                let text = String::from_utf8_lossy(response.body().as_deref().unwrap_or(&[]));
                ClientError::refused(response.status().as_u16(), &text)
            }
            other => ClientError::unreachable(&other),
        })?;
        let (next_call, waiting, received) = (1, VecDeque::new(), 0);
        let mut socket = Self { stream, form, next_call, waiting, received };
        match socket.next().await? {
            HostMessage::Ready { version: VERSION } => Ok(socket),
            HostMessage::Ready { version } => Err(ClientError::Version(version)),
            other => Err(ClientError::Unreadable(format!("{other:?}"))),
        }
    }

    /// Sets the number of the next call. A repeated call has the same number as before.
    pub const fn number_next(&mut self, call: u32) {
        self.next_call = call;
    }

    /// How many bytes of messages have arrived so far.
    pub const fn received(&self) -> u64 {
        self.received
    }

    /// Sends a message; returns the number of the call.
    pub async fn send(&mut self, message: ClientMessage) -> Result<u32, ClientError> {
        let id = self.next_call;
        self.next_call += 1;
        let call = Call { id, message };
        let message = match self.form {
            Encoding::Json => {
                let text = serde_json::to_string(&call);
                Message::text(text.map_err(|error| ClientError::Unreadable(error.to_string()))?)
            }
            Encoding::Postcard => Message::binary(gantry_wire::encode(&call)),
        };
        self.stream.send(message).await.map_err(|_| ClientError::Ended)?;
        Ok(id)
    }

    /// The next message, whatever it is.
    pub async fn next(&mut self) -> Result<HostMessage, ClientError> {
        if let Some(message) = self.waiting.pop_front() {
            return Ok(message);
        }
        self.receive().await
    }

    async fn receive(&mut self) -> Result<HostMessage, ClientError> {
        loop {
            let message = self.stream.next().await.ok_or(ClientError::Ended)?;
            let message = match message.map_err(|_| ClientError::Ended)? {
                Message::Text(text) => {
                    self.received += text.len() as u64;
                    serde_json::from_str(&text).ok()
                }
                Message::Binary(bytes) => {
                    self.received += bytes.len() as u64;
                    gantry_wire::decode(&bytes)
                }
                Message::Close(_) => return Err(ClientError::Ended),
                Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => continue,
            };
            return message.ok_or_else(|| ClientError::Unreadable("a message".into()));
        }
    }

    /// Sends a message and waits for its answer; [`Socket::next`] returns what arrived before it.
    pub async fn call(&mut self, message: ClientMessage) -> Result<Answer, ClientError> {
        let id = self.send(message).await?;
        loop {
            match self.receive().await? {
                HostMessage::Answer { to, answer } if to == id => return Ok(answer),
                other => self.waiting.push_back(other),
            }
        }
    }

    /// Closes the connection.
    pub async fn close(mut self) {
        // If the server is already gone, there is nobody to tell.
        let _ = self.stream.close(None).await;
    }
}
