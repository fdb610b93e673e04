//! Tables that come and go, in time that flies.

use gantry_store::{FaultRates, Faults, Memory, TableFilter};
use gantry_wire::{
    Access, Answer, Call, ChairPlan, ClientMessage, Detail, HostMessage, Pace, Spectators,
};
use tokio::time::{Instant, sleep};

use super::table::Thought;
use super::*;

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

async fn open(store: Arc<dyn Store>) -> (Arc<House>, Caretakers) {
    House::open(store, Limits::default()).await.expect("it opens")
}

fn ada() -> Person {
    Person { account: "ada".into(), name: "Ada".into() }
}

/// A table for two people. Bots pause by the house's clock, which tests cannot move.
async fn table(house: &House, pace: Pace) -> String {
    let settings = TableSettings {
        game: "launch-pad".into(),
        options: Vec::new(),
        chairs: vec![ChairPlan::Person; 2],
        pace,
        access: Access::Invitation,
        spectators: Spectators::Public,
        stand_in: String::new(),
        rated: false,
    };
    house.create(&ada(), settings).await.expect("stored").expect("playable")
}

/// A client without a socket.
struct Guest {
    line: Line,
    said: mpsc::Receiver<HostMessage>,
    table: mpsc::Sender<Command>,
    calls: u32,
}

impl Guest {
    async fn enter(house: &Arc<House>, id: &str) -> Self {
        let (line, said) = Line::new(house.next_client(), 1000);
        let table = house.sender(id).await.expect("it can be played");
        let mut guest = Self { line, said, table, calls: 0 };
        let (line, person) = (guest.line.clone(), ada());
        let entrance = Entrance { line, person, detail: Detail::Full, known: None, to: 0 };
        guest.send(Command::Enter(Box::new(entrance))).await;
        assert_eq!(guest.answer().await, Answer::Opened(id.to_owned()));
        guest
    }

    async fn send(&self, command: Command) {
        assert!(self.table.send(command).await.is_ok(), "the table is in memory");
    }

    async fn answer(&mut self) -> Answer {
        loop {
            match self.said.recv().await.expect("the line is open") {
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
        self.send(Command::Call(Box::new((self.line.client, call, key)))).await;
        self.answer().await
    }

    async fn begin(&mut self) {
        for name in ["Ada", "Ben"] {
            let (seat, name, salt, colour) = (None, name.to_owned(), String::new(), 0);
            let join = ClientMessage::Join { seat, name, salt, colour };
            assert_eq!(self.call(join).await, Answer::Done);
        }
        assert_eq!(self.call(ClientMessage::Begin).await, Answer::Done);
    }

    async fn leave(self) {
        self.send(Command::Leave(self.line.client)).await;
    }
}

/// Waits until it is so. Time flies here.
async fn until(house: &House, is_so: impl Fn(&Tables) -> bool) {
    let began = Instant::now();
    while !is_so(&house.tables()) {
        assert!(began.elapsed() < Duration::from_mins(10), "it never happens");
        sleep(Duration::from_secs(1)).await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_table_leaves_memory_once_nobody_can_reach_it() {
    let (house, caretakers) = open(Arc::new(Memory::new())).await;
    let id = table(&house, Pace::Relaxed).await;
    let guest = Guest::enter(&house, &id).await;
    let sender = guest.table.clone();
    guest.leave().await;
    sleep(Duration::from_mins(5)).await;
    assert!(house.loaded(&id).is_some(), "somebody could still send it something");
    drop(sender);
    until(&house, |tables| tables.awake.is_empty() && tables.asleep.is_empty()).await;
    let mut guest = Guest::enter(&house, &id).await;
    guest.begin().await;
    house.close(caretakers).await;
}

#[tokio::test(start_paused = true)]
async fn a_table_for_days_sleeps_and_wakes_for_its_clock() {
    let (house, caretakers) = open(Arc::new(Memory::new())).await;
    let id = table(&house, Pace::Days { days: 1 }).await;
    let mut guest = Guest::enter(&house, &id).await;
    guest.begin().await;
    guest.leave().await;
    until(&house, |tables| tables.awake.is_empty() && tables.asleep.contains_key(&id)).await;
    let wakes = house.tables().asleep[&id];
    assert!((DAY_MS - 120_000..=DAY_MS + 120_000).contains(&wakes), "{wakes}");
    house.wake().await;
    assert!(house.loaded(&id).is_none(), "it is not time yet");
    house.tables().asleep.insert(id.clone(), 0);
    house.wake().await;
    assert!(house.loaded(&id).is_some() && house.tables().asleep.is_empty());
    house.close(caretakers).await;
}

#[tokio::test(start_paused = true)]
async fn a_bot_that_fails_ends_its_table_and_a_late_one_nothing() {
    let store = Arc::new(Memory::new());
    let (house, caretakers) = open(store.clone()).await;
    let id = table(&house, Pace::Relaxed).await;
    let mut guest = Guest::enter(&house, &id).await;
    guest.begin().await;
    let thought =
        |reading, asked_by| Command::Thought(Box::new(Thought { reading, asked_by, done: None }));
    guest.send(thought(7, None)).await;
    guest.send(thought(7, Some((guest.line.client, 9)))).await;
    assert!(matches!(guest.answer().await, Answer::Refused(_)), "a hint that failed");
    assert_eq!(guest.call(ClientMessage::Say("we go on".into())).await, Answer::Done);
    guest.send(thought(0, None)).await;
    let notice = loop {
        if let HostMessage::Notice(notice) = guest.said.recv().await.expect("the line is open") {
            break notice;
        }
    };
    assert_eq!(notice.key, "host-table-frozen");
    assert!(matches!(house.sender(&id).await, Err(EntryError::Frozen)));
    let other = table(&house, Pace::Relaxed).await;
    Guest::enter(&house, &other).await.begin().await;
    house.close(caretakers).await;
    let (house, caretakers) = open(store).await;
    assert_eq!(house.tables().awake.len(), 1, "the house opens without the frozen one");
    house.close(caretakers).await;
}

/// A log that cannot be played again keeps nobody else from playing.
#[tokio::test(start_paused = true)]
async fn a_damaged_table_is_frozen_and_the_house_opens() {
    let store = Arc::new(Memory::new());
    let (house, caretakers) = open(store.clone()).await;
    for _ in 0..2 {
        let id = table(&house, Pace::Relaxed).await;
        Guest::enter(&house, &id).await.begin().await;
    }
    house.close(caretakers).await;
    let rows = store.tables(&TableFilter::default()).await.expect("rows");
    let mut row = rows[0].clone();
    row.head = row.head.replace("launch-pad", "no-such-game");
    row.settings = row.settings.replace("launch-pad", "no-such-game");
    assert_eq!(store.commit(&[TableWrite::row(row)]).await, [Ok(())]);
    let (house, caretakers) = open(store.clone()).await;
    assert_eq!(house.tables().awake.len(), 1);
    house.close(caretakers).await;
    let stored = store.table(&rows[0].id).await.expect("read").expect("it is kept");
    assert_eq!(stored.row.phase, Phase::Frozen);
}

/// SIGTERM ends a server in time, whatever its database does.
#[tokio::test(start_paused = true)]
async fn a_store_that_does_not_answer_does_not_hold_up_the_end() {
    let slow = FaultRates { slow: 1000, slowest: Duration::from_hours(1), ..FaultRates::default() };
    let memory = Memory::new();
    let (house, caretakers) = open(Arc::new(memory)).await;
    let id = table(&house, Pace::Relaxed).await;
    let row = house.store.table(&id).await.expect("read").expect("stored").row;
    house.close(caretakers).await;
    let store = Memory::new();
    assert_eq!(store.commit(&[TableWrite::row(TableRow { revision: 0, ..row })]).await, [Ok(())]);
    let (house, caretakers) = open(Arc::new(Faults::new(store, slow, 1))).await;
    let guest = Guest::enter(&house, &id).await;
    let call = Call { id: 1, message: ClientMessage::Say("is anybody there?".into()) };
    guest.send(Command::Call(Box::new((guest.line.client, call, None)))).await;
    sleep(Duration::from_millis(10)).await;
    let began = Instant::now();
    house.close(caretakers).await;
    assert!(began.elapsed() < Duration::from_secs(20), "{:?}", began.elapsed());
}

#[tokio::test(start_paused = true)]
async fn nothing_is_loaded_once_the_house_closes() {
    let (house, caretakers) = open(Arc::new(Memory::new())).await;
    let id = table(&house, Pace::Relaxed).await;
    house.clone().close(caretakers).await;
    assert!(matches!(house.sender(&id).await, Err(EntryError::Store(_))));
}
