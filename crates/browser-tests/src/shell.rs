//! The shell around the boards: sheets, skipping, replay, damaged records, bad links.

use anyhow::{Context, Result, ensure};
use fantoccini::Locator;
use fantoccini::actions::{
    InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions,
};
use fantoccini::key::Key;
use serde_json::json;

use crate::chance::Chance;
use crate::games::race_in_turns;
use crate::keyboard::press;
use crate::page::{Page, Status};

/// A finished game.
const RECORD: &str = include_str!("../../../games/launch-pad/tests/logs/three-seats-short.record");

/// The windows that every stage fills: phones, a desktop at 200 %, and larger ones.
const SIZES: [(u32, u32); 6] =
    [(360, 640), (844, 390), (640, 400), (1280, 800), (1920, 1080), (2560, 1440)];

/// The names of the sheets that are open.
const OPEN: &str = "return [...document.querySelectorAll('.tools > details[open]')]
    .map((sheet) => sheet.className)";

async fn open_sheets(page: &Page) -> Result<Vec<String>> {
    page.ask(OPEN, Vec::new()).await
}

/// One sheet at a time; Escape or a press elsewhere closes it. On a very wide window the log stays.
pub async fn sheets(page: &mut Page) -> Result<()> {
    page.hurry().await?;
    page.calm().await?;
    page.go("#/").await?;
    page.begin("launch-pad").await?;
    page.table(Status::is_due).await?;
    for sheet in ["actions", "side", "more"] {
        page.click(&format!(".tools > .{sheet} > summary")).await?;
        let script = "return document.querySelectorAll('.tools > details[open]').length === 1";
        page.until(script, Vec::new()).await?;
        ensure!(open_sheets(page).await? == [sheet], "another sheet closes the first");
    }
    page.click(".more input").await?;
    press(page, Key::Escape.into()).await?;
    ensure!(open_sheets(page).await?.is_empty(), "Escape closes the sheet");
    let back = "return document.activeElement.matches('.more > summary')";
    ensure!(page.ask::<bool>(back, Vec::new()).await?, "the focus returns to its button");
    page.click(".side > summary").await?;
    page.click(".headline").await?;
    ensure!(open_sheets(page).await?.is_empty(), "a press elsewhere closes the sheet");
    page.resize((1920, 1080)).await?;
    let width = "return document.querySelector('.board').clientWidth";
    let whole: u32 = page.ask(width, Vec::new()).await?;
    page.click(".side > summary").await?;
    page.click(".headline").await?;
    ensure!(open_sheets(page).await? == ["side"], "the log stays beside the board");
    let beside: u32 = page.ask(width, Vec::new()).await?;
    ensure!(beside < whole, "the board makes room: {beside} of {whole}");
    Ok(())
}

/// While bots play slowly, one press brings the next turn.
pub async fn skip(page: &mut Page) -> Result<()> {
    page.choose("web-pace-slow").await?;
    page.go("#/new/launch-pad").await?;
    page.tap("input[name=count][value='4']").await?;
    page.tap("button[type=submit].primary").await?;
    for _ in 0..60 {
        let status =
            page.table(|table| !table.actions.is_empty() || table.version.is_some()).await?;
        if page.ask("return document.querySelector('.skip-on') !== null", Vec::new()).await? {
            page.tap(".skip-on").await?;
            page.table(|table| !table.actions.is_empty()).await?;
            let gone = "return document.querySelector('.skip-on') === null";
            return page.until(gone, Vec::new()).await;
        }
        match status.actions.iter().find(|action| *action == "end").or(status.actions.first()) {
            Some(action) => {
                page.try_act(action).await?;
                page.table(|now| now.version != status.version).await?;
            }
            None => tokio::time::sleep(std::time::Duration::from_millis(25)).await,
        }
    }
    None.context("nobody else plays")
}

const SLIDER: &str = "return Number(document.querySelector('.replay-bar input').value)";

/// A replay plays by itself, faster if asked, and pauses; keys step through it.
pub async fn replay(page: &mut Page) -> Result<()> {
    page.calm().await?;
    page.go("#/").await?;
    page.open_file("game.record", RECORD).await?;
    page.table(|table| table.version.is_some()).await?;
    let table: String = page.ask("return location.hash", Vec::new()).await?;
    page.go(&table.replace("play", "replay")).await?;
    page.seen(".replay-bar .run").await?;
    press(page, Key::Home.into()).await?;
    page.until(&format!("{SLIDER} === 0"), Vec::new()).await?;
    press(page, Key::Right.into()).await?;
    page.until(&format!("{SLIDER} === 1"), Vec::new()).await?;
    page.click(".replay-bar .speeds button:last-child").await?;
    page.click(".replay-bar .run").await?;
    page.until(&format!("{SLIDER} > 3"), Vec::new()).await?;
    page.client.execute("document.activeElement.blur()", Vec::new()).await?;
    press(page, ' ').await?;
    let at: usize = page.ask(SLIDER, Vec::new()).await?;
    tokio::time::sleep(std::time::Duration::from_millis(1_200)).await;
    let later: usize = page.ask(SLIDER, Vec::new()).await?;
    ensure!(later <= at + 1, "it pauses: {at}, then {later}");
    press(page, Key::Left.into()).await?;
    page.until(&format!("{SLIDER} < arguments[0]"), vec![json!(later)]).await
}

/// A damaged record offers its beginning, which can be replayed.
pub async fn damaged(page: &mut Page) -> Result<()> {
    let half = RECORD.get(..RECORD.len() / 2).unwrap_or_default();
    page.go("#/").await?;
    page.open_file("half.record", half).await?;
    page.seen(".damaged [data-tool=recover]").await?;
    page.tap(".damaged [data-tool=recover-replay]").await?;
    page.seen(".replay-bar input").await?;
    ensure!(
        page.ask::<u32>(
            "return Number(document.querySelector('.replay-bar input').max)",
            Vec::new()
        )
        .await?
            > 3
    );
    page.go("#/").await?;
    page.seen("article.game").await?;
    let gone = "return document.querySelector('.damaged') === null";
    page.until(gone, Vec::new()).await
}

/// Addresses that lead nowhere lead home, and say so; the message goes with the page.
pub async fn bad_links(page: &mut Page) -> Result<()> {
    let wrong = [
        "#/open/%E0%A4%A",
        "#/open/nonsense",
        "#/play/no-such-table",
        "#/replay/no-such-table",
        "#/new/chess",
        "#/learn/lift-off/no-such-lesson",
    ];
    for address in wrong {
        page.go(address).await?;
        page.seen(".notices li").await?;
        page.seen("article.game").await?;
        page.until("return location.hash === '#/'", Vec::new()).await.context(address)?;
        page.go("#/settings").await?;
        let gone = "return document.querySelector('.notices li') === null";
        page.until(gone, Vec::new()).await.with_context(|| format!("after {address}"))?;
    }
    Ok(())
}

/// What is wrong with a stage: it scrolls, or something lit is outside the window or covered.
const STAGE: &str = r"
    const faults = [];
    const root = document.documentElement;
    if (root.scrollHeight > root.clientHeight + 1 || root.scrollWidth > root.clientWidth + 1) faults.push('the page scrolls');
    const board = document.querySelector('.board');
    if (board.scrollHeight > board.clientHeight + 1 || board.scrollWidth > board.clientWidth + 1) faults.push('the board scrolls');
    const dock = document.querySelector('.pr-dock');
    if (dock.scrollHeight > dock.clientHeight + 1) faults.push(`the dock scrolls: ${dock.scrollHeight} in ${dock.clientHeight}`);
    const lit = [...document.querySelectorAll('.pr .lit')].map((part) => part.querySelector('button') ?? part);
    if (lit.length === 0) faults.push('nothing is lit');
    for (const part of lit) {
        const box = part.getBoundingClientRect();
        const name = `${part.className} at ${Math.round(box.left)},${Math.round(box.top)}`;
        if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) faults.push(`outside: ${name}`);
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (!hit || !(part.contains(hit) || hit.contains(part))) faults.push(`covered: ${name}`);
    }
    return faults;";

/// In the race nothing scrolls at any size, and everything lit can be pressed.
pub async fn race_stage(page: &mut Page) -> Result<()> {
    page.hurry().await?;
    page.calm().await?;
    let position = include_str!("../positions/planet-rush.toml");
    page.go("#/").await?;
    page.open_file("race.toml", position).await?;
    page.table(|table| !table.actions.is_empty()).await?;
    on_all_sizes(page, "the rush").await?;
    page.go("#/new/planet-rush").await?;
    page.tap("input[name=count][value='4']").await?;
    page.click("input[name=web-option-planet-rush-pace][value=turns]").await?;
    page.tap("button[type=submit].primary").await?;
    page.table(|table| !table.actions.is_empty()).await?;
    on_all_sizes(page, "ready, four seats").await?;
    page.play(6, &mut Chance::new(2)).await?;
    // The list of actions is open now.
    press(page, Key::Escape.into()).await?;
    on_all_sizes(page, "four seats").await
}

async fn on_all_sizes(page: &Page, what: &str) -> Result<()> {
    for size in SIZES {
        page.resize(size).await?;
        page.until("return innerWidth === arguments[0]", vec![json!(size.0)]).await?;
        let faults: Vec<String> = page.ask(STAGE, Vec::new()).await?;
        ensure!(faults.is_empty(), "{what} at {size:?}:\n{}", faults.join("\n"));
    }
    Ok(())
}

/// Cycles until the top card fits somewhere.
async fn placeable(page: &Page) -> Result<Status> {
    for _ in 0..30 {
        let status = page.table(|table| table.actions.len() > 1).await?;
        if status.actions.len() > 2 {
            return Ok(status);
        }
        page.step(&status.actions[0], &status).await?;
    }
    None.context("some card fits somewhere")
}

/// The top card is dragged to a planet, with the mouse and with a finger.
pub async fn drag(page: &mut Page) -> Result<()> {
    page.hurry().await?;
    page.calm().await?;
    race_in_turns(page).await?;
    page.table(|table| table.actions.len() == 1).await?;
    page.tap(".pr-go").await?;
    for by_touch in [false, true] {
        let before = placeable(page).await?;
        let card = page.client.find(Locator::Css(".pr-top")).await?;
        let planet = page.client.find(Locator::Css(".pr-column.lit .pr-planet")).await?;
        let moves = [
            PointerAction::MoveToElement { element: card, duration: None, x: 0.0, y: 0.0 },
            PointerAction::Down { button: MOUSE_BUTTON_LEFT },
            PointerAction::MoveToElement { element: planet, duration: None, x: 0.0, y: 0.0 },
            PointerAction::Up { button: MOUSE_BUTTON_LEFT },
        ];
        if by_touch {
            let finger = TouchActions::new("finger".into());
            let finger = moves.into_iter().fold(finger, InputSource::then);
            page.client.perform_actions(finger).await?;
        } else {
            let mouse = MouseActions::new("mouse".into());
            let mouse = moves.into_iter().fold(mouse, InputSource::then);
            page.client.perform_actions(mouse).await?;
        }
        page.table(|table| table.version != before.version).await?;
    }
    let placed = "return document.querySelectorAll('.pr-own .pr-slip').length";
    let placed: u32 = page.ask(placed, Vec::new()).await?;
    ensure!(placed >= 2, "{placed} cards are placed");
    Ok(())
}
