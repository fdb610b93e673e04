//! Accounts, profiles, past games, and the page for hosts, through the page's own forms.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use gantry_store::RatingRow;
use serde_json::{Value as Json, json};

use crate::driver::{Driver, Storage};
use crate::online::{follow, open_table, text, type_into};
use crate::page::Page;
use crate::process::ServerProcess;
use crate::served::Served;
use crate::shots::SIZES;

const PASSWORD: &str = "correct horse battery";

/// Waits until one of the elements has these words in it.
pub async fn says(page: &Page, selector: &str, words: &str) -> Result<()> {
    let script = "return [...document.querySelectorAll(arguments[0])]
        .some((part) => part.textContent.includes(arguments[1]))";
    let waited = page.until(script, vec![json!(selector), json!(words)]).await;
    waited.with_context(|| format!("{selector} never says {words:?}"))
}

/// Waits until nothing fits.
async fn gone(page: &Page, selector: &str) -> Result<()> {
    let script = "return document.querySelector(arguments[0]) === null";
    page.until(script, vec![json!(selector)]).await
}

/// Becomes a member with a password.
async fn register(page: &Page, name: &str) -> Result<()> {
    page.go("#/me").await?;
    type_into(page, "input[name=new-name]", name).await?;
    type_into(page, "input[name=new-password]", PASSWORD).await?;
    page.tap("[data-tool=register]").await?;
    says(page, ".plate h1", name).await?;
    says(page, ".plate .role", "Member").await
}

/// What the server refuses is also said at the console.
async fn quiet(page: &Page) -> Result<()> {
    let mut errors = page.errors().await?;
    errors.retain(|error| {
        !error.contains("Failed to load resource") && !error.contains("WebSocket connection to")
    });
    ensure!(errors.is_empty(), "the console says:\n{}", errors.join("\n"));
    Ok(())
}

/// A guest becomes a member and keeps the table, logs out and in again, and goes for good.
pub async fn account(page: &mut Page) -> Result<()> {
    page.calm().await?;
    open_table(page, "launch-pad", "Ada", &[]).await?;
    page.go("#/me").await?;
    says(page, ".plate .role", "Guest").await?;
    register(page, "Ada").await?;

    type_into(page, "input[name=name]", "Ada L.").await?;
    page.tap("[data-tool=rename]").await?;
    says(page, ".plate h1", "Ada L.").await?;
    type_into(page, "input[name=token-name]", "my bot").await?;
    page.tap("[data-tool=add-token]").await?;
    page.seen("code[data-token]").await?;
    page.tap("[data-tool=end-token]").await?;
    gone(page, "[data-tool=end-token]").await?;
    page.seen("[aria-labelledby=devices] li[data-own=true]").await?;

    page.tap("[data-tool=export]").await?;
    let export: Json = serde_json::from_str(&page.downloaded("json").await?)?;
    ensure!(export["account"]["name"] == "Ada L." && export["password"] == true, "{export}");

    page.tap("[data-tool=log-out]").await?;
    type_into(page, "input[name=login-name]", "ada l.").await?;
    type_into(page, "input[name=login-password]", "something else").await?;
    page.tap("button[data-tool=log-in]").await?;
    says(page, ".refused", "no account with this name").await?;
    type_into(page, "input[name=login-password]", PASSWORD).await?;
    page.tap("button[data-tool=log-in]").await?;
    says(page, ".plate h1", "Ada L.").await?;
    page.go("#/").await?;
    page.seen(".own-tables li").await?;

    page.go("#/me").await?;
    page.seen("details.grave").await?;
    page.unfold("details.grave").await?;
    type_into(page, "input[name=delete-name]", "Somebody").await?;
    page.tap("[data-tool=delete]").await?;
    says(page, ".said", "nothing was deleted").await?;
    type_into(page, "input[name=delete-name]", "Ada L.").await?;
    page.tap("[data-tool=delete]").await?;
    says(page, ".notices li", "deleted").await?;
    page.go("#/me").await?;
    type_into(page, "input[name=login-name]", "Ada L.").await?;
    type_into(page, "input[name=login-password]", PASSWORD).await?;
    page.tap("button[data-tool=log-in]").await?;
    says(page, ".refused", "no account with this name").await?;
    quiet(page).await
}

/// Somebody whose session has ended logs in at the table's own page and has the seat again.
pub async fn back_to_seat(page: &mut Page) -> Result<()> {
    register(page, "Ada").await?;
    open_table(page, "launch-pad", "Ada", &[]).await?;
    page.pick(".chairs select[name=bot]", "greedy").await?;
    page.click("[data-tool=begin]:not(:disabled)").await?;
    page.seen(".seats-strip [data-state=connected]").await?;
    let table: String = page.ask("return location.hash", Vec::new()).await?;
    page.client.delete_all_cookies().await?;
    page.client.refresh().await?;
    page.tap("a[data-tool=log-in]").await?;
    type_into(page, "input[name=login-name]", "Ada").await?;
    type_into(page, "input[name=login-password]", PASSWORD).await?;
    page.tap("button[data-tool=log-in]").await?;
    page.seen(".table .seats-strip [data-state=connected]").await?;
    let here: String = page.ask("return location.hash", Vec::new()).await?;
    ensure!(here == table, "{here}, not {table}");
    gone(page, ".table .watching").await?;
    quiet(page).await
}

/// A page at a server of its own, which can be stopped.
async fn elsewhere(page: &mut Page) -> Result<ServerProcess> {
    let server = ServerProcess::start(page.driver.folder.as_deref()).await?;
    page.served = Served::elsewhere(server.port);
    page.go("#/").await?;
    page.calm().await?;
    Ok(server)
}

/// Writes ratings as if this account had played rated games.
async fn rate(server: &mut ServerProcess, account: &str) -> Result<()> {
    server.kill().await?;
    let store = gantry_store::open(&server.database()).await?;
    for (games, rating) in [(1, 1612.0), (2, 1540.0), (3, 1655.0)] {
        let row = RatingRow {
            account: account.into(),
            game: "launch-pad".into(),
            rating,
            deviation: 220.0 - 40.0 * f64::from(u32::try_from(games)?),
            volatility: 0.06,
            games,
            changed_ms: 1_790_000_000_000 + games,
        };
        store.ratings().rate(&format!("table {games}"), vec![row]).await?;
    }
    store.close().await;
    server.begin().await
}

/// Plays a game against a bot and gives up.
async fn lose(page: &Page) -> Result<()> {
    open_table(page, "launch-pad", "Ada", &[("length", "short")]).await?;
    page.pick(".chairs select[name=bot]", "greedy").await?;
    page.click("[data-tool=begin]:not(:disabled)").await?;
    page.seen(".seats-strip [data-state=connected]").await?;
    page.unfold("details.more").await?;
    page.click("[data-tool=resign]").await?;
    page.click("dialog.question [data-tool=answer]").await?;
    page.seen(".table .result, .table .banner [data-tool=review]").await
}

/// Ada's id, from the link to her own profile.
async fn own_profile(page: &Page) -> Result<String> {
    page.go("#/me").await?;
    page.seen(".plate nav a[href^='#/player/']").await?;
    page.ask("return document.querySelector('.plate nav a').getAttribute('href')", Vec::new()).await
}

/// A profile draws how a rating has changed; past games lead to the review and to a rematch.
pub async fn profile(page: &mut Page) -> Result<()> {
    let mut server = elsewhere(page).await?;
    register(page, "Ada").await?;
    let profile = own_profile(page).await?;
    page.client.goto("about:blank").await?;
    rate(&mut server, profile.trim_start_matches("#/player/")).await?;

    page.go(&profile).await?;
    says(page, ".rating .figure", "1655").await?;
    page.seen(".rating .graph[data-points='3'] svg path").await?;
    let spoken = "return document.querySelector('.rating .graph').getAttribute('aria-label')";
    let spoken: String = page.ask(spoken, Vec::new()).await?;
    ensure!(spoken.contains("1612") && spoken.contains("1655"), "{spoken}");

    lose(page).await?;
    page.go("#/games").await?;
    page.seen(".past li[data-table][data-won=false]").await?;
    says(page, ".past .outcome", "Place 2").await?;
    page.seen(".past .players li.own a.profile").await?;
    page.tap(".past [data-tool=review]").await?;
    page.seen(".replay-bar input").await?;
    page.go("#/games").await?;
    page.tap(".past [data-tool=rematch]").await?;
    page.seen(".gathering .chairs li.own").await?;

    // a stranger sees the profile, too
    let served = Served::elsewhere(server.port);
    let ben = Page::visit(&page.driver, Storage::Allowed, served).await?;
    ben.go(&profile).await?;
    says(&ben, ".plate h1", "Ada").await?;
    ben.go("#/player/nobody").await?;
    says(&ben, "[role=alert]", "nothing like that").await?;
    ben.go("#/host").await?;
    says(&ben, "[role=alert]", "for the hosts").await?;
    quiet(&ben).await?;
    quiet(page).await?;
    for page in [page, &ben] {
        page.client.goto("about:blank").await?;
    }
    ben.leave().await
}

/// Hanna is a host, and Eve, a guest, says something rude at a table of hers.
async fn rudeness(page: &mut Page) -> Result<(ServerProcess, Page)> {
    let mut server = elsewhere(page).await?;
    register(page, "Hanna").await?;
    page.client.goto("about:blank").await?;
    server.appoint("Hanna").await?;
    let link = open_table(page, "launch-pad", "Hanna", &[]).await?;
    let served = Served::elsewhere(server.port);
    let eve = Page::visit(&page.driver, Storage::Allowed, served).await?;
    follow(&eve, &link, "Eve").await?;
    type_into(&eve, ".say input[name=say]", "you are all fools").await?;
    eve.tap(".say button").await?;
    page.seen(".chat-lines .against button:last-child").await?;
    page.tap(".chat-lines .against button:last-child").await?;
    type_into(page, "dialog.question input[name=answer]", "rude").await?;
    page.tap("dialog.question [data-tool=answer]").await?;
    says(page, ".notices li", "reported").await?;
    Ok((server, eve))
}

/// A report leads to a ban; the banned page says so and what is still possible; the ban is lifted.
pub async fn host(page: &mut Page) -> Result<()> {
    let (_server, eve) = rudeness(page).await?;
    let table: String = eve.ask("return location.hash", Vec::new()).await?;
    page.go("#/me").await?;
    says(page, ".plate .role", "Host").await?;
    page.tap(".plate a[href='#/host']").await?;
    says(page, ".report blockquote", "fools").await?;
    page.tap(".report summary").await?;
    says(page, ".report .said-lines li", "fools").await?;
    page.tap(".report [data-tool=ban]").await?;
    page.tap("dialog.question [data-tool=answer]").await?;
    says(page, ".report .said", "is banned").await?;

    says(&eve, ".invitation [role=alert]", "has banned this account").await?;
    eve.seen(".invitation a[href='#/']").await?;
    eve.go("#/me").await?;
    says(&eve, ".account [role=alert]", "against bots").await?;
    eve.seen(".account [data-tool=log-out]").await?;

    let id =
        "return document.querySelector('.report .about a').getAttribute('href').split('/').pop()";
    let id: String = page.ask(id, Vec::new()).await?;
    type_into(page, ".report input[name=outcome]", "banned for a day").await?;
    page.tap("[data-tool=close-report]").await?;
    gone(page, ".report").await?;
    page.tap("input[name=all-reports]").await?;
    says(page, ".report[data-open=false]", "banned for a day").await?;

    type_into(page, "input[name=account]", &id).await?;
    page.tap("[data-tool=find-account]").await?;
    page.seen("li[data-role=banned]").await?;
    page.tap("[data-tool=unban]").await?;
    page.seen("li[data-role=guest]").await?;
    eve.client.refresh().await?;
    says(&eve, ".plate h1", "Eve").await?;

    page.seen(".judged li[data-phase=gathering]").await?;
    page.tap(".judged li[data-phase=gathering] [data-tool=close-table]").await?;
    page.tap("dialog.question [data-tool=answer]").await?;
    says(page, ".judged .said", "closed").await?;
    page.pick("select[name=table-phase]", "closed").await?;
    page.seen(".judged li[data-phase=closed]").await?;
    // Whoever comes back there is told, and so is whoever follows the invitation.
    eve.go(&table).await?;
    says(&eve, ".invitation [role=alert]", "closed this table").await?;
    eve.seen(".invitation a[href='#/']").await?;
    eve.go(&table.replace("table", "join")).await?;
    says(&eve, ".invitation [role=alert]", "closed this table").await?;
    quiet(&eve).await?;
    quiet(page).await?;
    for page in [page, &eve] {
        page.client.goto("about:blank").await?;
    }
    eve.leave().await
}

/// Screenshots of the pages about people.
pub async fn shots(driver: &Arc<Driver>, directory: &Path) -> Result<()> {
    let mut page = Page::open(driver, Storage::Allowed).await?;
    let take = async |page: &Page, name: &str| -> Result<()> {
        for (theme, value) in [("", "light"), ("-night", "dark")] {
            let set = "document.documentElement.dataset.theme = arguments[0]";
            page.client.execute(set, vec![json!(value)]).await?;
            for (size, pixels) in SIZES {
                page.resize(pixels).await?;
                tokio::time::sleep(Duration::from_millis(500)).await;
                page.picture(&directory.join(format!("{name}{theme}-{size}.png"))).await?;
            }
        }
        page.resize(SIZES[0].1).await
    };
    let (mut server, eve) = rudeness(&mut page).await?;
    eve.go("#/me").await?;
    eve.seen(".plate").await?;
    take(&eve, "account-guest").await?;
    lose(&eve).await?;
    let profile = own_profile(&eve).await?;
    eve.client.goto("about:blank").await?;
    page.client.goto("about:blank").await?;
    rate(&mut server, profile.trim_start_matches("#/player/")).await?;
    eve.go(&profile).await?;
    eve.seen(".rating svg").await?;
    take(&eve, "profile").await?;
    eve.go("#/games").await?;
    eve.seen(".past li").await?;
    take(&eve, "past-games").await?;
    for (route, part, name) in [("#/me", ".plate", "account-host"), ("#/host", ".report", "host")] {
        page.go(route).await?;
        page.seen(part).await?;
        take(&page, name).await?;
    }
    eve.client.delete_all_cookies().await?;
    eve.go("#/me").await?;
    eve.client.refresh().await?;
    text(&eve, ".account .panel").await?;
    take(&eve, "account-stranger").await?;
    eve.close().await?;
    page.close().await
}
