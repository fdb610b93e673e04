//! Screenshots of every main screen, on large and small screens, in light and dark mode. Some of
//! them are in `docs/screenshots`.
//!
//! Tables begin at mid-game positions, so that there is something to see.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Result, ensure};
use gantry_catalog::games;

use crate::driver::{BrowserKind, Driver, Storage, Tested};
use crate::page::Page;

/// Tables in the middle of a game.
pub const POSITIONS: [(&str, &str); 5] = [
    ("lift-off", include_str!("../positions/lift-off.toml")),
    ("lift-off-draft", include_str!("../positions/lift-off-draft.toml")),
    ("lift-off-end", include_str!("../positions/lift-off-end.toml")),
    ("launch-pad", include_str!("../positions/launch-pad.toml")),
    ("planet-rush", include_str!("../positions/planet-rush.toml")),
];

/// A finished game, and an entry in its middle.
pub const RECORD: (&str, &str) =
    (include_str!("../../../games/launch-pad/tests/logs/three-seats-short.record"), "120");

/// Finished games whose endings are shown.
pub const ENDED: [(&str, &str); 3] = [
    (
        "launch-pad",
        include_str!("../../../games/launch-pad/tests/logs/rules-2-three-seats-short.record"),
    ),
    ("lift-off", include_str!("../../../games/lift-off/tests/logs/rules-2-three-seats-de.record")),
    ("planet-rush", include_str!("../../../games/planet-rush/tests/logs/four-seats-turns.record")),
];

/// The names of screens, and their sizes in pixels.
pub const SIZES: [(&str, (u32, u32)); 4] = [
    ("desktop", (1280, 800)),
    ("phone", (360, 640)),
    ("lying", (844, 390)),
    ("large", (1920, 1080)),
];

const SLIDE: &str = "const slider = document.querySelector('.replay-bar input');
    slider.value = arguments[0];
    slider.dispatchEvent(new Event('change'));";
const THERE: &str = "return document.querySelector('.replay').dataset.version === arguments[0]";

/// All motion ends within this time.
const STILL: Duration = Duration::from_millis(700);

/// Takes screenshots into a directory: of these parts (`stage`, `online`, `people`), or of all.
pub async fn take(
    tested: Tested,
    kind: BrowserKind,
    directory: &Path,
    parts: &[String],
) -> Result<()> {
    ensure!(directory.is_dir(), "{} is no directory", directory.display());
    let driver = Arc::new(Driver::start(tested, kind).await?);
    let wants = |part: &str| parts.is_empty() || parts.iter().any(|wanted| wanted == part);
    if wants("stage") {
        Box::pin(stage(&driver, directory)).await?;
    }
    if wants("online") {
        Box::pin(crate::online_shots::take(&driver, directory)).await?;
    }
    if wants("people") {
        Box::pin(crate::people::shots(&driver, directory)).await?;
    }
    Ok(())
}

/// Home, rules, lessons, and tables of this browser.
async fn stage(driver: &Arc<Driver>, directory: &Path) -> Result<()> {
    let page = Page::open(driver, Storage::Allowed).await?;
    let shots = Shots { page: &page, directory };
    shots.set("web-pace-instant").await?;
    shots.show("#/", "article.game", "home").await?;
    shots.show("#/settings", ".settings", "settings").await?;
    shots.show("#/new/lift-off", "form.new", "options").await?;
    shots.set("web-theme-dark").await?;
    shots.show("#/new/lift-off", "form.new", "options-night").await?;
    shots.set("web-theme-light").await?;
    shots.show("#/rules/launch-pad", ".rules h2", "rules").await?;
    shots.show("#/learn/launch-pad", ".learn ol a", "lessons").await?;
    for game in games().iter().filter(|game| !game.lessons.is_empty()) {
        let id = game.id;
        shots.show(&format!("#/how/{id}"), ".how p abbr", &format!("how-{id}")).await?;
    }
    for (game, position) in POSITIONS {
        page.go("#/").await?;
        page.open_file(&format!("{game}.toml"), position).await?;
        page.table(|table| !table.actions.is_empty()).await?;
        shots.take(game).await?;
        shots.set("web-theme-dark").await?;
        shots.take(&format!("{game}-night")).await?;
        shots.set("web-theme-light").await?;
    }
    for (game, record) in ENDED {
        page.go("#/").await?;
        page.open_file("game.record", record).await?;
        page.table(|table| table.digest.is_some()).await?;
        page.seen(".graph[data-done=true]").await?;
        shots.take(&format!("ending-{game}")).await?;
        shots.set("web-theme-dark").await?;
        page.seen(".graph[data-done=true]").await?;
        shots.take(&format!("ending-{game}-night")).await?;
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
