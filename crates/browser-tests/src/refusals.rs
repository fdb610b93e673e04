//! What is said where there is no way to a seat or to a table, and what can be done next.

use anyhow::{Result, ensure};

use crate::driver::Storage;
use crate::online::{console, open_table, text, type_into};
use crate::page::Page;
use crate::people::says;
use crate::process::ServerProcess;
use crate::served::Served;

/// The invitation to a game that has begun, and to one that is over.
async fn used_up(page: &Page, link: &str, port: u16) -> Result<()> {
    let ben = Page::visit(&page.driver, Storage::Allowed, Served::elsewhere(port)).await?;
    ben.client.goto(link).await?;
    let begun = text(&ben, ".invitation [role=alert]").await?;
    ensure!(begun.contains("begun"), "{begun}");
    ben.seen("[data-tool=watch]").await?;
    ben.seen(".invitation a[href='#/']").await?;
    console(&ben).await?;
    ben.leave().await
}

/// A name that cannot be shown, and one that somebody at the table has: another one is asked for,
/// and leads to the seat.
async fn names(page: &Page, ben: &Page) -> Result<()> {
    let link = open_table(page, "launch-pad", "Ada", &[]).await?;
    ben.client.goto(&link).await?;
    let hidden = "const field = document.querySelector('.invitation input[name=own-name]');
        field.value = 'B\u{202e}en';
        field.dispatchEvent(new Event('input', { bubbles: true }));
        document.querySelector('[data-tool=sit]').click()";
    ben.seen("[data-tool=sit]").await?;
    ben.client.execute(hidden, Vec::new()).await?;
    says(ben, ".notices li", "Choose another one").await?;
    type_into(ben, ".invitation input[name=own-name]", "ADA").await?;
    ben.click("[data-tool=sit]").await?;
    says(ben, "dialog.question", "called ADA").await?;
    type_into(ben, "dialog.question input[name=answer]", "Ben").await?;
    ben.click("dialog.question [data-tool=answer]").await?;
    ben.seen(".gathering .chairs li.own[data-taken=Ben]").await
}

/// Somebody else takes the last seat while Ben reads his invitation.
async fn too_slow(page: &Page, ben: &Page) -> Result<()> {
    let link = open_table(page, "launch-pad", "Ada", &[]).await?;
    ben.client.goto(&link).await?;
    ben.seen("[data-tool=sit]").await?;
    page.pick(".chairs select[name=bot]", "greedy").await?;
    page.seen("[data-tool=begin]:not(:disabled)").await?;
    ben.click("[data-tool=sit]").await?;
    says(ben, ".notices li", "every seat is taken now").await?;
    ben.seen(".gathering a[href='#/']").await
}

/// A chat line that cannot be shown says so, and is not lost.
async fn unreadable_line(ben: &Page) -> Result<()> {
    let say = "const field = document.querySelector('.say input[name=say]');
        field.value = 'left \u{202e} right';
        field.dispatchEvent(new Event('input', { bubbles: true }));
        document.querySelector('.say button').click()";
    ben.client.execute(say, Vec::new()).await?;
    says(ben, ".notices li", "cannot be said").await?;
    let kept = "return document.querySelector('.say input[name=say]').value.startsWith('left')";
    ben.until(kept, Vec::new()).await
}

/// A page that is opened while the server is away says so, and goes to the table by itself.
async fn away(ben: &Page, server: &mut ServerProcess) -> Result<()> {
    let kept = "return navigator.serviceWorker.controller !== null";
    ben.until(kept, Vec::new()).await?;
    server.kill().await?;
    ben.client.refresh().await?;
    ben.seen("[data-state=unreachable] a.meanwhile").await?;
    says(ben, "[data-state=unreachable] [role=alert]", "does not answer").await?;
    server.begin().await?;
    // The page also asks by itself, and may have been faster.
    let again = "document.querySelector('[data-state=unreachable] button')?.click()";
    ben.client.execute(again, Vec::new()).await?;
    ben.seen(".gathering .chairs").await?;
    // The server is known again, too.
    ben.go("#/").await?;
    ben.seen(".online").await
}

/// A name that cannot be used, a table whose last seat is just taken, a line that cannot be said, a
/// server that is away: each says what happened, and the reader can go on.
pub async fn on_the_way(page: &mut Page) -> Result<()> {
    let mut server = ServerProcess::start(page.driver.folder.as_deref()).await?;
    page.served = Served::elsewhere(server.port);
    page.client.goto(&page.served.address()).await?;
    let served = Served::elsewhere(server.port);
    let ben = Page::visit(&page.driver, Storage::Allowed, served).await?;
    names(page, &ben).await?;
    unreadable_line(&ben).await?;
    too_slow(page, &ben).await?;
    page.client.goto("about:blank").await?;
    away(&ben, &mut server).await?;
    console(page).await?;
    console(&ben).await?;
    ben.client.goto("about:blank").await?;
    ben.leave().await
}

/// A wrong invitation, a full table, an ended session: each says what happened and what to do.
pub async fn bad_input(page: &mut Page) -> Result<()> {
    let server = ServerProcess::start(page.driver.folder.as_deref()).await?;
    page.served = Served::elsewhere(server.port);
    page.go("#/join/nowhere").await?;
    let words = text(page, ".invitation [role=alert]").await?;
    ensure!(words.contains("no table"), "{words}");
    page.seen(".invitation a[href='#/']").await?;
    page.go("#/table/nowhere").await?;
    // A stranger is asked for a name first; then there is no such table.
    type_into(page, ".invitation input[name=own-name]", "Ada").await?;
    page.click(".invitation form button").await?;
    let gone = "const told = document.querySelector('.invitation [role=alert]');
        return /no such table/.test(told?.textContent)";
    page.until(gone, Vec::new()).await?;
    let link = open_table(page, "launch-pad", "Ada", &[]).await?;
    page.pick(".chairs select[name=bot]", "greedy").await?;
    page.seen("[data-tool=begin]:not(:disabled)").await?;
    let served = Served::elsewhere(server.port);
    let ben = Page::visit(&page.driver, Storage::Allowed, served).await?;
    ben.client.goto(&link).await?;
    let full = text(&ben, ".invitation [role=alert]").await?;
    ensure!(full.contains("taken"), "{full}");
    ben.seen("[data-tool=watch]").await?;
    console(&ben).await?;
    ben.leave().await?;
    page.click("[data-tool=begin]").await?;
    page.seen(".seats-strip [data-state=connected]").await?;
    used_up(page, &link, server.port).await?;
    page.client.delete_all_cookies().await?;
    page.client.refresh().await?;
    let ended = text(page, ".invitation [role=alert]").await?;
    ensure!(ended.contains("not logged in"), "{ended}");
    console(page).await?;
    page.client.goto("about:blank").await?;
    Ok(())
}
