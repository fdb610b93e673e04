//! Bad input, no storage, a new version: each is reported, and nothing is lost.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::chance::Chance;
use crate::chromium::Vendor;
use crate::loading::kept_offline;
use crate::page::{Page, Status};
use crate::survival::table;

/// Unreadable input is reported in words, and the page stays as it is.
pub async fn bad_input(page: &mut Page) -> Result<()> {
    for (name, text) in [("a.record", "nonsense"), ("c.toml", "game = 3")] {
        page.go("#/").await?;
        page.open_file(name, text).await?;
        complaint(page, name).await?;
        let hash: String = page.ask("return location.hash", Vec::new()).await?;
        ensure!(hash == "#/", "{name} leads to {hash}");
    }
    page.go("#/open/nonsense").await?;
    complaint(page, "a link").await?;
    page.go("#/play/no-such-table").await?;
    complaint(page, "an address").await?;
    page.go("#/new/lift-off").await?;
    page.open_file("values.toml", "[mission]\nmoon = 3\n").await?;
    complaint(page, "own values").await?;
    page.seen("form.new").await?;
    page.go("#/").await?;
    page.seen("article.game").await?;
    let kept: usize =
        page.ask("return document.querySelectorAll('.kept li').length", vec![]).await?;
    ensure!(kept == 0, "{kept} tables are kept");
    page.begin("launch-pad").await?;
    page.table(Status::is_due).await?;
    Ok(())
}

/// Waits for a notice with text, and dismisses it.
async fn complaint(page: &Page, of: &str) -> Result<()> {
    page.seen(".notices li").await?;
    let words = page.status().await?.notices;
    ensure!(words.len() == 1 && words[0].len() > 20, "{of}: {words:?}");
    page.tap(".notices button").await?;
    page.until("return document.querySelector('.notices li') === null", Vec::new()).await
}

/// Asks for a hint, which takes a while, then for previews of every action and the reason why one
/// is not possible, and leaves.
const ASK_AND_LEAVE: &str = "
    document.querySelectorAll('.tools > button')[1].click();
    const comes = new PointerEvent('pointerenter', { pointerType: 'mouse' });
    document.querySelectorAll('#actions button').forEach((button) => button.dispatchEvent(comes));
    document.querySelector('.typed button[type=button]').click();
    location.hash = '#/'";

/// Begins a game and leaves the table as soon as it appears, when everything that it asks for at
/// first is still to be answered.
const BEGIN_AND_LEAVE: &str = "
    window.left = false;
    new MutationObserver((_, watching) => {
        if (document.querySelector('.table')) {
            watching.disconnect();
            location.hash = '#/';
            window.left = true;
        }
    }).observe(document.body, { childList: true, subtree: true });
    document.querySelector('.game-launch-pad button.primary').click();";

/// Answers that arrive after the table was left do no harm.
pub async fn late_answers(page: &mut Page) -> Result<()> {
    page.hurry().await?;
    for _ in 0..2 {
        page.go("#/").await?;
        page.begin("launch-pad").await?;
        page.table(|table| table.actions.len() > 1).await?;
        page.client.execute(ASK_AND_LEAVE, Vec::new()).await?;
        page.seen("article.game").await?;
    }
    for _ in 0..3 {
        page.go("#/").await?;
        page.seen("article.game").await?;
        page.client.execute(BEGIN_AND_LEAVE, Vec::new()).await?;
        page.until("return window.left", Vec::new()).await?;
        page.seen("article.game").await?;
    }
    // Questions are answered in order: when this table appears, all before it have been answered.
    page.begin("launch-pad").await?;
    page.table(Status::is_due).await?;
    Ok(())
}

/// Acts, and leaves the table while bots think. Returns where it was.
const ACT_AND_LEAVE: &str = "
    document.querySelector('#actions [data-action]').click();
    setTimeout(() => { location.hash = '#/'; }, 60);
    return location.hash";

/// A bot that is thinking when the player leaves still acts; on return, play continues.
pub async fn late_bots(page: &mut Page) -> Result<()> {
    page.hurry().await?;
    page.go("#/").await?;
    page.pick(".game-lift-off select", "expert").await?;
    page.begin("lift-off").await?;
    page.table(|table| !table.actions.is_empty()).await?;
    let hash: String = page.ask(ACT_AND_LEAVE, Vec::new()).await?;
    // The list is requested after leaving: once it appears, the worker knows about it.
    page.seen(".kept li").await?;
    page.go(&hash).await?;
    page.play(2, &mut Chance::new(12)).await?;
    Ok(())
}

/// Full storage is reported once; the game goes on, and its record can be downloaded.
pub async fn no_storage(page: &mut Page) -> Result<()> {
    page.hurry().await?;
    page.go("#/").await?;
    page.begin("launch-pad").await?;
    page.play(3, &mut Chance::new(9)).await?;
    // As if somebody had cleared the site's data.
    let origin = page.served.address();
    let cleared = json!({ "origin": origin.trim_end_matches('/'), "storageTypes": "indexeddb" });
    page.client.issue_cmd(Vendor::tools_with("Storage.clearDataForOrigin", &cleared)).await?;
    let before = page.table(|table| !table.actions.is_empty()).await?;
    page.act(&before.actions[0]).await?;
    complaint(page, "storage").await?;
    page.table(|table| table.version != before.version).await?;
    let status = page.play(6, &mut Chance::new(10)).await?;
    ensure!(status.version > before.version, "{status:?}");
    let text = page.record().await?;
    ensure!(text.contains("launch-pad"), "a record of the table: {text}");
    Ok(())
}

/// A browser that denies storage: this is reported once, and as long as the page stays open, the
/// game can be played and saved.
pub async fn denied(page: &mut Page) -> Result<()> {
    complaint(page, "storage").await?;
    page.hurry().await?;
    page.go("#/").await?;
    page.begin("launch-pad").await?;
    let status = page.play(6, &mut Chance::new(11)).await?;
    ensure!(status.version > Some(6), "{status:?}");
    let text = page.record().await?;
    ensure!(text.contains("launch-pad"), "a record of the table: {text}");
    let mut errors = page.errors().await?;
    // Firefox itself says there that it keeps nothing for offline use.
    errors.retain(|error| !error.contains("a ServiceWorker for scope"));
    ensure!(errors.is_empty(), "the console says:\n{}", errors.join("\n"));
    Ok(())
}

/// A new version waits until the reader accepts it, and the table stays as it was.
pub async fn upgrade(page: &mut Page) -> Result<()> {
    page.hurry().await?;
    page.calm().await?;
    let kept = "return navigator.serviceWorker.controller?.state === 'activated'";
    page.until(kept, Vec::new()).await?;
    page.go("#/").await?;
    page.begin("launch-pad").await?;
    page.play(6, &mut Chance::new(10)).await?;
    let before = table(page).await?;
    // To the browser another address is another version: register an older one first, then ours.
    page.client.execute("navigator.serviceWorker.register('sw.js?older')", Vec::new()).await?;
    for _ in 0..2 {
        page.seen(".notices button").await?;
        page.client.execute("window.isOld = true", Vec::new()).await?;
        page.tap(".notices button").await?;
        page.until("return window.isOld === undefined", Vec::new()).await?;
    }
    let after = table(page).await?;
    ensure!(before == after, "before {before:?}\nafter {after:?}");
    // One cache has everything that this page names: both programs are of one version.
    kept_offline(page, &["en"]).await
}
