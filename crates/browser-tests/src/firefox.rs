//! Firefox through `geckodriver`, and what `WebDriver` `BiDi` adds.

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, Result, anyhow, bail};
use fantoccini::Client;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value as Json, json};
use tokio::net::TcpStream;
use tokio::sync::{Mutex as AsyncMutex, oneshot};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::driver::Storage;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What to ask `geckodriver` for.
pub fn capabilities(downloads: &Path, storage: Storage) -> Json {
    let cookies = match storage {
        Storage::Allowed => 0,
        Storage::Denied => 2,
    };
    json!({
        "moz:firefoxOptions": {
            "args": ["-headless"],
            "prefs": {
                "browser.download.dir": downloads,
                "browser.download.folderList": 2,
                "browser.download.alwaysOpenPanel": false,
                "dom.w3c_touch_events.enabled": 1,
                "intl.accept_languages": "en",
                "network.cookie.cookieBehavior": cookies,
                // A name without HTTPS; see `served`.
                "network.dns.localDomains": "gantry.test",
                "dom.security.https_first": false,
            },
        },
        "webSocketUrl": true,
    })
}

/// A connection beside the driver's: it tells what goes to the console, and sets the size of the
/// page, also below the least size of a window.
#[derive(Debug)]
pub struct Connection {
    sink: AsyncMutex<SplitSink<Socket, Message>>,
    messages: Arc<Mutex<BrowserMessages>>,
}

/// What the browser has sent.
#[derive(Debug, Default)]
struct BrowserMessages {
    /// Errors on the console since somebody last asked.
    errors: Vec<String>,
    /// Commands that are not answered yet.
    awaited: HashMap<u64, oneshot::Sender<Json>>,
    /// How many commands have been sent.
    sent: u64,
}

impl Connection {
    /// Connects to the browser of a session.
    pub async fn open(client: &Client) -> Result<Self> {
        let address = client.capabilities().and_then(|all| all.get("webSocketUrl"));
        let address = address.and_then(Json::as_str).context("Firefox offers no BiDi")?;
        let (socket, _) = connect_async(address).await?;
        let (sink, stream) = socket.split();
        let messages = Arc::new(Mutex::new(BrowserMessages::default()));
        tokio::spawn(listen(stream, messages.clone()));
        let connection = Self { sink: AsyncMutex::new(sink), messages };
        connection.ask("session.subscribe", json!({ "events": ["log.entryAdded"] })).await?;
        Ok(connection)
    }

    /// Sets the size of the current page in pixels.
    pub async fn resize(&self, client: &Client, (width, height): (u32, u32)) -> Result<()> {
        let page = String::from(client.window().await?);
        let size = json!({ "width": width, "height": height });
        let wanted = json!({ "context": page, "viewport": size });
        self.ask("browsingContext.setViewport", wanted).await.map(drop)
    }

    /// The errors on the console since the last call.
    pub fn errors(&self) -> Vec<String> {
        std::mem::take(&mut self.messages.lock().unwrap_or_else(PoisonError::into_inner).errors)
    }

    async fn ask(&self, method: &str, parameters: Json) -> Result<Json> {
        let (id, answer) = {
            let mut messages = self.messages.lock().unwrap_or_else(PoisonError::into_inner);
            let (sender, answer) = oneshot::channel();
            messages.sent += 1;
            let id = messages.sent;
            messages.awaited.insert(id, sender);
            (id, answer)
        };
        let command = json!({ "id": id, "method": method, "params": parameters }).to_string();
        self.sink.lock().await.send(Message::text(command)).await?;
        let mut answer = answer.await.map_err(|_| anyhow!("Firefox ended before {method}"))?;
        if answer["type"] != "success" {
            bail!("{method}: {answer}");
        }
        Ok(answer["result"].take())
    }
}

/// Sorts what the browser sends, until it closes.
async fn listen(mut stream: SplitStream<Socket>, messages: Arc<Mutex<BrowserMessages>>) {
    while let Some(Ok(message)) = stream.next().await {
        let text = message.to_text().unwrap_or_default();
        let Ok(message) = serde_json::from_str::<Json>(text) else { continue };
        let mut messages = messages.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(sender) = message["id"].as_u64().and_then(|id| messages.awaited.remove(&id)) {
            // Whoever asked may have given up.
            let _ = sender.send(message);
        } else if message["params"]["level"] == "error" {
            messages.errors.push(message["params"]["text"].to_string());
        }
    }
    // Nobody waits for answers that cannot come any more.
    messages.lock().unwrap_or_else(PoisonError::into_inner).awaited.clear();
}
