//! Whole games between people, each with a socket of their own.

use std::time::Duration;

use gantry_client::Encoding;
use gantry_kernel::record::Record;
use gantry_wire::{Answer, ClientMessage, HostMessage, TableSettings};

use crate::common::{Player, Serving, table_of_two};

/// Plays until the game is over; how many steps people took.
async fn play_out(players: &mut [Player; 2]) -> usize {
    let mut steps = 0;
    loop {
        let mut lines = [0; 2];
        for (player, lines) in players.iter_mut().zip(&mut lines) {
            let frame = match &player.frame {
                Some(frame) => frame,
                None => player.see().await,
            };
            *lines = frame.lines;
        }
        let newest = lines[0].max(lines[1]);
        for player in players.iter_mut() {
            while player.frame.as_ref().is_none_or(|frame| frame.lines < newest) {
                player.see().await;
            }
        }
        if players[0].frame.as_ref().is_some_and(|frame| frame.standings.is_some()) {
            return steps;
        }
        let asked = players.iter().position(|player| !player.choices().is_empty());
        let Some(asked) = asked else {
            // what happens by itself comes later
            players[0].see().await;
            continue;
        };
        let player = &mut players[asked];
        let choices = player.choices();
        let choice = choices[(steps * 7) % choices.len()].clone();
        assert_eq!(player.call(ClientMessage::Act(choice)).await, Answer::Done);
        player.see().await;
        steps += 1;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_are_played_stored_and_proved() {
    let folder = tempfile::tempdir().expect("a folder");
    for (game, options) in [
        ("launch-pad", None),
        ("lift-off", None),
        ("planet-rush", Some(("pace".to_owned(), "turns".to_owned()))),
    ] {
        let serving = Serving::on_file(&folder.path().join(format!("{game}.db"))).await;
        let mut settings = TableSettings::for_people(game, 2);
        settings.options.extend(options);
        let forms = [Encoding::Json, Encoding::Postcard];
        let (table, mut players) = table_of_two(&serving, &settings, forms).await;
        let steps = play_out(&mut players).await;
        assert!(steps > 20, "{game}: {steps}");
        let record = players[1].server.record(&table).await.expect("it is over");
        let record = Record::read(&record).expect("a record");
        let listing = gantry_catalog::find(game).expect("a game");
        let proof = listing.verify(&record).expect("proved");
        assert!(proof.outcomes.is_some(), "every shuffle is drawn again");
        serving.stop().await;
    }
}

/// Waits until a player is told the round-trip times to two seats.
async fn wait_for_latencies_of_two(player: &mut Player) {
    let heard = async {
        loop {
            let message = player.socket.next().await.expect("connected");
            if matches!(&message, HostMessage::Latency(latencies) if latencies.len() == 2) {
                return;
            }
        }
    };
    // much less than the time between two pings at a quiet table
    tokio::time::timeout(Duration::from_secs(10), heard).await.expect("measured at once");
}

#[tokio::test]
async fn latencies_are_told_at_once_in_a_race() {
    let serving = Serving::in_memory().await;
    let settings = TableSettings::for_people("planet-rush", 2);
    let forms = [Encoding::Json, Encoding::Postcard];
    let (table, [mut ada, mut ben]) = table_of_two(&serving, &settings, forms).await;
    // they answer pings while they listen
    tokio::join!(wait_for_latencies_of_two(&mut ada), wait_for_latencies_of_two(&mut ben));
    let mut eve = Player::guest(&serving, "Eve", Encoding::Postcard).await;
    assert_eq!(eve.enter(&table).await, Answer::Opened(table.clone()));
    // nobody answers a ping meanwhile: she is told what was measured before
    wait_for_latencies_of_two(&mut eve).await;
    serving.stop().await;
}
