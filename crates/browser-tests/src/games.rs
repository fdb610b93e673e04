//! Whole games against bots, by clicks alone. What the browser played is then verified natively.

use anyhow::{Context, Result, bail, ensure};
use gantry_catalog::find;
use gantry_kernel::record::Record;

use crate::chance::Chance;
use crate::page::{Page, Status, is_by_mouse};

/// A round of the race ends after this many actions of one player: enough for a few planets.
const ACTIONS: &str = "30";

/// Verifies the record of the finished table, and the digest that the page shows.
pub async fn prove(page: &Page, game: &str, digest: &str) -> Result<()> {
    let text = page.record().await?;
    let record = Record::read(&text)?;
    ensure!(record.header.game == game, "a record of {}", record.header.game);
    let proof = find(game).context("a game")?.verify(&record)?;
    ensure!(proof.digest.to_string() == digest, "{} natively, {digest} in the page", proof.digest);
    Ok(())
}

/// One click on the first page begins a game against an easy bot.
async fn one_click(page: &Page, game: &str) -> Result<()> {
    page.hurry().await?;
    // Motion has its own test.
    page.calm().await?;
    page.go("#/").await?;
    page.pick(&format!(".game-{game} select"), "greedy").await?;
    page.begin(game).await
}

/// A game of any kind, with or without a drawn board. Its rules can be read first.
pub async fn whole(page: &mut Page, game: &str) -> Result<()> {
    page.go(&format!("#/rules/{game}")).await?;
    page.seen(".rules h2").await?;
    one_click(page, game).await?;
    let digest = page.play_out(&mut Chance::new(1)).await?;
    prove(page, game, &digest).await
}

/// The race of planets, in turns.
pub async fn whole_race_in_turns(page: &mut Page) -> Result<()> {
    page.hurry().await?;
    page.calm().await?;
    race_in_turns(page).await?;
    let digest = page.play_out(&mut Chance::new(3)).await?;
    prove(page, "planet-rush", &digest).await
}

/// Begins a short race in turns against an easy bot.
pub async fn race_in_turns(page: &Page) -> Result<()> {
    page.go("#/new/planet-rush").await?;
    page.click("input[name=web-option-planet-rush-pace][value=turns]").await?;
    set_number(page, "web-option-planet-rush-actions", ACTIONS).await?;
    page.pick(".sitter:nth-of-type(3) select", "greedy").await?;
    page.click("button[type=submit].primary").await
}

/// A finished game with component values of its own.
const OWN_VALUES: &str =
    include_str!("../../../games/lift-off/tests/logs/three-seats-own-values.record");
/// The race with a planet by another name.
const EISENWELT: &str = "planet = [{ id = \"gamma-ferrum\", name = \"Eisenwelt\" }]\n";

/// Component values of a table's own, which what is loaded first cannot read: from a file, stored,
/// drawn on the board, and in a record.
pub async fn own_values(page: &mut Page) -> Result<()> {
    page.hurry().await?;
    page.calm().await?;
    page.go("#/new/planet-rush").await?;
    page.open_file("own.toml", EISENWELT).await?;
    let read = "return [...document.querySelectorAll('.new [role=status]')].some((state) => state.textContent)";
    page.until(read, Vec::new()).await?;
    page.tap("button[type=submit].primary").await?;
    let named = "return [...document.querySelectorAll('.pr [aria-label]')]
        .some((thing) => thing.ariaLabel.includes('Eisenwelt'))";
    page.until(named, Vec::new()).await?;
    page.client.refresh().await?;
    page.until(named, Vec::new()).await?;
    page.go("#/").await?;
    page.open_file("own.record", OWN_VALUES).await?;
    page.seen(".ending .works svg").await
}

/// The race as designed: nobody waits for anybody.
pub async fn race_live(page: &mut Page) -> Result<()> {
    page.go("#/new/planet-rush").await?;
    set_number(page, "web-option-planet-rush-actions", ACTIONS).await?;
    set_number(page, "web-option-planet-rush-minutes", "1").await?;
    page.pick(".sitter:nth-of-type(3) select", "expert").await?;
    page.click("button[type=submit].primary").await?;
    let digest = live(page, &mut Chance::new(4)).await?;
    prove(page, "planet-rush", &digest).await
}

/// Acts whenever an action is possible.
async fn live(page: &Page, chance: &mut Chance) -> Result<String> {
    for turn in 0.. {
        let status = page.table(Status::is_due).await?;
        if let Some(digest) = status.digest {
            return Ok(digest);
        }
        let action = &status.actions[chance.below(status.actions.len())];
        if is_by_mouse(turn) {
            page.try_act(action).await?;
        } else {
            page.step(action, &status).await?;
        }
    }
    bail!("a race ends")
}

async fn set_number(page: &Page, name: &str, value: &str) -> Result<()> {
    let selector = format!("input[name={name}]");
    page.seen(&selector).await?;
    let field = page.client.find(fantoccini::Locator::Css(&selector)).await?;
    field.clear().await?;
    Ok(field.send_keys(value).await?)
}
