//! What comes first: home before the worker, one language before the others, one version of
//! everything.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::chance::Chance;
use crate::chromium::Vendor;
use crate::page::Page;

/// Home, rules and settings can be used while the worker's program is missing, and a game starts as
/// soon as it can be loaded.
pub async fn home_first(page: &mut Page) -> Result<()> {
    block(page, &["*worker-*.wasm*"]).await?;
    page.client.refresh().await?;
    page.pick(".game-lift-off select", "greedy").await?;
    let loaded = loaded_by(page).await?;
    // The lobby of a server is a piece of its own, which comes after home.
    let others = loaded.split(',').filter(|file| file.contains("/page-split"));
    let others: Vec<&str> = others.filter(|file| !file.contains("_online-")).collect();
    ensure!(others.is_empty(), "home needs no other piece: {others:?}");
    page.go("#/rules/lift-off").await?;
    page.seen(".rules h2").await?;
    page.choose("de").await?;
    // The texts are listed once they are here, which may be after the language has changed.
    page.until("return document.documentElement.lang === 'de'", Vec::new()).await?;
    let listed = "return performance.getEntriesByType('resource').some(({ name }) => name.includes('/words-de-'))";
    page.until(listed, Vec::new()).await?;
    let loaded = loaded_by(page).await?;
    ensure!(loaded.contains("/words-en-") && loaded.contains("/words-de-"), "{loaded}");
    ensure!(loaded.contains("/page-split_later-"), "pages beside the games: {loaded}");
    let board = ["lift_off", "launch_pad", "planet_rush"]
        .into_iter()
        .find(|game| loaded.contains(&format!("/page-split_{game}-")));
    ensure!(!loaded.contains("/words-fr-") && board.is_none(), "{loaded}");
    ensure!(!loaded.contains("/style-l") && !loaded.contains("/style-p"), "no board: {loaded}");
    block(page, &[]).await?;
    // That the worker's program is missing is an error for the console.
    page.errors().await?;
    page.client.refresh().await?;
    page.go("#/").await?;
    page.hurry().await?;
    page.go("#/").await?;
    page.begin("launch-pad").await?;
    page.play(2, &mut Chance::new(30)).await?;
    let loaded = loaded_by(page).await?;
    ensure!(loaded.contains("/page-split_launch_pad-"), "{loaded}");
    ensure!(!loaded.contains("/page-split_lift_off-"), "one board: {loaded}");
    ensure!(loaded.contains("/style-launch-pad-"), "its styles: {loaded}");
    ensure!(!loaded.contains("/style-lift-off-"), "one board's styles: {loaded}");
    Ok(())
}

/// The addresses that this page has loaded.
async fn loaded_by(page: &Page) -> Result<String> {
    let loaded = "return performance.getEntriesByType('resource').map(({ name }) => name).join()";
    page.ask(loaded, Vec::new()).await
}

/// From now on these addresses cannot be loaded.
async fn block(page: &Page, addresses: &[&str]) -> Result<()> {
    page.client.issue_cmd(Vendor::tools("Network.enable")).await?;
    let parameters = json!({ "urls": addresses });
    page.client.issue_cmd(Vendor::tools_with("Network.setBlockedURLs", &parameters)).await?;
    Ok(())
}

/// Waits until everything in these languages is kept for offline use.
pub async fn kept_offline(page: &Page, languages: &[&str]) -> Result<()> {
    let kept = "if (!navigator.serviceWorker.controller) return false;
        return (async (languages) => {
            const names = await caches.keys();
            if (names.length !== 1) return false;
            const kept = (await (await caches.open(names[0])).keys()).map(({ url }) => url.split('/').pop());
            const files = document.documentElement.dataset.files.split(' ');
            const meant = files.filter((name) => !/-(en|de|fr)-/.test(name)
                || languages.some((language) => name.includes(`-${language}-`)));
            return meant.every((name) => kept.includes(name));
        })(arguments[0])";
    page.until(kept, vec![json!(languages)]).await
}
