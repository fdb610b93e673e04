//! Requests to the server, everything except the socket.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use gantry_wire::{CreatedTable, OwnAccount, Pace, TableSettings, TableSummary};
use reqwest::header::{AUTHORIZATION, COOKIE, HeaderMap, HeaderValue, SET_COOKIE};
use reqwest::{Client, RequestBuilder, Response, Url};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio_rustls::rustls::ClientConfig;

use crate::socket::{Encoding, Socket};
use crate::{ClientError, tls};

/// How long the server may take to answer.
const TIMEOUT: Duration = Duration::from_secs(30);

/// A server, and who we are there.
#[derive(Clone, Debug)]
pub struct Server {
    base: Url,
    http: Client,
    tls: Arc<ClientConfig>,
    /// The headers that identify us. Clones share them: the server may renew a session.
    identity: Arc<Mutex<HeaderMap>>,
}

impl Server {
    /// The server at this address, without an identity: enough to see what anybody may see.
    pub fn anonymous(address: &str) -> Result<Self, ClientError> {
        let base = Url::parse(address).map_err(|_| ClientError::Address(address.to_owned()))?;
        if !matches!(base.scheme(), "http" | "https") || !base.has_host() {
            return Err(ClientError::Address(address.to_owned()));
        }
        let encrypted = base.scheme() == "https";
        let tls = if encrypted { tls::trusting_this_machine()? } else { tls::trusting_nobody() };
        let http = Client::builder().timeout(TIMEOUT).tls_backend_preconfigured(tls.clone());
        let http = http.build().map_err(|error| ClientError::unreachable(&error))?;
        Ok(Self { base, http, tls: Arc::new(tls), identity: Arc::default() })
    }

    /// The server at this address, as a new guest.
    pub async fn guest(address: &str, name: &str) -> Result<Self, ClientError> {
        Self::authenticated(address, "api/guest", &json!({ "name": name })).await
    }

    /// The server at this address, as the member with this name and password.
    pub async fn login(address: &str, name: &str, password: &str) -> Result<Self, ClientError> {
        let login = json!({ "name": name, "password": password });
        Self::authenticated(address, "api/login", &login).await
    }

    /// The server at this address, with the session that this request begins.
    async fn authenticated(address: &str, path: &str, body: &Value) -> Result<Self, ClientError> {
        let server = Self::anonymous(address)?;
        server.sent(server.http.post(server.url(path)?).json(body)).await?;
        Ok(server)
    }

    /// The server at this address, as a program with a token.
    pub fn program(address: &str, token: &str) -> Result<Self, ClientError> {
        let server = Self::anonymous(address)?;
        let token = HeaderValue::from_str(&format!("Bearer {token}"));
        let token = token.map_err(|error| ClientError::Unreadable(error.to_string()))?;
        server.identity().insert(AUTHORIZATION, token);
        Ok(server)
    }

    /// The server at this address, in the session that this cookie belongs to.
    pub fn session(address: &str, cookie: &str) -> Result<Self, ClientError> {
        let server = Self::anonymous(address)?;
        let cookie = HeaderValue::from_str(cookie);
        let cookie = cookie.map_err(|error| ClientError::Unreadable(error.to_string()))?;
        server.identity().insert(COOKIE, cookie);
        Ok(server)
    }

    /// The cookie of our session; none for a program with a token.
    pub fn session_cookie(&self) -> Option<String> {
        Some(self.identity().get(COOKIE)?.to_str().ok()?.to_owned())
    }

    fn identity(&self) -> MutexGuard<'_, HeaderMap> {
        self.identity.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends a request as us, and keeps the cookie if the response sets one.
    async fn sent(&self, request: RequestBuilder) -> Result<Response, ClientError> {
        let identity = self.identity().clone();
        let response = sent(request.headers(identity)).await?;
        let cookie = response.headers().get(SET_COOKIE).and_then(|value| value.to_str().ok());
        if let Some(cookie) = cookie.and_then(|text| text.split(';').next()) {
            let cookie = HeaderValue::from_str(cookie);
            let cookie = cookie.map_err(|error| ClientError::Unreadable(error.to_string()))?;
            self.identity().insert(COOKIE, cookie);
        }
        Ok(response)
    }

    fn url(&self, path: &str) -> Result<Url, ClientError> {
        self.base.join(path).map_err(|_| ClientError::Address(self.base.to_string()))
    }

    async fn read<T: DeserializeOwned>(&self, request: RequestBuilder) -> Result<T, ClientError> {
        let response = self.sent(request).await?;
        response.json().await.map_err(|error| ClientError::Unreadable(error.to_string()))
    }

    /// The JSON at a path.
    pub async fn get(&self, path: &str) -> Result<Value, ClientError> {
        self.ask(self.http.get(self.url(path)?)).await
    }

    /// Posts JSON to a path; returns the answer, or null if it is empty.
    pub async fn post(&self, path: &str, body: &Value) -> Result<Value, ClientError> {
        self.ask(self.http.post(self.url(path)?).json(body)).await
    }

    /// Sends DELETE to a path.
    pub async fn delete(&self, path: &str) -> Result<Value, ClientError> {
        self.ask(self.http.delete(self.url(path)?)).await
    }

    async fn ask(&self, request: RequestBuilder) -> Result<Value, ClientError> {
        let response = self.sent(request).await?;
        let unreadable = |error: String| ClientError::Unreadable(error);
        let text = response.text().await.map_err(|error| unreadable(error.to_string()))?;
        if text.is_empty() {
            return Ok(Value::Null);
        }
        serde_json::from_str(&text).map_err(|error| unreadable(error.to_string()))
    }

    /// Who we are.
    pub async fn me(&self) -> Result<OwnAccount, ClientError> {
        self.read(self.http.get(self.url("api/me")?)).await
    }

    /// Opens a table; returns its id.
    pub async fn create(&self, settings: &TableSettings) -> Result<String, ClientError> {
        let request = self.http.post(self.url("api/tables")?).json(settings);
        Ok(self.read::<CreatedTable>(request).await?.table)
    }

    /// A table where somebody waits for this game at this pace, or a new one; returns its id.
    pub async fn find_match(&self, game: &str, pace: Pace) -> Result<String, ClientError> {
        let wanted = json!({ "game": game, "pace": pace });
        let request = self.http.post(self.url("api/match")?).json(&wanted);
        Ok(self.read::<CreatedTable>(request).await?.table)
    }

    /// A table.
    pub async fn table(&self, id: &str) -> Result<TableSummary, ClientError> {
        self.read(self.http.get(self.url(&format!("api/tables/{id}"))?)).await
    }

    /// Tables that wait for players, or, with `mine`, those where we play; newest first.
    pub async fn tables(
        &self,
        mine: bool,
        game: Option<&str>,
    ) -> Result<Vec<TableSummary>, ClientError> {
        let mut url = self.url("api/tables")?;
        url.query_pairs_mut().append_pair("mine", if mine { "true" } else { "false" });
        if let Some(game) = game {
            url.query_pairs_mut().append_pair("game", game);
        }
        self.read(self.http.get(url)).await
    }

    /// A token that lets a program play for us.
    pub async fn token(&self, name: &str) -> Result<String, ClientError> {
        #[derive(Deserialize)]
        struct Token {
            token: String,
        }
        let request = self.http.post(self.url("api/me/tokens")?).json(&json!({ "name": name }));
        Ok(self.read::<Token>(request).await?.token)
    }

    /// The record of a game that is over.
    pub async fn record(&self, table: &str) -> Result<String, ClientError> {
        let request = self.http.get(self.url(&format!("api/tables/{table}/record"))?);
        let response = self.sent(request).await?;
        response.text().await.map_err(|error| ClientError::Unreadable(error.to_string()))
    }

    /// Opens a socket. Calls with the same `client` and number are one call, even over another
    /// socket.
    pub async fn socket(&self, client: &str, form: Encoding) -> Result<Socket, ClientError> {
        let mut url = self.url("api/socket")?;
        let scheme = if url.scheme() == "https" { "wss" } else { "ws" };
        let known = url.set_scheme(scheme);
        known.map_err(|()| ClientError::Address(self.base.to_string()))?;
        url.query_pairs_mut().append_pair("client", client).append_pair("form", form.word());
        let identity = self.identity().clone();
        Socket::open(url.as_str(), &identity, Arc::clone(&self.tls), form).await
    }
}

/// The response to a request, or the error that it reports.
async fn sent(request: RequestBuilder) -> Result<Response, ClientError> {
    let response = request.send().await;
    let response = response.map_err(|error| ClientError::unreachable(&error))?;
    if response.status().is_success() {
        return Ok(response);
    }
    let status = response.status().as_u16();
    let text = response.text().await.unwrap_or_default();
    Err(ClientError::refused(status, &text))
}
