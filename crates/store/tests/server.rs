//! What only a store on a database server has: other clients, and a network.

use std::future::pending;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;

use gantry_store::testing::Postgres;
use gantry_store::{
    BackupError, CommitError, Committer, CommitterLimits, ConflictError, OpenError, StoreError,
    TableWrite, open, open_to_read,
};
use sqlx::{Connection, Executor, PgConnection, Row};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::sample::{entries, put, seqs, table};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_that_start_at_once_create_one_schema() {
    let address = Postgres::shared().database().await;
    let mut starts = JoinSet::new();
    for _ in 0..4 {
        let address = address.clone();
        starts.spawn(async move { open(&address).await.expect("a store") });
    }
    let stores = starts.join_all().await;
    put(&*stores[0], TableWrite::row(table("t"))).await.expect("new");
    for (store, seq) in stores.iter().zip(1..) {
        put(&**store, entries("t", [seq])).await.expect("the next");
        let lost = put(&*stores[0], entries("t", [seq])).await;
        assert_eq!(lost, Err(ConflictError::EntryTaken.into()), "one key for all servers");
    }
    assert_eq!(seqs(&*stores[0], "t").await, [1, 2, 3, 4]);
}

#[tokio::test]
async fn a_newer_database_is_refused() {
    let address = Postgres::shared().database().await;
    open(&address).await.expect("a new database").close().await;
    let mut connection = PgConnection::connect(&address).await.expect("the server");
    let later = "INSERT INTO _sqlx_migrations \
                 (version, description, success, checksum, execution_time) \
                 VALUES (99, 'later', TRUE, '', 0)";
    connection.execute(later).await.expect("done");
    let error = open(&address).await.err().expect("refused");
    assert!(matches!(error, OpenError::Newer(99)), "{error}");
}

#[tokio::test]
async fn a_database_server_is_backed_up_by_its_own_tools() {
    let store = open(&Postgres::shared().database().await).await.expect("a new database");
    let error = store.backup("nowhere.db".as_ref()).await.expect_err("not ours");
    assert!(matches!(error, BackupError::Elsewhere(_)));
    assert!(error.to_string().contains("pg_dump"), "{error}");
}

#[tokio::test]
async fn a_reader_cannot_write() {
    let address = Postgres::shared().database().await;
    assert!(open_to_read(&address).await.is_err(), "nothing is made by looking");
    let store = open(&address).await.expect("a new database");
    put(&*store, TableWrite::row(table("t"))).await.expect("new");
    let reader = open_to_read(&address).await.expect("beside a server");
    assert!(reader.table("t").await.expect("read").is_some());
    assert_eq!(reader.check().await, Ok(Vec::new()));
    assert!(put(&*reader, entries("t", [1])).await.is_err(), "it may not write");
    put(&*store, entries("t", [1])).await.expect("play goes on");
}

/// What the network does with data.
const CARRIES: u8 = 0;
const CUTS: u8 = 1;
const LOSES_COMMIT: u8 = 2;
const LOSES_ANSWER: u8 = 3;
/// It delivers nothing any more, but keeps the connection: as if the client were stopped.
const STALLS: u8 = 4;

/// A network between us and the server. It breaks one connection, and forwards the next.
async fn network(to: u16) -> (u16, Arc<AtomicU8>) {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let weather = Arc::new(AtomicU8::new(CARRIES));
    let above = weather.clone();
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            tokio::spawn(carry(client, to, above.clone()));
        }
    });
    (port, weather)
}

async fn carry(mut client: TcpStream, to: u16, weather: Arc<AtomicU8>) {
    let mut server = TcpStream::connect(("127.0.0.1", to)).await.expect("the server");
    let (mut asked, mut told) = (vec![0; 65536], vec![0; 65536]);
    loop {
        tokio::select! {
            read = client.read(&mut asked) => {
                let Ok(read @ 1..) = read else { return };
                let commits = asked[..read].windows(6).any(|word| word == b"COMMIT");
                match weather.load(Ordering::SeqCst) {
                    LOSES_COMMIT if commits => {
                        weather.store(CARRIES, Ordering::SeqCst);
                        return;
                    }
                    STALLS if commits => return pending().await,
                    CUTS => {
                        weather.store(CARRIES, Ordering::SeqCst);
                        return;
                    }
                    LOSES_ANSWER if commits => {
                        server.write_all(&asked[..read]).await.expect("the server");
                        let _ = server.read(&mut told).await;
                        weather.store(CARRIES, Ordering::SeqCst);
                        return;
                    }
                    _ => server.write_all(&asked[..read]).await.expect("the server"),
                }
            }
            read = server.read(&mut told) => {
                let Ok(read @ 1..) = read else { return };
                if client.write_all(&told[..read]).await.is_err() {
                    return;
                }
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lost_connections_are_reported_and_retried() {
    let server = Postgres::shared();
    let direct = server.database().await;
    let (port, weather) = network(server.port()).await;
    let through = direct.replace(&format!(":{}/", server.port()), &format!(":{port}/"));
    let store = open(&through).await.expect("a store");
    put(&*store, TableWrite::row(table("t"))).await.expect("new");

    weather.store(LOSES_COMMIT, Ordering::SeqCst);
    let outcome = put(&*store, entries("t", [1])).await;
    assert!(matches!(outcome, Err(CommitError::Store(StoreError::Unknown(_)))), "{outcome:?}");
    assert_eq!(seqs(&*store, "t").await, [0; 0]);

    weather.store(LOSES_ANSWER, Ordering::SeqCst);
    let outcome = put(&*store, entries("t", [1])).await;
    assert!(matches!(outcome, Err(CommitError::Store(StoreError::Unknown(_)))), "{outcome:?}");
    assert_eq!(seqs(&*store, "t").await, [1]);

    // What certainly was not stored is retried, over a new connection.
    weather.store(CUTS, Ordering::SeqCst);
    let committer = Committer::start(store.clone(), CommitterLimits::default()).0;
    committer.submit(entries("t", [2])).await.expect("stored");
    assert_eq!(weather.load(Ordering::SeqCst), CARRIES, "it was cut");
    assert_eq!(seqs(&*store, "t").await, [1, 2]);
}

/// A process that is stopped in the middle of a transaction keeps its locks. The server ends the
/// transaction, so that others can take over the table.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stopped_writer_does_not_keep_its_table() {
    let server = Postgres::shared();
    let direct = server.database().await;
    let (port, weather) = network(server.port()).await;
    let through = direct.replace(&format!(":{}/", server.port()), &format!(":{port}/"));
    let stopped = open(&through).await.expect("a store");
    let store = open(&direct).await.expect("a store");
    let leases = store.leases().expect("a server has leases");
    put(&*store, TableWrite::row(table("t"))).await.expect("new");
    leases.renew("stopped", 0).await.expect("a lease");
    leases.renew("other", 3_600_000).await.expect("a lease");
    leases.claim("stopped", "t").await.expect("a tenure");

    weather.store(STALLS, Ordering::SeqCst);
    let write = TableWrite { term: Some(1), ..entries("t", [1]) };
    let writing = tokio::spawn(async move { put(&*stopped, write).await });
    let mut watch = PgConnection::connect(&direct).await.expect("the server");
    let waiting = "SELECT 1 FROM pg_stat_activity WHERE state = 'idle in transaction' \
                   AND datname = current_database()";
    while watch.fetch_optional(waiting).await.expect("an answer").is_none() {
        tokio::task::yield_now().await;
    }
    leases.sweep("other", 9, false).await.expect("swept");
    let tenure = leases.claim("other", "t").await.expect("a tenure");
    assert_eq!((tenure.term, &*tenure.node), (2, "other"));
    assert_eq!(seqs(&*store, "t").await, [0; 0], "the transaction was ended");
    let write = TableWrite { term: Some(2), ..entries("t", [1]) };
    put(&*store, write).await.expect("stored");
    writing.abort();
}

/// Entries name the tenure in which they were stored; those of a server without nodes name none.
#[tokio::test]
async fn entries_name_their_term() {
    let address = Postgres::shared().database().await;
    let store = open(&address).await.expect("a new database");
    put(&*store, TableWrite::row(table("t"))).await.expect("new");
    put(&*store, entries("t", [1])).await.expect("stored");
    let leases = store.leases().expect("a server has leases");
    for (seq, term) in [(2, 1), (3, 2)] {
        leases.renew("a", 3_600_000).await.expect("a lease");
        leases.claim("a", "t").await.expect("a tenure");
        let write = TableWrite { term: Some(term), ..entries("t", [seq]) };
        put(&*store, write).await.expect("stored");
        leases.release("a", &[("t".into(), term)]).await.expect("ended");
    }
    let mut connection = PgConnection::connect(&address).await.expect("the server");
    let sql = "SELECT term FROM entries WHERE table_id = 't' ORDER BY seq";
    let found = connection.fetch_all(sql).await.expect("rows");
    let terms: Vec<Option<i64>> = found.iter().map(|row| row.get(0)).collect();
    assert_eq!(terms, [None, Some(1), Some(2)]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_server_that_stops_is_unavailable() {
    let server = Postgres::start().expect("a server of its own");
    let store = open(&server.database().await).await.expect("a new database");
    put(&*store, TableWrite::row(table("t"))).await.expect("new");
    drop(server);
    let outcome = put(&*store, entries("t", [1])).await;
    assert!(matches!(outcome, Err(CommitError::Store(StoreError::Unavailable(_)))), "{outcome:?}");
}

#[tokio::test]
async fn a_database_server_that_does_not_run_is_refused_with_the_reason() {
    let free = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let port = free.local_addr().expect("an address").port();
    drop(free);
    let error = open(&format!("postgres://gantry@127.0.0.1:{port}/gantry")).await.err();
    let error = error.expect("nobody listens").to_string();
    assert!(error.contains("refused"), "{error}");
}

/// Paused time passes as soon as nothing else happens.
#[tokio::test(start_paused = true)]
async fn a_database_server_that_says_nothing_is_not_waited_for() {
    let silent = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let port = silent.local_addr().expect("an address").port();
    let error = open(&format!("postgres://gantry@127.0.0.1:{port}/gantry")).await.err();
    assert!(matches!(error, Some(OpenError::Silent)), "{error:?}");
}

/// A connection inside a transaction that nobody knows of would show others an old state.
#[tokio::test]
async fn whoever_stops_waiting_leaves_no_transaction_behind() {
    let address = Postgres::shared().database().await;
    let store = open(&address).await.expect("a store");
    let mut other = PgConnection::connect(&address).await.expect("the server");
    // ever a little longer, so that they stop at every step of a transaction
    for step in 0..100 {
        let write = put(&*store, TableWrite::row(table(&format!("t{step}"))));
        let _ = timeout(Duration::from_micros(step * 30), write).await;
        let mut looks = 0;
        while transactions(&mut other).await > 0 {
            looks += 1;
            assert!(looks < 200, "a transaction that nobody will end");
            sleep(Duration::from_millis(25)).await;
        }
    }
}

/// How many others are in the middle of a transaction in this database.
async fn transactions(connection: &mut PgConnection) -> i64 {
    let open = "SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database() \
                AND pid <> pg_backend_pid() AND state LIKE '%in transaction%'";
    connection.fetch_one(open).await.expect("counted").get(0)
}
