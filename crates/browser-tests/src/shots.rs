//! Screenshots of every main screen, on large and small screens, in light and dark mode. Some of
//! them are in `docs/screenshots`.
//!
//! Tables begin at mid-game positions, so that there is something to see.

use std::path::Path;
use std::time::Duration;

use anyhow::{Result, ensure};
use gantry_server::Client;

use crate::driver::{Driver, Storage};
use crate::page::{PHONE, Page};

const POSITIONS: [(&str, &str); 3] = [
    ("lift-off", include_str!("../positions/lift-off.toml")),
    ("launch-pad", include_str!("../positions/launch-pad.toml")),
    ("planet-rush", include_str!("../positions/planet-rush.toml")),
];

/// A finished game, and an entry in its middle.
const RECORD: (&str, &str) =
    (include_str!("../../../games/launch-pad/tests/logs/three-seats-short.record"), "120");

/// The names of screens, and their sizes in pixels.
const SIZES: [(&str, (u32, u32)); 4] =
    [("desktop", (1280, 800)), ("phone", PHONE), ("lying", (844, 390)), ("large", (1920, 1080))];

const SLIDE: &str = "const slider = document.querySelector('.replay-bar input');
    slider.value = arguments[0];
    slider.dispatchEvent(new Event('change'));";
const THERE: &str =
    "return document.querySelector('.replay-bar p').textContent.includes(arguments[0])";

/// All motion ends within this time.
const STILL: Duration = Duration::from_millis(700);

/// Takes all screenshots into a directory.
pub async fn take(files: Client, directory: &Path) -> Result<()> {
    ensure!(directory.is_dir(), "{} is no directory", directory.display());
    let driver = Driver::start(files).await?;
    let page = Page::open(&driver, Storage::Allowed).await?;
    let shots = Shots { page: &page, directory };
    shots.set("web-pace-instant").await?;
    shots.show("#/", "article.game", "home").await?;
    shots.show("#/settings", ".settings", "settings").await?;
    shots.show("#/new/lift-off", "form.new", "options").await?;
    shots.set("web-theme-dark").await?;
    shots.show("#/new/lift-off", "form.new", "options-night").await?;
    shots.set("web-theme-light").await?;
    shots.show("#/rules/launch-pad", ".rules h2", "rules").await?;
    shots.show("#/learn/launch-pad", "main h1", "lessons").await?;
    for (game, position) in POSITIONS {
        page.go("#/").await?;
        page.open_file(&format!("{game}.toml"), position).await?;
        page.table(|table| !table.actions.is_empty()).await?;
        shots.take(game).await?;
        shots.set("web-theme-dark").await?;
        shots.take(&format!("{game}-night")).await?;
        shots.set("web-theme-light").await?;
    }
    page.go("#/").await?;
    page.open_file("game.record", RECORD.0).await?;
    page.table(|table| table.digest.is_some()).await?;
    let table: String = page.ask("return location.hash", Vec::new()).await?;
    page.go(&table.replace("play", "replay")).await?;
    page.seen(".replay-bar input").await?;
    page.client.execute(SLIDE, vec![RECORD.1.into()]).await?;
    page.until(THERE, vec![RECORD.1.into()]).await?;
    shots.take("replay").await?;
    page.close().await
}

struct Shots<'a> {
    page: &'a Page,
    directory: &'a Path,
}

impl Shots<'_> {
    /// Changes a setting, and returns.
    async fn set(&self, value: &str) -> Result<()> {
        let here: String = self.page.ask("return location.hash", Vec::new()).await?;
        self.page.choose(value).await?;
        self.page.go(if here.is_empty() { "#/" } else { &here }).await?;
        self.page.seen("main .table, main .home, main form.new").await
    }

    /// Goes to a route, waits for a part of it, and takes a screenshot.
    async fn show(&self, route: &str, part: &str, name: &str) -> Result<()> {
        self.page.go(route).await?;
        self.page.seen(part).await?;
        self.take(name).await
    }

    async fn take(&self, name: &str) -> Result<()> {
        for (size, pixels) in SIZES {
            self.page.resize(pixels).await?;
            tokio::time::sleep(STILL).await;
            self.page.picture(&self.directory.join(format!("{name}-{size}.png"))).await?;
        }
        Ok(())
    }
}
