//! The page in a browser: what it shows, and what a person does there.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use fantoccini::{Client, Locator};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value as Json, json};

use crate::chance::Chance;
use crate::driver::{Browser, BrowserKind, Driver, Storage};
use crate::served::Served;

/// The longest to wait for anything to appear, on a slow machine.
const TIMEOUT: Duration = Duration::from_secs(90);
/// How often to check.
const POLL_INTERVAL: Duration = Duration::from_millis(25);
/// The screen of a small phone.
pub const PHONE: (u32, u32) = (360, 740);
/// More steps than any game has.
const MOST_STEPS: usize = 5_000;
/// After the first few actions, one in this many is clicked with the mouse. A script clicks the
/// others, which takes a tenth of the time.
const BY_MOUSE: usize = 8;

/// A browser with the page in it, and the server it comes from.
#[derive(Debug)]
pub struct Page {
    /// The client of the driver.
    pub client: Client,
    /// The server.
    pub served: Served,
    /// Where browsers come from.
    pub driver: Arc<Driver>,
    browser: Browser,
}

/// For this long the page ignores a press on something that appears where something else was
/// pressed; see `guard.rs` of the page.
const GUARD: Duration = Duration::from_millis(650);

/// What a table shows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Status {
    /// How many entries its log has; `None` if there is no table.
    pub version: Option<usize>,
    /// All available actions, in notation.
    pub actions: Vec<String>,
    /// Whether the screen is waiting to be handed over.
    pub handover: bool,
    /// The digest, once the game is over.
    pub digest: Option<String>,
    /// The notices on top of the page.
    pub notices: Vec<String>,
}

impl Status {
    /// Whether a person has something to do, or the game is over.
    pub fn is_due(&self) -> bool {
        self.digest.is_some() || self.handover || !self.actions.is_empty()
    }
}

/// Clicks an action by script if it is still there, and waits until the table has changed and
/// somebody at the screen has something to do. Returns what the table shows then.
const STEP: &str = r"
    const [notation, version, patience, done] = arguments;
    const look = () => { STATUS };
    const button = [...document.querySelectorAll('#actions [data-action]')]
        .find((button) => button.dataset.action === notation);
    button?.click();
    const began = performance.now();
    const wait = () => {
        const now = look();
        const moved = !button || now.version !== version;
        const due = now.digest !== null || now.handover || now.actions.length > 0;
        const told = now.notices.length > 0;
        if (told || (moved && due) || performance.now() - began > patience) { done(now); }
        else { setTimeout(wait, 5); }
    };
    wait();";

const STATUS: &str = r"
    const all = (selector) => [...document.querySelectorAll(selector)];
    const table = document.querySelector('.table');
    const result = document.querySelector('.result');
    return {
        version: table ? Number(table.dataset.version) : null,
        actions: all('#actions [data-action]').map((button) => button.dataset.action),
        handover: all('.handover:not(.elsewhere) button').length > 0,
        digest: result ? result.dataset.digest : null,
        notices: all('.notices li').map((notice) => notice.textContent),
    };";

impl Page {
    /// A browser at the first page.
    pub async fn open(driver: &Arc<Driver>, storage: Storage) -> Result<Self> {
        let served = Served::start(driver.files).await?;
        Self::visit(driver, storage, served).await
    }

    /// A browser at the first page of a server.
    pub async fn visit(driver: &Arc<Driver>, storage: Storage, served: Served) -> Result<Self> {
        let page = Self::blank(driver, storage, served).await?;
        page.client.goto(&page.served.address()).await?;
        page.seen("article.game").await?;
        Ok(page)
    }

    /// A browser that has loaded nothing from a server yet.
    pub async fn blank(driver: &Arc<Driver>, storage: Storage, served: Served) -> Result<Self> {
        let browser = driver.browser(storage).await?;
        Ok(Self { client: browser.client.clone(), served, driver: Arc::clone(driver), browser })
    }

    /// Closes the browser.
    pub async fn close(self) -> Result<()> {
        Ok(self.client.close().await?)
    }

    /// Gives the browser back for the next test.
    pub async fn leave(self) -> Result<()> {
        self.driver.give_back(self.browser).await
    }

    /// Runs a script and returns its result.
    pub async fn ask<T: DeserializeOwned>(&self, script: &str, arguments: Vec<Json>) -> Result<T> {
        let answer = self.client.execute(script, arguments).await?;
        serde_json::from_value(answer).with_context(|| format!("the answer to {script}"))
    }

    /// Waits until the script returns true.
    pub async fn until(&self, script: &str, arguments: Vec<Json>) -> Result<()> {
        let began = Instant::now();
        // A page that is just being left answers nothing.
        while self.ask::<Option<bool>>(script, arguments.clone()).await? != Some(true) {
            ensure!(began.elapsed() < TIMEOUT, "never true: {script} {arguments:?}");
            tokio::time::sleep(POLL_INTERVAL).await;
        }
        Ok(())
    }

    /// Waits until an element is present.
    pub async fn seen(&self, selector: &str) -> Result<()> {
        let script = "return document.querySelector(arguments[0]) !== null";
        self.until(script, vec![json!(selector)]).await
    }

    /// Clicks an element with the mouse, once it is present; it must be visible.
    pub async fn click(&self, selector: &str) -> Result<()> {
        self.seen(selector).await?;
        let found = self.client.find(Locator::Css(selector)).await?;
        found.click().await.with_context(|| format!("a click on {selector}"))
    }

    /// Plays a game from the first page. Somebody new declines its lessons.
    pub async fn begin(&self, game: &str) -> Result<()> {
        self.click(&format!(".game-{game} button.primary")).await?;
        self.seen(".offer, .table").await?;
        let offered = "return document.querySelector('.offer') !== null";
        if self.ask(offered, Vec::new()).await? {
            self.click(".offer [data-way=play]").await?;
        }
        Ok(())
    }

    /// Picks a value from a list.
    pub async fn pick(&self, selector: &str, value: &str) -> Result<()> {
        self.seen(selector).await?;
        let list = self.client.find(Locator::Css(selector)).await?;
        Ok(list.select_by_value(value).await?)
    }

    /// Goes to another address within the page.
    pub async fn go(&self, route: &str) -> Result<()> {
        Ok(self.client.goto(&format!("{}{route}", self.served.address())).await?)
    }

    /// Changes a setting.
    pub async fn choose(&self, value: &str) -> Result<()> {
        self.go("#/settings").await?;
        self.tap(&format!("input[value={value}]")).await
    }

    /// Lets bots act without pauses.
    pub async fn hurry(&self) -> Result<()> {
        self.choose("web-pace-instant").await
    }

    /// Turns animations off.
    pub async fn calm(&self) -> Result<()> {
        self.choose("web-motion-calm").await
    }

    /// Resizes the screen to a width and height in pixels.
    pub async fn resize(&self, size: (u32, u32)) -> Result<()> {
        self.browser.resize(size).await
    }

    /// The browser that it is in.
    pub const fn kind(&self) -> BrowserKind {
        self.browser.kind()
    }

    /// Clicks by script: a mouse would stay there and hover over something.
    pub async fn tap(&self, selector: &str) -> Result<()> {
        self.seen(selector).await?;
        let click = "document.querySelector(arguments[0]).click()";
        self.client.execute(click, vec![json!(selector)]).await?;
        Ok(())
    }

    /// What the table shows now.
    pub async fn status(&self) -> Result<Status> {
        self.ask(STATUS, Vec::new()).await
    }

    /// Waits until the table meets the condition.
    pub async fn table(&self, wanted: impl Fn(&Status) -> bool) -> Result<Status> {
        let began = Instant::now();
        loop {
            let status = self.status().await?;
            ensure!(status.notices.is_empty(), "notices: {:?}", status.notices);
            if wanted(&status) {
                return Ok(status);
            }
            ensure!(began.elapsed() < TIMEOUT, "the table does not go on: {status:?}");
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    /// Waits until the board shows nothing any more that has happened before.
    pub async fn told(&self) -> Result<()> {
        let told = "return document.querySelector('.prompt.telling') === null";
        self.until(told, Vec::new()).await
    }

    /// Clicks an action in the list of actions, which is unfolded first.
    pub async fn act(&self, notation: &str) -> Result<()> {
        self.unfold("#actions").await?;
        let button = format!("#actions [data-action=\"{notation}\"]");
        let button = self.client.find(Locator::Css(&button)).await?;
        // A person sees that another button is there now. On a busy machine the last press may
        // have arrived later than it was noted.
        let pressed = "const box = arguments[0].getBoundingClientRect();
            const now = { x: box.x + box.width / 2, y: box.y + box.height / 2, at: Date.now() };
            const last = window.lastPress;
            const soon = last && now.at - last.at < 1000 && box.left <= last.x && last.x <= box.right
                && box.top <= last.y && last.y <= box.bottom;
            window.lastPress = { ...now, at: now.at + (soon ? 700 : 100) };
            return soon";
        let element = serde_json::to_value(&button)?;
        if self.ask::<Option<bool>>(pressed, vec![element]).await? == Some(true) {
            tokio::time::sleep(GUARD).await;
        }
        button.click().await.with_context(|| format!("a click on {notation}"))
    }

    /// Acts, unless the action disappeared meanwhile: in a race, or when others end a draft in
    /// which a player may still change their mind. Returns whether it acted.
    pub async fn try_act(&self, notation: &str) -> Result<bool> {
        let Err(missed) = self.act(notation).await else { return Ok(true) };
        let gone = !self.status().await?.actions.iter().any(|action| action == notation);
        if gone { Ok(false) } else { Err(missed) }
    }

    /// Unfolds an element.
    pub async fn unfold(&self, selector: &str) -> Result<()> {
        let open = "return document.querySelector(arguments[0]).open";
        if !self.ask::<bool>(open, vec![json!(selector)]).await? {
            self.click(&format!("{selector} > summary")).await?;
        }
        Ok(())
    }

    /// Plays this many steps, or to the end, with arbitrary choices. Returns the status then.
    pub async fn play(&self, steps: usize, chance: &mut Chance) -> Result<Status> {
        for step in 0..steps.min(MOST_STEPS) {
            let status = self.table(Status::is_due).await?;
            if status.digest.is_some() {
                return Ok(status);
            }
            if status.handover {
                self.click(".handover button").await?;
                self.table(|now| !now.handover).await?;
                continue;
            }
            let action = &status.actions[chance.below(status.actions.len())];
            if !is_by_mouse(step) {
                self.step(action, &status).await?;
            } else if self.try_act(action).await? {
                self.table(|now| now.version != status.version).await?;
            }
        }
        ensure!(steps < MOST_STEPS, "the game does not end");
        self.table(Status::is_due).await
    }

    /// Acts by script and waits until somebody has something to do again.
    pub async fn step(&self, notation: &str, before: &Status) -> Result<()> {
        let script = STEP.replace("STATUS", STATUS);
        let patience = u64::try_from(TIMEOUT.as_millis())?;
        let arguments = vec![json!(notation), json!(before.version), json!(patience)];
        let after = self.client.execute_async(&script, arguments).await?;
        let after: Status = serde_json::from_value(after).context("the answer to a step")?;
        ensure!(after.notices.is_empty(), "notices: {:?}", after.notices);
        ensure!(after.is_due(), "the table does not go on after {notation}: {after:?}");
        Ok(())
    }

    /// Plays to the end; returns the digest.
    pub async fn play_out(&self, chance: &mut Chance) -> Result<String> {
        self.play(MOST_STEPS, chance).await?.digest.context("it is over")
    }

    /// Downloads the record of the table and reads it.
    pub async fn record(&self) -> Result<String> {
        self.unfold("details.more").await?;
        self.click("[data-tool=record]").await?;
        self.downloaded("record").await
    }

    /// Waits for a download of this kind and reads it.
    pub async fn downloaded(&self, kind: &str) -> Result<String> {
        let downloads = self.browser.downloads();
        let began = Instant::now();
        loop {
            if let Some(file) = finished(&downloads, kind)? {
                return Ok(fs::read_to_string(file)?);
            }
            ensure!(began.elapsed() < TIMEOUT, "no {kind} was downloaded");
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    /// Opens a file in the browser, as if from disk.
    pub async fn open_file(&self, name: &str, text: &str) -> Result<()> {
        let path = self.browser.directory().join(name);
        fs::write(&path, text)?;
        self.seen("input[type=file]").await?;
        let input = self.client.find(Locator::Css("input[type=file]")).await?;
        Ok(input.send_keys(&path.to_string_lossy()).await?)
    }

    /// The errors logged to the console since the last call.
    pub async fn errors(&self) -> Result<Vec<String>> {
        self.browser.errors().await
    }

    /// Saves a screenshot.
    pub async fn picture(&self, path: &Path) -> Result<()> {
        Ok(fs::write(path, self.client.screenshot().await?)?)
    }
}

/// Whether this step is clicked with the mouse.
pub const fn is_by_mouse(step: usize) -> bool {
    step < BY_MOUSE || step.is_multiple_of(BY_MOUSE)
}

/// A completed download, if any.
fn finished(directory: &Path, kind: &str) -> Result<Option<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(directory)? {
        files.push(entry?.path());
    }
    let done = |path: &&PathBuf| path.extension().is_some_and(|ending| ending == kind);
    if files.len() > 1 && files.iter().all(|path| done(&path)) {
        bail!("one download, not {files:?}");
    }
    Ok(files.iter().find(done).cloned())
}
