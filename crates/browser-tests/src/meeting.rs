//! People who find each other by a quick match, and what is left of their game afterwards: the
//! proof that it was fair, links to its moments, and whose view of it is shown.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::driver::Storage;
use crate::online::{console, text, type_into};
use crate::page::{PHONE, Page};
use crate::process::ServerProcess;
use crate::served::Served;

/// Keeps what is copied, since a test cannot read the clipboard.
const CATCH_COPIES: &str = "navigator.clipboard.writeText =
    (text) => { window.copied = text; return Promise.resolve(); }";

/// Asks for opponents on the home page, under the name that is suggested.
async fn wants_to_play(page: &Page) -> Result<()> {
    page.seen(".quick [data-tool=quick]").await?;
    let name = "return document.querySelector('.quick input[name=own-name]').value";
    let name: String = page.ask(name, Vec::new()).await?;
    ensure!(name.len() > 3, "a name to begin with, not {name:?}");
    let game = "return [...document.querySelectorAll('.quick select[name=game] option')]
        .find((option) => option.textContent === 'Launch Pad').value";
    let game: String = page.ask(game, Vec::new()).await?;
    page.pick(".quick select[name=game]", &game).await?;
    page.tap("[data-tool=quick]").await
}

/// Two strangers press the same button, and play: nobody types a name or begins.
pub async fn quick_match(page: &mut Page) -> Result<()> {
    let server = ServerProcess::start(page.driver.folder.as_deref()).await?;
    page.served = Served::elsewhere(server.port);
    page.client.goto(&page.served.address()).await?;
    let visit = async || {
        let served = Served::elsewhere(server.port);
        Page::visit(&page.driver, Storage::Allowed, served).await
    };
    let ben = visit().await?;
    ben.resize(PHONE).await?;
    for player in [&*page, &ben] {
        player.calm().await?;
        player.go("#/").await?;
    }
    let (one, two) = tokio::join!(wants_to_play(page), wants_to_play(&ben));
    one.and(two)?;
    for player in [&*page, &ben] {
        player.seen(".table .seats-strip [data-state=connected]").await?;
    }
    read_once(page, &ben).await?;
    gives_up(page).await?;
    let table: String = page.ask("return location.hash.split('/').pop()", Vec::new()).await?;
    let eve = visit().await?;
    whose_view(&eve, &table).await?;
    moment(&ben, &eve).await?;
    fair(page, &table).await?;
    for player in [&*page, &ben, &eve] {
        console(player).await?;
        player.client.goto("about:blank").await?;
    }
    ben.leave().await?;
    eve.leave().await
}

/// What was read stays read after a reload.
async fn read_once(ada: &Page, ben: &Page) -> Result<()> {
    ben.unfold(".tools .chat").await?;
    type_into(ben, ".chat input[name=say]", "hello").await?;
    ben.click(".say button").await?;
    ensure!(text(ada, ".chat .unread").await?.ends_with('1'), "one line is new");
    ada.unfold(".tools .chat").await?;
    ada.until("return document.querySelector('.chat .unread') === null", Vec::new()).await?;
    ada.client.refresh().await?;
    ada.seen(".seats-strip [data-state=connected]").await?;
    ada.seen(".chat-lines li").await?;
    let unread = "return document.querySelector('.chat .unread') !== null";
    ensure!(!ada.ask::<bool>(unread, Vec::new()).await?, "nothing is new");
    Ok(())
}

/// Gives up; the page asks first, and a question that is cancelled changes nothing.
async fn gives_up(page: &Page) -> Result<()> {
    for answer in ["cancel", "answer"] {
        page.unfold("details.more").await?;
        page.click("[data-tool=resign]").await?;
        page.seen("dialog.question[open]").await?;
        page.click(&format!("dialog.question [data-tool={answer}]")).await?;
        page.until("return document.querySelector('dialog.question') === null", Vec::new()).await?;
    }
    page.seen(".table .result, .table .banner [data-tool=review]").await?;
    page.seen(".banner.ended").await
}

/// Once the game is over, a stranger sees it as any player did.
async fn whose_view(eve: &Page, table: &str) -> Result<()> {
    eve.go(&format!("#/join/{table}")).await?;
    // The invitation to a finished game leads to its review, without an account.
    eve.tap(".invitation .links button").await?;
    eve.seen(".replay-bar input").await?;
    eve.go("#/").await?;
    wants_name(eve, table).await?;
    eve.seen(".table .lp-hand[hidden]").await?;
    eve.pick(".seats-strip select[name=eyes]", "A").await?;
    eve.seen(".table .lp-hand:not([hidden])").await?;
    let looks = "return document.querySelector('.seats-strip select[name=eyes]').value === 'A'";
    eve.until(looks, Vec::new()).await
}

/// Goes to a table as somebody unknown, who is asked for a name.
async fn wants_name(eve: &Page, table: &str) -> Result<()> {
    eve.go(&format!("#/table/{table}")).await?;
    let there = "return document.querySelector('.invitation form, .table .watching') !== null";
    eve.until(there, Vec::new()).await?;
    let form = "return document.querySelector('.invitation form') !== null";
    if eve.ask(form, Vec::new()).await? {
        eve.click(".invitation form button").await?;
    }
    eve.seen(".seats-strip select[name=eyes]").await
}

/// A link to a moment opens in another browser, as the viewer that it names; a wrong one leads
/// home.
async fn moment(ben: &Page, eve: &Page) -> Result<()> {
    ben.tap("[data-tool=review]").await?;
    ben.seen(".replay-bar").await?;
    ben.pick(".replay-bar select[name=eyes]", "B").await?;
    ben.client.execute(CATCH_COPIES, Vec::new()).await?;
    let copied = r"document.querySelector('[data-tool=moment]').click();
        return /#\/moment\/.*\/0\/B$/.test(window.copied ?? '')";
    ben.until(copied, Vec::new()).await?;
    let link: String = ben.ask("return window.copied", Vec::new()).await?;
    eve.client.goto(&link).await?;
    let shown = "return /^#\\/replay\\/[0-9a-f]+\\/0\\/B$/.test(location.hash)
        && document.querySelector('.replay-bar select[name=eyes]')?.value === 'B'";
    eve.until(shown, Vec::new()).await?;
    eve.go("#/moment/nowhere/3/A").await?;
    eve.seen(".notices li").await?;
    eve.until("return location.hash === '#/'", Vec::new()).await?;
    // However often it was looked at, it is kept once.
    eve.seen(".kept [data-tool=record]").await?;
    let kept = "return document.querySelectorAll('.kept [data-tool=record]').length";
    ensure!(eve.ask::<u32>(kept, Vec::new()).await? == 1, "one copy");
    Ok(())
}

/// The page proves the game, and compares it with what it saw before the deal.
async fn fair(ada: &Page, table: &str) -> Result<()> {
    ada.tap("[data-tool=fair]").await?;
    ada.seen(".proof[data-verdict=proved]").await?;
    ada.seen("[data-seen=web-fair-seen-pledge]").await?;
    ada.seen("[data-seen=web-fair-seen-words]").await?;
    let other = "const seen = JSON.parse(localStorage['gantry-witness']);
        seen.find((one) => one.table === arguments[0]).pledge = 'another';
        localStorage['gantry-witness'] = JSON.stringify(seen)";
    ada.client.execute(other, vec![json!(table)]).await?;
    ada.client.refresh().await?;
    ada.seen(".proof[data-verdict=disproved] [data-seen=web-fair-seen-other]").await
}
