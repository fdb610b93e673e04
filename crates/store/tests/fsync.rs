//! A disk that refuses to write: fsync really fails, in a process where a small library in C stands
//! before the system's.

use std::path::{Path, PathBuf};
use std::{env, fs};

use gantry_store::{CommitError, Store, StoreError, TableWrite, open};
use tempfile::TempDir;

use crate::preload::{DONE, run_again};
use crate::sample::{entries, put, seqs, table};

/// Fails while the file exists that the environment names.
const LIBRARY: &str = r#"
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

static int broken(void) {
    const char *flag = getenv("GANTRY_DISK_IS_BROKEN");
    return flag && access(flag, F_OK) == 0;
}

int fsync(int file) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
    if (broken()) { errno = EIO; return -1; }
    return real(file);
}

int fdatasync(int file) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
    if (broken()) { errno = EIO; return -1; }
    return real(file);
}
"#;

const FLAG: &str = "GANTRY_DISK_IS_BROKEN";
const TEST: &str = "fsync::what_was_refused_after_a_failed_fsync_is_not_stored";

async fn open_in(folder: &Path) -> std::sync::Arc<dyn Store> {
    open(folder.join("gantry.db").to_str().expect("UTF-8")).await.expect("a file")
}

/// In the process with the broken disk. It ends like one that is killed, without closing the file.
async fn meet_faults(flag: &Path) {
    let store = open_in(flag.parent().expect("a folder")).await;
    put(&*store, TableWrite::row(table("t"))).await.expect("stored");
    put(&*store, entries("t", [1])).await.expect("stored");
    fs::write(flag, "").expect("written");
    let failed = put(&*store, entries("t", [2])).await;
    assert!(matches!(failed, Err(CommitError::Store(StoreError::Unknown(_)))), "{failed:?}");
    let read = store.table("t").await;
    assert!(matches!(read, Err(StoreError::Unknown(_) | StoreError::Unavailable(_))), "{read:?}");
    fs::remove_file(flag).expect("removed");
    // from here on callers are told that the second entry is not stored
    assert_eq!(seqs(&*store, "t").await, [1]);
    println!("{DONE}");
    std::process::abort();
}

#[tokio::test]
async fn what_was_refused_after_a_failed_fsync_is_not_stored() {
    if let Some(flag) = env::var_os(FLAG) {
        return meet_faults(&PathBuf::from(flag)).await;
    }
    let folder = TempDir::new().expect("a folder");
    let flag = folder.path().join("broken");
    run_again(TEST, LIBRARY, folder.path(), (FLAG, &flag));
    // the file is recovered, as after a crash
    let store = open_in(folder.path()).await;
    assert_eq!(seqs(&*store, "t").await, [1]);
    put(&*store, entries("t", [2])).await.expect("it goes on");
    assert_eq!(seqs(&*store, "t").await, [1, 2]);
}
