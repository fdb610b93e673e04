//! Loading and unloading of tables, with paused time.

use gantry_store::{AccountRow, FaultRates, FaultyStore, Memory, Outage, People as _, TableFilter};
use gantry_wire::{Answer, Call, ClientMessage, Detail, HostMessage, Pace};
use tokio::time::{Instant, sleep};

use super::matching::PRESENCE_TIME;
use super::table::FinishedTask;
use super::*;

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

async fn open(store: Arc<dyn Store>) -> (Arc<Registry>, BackgroundTasks) {
    let (registry, background) =
        Registry::open(store, &Limits::default(), None, None, None).await.expect("it opens");
    let mut loaded = registry.loaded.subscribe();
    loaded.wait_for(|loaded| *loaded).await.expect("it is loaded");
    drop(loaded);
    (registry, background)
}

fn ada() -> Person {
    Person { account: "ada".into(), name: "Ada".into() }
}

/// A table for two people. Bots pause by the server's clock, which tests cannot move.
async fn table(registry: &Registry, pace: Pace) -> String {
    let settings = TableSettings { pace, ..TableSettings::for_people("launch-pad", 2) };
    registry.create(&ada(), settings).await.expect("stored").expect("playable")
}

/// A client without a socket.
struct TestClient {
    outbox: Outbox,
    said: mpsc::Receiver<HostMessage>,
    table: mpsc::Sender<Command>,
    calls: u32,
}

impl TestClient {
    async fn enter(registry: &Arc<Registry>, id: &str) -> Self {
        Self::enter_as(registry, id, ada()).await
    }

    async fn enter_as(registry: &Arc<Registry>, id: &str, person: Person) -> Self {
        let (outbox, said) = Outbox::new(registry.next_client(), 1000);
        let table = registry.sender(id).await.expect("it can be played");
        let mut client = Self { outbox, said, table, calls: 0 };
        let outbox = client.outbox.clone();
        let request = EnterRequest { outbox, person, detail: Detail::Full, known: None, to: 0 };
        client.send(Command::Enter(Box::new(request))).await;
        assert_eq!(client.answer().await, Answer::Opened(id.to_owned()));
        client
    }

    async fn send(&self, command: Command) {
        assert!(self.table.send(command).await.is_ok(), "the table is in memory");
    }

    async fn answer(&mut self) -> Answer {
        loop {
            match self.said.recv().await.expect("the outbox is open") {
                HostMessage::Answer { answer, .. } => return answer,
                HostMessage::Notice(notice) => panic!("{notice:?}"),
                _ => {}
            }
        }
    }

    async fn call(&mut self, message: ClientMessage) -> Answer {
        self.calls += 1;
        let call = Call { id: self.calls, message };
        let key = Some(format!("ada:test:{}", self.calls));
        self.send(Command::Call(Box::new((self.outbox.clone(), call, key)))).await;
        self.answer().await
    }

    async fn join(&mut self, name: &str) {
        let (seat, name, salt, colour) = (None, name.to_owned(), String::new(), 0);
        let join = ClientMessage::Join { seat, name, salt, colour };
        assert_eq!(self.call(join).await, Answer::Done);
    }

    async fn begin(&mut self) {
        for name in ["Ada", "Ben"] {
            self.join(name).await;
        }
        assert_eq!(self.call(ClientMessage::Begin).await, Answer::Done);
    }

    async fn leave(self) {
        self.send(Command::Leave(self.outbox.client)).await;
    }
}

/// Waits until a condition holds. Paused time advances by itself.
async fn until(registry: &Registry, holds: impl Fn(&Tables) -> bool) {
    let began = Instant::now();
    while !holds(&registry.tables()) {
        assert!(began.elapsed() < Duration::from_mins(10), "the condition never holds");
        sleep(Duration::from_secs(1)).await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_table_leaves_memory_once_nobody_holds_a_sender() {
    let (registry, background) = open(Arc::new(Memory::new())).await;
    let id = table(&registry, Pace::Relaxed).await;
    let client = TestClient::enter(&registry, &id).await;
    let sender = client.table.clone();
    client.leave().await;
    sleep(Duration::from_mins(5)).await;
    assert!(registry.loaded(&id).is_some(), "somebody still holds a sender");
    drop(sender);
    until(&registry, |tables| tables.awake.is_empty() && tables.asleep.is_empty()).await;
    let mut client = TestClient::enter(&registry, &id).await;
    client.begin().await;
    registry.close(background).await;
}

#[tokio::test(start_paused = true)]
async fn a_table_with_days_per_move_is_unloaded_until_its_clock_runs_out() {
    let (registry, background) = open(Arc::new(Memory::new())).await;
    let id = table(&registry, Pace::Days { days: 1 }).await;
    let mut client = TestClient::enter(&registry, &id).await;
    client.begin().await;
    client.leave().await;
    until(&registry, |tables| tables.awake.is_empty() && tables.asleep.contains_key(&id)).await;
    let wakes = registry.tables().asleep[&id];
    assert!((DAY_MS - 120_000..=DAY_MS + 120_000).contains(&wakes), "{wakes}");
    registry.wake().await;
    assert!(registry.loaded(&id).is_none(), "it is not time yet");
    registry.tables().asleep.insert(id.clone(), 0);
    registry.wake().await;
    assert!(registry.loaded(&id).is_some() && registry.tables().asleep.is_empty());
    registry.close(background).await;
}

#[tokio::test(start_paused = true)]
async fn a_bot_that_panics_freezes_its_table_and_a_late_result_is_ignored() {
    let store = Arc::new(Memory::new());
    let (registry, background) = open(store.clone()).await;
    let id = table(&registry, Pace::Relaxed).await;
    let mut client = TestClient::enter(&registry, &id).await;
    client.begin().await;
    let thought = |reading, asked_by| {
        Command::TaskDone(Box::new(FinishedTask { reading, asked_by, hinted: None, done: None }))
    };
    client.send(thought(7, None)).await;
    client.send(thought(7, Some((client.outbox.client, 9)))).await;
    assert!(matches!(client.answer().await, Answer::Refused(_)), "a hint that failed");
    assert_eq!(client.call(ClientMessage::Say("we go on".into())).await, Answer::Done);
    client.send(thought(0, None)).await;
    let notice = loop {
        if let HostMessage::Notice(notice) = client.said.recv().await.expect("the outbox is open") {
            break notice;
        }
    };
    assert_eq!(notice.key, "host-table-frozen");
    assert!(matches!(registry.sender(&id).await, Err(EnterError::Frozen)));
    let other = table(&registry, Pace::Relaxed).await;
    TestClient::enter(&registry, &other).await.begin().await;
    registry.close(background).await;
    let (registry, background) = open(store).await;
    assert_eq!(registry.tables().awake.len(), 1, "the registry opens without the frozen one");
    registry.close(background).await;
}

/// A log that cannot be replayed does not affect other tables.
#[tokio::test(start_paused = true)]
async fn a_damaged_table_is_frozen_and_the_others_are_loaded() {
    let store = Arc::new(Memory::new());
    let (registry, background) = open(store.clone()).await;
    for _ in 0..2 {
        let id = table(&registry, Pace::Relaxed).await;
        TestClient::enter(&registry, &id).await.begin().await;
    }
    registry.close(background).await;
    let rows = store.tables(&TableFilter::default()).await.expect("rows");
    let mut row = rows[0].clone();
    row.head = row.head.replace("launch-pad", "no-such-game");
    row.settings = row.settings.replace("launch-pad", "no-such-game");
    assert_eq!(store.commit(&[TableWrite::row(row)]).await, [Ok(())]);
    let (registry, background) = open(store.clone()).await;
    assert_eq!(registry.tables().awake.len(), 1);
    registry.close(background).await;
    let stored = store.table(&rows[0].id).await.expect("read").expect("it is kept");
    assert_eq!(stored.row.phase, Phase::Frozen);
}

/// A server stops in time, whatever its database does.
#[tokio::test(start_paused = true)]
async fn a_store_that_does_not_answer_does_not_delay_stopping() {
    let slow = FaultRates { slow: 1000, slowest: Duration::from_hours(1), ..FaultRates::default() };
    let memory = Memory::new();
    let (registry, background) = open(Arc::new(memory)).await;
    let id = table(&registry, Pace::Relaxed).await;
    let row = registry.store.table(&id).await.expect("read").expect("stored").row;
    registry.close(background).await;
    let store = Memory::new();
    assert_eq!(store.commit(&[TableWrite::row(TableRow { revision: 0, ..row })]).await, [Ok(())]);
    let (registry, background) = open(Arc::new(FaultyStore::new(store, slow, 1))).await;
    let client = TestClient::enter(&registry, &id).await;
    let call = Call { id: 1, message: ClientMessage::Say("is anybody there?".into()) };
    client.send(Command::Call(Box::new((client.outbox.clone(), call, None)))).await;
    sleep(Duration::from_millis(10)).await;
    let began = Instant::now();
    registry.close(background).await;
    assert!(began.elapsed() < Duration::from_secs(20), "{:?}", began.elapsed());
}

#[tokio::test(start_paused = true)]
async fn nothing_is_loaded_once_the_server_stops() {
    let (registry, background) = open(Arc::new(Memory::new())).await;
    let id = table(&registry, Pace::Relaxed).await;
    registry.clone().close(background).await;
    assert!(matches!(registry.sender(&id).await, Err(EnterError::Store(_))));
}

/// The port is open before the tables are loaded, and whoever enters one does not wait for others.
#[tokio::test(start_paused = true)]
async fn tables_are_loaded_in_the_background_however_long_the_store_is_unavailable() {
    let memory = Arc::new(FaultyStore::new(Memory::new(), FaultRates::default(), 1));
    let (registry, background) = open(memory.clone()).await;
    let id = table(&registry, Pace::Relaxed).await;
    TestClient::enter(&registry, &id).await.begin().await;
    registry.close(background).await;
    let (registry, background) =
        Registry::open(memory.clone(), &Limits::default(), None, None, None)
            .await
            .expect("it opens");
    memory.fail(Some(Outage::Unavailable));
    sleep(Duration::from_secs(5)).await;
    assert!(!*registry.loaded.borrow() && registry.tables().awake.is_empty());
    memory.fail(None);
    until(&registry, |tables| tables.awake.contains_key(&id)).await;
    assert!(*registry.loaded.borrow());
    registry.close(background).await;
}

/// Chores at the start delete what nobody can use any more, and nothing else.
#[tokio::test(start_paused = true)]
async fn deserted_tables_and_idle_guests_are_deleted() {
    let store = Arc::new(Memory::new());
    let (registry, background) = open(store.clone()).await;
    let fresh = table(&registry, Pace::Relaxed).await;
    let deserted = table(&registry, Pace::Relaxed).await;
    let played = table(&registry, Pace::Relaxed).await;
    TestClient::enter(&registry, &played).await.begin().await;
    registry.close(background).await;
    for id in [&deserted, &played] {
        let mut row = store.table(id).await.expect("read").expect("stored").row;
        (row.changed_ms, row.accounts) = (1, vec!["seated".into()]);
        assert_eq!(store.commit(&[TableWrite::row(row)]).await, [Ok(())]);
    }
    let old = |id: &str, role: &str| AccountRow {
        id: id.into(),
        name_key: id.into(),
        role: role.into(),
        changed_ms: 1,
        ..crate::people::guest("Somebody")
    };
    for (id, role) in [("seated", "guest"), ("idle", "guest"), ("member", "member")] {
        store.accounts().create(old(id, role)).await.expect("stored");
    }
    store.accounts().create(crate::people::guest("Just here")).await.expect("stored");
    let (registry, background) = open(store.clone()).await;
    sleep(Duration::from_mins(1)).await;
    let rows = store.tables(&TableFilter::default()).await.expect("rows");
    let mut ids: Vec<_> = rows.into_iter().map(|row| row.id).collect();
    ids.sort();
    let mut expected = vec![fresh, played];
    expected.sort();
    assert_eq!(ids, expected);
    let left = store.accounts().search("", 9).await.expect("accounts");
    assert!(!left.iter().any(|account| account.id == "idle"), "{left:?}");
    assert_eq!(left.len(), 3, "{left:?}");
    registry.close(background).await;
}

/// Nobody is sent to a table whose player has been away for too long; for a short time they may
/// come back.
#[tokio::test(start_paused = true)]
async fn a_match_passes_over_whoever_has_left() {
    let (registry, background) = open(Arc::new(Memory::new())).await;
    let ben = || Person { account: "ben".into(), name: "Ben".into() };
    let wants = async |person: &Person| {
        let found = registry.match_for(person, "launch-pad", Pace::Relaxed).await;
        found.expect("stored").expect("playable")
    };
    let first = wants(&ada()).await;
    assert_eq!(wants(&ada()).await, first, "she asks again before she sits down");
    let mut client = TestClient::enter(&registry, &first).await;
    client.join("Ada").await;
    sleep(2 * PRESENCE_TIME).await;
    assert_eq!(wants(&ben()).await, first, "she is still there");
    sleep(2 * PRESENCE_TIME).await;
    client.leave().await;
    sleep(PRESENCE_TIME / 2).await;
    assert_eq!(wants(&ben()).await, first, "she may be reloading her page");
    sleep(2 * PRESENCE_TIME).await;
    let second = wants(&ben()).await;
    assert_ne!(second, first, "she is gone");
    let _ada = TestClient::enter(&registry, &first).await;
    let mut waiting = TestClient::enter_as(&registry, &second, ben()).await;
    waiting.join("Ben").await;
    assert_eq!(wants(&ben()).await, second, "whoever waits is not sent elsewhere");
    let eve = Person { account: "eve".into(), name: "Eve".into() };
    assert_eq!(wants(&eve).await, first, "she is back, and has waited longest");
    registry.close(background).await;
}
