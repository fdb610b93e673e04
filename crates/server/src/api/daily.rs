//! Results of the deal of the day: whoever sends the record of their finished game is ranked among
//! the others who have. Nobody is named who has not sent anything.

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::HeaderMap;
use gantry_host::daily::{DailyDeal, day_number, duplicate_scores};
use gantry_kernel::Phrase;
use gantry_store::SentResultRow;
use gantry_wire::{DailyRanking, DailyScore, RecordBody, Refused, SentResult};

use super::accounts::{Body, body};
use super::error::ApiError;
use super::{account_or_nobody, authenticate};
use crate::app_state::AppState;
use crate::connections::RemoteAddress;
use crate::people::{self, role};
use crate::registry::wall_ms;

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// The game and the day of a deal.
type Which = Path<(String, String)>;

fn deal(game: &str, date: &str) -> Result<DailyDeal, ApiError> {
    DailyDeal::of(game, date).ok_or(ApiError::NotFound)
}

/// Whether results of this day count now. Clocks differ, so the next day has begun already.
fn check_day(state: &AppState, date: &str) -> Result<(), ApiError> {
    let day = day_number(date).ok_or(ApiError::NotFound)?;
    let (today, days) = (wall_ms() / DAY_MS, state.registry.limits.daily_days);
    let refuse = |phrase| Err(ApiError::Refused(Refused::without_rule(phrase)));
    if day > today + 1 {
        refuse(Phrase::new("host-daily-early"))
    } else if day + days < today {
        let days = usize::try_from(days).unwrap_or(usize::MAX);
        refuse(Phrase::new("host-daily-late").with("days", days))
    } else {
        Ok(())
    }
}

/// What everybody scored who has sent a result.
pub(super) async fn ranking(
    State(state): State<AppState>,
    Path((game, date)): Which,
    headers: HeaderMap,
) -> Result<Json<DailyRanking>, ApiError> {
    let viewer = account_or_nobody(&state, &headers).await?;
    deal(&game, &date)?;
    Ok(Json(ranked(&state, &game, &date, &viewer).await?))
}

/// Counts a result, if the record of the game holds. Only an account's first result of a deal
/// counts; the answer is the ranking, whether or not it is this one.
pub(super) async fn send(
    State(state): State<AppState>,
    Extension(from): Extension<RemoteAddress>,
    Path((game, date)): Which,
    headers: HeaderMap,
    record: Body<RecordBody>,
) -> Result<Json<DailyRanking>, ApiError> {
    let account = authenticate(&state, &headers).await?.account.id;
    let RecordBody { record } = body(record)?;
    let deal = deal(&game, &date)?;
    check_day(&state, &date)?;
    let results = state.registry.store.sent_results();
    let is_this = |row: &SentResultRow| row.game == game && row.date == date;
    if !results.by(&account).await?.iter().any(is_this) {
        if !state.daily_results.take(people::counted_address(from.0)) {
            return Err(ApiError::TooMany);
        }
        let DailyScore { points, place } = checked(&state, deal, record).await?;
        let (points, place, sent_ms) = (points.into(), place.into(), wall_ms());
        let (account, game, date) = (account.clone(), game.clone(), date.clone());
        results.add(SentResultRow { account, game, date, points, place, sent_ms }).await?;
    }
    Ok(Json(ranked(&state, &game, &date, &account).await?))
}

/// Checks the record on a thread for long computations.
async fn checked(
    state: &AppState,
    deal: DailyDeal,
    record: String,
) -> Result<DailyScore, ApiError> {
    let _place = state.daily_checks.acquire().await.expect("the semaphore is never closed");
    let check = tokio::task::spawn_blocking(move || deal.check(&record));
    // a bug in the rules of a game ends one check
    let found = check.await.map_err(|error| ApiError::Invalid(error.to_string()))?;
    found.map_err(ApiError::Refused)
}

/// The ranking as an account sees it.
async fn ranked(
    state: &AppState,
    game: &str,
    date: &str,
    viewer: &str,
) -> Result<DailyRanking, ApiError> {
    let limits = state.registry.limits;
    let found =
        state.registry.store.sent_results().of_deal(game, date, limits.daily_ranked).await?;
    let found: Vec<_> = found
        .into_iter()
        .filter(|(_, account)| !matches!(account.role.as_str(), role::LEAVING | role::BANNED))
        .collect();
    let points: Vec<i64> = found.iter().map(|(row, _)| row.points).collect();
    let duplicates = duplicate_scores(&points);
    let count = found.len();
    let mut results: Vec<SentResult> = Vec::new();
    for (index, ((row, account), duplicate)) in found.into_iter().zip(duplicates).enumerate() {
        let own = account.id == viewer;
        if own || index < limits.daily_shown {
            let rank = 1 + points.iter().filter(|other| **other > row.points).count();
            let (account, name) = (account.id, account.name);
            let SentResultRow { points, place, .. } = row;
            results.push(SentResult { account, name, rank, points, place, duplicate, own });
        }
    }
    Ok(DailyRanking { count, results })
}
