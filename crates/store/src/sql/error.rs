//! What the errors of a database mean for us.

use sqlx::error::{DatabaseError, ErrorKind};

use crate::error::StoreError;

/// Why a statement failed. Nothing of its transaction is stored.
#[derive(Debug)]
pub(crate) enum SqlError {
    /// The key already exists.
    Taken,
    /// What it refers to does not exist.
    Orphan,
    /// The trigger on the log has found a gap.
    Gap,
    /// Anything else.
    Failed(StoreError),
}

impl SqlError {
    pub(crate) fn of(error: &sqlx::Error) -> Self {
        let Some(found) = error.as_database_error() else {
            return Self::Failed(before_commit(error));
        };
        match found.kind() {
            ErrorKind::UniqueViolation => Self::Taken,
            ErrorKind::ForeignKeyViolation => Self::Orphan,
            _ => match found.code().as_deref() {
                Some(code) if GAP.contains(&code) => Self::Gap,
                _ => Self::Failed(before_commit(error)),
            },
        }
    }
}

impl SqlError {
    /// The same for a statement that is a transaction of its own: it may have failed while it was
    /// being committed.
    pub(crate) fn of_alone(error: &sqlx::Error) -> Self {
        match Self::of(error) {
            Self::Failed(_) => Self::Failed(at_commit(error)),
            known => known,
        }
    }
}

impl From<StoreError> for SqlError {
    fn from(error: StoreError) -> Self {
        Self::Failed(error)
    }
}

/// For statements that cannot violate a key.
impl From<SqlError> for StoreError {
    fn from(fault: SqlError) -> Self {
        match fault {
            SqlError::Taken => Self::Refused("the key exists already".into()),
            SqlError::Orphan => Self::Refused("what it refers to does not exist".into()),
            SqlError::Gap => Self::Refused("the entry before it is missing".into()),
            SqlError::Failed(error) => error,
        }
    }
}

/// The error codes of our triggers: `SQLITE_CONSTRAINT_TRIGGER`, and what the trigger in
/// `PostgreSQL` raises.
const GAP: &[&str] = &["1811", "23000"];

/// What an error before COMMIT means: nothing is stored.
pub(crate) fn before_commit(error: &sqlx::Error) -> StoreError {
    let text = error.to_string();
    match error {
        sqlx::Error::Database(found) => meaning(found.as_ref(), text),
        sqlx::Error::Io(_)
        | sqlx::Error::Tls(_)
        | sqlx::Error::Protocol(_)
        | sqlx::Error::PoolTimedOut
        | sqlx::Error::PoolClosed
        | sqlx::Error::WorkerCrashed
        | sqlx::Error::BeginFailed => StoreError::Unavailable(text),
        _ => StoreError::Refused(text),
    }
}

/// What an error of COMMIT itself means. If the database says that it has rolled back, nothing is
/// stored; otherwise nobody knows.
pub(crate) fn at_commit(error: &sqlx::Error) -> StoreError {
    let text = error.to_string();
    let code = error.as_database_error().and_then(|found| found.code().map(String::from));
    match code.as_deref() {
        Some("13" | "53100") => StoreError::Full(text),
        // 5 is SQLITE_BUSY. The classes 23 and 40 are deferred constraints and transactions that
        // were rolled back because of others.
        Some("5") => StoreError::Unavailable(text),
        Some(code) if code.len() == 5 && (code.starts_with("23") || code.starts_with("40")) => {
            StoreError::Unavailable(text)
        }
        _ => StoreError::Unknown(text),
    }
}

fn meaning(found: &dyn DatabaseError, text: String) -> StoreError {
    let code = found.code().unwrap_or_default();
    match found.try_downcast_ref::<sqlx::sqlite::SqliteError>() {
        // The low byte is the error, the others add details.
        Some(_) => match code.parse::<i32>().unwrap_or_default() & 0xff {
            // SQLITE_FULL
            13 => StoreError::Full(text),
            // BUSY, LOCKED, NOMEM, READONLY, INTERRUPT, IOERR, CANTOPEN, PROTOCOL
            5..=10 | 14 | 15 => StoreError::Unavailable(text),
            // CORRUPT, NOTADB
            11 | 26 => StoreError::Damaged(text),
            _ => StoreError::Refused(text),
        },
        None => match (&*code, code.get(..2)) {
            ("53100", _) => StoreError::Full(text),
            // Lost connections, transactions rolled back because of others, missing resources, a
            // server that shuts down, and one that only reads because another has taken over.
            ("25006", _) | (_, Some("08" | "40" | "53" | "57")) => StoreError::Unavailable(text),
            // Damaged files.
            (_, Some("XX")) => StoreError::Damaged(text),
            _ => StoreError::Refused(text),
        },
    }
}

#[cfg(test)]
mod tests {
    use sqlx::{Connection, Executor, SqliteConnection};

    use super::*;

    #[tokio::test]
    async fn a_full_file_is_reported_as_full() {
        let mut file = SqliteConnection::connect("sqlite::memory:").await.expect("a database");
        file.execute("CREATE TABLE t (x BLOB)").await.expect("a table");
        file.execute("PRAGMA max_page_count = 5").await.expect("a limit");
        let error =
            file.execute("INSERT INTO t VALUES (zeroblob(100000))").await.expect_err("full");
        assert!(matches!(before_commit(&error), StoreError::Full(_)), "{error}");
        assert!(matches!(at_commit(&error), StoreError::Full(_)), "{error}");
    }

    #[test]
    fn a_commit_without_an_answer_has_an_unknown_result() {
        let lost = sqlx::Error::Io(std::io::ErrorKind::ConnectionReset.into());
        assert!(matches!(at_commit(&lost), StoreError::Unknown(_)));
        assert!(matches!(before_commit(&lost), StoreError::Unavailable(_)));
    }

    #[test]
    fn our_own_mistakes_are_not_retried() {
        let wrong = sqlx::Error::ColumnNotFound("x".into());
        assert!(matches!(before_commit(&wrong), StoreError::Refused(_)));
    }
}
