//! Several people at one browser, with somebody elsewhere and a bot at the same table; and somebody
//! for whom a bot stands in.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use serde_json::json;

use crate::driver::Storage;
use crate::online::{console, follow, type_into};
use crate::page::{PHONE, Page};
use crate::process::ServerProcess;
use crate::served::Served;

/// The longest to wait until everybody has acted.
const PATIENCE: Duration = Duration::from_mins(3);
const POLL_INTERVAL: Duration = Duration::from_millis(20);

/// Opens a table of one person and a bot with three seconds for a move, as a guest.
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
        const pace = { PerMove: { seconds: 3 } };
        return (await ask('tables', { game: 'launch-pad', chairs, pace })).table;
    })().then(done, (error) => done(String(error)));";

/// Ada and Cleo share a browser, Ben is elsewhere, and a bot has the fourth seat. Before Ada and
/// Cleo see their cards, the screen is handed over.
pub async fn mixed(page: &mut Page) -> Result<()> {
    let server = ServerProcess::start(page.driver.folder.as_deref()).await?;
    page.served = Served::elsewhere(server.port);
    page.client.goto(&page.served.address()).await?;
    page.calm().await?;
    let served = Served::elsewhere(server.port);
    let ben = Page::visit(&page.driver, Storage::Allowed, served).await?;
    ben.calm().await?;
    ben.resize(PHONE).await?;
    page.go("#/new/launch-pad/online").await?;
    type_into(page, ".terms input[name=own-name]", "Ada").await?;
    page.tap("input[name=count][value='4']").await?;
    page.tap("form.new button.primary").await?;
    page.seen(".gathering .chairs li[data-seat=A].own").await?;
    let link = "return document.querySelector('.invite input').value";
    let link: String = page.ask(link, Vec::new()).await?;
    page.tap(".chairs li[data-seat=B] [data-tool=sit-here]").await?;
    type_into(page, "dialog.question input[name=answer]", "Cleo").await?;
    page.tap("dialog.question [data-tool=answer]").await?;
    page.seen(".chairs li[data-seat=B][data-taken=Cleo].own").await?;
    page.pick(".chairs li[data-seat=D] select[name=bot]", "greedy").await?;
    follow(&ben, &link, "Ben").await?;
    page.seen(".chairs li[data-seat=C][data-taken=Ben]").await?;
    page.tap("[data-tool=begin]:not(:disabled)").await?;
    for page in [&*page, &ben] {
        page.seen(".table .seats-strip [data-state=connected]").await?;
    }
    let (mut handovers, mut bens) = (0, 0);
    let began = Instant::now();
    while handovers < 3 || bens < 2 {
        ensure!(began.elapsed() < PATIENCE, "{handovers} handovers, Ben has acted {bens} times");
        for (index, player) in [&*page, &ben].into_iter().enumerate() {
            let status = player.status().await?;
            ensure!(status.notices.is_empty() && status.digest.is_none(), "{status:?}");
            if status.handover {
                ensure!(index == 0 && status.actions.is_empty(), "nothing is shown: {status:?}");
                player.tap(".handover button").await?;
                player.table(|table| !table.handover).await?;
                handovers += 1;
            } else if !status.actions.is_empty() {
                // Ben does something first; otherwise turns end at once.
                let ends = (index == 0 || bens > 0) && status.actions.iter().any(|it| it == "end");
                let action = if ends { "[data-action=end]" } else { "[data-action]" };
                player.tap(&format!("#actions {action}")).await?;
                player.table(|table| table.version > status.version).await?;
                bens += usize::from(index == 1);
            }
        }
        tokio::time::sleep(POLL_INTERVAL).await;
    }
    for page in [&*page, &ben] {
        console(page).await?;
        page.client.goto("about:blank").await?;
    }
    ben.leave().await
}

/// Ada lets her time pass: a bot plays for her, the page says so, and she comes back.
pub async fn away(page: &mut Page) -> Result<()> {
    page.calm().await?;
    let table = page.client.execute_async(OPEN, Vec::new()).await?;
    let table = table.as_str().context("a table")?.to_owned();
    page.client.refresh().await?;
    page.go(&format!("#/table/{table}")).await?;
    page.tap(".chairs [data-tool=sit-here]").await?;
    page.tap("[data-tool=begin]:not(:disabled)").await?;
    page.seen(".seats-strip [data-state=connected]").await?;
    page.seen(".seats-strip li[data-seat=A] .clock").await?;
    page.seen(".banner [data-tool=back]").await?;
    let before = page.status().await?.version;
    page.table(|table| table.version > before).await?;
    page.tap(".banner [data-tool=back]").await?;
    let back = "return document.querySelector('.banner [data-tool=back]') === null
        && document.querySelector('#actions [data-action]') !== null";
    page.until(back, vec![json!(null)]).await?;
    let before = page.status().await?.version;
    page.tap("#actions [data-action]").await?;
    page.table(|table| table.version > before).await?;
    page.client.goto("about:blank").await?;
    Ok(())
}
