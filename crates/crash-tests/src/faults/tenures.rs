//! What the database says about who plays which table: how long a table waits for its next owner,
//! and whether anybody wrote who may not.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use anyhow::Result;
use sqlx::{Connection as _, PgConnection, Row as _};
use tokio::time::sleep;

/// How often it is looked whether a table is owned again.
const LOOK: Duration = Duration::from_millis(10);
/// Nothing more changes after so long without a change.
const CALM: Duration = Duration::from_secs(1);
/// For how long. The limit for a hand-over is shorter.
const LONGEST: Duration = Duration::from_secs(8);

/// Who plays which table: its term and its node.
pub(super) type Owners = BTreeMap<String, (i64, String)>;

/// Every table that somebody plays.
pub(super) async fn owners(database: &str) -> Result<Owners> {
    let mut connection = PgConnection::connect(database).await?;
    let owners = read(&mut connection).await?;
    connection.close().await?;
    Ok(owners)
}

async fn read(connection: &mut PgConnection) -> Result<Owners> {
    let sql = "SELECT table_id, term, node FROM tenures WHERE NOT is_over";
    let rows = sqlx::query(sql).fetch_all(connection).await?;
    let owner =
        |row: &sqlx::postgres::PgRow| Ok((row.try_get(0)?, (row.try_get(1)?, row.try_get(2)?)));
    rows.iter().map(owner).collect()
}

/// How long each table of the node that has just gone waits until another plays it. Nothing else
/// fails meanwhile.
pub(super) async fn handed_over(
    database: &str,
    before: Owners,
    gone_at: Instant,
) -> Result<Vec<Duration>> {
    let mut connection = PgConnection::connect(database).await?;
    let (mut waiting, mut took) = (before, Vec::new());
    if waiting.is_empty() {
        return Ok(took);
    }
    let mut changed = Instant::now();
    while gone_at.elapsed() < LONGEST {
        let now = read(&mut connection).await?;
        let mut left = false;
        waiting.retain(|table, (term, _)| match now.get(table) {
            Some((later, _)) if later > term => {
                took.push(gone_at.elapsed());
                changed = Instant::now();
                false
            }
            Some(_) => true,
            None => {
                left = true;
                true
            }
        });
        if !left && !took.is_empty() && changed.elapsed() > CALM {
            break;
        }
        sleep(LOOK).await;
    }
    connection.close().await?;
    Ok(took)
}

/// Entries that were written without a tenure, after a later one, or that name one that never was;
/// tables with two owners: a sentence for each.
pub(super) async fn trespasses(database: &str) -> Result<Vec<String>> {
    const CHECKS: [(&str, &str); 4] = [
        (
            "an entry without a term",
            "SELECT table_id, seq FROM entries WHERE term IS NULL LIMIT 20",
        ),
        (
            "an entry after the end of its tenure",
            "SELECT table_id, seq FROM (SELECT table_id, seq, term, \
             max(term) OVER (PARTITION BY table_id ORDER BY seq) AS latest FROM entries) AS logs \
             WHERE term < latest LIMIT 20",
        ),
        (
            "an entry of a tenure that never was",
            "SELECT entries.table_id, seq FROM entries LEFT JOIN tenures \
             ON tenures.table_id = entries.table_id AND tenures.term = entries.term \
             WHERE entries.term IS NOT NULL AND tenures.term IS NULL LIMIT 20",
        ),
        (
            "two nodes in one tenure, or at one table",
            "SELECT table_id, max(term) FROM tenures GROUP BY table_id HAVING \
             count(DISTINCT term) < count(*) OR count(*) FILTER (WHERE NOT is_over) > 1 LIMIT 20",
        ),
    ];
    let mut connection = PgConnection::connect(database).await?;
    let mut found = Vec::new();
    for (what, sql) in CHECKS {
        for row in sqlx::query(sql).fetch_all(&mut connection).await? {
            let (table, number): (String, i64) = (row.try_get(0)?, row.try_get(1)?);
            found.push(format!("table {table}, {number}: {what}"));
        }
    }
    connection.close().await?;
    Ok(found)
}

#[cfg(test)]
mod tests {
    use gantry_store::testing::Postgres;
    use sqlx::Executor as _;

    use super::*;

    /// The checks themselves are tested with planted faults.
    #[tokio::test]
    async fn trespasses_are_found() {
        let address = Postgres::shared().database().await;
        let store = gantry_store::open(&address).await.expect("a new database");
        store.close().await;
        let mut connection = PgConnection::connect(&address).await.expect("the server");
        // rows that the store would never write
        let loosen = "ALTER TABLE tenures DROP CONSTRAINT tenures_pkey, \
                      DROP CONSTRAINT tenures_table_id_fkey; DROP INDEX tenures_now; \
                      ALTER TABLE entries DROP CONSTRAINT entries_table_id_fkey";
        connection.execute(loosen).await.expect("done");
        let tenures = "INSERT INTO tenures (table_id, term, node, is_over) VALUES \
                       ('good', 1, 'a', TRUE), ('good', 2, 'b', FALSE), \
                       ('late', 1, 'a', TRUE), ('late', 2, 'b', FALSE), \
                       ('both', 1, 'a', FALSE), ('both', 1, 'b', TRUE), \
                       ('two', 1, 'a', FALSE), ('two', 2, 'b', FALSE)";
        connection.execute(tenures).await.expect("done");
        let entries = [
            ("good", 1, Some(1)),
            ("good", 2, Some(1)),
            ("good", 3, Some(2)),
            ("late", 1, Some(2)),
            ("late", 2, Some(1)),
            ("never", 1, Some(7)),
            ("alone", 1, None),
        ];
        for (table, seq, term) in entries {
            let sql = "INSERT INTO entries (table_id, seq, line, house_ms, term) \
                       VALUES ($1, $2, '', 0, $3)";
            let insert = sqlx::query(sql).bind(table).bind(seq).bind(term);
            insert.execute(&mut connection).await.expect("done");
        }
        let mut found = trespasses(&address).await.expect("checked");
        found.sort();
        assert_eq!(
            found,
            [
                "table alone, 1: an entry without a term",
                "table both, 1: two nodes in one tenure, or at one table",
                "table late, 2: an entry after the end of its tenure",
                "table never, 1: an entry of a tenure that never was",
                "table two, 2: two nodes in one tenure, or at one table",
            ]
        );
    }

    #[tokio::test]
    async fn a_hand_over_is_timed() {
        let address = Postgres::shared().database().await;
        let store = gantry_store::open(&address).await.expect("a new database");
        store.close().await;
        let mut connection = PgConnection::connect(&address).await.expect("the server");
        let loosen = "ALTER TABLE tenures DROP CONSTRAINT tenures_table_id_fkey";
        connection.execute(loosen).await.expect("done");
        let before = "INSERT INTO tenures (table_id, term, node, is_over) VALUES \
                      ('moves', 1, 'a', FALSE), ('stays', 1, 'b', FALSE)";
        connection.execute(before).await.expect("done");
        let before = owners(&address).await.expect("read");
        assert_eq!(before.len(), 2);
        let waiting = tokio::spawn(async move {
            handed_over(&address, before, Instant::now()).await.expect("watched")
        });
        let pause = Duration::from_millis(200);
        sleep(pause).await;
        connection
            .execute("UPDATE tenures SET is_over = TRUE WHERE node = 'a'")
            .await
            .expect("done");
        sleep(pause).await;
        let after = "INSERT INTO tenures (table_id, term, node, is_over) \
                     VALUES ('moves', 2, 'b', FALSE)";
        connection.execute(after).await.expect("done");
        let took = waiting.await.expect("watched");
        assert_eq!(took.len(), 1);
        assert!(took[0] >= 2 * pause, "{took:?}");
    }
}
