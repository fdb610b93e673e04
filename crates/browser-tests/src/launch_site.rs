//! The board of Launch Pad in windows of every shape: nothing scrolls, and what is lit for a card
//! is what the rules allow, in sight and not covered.

use std::time::Duration;

use anyhow::{Result, ensure};
use fantoccini::Locator;
use fantoccini::actions::{
    InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions,
};
use serde_json::json;

use crate::page::{Page, Status};

/// Mid-game tables: one rival, and three.
const TABLES: [(&str, &str); 2] = [
    ("two.toml", include_str!("../positions/launch-pad-two.toml")),
    ("four.toml", include_str!("../positions/launch-pad-four.toml")),
];

/// From a small phone to a large screen; 640×400 is 1280×800 at 200 %.
const SIZES: [(u32, u32); 6] =
    [(360, 640), (844, 390), (640, 400), (1280, 800), (1920, 1080), (2560, 1440)];

/// The cards in hand.
const HAND: &str = "return [...document.querySelectorAll('.lp-hand [data-large]')].map((card) => card.dataset.large)";

/// Picks up a card, or puts it down; answers once the page has drawn that.
const PRESS: &str = r"
    const [card, done] = arguments;
    document.querySelector(`.lp-hand [data-large=${card}]`).click();
    requestAnimationFrame(() => requestAnimationFrame(() => done(true)));";

/// What is wrong with what is shown, for the card that is held.
const FAULTS: &str = r"
    const [card, actions] = arguments;
    const faults = [];
    const scrolls = (part) => part.scrollHeight > part.clientHeight || part.scrollWidth > part.clientWidth;
    if (scrolls(document.querySelector('.board'))) faults.push('the board scrolls');
    if (scrolls(document.documentElement)) faults.push('the page scrolls');
    const lit = [...document.querySelectorAll('.lp-lit')].filter((spot) => spot.getClientRects().length > 0);
    for (const spot of lit) {
        const box = spot.getBoundingClientRect();
        const name = spot.getAttribute('aria-label');
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (!top || !spot.contains(top)) faults.push(`${name} is covered by ${top?.outerHTML.slice(0, 80)}`);
        const inside = box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
        if (!inside) faults.push(`${name} is outside the window`);
        if (box.width < 43.5 || box.height < 43.5) faults.push(`${name} is too small`);
    }
    const cut = (part) => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1;
    for (const name of document.querySelectorAll('.lp-own h3 span:last-child, .lp-rival .lp-who')) {
        if (cut(name)) faults.push(`${name.textContent} is cut`);
    }
    const [pad, works] = ['.lp-pad', '.lp-side .lp-specialty'].map((part) => document.querySelector(part).getBoundingClientRect());
    const apart = pad.right <= works.left + 1 || pad.bottom <= works.top + 1;
    if (!apart) faults.push('the pad lies over the specialty');
    const table = lit.filter((spot) => !spot.closest('.lp-hand'));
    const does = table.map((spot) => spot.dataset.would);
    // A rocket of which a component is still to be named does nothing yet.
    const opens = (spot) => card === 'sabotage' && spot.matches('.lp-rocket') && !spot.dataset.would;
    table.filter((spot) => !opens(spot) && !actions.includes(spot.dataset.would))
        .forEach((spot) => faults.push(`${spot.getAttribute('aria-label')} is lit, but not allowed`));
    const plays = actions.filter((action) => action === `play ${card}` || action.startsWith(`play ${card} `));
    const wide = getComputedStyle(document.querySelector('.lp-look')).display === 'none';
    if (plays.length > 0 && !table.some((spot) => spot.matches(':not(.lp-deeds *)'))) faults.push(`${card} lights nothing`);
    if (wide && card !== 'sabotage') {
        plays.filter((play) => !does.includes(play)).forEach((play) => faults.push(`${play} is not lit`));
    }
    return faults;";

/// Every card of the hand is picked up in every window.
pub async fn every_window(page: &mut Page) -> Result<()> {
    page.hurry().await?;
    page.calm().await?;
    for (name, position) in TABLES {
        page.go("#/").await?;
        page.open_file(name, position).await?;
        let Status { actions, .. } = page.table(|table| !table.actions.is_empty()).await?;
        let hand: Vec<String> = page.ask(HAND, Vec::new()).await?;
        ensure!(hand.len() > 5, "{name}: only {hand:?} in hand");
        for size in SIZES {
            page.resize(size).await?;
            for card in &hand {
                page.client.execute_async(PRESS, vec![json!(card)]).await?;
                let faults: Vec<String> =
                    page.ask(FAULTS, vec![json!(card), json!(actions)]).await?;
                ensure!(faults.is_empty(), "{name} {size:?} {card}:\n{}", faults.join("\n"));
                page.client.execute_async(PRESS, vec![json!(card)]).await?;
            }
        }
    }
    Ok(())
}

/// What has no card is explained by a tip: the pad, a zone, a score.
pub async fn tips(page: &mut Page) -> Result<()> {
    page.hurry().await?;
    page.calm().await?;
    page.go("#/").await?;
    page.open_file(TABLES[0].0, TABLES[0].1).await?;
    page.table(|table| !table.actions.is_empty()).await?;
    let mut told: Vec<String> = Vec::new();
    for part in [".lp-pad", ".lp-own .lp-zone-construction h3", ".lp-rival .lp-plate"] {
        let element = page.client.find(Locator::Css(part)).await?;
        let duration = Some(Duration::from_millis(50));
        let to = PointerAction::MoveToElement { element, duration, x: 0.0, y: 0.0 };
        page.client.perform_actions(MouseActions::new("mouse".into()).then(to)).await?;
        let other = "const tip = document.querySelector('.lp-tip')?.textContent;
            return Boolean(tip) && !arguments[0].includes(tip)";
        page.until(other, vec![json!(told)]).await?;
        told.push(page.ask("return document.querySelector('.lp-tip').textContent", vec![]).await?);
    }
    Ok(())
}

/// The steps of dragging fuel to the first rocket of the viewer, which lacks it.
async fn steps(page: &Page) -> Result<[PointerAction; 5]> {
    let card = page.client.find(Locator::Css(".lp-hand [data-large=fuel]")).await?;
    let rocket = page.client.find(Locator::Css(".lp-own .lp-zone-construction .lp-rocket")).await?;
    let to = |element, y: f64, millis| {
        let duration = Some(Duration::from_millis(millis));
        PointerAction::MoveToElement { element, duration, x: 0.0, y }
    };
    Ok([
        to(card.clone(), 0.0, 0),
        PointerAction::Down { button: MOUSE_BUTTON_LEFT },
        to(card, -30.0, 50),
        to(rocket, 0.0, 100),
        PointerAction::Up { button: MOUSE_BUTTON_LEFT },
    ])
}

/// A card that is dragged to its target is played there, by mouse and by touch.
pub async fn dragging(page: &mut Page) -> Result<()> {
    page.hurry().await?;
    page.calm().await?;
    for touch in [false, true] {
        page.go("#/").await?;
        page.open_file(TABLES[0].0, TABLES[0].1).await?;
        let before = page.table(|table| !table.actions.is_empty()).await?;
        let steps = steps(page).await?;
        if touch {
            let finger = TouchActions::new("finger".into());
            let finger = steps.into_iter().fold(finger, InputSource::then);
            page.client.perform_actions(finger).await?;
        } else {
            let mouse = MouseActions::new("mouse".into());
            let mouse = steps.into_iter().fold(mouse, InputSource::then);
            page.client.perform_actions(mouse).await?;
        }
        let after = page.table(|table| table.version != before.version).await?;
        ensure!(!after.actions.iter().any(|action| action.starts_with("play fuel")), "{after:?}");
    }
    Ok(())
}
