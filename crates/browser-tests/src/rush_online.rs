//! The race of planets on a server: cards on a slow line, everybody's latency, the resolution in
//! step, four people of whom one gives up.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use serde_json::json;

use crate::driver::Storage;
use crate::online::{Evening, QUICK_CHOICES, console, follow, prove_record, text, type_into};
use crate::page::{PHONE, Page};
use crate::process::ServerProcess;
use crate::relay::Relay;
use crate::served::Served;

/// How long everything takes on the slow line, each way.
const SLOW: Duration = Duration::from_secs(1);
/// How far apart the pages of a table may show a step, in milliseconds: less than the slow line
/// takes, and enough for a busy machine.
const TOGETHER_MS: f64 = 700.0;

/// Remembers what the board tells, and when.
const LISTEN: &str = "window.told = [];
    let last = '';
    setInterval(() => {
        const words = document.querySelector('.pr-told:not([hidden]) .pr-caption')?.textContent ?? '';
        if (words !== last && words !== '') window.told.push([words, Date.now()]);
        last = words;
    }, 20)";

/// Acts until the seat has acted so often in this round: a few cards are placed, the others cycled.
const ACT_UNTIL: &str = "const [count, done] = arguments;
    let last = -1;
    const act = () => {
        const all = [...document.querySelectorAll('#actions [data-action]')];
        const cycle = all.find((one) => one.dataset.action.startsWith('cycle'));
        const number = Number(cycle?.dataset.action.split('.').pop());
        if (number >= count) return done(number);
        const place = all.find((one) => one.dataset.action.startsWith('place'));
        if (number > last) {
            last = number;
            (number < 6 && place ? place : cycle).click();
        }
        setTimeout(act, 5);
    };
    act()";

/// Lets a page play the whole race by itself. It mostly cycles, so that little is resolved.
const RACE: &str = "let number = 7 + arguments[0];
    const below = (limit) => {
        number = (number * 1103515245 + 12345) % 2147483648;
        return Math.floor(number / 65536) % limit;
    };
    const play = () => {
        if (document.querySelector('.table .result')) return;
        const all = [...document.querySelectorAll('#actions [data-action]')];
        const cycle = all.find((one) => one.dataset.action.startsWith('cycle'));
        (cycle && below(8) > 0 ? cycle : all[below(all.length)])?.click();
        setTimeout(play, 30);
    };
    play()";

/// From now on a page plays a race by itself.
pub async fn race_on(page: &Page, number: usize) -> Result<()> {
    page.client.execute(RACE, vec![json!(number)]).await?;
    Ok(())
}

/// How many cards lie in the reader's rows, how many things are lit, and whether the deck waits.
async fn board(page: &Page) -> Result<(usize, usize, bool)> {
    let board = "return [document.querySelectorAll('.pr-own .pr-slip').length,
        document.querySelectorAll('.pr .lit').length,
        document.querySelector('.pr-top.pr-waits') !== null]";
    page.ask(board, Vec::new()).await
}

/// The number of the reader's next action.
async fn number(page: &Page) -> Result<u32> {
    let cycle = "#actions [data-action^=cycle]";
    page.seen(cycle).await?;
    let script = "const action = document.querySelector(arguments[0]).dataset.action;
        return Number(action.split('.').pop())";
    page.ask(script, vec![json!(cycle)]).await
}

/// Cycles until the top card fits somewhere.
async fn placeable(page: &Page) -> Result<()> {
    for _ in 0..25 {
        let lit = "return document.querySelector('.pr-column.lit') !== null";
        if page.ask(lit, Vec::new()).await? {
            return Ok(());
        }
        let before = number(page).await?;
        page.tap("#actions [data-action^=cycle]").await?;
        let next = format!("#actions [data-action$=\".{}\"]", before + 1);
        page.seen(&next).await?;
    }
    None.context("some card fits somewhere")
}

/// Two people, of whom Ben has a slow line: latencies, cards on their way, the resolution.
pub async fn slow_line(page: &mut Page) -> Result<()> {
    let server = ServerProcess::start(page.driver.folder.as_deref()).await?;
    let relay = Relay::to(server.port).await?;
    let options = [("actions", "30"), ("minutes", "5")];
    let evening = Evening::open(page, server, relay.port, "planet-rush", &options).await?;
    relay.delay(SLOW);
    latencies(&evening).await?;
    relay.delay(Duration::ZERO);
    for page in evening.pages() {
        page.tap("#actions [data-action^=ready]").await?;
    }
    for page in evening.pages() {
        page.seen(".pr[data-dock=Hand]").await?;
    }
    confirmed(&evening.ben, &relay).await?;
    two_windows(&evening.ben).await?;
    taken_back(&evening, &relay).await?;
    in_step(&evening).await?;
    relay.delay(Duration::ZERO);
    evening.end().await
}

/// Everybody sees the round-trip time to each player.
async fn latencies(evening: &Evening<'_>) -> Result<()> {
    let shown = "const ms = [...document.querySelectorAll('.seats-strip li[data-seat]')]
            .map((seat) => parseInt(seat.querySelector('.latency')?.textContent));
        return ms.length === 2 && ms[0] < arguments[0] && ms[1] >= arguments[0]";
    let both_ways = 2 * u64::try_from(SLOW.as_millis())?;
    for page in evening.pages() {
        page.until(shown, vec![json!(both_ways)]).await?;
    }
    Ok(())
}

/// On a slow line a card lies at once where it goes; until it is confirmed nothing else can be
/// done.
async fn confirmed(ben: &Page, relay: &Relay) -> Result<()> {
    placeable(ben).await?;
    let (before, ..) = board(ben).await?;
    let acted = number(ben).await?;
    relay.delay(SLOW);
    ben.tap(".pr-column.lit").await?;
    ben.seen(".pr-own .pr-slip[data-pending=sent]").await?;
    let shown = board(ben).await?;
    ensure!(shown == (before + 1, 0, true), "{shown:?} while a card is on its way, not {before}");
    ben.tap("#actions [data-action^=cycle]").await?;
    let arrived = "return document.querySelector('[data-pending]') === null";
    ben.until(arrived, Vec::new()).await?;
    let (after, lit, waits) = board(ben).await?;
    ensure!((after, waits) == (before + 1, false) && lit > 0, "{after} cards, {lit} lit");
    let now = number(ben).await?;
    ensure!(now == acted + 1, "action {now} comes after {acted}: only the card counts");
    relay.delay(Duration::ZERO);
    Ok(())
}

/// What somebody does in one of their windows is seen in the other.
async fn two_windows(ben: &Page) -> Result<()> {
    let table: String = ben.ask("return location.hash", Vec::new()).await?;
    let first = ben.client.window().await?;
    let second = ben.client.new_window(false).await?.handle;
    let (cards, ..) = board(ben).await?;
    let before = number(ben).await?;
    ben.client.switch_to_window(second).await?;
    ben.go(&table).await?;
    ben.seen(".pr[data-dock=Hand]").await?;
    let (others, ..) = board(ben).await?;
    let same = number(ben).await?;
    ensure!((others, same) == (cards, before), "{others} cards and action {same}");
    ben.tap("#actions [data-action^=cycle]").await?;
    ben.seen(&format!("#actions [data-action$=\".{}\"]", before + 1)).await?;
    ben.client.goto("about:blank").await?;
    ben.client.close_window().await?;
    ben.client.switch_to_window(first).await?;
    ben.seen(&format!("#actions [data-action$=\".{}\"]", before + 1)).await
}

/// Ada ends the round while Ben's card is on its way: he sees that it is taken back, and why.
async fn taken_back(evening: &Evening<'_>, relay: &Relay) -> Result<()> {
    let (ada, ben) = (&evening.ada, &evening.ben);
    ada.client.execute_async(ACT_UNTIL, vec![json!(29)]).await?;
    placeable(ben).await?;
    for page in evening.pages() {
        page.client.execute(LISTEN, Vec::new()).await?;
    }
    relay.delay(SLOW);
    latencies(evening).await?;
    ben.tap(".pr-column.lit").await?;
    ben.seen(".pr-own .pr-slip[data-pending=sent]").await?;
    ada.tap("#actions [data-action^=cycle]").await?;
    ben.seen(".pr-slip[data-pending=refused]").await?;
    let reason = text(ben, ".pr-why.refused").await?;
    ensure!(reason.contains("over"), "{reason}");
    let gone = "return document.querySelector('[data-pending]') === null";
    ben.until(gone, Vec::new()).await
}

/// What a page told since it listens.
async fn told(page: &Page) -> Result<Vec<(String, f64)>> {
    page.ask("return window.told", Vec::new()).await
}

/// Both see the same steps of the resolution at the same time, though Ben's line is slow and Ada
/// reloads in the middle; nobody can skip them.
async fn in_step(evening: &Evening<'_>) -> Result<()> {
    let (ada, ben) = (&evening.ada, &evening.ben);
    ada.until("return window.told.length > 2", Vec::new()).await?;
    let skips = "return [...document.querySelectorAll('.skip-on, .pr-steps')]
        .some((part) => part.checkVisibility())";
    for page in evening.pages() {
        ensure!(!page.ask::<bool>(skips, Vec::new()).await?, "somebody can skip");
    }
    let before = told(ada).await?;
    ada.client.refresh().await?;
    ada.client.execute(LISTEN, Vec::new()).await?;
    // A few steps are enough: the whole resolution takes half a minute.
    let few = "return window.told.length > 4
        || window.told.length > 0 && document.querySelector('.pr-told[hidden]') !== null";
    ada.until(few, Vec::new()).await?;
    let again = told(ada).await?;
    let (last, _) = again.last().context("a page that is reloaded joins the others")?;
    let seen = "return window.told.some(([words]) => words === arguments[0])";
    ben.until(seen, vec![json!(last)]).await?;
    let bens = told(ben).await?;
    // The first step of each begins when the page gets to know of it.
    for (words, at) in before.iter().skip(1).chain(again.iter().skip(1)) {
        let near =
            |(other, when): &(String, f64)| other == words && (when - at).abs() < TOGETHER_MS;
        ensure!(bens.iter().any(near), "{words} at {at}, but Ben saw {bens:?}");
    }
    let (joined, _) = &again[0];
    ensure!(
        bens.iter().skip(1).any(|(words, _)| words == joined),
        "{joined} is not a step of Ben's"
    );
    Ok(())
}

/// Four people, three of them at phones: the server is killed in the middle, one gives up and
/// leaves, and the others play to the end, which the command proves.
pub async fn four(page: &mut Page) -> Result<()> {
    let mut server = ServerProcess::start(page.driver.folder.as_deref()).await?;
    page.served = Served::elsewhere(server.port);
    page.calm().await?;
    page.go("#/new/planet-rush/online").await?;
    type_into(page, ".terms input[name=own-name]", "Ada").await?;
    page.tap("input[name=count][value='4']").await?;
    for (option, value) in [("actions", "30"), QUICK_CHOICES] {
        type_into(page, &format!("input[name=web-option-planet-rush-{option}]"), value).await?;
    }
    page.click("form.new button.primary").await?;
    page.seen(".gathering .chairs li.own").await?;
    let link = "return document.querySelector('.invite input').value";
    let link: String = page.ask(link, Vec::new()).await?;
    let mut others = Vec::new();
    for name in ["Ben", "Cleo", "Dee"] {
        let served = Served::elsewhere(server.port);
        let other = Page::visit(&page.driver, Storage::Allowed, served).await?;
        other.calm().await?;
        other.resize(PHONE).await?;
        follow(&other, &link, name).await?;
        others.push(other);
    }
    page.click("[data-tool=begin]:not(:disabled)").await?;
    let pages = || std::iter::once(&*page).chain(&others);
    for (number, page) in pages().enumerate() {
        page.seen(".table .seats-strip [data-state=connected]").await?;
        race_on(page, number).await?;
    }
    page.table(|table| table.version > Some(60)).await?;
    server.kill().await?;
    for page in pages() {
        page.seen(".seats-strip [data-state=lost]").await?;
    }
    let before = page.status().await?.version;
    server.begin().await?;
    for page in pages() {
        page.seen(".seats-strip [data-state=connected]").await?;
    }
    page.table(|table| table.version > before).await?;
    let [.., dee] = &others[..] else { return None.context("three others") };
    dee.tap("[data-tool=resign]").await?;
    dee.tap("dialog.question [data-tool=answer]").await?;
    page.seen(".seats-strip li[data-note=resigned]").await?;
    dee.client.goto("about:blank").await?;
    for page in pages().take(3) {
        page.seen(".table .result").await?;
    }
    prove(page).await?;
    for page in pages() {
        console(page).await?;
        page.client.goto("about:blank").await?;
    }
    for other in others {
        other.leave().await?;
    }
    Ok(())
}

/// The command proves the record of a finished race, which was played to its end.
async fn prove(page: &Page) -> Result<()> {
    prove_record(page, "planet-rush").await?;
    let over = "return document.querySelector('.table .result') !== null
        && document.querySelector('.banner.ended') === null";
    ensure!(page.ask::<bool>(over, Vec::new()).await?, "played to the end");
    Ok(())
}
