//! Games on a store that is full, unavailable or slow, or loses its answers: acknowledged calls are
//! stored exactly once, refused calls are not stored, and every table continues.

use std::sync::Arc;
use std::time::Duration;

use gantry_client::{ClientError, Encoding};
use gantry_kernel::record::Record;
use gantry_server::{Limits, Rate};
use gantry_store::{FaultRates, FaultyStore, Memory, Outage, Store};
use gantry_testkit::soak_factor;
use gantry_wire::{Answer, ClientMessage, TableSettings};

use crate::common::{Player, Serving};

const RATES: FaultRates = FaultRates {
    full: 60,
    unavailable: 120,
    answer_lost: 80,
    request_lost: 80,
    slow: 100,
    slowest: Duration::from_millis(4),
    others: 0,
};

/// Before somebody tries again.
const PAUSE: Duration = Duration::from_millis(5);

/// A player who records the result of every call.
struct Witness {
    player: Player,
    account: String,
    next_call: u32,
    /// Moves by number, and whether they were acknowledged.
    moves: Vec<(u32, bool)>,
    /// Lines of chat, likewise.
    said: Vec<(String, bool)>,
}

/// Whether an answer is a refusal because of the store.
fn not_stored(answer: &Answer) -> bool {
    let Answer::Refused(refused) = answer else { return false };
    matches!(&*refused.reason.key, "host-not-stored" | "host-store-full")
}

impl Witness {
    async fn new(serving: &Serving, name: &str, form: Encoding) -> Self {
        let player = Player::guest(serving, name, form).await;
        let account = player.server.me().await.expect("known").account;
        Self { player, account, next_call: 1, moves: Vec::new(), said: Vec::new() }
    }

    /// Calls once; returns the number of the call and whether it was done. Any other refusal than
    /// one because of the store fails the test.
    async fn try_once(&mut self, message: ClientMessage) -> (u32, bool) {
        let id = self.next_call;
        self.next_call += 1;
        self.player.socket.number_next(id);
        let said = format!("{message:?}");
        let answer = self.player.call(message).await;
        assert!(answer == Answer::Done || not_stored(&answer), "{said}: {answer:?}");
        (id, answer == Answer::Done)
    }

    /// Calls until it is done.
    async fn insist(&mut self, message: ClientMessage) {
        while !self.try_once(message.clone()).await.1 {
            tokio::time::sleep(PAUSE).await;
        }
    }

    async fn act(&mut self, notation: &str) {
        let act = ClientMessage::Act(notation.to_owned());
        let before = self.player.frame.as_ref().map_or(0, |frame| frame.lines);
        loop {
            let (id, done) = self.try_once(act.clone()).await;
            self.moves.push((id, done));
            if !done {
                tokio::time::sleep(PAUSE).await;
                continue;
            }
            if id % 3 == 0 {
                // the same call again, as after a connection that broke before its answer came
                self.player.socket.number_next(id);
                assert_eq!(self.player.call(act).await, Answer::Done);
            }
            while self.player.see().await.lines <= before {}
            return;
        }
    }

    async fn say(&mut self, text: String) {
        let (_, done) = self.try_once(ClientMessage::Say(text.clone())).await;
        self.said.push((text, done));
    }
}

/// Two people at a new table; opening it may take several tries.
async fn seated(serving: &Serving, settings: &TableSettings) -> (String, [Witness; 2]) {
    let mut ada = Witness::new(serving, "Ada", Encoding::Json).await;
    let mut ben = Witness::new(serving, "Ben", Encoding::Postcard).await;
    let table = loop {
        match ada.player.server.create(settings).await {
            Ok(table) => break table,
            Err(ClientError::Refused { status: 503, .. }) => {}
            Err(other) => panic!("{other}"),
        }
    };
    for witness in [&mut ada, &mut ben] {
        assert_eq!(witness.player.enter(&table).await, Answer::Opened(table.clone()));
        let (seat, name, salt, colour) = (None, String::new(), "salt".to_owned(), 0);
        witness.insist(ClientMessage::Join { seat, name, salt, colour }).await;
    }
    ada.insist(ClientMessage::Begin).await;
    (table, [ada, ben])
}

/// Plays until the game is over.
async fn play_out(players: &mut [Witness; 2], seed: u64) {
    for step in usize::try_from(seed).expect("a small number").. {
        let mut newest = 0;
        for witness in players.iter_mut() {
            if witness.player.frame.is_none() {
                witness.player.see().await;
            }
            newest = newest.max(witness.player.frame.as_ref().map_or(0, |frame| frame.lines));
        }
        for witness in players.iter_mut() {
            while witness.player.frame.as_ref().is_none_or(|frame| frame.lines < newest) {
                witness.player.see().await;
            }
        }
        if players[0].player.frame.as_ref().is_some_and(|frame| frame.standings.is_some()) {
            return;
        }
        let asked = players.iter().position(|witness| !witness.player.choices().is_empty());
        let Some(asked) = asked else {
            players[0].player.see().await;
            continue;
        };
        let choices = players[asked].player.choices();
        players[asked].act(&choices[(step * 7) % choices.len()]).await;
        if step % 10 == 0 {
            players[asked].say(format!("line {step}")).await;
        }
    }
}

/// From time to time nothing can be read, either. Both kinds of outage are longer than writes
/// are retried, and shorter than any client waits.
async fn short_outages(faults: Arc<FaultyStore<Memory>>) {
    for outage in [Outage::Unavailable, Outage::Unknown].into_iter().cycle() {
        tokio::time::sleep(Duration::from_millis(1500)).await;
        faults.fail(Some(outage));
        tokio::time::sleep(Duration::from_millis(60)).await;
        faults.fail(None);
    }
}

async fn a_game(game: &str, seed: u64) -> usize {
    let faults = Arc::new(FaultyStore::new(Memory::new(), RATES, seed));
    let often = Rate { burst: 10_000, per_minute: 10_000 };
    let retry_for = Duration::from_millis(30);
    let limits = Limits { retry_for, chat: often, calls: often, ..Limits::default() };
    let serving = Serving::within(faults.clone(), limits).await;
    let mut settings = TableSettings::for_people(game, 2);
    if game == "planet-rush" {
        settings.options.push(("pace".into(), "turns".into()));
    }
    let (table, mut players) = seated(&serving, &settings).await;
    let outages = tokio::spawn(short_outages(faults.clone()));
    play_out(&mut players, seed).await;
    outages.abort();
    // an aborted task has ended once this is ready
    let _ = outages.await;
    faults.fail(None);
    let stored = faults.table(&table).await.expect("memory").expect("a table");
    let mut refused = 0;
    for (name, witness) in ["Ada", "Ben"].iter().zip(&players) {
        for (id, done) in &witness.moves {
            let key = Some(format!("{}:client:{id}", witness.account));
            let times = stored.entries.iter().filter(|entry| entry.call == key).count();
            assert_eq!(times, usize::from(*done), "{game}, seed {seed}: {name}'s call {id}");
            refused += usize::from(!done);
        }
        for (text, done) in &witness.said {
            let times = stored.chat.iter().filter(|line| line.text == *text).count();
            assert_eq!(times, usize::from(*done), "{game}, seed {seed}: {name} said {text:?}");
        }
    }
    let record = players[0].player.server.record(&table).await.expect("it is over");
    let record = Record::read(&record).expect("a record");
    gantry_catalog::find(game).expect("a game").verify(&record).expect("proved");
    serving.stop().await;
    refused
}

#[tokio::test(flavor = "multi_thread")]
async fn acknowledged_moves_are_stored_exactly_once_on_a_faulty_store() {
    let seeds = 2 * u64::try_from(soak_factor()).expect("a small number");
    let mut refused = 0;
    for seed in 0..seeds {
        // the race counts down before each of its rounds, so one is enough
        let games = if seed == 0 { 3 } else { 2 };
        for game in &["launch-pad", "lift-off", "planet-rush"][..games] {
            let game = tokio::time::timeout(Duration::from_mins(1), a_game(game, seed));
            refused += game.await.expect("tables go on");
        }
    }
    println!("{refused} moves were refused in {} games", 2 * seeds + 1);
    assert!(refused > 20, "faults were met: {refused}");
}

/// A store may fail at any moment of a rematch: there is one new table or none, and it is the one
/// that the old table names.
#[tokio::test(flavor = "multi_thread")]
async fn a_failed_rematch_leaves_no_orphaned_table() {
    for seed in 0..6 {
        let rates = FaultRates { full: 200, answer_lost: 250, request_lost: 250, ..RATES };
        let faults = Arc::new(FaultyStore::new(Memory::new(), rates, seed));
        let limits = Limits { retry_for: Duration::from_millis(30), ..Limits::default() };
        let serving = Serving::within(faults.clone(), limits).await;
        let settings = TableSettings::for_people("launch-pad", 2);
        let (_, [mut ada, mut ben]) = seated(&serving, &settings).await;
        ada.insist(ClientMessage::Resign(gantry_kernel::Seat::new(0))).await;
        let count = async || {
            let tables = faults.inside().tables(&gantry_store::TableFilter::default()).await;
            tables.expect("memory").len()
        };
        let before = count().await;
        let opened = loop {
            match ben.player.call(ClientMessage::Rematch).await {
                Answer::Opened(table) => break table,
                answer => assert!(not_stored(&answer), "{answer:?}"),
            }
        };
        assert_eq!(count().await, before + 1, "seed {seed}");
        assert_eq!(ben.player.enter(&opened).await, Answer::Opened(opened.clone()));
        serving.stop().await;
    }
}
