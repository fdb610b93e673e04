//! Two tabs with the same table: only one plays it, and nothing is lost.

use anyhow::{Context, Result, ensure};
use fantoccini::wd::WindowHandle;
use gantry_catalog::find;
use gantry_kernel::record::Record;

use crate::chance::Chance;
use crate::page::{Page, Status};

/// Shown instead of the table while another tab plays it.
const TAKE_OVER: &str = ".elsewhere button";

/// Begins a table in one tab; returns the tab and the table's address.
async fn begin(page: &Page, chance: &mut Chance) -> Result<(WindowHandle, String)> {
    page.hurry().await?;
    page.calm().await?;
    page.go("#/new/launch-pad").await?;
    page.click("input[name=web-option-launch-pad-length][value=short]").await?;
    page.pick(".sitter:nth-of-type(3) select", "greedy").await?;
    page.click("button[type=submit].primary").await?;
    page.play(4, chance).await?;
    Ok((page.client.window().await?, page.ask("return location.hash", Vec::new()).await?))
}

/// Opens the same table in another window; unlike tabs, windows are all visible and active.
async fn another(page: &Page, table: &str) -> Result<WindowHandle> {
    let handle = page.client.new_window(false).await?.handle;
    page.client.switch_to_window(handle.clone()).await?;
    page.go(table).await?;
    Ok(handle)
}

/// Switches to a tab that has lost the table and takes it over; play continues where it was.
async fn take_over(
    page: &Page,
    tab: &WindowHandle,
    from: &Status,
    chance: &mut Chance,
) -> Result<Status> {
    page.client.switch_to_window(tab.clone()).await?;
    page.click(TAKE_OVER).await?;
    let status = page.table(Status::is_due).await?;
    ensure!(status == *from, "it goes on from {from:?}, not {status:?}");
    page.play(3, chance).await
}

/// The second tab says that the first one is playing, and takes over on request or when the other
/// is closed. The log has no holes.
pub async fn two_tabs(page: &mut Page) -> Result<()> {
    let mut chance = Chance::new(21);
    let (first, table) = begin(page, &mut chance).await?;
    let second = another(page, &table).await?;
    page.seen(TAKE_OVER).await?;
    page.client.switch_to_window(first.clone()).await?;
    let status = page.play(3, &mut chance).await?;
    let status = take_over(page, &second, &status, &mut chance).await?;
    let status = take_over(page, &first, &status, &mut chance).await?;
    let status = take_over(page, &second, &status, &mut chance).await?;
    page.client.close_window().await?;
    page.client.switch_to_window(first).await?;
    let found = page.table(Status::is_due).await?;
    ensure!(found == status, "the one that is left goes on from {status:?}, not {found:?}");
    let status = page.play(3, &mut chance).await?;
    let record = Record::read(&page.record().await?)?;
    let table = find("launch-pad").context("a game")?.replay(&record)?;
    ensure!(Some(table.entries()) == status.version, "{} entries: {status:?}", table.entries());
    Ok(())
}

/// Whether the whole link in the dialog for copying by hand is selected and leads to a position.
const SELECTED: &str = "
    const field = document.querySelector('#ask-field');
    const chosen = field.value.slice(field.selectionStart, field.selectionEnd);
    return document.activeElement === field && field.readOnly && chosen === field.value
        && chosen.includes('#/open/')";

/// Without HTTPS there are no locks: both tabs show the table, but the one that is behind writes
/// nothing and says so. Nor is there a clipboard: links are shown for copying by hand.
pub async fn without_https(page: &mut Page) -> Result<()> {
    page.served.use_plain_name();
    page.client.goto(&page.served.address()).await?;
    ensure!(!page.ask::<bool>("return isSecureContext", Vec::new()).await?, "a plain address");
    let mut chance = Chance::new(22);
    let (first, table) = begin(page, &mut chance).await?;
    let second = another(page, &table).await?;
    let mut status = page.play(3, &mut chance).await?;
    for tab in [&first, &second, &first] {
        // It acts on what it still shows.
        page.client.switch_to_window(tab.clone()).await?;
        let stale = page.table(|table| !table.actions.is_empty()).await?;
        ensure!(stale.version < status.version, "{stale:?} is behind {status:?}");
        page.act(&stale.actions[0]).await?;
        status = take_over(page, tab, &status, &mut chance).await?;
    }
    page.go(&table.replace("play", "replay")).await?;
    page.seen(".replay .more").await?;
    page.unfold(".replay .more").await?;
    page.click("[data-tool=link]").await?;
    page.seen("dialog.ask[open]").await?;
    page.until(SELECTED, Vec::new()).await?;
    page.click("dialog.ask button").await?;
    page.until("return document.querySelector('dialog.ask[open]') === null", Vec::new()).await?;
    page.go(&table).await?;
    let status = page.play(3, &mut chance).await?;
    // Browsers block downloads from such an address, but a log with holes would not load again.
    page.client.refresh().await?;
    let found = page.table(Status::is_due).await?;
    ensure!(found == status, "after a reload {found:?}, not {status:?}");
    let mut errors = page.errors().await?;
    // The one header that browsers ignore without HTTPS.
    errors.retain(|error| !error.contains("Cross-Origin-Opener-Policy"));
    ensure!(errors.is_empty(), "the console says:\n{}", errors.join("\n"));
    Ok(())
}
