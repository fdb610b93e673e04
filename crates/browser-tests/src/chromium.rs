//! Chromium through `chromedriver`, and its commands beyond those of every driver.

use std::path::Path;

use anyhow::Result;
use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::{Value as Json, json};
use url::{ParseError, Url};

use crate::driver::Storage;

/// No window, no sandbox (containers offer none), no traffic of its own.
const FLAGS: &[&str] = &[
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--lang=en",
    "--window-size=1280,900",
    // A name without HTTPS; see `served`.
    "--host-resolver-rules=MAP gantry.test 127.0.0.1",
];

/// What to ask `chromedriver` for.
pub fn capabilities(folder: &Path, downloads: &Path, storage: Storage) -> Json {
    let own = format!("--user-data-dir={}", folder.join("profile").display());
    let flags: Vec<&str> = FLAGS.iter().copied().chain([own.as_str()]).collect();
    let cookies = match storage {
        Storage::Allowed => 1,
        Storage::Denied => 2,
    };
    json!({
        "goog:chromeOptions": {
            "args": flags,
            "prefs": {
                "download.default_directory": downloads,
                "intl.accept_languages": "en",
                "profile.default_content_setting_values.cookies": cookies,
            },
        },
        "goog:loggingPrefs": { "browser": "ALL" },
    })
}

/// A command besides those that every driver has.
#[derive(Debug)]
pub struct Vendor {
    path: String,
    /// None to delete what is there.
    body: Option<Json>,
}

impl Vendor {
    /// What was logged to the console since the last call.
    pub fn console() -> Self {
        Self { path: "se/log".into(), body: Some(json!({ "type": "browser" })) }
    }

    /// A command of the protocol for developer tools.
    pub fn tools(command: &str) -> Self {
        Self::tools_with(command, &json!({}))
    }

    /// The same with parameters.
    pub fn tools_with(command: &str, parameters: &Json) -> Self {
        let body = json!({ "cmd": command, "params": parameters });
        Self { path: "goog/cdp/execute".into(), body: Some(body) }
    }

    /// An authenticator that is built in and always says yes; the answer is its name.
    pub fn authenticator() -> Self {
        let body = json!({
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": true,
            "hasUserVerification": true,
            "isUserVerified": true,
        });
        Self { path: "webauthn/authenticator".into(), body: Some(body) }
    }

    /// Takes an authenticator out.
    pub fn without_authenticator(name: &str) -> Self {
        Self { path: format!("webauthn/authenticator/{name}"), body: None }
    }
}

impl WebDriverCompatibleCommand for Vendor {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        match &self.body {
            Some(body) => (Method::POST, Some(body.to_string())),
            None => (Method::DELETE, None),
        }
    }
}
