//! What a table must survive: a reload, and the loss of the server.

use anyhow::{Result, ensure};

use crate::chance::Chance;
use crate::page::{Page, Status};

/// The table as a person sees it: its text, and what can be done.
pub async fn table(page: &Page) -> Result<(Status, String)> {
    let status = page.table(Status::is_due).await?;
    let words = page.ask("return document.querySelector('.board').textContent", Vec::new()).await?;
    Ok((status, words))
}

/// In the middle of a game, a reload changes nothing, and the game goes on.
pub async fn reload(page: &mut Page) -> Result<()> {
    page.hurry().await?;
    // A rocket that is just flying off would be gone after the reload.
    page.calm().await?;
    page.go("#/").await?;
    page.pick(".game-lift-off select", "greedy").await?;
    page.click(".game-lift-off button.primary").await?;
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

/// After the first load no server is needed any more.
pub async fn offline(page: &mut Page) -> Result<()> {
    page.hurry().await?;
    let kept = "return navigator.serviceWorker.controller?.state === 'activated'";
    page.until(kept, Vec::new()).await?;
    page.calm().await?;
    page.served.stop().await;
    page.go("#/").await?;
    page.client.refresh().await?;
    page.pick(".game-launch-pad select", "greedy").await?;
    page.click(".game-launch-pad button.primary").await?;
    page.play(12, &mut Chance::new(8)).await?;
    // Games are kept, and the client comes from the browser's cache.
    let before = table(page).await?;
    page.client.refresh().await?;
    ensure!(table(page).await? == before, "after a reload without a server");
    page.play(3, &mut Chance::new(9)).await?;
    Ok(())
}
