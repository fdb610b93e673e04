//! Passkeys: what the server and the browser's authenticator say to each other. Where the browser
//! has none of it, nothing about passkeys is offered.

use js_sys::{Function, JSON, Object, Promise, Reflect};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use wasm_bindgen::prelude::JsValue;
use wasm_bindgen::{JsCast, UnwrapThrowExt};
use wasm_bindgen_futures::JsFuture;

use super::words::PeopleError;
use crate::page::browser;
use crate::page::server;
use gantry_wire::OwnAccount;

/// Why there is no passkey.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PasskeyError {
    /// Its owner did not want to, or there is none.
    Cancelled,
    /// This authenticator has one for the account already.
    Known,
    /// Anything else.
    Failed,
}

impl PasskeyError {
    /// What the browser has thrown.
    fn read(thrown: &JsValue) -> Self {
        let name = Reflect::get(thrown, &"name".into()).ok().and_then(|name| name.as_string());
        match name.as_deref() {
            Some("NotAllowedError" | "AbortError") => Self::Cancelled,
            Some("InvalidStateError") => Self::Known,
            _ => Self::Failed,
        }
    }
}

/// What begins a ceremony.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Started {
    ceremony: String,
    public_key: Json,
}

/// The name that a guest wants as a member.
#[derive(Serialize)]
struct WantedName<'a> {
    name: Option<&'a str>,
}

#[derive(Serialize)]
struct NewPasskey<'a> {
    ceremony: String,
    name: &'a str,
    credential: Json,
}

#[derive(Serialize)]
struct PasskeyLogin {
    ceremony: String,
    credential: Json,
}

fn class() -> JsValue {
    Reflect::get(&browser::window(), &"PublicKeyCredential".into()).unwrap_or_default()
}

fn method(of: &JsValue, name: &str) -> Option<Function> {
    Reflect::get(of, &name.into()).ok()?.dyn_into().ok()
}

/// The browser's store of credentials, which exists only at secure addresses.
fn credentials() -> Option<JsValue> {
    let found = Reflect::get(&browser::window().navigator(), &"credentials".into()).ok()?;
    (!found.is_undefined() && !found.is_null()).then_some(found)
}

/// Whether this browser has passkeys, and reads and writes them as JSON.
pub fn is_available() -> bool {
    let class = class();
    let reads = class.is_function() && method(&class, "parseCreationOptionsFromJSON").is_some();
    reads && credentials().is_some()
}

/// Gives options to the authenticator and returns what it says.
async fn ask(parser: &str, verb: &str, options: &Json) -> Result<Json, PasskeyError> {
    let failed = |thrown: JsValue| PasskeyError::read(&thrown);
    let class = class();
    let parser = method(&class, parser).ok_or(PasskeyError::Failed)?;
    let store = credentials().ok_or(PasskeyError::Failed)?;
    let verb = method(&store, verb).ok_or(PasskeyError::Failed)?;
    let options = JSON::parse(&options.to_string()).map_err(failed)?;
    let options = parser.call1(&class, &options).map_err(failed)?;
    let request = Object::new();
    Reflect::set(&request, &"publicKey".into(), &options).unwrap_throw();
    let answer: Promise = verb.call1(&store, &request).map_err(failed)?.unchecked_into();
    let credential = JsFuture::from(answer).await.map_err(failed)?;
    let plain = method(&credential, "toJSON").ok_or(PasskeyError::Cancelled)?;
    let plain = plain.call0(&credential).map_err(failed)?;
    let text: String = JSON::stringify(&plain).map_err(failed)?.into();
    serde_json::from_str(&text).map_err(|_| PasskeyError::Failed)
}

/// Makes a passkey with this label. A guest becomes a member under the name they want.
pub async fn add(wanted: Option<&str>, label: &str) -> Result<(), PeopleError> {
    let started =
        server::post::<Started>("me/passkeys/start", &WantedName { name: wanted }).await?;
    let Started { ceremony, public_key } = started;
    let credential = ask("parseCreationOptionsFromJSON", "create", &public_key).await?;
    let made = NewPasskey { ceremony, name: label, credential };
    server::post::<IgnoredAny>("me/passkeys", &made).await?;
    Ok(())
}

/// Logs in with whatever passkey the reader picks.
pub async fn log_in() -> Result<OwnAccount, PeopleError> {
    let Started { ceremony, public_key } = server::post_empty("login/passkey/start").await?;
    let credential = ask("parseRequestOptionsFromJSON", "get", &public_key).await?;
    Ok(server::post("login/passkey", &PasskeyLogin { ceremony, credential }).await?)
}
