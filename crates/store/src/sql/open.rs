//! Opens a database.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Mutex;
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _, PgPool, SqlSafeStr, SqlitePool};
use tokio::time::timeout;

use super::SqlStore;
use super::database::Database;
use super::recovery::{OpenedFile, UnknownWrites};
use crate::error::OpenError;

/// The migrations, in order. They only go forward: a release never reads newer databases.
const SQLITE: &[(i64, &str, &str)] = &[
    (1, "first", include_str!("../../migrations/sqlite/0001_first.sql")),
    (2, "push", include_str!("../../migrations/sqlite/0002_push.sql")),
    (3, "sent results", include_str!("../../migrations/sqlite/0003_sent_results.sql")),
];
const POSTGRES: &[(i64, &str, &str)] = &[
    (1, "first", include_str!("../../migrations/postgres/0001_first.sql")),
    (2, "push", include_str!("../../migrations/postgres/0002_push.sql")),
    (3, "sent results", include_str!("../../migrations/postgres/0003_sent_results.sql")),
    (4, "nodes", include_str!("../../migrations/postgres/0004_nodes.sql")),
    (5, "allowances", include_str!("../../migrations/postgres/0005_allowances.sql")),
];

/// Connections that read the file. Reading is rare: tables are read when they are loaded, lists for
/// the lobby.
const READERS: u32 = 4;
/// Connections to a database server. One writes for all tables, the others are for people.
const CONNECTIONS: u32 = 8;
/// Connections for leases, which are opened when a node needs them: a lease must not run out
/// because everybody reads something.
const LEASE_CONNECTIONS: u32 = 3;
/// How long to wait for a connection.
const ACQUIRE: Duration = Duration::from_secs(3);

impl SqlStore {
    /// A server, or a file that is only read.
    fn without_file(database: Database, for_leases: Option<Database>) -> Self {
        Self {
            database,
            for_leases,
            lock: Mutex::new(None),
            opened: None,
            unknown_writes: UnknownWrites::default(),
        }
    }

    /// Opens or creates a file. No second server may have it open.
    pub(crate) async fn open_file(path: &Path) -> Result<Self, OpenError> {
        let cannot = |error| OpenError::File { path: path.into(), error };
        private_file(OpenOptions::new().create(true).append(true), path).map_err(cannot)?;
        // Whatever links lead to the file, the lock is next to the file itself.
        let path = fs::canonicalize(path).map_err(cannot)?;
        let lock = lock(&path)?;
        let options = SqliteConnectOptions::new()
            .filename(&path)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(5));
        // A file cannot disconnect, so connections are not tested before each use.
        let lasting = SqlitePoolOptions::new()
            .acquire_timeout(ACQUIRE)
            .idle_timeout(None)
            .max_lifetime(None)
            .test_before_acquire(false);
        let writer = lasting.clone().max_connections(1).after_release(|file, _| {
            Box::pin(async move {
                // rolling back is only queued so far; the answer to a ping comes after it
                if file.is_in_transaction() {
                    file.ping().await?;
                }
                // a COMMIT that failed on the disk has ended the transaction, but the library does
                // not know that, and would begin no other one: open the file again
                Ok(!file.is_in_transaction())
            })
        });
        let writer = writer.connect_with(options.clone()).await;
        let writer = writer.map_err(OpenError::Database)?;
        migrate_file(&writer).await?;
        let readers = lasting.max_connections(READERS);
        let readers = readers.connect_lazy_with(options.read_only(true));
        let database = Database::Sqlite { writer, readers };
        let opened = Some(OpenedFile::of(path)?);
        Ok(Self {
            database,
            for_leases: None,
            lock: Mutex::new(Some(lock)),
            opened,
            unknown_writes: UnknownWrites::default(),
        })
    }

    /// Connects to a database server.
    pub(crate) async fn open_server(url: &str) -> Result<Self, OpenError> {
        let options = PgConnectOptions::from_str(url)
            .map_err(|error| OpenError::Address(error.to_string()))?
            .application_name("gantry");
        let pool = server_pool(options.clone()).await?;
        migrate_server(&pool).await?;
        let leases = PgPoolOptions::new().max_connections(LEASE_CONNECTIONS);
        let leases = leases.acquire_timeout(ACQUIRE).connect_lazy_with(options);
        Ok(Self::without_file(Database::Postgres(pool), Some(Database::Postgres(leases))))
    }

    /// Opens an existing file for reading, even while a server uses it.
    pub(crate) async fn read_file(path: &Path) -> Result<Self, OpenError> {
        let cannot = |error| OpenError::File { path: path.into(), error };
        File::open(path).map_err(cannot)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .read_only(true)
            .busy_timeout(Duration::from_secs(5));
        let pool = SqlitePoolOptions::new().acquire_timeout(ACQUIRE).max_connections(READERS);
        let pool = pool.connect_with(options).await.map_err(OpenError::Database)?;
        let found = sqlx::query_scalar(VERSION).fetch_one(&pool).await;
        let found = found.map_err(|error| foreign(error, path));
        if let Err(error) = found.and_then(|found| current(found, SQLITE)) {
            pool.close().await;
            return Err(error);
        }
        let database = Database::Sqlite { writer: pool.clone(), readers: pool };
        Ok(Self::without_file(database, None))
    }

    /// Connects to a server for reading.
    pub(crate) async fn read_server(url: &str) -> Result<Self, OpenError> {
        let options = PgConnectOptions::from_str(url)
            .map_err(|error| OpenError::Address(error.to_string()))?
            .application_name("gantry")
            .options([("default_transaction_read_only", "on")]);
        let pool = server_pool(options).await?;
        let found = sqlx::query_scalar(VERSION).fetch_one(&pool).await;
        current(found.map_err(OpenError::Database)?, POSTGRES)?;
        Ok(Self::without_file(Database::Postgres(pool), None))
    }
}

/// Connects to a database server, once before there is a pool: a pool tries again until its time
/// is up, and then does not say why it failed.
async fn server_pool(options: PgConnectOptions) -> Result<PgPool, OpenError> {
    let first = timeout(ACQUIRE, options.connect()).await.map_err(|_| OpenError::Silent)?;
    first.map_err(OpenError::Database)?.close().await.map_err(OpenError::Database)?;
    let pool = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(ACQUIRE);
    pool.connect_with(options).await.map_err(OpenError::Database)
}

/// The newest schema that a database has had.
const VERSION: &str = "SELECT MAX(version) FROM _sqlx_migrations";

/// A reader cannot migrate a database, so its schema must be current.
fn current(found: Option<i64>, list: &[(i64, &str, &str)]) -> Result<(), OpenError> {
    let newest = list.last().map_or(0, |(version, ..)| *version);
    match found.unwrap_or(0) {
        newer if newer > newest => Err(OpenError::Newer(newer)),
        older if older < newest => Err(OpenError::Older),
        _ => Ok(()),
    }
}

/// A file without our tables, or one that is no database at all.
fn foreign(error: sqlx::Error, path: &Path) -> OpenError {
    match error {
        sqlx::Error::Database(_) => OpenError::Foreign(path.into()),
        other => OpenError::Database(other),
    }
}

/// Opens or creates a file that only its owner may read: it contains secrets.
pub(super) fn private_file(options: &mut OpenOptions, path: &Path) -> std::io::Result<File> {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options.open(path)
}

/// `gantry.db` becomes `gantry.db.lock`.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}

/// The lock of a file that one server uses. Dropping it unlocks the file at once. Closing alone
/// would not: a child process that is just being started has a copy of every open file for a
/// moment.
pub(super) struct FileLock(File);

impl Drop for FileLock {
    fn drop(&mut self) {
        // if this fails, the file is unlocked when its last copy is closed
        let _ = self.0.unlock();
    }
}

/// Locks the file. The lock file stays after it is unlocked: a process that removed it could remove
/// that of the next server.
pub(super) fn lock(path: &Path) -> Result<FileLock, OpenError> {
    let lock_path = beside(path, ".lock");
    let cannot = |error| OpenError::File { path: lock_path.clone(), error };
    let file = private_file(OpenOptions::new().create(true).append(true), &lock_path);
    let file = file.map_err(cannot)?;
    match file.try_lock() {
        Ok(()) => Ok(FileLock(file)),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse(path.into())),
        Err(TryLockError::Error(error)) => Err(cannot(error)),
    }
}

fn migrator(list: &[(i64, &'static str, &'static str)]) -> Migrator {
    let migrations = list.iter().map(|(version, name, sql)| {
        let kind = MigrationType::Simple;
        Migration::new(*version, (*name).into(), kind, (*sql).into_sql_str(), false)
    });
    Migrator::with_migrations(migrations.collect())
}

async fn migrate_file(pool: &SqlitePool) -> Result<(), OpenError> {
    let done = migrator(SQLITE).run(pool).await;
    if done.is_err() {
        pool.close().await;
    }
    done.map_err(|error| schema_error(error, SQLITE))
}

/// If several servers start at once, one migrates while the others wait.
async fn migrate_server(pool: &PgPool) -> Result<(), OpenError> {
    let done = migrator(POSTGRES).run(pool).await;
    if done.is_err() {
        pool.close().await;
    }
    done.map_err(|error| schema_error(error, POSTGRES))
}

fn schema_error(error: MigrateError, list: &[(i64, &str, &str)]) -> OpenError {
    let newest = list.last().map_or(0, |(version, ..)| *version);
    match error {
        MigrateError::VersionMissing(version) if version > newest => OpenError::Newer(version),
        other => OpenError::Schema(other),
    }
}

#[cfg(test)]
mod tests {
    use sqlx::Row;

    use super::*;

    /// Durability depends on these settings. Nothing else would notice before the power fails.
    #[tokio::test]
    async fn the_writer_waits_for_the_disk() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let store = SqlStore::open_file(&folder.path().join("gantry.db")).await.expect("a file");
        let Database::Sqlite { writer, .. } = &store.database else {
            panic!("it is a file");
        };
        let sql = "SELECT journal_mode, synchronous, foreign_keys FROM pragma_journal_mode, \
                   pragma_synchronous, pragma_foreign_keys";
        let row = sqlx::query(sql).fetch_one(writer).await.expect("settings");
        let settings: (String, i64, i64) = (row.get(0), row.get(1), row.get(2));
        // 2 is FULL.
        assert_eq!(settings, ("wal".into(), 2, 1));
    }

    #[test]
    fn a_dropped_lock_is_free_though_a_copy_is_open() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let path = folder.path().join("gantry.db");
        let first = lock(&path).expect("nobody has it");
        let _copy = first.0.try_clone().expect("a copy, as a new child process has");
        assert!(matches!(lock(&path), Err(OpenError::InUse(_))));
        drop(first);
        lock(&path).expect("it is free again");
    }
}
