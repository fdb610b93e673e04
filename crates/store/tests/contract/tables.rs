//! Tables and their logs.

use std::sync::Arc;

use gantry_store::{
    CHAT_LINES, CommitError, ConflictError, Phase, Store, StoreError, TableFilter, TableRow,
    TableWrite,
};
use tokio::task::JoinSet;

use crate::sample::{chat, entries, entry, put, seqs, table};

fn conflict(conflict: ConflictError) -> Result<(), CommitError> {
    Err(conflict.into())
}

pub async fn row_is_read_back(store: Arc<dyn Store>) {
    let mut row = table("t");
    row.settings = "{\"a\": \"“ä” \\u0041 '\"}".into();
    row.frozen_because = Some("why".into());
    row.clock_origin_ms = 1 << 60;
    put(&*store, TableWrite::row(row.clone())).await.expect("new");
    row.revision = 1;
    let stored = store.table("t").await.expect("readable").expect("a table");
    assert_eq!(stored.row, row);
    assert_eq!((stored.entries, stored.chat), (vec![], vec![]));
    assert_eq!(store.table("other").await, Ok(None));
    for phase in Phase::ALL {
        row.phase = phase;
        row.frozen_because = None;
        row.listed = !row.listed;
        put(&*store, TableWrite::row(row.clone())).await.expect("an update");
        row.revision += 1;
        assert_eq!(store.table("t").await.expect("readable").expect("a table").row, row);
    }
}

pub async fn rows_are_fenced_by_their_revision(store: Arc<dyn Store>) {
    let mut row = table("t");
    row.revision = 1;
    let missing = put(&*store, TableWrite::row(row.clone())).await;
    assert_eq!(missing, conflict(ConflictError::TableMissing));
    put(&*store, TableWrite::row(table("t"))).await.expect("new");
    let twice = put(&*store, TableWrite::row(table("t"))).await;
    assert_eq!(twice, conflict(ConflictError::TableExists));
    row.accounts = vec!["cy".into(), "ada".into(), "cy".into()];
    put(&*store, TableWrite::row(row.clone())).await.expect("an update");
    row.phase = Phase::Over;
    assert_eq!(put(&*store, TableWrite::row(row)).await, conflict(ConflictError::Stale));
    let stored = store.table("t").await.expect("readable").expect("a table").row;
    assert_eq!((stored.revision, stored.phase), (2, Phase::Gathering));
    assert_eq!(stored.accounts, ["ada", "cy"]);
}

pub async fn log_is_read_back_in_order(store: Arc<dyn Store>) {
    let mut first = TableWrite::row(table("t"));
    first.entries = vec![entry(1), entry(2)];
    put(&*store, first).await.expect("new");
    for seq in 3..=12 {
        put(&*store, entries("t", [seq])).await.expect("the next");
    }
    let stored = store.table("t").await.expect("readable").expect("a table");
    assert_eq!(stored.entries, (1..=12).map(entry).collect::<Vec<_>>());
    assert_eq!((stored.row.entries, stored.row.revision), (12, 1));
}

pub async fn log_has_no_gaps(store: Arc<dyn Store>) {
    assert_eq!(put(&*store, entries("t", [1])).await, conflict(ConflictError::TableMissing));
    assert_eq!(put(&*store, entries("t", [2])).await, conflict(ConflictError::TableMissing));
    put(&*store, TableWrite::row(table("t"))).await.expect("new");
    assert_eq!(put(&*store, entries("t", [2])).await, conflict(ConflictError::EntryGap));
    put(&*store, entries("t", [1, 2])).await.expect("the first");
    assert_eq!(put(&*store, entries("t", [4, 5])).await, conflict(ConflictError::EntryGap));
    assert_eq!(put(&*store, entries("t", [2, 3])).await, conflict(ConflictError::EntryTaken));
    assert_eq!(seqs(&*store, "t").await, [1, 2]);
}

pub async fn one_of_two_writers_wins(store: Arc<dyn Store>) {
    put(&*store, TableWrite::row(table("t"))).await.expect("new");
    for seq in 1..=20 {
        let write = |line: &str| {
            let mut write = entries("t", [seq]);
            write.entries[0].line = line.into();
            write
        };
        let (one, two) = tokio::join!(put(&*store, write("one")), put(&*store, write("two")));
        let winner = match (one, two) {
            (Ok(()), lost) if lost == conflict(ConflictError::EntryTaken) => "one",
            (lost, Ok(())) if lost == conflict(ConflictError::EntryTaken) => "two",
            both => panic!("{both:?}"),
        };
        let stored = store.table("t").await.expect("readable").expect("a table");
        assert_eq!(stored.entries.last().expect("an entry").line, winner);
    }
    assert_eq!(seqs(&*store, "t").await, (1..=20).collect::<Vec<_>>());
}

/// Each task retries until it has appended this many: none may be lost or stored twice.
pub async fn many_writers_of_one_log(store: Arc<dyn Store>) {
    const WRITERS: u64 = 4;
    const EACH: u64 = 8;
    put(&*store, TableWrite::row(table("t"))).await.expect("new");
    let mut writers = JoinSet::new();
    for writer in 0..WRITERS {
        let store = store.clone();
        writers.spawn(async move {
            let mut stored = 0;
            while stored < EACH {
                let next = seqs(&*store, "t").await.len() as u64 + 1;
                let mut write = entries("t", [next]);
                write.entries[0].line = format!("{writer}:{stored}");
                match put(&*store, write).await {
                    Ok(()) => stored += 1,
                    lost => assert_eq!(lost, conflict(ConflictError::EntryTaken)),
                }
            }
        });
    }
    writers.join_all().await;
    let stored = store.table("t").await.expect("readable").expect("a table");
    assert_eq!(stored.row.entries, WRITERS * EACH);
    for writer in 0..WRITERS {
        let own = stored.entries.iter().filter_map(|entry| {
            entry.line.strip_prefix(&format!("{writer}:")).map(str::parse::<u64>)
        });
        assert!(own.eq((0..EACH).map(Ok)), "{:?}", stored.entries);
    }
}

pub async fn a_conflict_leaves_the_others_alone(store: Arc<dyn Store>) {
    for id in ["a", "b", "c"] {
        put(&*store, TableWrite::row(table(id))).await.expect("new");
    }
    put(&*store, entries("b", [1])).await.expect("the first");
    let mut stale = table("a");
    stale.revision = 7;
    let batch = [
        entries("a", [1]),
        entries("b", [1]),
        entries("c", [1, 2]),
        TableWrite::row(stale),
        TableWrite::row(table("d")),
        entries("e", [1]),
    ];
    let outcomes = store.commit(&batch).await;
    let expected = [
        Ok(()),
        conflict(ConflictError::EntryTaken),
        Ok(()),
        conflict(ConflictError::Stale),
        Ok(()),
        conflict(ConflictError::TableMissing),
    ];
    assert_eq!(outcomes, expected);
    assert_eq!(seqs(&*store, "a").await, [1]);
    assert_eq!(seqs(&*store, "c").await, [1, 2]);
    assert_eq!(seqs(&*store, "d").await, [0; 0]);
    assert_eq!(store.table("e").await, Ok(None));
}

/// Somebody else continued its log: what it meant to write after that must not follow.
pub async fn a_failed_write_stops_its_table(store: Arc<dyn Store>) {
    for id in ["a", "b"] {
        put(&*store, TableWrite::row(table(id))).await.expect("new");
        put(&*store, entries(id, [1])).await.expect("the first");
    }
    let batch = [entries("a", [1]), entries("b", [2]), entries("a", [2]), entries("b", [3])];
    let outcomes = store.commit(&batch).await;
    let expected =
        [conflict(ConflictError::EntryTaken), Ok(()), conflict(ConflictError::Earlier), Ok(())];
    assert_eq!(outcomes, expected);
    assert_eq!(seqs(&*store, "a").await, [1]);
    assert_eq!(seqs(&*store, "b").await, [1, 2, 3]);
}

pub async fn a_write_is_whole_or_nothing(store: Arc<dyn Store>) {
    let mut first = TableWrite::row(table("t"));
    first.chat = vec![chat(1, None)];
    put(&*store, first).await.expect("new");
    let mut row = table("t");
    row.revision = 1;
    row.phase = Phase::Playing;
    row.accounts.clear();
    let mut write = TableWrite::row(row);
    write.entries = vec![entry(1)];
    write.chat = vec![chat(2, None), chat(1, None)];
    assert_eq!(put(&*store, write.clone()).await, conflict(ConflictError::ChatTaken));
    let stored = store.table("t").await.expect("readable").expect("a table");
    assert_eq!((stored.row.revision, stored.row.phase), (1, Phase::Gathering));
    assert_eq!(stored.row.accounts, ["ada", "bob"]);
    assert_eq!((stored.entries.len(), stored.chat.len()), (0, 1));
    write.chat.pop();
    put(&*store, write).await.expect("all of it");
    let stored = store.table("t").await.expect("readable").expect("a table");
    assert_eq!((stored.row.revision, stored.row.phase), (2, Phase::Playing));
    assert_eq!((stored.entries.len(), stored.chat.len()), (1, 2));
}

pub async fn a_table_is_opened_with_the_one_that_names_it(store: Arc<dyn Store>) {
    put(&*store, TableWrite::row(table("old"))).await.expect("new");
    let opening = |revision: u64, id: &str| {
        let mut write = TableWrite::row(TableRow { revision, ..table("old") });
        write.opens = Some(Box::new(table(id)));
        write
    };
    let stale = put(&*store, opening(7, "next")).await;
    assert_eq!(stale, conflict(ConflictError::Stale));
    assert_eq!(store.table("next").await, Ok(None), "neither is stored");
    // in one batch with others, the new table comes first
    let batch = [opening(1, "next"), entries("next", [1]), entries("old", [1])];
    assert_eq!(store.commit(&batch).await, [Ok(()), Ok(()), Ok(())]);
    let next = store.table("next").await.expect("readable").expect("a table");
    assert_eq!((next.row.revision, next.row.accounts.len(), next.entries.len()), (1, 2, 1));
    let taken = put(&*store, opening(2, "next")).await;
    assert_eq!(taken, conflict(ConflictError::TableExists));
    let old = store.table("old").await.expect("readable").expect("a table");
    assert_eq!(old.row.revision, 2, "neither is stored");
    for senseless in [opening(2, "old"), {
        let mut write = opening(2, "other");
        write.opens.as_mut().expect("a table").revision = 1;
        write
    }] {
        let refused = put(&*store, senseless).await;
        assert!(matches!(refused, Err(CommitError::Store(StoreError::Refused(_)))), "{refused:?}");
    }
}

pub async fn writes_that_make_no_sense(store: Arc<dyn Store>) {
    put(&*store, TableWrite::row(table("t"))).await.expect("new");
    let mut other = TableWrite::row(table("u"));
    other.table = "t".into();
    let mut nul = entries("t", [1]);
    nul.entries[0].line = "a\0b".into();
    for write in [other, nul, entries("t", [0]), entries("t", [1, 3]), entries("t", [1, 1])] {
        let outcomes = store.commit(&[write.clone(), TableWrite::row(table("v"))]).await;
        let refused = matches!(outcomes[0], Err(CommitError::Store(StoreError::Refused(_))));
        assert!(refused, "{write:?}: {:?}", outcomes[0]);
        assert_eq!(outcomes[1], Ok(()));
        assert_eq!(store.delete_table("v").await, Ok(true));
    }
    assert_eq!(seqs(&*store, "t").await, [0; 0]);
}

/// Writes count in their order, even if one statement could store them all.
pub async fn batches_in_any_order(store: Arc<dyn Store>) {
    assert_eq!(store.commit(&[]).await, []);
    let mut row = table("t");
    row.revision = 1;
    let batch = [
        TableWrite::row(table("t")),
        entries("t", [1, 2]),
        TableWrite::row(row),
        entries("t", [3]),
        entries("u", [1]),
        TableWrite::row(table("u")),
        TableWrite::row(table("v")),
        entries("v", [2]),
        entries("v", [1]),
    ];
    let outcomes = store.commit(&batch).await;
    let early = [conflict(ConflictError::TableMissing), conflict(ConflictError::Earlier)];
    assert_eq!(outcomes[..4], [Ok(()), Ok(()), Ok(()), Ok(())]);
    assert_eq!(outcomes[4..6], early);
    let late = [Ok(()), conflict(ConflictError::EntryGap), conflict(ConflictError::Earlier)];
    assert_eq!(outcomes[6..], late);
    assert_eq!(seqs(&*store, "t").await, [1, 2, 3]);
    assert_eq!(store.table("t").await.expect("readable").expect("a table").row.revision, 2);
}

pub async fn large_batch(store: Arc<dyn Store>) {
    const TABLES: usize = 50;
    const ENTRIES: u64 = 200;
    let id = |index| format!("t{index}");
    let rows = (0..TABLES).map(|index| TableWrite::row(table(&id(index))));
    assert!(store.commit(&rows.collect::<Vec<_>>()).await.iter().all(Result::is_ok));
    let batch = (0..TABLES).map(|index| entries(&id(index), 1..=ENTRIES));
    assert!(store.commit(&batch.collect::<Vec<_>>()).await.iter().all(Result::is_ok));
    for index in [0, TABLES / 2, TABLES - 1] {
        let stored = store.table(&id(index)).await.expect("readable").expect("a table");
        assert!(stored.entries.into_iter().eq((1..=ENTRIES).map(entry)));
    }
}

pub async fn chat_keeps_the_last_lines(store: Arc<dyn Store>) {
    put(&*store, TableWrite::row(table("t"))).await.expect("new");
    let last = CHAT_LINES as u64 + 30;
    let line = |number: u64| chat(number, number.is_multiple_of(3).then_some("ada"));
    for numbers in [1..=last - 1, last..=last] {
        let mut write = TableWrite::entries("t", vec![]);
        write.chat = numbers.map(line).collect();
        put(&*store, write).await.expect("lines");
    }
    let stored = store.table("t").await.expect("readable").expect("a table");
    assert_eq!(stored.chat, (31..=last).map(line).collect::<Vec<_>>());
    let mut elsewhere = TableWrite::entries("u", vec![]);
    elsewhere.chat = vec![chat(1, None)];
    assert_eq!(put(&*store, elsewhere).await, conflict(ConflictError::TableMissing));
}

async fn list(store: &dyn Store, which: TableFilter) -> Vec<String> {
    let rows = store.tables(&which).await.expect("readable");
    assert_eq!(store.count_tables(&which).await, Ok(rows.len()), "{which:?}");
    rows.into_iter().map(|row| row.id).collect()
}

pub async fn tables_are_listed(store: Arc<dyn Store>) {
    let rows = [
        TableRow { changed_ms: 10, ..table("a") },
        TableRow { changed_ms: 30, phase: Phase::Playing, listed: false, ..table("b") },
        TableRow { changed_ms: 20, phase: Phase::Over, game: "lift-off".into(), ..table("c") },
        TableRow { changed_ms: 20, accounts: vec!["cy".into(), "ada".into()], ..table("B") },
    ];
    let batch = rows.map(TableWrite::row);
    assert!(store.commit(&batch).await.iter().all(Result::is_ok));
    put(&*store, entries("a", [1, 2, 3])).await.expect("entries");
    let any = TableFilter::default();
    // Newest first; small letters come after capitals.
    assert_eq!(list(&*store, any.clone()).await, ["b", "c", "B", "a"]);
    let phases = vec![Phase::Over, Phase::Playing];
    assert_eq!(list(&*store, TableFilter { phases, ..any.clone() }).await, ["b", "c"]);
    let listed = Some(true);
    assert_eq!(list(&*store, TableFilter { listed, ..any.clone() }).await, ["c", "B", "a"]);
    let account = Some("cy".into());
    assert_eq!(list(&*store, TableFilter { account, ..any.clone() }).await, ["B"]);
    let account = Some("bob".into());
    let which = TableFilter { account, listed, game: Some("launch-pad".into()), ..any.clone() };
    assert_eq!(list(&*store, which).await, ["a"]);
    assert_eq!(list(&*store, TableFilter { limit: 2, ..any.clone() }).await, ["b", "c"]);
    let nobody = Some("nobody' OR '1'='1".into());
    assert_eq!(list(&*store, TableFilter { account: nobody, ..any.clone() }).await, [""; 0]);
    let rows = store.tables(&any).await.expect("readable");
    assert_eq!((rows[3].entries, &*rows[2].accounts.join(" ")), (3, "ada cy"));
}

pub async fn tables_in_pages(store: Arc<dyn Store>) {
    let row = |index: u64| TableRow { changed_ms: index / 3, ..table(&format!("t{index:02}")) };
    let batch: Vec<_> = (0..20).map(|index| TableWrite::row(row(index))).collect();
    assert!(store.commit(&batch).await.iter().all(Result::is_ok));
    let (mut found, mut before) = (Vec::new(), None);
    loop {
        let which = TableFilter {
            before,
            limit: 7,
            phases: vec![Phase::Gathering],
            account: Some("ada".into()),
            ..TableFilter::default()
        };
        let page = store.tables(&which).await.expect("readable");
        let Some(last) = page.last() else {
            break;
        };
        before = Some((last.changed_ms, last.id.clone()));
        found.extend(page.into_iter().map(|row| row.id));
    }
    let expected: Vec<_> = (0..20).rev().map(|index| row(index).id).collect();
    assert_eq!(found, expected);
}

pub async fn deleted_table_is_gone(store: Arc<dyn Store>) {
    for id in ["t", "u"] {
        let mut write = TableWrite::row(table(id));
        write.entries = vec![entry(1), entry(2)];
        write.chat = vec![chat(1, None)];
        put(&*store, write).await.expect("new");
    }
    assert_eq!(store.delete_table("t").await, Ok(true));
    assert_eq!(store.delete_table("t").await, Ok(false));
    assert_eq!(store.table("t").await, Ok(None));
    let account = Some("ada".into());
    let which = TableFilter { account, ..TableFilter::default() };
    assert_eq!(list(&*store, which).await, ["u"]);
    assert_eq!(seqs(&*store, "u").await, [1, 2]);
    put(&*store, TableWrite::row(table("t"))).await.expect("new again");
    let stored = store.table("t").await.expect("readable").expect("a table");
    assert_eq!((stored.entries.len(), stored.chat.len()), (0, 0));
}

pub async fn values(store: Arc<dyn Store>) {
    assert_eq!(store.value("clock_ms").await, Ok(None));
    for value in ["1", "", "2 “ä”"] {
        store.set_value("clock_ms", value).await.expect("stored");
        assert_eq!(store.value("clock_ms").await, Ok(Some(value.into())));
    }
    assert_eq!(store.value("clock").await, Ok(None));
    assert_eq!(store.ping().await, Ok(()));
}
