//! Power failures: everything that was not synced to the disk may be lost, in part, in any order.
//!
//! A library in C writes down everything that a store does to its files, in order. From that the
//! test makes disks as they may look when the power fails, and opens them.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs};

use gantry_store::{TableWrite, open};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use tempfile::TempDir;

use crate::preload::{DONE, run_again};
use crate::sample::{chat, entries, put, seqs, table};

/// Each call is written down after it has happened, as four numbers and the bytes.
const LIBRARY: &str = r#"
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int trace = -1;

#define REAL(name, ...) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))(__VA_ARGS__)

/* 0: a file that does not matter; otherwise a letter for each */
static int named(const char *path) {
    const char *folder = getenv("GANTRY_TRACED_FOLDER");
    size_t length = folder ? strlen(folder) : 0;
    if (!length || strncmp(path, folder, length)) return 0;
    path += length;
    if (!strcmp(path, "")) return 'f';
    if (!strcmp(path, "/gantry.db")) return 'd';
    if (!strcmp(path, "/gantry.db-wal")) return 'w';
    if (!strcmp(path, "/gantry.db-journal")) return 'j';
    if (!strcmp(path, "/acknowledged")) return 'a';
    return 0;
}

static int opened(int file) {
    char link[64], path[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return named(path);
}

static void note(int what, int file, uint64_t offset, uint64_t length, const void *bytes) {
    if (trace < 0) {
        char path[PATH_MAX];
        snprintf(path, sizeof path, "%s.trace", getenv("GANTRY_TRACED_FOLDER"));
        trace = syscall(SYS_openat, AT_FDCWD, path, O_CREAT | O_WRONLY | O_APPEND, 0600);
    }
    uint64_t head[4] = { what, file, offset, length };
    if (syscall(SYS_write, trace, head, sizeof head) != sizeof head) abort();
    if (bytes && syscall(SYS_write, trace, bytes, length) != (long)length) abort();
}

ssize_t write(int file, const void *bytes, size_t length) {
    int which = opened(file);
    if (!which) return syscall(SYS_write, file, bytes, length);
    pthread_mutex_lock(&lock);
    off_t offset = lseek(file, 0, SEEK_CUR);
    ssize_t written = syscall(SYS_write, file, bytes, length);
    if (written > 0) note('w', which, offset, written, bytes);
    pthread_mutex_unlock(&lock);
    return written;
}

ssize_t pwrite64(int file, const void *bytes, size_t length, off64_t offset) {
    int which = opened(file);
    pthread_mutex_lock(&lock);
    ssize_t written = syscall(SYS_pwrite64, file, bytes, length, offset);
    if (which && written > 0) note('w', which, offset, written, bytes);
    pthread_mutex_unlock(&lock);
    return written;
}

ssize_t pwrite(int file, const void *bytes, size_t length, off_t offset) {
    return pwrite64(file, bytes, length, offset);
}

int ftruncate64(int file, off64_t length) {
    int which = opened(file);
    pthread_mutex_lock(&lock);
    int done = syscall(SYS_ftruncate, file, length);
    if (which && !done) note('t', which, length, 0, NULL);
    pthread_mutex_unlock(&lock);
    return done;
}

int ftruncate(int file, off_t length) {
    return ftruncate64(file, length);
}

static int synced(int file, int done) {
    int which = opened(file);
    if (which && !done) note('s', which, 0, 0, NULL);
    return done;
}

int fsync(int file) {
    pthread_mutex_lock(&lock);
    int done = synced(file, REAL(fsync, file));
    pthread_mutex_unlock(&lock);
    return done;
}

int fdatasync(int file) {
    pthread_mutex_lock(&lock);
    int done = synced(file, REAL(fdatasync, file));
    pthread_mutex_unlock(&lock);
    return done;
}

int unlink(const char *path) {
    int which = named(path);
    pthread_mutex_lock(&lock);
    int done = REAL(unlink, path);
    if (which && !done) note('u', which, 0, 0, NULL);
    pthread_mutex_unlock(&lock);
    return done;
}
"#;

const FOLDER: &str = "GANTRY_TRACED_FOLDER";
const TEST: &str = "power::what_was_acknowledged_survives_a_power_failure";
/// Enough for several checkpoints, each of which moves the WAL into the file.
const BATCHES: u64 = 1000;
const TABLES: [&str; 3] = ["t", "u", "v"];
const FAILURES: u64 = 40;
/// What a disk writes whole or not at all.
const SECTOR: usize = 512;

/// Stores batches and says after each that it is acknowledged. Ends like a process that is killed.
async fn play(folder: &Path) {
    let store = open(folder.join("gantry.db").to_str().expect("UTF-8")).await.expect("a file");
    for id in TABLES {
        put(&*store, TableWrite::row(table(id))).await.expect("stored");
    }
    for number in 1..=BATCHES {
        let mut batch: Vec<TableWrite> = TABLES.map(|id| entries(id, [number])).into();
        if number.is_multiple_of(10) {
            batch[0].chat = vec![chat(number / 10, Some("ada"))];
        }
        assert!(store.commit(&batch).await.iter().all(Result::is_ok), "stored");
        fs::write(folder.join("acknowledged"), number.to_string()).expect("written");
    }
    println!("{DONE}");
    std::process::abort();
}

/// Something that was done to a file.
enum Step {
    Write(usize, Vec<u8>),
    Truncate(usize),
    Sync,
    Unlink,
}

/// All steps, each with the letter of its file.
fn steps(trace: &[u8]) -> Vec<(u8, Step)> {
    let mut steps = Vec::new();
    let mut rest = trace;
    while !rest.is_empty() {
        let (head, behind) = rest.split_at(32);
        let number = |index: usize| {
            let bytes = head[8 * index..8 * index + 8].try_into().expect("eight bytes");
            usize::try_from(u64::from_le_bytes(bytes)).expect("small")
        };
        let (bytes, behind) = behind.split_at(number(3));
        let step = match u8::try_from(number(0)).expect("a letter") {
            b'w' => Step::Write(number(2), bytes.to_vec()),
            b't' => Step::Truncate(number(2)),
            b's' => Step::Sync,
            b'u' => Step::Unlink,
            other => panic!("a step that nobody writes: {other}"),
        };
        steps.push((u8::try_from(number(1)).expect("a letter"), step));
        rest = behind;
    }
    steps
}

/// A file: what is surely on the disk, and what may be there, too.
#[derive(Default)]
struct TracedFile<'a> {
    synced: Vec<u8>,
    later: Vec<&'a Step>,
    exists: bool,
    /// Whether its folder's entry on the disk says so.
    entered: bool,
}

impl TracedFile<'_> {
    fn sync(&mut self) {
        for step in std::mem::take(&mut self.later) {
            put_step(&mut self.synced, step, &mut || true);
        }
    }

    /// The file after the power has failed, if there is one.
    fn found(&self, arrives: &mut impl FnMut() -> bool) -> Option<Vec<u8>> {
        let exists = if arrives() { self.exists } else { self.entered };
        let mut bytes = self.synced.clone();
        for step in &self.later {
            put_step(&mut bytes, step, arrives);
        }
        exists.then_some(bytes)
    }
}

/// Does a step, as far as each of its sectors has arrived.
fn put_step(file: &mut Vec<u8>, step: &Step, arrives: &mut impl FnMut() -> bool) {
    match step {
        Step::Write(offset, bytes) => {
            let mut at = *offset;
            let mut left = &bytes[..];
            while !left.is_empty() {
                let (sector, rest) = left.split_at(left.len().min(SECTOR - at % SECTOR));
                if arrives() {
                    file.resize(file.len().max(at + sector.len()), 0);
                    file[at..at + sector.len()].copy_from_slice(sector);
                }
                (at, left) = (at + sector.len(), rest);
            }
        }
        Step::Truncate(length) => {
            if arrives() {
                file.resize(*length, 0);
            }
        }
        Step::Sync | Step::Unlink => {}
    }
}

/// The disk after these steps, and the last batch that was acknowledged. A disk that only claims
/// to sync does nothing then.
fn disk(steps: &[(u8, Step)], honest: bool) -> (BTreeMap<u8, TracedFile<'_>>, u64) {
    let mut files: BTreeMap<u8, TracedFile<'_>> = BTreeMap::new();
    let mut acknowledged = 0;
    for (file, step) in steps {
        match (file, step) {
            (b'a', Step::Write(_, bytes)) => {
                let text = std::str::from_utf8(bytes).expect("digits");
                acknowledged = text.parse().expect("a number");
            }
            (b'a', _) => {}
            (b'f', _) => {
                files.values_mut().for_each(|it| it.entered = it.exists);
            }
            (file, Step::Sync) if honest => files.entry(*file).or_default().sync(),
            (_, Step::Sync) => {}
            (file, Step::Unlink) => {
                let entered = files.entry(*file).or_default().entered;
                files.insert(*file, TracedFile { entered, ..TracedFile::default() });
            }
            (file, step) => {
                let file = files.entry(*file).or_default();
                file.exists = true;
                file.later.push(step);
            }
        }
    }
    (files, acknowledged)
}

/// How much of what was not synced arrives: nothing, half of the sectors, or everything.
fn arriving(seed: u64) -> impl FnMut() -> bool {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let share = dice.next_u32() % 3;
    move || share == 2 || share == 1 && dice.next_u32() & 1 == 1
}

/// What a store finds after the power has failed behind these steps: how many batches, if it finds
/// them whole and goes on; otherwise what is wrong.
async fn recovered(files: &BTreeMap<u8, TracedFile<'_>>, seed: u64) -> Result<u64, String> {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("gantry.db");
    let mut arrives = arriving(seed);
    for (letter, file) in files {
        let ending = match letter {
            b'd' => "",
            b'w' => "-wal",
            _ => "-journal",
        };
        let name = PathBuf::from(format!("{}{ending}", path.display()));
        if let Some(bytes) = file.found(&mut arrives) {
            fs::write(name, bytes).expect("written");
        }
    }
    let store = open(path.to_str().expect("UTF-8")).await.map_err(|error| error.to_string())?;
    let faults = store.check().await.map_err(|error| error.to_string())?;
    if !faults.is_empty() {
        return Err(faults.join("; "));
    }
    let mut found = Vec::new();
    for id in TABLES {
        let stored = store.table(id).await.map_err(|error| error.to_string())?;
        found.push(stored.ok_or_else(|| format!("no table {id}"))?.entries.len() as u64);
    }
    if found.iter().any(|count| *count != found[0]) {
        return Err(format!("half of a batch: {found:?}"));
    }
    let next = entries(TABLES[0], [found[0] + 1]);
    put(&*store, next).await.map_err(|error| error.to_string())?;
    assert_eq!(seqs(&*store, TABLES[0]).await, (1..=found[0] + 1).collect::<Vec<_>>());
    Ok(found[0])
}

#[tokio::test]
async fn what_was_acknowledged_survives_a_power_failure() {
    if let Some(folder) = env::var_os(FOLDER) {
        return play(&PathBuf::from(folder)).await;
    }
    let top = TempDir::new().expect("a folder");
    let top = fs::canonicalize(top.path()).expect("a path without links");
    let folder = top.join("disk");
    fs::create_dir(&folder).expect("a folder");
    run_again(TEST, LIBRARY, &top, (FOLDER, &folder));
    let trace = fs::read(top.join("disk.trace")).expect("a trace");
    let steps = steps(&trace);
    let checkpoints =
        steps.iter().filter(|(file, step)| *file == b'd' && matches!(step, Step::Sync));
    assert!(checkpoints.count() > 2, "the WAL was moved into the file several times");

    let first = steps.iter().position(|(file, _)| *file == b'a').expect("acknowledged") + 1;
    let mut dice = ChaCha8Rng::seed_from_u64(7);
    let mut noticed = 0;
    for seed in 0..FAILURES {
        let later = u64::try_from(steps.len() - first).expect("few steps");
        let end = first + usize::try_from(dice.next_u64() % (later + 1)).expect("few steps");
        let (files, acknowledged) = disk(&steps[..end], true);
        let found = recovered(&files, seed).await;
        let is_whole =
            |found: &Result<u64, String>| found.as_ref().is_ok_and(|found| *found >= acknowledged);
        assert!(
            is_whole(&found),
            "step {end}, seed {seed}: {acknowledged} acknowledged, {found:?}"
        );
        // The test would notice a store that does not wait for the disk.
        if seed < 10 {
            let (files, _) = disk(&steps[..end], false);
            noticed += u32::from(!is_whole(&recovered(&files, seed).await));
        }
    }
    assert!(noticed > 0, "a disk that only claims to sync loses something");
}
