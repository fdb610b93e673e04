//! The bot of `examples/bots` plays whole games against bots of ours.

use std::sync::Arc;
use std::time::Duration;

use gantry_client::Server;
use gantry_kernel::record::Record;
use gantry_store::Memory;
use gantry_wire::ChairPlan;
use tokio::process::Command;

use gantry_wire::TableSettings;

use crate::common::Serving;

const BOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bots/play.py");

async fn plays(address: &str, game: &str) {
    let owner = Server::guest(address, "Owner").await.expect("the server accepts it");
    let token = owner.token("my bot").await.expect("a token");
    let mut settings = TableSettings::for_people(game, 2);
    settings.chairs[1] = ChairPlan::Bot("greedy".into());
    if game == "planet-rush" {
        settings.options.push(("pace".into(), "turns".into()));
        settings.chairs[1] = ChairPlan::Bot("quick".into());
    }
    let table = owner.create(&settings).await.expect("a table");
    let mut bot = Command::new("python3");
    bot.args([BOT, address, &token, &table, "5"]).kill_on_drop(true);
    let output = tokio::time::timeout(Duration::from_mins(1), bot.output()).await;
    let output =
        output.unwrap_or_else(|_| panic!("{game} ends in time")).expect("python3 is there");
    let (said, wrong) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{game}: {wrong}");
    assert!(said.starts_with(r#"{"points": ["#), "{game}: {said}");
    let record = owner.record(&table).await.expect("it is over");
    let record = Record::read(&record).expect("a record");
    let proof = gantry_catalog::find(game).expect("a game").verify(&record).expect("proved");
    assert!(proof.outcomes.is_some() && proof.entries > 20, "{game}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_in_python_plays_whole_games() {
    let serving = Serving::on(Arc::new(Memory::new())).await;
    let games = ["launch-pad", "lift-off", "planet-rush"];
    let [pad, off, rush] = games.map(|game| plays(&serving.address, game));
    tokio::join!(pad, off, rush);
    serving.stop().await;
}
