//! A client that sends any bytes and sees every byte that comes back.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use gantry_wire::{Answer, Call, ClientMessage, Detail, HostMessage};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Longer than anything takes; reaching it means that something hangs.
const TIMEOUT: Duration = Duration::from_secs(20);

/// The response to a request: status, head and body.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Reply {
    /// The error code in the body of an error response.
    pub(crate) fn error(&self) -> String {
        let body: serde_json::Value = serde_json::from_str(&self.body).unwrap_or_default();
        assert!(body["message"].is_string(), "a sentence for people: {self:?}");
        body["error"].as_str().unwrap_or_default().to_owned()
    }
}

/// The host and port of `http://HOST:PORT/`.
pub(crate) fn authority(address: &str) -> &str {
    address.trim_start_matches("http://").trim_end_matches('/')
}

/// Sends the text of a request as it is.
pub(crate) async fn send(address: &str, request: &str) -> Reply {
    let mut stream = TcpStream::connect(authority(address)).await.expect("it listens");
    // a server may answer and close before it has read everything
    let _ = stream.write_all(request.as_bytes()).await;
    let mut bytes = Vec::new();
    let _ = timeout(TIMEOUT, stream.read_to_end(&mut bytes)).await.expect("an answer in time");
    let text = String::from_utf8(bytes).expect("a text");
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split(' ').nth(1).and_then(|word| word.parse().ok()).expect("a status");
    Reply { status, head: head.to_owned(), body: body.to_owned() }
}

/// A request with a body of JSON and these lines in its head.
pub(crate) async fn request(
    address: &str,
    method: &str,
    path: &str,
    lines: &str,
    body: &str,
) -> Reply {
    let host = authority(address);
    let kind = if body.is_empty() { "" } else { "content-type: application/json\r\n" };
    let length = body.len();
    let head = format!("{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n");
    let head = format!("{head}{kind}{lines}content-length: {length}\r\n\r\n");
    send(address, &(head + body)).await
}

/// Creates a guest; returns the cookie header.
pub(crate) async fn guest(address: &str, name: &str) -> String {
    let body = serde_json::json!({ "name": name }).to_string();
    let reply = request(address, "POST", "/api/guest", "", &body).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    cookie(&reply).expect("a cookie")
}

/// The cookie header for a session that a response begins.
pub(crate) fn cookie(reply: &Reply) -> Option<String> {
    let cookie = reply.head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.and_then(|line| line.split(';').next())?;
    Some(format!("cookie: {cookie}\r\n"))
}

/// A socket that sends anything, valid or not.
pub(crate) struct Raw {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Every message that came in, as it came.
    pub(crate) heard: Vec<Message>,
}

impl Raw {
    /// Connects with these lines in the head, as [`guest`] gives them.
    pub(crate) async fn open(address: &str, lines: &str, query: &str) -> Result<Self, Error> {
        let url = format!("ws://{}/api/socket{query}", authority(address));
        let mut request = url.into_client_request()?;
        for line in lines.lines() {
            let (name, value) = line.split_once(": ").expect("a line of a head");
            let name = name.parse::<axum::http::HeaderName>().expect("a name");
            request.headers_mut().insert(name, value.parse().expect("a value"));
        }
        Ok(Self { stream: connect_async(request).await?.0, heard: Vec::new() })
    }

    pub(crate) async fn send(&mut self, message: Message) {
        self.stream.send(message).await.expect("connected");
    }

    /// The next message; none when the connection has ended without one.
    pub(crate) async fn next(&mut self) -> Option<Message> {
        loop {
            match timeout(TIMEOUT, self.stream.next()).await.expect("something comes")?.ok()? {
                Message::Ping(_) | Message::Pong(_) => {}
                message => {
                    self.heard.push(message.clone());
                    return Some(message);
                }
            }
        }
    }

    /// The next message, if one comes soon.
    pub(crate) async fn soon(&mut self) -> Option<Message> {
        timeout(Duration::from_millis(30), self.next()).await.ok().flatten()
    }

    /// The code with which the server closes; other messages before it are left out.
    pub(crate) async fn close_code(&mut self) -> Option<u16> {
        loop {
            if let Message::Close(frame) = self.next().await? {
                return frame.map(|frame| frame.code.into());
            }
        }
    }

    /// The next answer, and to which call.
    pub(crate) async fn answer(&mut self) -> (u32, Answer) {
        loop {
            let message = self.next().await.expect("an answer");
            if let HostMessage::Answer { to, answer } = read(&message) {
                return (to, answer);
            }
        }
    }

    pub(crate) async fn call(&mut self, id: u32, message: ClientMessage) -> Answer {
        let text = serde_json::to_string(&Call { id, message }).expect("plain data");
        self.send(Message::text(text)).await;
        loop {
            let (to, answer) = self.answer().await;
            if to == id {
                return answer;
            }
        }
    }

    pub(crate) async fn enter(&mut self, id: u32, table: &str) -> Answer {
        let table = table.to_owned();
        self.call(id, ClientMessage::Enter { table, detail: Detail::Full, known: None }).await
    }
}

/// A message of the host, in whichever form it came.
pub(crate) fn read(message: &Message) -> HostMessage {
    match message {
        Message::Text(text) => serde_json::from_str(text).expect("a message"),
        Message::Binary(bytes) => gantry_wire::decode(bytes).expect("a message"),
        other => panic!("{other:?}"),
    }
}
