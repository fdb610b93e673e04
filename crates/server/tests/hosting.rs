//! Hosts of a server: reports, bans, closed tables.

use gantry_client::{Encoding, Server};
use gantry_kernel::Seat;
use gantry_server::{AppointError, appoint};
use gantry_store::Phase;
use gantry_wire::{Answer, ClientMessage, HostMessage, Role, TableSettings};
use serde_json::{Value, json};

use crate::common::{PASSWORD, Player, Serving, refusal, table_of_two, until};

/// Appoints a host as the command line does, which has no runtime.
async fn appointed(file: &str, name: &str, dismiss: bool) -> Result<String, AppointError> {
    let (file, name) = (file.to_owned(), name.to_owned());
    tokio::task::spawn_blocking(move || appoint(&file, &name, dismiss)).await.expect("it ends")
}

/// A server with Hanna as its host, and how she reaches it.
async fn hosted(file: &str) -> (Serving, Server) {
    let path = std::path::Path::new(file);
    let serving = Serving::on_file(path).await;
    Player::member(&serving, "Hanna").await;
    let running = appointed(file, "Hanna", false).await;
    assert!(matches!(running, Err(AppointError::Open(_))), "the server has the file: {running:?}");
    serving.stop().await;
    assert_eq!(appointed(file, "hanna", false).await.expect("a member"), "Hanna");
    let nobody = appointed(file, "Nobody", false).await;
    assert!(matches!(nobody, Err(AppointError::Nobody(_))), "{nobody:?}");
    let serving = Serving::on_file(path).await;
    let hanna = Server::login(&serving.address, "Hanna", PASSWORD).await.expect("logged in");
    assert_eq!(hanna.me().await.expect("known").role, Role::Host);
    (serving, hanna)
}

#[tokio::test(flavor = "multi_thread")]
async fn reports_reach_hosts_and_bans_work_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("gantry.db").to_str().expect("a plain path").to_owned();
    let (serving, hanna) = hosted(&file).await;
    let forms = [Encoding::Json, Encoding::Json];
    let (table, [mut ada, _ben]) =
        table_of_two(&serving, &TableSettings::for_people("launch-pad", 2), forms).await;
    // a spectator is rude
    let mut eve = Player::member(&serving, "Eve").await;
    eve.enter(&table).await;
    assert_eq!(eve.call(ClientMessage::Say("you are all fools".into())).await, Answer::Done);
    let report = ClientMessage::Report { line: 1, reason: "rude".into() };
    assert_eq!(ada.call(report.clone()).await, Answer::Done);
    // the same call once more, with its number, over another connection
    let mut again = Player::of(ada.server.clone(), Encoding::Json).await;
    for _ in 0..3 {
        again.enter(&table).await;
    }
    assert_eq!(again.call(report).await, Answer::Done);

    let eve_id = eve.id().await;
    let reports = hanna.get("api/host/reports").await.expect("reports");
    assert_eq!(reports.as_array().map(Vec::len), Some(1), "it is stored once: {reports}");
    let report = &reports[0];
    assert_eq!((&report["about"], &report["about_name"]), (&json!(eve_id), &json!("Eve")));
    assert_eq!((&report["by_name"], &report["table"]), (&json!("Ada"), &json!(table)));
    assert!(report["text"].as_str().is_some_and(|text| text.contains("fools")), "{report}");
    let close = format!("api/host/reports/{}/close", report["id"].as_str().expect("an id"));
    let ban = format!("api/host/accounts/{eve_id}/ban");
    let unban = format!("api/host/accounts/{eve_id}/unban");
    let close_table = format!("api/host/tables/{table}/close");
    for answer in [
        eve.server.get("api/host/reports").await,
        eve.server.get("api/host/accounts?name=a").await,
        eve.server.post(&close, &json!({ "outcome": "nothing" })).await,
        eve.server.post(&ban, &Value::Null).await,
        eve.server.post(&unban, &Value::Null).await,
        eve.server.post(&close_table, &Value::Null).await,
    ] {
        assert_eq!(refusal(answer), (403, "hosts-only".into()));
    }

    let found = hanna.get("api/host/accounts?name=EV").await.expect("a list");
    assert_eq!((&found[0]["account"], found.as_array().map(Vec::len)), (&json!(eve_id), Some(1)));
    let token = eve.server.token("bot").await.expect("a token");
    let program = Server::program(&serving.address, &token).expect("an address");
    let server = eve.server.clone();
    let socket = Player::of(program.clone(), Encoding::Postcard).await;
    hanna.post(&ban, &Value::Null).await.expect("banned");
    eve.ends().await;
    socket.ends().await;
    assert_eq!(refusal(server.get("api/me").await), (403, "banned".into()));
    let session = server.get("api/session").await.expect("the page finds out");
    assert_eq!((&session["me"], &session["banned"]), (&Value::Null, &json!(true)));
    assert!(server.socket("again", Encoding::Json).await.is_err());
    assert_eq!(refusal(program.get("api/me").await), (403, "banned".into()));
    assert!(program.socket("again", Encoding::Json).await.is_err());
    let again = Server::login(&serving.address, "Eve", PASSWORD).await.map(|_| Value::Null);
    assert_eq!(refusal(again), (403, "banned".into()));
    hanna.post(&ban, &Value::Null).await.expect("once more changes nothing");
    let profile = hanna.get(&format!("api/accounts/{eve_id}")).await;
    assert_eq!(refusal(profile), (404, "not-found".into()));

    server.post("api/logout", &Value::Null).await.expect("even now");
    assert_eq!(refusal(server.get("api/me").await), (401, "stranger".into()));
    hanna.post(&unban, &Value::Null).await.expect("banned before");
    let eve = Server::login(&serving.address, "Eve", PASSWORD).await.expect("let in again");
    assert_eq!(eve.me().await.expect("known").role, Role::Member);
    assert_eq!(refusal(hanna.post(&unban, &Value::Null).await), (404, "not-found".into()));
    let own = format!("api/host/accounts/{}/ban", hanna.me().await.expect("known").account);
    assert_eq!(refusal(hanna.post(&own, &Value::Null).await), (400, "invalid".into()));

    let outcome = json!({ "outcome": "warned" });
    hanna.post(&close, &outcome).await.expect("it was open");
    assert_eq!(refusal(hanna.post(&close, &outcome).await), (404, "not-found".into()));
    assert_eq!(hanna.get("api/host/reports").await.expect("reports"), json!([]));
    let all = hanna.get("api/host/reports?all=true").await.expect("reports");
    assert_eq!(all[0]["outcome"], "warned");
    serving.stop().await;
    appointed(&file, "Hanna", true).await.expect("a host");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_leaves_out_whoever_was_banned() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("gantry.db").to_str().expect("a plain path").to_owned();
    let (serving, hanna) = hosted(&file).await;
    let settings = TableSettings::for_people("lift-off", 2);
    let forms = [Encoding::Json, Encoding::Postcard];
    let (_, [mut ada, ben]) = table_of_two(&serving, &settings, forms).await;
    assert_eq!(ada.call(ClientMessage::Resign(Seat::new(0))).await, Answer::Done);
    let ban = format!("api/host/accounts/{}/ban", ben.id().await);
    hanna.post(&ban, &Value::Null).await.expect("banned");
    let Answer::Opened(next) = ada.call(ClientMessage::Rematch).await else {
        panic!("Ada may play again")
    };
    let next = ada.server.get(&format!("api/tables/{next}")).await.expect("a table");
    assert_eq!(next["accounts"], json!([null, ada.id().await]), "the seat is free");
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hosts_find_guests_by_id_and_see_every_table_and_what_was_said_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("gantry.db").to_str().expect("a plain path").to_owned();
    let (serving, hanna) = hosted(&file).await;
    let mut ada = Player::guest(&serving, "Ada", Encoding::Json).await;
    let private = TableSettings {
        access: gantry_wire::Access::Private,
        ..TableSettings::for_people("launch-pad", 2)
    };
    let table = ada.server.create(&private).await.expect("a table");
    ada.enter(&table).await;
    assert_eq!(ada.join().await, Answer::Done);
    assert_eq!(ada.call(ClientMessage::Say("is anybody here?".into())).await, Answer::Done);
    let id = ada.id().await;

    let found = hanna.get(&format!("api/host/accounts?id={id}")).await.expect("a list");
    assert_eq!((&found[0]["name"], &found[0]["role"]), (&json!("Ada"), &json!("guest")));
    assert_eq!(hanna.get("api/host/accounts?id=nobody").await.expect("a list"), json!([]));
    for query in ["", "?name=a&id=b"] {
        let unclear = hanna.get(&format!("api/host/accounts{query}")).await;
        assert_eq!(refusal(unclear), (400, "invalid".into()), "{query}");
    }

    let chat = format!("api/host/tables/{table}/chat");
    for (query, expected) in [
        (String::new(), 1),
        ("?phase=gathering".into(), 1),
        ("?phase=over".into(), 0),
        (format!("?account={id}"), 1),
        ("?account=nobody".into(), 0),
    ] {
        let tables = hanna.get(&format!("api/host/tables{query}")).await.expect("a list");
        assert_eq!(tables.as_array().map(Vec::len), Some(expected), "{query}: {tables}");
    }
    let all = hanna.get("api/host/tables").await.expect("a list");
    assert_eq!((&all[0]["id"], &all[0]["accounts"][0]), (&json!(table), &json!(id)));
    let (at, before) = (&all[0]["changed_ms"], format!("before_id={table}"));
    let next = hanna.get(&format!("api/host/tables?before_ms={at}&{before}")).await;
    assert_eq!(next.expect("a list"), json!([]), "the next page");
    let wrong = hanna.get("api/host/tables?phase=asleep").await;
    assert_eq!(refusal(wrong), (400, "invalid".into()));
    let said = hanna.get(&chat).await.expect("a list");
    assert_eq!((&said[0]["name"], &said[0]["account"]), (&json!("Ada"), &json!(id)));
    assert_eq!(said[0]["text"], "is anybody here?");
    let nowhere = hanna.get("api/host/tables/nowhere/chat").await;
    assert_eq!(refusal(nowhere), (404, "not-found".into()));
    for path in ["api/host/tables", &chat] {
        assert_eq!(refusal(ada.server.get(path).await), (403, "hosts-only".into()), "{path}");
    }
    serving.stop().await;
}

/// The phase of a table.
async fn phase(server: &Server, table: &str) -> Value {
    server.get(&format!("api/tables/{table}")).await.expect("a table")["phase"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_banned_account_resigns_so_that_no_table_waits_for_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("gantry.db").to_str().expect("a plain path").to_owned();
    let (serving, hanna) = hosted(&file).await;
    let settings = TableSettings::for_people("launch-pad", 2);
    let forms = [Encoding::Json, Encoding::Json];
    let (table, [mut ada, mut ben]) = table_of_two(&serving, &settings, forms).await;
    // Ben also waits at a table of Ada's, and has one of his own
    let shared = ada.server.create(&settings).await.expect("a table");
    let own = ben.server.create(&settings).await.expect("a table");
    for player in [&mut ada, &mut ben] {
        player.enter(&shared).await;
        assert_eq!(player.join().await, Answer::Done);
    }
    ada.enter(&table).await;
    let ban = format!("api/host/accounts/{}/ban", ben.id().await);
    hanna.post(&ban, &Value::Null).await.expect("banned");
    assert_eq!(phase(&ada.server, &table).await, "over", "Ada has won");
    let record = ada.server.record(&table).await.expect("it is over");
    assert!(record.contains("resign B"), "{record}");
    let summary = ada.server.get(&format!("api/tables/{shared}")).await.expect("a table");
    assert_eq!(summary["seats"], json!(["Ada", null]), "the seat is free");
    assert_eq!(phase(&ada.server, &own).await, "closed", "nobody could begin there");
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ban_that_was_cut_short_is_finished_at_the_next_start() {
    let store = gantry_store::open("memory:").await.expect("memory always opens");
    let serving = Serving::on(store.clone()).await;
    let forms = [Encoding::Json, Encoding::Json];
    let settings = TableSettings::for_people("launch-pad", 2);
    let (table, [ada, _ben]) = table_of_two(&serving, &settings, forms).await;
    let id = ada.id().await;
    serving.stop().await;
    // as a server leaves it that dies right after the account was banned
    let mut row = store.accounts().get(&id).await.expect("readable").expect("the account exists");
    row.role = "banned".into();
    store.accounts().update(row).await.expect("stored");
    store.set_value("unfinished-bans", &json!([id]).to_string()).await.expect("stored");
    let serving = Serving::on(store.clone()).await;
    until(async || {
        let list = store.value("unfinished-bans").await.expect("readable");
        (list.as_deref() == Some("[]")).then_some(())
    })
    .await;
    let stored = store.table(&table).await.expect("readable").expect("a table");
    assert_eq!(stored.row.phase, Phase::Over);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_table_tells_its_players_and_keeps_its_log() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("gantry.db").to_str().expect("a plain path").to_owned();
    let (serving, hanna) = hosted(&file).await;
    let forms = [Encoding::Json, Encoding::Postcard];
    let settings = TableSettings::for_people("launch-pad", 2);
    let (table, mut players) = table_of_two(&serving, &settings, forms).await;
    hanna.post(&format!("api/host/tables/{table}/close"), &Value::Null).await.expect("closed");
    let closed = |answer: Answer| match answer {
        Answer::Refused(refused) => refused.reason.key.into_owned(),
        other => panic!("{other:?}"),
    };
    for player in &mut players {
        loop {
            match player.socket.next().await.expect("connected") {
                HostMessage::Notice(phrase) if phrase.key == "host-table-closed" => break,
                _ => {}
            }
        }
        let call = player.call(ClientMessage::Glossary).await;
        assert_eq!(closed(call), "host-enter-first");
        assert_eq!(closed(player.enter(&table).await), "host-table-closed");
    }
    let summary = players[0].server.get(&format!("api/tables/{table}")).await.expect("a table");
    assert_eq!(summary["phase"], "closed");
    let again = hanna.post(&format!("api/host/tables/{table}/close"), &Value::Null).await;
    assert_eq!(again.expect("closed already"), Value::Null);

    // one that waits for players, one that is over, one that never was
    let gathering = players[0].server.create(&settings).await.expect("a table");
    let path = |table: &str| format!("api/host/tables/{table}/close");
    hanna.post(&path(&gathering), &Value::Null).await.expect("closed");
    assert_eq!(closed(players[0].enter(&gathering).await), "host-table-closed");
    let (over, mut others) = table_of_two(&serving, &settings, forms).await;
    let resign = ClientMessage::Resign(gantry_kernel::Seat::new(0));
    assert_eq!(others[0].call(resign).await, Answer::Done);
    assert_eq!(refusal(hanna.post(&path(&over), &Value::Null).await), (409, "over".into()));
    let none = hanna.post(&path("nowhere"), &Value::Null).await;
    assert_eq!(refusal(none), (404, "not-found".into()));

    serving.stop().await;
    let store = gantry_store::open(&file).await.expect("the same file");
    let stored = store.table(&table).await.expect("readable").expect("kept");
    assert_eq!(stored.row.phase, Phase::Closed);
    assert!(!stored.entries.is_empty(), "the log stays");
    store.close().await;
}
