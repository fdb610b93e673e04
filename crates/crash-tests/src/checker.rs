//! Compares what clients know with what is stored.

use std::collections::{BTreeMap, HashMap};

use anyhow::{Context, Result, anyhow};
use gantry_catalog::{Table, find_version};
use gantry_kernel::Awaiting;
use gantry_kernel::record::Record;
use gantry_store::{Phase, Store, StoredTable, TableFilter};
use gantry_wire::ClientMessage;
use serde::Serialize;

use crate::findings::Findings;
use crate::history::{CallResult, History, Seen, SentCall, hash};
use crate::leaks;

/// How many tables are read at a time.
const PAGE: u32 = 200;

/// What the comparison has counted.
#[derive(Debug, Default, Serialize)]
pub(crate) struct Checked {
    /// Acknowledged calls that change something.
    pub(crate) acknowledged: usize,
    /// Acknowledged, but not stored.
    pub(crate) lost: usize,
    /// Calls that are stored more than once.
    pub(crate) doubled: usize,
    /// Calls that were refused.
    pub(crate) refused: usize,
    /// Calls that nobody ever answered.
    pub(crate) unanswered: usize,
    /// Calls that were sent more than once.
    pub(crate) repeated: usize,
    /// Tables that are stored, and how many of them are over.
    pub(crate) tables: usize,
    pub(crate) over: usize,
    /// Lines of all logs.
    pub(crate) lines: usize,
    /// Frames that were compared with the log in every detail.
    pub(crate) compared: usize,
}

/// A stored table and its replayed game.
struct ReplayedTable {
    stored: StoredTable,
    played: Option<Box<dyn Table>>,
}

/// Opens the database after the run and checks everything.
pub(crate) async fn check(
    database: &str,
    histories: Vec<History>,
    findings: &Findings,
) -> Result<Checked> {
    let store = gantry_store::open(database).await.context("what the servers left")?;
    for damage in store.check().await? {
        findings.fault(format!("the database is damaged: {damage}"));
    }
    let tables = read(&*store, findings).await?;
    store.close().await;
    let mut checked = Checked { tables: tables.len(), ..Checked::default() };
    let mut calls: HashMap<(&str, &str), usize> = HashMap::new();
    for (id, table) in &tables {
        checked.over += usize::from(table.stored.row.phase == Phase::Over);
        checked.lines += table.stored.entries.len();
        for call in table.stored.entries.iter().filter_map(|entry| entry.call.as_deref()) {
            *calls.entry((id, call)).or_default() += 1;
        }
    }
    for ((table, call), _) in calls.iter().filter(|(_, count)| **count > 1) {
        checked.doubled += 1;
        findings.fault(format!("table {table}: call {call} is stored more than once"));
    }
    for history in &histories {
        for call in &history.calls {
            checked.count(call);
            let key = history.key(call);
            let stored = calls.contains_key(&(call.table.as_str(), key.as_str()));
            let table = tables.get(&call.table);
            checked.judge(call, &key, stored, table, &history.account, findings);
        }
        for (id, seen) in &history.seen {
            match tables.get(id) {
                Some(table) => {
                    compare(id, &history.client, seen, table, findings);
                    checked.compared += leaks::audit(id, history, seen, &table.stored, findings);
                }
                None => findings.fault(format!("table {id} was seen, but is not stored")),
            }
        }
    }
    Ok(checked)
}

/// Every table, with its log replayed.
async fn read(store: &dyn Store, findings: &Findings) -> Result<BTreeMap<String, ReplayedTable>> {
    let mut filter = TableFilter { limit: PAGE, ..TableFilter::default() };
    let mut tables = BTreeMap::new();
    loop {
        let rows = store.tables(&filter).await?;
        let Some(last) = rows.last() else { return Ok(tables) };
        filter.before = Some((last.changed_ms, last.id.clone()));
        for row in rows {
            let stored = store.table(&row.id).await?.context("it is in the list")?;
            if let Some(reason) = &stored.row.frozen_because {
                findings.fault(format!("table {} is frozen: {reason}", row.id));
            }
            let played = replay(&stored).unwrap_or_else(|error| {
                findings.fault(format!("table {} cannot be replayed: {error:#}", row.id));
                None
            });
            let over = played.as_ref().is_some_and(|it| it.awaiting() == Awaiting::Over);
            if over != (stored.row.phase == Phase::Over) {
                findings.fault(format!("table {} does not know whether it is over", row.id));
            }
            tables.insert(row.id, ReplayedTable { stored, played });
        }
    }
}

/// Replays a log; every line must match its digest. `None` before the deal.
fn replay(stored: &StoredTable) -> Result<Option<Box<dyn Table>>> {
    if stored.row.head.is_empty() {
        return Ok(None);
    }
    let lines: Vec<String> = stored.entries.iter().map(|entry| entry.line.clone()).collect();
    let record = Record::unfinished(&stored.row.head, &lines)?;
    let listing = find_version(&record.header.game, record.header.rules)
        .ok_or_else(|| anyhow!("no such rules"))?;
    Ok(Some(listing.replay(&record)?))
}

impl Checked {
    fn count(&mut self, call: &SentCall) {
        match call.outcome {
            CallResult::Done => self.acknowledged += 1,
            CallResult::Refused(_) => self.refused += 1,
            CallResult::Unknown => self.unanswered += 1,
        }
        self.repeated += usize::from(call.sent > 1);
    }

    /// Compares the answer to a call with what is stored.
    fn judge(
        &mut self,
        call: &SentCall,
        key: &str,
        stored: bool,
        table: Option<&ReplayedTable>,
        account: &str,
        findings: &Findings,
    ) {
        let Some(table) = table else {
            self.lost += 1;
            return findings.fault(format!("table {} is lost", call.table));
        };
        if matches!(call.outcome, CallResult::Refused(_)) && stored {
            findings.fault(format!("{key} was refused, but is stored: {call:?}"));
        }
        if let ClientMessage::Say(text) = &call.message {
            let said = table.stored.chat.iter().filter(|line| line.text == *text).count();
            if said > 1 {
                self.doubled += 1;
                findings.fault(format!("{key} was said {said} times: {text}"));
            }
        }
        let kept = match &call.message {
            _ if call.is_logged() => stored,
            ClientMessage::Say(text) => {
                // only the latest lines are read
                let chat = &table.stored.chat;
                let cut = chat.len() >= gantry_store::CHAT_LINES;
                cut || chat.iter().any(|line| line.text == *text)
            }
            ClientMessage::Join { .. } => table.stored.row.accounts.iter().any(|it| it == account),
            ClientMessage::Begin => table.played.is_some(),
            _ => true,
        };
        if call.outcome == CallResult::Done && !kept {
            self.lost += 1;
            findings.fault(format!("{key} was acknowledged, but is not stored: {call:?}"));
        }
    }
}

/// Compares what a client saw with the log.
fn compare(id: &str, client: &str, seen: &Seen, table: &ReplayedTable, findings: &Findings) {
    let fault = |what: String| findings.fault(format!("{client} at table {id}: {what}"));
    let stored = table.stored.entries.len();
    if seen.lines > stored {
        fault(format!("{} lines were shown, {stored} are stored", seen.lines));
    }
    let (Some(played), Some(viewer)) = (&table.played, seen.viewer) else { return };
    if seen.digest.as_ref().is_some_and(|digest| *digest != played.digest().to_string()) {
        fault("it ended with another digest".into());
    }
    if played.line_count() != played.entries() {
        return;
    }
    let told = played.events(viewer, 0);
    let told: HashMap<usize, u64> = told.iter().map(|told| (told.entry, hash(told))).collect();
    for (entry, hash) in &seen.events {
        if told.get(entry) != Some(hash) {
            fault(format!("entry {entry} was shown as something else"));
        }
    }
}

#[cfg(test)]
mod tests {
    use gantry_store::{EntryRow, TableRow, TableWrite};

    use super::*;

    fn call(number: u32, outcome: CallResult) -> SentCall {
        let (table, message) = ("t".to_owned(), ClientMessage::Act("end".into()));
        SentCall { table, number, message, outcome, sent: 1 }
    }

    /// The checker itself is tested with planted faults.
    #[tokio::test]
    async fn planted_faults_are_found() {
        let folder = tempfile::tempdir().expect("a folder");
        let database = folder.path().join("gantry.db");
        let store = gantry_store::open(database.to_str().expect("plain")).await.expect("new");
        let row = TableRow {
            id: "t".into(),
            revision: 0,
            phase: Phase::Gathering,
            game: "launch-pad".into(),
            listed: false,
            settings: String::new(),
            seats: String::new(),
            accounts: Vec::new(),
            head: String::new(),
            entries: 0,
            created_ms: 0,
            changed_ms: 0,
            clock_origin_ms: 0,
            frozen_because: None,
        };
        let mut write = TableWrite::row(row);
        let calls = ["ada:tab:1", "ada:tab:2", "ada:tab:2", "ada:tab:4"];
        write.entries = (1..).zip(calls).map(|(seq, call)| entry(seq, call)).collect();
        assert_eq!(store.commit(&[write]).await, [Ok(())]);
        store.close().await;
        let mut history = History::new("ada".into(), "tab".into());
        let refused = || CallResult::Refused("why".into());
        history.calls = vec![
            call(1, CallResult::Done),
            call(2, CallResult::Done),
            call(3, CallResult::Done),
            call(4, refused()),
            call(5, refused()),
            call(6, CallResult::Unknown),
        ];
        history.seen.entry("t".into()).or_default().lines = 5;
        history.seen.insert("u".into(), Seen::default());
        let findings = Findings::default();
        let path = database.to_str().expect("plain");
        let checked = check(path, vec![history], &findings).await.expect("checked");
        let counts = (checked.acknowledged, checked.refused, checked.unanswered);
        assert_eq!((counts, checked.lost, checked.doubled), ((3, 2, 1), 1, 1));
        let faults = findings.faults();
        let found = |what: &str| faults.iter().filter(|fault| fault.contains(what)).count();
        assert_eq!(found("call ada:tab:2 is stored more than once"), 1);
        assert_eq!(found("ada:tab:3 was acknowledged, but is not stored"), 1);
        assert_eq!(found("ada:tab:4 was refused, but is stored"), 1);
        assert_eq!(found("5 lines were shown, 4 are stored"), 1);
        assert_eq!(found("table u was seen, but is not stored"), 1);
        assert_eq!(faults.len(), 5, "{faults:?}");
    }

    fn entry(seq: u64, call: &str) -> EntryRow {
        EntryRow { seq, line: String::new(), call: Some(call.into()), machine_ms: 0 }
    }
}
