//! What everybody may know of an account.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use gantry_kernel::outside;
use gantry_store::{AccountRow, Phase, RatingPoint, RatingRow, Store, StoreError, TableFilter};
use serde::{Deserialize, Serialize};

use super::error::ApiError;
use super::identified;
use super::tables::{TableSummary, summary};
use crate::desk::Desk;
use crate::people::role;

/// So many games of the course of a rating are shown.
const COURSE: u32 = 100;
/// So many of the last games are shown.
const GAMES: u32 = 20;

/// How strong somebody is at a game.
#[derive(Debug, Serialize)]
pub(super) struct RatingInfo {
    game: String,
    rating: f64,
    deviation: f64,
    volatility: f64,
    games: u64,
    changed_ms: u64,
    /// The rating after each game, the latest first. Tables have no name here: it would let anybody
    /// in who is not invited.
    course: Vec<Point>,
}

/// A rating after a game.
#[derive(Debug, Serialize)]
struct Point {
    rating: f64,
    deviation: f64,
    games: u64,
    changed_ms: u64,
}

impl From<RatingPoint> for Point {
    fn from(point: RatingPoint) -> Self {
        let RatingRow { rating, deviation, games, changed_ms, .. } = point.rating;
        Self { rating, deviation, games, changed_ms }
    }
}

impl RatingInfo {
    /// A rating with so much of its course.
    pub(super) async fn read(
        store: &dyn Store,
        row: RatingRow,
        course: u32,
    ) -> Result<Self, StoreError> {
        let course = store.ratings().course(&row.account, &row.game, course).await?;
        let RatingRow { game, rating, deviation, volatility, games, changed_ms, .. } = row;
        let course = course.into_iter().map(Point::from).collect();
        Ok(Self { game, rating, deviation, volatility, games, changed_ms, course })
    }
}

/// What everybody may know of an account.
#[derive(Debug, Serialize)]
pub(super) struct Profile {
    account: String,
    name: String,
    /// `guest`, `member` or `host`.
    role: String,
    since_ms: u64,
    ratings: Vec<RatingInfo>,
    /// The last finished games at tables that were open to everybody.
    games: Vec<TableSummary>,
}

async fn profile(desk: &Desk, row: AccountRow, viewer: &str) -> Result<Profile, ApiError> {
    if matches!(row.role.as_str(), role::LEAVING | role::BANNED) {
        return Err(ApiError::NotFound);
    }
    let store = &*desk.house.store;
    let mut ratings = Vec::new();
    for rating in store.ratings().of(&row.id).await? {
        ratings.push(RatingInfo::read(store, rating, COURSE).await?);
    }
    let filter = TableFilter {
        phases: vec![Phase::Over],
        listed: Some(true),
        account: Some(row.id.clone()),
        limit: GAMES,
        ..TableFilter::default()
    };
    let tables = store.tables(&filter).await?.into_iter();
    let games = tables.filter_map(|table| summary(table, viewer)).collect();
    let AccountRow { id: account, name, role, created_ms: since_ms, .. } = row;
    Ok(Profile { account, name, role, since_ms, ratings, games })
}

/// The profile of an account.
pub(super) async fn one(
    State(desk): State<Desk>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Profile>, ApiError> {
    let viewer = identified(&desk, &headers).await?.account.id;
    let row = desk.house.store.accounts().get(&id).await?.ok_or(ApiError::NotFound)?;
    Ok(Json(profile(&desk, row, &viewer).await?))
}

/// Whose profile somebody wants to see.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Who {
    name: String,
}

/// The profile of the member with this name. Guests share names, so they are not found by them.
pub(super) async fn by_name(
    State(desk): State<Desk>,
    Query(who): Query<Who>,
    headers: HeaderMap,
) -> Result<Json<Profile>, ApiError> {
    let viewer = identified(&desk, &headers).await?.account.id;
    let key = outside::skeleton(who.name.trim());
    let row = desk.house.store.accounts().by_name_key(&key).await?;
    let row = row.filter(|row| row.role != role::GUEST).ok_or(ApiError::NotFound)?;
    Ok(Json(profile(&desk, row, &viewer).await?))
}
