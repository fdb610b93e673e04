//! Which node plays which table.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use gantry_store::{
    ConflictError, LeaseError, Leases, Phase, Store, TableRow, TableWrite, TenureRow,
};
use tokio::task::JoinSet;

use crate::sample::{chat, entries, put, seqs, table};

/// Longer than any test.
const LONG: u64 = 3_600_000;

fn leases(store: &dyn Store) -> &dyn Leases {
    store.leases().expect("several servers can share it")
}

fn playing(id: &str) -> TableRow {
    TableRow { phase: Phase::Playing, ..table(id) }
}

async fn tables<const N: usize>(store: &dyn Store, ids: [&str; N]) {
    for id in ids {
        put(store, TableWrite::row(playing(id))).await.expect("new");
    }
}

async fn nodes<const N: usize>(store: &dyn Store, nodes: [&str; N]) {
    for node in nodes {
        leases(store).renew(node, LONG).await.expect("a lease");
    }
}

fn tenure(table: &str, term: u64, node: &str) -> TenureRow {
    TenureRow { table: table.into(), term, node: node.into(), is_over: false }
}

fn under(term: u64, write: TableWrite) -> TableWrite {
    TableWrite { term: Some(term), ..write }
}

pub async fn a_table_has_one_owner(store: Arc<dyn Store>) {
    let nodes_of = leases(&*store);
    tables(&*store, ["t"]).await;
    assert_eq!(nodes_of.claim("a", "t").await, Err(LeaseError::Gone), "it has no lease");
    nodes(&*store, ["a", "b"]).await;
    let own = tenure("t", 1, "a");
    for node in ["a", "a", "b"] {
        assert_eq!(nodes_of.claim(node, "t").await, Ok(own.clone()));
    }
    // only its own tenure, and only the one that is meant
    nodes_of.release("b", &[("t".into(), 1)]).await.expect("ignored");
    nodes_of.release("a", &[("t".into(), 2), ("u".into(), 1)]).await.expect("ignored");
    assert_eq!(nodes_of.claim("b", "t").await, Ok(own.clone()));
    nodes_of.release("a", &[("t".into(), 1)]).await.expect("ended");
    assert_eq!(nodes_of.claim("b", "t").await, Ok(tenure("t", 2, "b")));
    nodes_of.release("a", &[("t".into(), 1)]).await.expect("a late copy");
    let before = TenureRow { is_over: true, ..own };
    assert_eq!(nodes_of.history("t").await, Ok(vec![before, tenure("t", 2, "b")]));
}

pub async fn leases_run_out(store: Arc<dyn Store>) {
    let nodes_of = leases(&*store);
    tables(&*store, ["t", "u"]).await;
    put(&*store, TableWrite::row(table("gathering"))).await.expect("new");
    nodes(&*store, ["a", "b"]).await;
    nodes_of.claim("a", "t").await.expect("a tenure");
    nodes_of.claim("a", "gathering").await.expect("a tenure");
    assert_eq!(nodes_of.sweep("b", 9, false).await, Ok(vec![tenure("u", 1, "b")]));
    assert_eq!(nodes_of.sweep("b", 9, false).await, Ok(vec![]), "that of a lasts");
    nodes_of.renew("a", 0).await.expect("prolonged");
    let taken = vec![tenure("t", 2, "b")];
    assert_eq!(nodes_of.sweep("b", 9, false).await, Ok(taken), "nobody plays the other");
    let all = vec![tenure("t", 2, "b"), tenure("u", 1, "b")];
    assert_eq!(nodes_of.sweep("b", 9, true).await, Ok(all));
    assert_eq!(nodes_of.renew("a", LONG).await, Err(LeaseError::Gone));
    assert_eq!(nodes_of.sweep("a", 9, true).await, Err(LeaseError::Gone));
    assert_eq!(nodes_of.claim("a", "t").await, Err(LeaseError::Gone));
    assert_eq!(nodes_of.release("a", &[("t".into(), 2)]).await, Err(LeaseError::Gone));
    assert_eq!(nodes_of.leave("a").await, Err(LeaseError::Gone));
    assert_eq!(nodes_of.claim("b", "gathering").await, Ok(tenure("gathering", 2, "b")));
}

pub async fn a_lease_that_ran_out_can_be_renewed(store: Arc<dyn Store>) {
    let nodes_of = leases(&*store);
    tables(&*store, ["t"]).await;
    nodes_of.renew("a", 0).await.expect("a lease");
    nodes_of.renew("b", LONG).await.expect("a lease");
    assert_eq!(nodes_of.claim("a", "t").await, Ok(tenure("t", 1, "a")), "nobody has ended it");
    assert_eq!(nodes_of.sweep("a", 9, false).await, Ok(vec![]), "it does not end its own");
    nodes_of.renew("a", LONG).await.expect("prolonged");
    assert_eq!(nodes_of.sweep("b", 9, false).await, Ok(vec![]));
    assert_eq!(nodes_of.claim("b", "t").await, Ok(tenure("t", 1, "a")));
}

pub async fn nodes_that_leave(store: Arc<dyn Store>) {
    let nodes_of = leases(&*store);
    tables(&*store, ["t", "u", "v"]).await;
    nodes(&*store, ["a", "b"]).await;
    assert_eq!(nodes_of.sweep("a", 2, false).await.map(|taken| taken.len()), Ok(2));
    assert_eq!(nodes_of.sweep("a", 2, false).await.map(|taken| taken.len()), Ok(1));
    nodes_of.leave("a").await.expect("ended");
    assert_eq!(nodes_of.renew("a", LONG).await, Err(LeaseError::Gone));
    let all = ["t", "u", "v"].map(|id| tenure(id, 2, "b"));
    assert_eq!(nodes_of.sweep("b", 9, false).await, Ok(all.into()));
}

pub async fn what_is_written_is_fenced(store: Arc<dyn Store>) {
    let nodes_of = leases(&*store);
    tables(&*store, ["t", "u"]).await;
    nodes(&*store, ["a", "b"]).await;
    let fenced = Err(ConflictError::Fenced.into());
    assert_eq!(put(&*store, under(1, entries("t", [1]))).await, fenced, "no tenure has begun");
    nodes_of.claim("a", "t").await.expect("a tenure");
    nodes_of.claim("a", "u").await.expect("a tenure");
    put(&*store, under(1, entries("t", [1]))).await.expect("stored");
    nodes_of.release("a", &[("t".into(), 1)]).await.expect("ended");
    nodes_of.claim("b", "t").await.expect("a tenure");
    let row = TableRow { revision: 1, ..playing("t") };
    let mut chatting = TableWrite::entries("t", Vec::new());
    chatting.chat = vec![chat(1, None)];
    for write in [entries("t", [2]), TableWrite::row(row.clone()), chatting.clone()] {
        assert_eq!(put(&*store, under(1, write.clone())).await, fenced);
        assert_eq!(put(&*store, under(3, write)).await, fenced);
    }
    // the others in the batch are stored
    let batch = [under(1, entries("u", [1])), under(1, entries("t", [2]))];
    assert_eq!(store.commit(&batch).await, [Ok(()), fenced.clone()]);
    for write in [entries("t", [2]), TableWrite::row(row), chatting] {
        put(&*store, under(2, write)).await.expect("the tenure is not over");
    }
    let batch = [under(2, entries("t", [3])), under(1, entries("u", [2]))];
    assert_eq!(store.commit(&batch).await, [Ok(()), Ok(())]);
    assert_eq!((seqs(&*store, "t").await, seqs(&*store, "u").await), (vec![1, 2, 3], vec![1, 2]));
}

pub async fn one_of_many_gets_a_table(store: Arc<dyn Store>) {
    tables(&*store, ["t"]).await;
    let mut claims = JoinSet::new();
    for number in 0..8 {
        let store = store.clone();
        claims.spawn(async move {
            let (leases, node) = (leases(&*store), format!("node{number}"));
            leases.renew(&node, LONG).await.expect("a lease");
            leases.claim(&node, "t").await.expect("somebody plays it")
        });
    }
    let all = claims.join_all().await;
    assert!(all.iter().all(|tenure| *tenure == all[0] && tenure.term == 1), "{all:?}");
}

/// Several nodes take the tables of one that is gone at once: each table has one owner.
pub async fn sweeps_share_tables(store: Arc<dyn Store>) {
    const TABLES: usize = 40;
    for number in 0..TABLES {
        put(&*store, TableWrite::row(playing(&format!("t{number:02}")))).await.expect("new");
    }
    let nodes_of = leases(&*store);
    nodes_of.renew("gone", LONG).await.expect("a lease");
    assert_eq!(nodes_of.sweep("gone", 99, false).await.map(|all| all.len()), Ok(TABLES));
    nodes_of.renew("gone", 0).await.expect("prolonged");
    let mut sweeps = JoinSet::new();
    for number in 0..4 {
        let store = store.clone();
        sweeps.spawn(async move {
            let (leases, node) = (leases(&*store), format!("node{number}"));
            leases.renew(&node, LONG).await.expect("a lease");
            let mut taken = Vec::new();
            for _ in 0..20 {
                taken.extend(leases.sweep(&node, 4, false).await.expect("swept"));
            }
            taken
        });
    }
    let mut taken = sweeps.join_all().await.concat();
    taken.sort();
    let tables: Vec<_> = taken.iter().map(|tenure| (tenure.table.clone(), tenure.term)).collect();
    let all: Vec<_> = (0..TABLES).map(|number| (format!("t{number:02}"), 2)).collect();
    assert_eq!(tables, all);
}

/// A node writes without end while others take the table from each other. Whatever is stored in a
/// tenure is stored before the next one has begun.
pub async fn nobody_writes_after_losing_a_table(store: Arc<dyn Store>) {
    const TENURES: u64 = 12;
    tables(&*store, ["t"]).await;
    let mut played = JoinSet::new();
    for term in 1..=TENURES {
        let node = format!("node{term}");
        let nodes_of = leases(&*store);
        nodes_of.renew(&node, LONG).await.expect("a lease");
        assert_eq!(nodes_of.claim(&node, "t").await, Ok(tenure("t", term, &node)));
        // it goes on until it is refused
        let (writer, first) = (store.clone(), seqs(&*store, "t").await.len() as u64 + 1);
        played.spawn(async move {
            for seq in first.. {
                match put(&*writer, under(term, entries("t", [seq]))).await {
                    Ok(()) => {}
                    lost => {
                        assert_eq!(lost, Err(ConflictError::Fenced.into()));
                        return seq - first;
                    }
                }
            }
            unreachable!("the log has no end")
        });
        while seqs(&*store, "t").await.len() as u64 <= first {
            tokio::task::yield_now().await;
        }
        nodes_of.renew(&node, 0).await.expect("prolonged");
        nodes_of.renew("sweeper", LONG).await.expect("a lease");
        nodes_of.sweep("sweeper", 0, false).await.expect("swept");
        assert!(nodes_of.history("t").await.expect("read").iter().all(|tenure| tenure.is_over));
    }
    let stored: u64 = played.join_all().await.iter().sum();
    assert_eq!(seqs(&*store, "t").await.len() as u64, stored);
}

pub async fn tables_that_are_gone(store: Arc<dyn Store>) {
    let nodes_of = leases(&*store);
    nodes(&*store, ["a"]).await;
    assert_eq!(nodes_of.claim("a", "t").await, Err(LeaseError::TableMissing));
    tables(&*store, ["t"]).await;
    nodes_of.claim("a", "t").await.expect("a tenure");
    assert_eq!(store.delete_table("t").await, Ok(true));
    assert_eq!(nodes_of.claim("a", "t").await, Err(LeaseError::TableMissing));
    assert_eq!(nodes_of.sweep("a", 9, true).await, Ok(vec![]));
    let fenced = Err(ConflictError::Fenced.into());
    assert_eq!(put(&*store, under(1, entries("t", [1]))).await, fenced);
}

pub async fn nodes_share_values(store: Arc<dyn Store>) {
    let shared = leases(&*store);
    assert_eq!(shared.settle("name", "a").await.as_deref(), Ok("a"));
    assert_eq!(shared.settle("name", "b").await.as_deref(), Ok("a"), "it stays");
    assert_eq!(store.value("name").await, Ok(Some("a".into())));
    let before_ms = now_ms();
    for (to, value) in [(5, 5), (3, 5), (7, 7)] {
        let raised = shared.raise("time", to).await.expect("raised");
        assert_eq!(raised.value, value, "to {to}");
        let off = raised.store_ms.abs_diff(before_ms);
        assert!(off < 60_000, "both run on this machine: {off} ms");
    }
    assert_eq!(store.value("time").await, Ok(Some("7".into())));
}

pub async fn nodes_share_allowances(store: Arc<dyn Store>) {
    let shared = leases(&*store);
    let late = Duration::from_hours(1);
    let mut taken = Vec::new();
    for _ in 0..4 {
        taken.push(shared.take("key", 2, late).await.expect("an answer"));
    }
    assert_eq!(taken, [true, true, false, false]);
    assert_eq!(shared.take("other", 2, late).await, Ok(true), "each key has its own");
    // what has come back is forgotten, and what has not is not
    let soon = Duration::from_millis(1);
    assert_eq!(shared.take("soon", 1, soon).await, Ok(true));
    tokio::time::sleep(Duration::from_millis(20)).await;
    assert_eq!(shared.take("soon", 1, soon).await, Ok(true), "it has come back");
    shared.forget_allowances().await.expect("done");
    assert_eq!(shared.take("key", 2, late).await, Ok(false));
}

fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970");
    u64::try_from(since.as_millis()).expect("few")
}
