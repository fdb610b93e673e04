//! Before and after a game: the offer to learn, how to play, the ending, the rematch.

use anyhow::{Context, Result, ensure};
use gantry_catalog::{LANGUAGES, games};
use serde::Deserialize;

use crate::page::Page;

/// A small phone held upright.
const SMALL: (u32, u32) = (360, 640);

/// Finished games of bots, and who sits where in the rematch.
const RECORDS: [(&str, &str, &str); 3] = [
    (
        "launch-pad",
        include_str!("../../../games/launch-pad/tests/logs/rules-2-three-seats-short.record"),
        "C, Greedy A, Greedy B",
    ),
    (
        "lift-off",
        include_str!("../../../games/lift-off/tests/logs/rules-2-three-seats-de.record"),
        "C, Greedy A, Greedy B",
    ),
    (
        "planet-rush",
        include_str!("../../../games/planet-rush/tests/logs/four-seats-turns.record"),
        "D, Greedy A, Greedy B, Greedy C",
    ),
];

/// The score table: points by category and seat, and the totals.
#[derive(Debug, Deserialize)]
struct Score {
    rows: Vec<Vec<i32>>,
    totals: Vec<i32>,
    /// Pictures of what everybody made.
    works: usize,
    /// Points of the graph.
    points: usize,
}

const SCORE: &str = r"
    const numbers = (row) => [...row.querySelectorAll('[data-points]')].map((cell) => Number(cell.dataset.points));
    return {
        rows: [...document.querySelectorAll('.score tbody tr')].map(numbers),
        totals: numbers(document.querySelector('.score tfoot')),
        works: document.querySelectorAll('.works svg').length,
        points: Number(document.querySelector('.graph').dataset.points),
    };";

/// The ending of each game: categories that add up, what was made, the course; then a rematch.
pub async fn of_each_game(page: &mut Page) -> Result<()> {
    page.hurry().await?;
    page.calm().await?;
    for (game, record, rotated) in RECORDS {
        page.go("#/").await?;
        page.open_file("game.record", record).await?;
        page.table(|table| table.digest.is_some()).await?;
        page.seen(".graph[data-done=true]").await?;
        let score: Score = page.ask(SCORE, Vec::new()).await?;
        ensure!(score.rows.len() > 1, "{game}: {score:?}");
        for (seat, total) in score.totals.iter().enumerate() {
            let sum: i32 = score.rows.iter().map(|row| row[seat]).sum();
            ensure!(sum == *total, "{game}, column {seat}: {score:?}");
        }
        ensure!(score.works > 0 && score.points > 10, "{game}: {score:?}");
        page.tap(".ending-fold").await?;
        page.seen(".ending.folded").await?;
        page.tap(".ending-fold").await?;
        let before: String = page.ask("return location.hash", Vec::new()).await?;
        page.tap("[data-tool=rematch]").await?;
        page.until("return location.hash !== arguments[0]", vec![before.into()]).await?;
        page.table(|table| table.version.is_some()).await?;
        page.go("#/").await?;
        let seated = "return [...document.querySelectorAll('.kept li span')].some((line) => line.textContent.includes(arguments[0]))";
        page.until(seated, vec![rotated.into()]).await.with_context(|| game)?;
    }
    Ok(())
}

/// The first game of somebody new begins with an offer to learn, and never again.
pub async fn offer(page: &mut Page) -> Result<()> {
    page.hurry().await?;
    page.go("#/").await?;
    page.click(".game-lift-off button.primary").await?;
    page.click(".offer [data-way=learn]").await?;
    page.seen(".coach").await?;
    page.go("#/").await?;
    page.click(".game-lift-off button.primary").await?;
    page.table(|table| table.version.is_some()).await?;
    page.go("#/").await?;
    page.click(".game-launch-pad button.primary").await?;
    page.click(".offer [data-way=play]").await?;
    page.table(|table| table.version.is_some()).await?;
    Ok(())
}

/// On a small phone the text of how to play each game fits on one screen, in every language, and
/// the first game can be played without scrolling.
pub async fn first_screens(page: &mut Page) -> Result<()> {
    page.resize(SMALL).await?;
    for language in LANGUAGES {
        page.choose(language).await?;
        page.go("#/").await?;
        page.seen("article.game").await?;
        let bottom = "return document.querySelector('article.game button.primary').getBoundingClientRect().bottom";
        let bottom: f64 = page.ask(bottom, Vec::new()).await?;
        ensure!(bottom <= f64::from(SMALL.1), "{language}: the first button ends at {bottom}");
        for game in games().iter().filter(|game| !game.lessons.is_empty()) {
            page.go(&format!("#/how/{}", game.id)).await?;
            let full = "const texts = [...document.querySelectorAll('.how li p')];
                return texts.length === 5 && texts.every((text) => text.textContent.length > 20)";
            page.until(full, Vec::new()).await?;
            let high = "return Math.round(document.querySelector('.how ol').getBoundingClientRect().bottom)";
            let high: u32 = page.ask(high, Vec::new()).await?;
            ensure!(high <= SMALL.1, "{} in {language} is {high} high", game.id);
            let terms = "return document.querySelectorAll('.how abbr[title]').length";
            let terms: usize = page.ask(terms, Vec::new()).await?;
            ensure!(terms > 0, "{} in {language} explains no word", game.id);
        }
    }
    Ok(())
}
