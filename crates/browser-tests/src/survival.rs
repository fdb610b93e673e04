//! What a table must survive: a reload, and the loss of the server.

use anyhow::{Result, ensure};

use crate::chance::Chance;
use crate::loading::kept_offline;
use crate::page::{Page, Status};

/// The table as a person sees it: what is written on it, and what can be done. The texts are
/// sorted: cards keep their places in a hand only until a reload.
pub async fn table(page: &Page) -> Result<(Status, Vec<String>)> {
    const TEXTS: &str = "const board = document.querySelector('.board');
        const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
        const texts = [];
        while (walker.nextNode()) texts.push(walker.currentNode.data);
        return texts.filter((text) => text.trim() !== '').sort();";
    let status = page.table(Status::is_due).await?;
    page.told().await?;
    Ok((status, page.ask(TEXTS, Vec::new()).await?))
}

/// In the middle of a game, a reload changes nothing, and the game goes on.
pub async fn reload(page: &mut Page) -> Result<()> {
    page.hurry().await?;
    page.calm().await?;
    page.go("#/").await?;
    page.pick(".game-lift-off select", "greedy").await?;
    page.begin("lift-off").await?;
    let mut chance = Chance::new(7);
    page.play(20, &mut chance).await?;
    let before = table(page).await?;
    ensure!(before.0.version > Some(20), "{:?}", before.0.version);
    page.client.refresh().await?;
    let after = table(page).await?;
    ensure!(before == after, "before {before:?}\nafter {after:?}");
    page.play(3, &mut chance).await?;
    Ok(())
}

/// Whether anything online is offered.
const ONLINE: &str = "return document.querySelector('.online') !== null";

/// After the first load no server is needed any more, for any game and in the languages that were
/// read.
pub async fn offline(page: &mut Page) -> Result<()> {
    page.hurry().await?;
    page.calm().await?;
    kept_offline(page, &["en"]).await?;
    page.choose("fr").await?;
    kept_offline(page, &["en", "fr"]).await?;
    page.choose("en").await?;
    page.served.stop().await;
    page.go("#/").await?;
    page.client.refresh().await?;
    for game in ["lift-off", "planet-rush"] {
        page.begin(game).await?;
        page.table(|table| !table.actions.is_empty()).await?;
        page.go("#/").await?;
    }
    page.choose("fr").await?;
    page.until("return document.querySelector('h1').textContent === 'Réglages'", Vec::new())
        .await?;
    page.go("#/").await?;
    page.pick(".game-launch-pad select", "greedy").await?;
    page.begin("launch-pad").await?;
    page.play(12, &mut Chance::new(8)).await?;
    // Games are kept, and the client comes from the browser's cache.
    let before = table(page).await?;
    page.client.refresh().await?;
    ensure!(table(page).await? == before, "after a reload without a server");
    page.play(3, &mut Chance::new(9)).await?;
    // Without a server nothing online is offered; that it was asked is said in the console.
    ensure!(!page.ask::<bool>(ONLINE, Vec::new()).await?, "nothing online");
    let mut errors = page.errors().await?;
    errors.retain(|error| !error.contains("/api/"));
    ensure!(errors.is_empty(), "the console says:\n{}", errors.join("\n"));
    Ok(())
}
