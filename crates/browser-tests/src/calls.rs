//! The page calls its reader to tables on the server.

use anyhow::{Context, Result, ensure};
use serde_json::{Value as Json, json};

use crate::chromium::Vendor;
use crate::page::Page;

/// Opens a table of one person and a bot, over days, as a guest.
const OPEN: &str = r"
    const done = arguments[arguments.length - 1];
    const ask = async (path, body) => {
        const headers = { 'content-type': 'application/json' };
        const init = { method: 'POST', headers, body: JSON.stringify(body) };
        return (await fetch('./api/' + path, init)).json();
    };
    (async () => {
        await ask('guest', { name: 'Ada' });
        const chairs = ['Person', { Bot: 'greedy' }];
        const pace = { Days: { days: 3 } };
        return (await ask('tables', { game: 'launch-pad', chairs, pace })).table;
    })().then(done, (error) => done(String(error)));";

/// From now on the page takes itself for one in the background, and notes what it shows there.
const HIDE: &str = r"
    window.shown = [];
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    ServiceWorkerRegistration.prototype.showNotification = (title, { body, tag, data }) => {
        window.shown.push({ title, body, tag, data });
        return Promise.resolve();
    };";

/// Plays any action, until the page has called.
const PLAY_UNTIL_CALLED: &str = r"
    if (window.shown.length > 0) return true;
    document.querySelector('#actions [data-action]')?.click();
    return false";

async fn title_is(page: &Page, title: &str) -> Result<()> {
    page.until("return document.title === arguments[0]", vec![json!(title)]).await
}

/// The title counts the tables that wait, whichever page is open; a page in the background shows a
/// notification when it is the reader's turn again; the list says how much time is left.
pub async fn turns(page: &mut Page) -> Result<()> {
    let permissions = json!({ "permissions": ["notifications"] });
    page.client.issue_cmd(Vendor::tools_with("Browser.grantPermissions", &permissions)).await?;
    page.calm().await?;
    let table = page.client.execute_async(OPEN, Vec::new()).await?;
    let table = table.as_str().context("a table")?.to_owned();
    page.go("#/").await?;
    page.client.refresh().await?;
    page.seen(".own-tables li").await?;
    title_is(page, "Gantry").await?;
    page.go(&format!("#/table/{table}")).await?;
    page.click(".chairs [data-tool=sit-here]").await?;
    page.click("[data-tool=begin]:not(:disabled)").await?;
    title_is(page, "(1) Gantry").await?;
    page.go("#/settings").await?;
    title_is(page, "(1) Gantry").await?;
    page.go("#/").await?;
    let item = ".own-tables li.yours";
    page.seen(item).await?;
    let words = "return document.querySelector(arguments[0]).textContent";
    let words: String = page.ask(words, vec![json!(item)]).await?;
    ensure!(words.contains("2 days left"), "{words}");
    title_is(page, "(1) Gantry").await?;
    page.go(&format!("#/table/{table}")).await?;
    page.seen("#actions [data-action]").await?;
    let registered = "return navigator.serviceWorker.controller !== null";
    page.until(registered, Vec::new()).await?;
    page.client.execute(HIDE, Vec::new()).await?;
    page.until(PLAY_UNTIL_CALLED, Vec::new()).await?;
    let shown: Json = page.ask("return window.shown[0]", Vec::new()).await?;
    ensure!(
        shown["data"] == json!(table) && shown["tag"] == json!(format!("gantry-{table}")),
        "{shown}"
    );
    ensure!(shown["body"].as_str().is_some_and(|body| body.contains("your turn")), "{shown}");
    let errors = page.errors().await?;
    ensure!(errors.is_empty(), "the console says:\n{}", errors.join("\n"));
    Ok(())
}
