//! Sample rows.

use gantry_store::{
    AccountRow, ChatRow, CommitError, EntryRow, Phase, RatingRow, SessionRow, Store, TableRow,
    TableWrite,
};

pub fn table(id: &str) -> TableRow {
    TableRow {
        id: id.into(),
        revision: 0,
        phase: Phase::Gathering,
        game: "launch-pad".into(),
        listed: true,
        settings: r#"{"seats":2}"#.into(),
        seats: "[]".into(),
        accounts: vec!["ada".into(), "bob".into()],
        head: String::new(),
        entries: 0,
        created_ms: 1,
        changed_ms: 2,
        clock_origin_ms: 3,
        frozen_because: None,
    }
}

pub fn entry(seq: u64) -> EntryRow {
    let call = seq.is_multiple_of(2).then(|| format!("call-{seq}"));
    EntryRow { seq, line: format!("line {seq} “…” \\ \" \n"), call, machine_ms: seq * 10 }
}

pub fn entries(table: &str, seqs: impl IntoIterator<Item = u64>) -> TableWrite {
    TableWrite::entries(table, seqs.into_iter().map(entry).collect())
}

pub fn chat(number: u64, account: Option<&str>) -> ChatRow {
    let account = account.map(Into::into);
    let call = number.is_multiple_of(2).then(|| format!("ada:tab:{number}"));
    let (name, text) = ("Ada".into(), format!("hello {number}"));
    ChatRow { number, account, name, text, call, said_ms: 5 }
}

pub fn account(id: &str) -> AccountRow {
    AccountRow {
        id: id.into(),
        revision: 0,
        name: id.to_uppercase(),
        name_key: format!("key-{id}"),
        role: "person".into(),
        password: Some("hash".into()),
        settings: "{}".into(),
        created_ms: 1,
        changed_ms: 2,
    }
}

pub fn session(hash: u8, account: &str) -> SessionRow {
    SessionRow {
        token_hash: vec![hash, 0, 255],
        account: account.into(),
        device: "a browser".into(),
        created_ms: 1,
        seen_ms: u64::from(hash),
        expires_ms: 1000 + u64::from(hash),
    }
}

pub fn rating(account: &str, games: u64) -> RatingRow {
    RatingRow {
        account: account.into(),
        game: "launch-pad".into(),
        rating: 1500.25 + f64::from(u32::try_from(games).expect("few games")),
        deviation: 350.0,
        volatility: 0.06,
        games,
        changed_ms: 7,
    }
}

/// Stores one write.
pub async fn put(store: &dyn Store, write: TableWrite) -> Result<(), CommitError> {
    let mut outcomes = store.commit(&[write]).await;
    assert_eq!(outcomes.len(), 1);
    outcomes.remove(0)
}

/// The numbers of a table's entries.
pub async fn seqs(store: &dyn Store, table: &str) -> Vec<u64> {
    let table = store.table(table).await.expect("readable").expect("a table");
    assert_eq!(table.row.entries, table.entries.len() as u64);
    table.entries.iter().map(|entry| entry.seq).collect()
}
