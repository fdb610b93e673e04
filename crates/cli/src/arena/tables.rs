//! The figures as tables.

use gantry_catalog::MeanInterval;

use super::ArenaRun;
use crate::section::{Section, heads};

/// The results of every bot.
pub(super) fn records(held: &ArenaRun<'_>) -> Section {
    let bots = held.plan.bots.iter().zip(&held.report.bots);
    let row = |(name, bot): (&String, &gantry_catalog::ArenaRecord)| {
        vec![
            name.clone(),
            bot.games.to_string(),
            percent(bot.wins.mean),
            interval(bot.wins, 100.0, 1),
            percent(bot.expected),
            format!("{:.0}", bot.rating.mean),
            interval(bot.rating, 1.0, 0),
            format!("{:.1}", bot.score),
        ]
    };
    let head = ["bot", "games", "wins", "interval", "fair", "rating", "interval", "score"];
    Section { title: "Bots".into(), names: 1, head: heads(&head), rows: bots.map(row).collect() }
}

/// How often one bot is placed before another; the bot of the row against that of the column.
pub(super) fn duels(held: &ArenaRun<'_>) -> Section {
    let bots = &held.plan.bots;
    let row = |(one, name): (usize, &String)| {
        let mut row = vec![name.clone()];
        row.extend((0..bots.len()).map(|other| against(held, one, other)));
        row
    };
    let mut head = heads(&["placed before"]);
    head.extend(bots.iter().cloned());
    let rows = bots.iter().enumerate().map(row).collect();
    Section { title: "Head to head, in percent".into(), names: 1, head, rows }
}

/// How long each bot thought.
pub(super) fn thinking(held: &ArenaRun<'_>) -> Section {
    let bots = held.plan.bots.iter().zip(&held.report.bots).zip(&held.manners);
    let row = |((name, bot), manner): ((&String, &gantry_catalog::ArenaRecord), &String)| {
        let effort = &bot.effort;
        vec![
            name.clone(),
            manner.clone(),
            effort.decisions.to_string(),
            milliseconds(effort.mean_ms()),
            milliseconds(effort.longest_ms()),
        ]
    };
    let head = ["bot", "plays", "decisions", "ms each", "longest ms"];
    let rows = bots.map(row).collect();
    Section { title: "Thinking".into(), names: 2, head: heads(&head), rows }
}

/// A share of a duel with its interval.
fn against(held: &ArenaRun<'_>, one: usize, other: usize) -> String {
    let met =
        |duel: &&gantry_catalog::Duel| (duel.one, duel.other) == (one.min(other), one.max(other));
    let Some(duel) = held.report.duels.iter().find(met) else { return "–".into() };
    let MeanInterval { mean, low, high } = duel.share;
    let share = if one < other {
        duel.share
    } else {
        MeanInterval { mean: 1.0 - mean, low: 1.0 - high, high: 1.0 - low }
    };
    format!("{:.1} ({})", 100.0 * share.mean, interval(share, 100.0, 1))
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn interval(estimate: MeanInterval, scale: f64, digits: usize) -> String {
    let (low, high) = (scale * estimate.low, scale * estimate.high);
    format!("{low:.digits$}–{high:.digits$}")
}

/// A time in milliseconds; short times have more digits.
fn milliseconds(time: f64) -> String {
    if time < 10.0 { format!("{time:.3}") } else { format!("{time:.0}") }
}
