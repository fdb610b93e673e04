//! How many entries per second can be stored durably in a file, by batch size: each batch is one
//! transaction that waits for the disk. `cargo xtask bench --package gantry-store`.

use std::sync::Arc;

use divan::Bencher;
use divan::counter::ItemsCount;
use gantry_store::{EntryRow, Phase, Store, TableRow, TableWrite, open};
use tempfile::TempDir;
use tokio::runtime::Runtime;

fn main() {
    divan::main();
}

fn table(id: String) -> TableRow {
    TableRow {
        id,
        revision: 0,
        phase: Phase::Playing,
        game: "planet-rush".into(),
        listed: true,
        settings: "{}".into(),
        seats: "[]".into(),
        accounts: Vec::new(),
        head: String::new(),
        entries: 0,
        created_ms: 0,
        changed_ms: 0,
        clock_origin_ms: 0,
        frozen_because: None,
    }
}

/// The next entry of each of this many tables.
fn batch(tables: u64, seq: u64) -> Vec<TableWrite> {
    let entry = |table| EntryRow {
        seq,
        line: format!("{seq} {table} 1250 place 3 17 on 4"),
        call: Some(format!("{table}-{seq}")),
        machine_ms: seq * 100,
    };
    (0..tables).map(|table| TableWrite::entries(format!("t{table}"), vec![entry(table)])).collect()
}

/// A new file with this many tables, on the disk of the build folder.
fn file(runtime: &Runtime, tables: u64) -> (Arc<dyn Store>, TempDir) {
    let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let path = folder.path().join("gantry.db");
    let store = runtime.block_on(open(path.to_str().expect("UTF-8"))).expect("a new file");
    let rows: Vec<_> =
        (0..tables).map(|index| TableWrite::row(table(format!("t{index}")))).collect();
    assert!(runtime.block_on(store.commit(&rows)).iter().all(Result::is_ok));
    (store, folder)
}

#[divan::bench(args = [1, 8, 64, 512], sample_count = 50)]
fn sqlite_file(bencher: Bencher, tables: u64) {
    let runtime = Runtime::new().expect("a runtime");
    let (store, _folder) = file(&runtime, tables);
    let mut seq = 0;
    bencher.counter(ItemsCount::new(tables)).bench_local(|| {
        seq += 1;
        let outcomes = runtime.block_on(store.commit(&batch(tables, seq)));
        assert!(outcomes.iter().all(Result::is_ok));
    });
}
