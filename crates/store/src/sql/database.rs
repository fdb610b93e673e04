//! One interface to both databases, so that every statement is written once. Both understand `$1`,
//! row values, `ON CONFLICT` and `string_agg`; where they differ, the caller asks which one it is.

use std::future::Future;
use std::io;
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgArguments, PgRow};
use sqlx::query::Query as SqlxQuery;
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{
    Decode, Encode, PgPool, Postgres, Row as _, SqlSafeStr, Sqlite, SqlitePool,
    Transaction as SqlxTransaction, Type,
};
use tokio::time::timeout;

use super::error::{SqlError, at_commit, before_commit};
use super::server_transaction::ServerTransaction;
use crate::error::StoreError;

/// How long a statement may take. A network that drops everything would block us for minutes.
const TIMEOUT: Duration = Duration::from_secs(10);

/// Connections to a database.
pub(crate) enum Database {
    /// A file that only we use.
    Sqlite {
        /// The one connection that writes.
        writer: SqlitePool,
        /// Those that only read.
        readers: SqlitePool,
    },
    /// A database server, which others may use, too.
    Postgres(PgPool),
}

/// A statement with its values.
pub(crate) enum Query {
    Sqlite(SqlxQuery<'static, Sqlite, SqliteArguments>),
    Postgres(SqlxQuery<'static, Postgres, PgArguments>),
}

/// A transaction. It is rolled back when it is dropped.
pub(crate) enum Transaction {
    Sqlite(SqlxTransaction<'static, Sqlite>),
    Postgres(ServerTransaction),
}

/// A row of a result.
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

/// Numbers as databases have them. The mapping is one to one, so what is read is what was written;
/// below 2^63 the order is the same.
pub(crate) fn signed(number: u64) -> i64 {
    number.cast_signed()
}

impl Database {
    /// Begins a transaction that writes.
    pub(crate) async fn write(&self) -> Result<Transaction, StoreError> {
        let begun = match self {
            Self::Sqlite { writer, .. } => {
                begin(writer, "BEGIN IMMEDIATE").await.map(Transaction::Sqlite)
            }
            Self::Postgres(pool) => {
                within(ServerTransaction::begin(pool, "BEGIN")).await.map(Transaction::Postgres)
            }
        };
        begun.map_err(|error| before_commit(&error))
    }

    /// Begins a transaction that sees a snapshot.
    pub(crate) async fn read(&self) -> Result<Transaction, StoreError> {
        const SNAPSHOT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        let begun = match self {
            Self::Sqlite { readers, .. } => begin(readers, "BEGIN").await.map(Transaction::Sqlite),
            Self::Postgres(pool) => {
                within(ServerTransaction::begin(pool, SNAPSHOT)).await.map(Transaction::Postgres)
            }
        };
        begun.map_err(|error| before_commit(&error))
    }

    pub(crate) fn query(&self, sql: impl SqlSafeStr) -> Query {
        match self {
            Self::Sqlite { .. } => Query::Sqlite(sqlx::query(sql)),
            Self::Postgres(_) => Query::Postgres(sqlx::query(sql)),
        }
    }

    /// The result of one statement that writes nothing.
    pub(crate) async fn fetch(&self, query: Query) -> Result<Vec<Row>, StoreError> {
        match self {
            Self::Sqlite { .. } => self.fetch_without_limit(query).await,
            Self::Postgres(_) => within(async { Ok(self.fetch_without_limit(query).await) })
                .await
                .unwrap_or_else(|error| Err(before_commit(&error))),
        }
    }

    /// Like `fetch`, but without a time limit.
    pub(crate) async fn fetch_without_limit(&self, query: Query) -> Result<Vec<Row>, StoreError> {
        let rows = match (self, query) {
            (Self::Sqlite { readers, .. }, Query::Sqlite(query)) => query
                .fetch_all(readers)
                .await
                .map(|rows| rows.into_iter().map(Row::Sqlite).collect()),
            (Self::Postgres(pool), Query::Postgres(query)) => query
                .fetch_all(pool)
                .await
                .map(|rows| rows.into_iter().map(Row::Postgres).collect()),
            _ => unreachable!("a query is made for its database"),
        };
        rows.map_err(|error| before_commit(&error))
    }

    /// Runs one statement that writes, in its own transaction; returns how many rows it changed.
    pub(crate) async fn execute(&self, query: Query) -> Result<u64, SqlError> {
        let mut transaction = self.write().await?;
        let touched = transaction.execute(query).await?;
        transaction.commit().await?;
        Ok(touched)
    }

    /// Runs one statement that writes as a transaction of its own, without BEGIN and COMMIT: three
    /// trips to the thread of the file become one. `None` for a database server, where the result
    /// of such a statement could get lost.
    pub(crate) async fn execute_alone(
        &self,
        query: impl FnOnce() -> Query,
    ) -> Option<Result<(), SqlError>> {
        let Self::Sqlite { writer, .. } = self else { return None };
        let mut file = match writer.acquire().await {
            Ok(file) => file,
            Err(error) => return Some(Err(before_commit(&error).into())),
        };
        let Query::Sqlite(query) = query() else { return None };
        Some(match query.execute(&mut *file).await {
            Ok(_) => Ok(()),
            Err(error) => Err(SqlError::of_alone(&error)),
        })
    }

    pub(crate) async fn close(&self) {
        match self {
            Self::Sqlite { writer, readers } => {
                readers.close().await;
                writer.close().await;
            }
            Self::Postgres(pool) => pool.close().await,
        }
    }

    /// A reading connection to the file, for what is not done in a transaction.
    pub(crate) async fn file(&self) -> Option<Result<PoolConnection<Sqlite>, sqlx::Error>> {
        match self {
            Self::Sqlite { readers, .. } => Some(readers.acquire().await),
            Self::Postgres(_) => None,
        }
    }
}

impl Query {
    pub(crate) fn bind<'t, T>(self, value: T) -> Self
    where
        T: Encode<'t, Sqlite> + Type<Sqlite> + Encode<'t, Postgres> + Type<Postgres>,
    {
        match self {
            Self::Sqlite(query) => Self::Sqlite(query.bind(value)),
            Self::Postgres(query) => Self::Postgres(query.bind(value)),
        }
    }

    pub(crate) fn number(self, number: u64) -> Self {
        self.bind(signed(number))
    }
}

impl Transaction {
    pub(crate) fn query(&self, sql: impl SqlSafeStr) -> Query {
        match self {
            Self::Sqlite(_) => Query::Sqlite(sqlx::query(sql)),
            Self::Postgres(_) => Query::Postgres(sqlx::query(sql)),
        }
    }

    /// Runs a statement; returns how many rows it changed.
    pub(crate) async fn execute(&mut self, query: Query) -> Result<u64, SqlError> {
        let touched = match (self, query) {
            (Self::Sqlite(transaction), Query::Sqlite(query)) => {
                query.execute(&mut **transaction).await.map(|done| done.rows_affected())
            }
            (Self::Postgres(transaction), Query::Postgres(query)) => {
                let done = within(query.execute(transaction.connection())).await;
                done.map(|done| done.rows_affected())
            }
            _ => unreachable!("a query is made for its transaction"),
        };
        touched.map_err(|error| SqlError::of(&error))
    }

    pub(crate) async fn fetch(&mut self, query: Query) -> Result<Vec<Row>, StoreError> {
        let rows = match (self, query) {
            (Self::Sqlite(transaction), Query::Sqlite(query)) => {
                let rows = query.fetch_all(&mut **transaction).await;
                rows.map(|rows| rows.into_iter().map(Row::Sqlite).collect())
            }
            (Self::Postgres(transaction), Query::Postgres(query)) => {
                let rows = within(query.fetch_all(transaction.connection())).await;
                rows.map(|rows| rows.into_iter().map(Row::Postgres).collect())
            }
            _ => unreachable!("a query is made for its transaction"),
        };
        rows.map_err(|error| before_commit(&error))
    }

    pub(crate) async fn commit(self) -> Result<(), StoreError> {
        let done = match self {
            Self::Sqlite(transaction) => transaction.commit().await,
            Self::Postgres(transaction) => within(transaction.commit()).await,
        };
        done.map_err(|error| at_commit(&error))
    }
}

impl Row {
    /// A value by the index of its column.
    pub(crate) fn get<'r, T>(&'r self, column: usize) -> Result<T, StoreError>
    where
        T: Decode<'r, Sqlite> + Type<Sqlite> + Decode<'r, Postgres> + Type<Postgres>,
    {
        let value = match self {
            Self::Sqlite(row) => row.try_get(column),
            Self::Postgres(row) => row.try_get(column),
        };
        value.map_err(|error| StoreError::Damaged(error.to_string()))
    }

    pub(crate) fn number(&self, column: usize) -> Result<u64, StoreError> {
        self.get::<i64>(column).map(i64::cast_unsigned)
    }
}

/// Boxed because it is large; otherwise every future that begins a transaction would be as large.
async fn begin(
    pool: &SqlitePool,
    statement: &'static str,
) -> Result<SqlxTransaction<'static, Sqlite>, sqlx::Error> {
    Box::pin(pool.begin_with(statement)).await
}

async fn within<T>(future: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
    match timeout(TIMEOUT, Box::pin(future)).await {
        Ok(done) => done,
        Err(late) => Err(sqlx::Error::Io(io::Error::new(io::ErrorKind::TimedOut, late))),
    }
}
