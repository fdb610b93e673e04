//! The figures in full, for programs.

use gantry_catalog::{GroupResults, MilestoneTally, Share, SubjectTally};
use serde_json::{Map, Value as Json, json};

use super::BalanceRun;
use crate::sim::option_json;

pub(super) fn of(weighed: &BalanceRun<'_>) -> Json {
    let BalanceRun { listing, plan, report } = weighed;
    let options = report.options.iter();
    let options = options.map(|(key, value)| (key.clone(), option_json(listing, key, value)));
    let places = report.places.iter().enumerate().map(|(place, tally)| {
        let mut json = fate(&tally.fate);
        json["place"] = (place + 1).into();
        json["mean"] = tally.mean().into();
        json
    });
    let scores = &report.scores;
    json!({
        "game": listing.id,
        "rules": listing.rules,
        "version": env!("CARGO_PKG_VERSION"),
        "seats": plan.bots.len(),
        "games": report.games,
        "seed": plan.seed,
        "bots": plan.bots,
        "options": options.collect::<Map<_, _>>(),
        "decisions": report.decisions,
        "expected_win_share": report.expected(),
        "interval": "Wilson, 95 %",
        "scores": {
            "mean": scores.mean(),
            "min": scores.least(),
            "max": scores.most(),
            "deciles": scores.deciles(),
            "first_mean": report.best_mean(),
            "first_margin": report.mean_margin(),
        },
        "places": places.collect::<Vec<_>>(),
        "milestones": report.milestones.iter().map(|tally| milestone(weighed, tally)).collect::<Vec<_>>(),
        "subjects": report.subjects.iter().map(|tally| subject(weighed, tally)).collect::<Vec<_>>(),
    })
}

fn milestone(weighed: &BalanceRun<'_>, tally: &MilestoneTally) -> Json {
    let report = weighed.report;
    let mut json = fate(&tally.fate);
    json["name"] = tally.name.into();
    json["games"] = tally.games.into();
    json["seats_share"] = share(report.seats_reached(tally));
    json["games_share"] = share(report.games_reached(tally));
    json
}

fn subject(weighed: &BalanceRun<'_>, tally: &SubjectTally) -> Json {
    let flags = weighed.report.flags(tally);
    json!({
        "group": tally.subject.group,
        "usage": tally.subject.usage,
        "id": tally.subject.id,
        "offered": tally.offered,
        "taken": tally.taken,
        "taken_share": tally.share(),
        "points": tally.mean_brought(),
        "takers": fate(&tally.takers),
        "flags": flags.iter().map(|flag| flag.text()).collect::<Vec<_>>(),
    })
}

fn fate(fate: &GroupResults) -> Json {
    json!({ "seats": fate.seats, "lead": fate.mean_lead(), "wins": share(fate.wins()) })
}

fn share(share: Option<Share>) -> Json {
    share.map_or(
        Json::Null,
        |Share { share, low, high }| json!({ "share": share, "low": low, "high": high }),
    )
}
