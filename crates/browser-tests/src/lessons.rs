//! Lessons, played as the coach instructs.

use anyhow::{Result, ensure};
use gantry_catalog::games;
use serde::Deserialize;

use crate::page::Page;

/// What the coach shows.
#[derive(Debug, PartialEq, Eq, Deserialize)]
struct Coach {
    step: String,
    reads: bool,
    done: bool,
}

const COACH: &str = r"
    const coach = document.querySelector('.coach');
    return coach && {
        step: coach.dataset.step,
        reads: coach.querySelector('button.primary') !== null,
        done: coach.dataset.done === 'true',
    };";

/// The coach's text arrives after the board.
const SAYS: &str = "return Boolean(document.querySelector('.coach [role=status]')?.textContent)";

/// The first lesson of every game can be completed, has a tick then and after a reload, and is not
/// kept as a table.
pub async fn first_of_each(page: &mut Page) -> Result<()> {
    page.hurry().await?;
    for listing in games() {
        let game = listing.id;
        page.go("#/").await?;
        page.seen(&format!(".game-{game}")).await?;
        if listing.lessons.is_empty() {
            let links = "return document.querySelectorAll(arguments[0]).length";
            let link = format!(".game-{game} a[href^='#/learn/']");
            let links: usize = page.ask(links, vec![link.into()]).await?;
            ensure!(links == 0, "{game} has no lessons, but a link to them");
            continue;
        }
        page.click(&format!(".game-{game} a[href='#/learn/{game}']")).await?;
        page.click(".learn ol a").await?;
        page.until(SAYS, vec![]).await?;
        follow(page).await?;
        page.click(".coach a[href^='#/learn/'].button").await?;
        page.until("return document.querySelector('.coach')?.dataset.done === 'false'", vec![])
            .await?;
        page.go(&format!("#/learn/{game}")).await?;
        page.client.refresh().await?;
        page.seen(".learn .tick").await?;
        let ticks: usize =
            page.ask("return document.querySelectorAll('.tick').length", vec![]).await?;
        ensure!(ticks == 1, "{ticks} lessons of {game} have a tick");
    }
    page.go("#/").await?;
    page.seen("article.game").await?;
    let kept: usize =
        page.ask("return document.querySelectorAll('.kept li').length", vec![]).await?;
    ensure!(kept == 0, "{kept} lessons are kept");
    Ok(())
}

/// Reads and does what the coach says, to the end.
async fn follow(page: &Page) -> Result<()> {
    loop {
        let coach: Coach = page.ask(COACH, Vec::new()).await?;
        if coach.done {
            return Ok(());
        }
        if coach.reads {
            page.click(".coach button.primary").await?;
        } else {
            let status = page.table(|status| !status.actions.is_empty()).await?;
            page.act(&status.actions[0]).await?;
        }
        let other = "return document.querySelector('.coach').dataset.step !== arguments[0]";
        page.until(other, vec![coach.step.into()]).await?;
    }
}
