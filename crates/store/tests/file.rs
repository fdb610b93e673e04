//! What only a store in a file has.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use gantry_store::{
    BackupError, CommitError, OpenError, RestoreError, Store, StoreError, TableWrite, open,
    open_to_read, restore,
};
use sqlx::{Connection, Executor, SqliteConnection};
use tempfile::TempDir;

use crate::sample::{account, chat, entries, entry, put, seqs, session, table};

fn place() -> (TempDir, PathBuf) {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("gantry.db");
    (folder, path)
}

async fn open_file(path: &Path) -> Result<Arc<dyn Store>, OpenError> {
    open(path.to_str().expect("UTF-8")).await
}

/// Changes the file without the store's knowledge.
async fn alter(path: &Path, sql: &'static str) {
    let address = format!("sqlite:{}", path.display());
    let mut connection = SqliteConnection::connect(&address).await.expect("the file");
    connection.execute(sql).await.expect("done");
    connection.close().await.expect("closed");
}

async fn refused(path: &Path) -> OpenError {
    open_file(path).await.err().expect("refused")
}

/// What is written to a deleted file is lost when the server ends, so nothing is acknowledged.
#[tokio::test]
async fn a_file_that_is_gone_or_replaced_takes_no_writes() {
    let (folder, path) = place();
    let store = open_file(&path).await.expect("a new file");
    put(&*store, TableWrite::row(table("t"))).await.expect("new");
    let refused = async || {
        let outcome = put(&*store, entries("t", [1])).await;
        assert!(
            matches!(outcome, Err(CommitError::Store(StoreError::Unavailable(_)))),
            "{outcome:?}"
        );
        assert!(store.ping().await.is_err(), "readiness says so");
    };
    let aside = folder.path().join("aside.db");
    fs::rename(&path, &aside).expect("renamed");
    refused().await;
    fs::write(&path, "").expect("another file");
    refused().await;
    fs::rename(&aside, &path).expect("renamed back");
    put(&*store, entries("t", [1])).await.expect("it is there again");
    assert_eq!(seqs(&*store, "t").await, [1]);
}

#[tokio::test]
async fn everything_survives_reopening() {
    let (_folder, path) = place();
    let store = open_file(&path).await.expect("a new file");
    let mut write = TableWrite::row(table("t"));
    write.entries = vec![entry(1), entry(2)];
    write.chat = vec![chat(1, Some("ada"))];
    put(&*store, write).await.expect("new");
    store.set_value("clock_ms", "7").await.expect("stored");
    store.accounts().create(account("ada")).await.expect("new");
    store.credentials().add_session(session(1, "ada")).await.expect("new");
    let before = store.table("t").await;
    store.close().await;
    assert!(store.ping().await.is_err(), "it is closed");

    let store = open_file(&path).await.expect("the file");
    assert_eq!(store.table("t").await, before);
    assert_eq!(store.value("clock_ms").await, Ok(Some("7".into())));
    assert_eq!(store.credentials().sessions("ada").await, Ok(vec![session(1, "ada")]));
    put(&*store, entries("t", [3])).await.expect("it goes on");
    drop(store);
    let store = open_file(&path).await.expect("dropped is closed, too");
    assert_eq!(seqs(&*store, "t").await, [1, 2, 3]);
}

#[tokio::test]
async fn a_second_server_is_refused() {
    let (folder, path) = place();
    let store = open_file(&path).await.expect("a new file");
    let link = folder.path().join("link.db");
    symlink(&path, &link).expect("a link");
    for way in [&path, &link] {
        let error = refused(way).await;
        assert!(matches!(error, OpenError::InUse(_)), "{error}");
        assert!(error.to_string().ends_with("gantry.db is in use by another server"), "{error}");
    }
    put(&*store, TableWrite::row(table("t"))).await.expect("the first is not disturbed");
}

#[tokio::test]
async fn a_newer_file_is_refused() {
    let (_folder, path) = place();
    open_file(&path).await.expect("a new file").close().await;
    alter(
        &path,
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (99, 'later', TRUE, x'00', 0)",
    )
    .await;
    let error = refused(&path).await;
    assert!(matches!(error, OpenError::Newer(99)), "{error}");
    assert!(error.to_string().contains("newer release"), "{error}");
    let again = refused(&path).await;
    assert!(matches!(again, OpenError::Newer(99)), "the lock is not left behind: {again}");
}

#[tokio::test]
async fn other_files_are_refused() {
    let (folder, path) = place();
    fs::write(&path, "some other file, which must stay as it is".repeat(50)).expect("written");
    let before = fs::read(&path).expect("readable");
    let error = refused(&path).await;
    assert!(matches!(error, OpenError::Database(_)), "{error}");
    assert_eq!(fs::read(&path).expect("readable"), before);
    let error = refused(&folder.path().join("no/such/folder.db")).await;
    assert!(matches!(error, OpenError::File { .. }), "{error}");
    for address in ["mysql://user:secret@host/db", "sqlite:", ""] {
        let error = open(address).await.err().expect("refused");
        assert!(matches!(error, OpenError::Address(_)), "{error}");
        assert!(!error.to_string().contains("secret"), "{error}");
    }
}

#[tokio::test]
async fn every_form_of_address_opens_the_same_file() {
    let (folder, path) = place();
    for address in [format!("sqlite:{}", path.display()), format!("sqlite://{}", path.display())] {
        let store = open(&address).await.expect("a file");
        store.set_value("address", &address).await.expect("stored");
        store.close().await;
        let store = open_file(&path).await.expect("the same file");
        assert_eq!(store.value("address").await, Ok(Some(address)));
        store.close().await;
    }
    assert!(open("memory:").await.is_ok());
    let names: Vec<_> = fs::read_dir(folder.path()).expect("a folder").flatten().collect();
    assert_eq!(names.len(), 2, "the file and its lock: {names:?}");
}

#[tokio::test]
async fn backup_is_a_whole_store() {
    let (folder, path) = place();
    let store = open_file(&path).await.expect("a new file");
    let mut write = TableWrite::row(table("t"));
    write.entries = (1..=50).map(entry).collect();
    put(&*store, write).await.expect("new");
    let copy = folder.path().join("it's a copy.db");
    store.backup(&copy).await.expect("saved");
    put(&*store, entries("t", [51])).await.expect("play goes on");
    let again = store.backup(&copy).await;
    assert!(matches!(again, Err(BackupError::File { .. })), "an older one is kept: {again:?}");

    for file in [&path, &copy] {
        let mode = fs::metadata(file).expect("a file").permissions().mode();
        assert_eq!(mode & 0o077, 0, "{} holds secrets", file.display());
    }
    let saved = open_file(&copy).await.expect("a store");
    assert_eq!(seqs(&*saved, "t").await, (1..=50).collect::<Vec<_>>());
    assert_eq!(saved.check().await, Ok(vec![]));
}

#[tokio::test]
async fn damage_is_found() {
    let (_folder, path) = place();
    let store = open_file(&path).await.expect("a new file");
    for id in ["t", "u"] {
        let mut write = TableWrite::row(table(id));
        write.entries = (1..=5).map(entry).collect();
        put(&*store, write).await.expect("new");
    }
    store.close().await;
    alter(
        &path,
        "PRAGMA foreign_keys = OFF; \
         DELETE FROM entries WHERE table_id = 't' AND seq = 3; \
         DELETE FROM tables WHERE id = 'u'",
    )
    .await;
    let faults = open_file(&path).await.expect("the file").check().await.expect("readable");
    assert!(faults.iter().any(|fault| fault == "table t: 4 entries, from 1 to 5"), "{faults:?}");
    assert!(faults.iter().any(|fault| fault.contains("refers to a row of tables")), "{faults:?}");
}

#[tokio::test]
async fn a_reader_does_not_disturb_the_server() {
    let (_folder, path) = place();
    let address = path.to_str().expect("UTF-8");
    assert!(matches!(open_to_read(address).await, Err(OpenError::File { .. })), "not there");
    let store = open_file(&path).await.expect("a new file");
    put(&*store, TableWrite::row(table("t"))).await.expect("new");
    let reader = open_to_read(address).await.expect("beside a server");
    put(&*store, entries("t", [1, 2])).await.expect("play goes on");
    assert_eq!(seqs(&*reader, "t").await, [1, 2]);
    assert!(put(&*reader, entries("t", [3])).await.is_err(), "it may not write");
    reader.close().await;
    put(&*store, entries("t", [3])).await.expect("play goes on");
    store.close().await;
    let reader = open_to_read(address).await.expect("without a server");
    assert_eq!(seqs(&*reader, "t").await, [1, 2, 3]);
    reader.close().await;
    let later = "UPDATE _sqlx_migrations SET version = 99 \
        WHERE version = (SELECT MAX(version) FROM _sqlx_migrations)";
    alter(&path, later).await;
    assert!(matches!(open_to_read(address).await, Err(OpenError::Newer(99))));
    alter(&path, "DROP TABLE _sqlx_migrations").await;
    assert!(matches!(open_to_read(address).await, Err(OpenError::Foreign(_))));
}

#[tokio::test]
async fn a_copy_replaces_an_existing_file_only_with_force() {
    let (folder, path) = place();
    let copy = folder.path().join("copy.db");
    let store = open_file(&path).await.expect("a new file");
    let mut write = TableWrite::row(table("t"));
    write.entries = (1..=50).map(entry).collect();
    put(&*store, write).await.expect("new");
    store.backup(&copy).await.expect("saved");
    put(&*store, entries("t", [51])).await.expect("play goes on");
    let kept = restore(&copy, &path, false).await;
    assert!(matches!(kept, Err(RestoreError::Exists(_))), "{kept:?}");
    let kept = restore(&copy, &path, true).await;
    assert!(matches!(kept, Err(RestoreError::Open(OpenError::InUse(_)))), "{kept:?}");
    assert_eq!(seqs(&*store, "t").await.len(), 51);
    store.close().await;

    // what a killed server has left beside its file belongs to that file alone
    fs::write(folder.path().join("gantry.db-wal"), "left over").expect("written");
    restore(&copy, &path, true).await.expect("brought back");
    assert_eq!(fs::metadata(&path).expect("a file").permissions().mode() & 0o077, 0);
    let store = open_file(&path).await.expect("a store");
    assert_eq!(seqs(&*store, "t").await, (1..=50).collect::<Vec<_>>());
    put(&*store, entries("t", [51])).await.expect("play goes on");
    store.close().await;

    alter(&copy, "DELETE FROM entries WHERE seq = 7").await;
    let new = folder.path().join("new.db");
    let refused = restore(&copy, &new, false).await;
    assert!(matches!(refused, Err(RestoreError::Damaged { .. })), "{refused:?}");
    assert!(!new.exists());
}
