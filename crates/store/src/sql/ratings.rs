//! Ratings in a database.

use async_trait::async_trait;

use super::SqlStore;
use super::database::{Row, Transaction};
use super::error::SqlError;
use crate::error::StoreError;
use crate::rows::{RatingPoint, RatingRow};
use crate::store::{RatingOutcome, Ratings};

fn rating(row: &Row) -> Result<RatingRow, StoreError> {
    Ok(RatingRow {
        account: row.get(0)?,
        game: row.get(1)?,
        rating: row.get(2)?,
        deviation: row.get(3)?,
        volatility: row.get(4)?,
        games: row.number(5)?,
        changed_ms: row.number(6)?,
    })
}

#[async_trait]
impl Ratings for SqlStore {
    async fn of(&self, account: &str) -> Result<Vec<RatingRow>, StoreError> {
        let sql = "SELECT account, game, rating, deviation, volatility, games, changed_ms \
                   FROM ratings WHERE account = $1 ORDER BY game";
        let rows = self.database.fetch(self.database.query(sql).bind(account)).await?;
        rows.iter().map(rating).collect()
    }

    async fn history(
        &self,
        account: &str,
        game: &str,
        limit: u32,
    ) -> Result<Vec<RatingPoint>, StoreError> {
        let sql = "SELECT account, game, rating, deviation, volatility, games, changed_ms, \
                   table_id FROM rating_course WHERE account = $1 AND game = $2 \
                   ORDER BY games DESC LIMIT $3";
        let query = self.database.query(sql).bind(account).bind(game).number(limit.into());
        let rows = self.database.fetch(query).await?;
        rows.iter()
            .map(|row| Ok(RatingPoint { table: row.get(7)?, rating: rating(row)? }))
            .collect()
    }

    async fn rate(
        &self,
        table: &str,
        mut ratings: Vec<RatingRow>,
    ) -> Result<RatingOutcome, StoreError> {
        // Two transactions with the same people lock them in the same order, so that they cannot
        // deadlock.
        ratings.sort_by(|a, b| (&a.account, &a.game).cmp(&(&b.account, &b.game)));
        let mut transaction = self.database.write().await?;
        let sql = "INSERT INTO rated (table_id) VALUES ($1) ON CONFLICT DO NOTHING";
        if transaction.execute(transaction.query(sql).bind(table)).await? == 0 {
            return Ok(RatingOutcome::AlreadyRated);
        }
        for row in &ratings {
            match put(&mut transaction, table, row).await {
                Ok(true) => {}
                // The account was deleted a moment ago: the next attempt leaves it out.
                Ok(false) | Err(SqlError::Orphan) => return Ok(RatingOutcome::Stale),
                Err(fault) => return Err(fault.into()),
            }
        }
        transaction.commit().await?;
        Ok(RatingOutcome::Stored)
    }
}

/// Stores a rating; returns whether it follows the one that is stored.
async fn put(
    transaction: &mut Transaction,
    table: &str,
    row: &RatingRow,
) -> Result<bool, SqlError> {
    const INSERT: &str = "INSERT INTO ratings (account, game, rating, deviation, volatility, \
        games, changed_ms) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";
    const UPDATE: &str = "UPDATE ratings SET rating = $3, deviation = $4, volatility = $5, \
        games = $6, changed_ms = $7 WHERE account = $1 AND game = $2 AND games = $6 - 1";
    let there = transaction.query("SELECT 1 FROM accounts WHERE id = $1").bind(&row.account);
    if transaction.fetch(there).await?.is_empty() {
        return Ok(true);
    }
    let values = |query: super::database::Query| {
        let query = query.bind(&row.account).bind(&row.game).bind(row.rating).bind(row.deviation);
        query.bind(row.volatility).number(row.games).number(row.changed_ms)
    };
    let query = transaction.query(if row.games == 1 { INSERT } else { UPDATE });
    if transaction.execute(values(query)).await? == 0 {
        return Ok(false);
    }
    let sql = "INSERT INTO rating_course (account, game, rating, deviation, volatility, games, \
               changed_ms, table_id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    transaction.execute(values(transaction.query(sql)).bind(table)).await?;
    Ok(true)
}
