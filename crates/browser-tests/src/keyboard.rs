//! A whole game without a mouse, with the keyboard only.

use anyhow::{Context, Result, ensure};
use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::key::Key;
use serde_json::json;

use crate::chance::Chance;
use crate::games::prove;
use crate::page::{Page, Status};

/// More focus stops than any page has.
const MOST_STOPS: usize = 200;
const LAST_ACTION: &str = "#actions .choices:last-child li:last-child [data-action]";
/// How far down the list of actions the person goes.
const REACH: usize = 3;

/// From the first page to the end of the game.
pub async fn launch_pad(page: &mut Page) -> Result<()> {
    walk_to(page, "nav a[href='#/settings']").await?;
    press(page, Key::Enter.into()).await?;
    page.seen(".settings").await?;
    walk_to(page, "input[name=web-motion]").await?;
    press(page, Key::Down.into()).await?;
    walk_to(page, "input[name=web-pace]").await?;
    while !at(page, "input[value=web-pace-instant]").await? {
        press(page, Key::Down.into()).await?;
    }
    walk_to(page, "nav a[href='#/']").await?;
    press(page, Key::Enter.into()).await?;
    page.seen(".game-launch-pad").await?;
    walk_to(page, ".game-launch-pad a[href='#/new/launch-pad']").await?;
    press(page, Key::Enter.into()).await?;
    walk_to(page, "input[name=web-option-launch-pad-length]").await?;
    while !at(page, "input[name=web-option-launch-pad-length][value=short]").await? {
        press(page, Key::Down.into()).await?;
    }
    walk_to(page, ".sitter:nth-of-type(3) select").await?;
    press(page, 'r').await?;
    walk_to(page, "button[type=submit].primary").await?;
    press(page, Key::Enter.into()).await?;
    let digest = play(page, &mut Chance::new(5)).await?;
    prove(page, "launch-pad", &digest).await
}

async fn play(page: &Page, chance: &mut Chance) -> Result<String> {
    page.seen("#actions").await?;
    if !page.ask::<bool>("return document.querySelector('#actions').open", Vec::new()).await? {
        walk_to(page, "#actions > summary").await?;
        press(page, Key::Enter.into()).await?;
    }
    loop {
        let status = page.table(Status::is_due).await?;
        if let Some(digest) = status.digest {
            return Ok(digest);
        }
        // The pressed button is gone: the page moves the focus elsewhere.
        page.until("return document.activeElement !== document.body", Vec::new()).await?;
        walk_to(page, "#actions [data-action]").await?;
        for _ in 0..chance.below(REACH) {
            if !at(page, LAST_ACTION).await? {
                press(page, Key::Tab.into()).await?;
            }
        }
        ensure!(at(page, "#actions [data-action]").await?, "the actions are side by side");
        press(page, Key::Enter.into()).await?;
        page.table(|now| now.version != status.version).await?;
    }
}

/// Presses and releases a key.
pub async fn press(page: &Page, key: char) -> Result<()> {
    let keys = KeyActions::new("keyboard".into());
    let keys = keys.then(KeyAction::Down { value: key }).then(KeyAction::Up { value: key });
    Ok(page.client.perform_actions(keys).await?)
}

/// Whether the focused element matches.
async fn at(page: &Page, selector: &str) -> Result<bool> {
    let script = "return document.activeElement?.matches(arguments[0]) ?? false";
    page.ask(script, vec![json!(selector)]).await
}

/// Moves from stop to stop until the focus is there.
pub async fn walk_to(page: &Page, selector: &str) -> Result<()> {
    for _ in 0..MOST_STOPS {
        if at(page, selector).await? {
            return Ok(());
        }
        press(page, Key::Tab.into()).await?;
    }
    None.with_context(|| format!("no key leads to {selector}"))
}
