//! What boards do beside the game: only new things move, and cards can be enlarged.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use fantoccini::Locator;
use fantoccini::actions::{InputSource, MOUSE_BUTTON_LEFT, PointerAction, TouchActions};
use fantoccini::key::Key;

use crate::games::race_in_turns;
use crate::keyboard::{press, walk_to};
use crate::page::{Page, Status};
use crate::secrecy::{HANDS, record};

/// Only a card that is new on the table flies in.
pub async fn what_moves(page: &mut Page) -> Result<()> {
    page.hurry().await?;
    race_in_turns(page).await?;
    for _ in 0..4 {
        place_one(page).await?;
    }
    let watch = "window.flown = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...how) {
            window.flown.push(this.className);
            return animate.apply(this, how);
        };
        return document.querySelectorAll('.pr-slip').length";
    let cards: usize = page.ask(watch, Vec::new()).await?;
    ensure!(cards >= 4, "only {cards} cards on the table");
    place_one(page).await?;
    let flown: Vec<String> = page.ask("return window.flown", Vec::new()).await?;
    let now: usize =
        page.ask("return document.querySelectorAll('.pr-slip').length", Vec::new()).await?;
    ensure!(now > cards, "no card was placed");
    ensure!(flown.iter().any(|thing| thing.contains("pr-slip")), "nothing flies");
    ensure!(flown.len() <= now - cards, "{} new cards, but {flown:?}", now - cards);
    Ok(())
}

/// Acts until a card has been placed, and waits for the bot.
async fn place_one(page: &Page) -> Result<()> {
    loop {
        let before = page.table(Status::is_due).await?;
        let place = before.actions.iter().find(|action| action.contains("place"));
        page.act(place.or(before.actions.first()).context("something to do")?).await?;
        page.table(|table| table.version != before.version).await?;
        page.table(Status::is_due).await?;
        if place.is_some() {
            return Ok(());
        }
    }
}

/// A card is enlarged by a key and by a long touch, which then does nothing else; a short touch
/// acts.
pub async fn looking(page: &mut Page) -> Result<()> {
    page.calm().await?;
    page.go("#/").await?;
    page.open_file("evening.record", &record(HANDS[0])?).await?;
    page.click(".handover button").await?;
    let before = page.table(|table| !table.actions.is_empty()).await?;
    walk_to(page, ".lp-hand button").await?;
    page.seen(".lp-large").await?;
    press(page, Key::Escape.into()).await?;
    gone(page, ".lp-large").await?;
    touch(page, ".lp-hand button", RESTING).await?;
    page.seen(".lp-large").await?;
    let status = page.status().await?;
    ensure!(status.version == before.version, "looking acts");
    touch(page, ".lp-deed", RESTING).await?;
    page.seen(".aside > *").await?;
    gone(page, ".lp-large").await?;
    let status = page.status().await?;
    ensure!(status.version == before.version, "looking acts");
    touch(page, ".lp-deed", Duration::ZERO).await?;
    page.table(|table| table.version != before.version).await?;
    Ok(())
}

/// Longer than a long touch.
const RESTING: Duration = Duration::from_secs(2);

/// Touches an element for this long.
async fn touch(page: &Page, selector: &str, duration: Duration) -> Result<()> {
    let element = page.client.find(Locator::Css(selector)).await?;
    let finger = TouchActions::new("finger".into())
        .then(PointerAction::MoveToElement { element, duration: None, x: 0.0, y: 0.0 })
        .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
        .then(PointerAction::Pause { duration })
        .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
    Ok(page.client.perform_actions(finger).await?)
}

async fn gone(page: &Page, selector: &str) -> Result<()> {
    page.until("return document.querySelector(arguments[0]) === null", vec![selector.into()]).await
}
