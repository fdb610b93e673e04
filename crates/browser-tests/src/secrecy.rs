//! Several people at one screen: nobody sees what another holds.
//!
//! Two worlds that differ only in what one person holds must look the same, byte for byte, to
//! everybody else.

use anyhow::{Context, Result, ensure};
use gantry_catalog::{HUMAN, TableStart, find};
use gantry_kernel::Secret;
use gantry_kernel::record::{Player, Start};

use crate::page::{Page, Status};

/// One person's hand in each of the two worlds.
pub const HANDS: [&str; 2] = ["\"metal\", \"thief\"", "\"astronaut\", \"oxygen\""];

/// What the screen showed at each of three moments.
#[derive(Debug)]
struct Shown {
    /// To the person whose hand differs.
    own: String,
    /// During the handover.
    between: String,
    /// To the other person.
    other: String,
}

/// Neither the handover screen nor the other person's screen reveals anything about a hand.
pub async fn two_people(page: &mut Page) -> Result<()> {
    // Moving things differ from moment to moment.
    page.calm().await?;
    let one = evening(page, HANDS[0]).await?;
    let two = evening(page, HANDS[1]).await?;
    ensure!(one.own != two.own, "who holds the cards sees them");
    ensure!(
        one.between == two.between,
        "between two people:\n{}",
        differ(&one.between, &two.between)
    );
    ensure!(one.other == two.other, "to the other:\n{}", differ(&one.other, &two.other));
    ensure!(!one.other.contains("ada was here"), "what one typed is not left for the other");
    Ok(())
}

/// A pointer enters a card and never leaves: the enlarged card must disappear from the screen
/// anyway.
const LOOK: &str = "
    const comes = new PointerEvent('pointermove', { pointerType: 'mouse', bubbles: true });
    document.querySelector('.lp-hand button').dispatchEvent(comes)";

/// Ada picks up a card, types something, asks for a hint, does not wait for it, and ends her turn.
const ASK_AND_END: &str = "
    document.querySelector('.lp-hand button').click();
    const field = document.querySelector('.typed input');
    field.value = 'ada was here';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    document.querySelectorAll('.tools > button')[1].click();
    document.querySelector('#actions [data-action=end]').click()";

/// Ada holds these cards and ends her turn; then Ben looks.
async fn evening(page: &Page, hand: &str) -> Result<Shown> {
    page.go("#/").await?;
    page.open_file("evening.record", &record(hand)?).await?;
    page.table(|status| status.handover).await?;
    // Use no real pointer, which would hover over something else.
    page.tap(".handover button").await?;
    page.table(|status| !status.actions.is_empty()).await?;
    let own = screen(page).await?;
    page.client.execute(LOOK, Vec::new()).await?;
    page.seen(".lp-large").await?;
    page.client.execute(ASK_AND_END, Vec::new()).await?;
    page.table(|status| status.handover).await?;
    let said = "return document.querySelector('.aside').textContent";
    let said: String = page.ask(said, Vec::new()).await?;
    ensure!(said.is_empty(), "said to Ada, left for Ben: {said}");
    let between = screen(page).await?;
    page.tap(".handover button").await?;
    page.table(|status| !status.actions.is_empty()).await?;
    Ok(Shown { own, between, other: screen(page).await? })
}

/// The record of a table with two people.
pub fn record(hand: &str) -> Result<String> {
    let position = format!(
        "game = \"launch-pad\"\nseats = 2\nturn = \"A\"\ndraw = [\"6 fuel\", \"...\"]\n\
         [seat.A]\nhand = [{hand}]\n[seat.B]\nhand = [\"2 metal\", \"engineer\"]\n"
    );
    let person = |name: &str| Player { kind: HUMAN.into(), name: name.into() };
    let opening = TableStart {
        start: Start::Position(position),
        players: vec![person("Ada"), person("Ben")],
        secret: Secret::from_number(1),
        salts: Vec::new(),
    };
    let table = find("launch-pad").context("a game")?.open(opening)?;
    Ok(table.save().to_string())
}

/// The whole document, without the table's name and without previews, which arrive at any time.
async fn screen(page: &Page) -> Result<String> {
    let hash: String = page.ask("return location.hash", Vec::new()).await?;
    let table = hash.rsplit('/').next().unwrap_or_default().to_owned();
    let script = "const copy = document.documentElement.cloneNode(true);
        copy.querySelectorAll('.aside[aria-live=off]').forEach((aside) => {
            aside.replaceChildren();
            aside.setAttribute('aria-live', 'polite');
        });
        const typed = [...document.querySelectorAll('input')].map((input) => input.value);
        return copy.outerHTML + typed.join()";
    let html: String = page.ask(script, Vec::new()).await?;
    Ok(html.replace(&table, "TABLE"))
}

/// Both texts from shortly before the first difference.
fn differ(one: &str, two: &str) -> String {
    let same = one.chars().zip(two.chars()).take_while(|(a, b)| a == b).count();
    let part =
        |text: &str| text.chars().skip(same.saturating_sub(80)).take(240).collect::<String>();
    format!("{}\n{}", part(one), part(two))
}

/// While people share a screen, no file or link shows what they hold.
pub async fn files(page: &mut Page) -> Result<()> {
    page.open_file("evening.record", &record(HANDS[0])?).await?;
    page.table(|status| status.handover).await?;
    page.click(".handover button").await?;
    page.table(Status::is_due).await?;
    let hidden = "return document.querySelector('[data-tool=record], [data-tool=position], [data-tool=link]') === null";
    page.until(hidden, Vec::new()).await?;
    let table: String = page.ask("return location.hash", Vec::new()).await?;
    page.go(&table.replace("play", "replay")).await?;
    page.seen(".replay-bar").await?;
    page.until(hidden, Vec::new()).await?;
    page.go("#/").await?;
    page.seen(".kept a.button").await?;
    page.until(hidden, Vec::new()).await
}
