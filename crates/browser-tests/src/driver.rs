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

/// What Chromium is started with: no window, no sandbox (a container has none to give), nothing of
/// its own on the net.
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
    // a name without HTTPS, see `served`
    "--host-resolver-rules=MAP gantry.test 127.0.0.1",
];

/// The folder of downloads.
const DOWNLOADS: &str = "downloads";

/// A `chromedriver` that runs until this is dropped, and the client that its browsers are shown.
#[derive(Debug)]
pub struct Driver {
    /// The files of the client.
    pub files: gantry_server::Client,
    address: String,
    /// Browsers that a trial has left as it found them.
    idle: Mutex<Vec<Browser>>,
    /// Ends with us.
    _process: Child,
}

/// A browser with a folder of its own for its profile and its downloads, gone with it.
#[derive(Debug)]
pub struct Browser {
    /// What it is driven with.
    pub client: Client,
    storage: Storage,
    directory: TempDir,
}

impl Browser {
    /// A folder for files of the trial.
    pub fn directory(&self) -> &Path {
        self.directory.path()
    }

    /// Where it puts downloads.
    pub fn downloads(&self) -> PathBuf {
        self.directory().join(DOWNLOADS)
    }

    /// Leaves it as new. What pages have kept stays, but every trial has an address of its own.
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
    /// Starts it on a port that it picks, and waits until it listens.
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
                // it must be able to go on talking
                tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
                return Ok(Self { files, address, idle: Mutex::default(), _process: process });
            }
        }
        bail!("chromedriver ended before it listened")
    }

    /// A browser that lets pages keep something or not.
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

    /// For the next trial: to start a browser takes as long as many a trial.
    pub async fn give_back(&self, browser: Browser) -> Result<()> {
        browser.tidy().await?;
        self.idle.lock().await.push(browser);
        Ok(())
    }

    /// Ends the browsers that nobody uses.
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
            // a script that waits for a table has a limit of its own
            "timeouts": { "script": 120_000 },
            "goog:loggingPrefs": { "browser": "ALL" },
        });
        let Json::Object(wanted) = wanted else { bail!("capabilities are an object") };
        let mut builder = ClientBuilder::new(HttpConnector::new());
        let session = builder.capabilities(wanted).connect(&self.address).await;
        session.context("Chromium does not start")
    }
}

/// Whether pages may keep anything, as Chromium numbers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Storage {
    /// They may.
    Allowed = 1,
    /// They may not.
    Denied = 2,
}

/// A command beside those that every driver has.
#[derive(Debug)]
pub struct Vendor {
    path: String,
    /// None to delete what is there.
    body: Option<Json>,
}

impl Vendor {
    /// What the console has said since it was last asked.
    pub fn console() -> Self {
        Self { path: "se/log".into(), body: Some(json!({ "type": "browser" })) }
    }

    /// A command of the protocol for developers' tools.
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
