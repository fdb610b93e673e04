//! A transaction at a database server.
//!
//! The library's own type rolls back only after BEGIN was answered. Whoever stops waiting before
//! leaves a connection in the pool that is inside a transaction, and what others read with it later
//! may be long out of date. This type rolls back whenever it is dropped.

use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::{Executor as _, PgConnection, PgPool, Postgres};
use tokio::runtime::Handle;
use tokio::time::timeout;

/// How long rolling back may take. After that the connection is closed, and the server rolls back.
const ROLLBACK: Duration = Duration::from_secs(10);

pub(crate) struct ServerTransaction {
    /// `None` once it is over.
    connection: Option<PoolConnection<Postgres>>,
}

impl ServerTransaction {
    /// Begins with this statement.
    pub(crate) async fn begin(pool: &PgPool, statement: &'static str) -> Result<Self, sqlx::Error> {
        // it exists before BEGIN is sent, so that it rolls back if nobody waits for the answer
        let mut transaction = Self { connection: Some(pool.acquire().await?) };
        transaction.connection().execute(statement).await?;
        Ok(transaction)
    }

    /// What its statements are run on.
    pub(crate) fn connection(&mut self) -> &mut PgConnection {
        self.connection.as_deref_mut().expect("it is over only once it was committed or dropped")
    }

    pub(crate) async fn commit(mut self) -> Result<(), sqlx::Error> {
        self.connection().execute("COMMIT").await?;
        self.connection = None;
        Ok(())
    }
}

impl Drop for ServerTransaction {
    fn drop(&mut self) {
        let Some(mut connection) = self.connection.take() else { return };
        let Ok(runtime) = Handle::try_current() else {
            drop(connection.detach());
            return;
        };
        runtime.spawn(async move {
            let done = timeout(ROLLBACK, connection.execute("ROLLBACK")).await;
            if !matches!(done, Ok(Ok(_))) {
                drop(connection.detach());
            }
        });
    }
}
