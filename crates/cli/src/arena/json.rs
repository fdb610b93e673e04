//! The figures in full, for programs.

use gantry_catalog::{ArenaRecord, Duel};
use serde_json::{Map, Value as Json, json};

use super::ArenaRun;
use crate::sim::option_json;

pub(super) fn of(held: &ArenaRun<'_>) -> Json {
    let ArenaRun { listing, plan, report, .. } = held;
    let options = report.options.iter();
    let options = options.map(|(key, value)| (key.clone(), option_json(listing, key, value)));
    let bots = (0..plan.bots.len()).map(|index| bot(held, index, &report.bots[index]));
    json!({
        "game": listing.id,
        "rules": listing.rules,
        "version": env!("CARGO_PKG_VERSION"),
        "seats": plan.seats,
        "seed": plan.seed,
        "options": options.collect::<Map<_, _>>(),
        "games": report.games,
        "deals": report.deals,
        "planned_deals": report.planned_deals,
        "clear": report.clear,
        "interval": "95 %, by deals",
        "bots": bots.collect::<Vec<_>>(),
        "head_to_head": report.duels.iter().map(|one| duel(held, one)).collect::<Vec<_>>(),
    })
}

fn bot(held: &ArenaRun<'_>, index: usize, bot: &ArenaRecord) -> Json {
    json!({
        "name": held.plan.bots[index],
        "plays": held.manners[index],
        "games": bot.games,
        "win_share": bot.wins.mean,
        "low": bot.wins.low,
        "high": bot.wins.high,
        "fair_share": bot.expected,
        "rating": bot.rating.mean,
        "rating_low": bot.rating.low,
        "rating_high": bot.rating.high,
        "mean_score": bot.score,
        "decisions": bot.effort.decisions,
        "milliseconds_per_decision": bot.effort.mean_ms(),
        "milliseconds_longest": bot.effort.longest_ms(),
    })
}

fn duel(held: &ArenaRun<'_>, duel: &Duel) -> Json {
    json!({
        "bot": held.plan.bots[duel.one],
        "against": held.plan.bots[duel.other],
        "games": duel.games,
        "share": duel.share.mean,
        "low": duel.share.low,
        "high": duel.share.high,
    })
}
