//! `chromedriver` and its sessions.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context, Result, bail};
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder};
use http::Method;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value as Json, json};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::Mutex;
use url::{ParseError, Url};

/// Chromium's flags: no window, no sandbox (containers offer none), no traffic of its own.
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

/// The name of the download folder.
const DOWNLOADS: &str = "downloads";

/// A running `chromedriver`, stopped on drop, and the client that its browsers load.
#[derive(Debug)]
pub struct Driver {
    /// The files of the client.
    pub files: gantry_server::Client,
    address: String,
    /// Browsers that a test has given back in their original state.
    idle: Mutex<Vec<Browser>>,
    /// Killed on drop.
    _process: Child,
}

/// A browser with a temporary folder for its profile and downloads.
#[derive(Debug)]
pub struct Browser {
    /// The client of `chromedriver`.
    pub client: Client,
    storage: Storage,
    directory: TempDir,
}

impl Browser {
    /// A folder for the test's files.
    pub fn directory(&self) -> &Path {
        self.directory.path()
    }

    /// Where downloads go.
    pub fn downloads(&self) -> PathBuf {
        self.directory().join(DOWNLOADS)
    }

    /// Resets it. Stored data stays, but every test has a different address.
    async fn tidy(&self) -> Result<()> {
        if let [first, others @ ..] = &self.client.windows().await?[..] {
            for other in others {
                self.client.switch_to_window(other.clone()).await?;
                self.client.close_window().await?;
            }
            self.client.switch_to_window(first.clone()).await?;
        }
        let command = Vendor::tools("Emulation.clearDeviceMetricsOverride");
        self.client.issue_cmd(command).await?;
        self.client.goto("about:blank").await?;
        self.client.issue_cmd(Vendor::console()).await?;
        fs::remove_dir_all(self.downloads())?;
        Ok(fs::create_dir(self.downloads())?)
    }
}

impl Driver {
    /// Starts it on a port of its choice, and waits until it listens.
    pub async fn start(files: gantry_server::Client) -> Result<Self> {
        let mut command = Command::new("chromedriver");
        command.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut process = command
            .kill_on_drop(true)
            .spawn()
            .context("chromedriver does not start; Debian has it in chromium-driver")?;
        let output = process.stdout.take().context("it has an output")?;
        let mut lines = BufReader::new(output).lines();
        while let Some(line) = lines.next_line().await? {
            let port = line.split("successfully on port ").nth(1);
            if let Some(port) = port.map(|rest| rest.trim_end_matches('.')) {
                let address = format!("http://127.0.0.1:{port}");
                // Keep reading, so that its output never blocks.
                tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
                return Ok(Self { files, address, idle: Mutex::default(), _process: process });
            }
        }
        bail!("chromedriver ended before it listened")
    }

    /// A browser that allows or denies storage.
    pub async fn browser(&self, storage: Storage) -> Result<Browser> {
        let mut idle = self.idle.lock().await;
        if let Some(index) = idle.iter().position(|browser| browser.storage == storage) {
            return Ok(idle.swap_remove(index));
        }
        drop(idle);
        let directory = tempfile::Builder::new().prefix("gantry-browser").tempdir()?;
        let downloads = directory.path().join(DOWNLOADS);
        fs::create_dir(&downloads)?;
        let client = self.session(directory.path(), &downloads, storage).await?;
        Ok(Browser { client, storage, directory })
    }

    /// Keeps a browser for the next test: starting one takes as long as many tests do.
    pub async fn give_back(&self, browser: Browser) -> Result<()> {
        browser.tidy().await?;
        self.idle.lock().await.push(browser);
        Ok(())
    }

    /// Closes the idle browsers.
    pub async fn close(&self) -> Result<()> {
        for browser in self.idle.lock().await.drain(..) {
            browser.client.close().await?;
        }
        Ok(())
    }

    async fn session(&self, folder: &Path, downloads: &Path, storage: Storage) -> Result<Client> {
        let own = format!("--user-data-dir={}", folder.join("profile").display());
        let flags: Vec<&str> = FLAGS.iter().copied().chain([own.as_str()]).collect();
        let wanted = json!({
            "goog:chromeOptions": {
                "args": flags,
                "prefs": {
                    "download.default_directory": downloads,
                    "intl.accept_languages": "en",
                    "profile.default_content_setting_values.cookies": storage as u8,
                },
            },
            // A script that waits for a table has its own limit.
            "timeouts": { "script": 120_000 },
            "goog:loggingPrefs": { "browser": "ALL" },
        });
        let Json::Object(wanted) = wanted else { bail!("capabilities are an object") };
        let mut builder = ClientBuilder::new(HttpConnector::new());
        let session = builder.capabilities(wanted).connect(&self.address).await;
        session.context("Chromium does not start")
    }
}

/// Whether pages may store anything, in Chromium's numbering.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Storage {
    /// Storage is allowed.
    Allowed = 1,
    /// Storage is denied.
    Denied = 2,
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
