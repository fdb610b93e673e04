//! Reads tables.

use sqlx::{AssertSqlSafe, Row as _};

use super::database::{Database, Query, Row};
use super::error::before_commit;
use crate::error::StoreError;
use crate::rows::{CHAT_LINES, ChatRow, EntryRow, Phase, StoredTable, TableFilter, TableRow};

/// In the order in which `row` reads them. Ids contain no line breaks, so these separate them.
const COLUMNS: &str = "t.id, t.revision, t.phase, t.game, t.listed, t.settings, t.seats, t.head, \
    t.created_ms, t.changed_ms, t.clock_origin_ms, t.frozen_because, \
    (SELECT string_agg(account, '\n' ORDER BY account) FROM table_accounts WHERE table_id = t.id), \
    (SELECT MAX(seq) FROM entries WHERE table_id = t.id)";

fn row(row: &Row) -> Result<TableRow, StoreError> {
    let phase: String = row.get(2)?;
    let accounts: Option<String> = row.get(12)?;
    let entries: Option<i64> = row.get(13)?;
    Ok(TableRow {
        id: row.get(0)?,
        revision: row.number(1)?,
        phase: Phase::from_word(&phase)
            .ok_or_else(|| StoreError::Damaged(format!("no phase is called {phase:?}")))?,
        game: row.get(3)?,
        listed: row.get(4)?,
        settings: row.get(5)?,
        seats: row.get(6)?,
        accounts: accounts.iter().flat_map(|all| all.split('\n')).map(Into::into).collect(),
        head: row.get(7)?,
        entries: entries.unwrap_or_default().cast_unsigned(),
        created_ms: row.number(8)?,
        changed_ms: row.number(9)?,
        clock_origin_ms: row.number(10)?,
        frozen_because: row.get(11)?,
    })
}

pub(crate) async fn table(
    database: &Database,
    id: &str,
) -> Result<Option<StoredTable>, StoreError> {
    let mut transaction = database.read().await?;
    let sql = AssertSqlSafe(format!("SELECT {COLUMNS} FROM tables t WHERE t.id = $1"));
    let found = transaction.fetch(transaction.query(sql).bind(id)).await?;
    let Some(found) = found.first() else {
        return Ok(None);
    };
    let row = row(found)?;
    let sql = "SELECT seq, line, call, house_ms FROM entries WHERE table_id = $1 ORDER BY seq";
    let entries = transaction.fetch(transaction.query(sql).bind(id)).await?;
    let sql = "SELECT number, account, name, text, call, said_ms FROM chat WHERE table_id = $1 \
               ORDER BY number DESC LIMIT $2";
    let chat = transaction.fetch(transaction.query(sql).bind(id).number(CHAT_LINES as u64)).await?;
    Ok(Some(StoredTable {
        row,
        entries: entries.iter().map(entry).collect::<Result<_, _>>()?,
        chat: chat.iter().rev().map(chat_line).collect::<Result<_, _>>()?,
    }))
}

fn entry(row: &Row) -> Result<EntryRow, StoreError> {
    Ok(EntryRow {
        seq: row.number(0)?,
        line: row.get(1)?,
        call: row.get(2)?,
        machine_ms: row.number(3)?,
    })
}

fn chat_line(row: &Row) -> Result<ChatRow, StoreError> {
    Ok(ChatRow {
        number: row.number(0)?,
        account: row.get(1)?,
        name: row.get(2)?,
        text: row.get(3)?,
        call: row.get(4)?,
        said_ms: row.number(5)?,
    })
}

pub(crate) async fn tables(
    database: &Database,
    which: &TableFilter,
) -> Result<Vec<TableRow>, StoreError> {
    let (conditions, limit) = conditions(which);
    let sql = format!(
        "SELECT {COLUMNS} FROM tables t WHERE {conditions} \
         ORDER BY t.changed_ms DESC, t.id DESC LIMIT {limit}"
    );
    let rows = database.fetch(bound(database.query(AssertSqlSafe(sql)), which)).await?;
    rows.iter().map(row).collect()
}

pub(crate) async fn count(database: &Database, which: &TableFilter) -> Result<usize, StoreError> {
    let (conditions, limit) = conditions(which);
    let sql = format!(
        "SELECT COUNT(*) FROM (SELECT 1 FROM tables t WHERE {conditions} LIMIT {limit}) AS found"
    );
    let rows = database.fetch(bound(database.query(AssertSqlSafe(sql)), which)).await?;
    let count = rows.first().map_or(Ok(0), |row| row.number(0))?;
    Ok(usize::try_from(count).unwrap_or(usize::MAX))
}

/// Binds the values of a filter, in the order in which [`conditions`] has them.
fn bound(mut query: Query, which: &TableFilter) -> Query {
    for phase in &which.phases {
        query = query.bind(phase.word());
    }
    if let Some(listed) = which.listed {
        query = query.bind(listed);
    }
    if let Some(account) = &which.account {
        query = query.bind(account);
    }
    if let Some(game) = &which.game {
        query = query.bind(game);
    }
    if let Some((changed_ms, id)) = &which.before {
        query = query.number(*changed_ms).bind(id);
    }
    query.number(which.limit.into())
}

/// The conditions of a filter and the place of its limit, with the values in the order of its
/// fields. Of the values, only the number of phases becomes part of the text.
fn conditions(which: &TableFilter) -> (String, String) {
    let mut values = 0;
    let mut placeholder = || {
        values += 1;
        format!("${values}")
    };
    let mut conditions = vec!["TRUE".to_owned()];
    if !which.phases.is_empty() {
        let placeholders: Vec<_> = which.phases.iter().map(|_| placeholder()).collect();
        conditions.push(format!("t.phase IN ({})", placeholders.join(", ")));
    }
    if which.listed.is_some() {
        conditions.push(format!("t.listed = {}", placeholder()));
    }
    if which.account.is_some() {
        let sits = "SELECT a.table_id FROM table_accounts a WHERE a.account";
        conditions.push(format!("t.id IN ({sits} = {})", placeholder()));
    }
    if which.game.is_some() {
        conditions.push(format!("t.game = {}", placeholder()));
    }
    if which.before.is_some() {
        conditions.push(format!("(t.changed_ms, t.id) < ({}, {})", placeholder(), placeholder()));
    }
    (conditions.join(" AND "), placeholder())
}

/// Errors in what is stored, one line each.
pub(crate) async fn check(database: &Database) -> Result<Vec<String>, StoreError> {
    let mut faults = match database.file().await {
        Some(file) => check_file(&mut *file.map_err(|error| before_commit(&error))?).await?,
        None => Vec::new(),
    };
    let sql = "SELECT table_id, MIN(seq), MAX(seq), COUNT(*) FROM entries GROUP BY table_id \
               HAVING MIN(seq) <> 1 OR MAX(seq) <> COUNT(*) ORDER BY table_id";
    for row in database.fetch_without_limit(database.query(sql)).await? {
        let (id, first, last, count) =
            (row.get::<String>(0)?, row.number(1)?, row.number(2)?, row.number(3)?);
        faults.push(format!("table {id}: {count} entries, from {first} to {last}"));
    }
    Ok(faults)
}

async fn check_file(file: &mut sqlx::SqliteConnection) -> Result<Vec<String>, StoreError> {
    let mut faults = Vec::new();
    let failed = |error| before_commit(&error);
    let pages = sqlx::query("PRAGMA quick_check").fetch_all(&mut *file).await.map_err(failed)?;
    for row in pages {
        let line: String = row.try_get(0).map_err(failed)?;
        if line != "ok" {
            faults.push(line);
        }
    }
    let orphans = sqlx::query("PRAGMA foreign_key_check").fetch_all(file).await.map_err(failed)?;
    for row in orphans {
        let (table, parent): (String, String) =
            (row.try_get(0).map_err(failed)?, row.try_get(2).map_err(failed)?);
        faults.push(format!("a row of {table} refers to a row of {parent} that does not exist"));
    }
    Ok(faults)
}
