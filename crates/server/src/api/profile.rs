//! Public profiles.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use gantry_kernel::outside;
use gantry_store::{AccountRow, Phase, RatingPoint, RatingRow, Store, StoreError, TableFilter};
use gantry_wire::{GameRating, Profile, RatingAfter};
use serde::Deserialize;

use super::account_or_nobody;
use super::error::ApiError;
use super::tables::summary;
use crate::app_state::AppState;
use crate::limits::{GAMES_SHOWN, RATINGS_SHOWN};
use crate::people::{self, role};

fn rating_after(point: &RatingPoint) -> RatingAfter {
    let RatingRow { rating, deviation, games, changed_ms, .. } = point.rating;
    RatingAfter { rating, deviation, games, changed_ms }
}

/// A rating with the last points of its history.
pub(super) async fn game_rating(
    store: &dyn Store,
    row: RatingRow,
    limit: u32,
) -> Result<GameRating, StoreError> {
    let history = store.ratings().history(&row.account, &row.game, limit).await?;
    let RatingRow { game, rating, deviation, volatility, games, changed_ms, .. } = row;
    let course = history.iter().map(rating_after).collect();
    Ok(GameRating { game, rating, deviation, volatility, games, changed_ms, course })
}

async fn profile(state: &AppState, row: AccountRow, viewer: &str) -> Result<Profile, ApiError> {
    if matches!(row.role.as_str(), role::LEAVING | role::BANNED) {
        return Err(ApiError::NotFound);
    }
    let store = &*state.registry.store;
    let mut ratings = Vec::new();
    for rating in store.ratings().of(&row.id).await? {
        ratings.push(game_rating(store, rating, RATINGS_SHOWN).await?);
    }
    let filter = TableFilter {
        phases: vec![Phase::Over],
        listed: Some(true),
        account: Some(row.id.clone()),
        limit: GAMES_SHOWN,
        ..TableFilter::default()
    };
    let tables = store.tables(&filter).await?.into_iter();
    let games = tables.filter_map(|table| summary(table, viewer)).collect();
    let role = people::wire_role(&row);
    let AccountRow { id: account, name, created_ms: since_ms, .. } = row;
    Ok(Profile { account, name, role, since_ms, ratings, games })
}

/// The profile of an account.
pub(super) async fn one(
    State(state): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Profile>, ApiError> {
    let viewer = account_or_nobody(&state, &headers).await?;
    let row = state.registry.store.accounts().get(&id).await?.ok_or(ApiError::NotFound)?;
    Ok(Json(profile(&state, row, &viewer).await?))
}

/// The query of a search by name.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ProfileQuery {
    name: String,
}

/// The profile of the member with this name. Guests share names, so they are not found by them.
pub(super) async fn by_name(
    State(state): State<AppState>,
    query: Result<Query<ProfileQuery>, QueryRejection>,
    headers: HeaderMap,
) -> Result<Json<Profile>, ApiError> {
    let Query(query) = query.map_err(|wrong| ApiError::Invalid(wrong.body_text()))?;
    let viewer = account_or_nobody(&state, &headers).await?;
    let key = outside::skeleton(query.name.trim());
    let row = state.registry.store.accounts().by_name_key(&key).await?;
    let row = row.filter(|row| row.role != role::GUEST).ok_or(ApiError::NotFound)?;
    Ok(Json(profile(&state, row, &viewer).await?))
}
