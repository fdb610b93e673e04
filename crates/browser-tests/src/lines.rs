//! People at one table of a server of whom only one loses the network.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::online::{Evening, chat};
use crate::page::{Page, Status};
use crate::process::ServerProcess;
use crate::relay::Relay;

/// Plays until Ben can do something; returns what he sees then.
async fn bens_turn(evening: &mut Evening<'_>) -> Result<Status> {
    loop {
        let status = evening.ben.status().await?;
        let seen = evening.ada.status().await?;
        if !status.actions.is_empty() && seen.version == status.version {
            return Ok(status);
        }
        evening.play(1).await?;
    }
}

/// Ben does the first thing that he can.
async fn act(ben: &Page, status: &Status) -> Result<()> {
    let button = format!("#actions [data-action=\"{}\"]", status.actions[0]);
    let click = "document.querySelector(arguments[0]).click()";
    ben.client.execute(click, vec![json!(button)]).await?;
    Ok(())
}

/// Ben's line is cut, once before he gets the server's answer, and once before the server gets
/// anything: nothing is done twice, and nothing is lost.
pub async fn cut(page: &mut Page) -> Result<()> {
    let server = ServerProcess::start(page.driver.folder.as_deref()).await?;
    let relay = Relay::to(server.port).await?;
    let options = [("length", "short")];
    let mut evening = Evening::open(page, server, relay.port, "launch-pad", &options).await?;
    evening.play(6).await?;

    let before = bens_turn(&mut evening).await?;
    relay.withhold();
    act(&evening.ben, &before).await?;
    let done = evening.ada.table(|table| table.version != before.version).await?;
    relay.cut();
    lose(&evening).await?;
    let unseen = evening.ben.status().await?.version;
    ensure!(unseen == before.version, "Ben has seen {unseen:?}, but no answer came to him");
    mend(&evening, &relay).await?;
    // What he says now comes after everything that he had to repeat.
    chat(&evening).await?;
    for page in evening.pages() {
        let now = page.status().await?.version;
        ensure!(
            now == done.version,
            "{now:?} steps, not {:?}: nothing is done twice",
            done.version
        );
    }

    let before = bens_turn(&mut evening).await?;
    relay.cut();
    lose(&evening).await?;
    act(&evening.ben, &before).await?;
    let waits = evening.ada.status().await?.version;
    ensure!(waits == before.version, "{waits:?} steps without a line");
    mend(&evening, &relay).await?;
    for page in evening.pages() {
        page.table(|table| table.version > before.version).await?;
    }

    evening.play(6).await?;
    evening.resign().await?;
    evening.prove("launch-pad").await?;
    evening.end().await
}

/// Only Ben has lost the server; Ada sees that he is away.
async fn lose(evening: &Evening<'_>) -> Result<()> {
    evening.ben.seen(".seats-strip [data-state=lost]").await?;
    evening.ada.seen(".seats-strip [data-state=connected]").await?;
    evening.ada.seen(".seats-strip li[data-note=away]").await
}

async fn mend(evening: &Evening<'_>, relay: &Relay) -> Result<()> {
    relay.mend();
    evening.ben.seen(".seats-strip [data-state=connected]").await?;
    let back = "return document.querySelector('.seats-strip li[data-note=away]') === null";
    evening.ada.until(back, Vec::new()).await
}
