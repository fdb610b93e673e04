//! Three people at one table, each in a language and at a size of their own: every screen on the
//! way can be read and used. And a game that moves between a browser and a server.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::chance::Chance;
use crate::driver::Storage;
use crate::online::{console, text, type_into};
use crate::page::{PHONE, Page, Status};
use crate::process::ServerProcess;
use crate::served::Served;
use crate::sight;

/// A phone that lies on its side, a small one, and a large window.
const SIZES: [(u32, u32); 4] = [(844, 390), (360, 640), (1280, 800), (1920, 1080)];

/// Names of messages that are shown as they are, because the message is missing.
const KEYS: &str = r"
    const found = document.body.innerText.match(/\b(web|host|option|bot)-[a-z][a-z-]+/g);
    return found ?? [];";

/// Everything on the screen can be read and pressed, in words of the language.
async fn clean(page: &Page, screen: &str) -> Result<()> {
    page.until("return document.getAnimations().length === 0", Vec::new()).await?;
    let keys: Vec<String> = page.ask(KEYS, Vec::new()).await?;
    ensure!(keys.is_empty(), "{screen}: {keys:?}");
    sight::check(page, screen).await
}

/// The same at every size.
async fn clean_at_every_size(page: &Page, screen: &str) -> Result<()> {
    for (width, height) in SIZES {
        page.resize((width, height)).await?;
        clean(page, &format!("{screen}, {width}x{height}")).await?;
    }
    Ok(())
}

/// Prepares a page for its reader.
async fn prepare(page: &Page, language: &str, theme: &str) -> Result<()> {
    page.calm().await?;
    page.choose(theme).await?;
    page.choose(language).await?;
    page.until("return document.documentElement.lang === arguments[0]", vec![json!(language)]).await
}

/// A game that was begun in this browser goes on at the server, and comes back.
pub async fn moves(page: &mut Page) -> Result<()> {
    page.hurry().await?;
    page.calm().await?;
    page.go("#/").await?;
    page.begin("launch-pad").await?;
    page.play(6, &mut Chance::new(90)).await?;
    let before = page.table(Status::is_due).await?;
    move_it(page, "move-online").await?;
    page.seen(".table .seats-strip [data-state=connected]").await?;
    let there = page.table(Status::is_due).await?;
    ensure!(there == before, "{before:?} and on the server {there:?}");
    page.tap("#actions [data-action]").await?;
    page.table(|table| table.version > before.version && table.is_due()).await?;
    // Nothing else happens meanwhile: the game waits for us.
    page.client.refresh().await?;
    let there = page.table(Status::is_due).await?;
    move_it(page, "move-here").await?;
    page.until("return location.hash.startsWith('#/play/')", Vec::new()).await?;
    let back = page.table(Status::is_due).await?;
    ensure!(back == there, "{there:?} and back {back:?}");
    page.go("#/").await?;
    page.seen(".kept a.button").await?;
    let kept = "return document.querySelectorAll('.kept:not(.online) li').length";
    ensure!(page.ask::<u32>(kept, Vec::new()).await? == 1, "one game, not two");
    page.client.goto("about:blank").await?;
    Ok(())
}

async fn move_it(page: &Page, tool: &str) -> Result<()> {
    page.tap(&format!("[data-tool={tool}]")).await?;
    page.tap("dialog.question [data-tool=answer]").await?;
    let gone = "return document.querySelector(arguments[0]) === null";
    page.until(gone, vec![json!(format!("[data-tool={tool}]"))]).await
}

/// Lobby, new table, gathering, invitation, table with chat, ending: in English, German and French,
/// in a large window, on a phone and on a phone on its side.
pub async fn three_languages(page: &mut Page) -> Result<()> {
    let server = ServerProcess::start(page.driver.folder.as_deref()).await?;
    page.served = Served::elsewhere(server.port);
    page.client.goto(&page.served.address()).await?;
    prepare(page, "en", "web-theme-light").await?;
    let visit = async |language, theme| -> Result<Page> {
        let served = Served::elsewhere(server.port);
        let other = Page::visit(&page.driver, Storage::Allowed, served).await?;
        prepare(&other, language, theme).await?;
        Ok(other)
    };
    let ben = visit("de", "web-theme-dark").await?;
    let cleo = visit("fr", "web-theme-light").await?;

    page.go("#/new/lift-off/online").await?;
    type_into(page, ".terms input[name=own-name]", "Ada").await?;
    page.tap("input[name=count][value='3']").await?;
    clean_at_every_size(page, "new table").await?;
    page.resize((1920, 1080)).await?;
    page.tap("form.new button.primary").await?;
    page.seen(".gathering .chairs li.own").await?;
    let link = "return document.querySelector('.invite input').value";
    let link: String = page.ask(link, Vec::new()).await?;

    ben.go("#/").await?;
    ben.seen(".online .open-tables, .online .hint").await?;
    clean_at_every_size(&ben, "lobby in German").await?;
    for (guest, name, size) in [(&ben, "Ben", PHONE), (&cleo, "Cléo", (844, 390))] {
        guest.client.goto(&link).await?;
        guest.seen("[data-tool=sit]").await?;
        clean_at_every_size(guest, &format!("{name}'s invitation")).await?;
        guest.resize(size).await?;
        type_into(guest, ".invitation input[name=own-name]", name).await?;
        guest.tap("[data-tool=sit]").await?;
        guest.seen(".gathering .chairs li.own").await?;
    }
    page.seen(".chairs li[data-taken='Cléo']").await?;
    for (guest, screen) in [(&*page, "gathering"), (&ben, "Runde"), (&cleo, "tablée")] {
        clean_at_every_size(guest, screen).await?;
    }
    page.resize((1920, 1080)).await?;
    ben.resize(PHONE).await?;
    cleo.resize((844, 390)).await?;
    page.tap("[data-tool=begin]:not(:disabled)").await?;
    let mut words = Vec::new();
    for guest in [&*page, &ben, &cleo] {
        guest.seen(".table .seats-strip [data-state=connected]").await?;
        guest.seen(".seats-strip li[data-seat]").await?;
        guest.unfold(".tools .chat").await?;
        clean(guest, "table with chat").await?;
        words.push(text(guest, ".chat .say button").await?);
        guest.tap(".tools .chat > summary").await?;
    }
    words.dedup();
    ensure!(words.len() == 3, "everybody has their own language: {words:?}");
    page.tap("[data-tool=resign]").await?;
    page.tap("dialog.question [data-tool=answer]").await?;
    for guest in [&ben, &cleo] {
        guest.seen(".seats-strip li[data-note=resigned]").await?;
    }
    ben.tap("[data-tool=resign]").await?;
    clean(&ben, "a question").await?;
    ben.tap("dialog.question [data-tool=answer]").await?;
    for guest in [&*page, &ben, &cleo] {
        guest.seen(".banner.ended").await?;
        clean(guest, "ended").await?;
        console(guest).await?;
        guest.client.goto("about:blank").await?;
    }
    cleo.leave().await?;
    ben.leave().await
}
