//! Screenshots of what people see who play together: new table, gathering, invitation, table with
//! chat and clocks, lobby, ending, review, proof, and the results of the day.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use serde_json::json;

use crate::chance::Chance;
use crate::driver::{Driver, Storage};
use crate::online::{follow, open_table, type_into};
use crate::page::Page;
use crate::process::ServerProcess;
use crate::served::Served;
use crate::shots::SIZES;

/// All motion ends within this time.
const STILL: Duration = Duration::from_millis(700);

/// A page at every size, light and dark.
async fn shoot(page: &Page, directory: &Path, name: &str) -> Result<()> {
    for (theme, value) in [("", "light"), ("-night", "dark")] {
        let set = "document.documentElement.dataset.theme = arguments[0]";
        page.client.execute(set, vec![json!(value)]).await?;
        for (size, pixels) in SIZES {
            page.resize(pixels).await?;
            tokio::time::sleep(STILL).await;
            page.picture(&directory.join(format!("{name}{theme}-{size}.png"))).await?;
        }
    }
    page.resize((1280, 900)).await
}

/// Takes all of them.
pub async fn take(driver: &Arc<Driver>, directory: &Path) -> Result<()> {
    let mut page = Page::open(driver, Storage::Allowed).await?;
    let server = ServerProcess::start(driver.folder.as_deref()).await?;
    page.served = Served::elsewhere(server.port);
    let ben = Page::visit(driver, Storage::Allowed, Served::elsewhere(server.port)).await?;
    for page in [&page, &ben] {
        page.calm().await?;
        page.hurry().await?;
    }
    page.go("#/new/launch-pad/online").await?;
    page.seen(".terms input[name=own-name]").await?;
    shoot(&page, directory, "new-online").await?;
    for game in ["launch-pad", "lift-off"] {
        let link = open_table(&page, game, "Ada Lovelace", &[]).await?;
        if game == "launch-pad" {
            shoot(&page, directory, "gathering").await?;
            ben.client.goto(&link).await?;
            ben.seen(".invitation form").await?;
            shoot(&ben, directory, "invitation").await?;
        }
        ben.go("#/").await?;
        ben.seen("article.game").await?;
        follow(&ben, &link, "Ben").await?;
        page.click("[data-tool=begin]:not(:disabled)").await?;
        page.seen(".seats-strip [data-state=connected]").await?;
        shoot(&page, directory, &format!("shared-{game}")).await?;
    }
    ben.unfold(".tools .chat").await?;
    type_into(&ben, ".chat input[name=say]", "Good luck! I have never built a rocket.").await?;
    ben.click(".say button").await?;
    page.unfold(".tools .chat").await?;
    page.seen(".chat-lines li").await?;
    shoot(&page, directory, "chat").await?;
    page.tap(".tools .chat > summary").await?;
    ben.tap("[data-tool=resign]").await?;
    ben.tap("dialog.question [data-tool=answer]").await?;
    page.seen(".table .result, .table .banner [data-tool=review]").await?;
    shoot(&page, directory, "ended").await?;
    page.tap("[data-tool=fair]").await?;
    page.seen(".proof").await?;
    shoot(&page, directory, "fair").await?;
    page.client.back().await?;
    page.tap(".table .banner [data-tool=review], .table .result [data-tool=review]").await?;
    page.seen(".replay-bar input").await?;
    page.tap(".review > summary").await?;
    page.seen(".review .graph").await?;
    shoot(&page, directory, "review-online").await?;
    page.go("#/").await?;
    page.seen(".online li").await?;
    page.client.execute("document.querySelector('.online').scrollIntoView()", Vec::new()).await?;
    shoot(&page, directory, "lobby").await?;
    page.go("#/daily/planet-rush").await?;
    page.seen(".daily-score[data-done=true]").await?;
    page.click("[data-tool=play-daily]").await?;
    page.play_out(&mut Chance::new(3)).await?;
    page.tap("[data-tool=daily]").await?;
    page.seen(".send-result button").await?;
    shoot(&page, directory, "daily-before").await?;
    page.tap("[data-tool=send-result]").await?;
    page.seen(".daily-ranking tr.own").await?;
    shoot(&page, directory, "daily").await?;
    ben.close().await?;
    page.close().await
}
