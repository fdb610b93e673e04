//! Why something was not done. Errors of databases are kept as text, so that everybody with a write
//! in the batch can get the same error.

use std::io;
use std::path::PathBuf;

/// Why the store did not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// It could not be reached, or was too busy. Nothing was stored; a retry may succeed.
    #[error("the store cannot be reached: {0}")]
    Unavailable(String),
    /// There is no space left. Nothing was stored.
    #[error("the store is full: {0}")]
    Full(String),
    /// The connection was lost during the write: nobody knows whether it was stored. To find out,
    /// read it again.
    #[error("nobody knows whether it was stored: {0}")]
    Unknown(String),
    /// The request is invalid. Nothing was stored.
    #[error("the store refuses: {0}")]
    Refused(String),
    /// What is stored cannot be read.
    #[error("what is stored is damaged: {0}")]
    Damaged(String),
}

/// Why a write does not fit what is stored. It changed nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConflictError {
    /// The row is new, but its table already exists.
    #[error("the table exists already")]
    TableExists,
    /// There is no such table.
    #[error("there is no such table")]
    TableMissing,
    /// The row has changed since it was read.
    #[error("the table was changed by somebody else")]
    Stale,
    /// An entry with this number already exists: another server plays this table.
    #[error("the entry exists already")]
    EntryTaken,
    /// The entry before it is missing.
    #[error("the entry before it is missing")]
    EntryGap,
    /// A chat line with this number already exists.
    #[error("the line of chat exists already")]
    ChatTaken,
    /// The tenure in which it was written is over: another node plays the table, or may.
    #[error("the tenure is over")]
    Fenced,
    /// An earlier write of the same batch to the same table was not stored.
    #[error("an earlier write to the table was not stored")]
    Earlier,
}

/// Why a write was not stored.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommitError {
    /// It does not fit what is stored.
    #[error(transparent)]
    Conflict(#[from] ConflictError),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why something about an account was not stored.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AccountError {
    /// Another account has this name.
    #[error("the name is taken")]
    NameTaken,
    /// The id of an account, or the hash or credential of a login, already exists.
    #[error("it exists already")]
    Exists,
    /// There is no such account.
    #[error("there is no such account")]
    Missing,
    /// The row has changed since it was read.
    #[error("the account was changed by somebody else")]
    Stale,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why a store could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another server has it open.
    #[error("{} is in use by another server", .0.display())]
    InUse(PathBuf),
    /// A later release wrote it.
    #[error(
        "the database was written by a newer release (its schema has number {0}); use that one"
    )]
    Newer(i64),
    /// An older release wrote it, and it is only to be read.
    #[error("the database was written by an older release; a server brings it up to date")]
    Older,
    /// It is a database, but not one of ours.
    #[error("{} is not a database of Gantry", .0.display())]
    Foreign(PathBuf),
    /// It cannot be read or written.
    #[error("cannot open {}: {error}", .path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The error of the operating system.
        error: io::Error,
    },
    /// The address of the database cannot be read.
    #[error("not an address of a database: {0}")]
    Address(String),
    /// The database answers, but with an error.
    #[error("cannot open the database: {0}")]
    Database(#[source] sqlx::Error),
    /// The server of the database does not answer.
    #[error("the database does not answer; is its address right, and does its server run?")]
    Silent,
    /// Its schema could not be migrated.
    #[error("cannot bring the database up to date: {0}")]
    Schema(#[source] sqlx::migrate::MigrateError),
}

/// Why no backup was made.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// This kind of store is backed up by other means.
    #[error("{0}")]
    Elsewhere(&'static str),
    /// The file cannot be written, or already exists.
    #[error("cannot write {}: {error}", .path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The error of the operating system.
        error: io::Error,
    },
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why a copy was not restored.
#[derive(Debug, thiserror::Error)]
pub enum RestoreError {
    /// The copy cannot be read, or the store that is to be replaced is in use.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// There is a store already.
    #[error("{} exists already; --force replaces it", .0.display())]
    Exists(PathBuf),
    /// The copy is damaged.
    #[error("{} is damaged: {fault}", .path.display())]
    Damaged {
        /// The copy.
        path: PathBuf,
        /// The first fault that was found.
        fault: String,
    },
    /// The copy could not be read.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The new file could not be written.
    #[error(transparent)]
    Backup(#[from] BackupError),
    /// The new file could not be put into its place.
    #[error("cannot write {}: {error}", .path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The error of the operating system.
        error: io::Error,
    },
}
