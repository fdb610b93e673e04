//! Boards that fill the window: at every size nothing scrolls, and everything that can be pressed
//! is in view. Lift Off's decisions cannot go wrong by accident.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use fantoccini::Locator;
use fantoccini::actions::{
    InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions,
};
use gantry_catalog::find;
use serde_json::json;

use crate::page::{Page, Status};

/// From a small phone to a large screen; 640 by 400 is a small desktop at 200 %.
const SIZES: [(u32, u32); 6] =
    [(360, 640), (844, 390), (640, 400), (1280, 800), (1920, 1080), (2560, 1440)];

/// Positions with many things to press, and what is done there first.
const POSITIONS: [(&str, &[&str]); 5] = [
    (include_str!("../positions/lift-off.toml"), &[]),
    (include_str!("../positions/lift-off-draft.toml"), &[]),
    (include_str!("../positions/lift-off-missions.toml"), &["deck 1"]),
    (include_str!("../positions/lift-off-swap.toml"), &["play payload-planner"]),
    (include_str!("../positions/lift-off-end.toml"), &["launch lab"]),
];

/// What is wrong with the stage at this size.
const FAULTS: &str = r"
    const faults = [];
    const scrolls = (part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1;
    const board = document.querySelector('.board');
    if (scrolls(document.documentElement)) faults.push('the page scrolls');
    if (scrolls(board)) faults.push('the board scrolls');
    const area = board.getBoundingClientRect();
    const said = parseFloat(getComputedStyle(document.querySelector('.prompt p')).fontSize);
    if (said < innerHeight / 60) faults.push(`what to do is said in ${said} pixels`);
    const lit = [...document.querySelectorAll('.lo .lo-lit')].filter((part) => part.checkVisibility());
    if (lit.length === 0) faults.push('nothing is lit');
    for (const part of lit) {
        const box = part.getBoundingClientRect();
        const name = part.getAttribute('aria-label');
        const inside = box.left >= area.left - 1 && box.right <= area.right + 1
            && box.top >= area.top - 1 && box.bottom <= area.bottom + 1;
        if (!inside) faults.push(`outside: ${name}`);
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (!part.contains(hit)) faults.push(`covered by ${hit?.className}: ${name}`);
        if (box.width < 43.5 || box.height < 43.5) faults.push(`${box.width} by ${box.height}: ${name}`);
    }
    const texts = document.createTreeWalker(document.querySelector('.lo-desk'), NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const part = text.parentElement;
        if (!part.checkVisibility() || part.closest('svg')) continue;
        const size = parseFloat(getComputedStyle(part).fontSize);
        if (size < 11) faults.push(`${size} pixels: ${text.textContent}`);
    }
    for (const card of document.querySelectorAll('.lo-options .lo-card')) {
        const { width } = card.getBoundingClientRect();
        const sentence = card.parentElement.querySelector('.lo-sentence');
        if (sentence.checkVisibility()) {
            const room = sentence.closest('.lo-spot').getBoundingClientRect();
            const text = sentence.getBoundingClientRect();
            if (text.bottom > room.bottom + 1 || text.top < room.top - 1) faults.push(`cut: ${sentence.textContent}`);
            continue;
        }
        if (width < 60) faults.push(`a card of ${width} pixels`);
    }
    return faults;";

/// At every size and in every position.
pub async fn fits(page: &mut Page) -> Result<()> {
    page.hurry().await?;
    page.calm().await?;
    for (index, (position, first)) in POSITIONS.iter().enumerate() {
        page.go("#/").await?;
        page.open_file(&format!("stage-{index}.toml"), position).await?;
        let mut status = page.table(|table| !table.actions.is_empty()).await?;
        for action in *first {
            page.step(action, &status).await?;
            status = page.status().await?;
        }
        for (width, height) in SIZES {
            page.resize((width, height)).await?;
            let faults: Vec<String> = page.ask(FAULTS, Vec::new()).await?;
            let place = format!("position {index}, {width} by {height}");
            ensure!(faults.is_empty(), "{place}:\n{}", faults.join("\n"));
        }
    }
    Ok(())
}

/// Every lesson can be followed on the board alone, each at another size.
pub async fn lessons(page: &mut Page) -> Result<()> {
    page.hurry().await?;
    page.calm().await?;
    let listing = find("lift-off").context("a game")?;
    let mut lessons = 0;
    for (id, size) in listing.lessons.iter().zip(SIZES) {
        page.resize(size).await?;
        page.go(&format!("#/learn/lift-off/{id}")).await?;
        page.until(STEP_IS, vec![json!(0)]).await?;
        follow(page, id).await.with_context(|| format!("lesson {id} at {size:?}"))?;
        lessons += 1;
    }
    ensure!(lessons == 5, "{lessons} lessons");
    Ok(())
}

/// Whether the coach is at a step.
const STEP_IS: &str =
    "return document.querySelector('.coach')?.dataset.step === String(arguments[0])";

/// Buttons on the desk that are squeezed: their words stand one below the other.
const SQUEEZED: &str = "return [...document.querySelectorAll('.lo-desk .lo-act')]
    .filter((button) => button.checkVisibility() && button.clientHeight > button.clientWidth)
    .map((button) => button.textContent)";

/// Whether the coach only wants to be read, or has finished.
const COACH: &str = "
    const coach = document.querySelector('.coach');
    return [coach.querySelector('button.primary') !== null, coach.dataset.done === 'true'];";

async fn follow(page: &Page, id: &str) -> Result<()> {
    for step in 0.. {
        page.until(STEP_IS, vec![json!(step)]).await?;
        let (reads, done): (bool, bool) = page.ask(COACH, Vec::new()).await?;
        let squeezed: Vec<String> = page.ask(SQUEEZED, Vec::new()).await?;
        ensure!(squeezed.is_empty(), "{id}: squeezed: {squeezed:?}");
        if done {
            return Ok(());
        }
        if reads {
            page.click(".coach button.primary").await?;
        } else {
            let status = page.table(|status| !status.actions.is_empty()).await?;
            let action = status.actions[0].clone();
            answer(page, &action).await.with_context(|| format!("{id}: {action}"))?;
        }
    }
    Ok(())
}

/// Presses what the board offers for an action: its button; or its cards, and then what confirms
/// them.
async fn answer(page: &Page, action: &str) -> Result<()> {
    settle().await;
    let confirms = "return document.querySelector('.lo-confirm') !== null";
    if !page.ask::<bool>(confirms, Vec::new()).await? {
        return press(page, &format!(".lo-lit[data-answer=\"{action}\"]")).await;
    }
    for word in action.split_whitespace().skip(1) {
        press(page, &format!(".lo-options .lo-lit[data-large=\"{word}\"]")).await?;
    }
    press(page, "[data-confirm]").await
}

/// A new question ignores presses for a moment.
async fn settle() {
    tokio::time::sleep(Duration::from_millis(700)).await;
}

/// Clicks the first visible element that matches, where it is: a driver's click would scroll to it.
async fn press(page: &Page, selector: &str) -> Result<()> {
    let middle = "
        const seen = [...document.querySelectorAll(arguments[0])].find((part) => part.checkVisibility());
        if (!seen) return null;
        const box = seen.getBoundingClientRect();
        const spot = [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
        return seen.contains(document.elementFromPoint(...spot)) ? spot : null;";
    let spot: Option<(f64, f64)> = page.ask(middle, vec![json!(selector)]).await?;
    let (x, y) = spot.with_context(|| format!("{selector} is not in view"))?;
    let mouse = MouseActions::new("mouse".into())
        .then(PointerAction::MoveTo { duration: None, x, y })
        .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
        .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
    Ok(page.client.perform_actions(mouse).await?)
}

/// A draft is chosen, then confirmed; a press in the first moment of a new question does nothing; a
/// mission is dragged to the rocket with a mouse and with a finger; a launch is shown.
pub async fn decides(page: &mut Page) -> Result<()> {
    page.hurry().await?;
    page.go("#/").await?;
    page.open_file("draft.toml", POSITIONS[1].0).await?;
    let before = page.table(|table| !table.actions.is_empty()).await?;
    settle().await;
    for card in ["station-diplomat", "chief-chemist"] {
        press(page, &format!(".lo-options [data-large={card}]")).await?;
    }
    let status = page.status().await?;
    ensure!(status.version == before.version, "choosing already acts");
    press(page, "[data-confirm]").await?;
    page.table(|table| table.version != before.version).await?;
    let passes = |table: &Status| table.actions.iter().any(|action| action.starts_with("pass"));
    let asked = page.table(passes).await?;
    press(page, ".lo-options [data-large=chief-chemist]").await?;
    let picked = "return document.querySelector('.lo-picked') !== null";
    ensure!(!page.ask::<bool>(picked, Vec::new()).await?, "a new question takes a press at once");
    settle().await;
    press(page, ".lo-options [data-large=chief-chemist]").await?;
    page.until(picked, Vec::new()).await?;
    ensure!(page.status().await?.version == asked.version, "choosing already acts");
    page.go("#/").await?;
    page.open_file("load.toml", POSITIONS[0].0).await?;
    page.table(|table| table.actions.iter().any(|action| action == "load space-telescope")).await?;
    drag(page, "space-telescope", true).await?;
    drag(page, "mission-search", false).await?;
    settle().await;
    press(page, ".lo-primary.lo-lit").await?;
    page.seen(".lo-theatre .lo-climb").await?;
    press(page, ".lo-plan").await?;
    page.until("return document.querySelector('.lo-theatre') === null", Vec::new()).await
}

/// When nothing is left to decide, the way on stands out and is taken without a press.
pub async fn goes_on(page: &mut Page) -> Result<()> {
    page.hurry().await?;
    page.calm().await?;
    page.go("#/").await?;
    page.open_file("work.toml", POSITIONS[3].0).await?;
    let status = page.table(|table| !table.actions.is_empty()).await?;
    page.step("play broker", &status).await?;
    let mut status = page.status().await?;
    for _ in 0..3 {
        let Some(deed) = status.actions.iter().find(|action| action.starts_with("do ")) else {
            break;
        };
        page.step(deed, &status).await?;
        status = page.status().await?;
    }
    ensure!(status.actions == ["done"], "{status:?}");
    page.seen(".lo-act.lo-primary.lo-lit[data-answer=done]").await?;
    page.table(|table| table.version > status.version).await?;
    Ok(())
}

/// Drags a mission from Earth to the rocket, with a mouse or a finger.
async fn drag(page: &Page, mission: &str, by_mouse: bool) -> Result<()> {
    settle().await;
    let find = |selector: String| async move { page.client.find(Locator::Css(&selector)).await };
    let card = find(format!(".lo-earth [data-large={mission}]")).await?;
    let hold = find(".lo-hold".into()).await?;
    let to = |element, duration| PointerAction::MoveToElement { element, duration, x: 0.0, y: 0.0 };
    let steps = [
        to(card, None),
        PointerAction::Down { button: MOUSE_BUTTON_LEFT },
        to(hold, Some(Duration::from_millis(150))),
        PointerAction::Up { button: MOUSE_BUTTON_LEFT },
    ];
    if by_mouse {
        let mouse = steps.into_iter().fold(MouseActions::new("mouse".into()), InputSource::then);
        page.client.perform_actions(mouse).await?;
    } else {
        let finger = steps.into_iter().fold(TouchActions::new("finger".into()), InputSource::then);
        page.client.perform_actions(finger).await?;
    }
    let loaded = format!(".lo-hold [data-large={mission}]");
    page.seen(&loaded).await.with_context(|| format!("{mission} is not loaded"))
}
