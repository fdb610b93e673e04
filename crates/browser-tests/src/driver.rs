//! Browsers, and the programs that drive them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value as Json, json};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::Mutex;

use crate::chromium::{self, Vendor};
use crate::firefox::{self, Connection};

/// The name of the download folder.
const DOWNLOADS: &str = "downloads";

/// The page's size at the beginning of a test, in Firefox.
const USUAL: (u32, u32) = (1280, 760);

/// Which browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BrowserKind {
    /// Debian's Chromium.
    Chromium,
    /// Debian's Firefox.
    Firefox,
}

/// Whether pages may store anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Storage {
    /// Storage is allowed.
    Allowed,
    /// Storage is denied.
    Denied,
}

/// The client that is tested.
#[derive(Debug)]
pub struct Tested {
    /// Its files.
    pub files: gantry_server::Client,
    /// The folder they come from; none if they are part of this program.
    pub folder: Option<PathBuf>,
}

/// What starts browsers, and the client that they load.
#[derive(Debug)]
pub struct Driver {
    /// The files of the client.
    pub files: gantry_server::Client,
    /// The folder they come from, if they come from one.
    pub folder: Option<PathBuf>,
    /// The source of axe-core, if pages are judged by it.
    pub axe: Option<Arc<str>>,
    /// For Chromium, one program drives all browsers.
    chromedriver: Option<DriverProcess>,
    /// Browsers that a test has given back in their original state.
    idle: Mutex<Vec<Browser>>,
}

/// A browser with a temporary folder for its profile and downloads.
#[derive(Debug)]
pub struct Browser {
    /// The client of the driver.
    pub client: Client,
    storage: Storage,
    directory: TempDir,
    /// In Firefox.
    connection: Option<Connection>,
    /// A `geckodriver` drives one browser only.
    _geckodriver: Option<DriverProcess>,
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

    /// Which one it is.
    pub const fn kind(&self) -> BrowserKind {
        match self.connection {
            Some(_) => BrowserKind::Firefox,
            None => BrowserKind::Chromium,
        }
    }

    /// Resizes the page to a width and height in pixels.
    pub async fn resize(&self, (width, height): (u32, u32)) -> Result<()> {
        if let Some(connection) = &self.connection {
            return connection.resize(&self.client, (width, height)).await;
        }
        let screen =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        let command = Vendor::tools_with("Emulation.setDeviceMetricsOverride", &screen);
        self.client.issue_cmd(command).await?;
        Ok(())
    }

    /// The errors logged to the console since the last call.
    pub async fn errors(&self) -> Result<Vec<String>> {
        if let Some(connection) = &self.connection {
            return Ok(connection.errors());
        }
        let entries = self.client.issue_cmd(Vendor::console()).await?;
        let entries = entries.as_array().context("a list")?;
        let severe = entries.iter().filter(|entry| entry["level"] == "SEVERE");
        Ok(severe.map(|entry| entry["message"].to_string()).collect())
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
        match self.kind() {
            BrowserKind::Chromium => {
                let command = Vendor::tools("Emulation.clearDeviceMetricsOverride");
                self.client.issue_cmd(command).await?;
            }
            BrowserKind::Firefox => self.resize(USUAL).await?,
        }
        self.client.goto("about:blank").await?;
        self.errors().await?;
        fs::remove_dir_all(self.downloads())?;
        Ok(fs::create_dir(self.downloads())?)
    }
}

impl Driver {
    /// Starts what drives browsers of a kind.
    pub async fn start(tested: Tested, kind: BrowserKind) -> Result<Self> {
        let chromedriver = match kind {
            BrowserKind::Chromium => Some(DriverProcess::chromedriver().await?),
            BrowserKind::Firefox => None,
        };
        let Tested { files, folder } = tested;
        Ok(Self { files, folder, axe: None, chromedriver, idle: Mutex::default() })
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
        if let Some(process) = &self.chromedriver {
            let wanted = chromium::capabilities(directory.path(), &downloads, storage);
            let client = process.session(wanted).await.context("Chromium does not start")?;
            return Ok(Browser {
                client,
                storage,
                directory,
                connection: None,
                _geckodriver: None,
            });
        }
        let process = DriverProcess::geckodriver().await?;
        let wanted = firefox::capabilities(&downloads, storage);
        let client = process.session(wanted).await.context("Firefox does not start")?;
        let connection = Some(Connection::open(&client).await?);
        let browser =
            Browser { client, storage, directory, connection, _geckodriver: Some(process) };
        browser.resize(USUAL).await?;
        Ok(browser)
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
}

/// A running driver, stopped on drop.
#[derive(Debug)]
struct DriverProcess {
    address: String,
    /// Killed on drop.
    _process: Child,
}

impl DriverProcess {
    async fn chromedriver() -> Result<Self> {
        let mut command = Command::new("chromedriver");
        command.arg("--port=0");
        let started = Self::start(command, "successfully on port ").await;
        started.context("chromedriver does not start; Debian has it in chromium-driver")
    }

    async fn geckodriver() -> Result<Self> {
        let mut command = Command::new("geckodriver");
        command.args(["--port=0", "--websocket-port=0"]);
        let started = Self::start(command, "Listening on 127.0.0.1:").await;
        started.context("geckodriver does not start; `cargo install geckodriver` builds it")
    }

    /// Starts it on a port of its choice, and waits until it says that it listens there.
    async fn start(mut command: Command, before_port: &str) -> Result<Self> {
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut process = command.kill_on_drop(true).spawn()?;
        let output = process.stdout.take().context("it has an output")?;
        let mut lines = BufReader::new(output).lines();
        while let Some(line) = lines.next_line().await? {
            let port = line.split(before_port).nth(1);
            if let Some(port) = port.map(|rest| rest.trim_end_matches('.')) {
                let address = format!("http://127.0.0.1:{port}");
                // Keep reading, so that its output never blocks.
                tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
                return Ok(Self { address, _process: process });
            }
        }
        bail!("it ended before it listened")
    }

    /// Starts a browser.
    async fn session(&self, mut wanted: Json) -> Result<Client> {
        // A script that waits for a table has its own limit.
        wanted["timeouts"] = json!({ "script": 120_000 });
        let Json::Object(wanted) = wanted else { bail!("capabilities are an object") };
        let mut builder = ClientBuilder::new(HttpConnector::new());
        Ok(builder.capabilities(wanted).connect(&self.address).await?)
    }
}
