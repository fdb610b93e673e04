//! The page calls its reader to tables on the server, and the service worker does so while no page
//! is open.

use anyhow::{Context, Result, ensure};
use serde_json::{Value as Json, json};

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

/// From now on the page takes itself for one in the background that may show notifications, and
/// notes what it shows.
const HIDE: &str = r"
    window.shown = [];
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    Object.defineProperty(Notification, 'permission', { value: 'granted', configurable: true });
    ServiceWorkerRegistration.prototype.showNotification = (title, { body, tag, data }) => {
        window.shown.push({ title, body, tag, data });
        return Promise.resolve();
    };";

/// Plays any action, until the page has called.
const PLAY_UNTIL_CALLED: &str = r"
    if (window.shown.length > 0) return true;
    document.querySelector('#actions [data-action]')?.click();
    return false";

/// Plays until the reader is waited for and can act.
const WAITED_FOR: &str = "return document.querySelector('#actions [data-action]') !== null";

/// The service worker that the server serves. The page itself may run no text as a script.
const SERVICE_WORKER: &str = "const done = arguments[arguments.length - 1];
    fetch('./sw.js').then((answer) => answer.text()).then(done, (error) => done(String(error)))";

/// Runs the service worker with a registration of ours, and pushes. The answer has what it shows,
/// and where a click on that leads.
const PUSH: &str = r"
    const done = arguments[arguments.length - 1];
    const shown = [], opened = [], heard = {};
    const scope = {
        location: new URL('./sw.js', location.href),
        addEventListener: (name, hear) => { heard[name] = hear; },
        registration: {
            showNotification: async (title, options) => { shown.push({ title, ...options }); },
        },
        clients: { matchAll: async () => [], openWindow: async (place) => { opened.push(place); } },
    };
    const run = async (name, event) => {
        let work;
        heard[name]({ ...event, waitUntil: (promise) => { work = promise; } });
        await work;
    };
    (async () => {
        ((self) => { SERVICE_WORKER })(scope);
        await run('push', {});
        const notification = { data: shown[0].data, close: () => {} };
        await run('notificationclick', { notification });
        return { shown, opened };
    })().then(done, (error) => done(String(error)));";

async fn title_is(page: &Page, title: &str) -> Result<()> {
    page.until("return document.title === arguments[0]", vec![json!(title)]).await
}

/// The title counts the tables that wait, whichever page is open; a page in the background shows a
/// notification when it is the reader's turn again; the list says how much time is left; a push
/// says what waits.
pub async fn turns(page: &mut Page) -> Result<()> {
    page.calm().await?;
    let table = page.client.execute_async(OPEN, Vec::new()).await?;
    let table = table.as_str().context("a table")?.to_owned();
    page.go("#/").await?;
    page.client.refresh().await?;
    page.seen(".own-tables li").await?;
    title_is(page, "Gantry").await?;
    nothing_waits(page).await?;
    page.go(&format!("#/table/{table}")).await?;
    page.click(".chairs [data-tool=sit-here]").await?;
    page.click("[data-tool=begin]:not(:disabled)").await?;
    page.until(WAITED_FOR, Vec::new()).await?;
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
    pushed(page, &table).await?;
    page.go(&format!("#/table/{table}")).await?;
    page.until(WAITED_FOR, Vec::new()).await?;
    let active = "return navigator.serviceWorker.controller !== null";
    page.until(active, Vec::new()).await?;
    page.client.execute(HIDE, Vec::new()).await?;
    page.until(PLAY_UNTIL_CALLED, Vec::new()).await?;
    let shown: Json = page.ask("return window.shown[0]", Vec::new()).await?;
    ensure!(
        shown["data"] == json!(table) && shown["tag"] == json!(format!("gantry-{table}")),
        "{shown}"
    );
    ensure!(shown["body"].as_str().is_some_and(|body| body.contains("your turn")), "{shown}");
    Ok(())
}

/// What the service worker shows when it is pushed.
async fn push(page: &Page) -> Result<(Json, String)> {
    let worker = page.client.execute_async(SERVICE_WORKER, Vec::new()).await?;
    let worker = worker.as_str().context("a script")?;
    let script = PUSH.replace("SERVICE_WORKER", &format!("\n{worker}\n"));
    let told = page.client.execute_async(&script, Vec::new()).await?;
    let shown = told["shown"].as_array().with_context(|| told.to_string())?;
    ensure!(shown.len() == 1, "{told}");
    let opened = told["opened"][0].as_str().with_context(|| told.to_string())?;
    Ok((shown[0].clone(), opened.to_owned()))
}

/// A call that comes too late says so, and leads home.
async fn nothing_waits(page: &Page) -> Result<()> {
    let (shown, opened) = push(page).await?;
    ensure!(shown["title"] == "Look at your tables" && shown["data"].is_null(), "{shown}");
    ensure!(opened.ends_with("/#/"), "{opened}");
    Ok(())
}

/// A call says whose turn it is, and leads to the table.
async fn pushed(page: &Page, table: &str) -> Result<()> {
    let (shown, opened) = push(page).await?;
    ensure!(shown["title"] == "It is your turn" && shown["data"] == json!(table), "{shown}");
    ensure!(shown["body"].as_str().is_some_and(|body| body.contains("Ada")), "{shown}");
    ensure!(opened.ends_with(&format!("/#/table/{table}")), "{opened}");
    Ok(())
}
