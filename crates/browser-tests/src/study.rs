//! What people do besides playing: puzzles, the deal of the day, the check of a record, the review.

use anyhow::{Context, Result, ensure};
use gantry_catalog::games;

use crate::chance::Chance;
use crate::online::type_into;
use crate::page::Page;

const RECORD: &str =
    include_str!("../../../games/lift-off/tests/logs/rules-2-three-seats-de.record");

/// In each game with puzzles: a wrong choice, another try, the right one, a tick that stays, and
/// the way to the next puzzle.
pub async fn puzzles(page: &mut Page) -> Result<()> {
    page.hurry().await?;
    page.calm().await?;
    for listing in games() {
        let game = listing.id;
        page.go("#/").await?;
        page.seen(&format!(".game-{game}")).await?;
        let Some(first) = listing.study().puzzles.first() else {
            let links = "return document.querySelectorAll(arguments[0]).length";
            let link = format!(".game-{game} a[href^='#/puzzles/']");
            let links: usize = page.ask(links, vec![link.into()]).await?;
            ensure!(links == 0, "{game} has no puzzles, but a link to them");
            continue;
        };
        // The best choice is listed first.
        let mut actions =
            first.split("action = \"").skip(1).filter_map(|rest| rest.split('"').next());
        let (best, second) = actions.next().zip(actions.next()).context("choices")?;
        page.click(&format!(".game-{game} a[href='#/puzzles/{game}']")).await?;
        page.click(".puzzles ol a").await?;
        page.seen(".puzzle[data-state=asked]").await?;
        choose(page, second).await.with_context(|| game)?;
        page.seen(".puzzle[data-state=missed]").await?;
        page.seen(".puzzle .shares .own").await?;
        page.click(".puzzle .buttons button").await?;
        page.seen(".puzzle[data-state=asked]").await?;
        choose(page, best).await.with_context(|| game)?;
        page.seen(".puzzle[data-state=solved]").await?;
        page.click("[data-tool=next-puzzle]").await?;
        page.until("return location.hash.endsWith('/2')", vec![]).await?;
        page.seen(".puzzle[data-state=asked]").await?;
        page.go(&format!("#/puzzles/{game}")).await?;
        page.client.refresh().await?;
        page.seen(".puzzles .tick").await?;
        let ticks: usize =
            page.ask("return document.querySelectorAll('.tick').length", vec![]).await?;
        ensure!(ticks == 1, "{ticks} puzzles of {game} have a tick");
    }
    Ok(())
}

async fn choose(page: &Page, action: &str) -> Result<()> {
    let status = page.table(|status| !status.actions.is_empty()).await?;
    ensure!(status.actions.iter().any(|known| known == action), "{action}: {:?}", status.actions);
    page.act(action).await
}

/// The deal of the day is begun, left, and gone on with; bots' results arrive meanwhile.
pub async fn daily(page: &mut Page) -> Result<()> {
    page.hurry().await?;
    page.go("#/").await?;
    page.click(".game-planet-rush a[href='#/daily/planet-rush']").await?;
    page.seen(".daily-score[data-done=true]").await?;
    let rows = "return document.querySelectorAll('.daily-score tbody tr').length";
    let rows: usize = page.ask(rows, vec![]).await?;
    ensure!(rows == 4, "{rows} rows");
    page.click("[data-tool=play-daily]").await?;
    page.until("return location.hash.startsWith('#/play/daily-planet-rush-')", vec![]).await?;
    let before = page.table(|table| table.version.is_some()).await?;
    page.go("#/daily/planet-rush").await?;
    page.seen(".daily-score[data-done=true]").await?;
    page.click("[data-tool=play-daily]").await?;
    let after = page.table(|table| table.version.is_some()).await?;
    ensure!(after.version >= before.version, "{before:?} {after:?}");
    Ok(())
}

/// Somebody plays the deal of the day to its end, sends the result, and is ranked; somebody else
/// sees that. The bots here have played as those of the server do, or it would not count.
pub async fn ranking(page: &mut Page, game: &str) -> Result<()> {
    page.hurry().await?;
    page.calm().await?;
    page.go(&format!("#/daily/{game}")).await?;
    page.seen(".ranking .hint").await?;
    page.seen(".daily-score[data-done=true]").await?;
    page.click("[data-tool=play-daily]").await?;
    page.play_out(&mut Chance::new(70)).await?;
    page.tap("[data-tool=daily]").await?;
    type_into(page, ".send-result input[name=own-name]", "Ada").await?;
    page.click("[data-tool=send-result]").await?;
    page.seen(".daily-ranking tr.own, .ranking .refused").await?;
    let own = "return document.querySelector('.daily-ranking tr.own')?.textContent ?? ''";
    let own: String = page.ask(own, vec![]).await?;
    let words = "return document.querySelector('.ranking').textContent";
    ensure!(own.contains("Ada"), "{}", page.ask::<String>(words, vec![]).await?);
    page.client.refresh().await?;
    page.seen(".daily-ranking tr.own").await?;
    page.seen(".days a").await?;
    let offered = "return document.querySelector('.send-result') !== null";
    ensure!(!page.ask::<bool>(offered, vec![]).await?, "a result is sent once");
    // Somebody without an account sees who has sent a result, and that theirs is not among them.
    page.client.delete_all_cookies().await?;
    page.client.refresh().await?;
    page.seen(".daily-ranking tbody tr:not(.own)").await
}

/// A finished game is proved in the browser; a forged record shows which line is wrong.
pub async fn fairness(page: &mut Page) -> Result<()> {
    page.hurry().await?;
    page.calm().await?;
    page.go("#/").await?;
    page.open_file("game.record", RECORD).await?;
    page.table(|table| table.digest.is_some()).await?;
    page.tap("[data-tool=fair]").await?;
    page.seen(".proof[data-verdict=proved]").await?;
    let lines: Vec<&str> = RECORD.lines().collect();
    let begin = lines.iter().position(|line| line.starts_with("begin ")).context("a log")?;
    let mut forged: Vec<String> = lines.iter().map(|line| (*line).into()).collect();
    let last = if forged[begin + 3].ends_with('0') { '1' } else { '0' };
    forged[begin + 3].pop();
    forged[begin + 3].push(last);
    page.open_file("forged.record", &(forged.join("\n") + "\n")).await?;
    page.seen(".proof[data-verdict=disproved]").await?;
    let line: String = page
        .ask("return document.querySelector('.proof [data-line]').dataset.line", vec![])
        .await?;
    ensure!(line == (begin + 4).to_string(), "line {line}");
    Ok(())
}

/// In a replay a step is judged, with the alternatives, and the course of the game is drawn.
pub async fn review(page: &mut Page) -> Result<()> {
    page.hurry().await?;
    page.calm().await?;
    page.go("#/").await?;
    page.open_file("game.record", RECORD).await?;
    page.table(|table| table.digest.is_some()).await?;
    page.tap("[data-tool=review]").await?;
    page.seen(".replay-bar").await?;
    page.click(".review > summary").await?;
    page.seen(".review .graph").await?;
    for _ in 0..40 {
        page.click("[data-tool=review-step]").await?;
        page.until("return document.querySelector('.review p[role=status], .reviewed') !== null && !document.querySelector('.review .sheet')?.textContent.includes('Thinking')", vec![]).await?;
        let judged: bool = page
            .ask("return document.querySelector('.reviewed[data-judged=true]') !== null", vec![])
            .await?;
        if judged {
            page.seen(".reviewed .shares .own").await?;
            return Ok(());
        }
        let step = "const before = document.querySelector('.table').dataset.version; document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })); return before";
        let before: String = page.ask(step, vec![]).await?;
        page.until(
            "return document.querySelector('.table').dataset.version !== arguments[0]",
            vec![before.into()],
        )
        .await?;
    }
    anyhow::bail!("no step was judged")
}
