//! People who delete their account.

use gantry_client::{Encoding, Server};
use gantry_kernel::Seat;
use gantry_kernel::record::Record;
use gantry_store::TableFilter;
use gantry_wire::{Answer, ChairPlan, ClientMessage, HostMessage, TableSettings};
use serde_json::json;

use crate::common::{PASSWORD, Player, Serving, on_both, refusal, until};

/// The same people at a table whose cards are dealt.
async fn begun(players: &mut [&mut Player], game: &str, seats: usize) -> String {
    let mut settings = TableSettings::for_people(game, seats);
    for chair in &mut settings.chairs[players.len()..] {
        *chair = ChairPlan::Bot("random".into());
    }
    let table = players[0].server.create(&settings).await.expect("a table");
    for player in players.iter_mut() {
        player.enter(&table).await;
        assert_eq!(player.join().await, Answer::Done);
    }
    assert_eq!(players[0].call(ClientMessage::Begin).await, Answer::Done);
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_account_keeps_its_name_only_in_records() {
    on_both(async |serving| {
        let mut ada = Player::member(serving, "Ada").await;
        let mut ben = Player::guest(serving, "Ben", Encoding::Json).await;
        let over = begun(&mut [&mut ada, &mut ben], "launch-pad", 2).await;
        assert_eq!(ben.call(ClientMessage::Resign(Seat::new(1))).await, Answer::Done);
        let waiting =
            ada.server.create(&TableSettings::for_people("launch-pad", 2)).await.expect("a table");
        for player in [&mut ada, &mut ben] {
            player.enter(&waiting).await;
            assert_eq!(player.join().await, Answer::Done);
        }
        let empty =
            ada.server.create(&TableSettings::for_people("lift-off", 2)).await.expect("a table");
        let running = begun(&mut [&mut ada, &mut ben], "lift-off", 3).await;
        assert_eq!(ada.call(ClientMessage::Say("bye".into())).await, Answer::Done);

        let (id, server) = (ada.id().await, ada.server.clone());
        server.delete("api/me").await.expect("deleted");
        ada.ends().await;
        assert_eq!(refusal(server.get("api/me").await), (401, "stranger".into()));
        let login = Server::login(&serving.address, "Ada", PASSWORD).await.map(|_| json!(null));
        assert_eq!(refusal(login), (401, "wrong-password".into()));
        let profile = ben.server.get(&format!("api/accounts/{id}")).await;
        assert_eq!(refusal(profile), (404, "not-found".into()));

        // the running game goes on with a bot, under another name
        loop {
            let frame = ben.see().await;
            if frame.seats[0].name == "Former player A" {
                let sharing = frame.sharing.as_ref().expect("a shared table");
                assert!(sharing.resigned.contains(Seat::new(0)));
                assert!(frame.standings.is_none(), "it is not over");
                break;
            }
        }
        for (table, phase, names) in [
            (&over, "over", json!(["Former player A", "Ben"])),
            (&running, "playing", json!(["Former player A", "Ben", "random"])),
            (&waiting, "gathering", json!([null, "Ben"])),
        ] {
            let summary = ben.server.get(&format!("api/tables/{table}")).await.expect("a table");
            assert_eq!((&summary["phase"], &summary["seats"]), (&json!(phase), &names));
            assert_eq!(summary["accounts"][0], json!(null));
        }
        // the table that waits for players is Ben's now; the one that waited for nobody is closed
        ben.enter(&waiting).await;
        loop {
            if let HostMessage::Gathering(gathering) = ben.socket.next().await.expect("connected")
                && gathering.table == waiting
            {
                assert!(gathering.owner && gathering.chairs[0].taken.is_none());
                break;
            }
        }
        let closed = ben.server.get(&format!("api/tables/{empty}")).await.expect("a table");
        assert_eq!(closed["phase"], "closed");
        let record = ben.server.record(&over).await.expect("it is over");
        let record = Record::read(&record).expect("a record");
        assert_eq!(record.header.players[0].name, "Ada", "the proof stays whole");
        gantry_catalog::find("launch-pad").expect("a game").verify(&record).expect("proved");

        // the name is free again
        Player::member(serving, "Ada").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deletion_that_was_cut_short_is_finished_at_the_next_start() {
    let store = gantry_store::open("memory:").await.expect("memory always opens");
    let serving = Serving::on(store.clone()).await;
    let mut ada = Player::member(&serving, "Ada").await;
    let mut ben = Player::guest(&serving, "Ben", Encoding::Json).await;
    begun(&mut [&mut ada, &mut ben], "launch-pad", 2).await;
    let id = ada.id().await;
    serving.stop().await;
    // as the first step of a deletion leaves it
    let mut row = store.accounts().get(&id).await.expect("readable").expect("the account exists");
    (row.role, row.name_key) = ("leaving".into(), format!("leaving {id}"));
    store.accounts().update(row).await.expect("stored");

    let serving = Serving::on(store.clone()).await;
    until(async || {
        let gone = store.accounts().get(&id).await.expect("readable").is_none();
        gone.then_some(())
    })
    .await;
    let filter = TableFilter { account: Some(id), ..TableFilter::default() };
    assert_eq!(store.tables(&filter).await.expect("a list"), []);
    serving.stop().await;
}
