//! Requests to the server, with JSON both ways.

use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

use super::super::browser;
use super::error::ServerError;

/// A body with a name.
#[derive(Serialize)]
pub struct NameBody<'a> {
    /// The name.
    pub name: &'a str,
}

/// Asks for something below `/api/`.
///
/// # Errors
/// If there is no server, or it refuses.
pub async fn get<T: DeserializeOwned>(path: &str) -> Result<T, ServerError> {
    read(&send("GET", path, None).await?)
}

/// Sends something to an address below `/api/`. An answer without a body can be read as `()`.
///
/// # Errors
/// If there is no server, or it refuses.
pub async fn post<T: DeserializeOwned>(
    path: &str,
    body: &impl Serialize,
) -> Result<T, ServerError> {
    let body = serde_json::to_string(body).expect("plain data");
    read(&send("POST", path, Some(body)).await?)
}

/// Asks for something to be done that an address below `/api/` says by itself.
///
/// # Errors
/// If there is no server, or it refuses.
pub async fn post_empty<T: DeserializeOwned>(path: &str) -> Result<T, ServerError> {
    read(&send("POST", path, None).await?)
}

/// Deletes what is at an address below `/api/`.
///
/// # Errors
/// If there is no server, or it refuses.
pub async fn delete(path: &str) -> Result<(), ServerError> {
    send("DELETE", path, None).await.map(drop)
}

/// The text at an address below `/api/`, such as a record.
///
/// # Errors
/// If there is no server, or it refuses.
pub async fn text(path: &str) -> Result<String, ServerError> {
    send("GET", path, None).await
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, ServerError> {
    let text = if text.is_empty() { "null" } else { text };
    serde_json::from_str(text).map_err(|_| ServerError::NoServer)
}

async fn send(method: &str, path: &str, body: Option<String>) -> Result<String, ServerError> {
    let (status, text) =
        exchange(method, path, body).await.map_err(|_| ServerError::Unreachable)?;
    match status {
        200..=299 => Ok(text),
        _ => Err(ServerError::read(status, &text)),
    }
}

/// Sends a request; returns the status and the text of the answer.
async fn exchange(
    method: &str,
    path: &str,
    body: Option<String>,
) -> Result<(u16, String), JsValue> {
    let init = RequestInit::new();
    init.set_method(method);
    if let Some(body) = body {
        let headers = Headers::new()?;
        headers.set("content-type", "application/json")?;
        init.set_headers(&headers);
        init.set_body(&JsValue::from(body));
    }
    let address = format!("./api/{path}");
    let answer = browser::window().fetch_with_str_and_init(&address, &init);
    let answer: Response = JsFuture::from(answer).await?.unchecked_into();
    let text = JsFuture::from(answer.text()?).await?;
    Ok((answer.status(), text.as_string().unwrap_or_default()))
}
