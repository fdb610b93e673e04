//! Quick match: people who want the same game at the same pace meet at one table.

use gantry_client::{ClientError, Encoding};
use gantry_wire::{Answer, ClientMessage, Pace};

use crate::common::{Player, Serving, on_both};

async fn found(player: &Player, pace: Pace) -> String {
    player.server.find_match("launch-pad", pace).await.expect("a table")
}

/// Sits down where the server has sent somebody.
async fn sits(player: &mut Player, table: &str) {
    assert_eq!(player.enter(table).await, Answer::Opened(table.to_owned()));
    assert_eq!(player.join().await, Answer::Done);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_ask_at_once_play_together_at_once() {
    on_both(async |serving| {
        let mut ada = Player::guest(serving, "Ada", Encoding::Json).await;
        let mut ben = Player::guest(serving, "Ben", Encoding::Postcard).await;
        let (one, two) = tokio::join!(found(&ada, Pace::Relaxed), found(&ben, Pace::Relaxed));
        assert_eq!(one, two, "one of them opens a table, and the other is sent there");
        // Both seats are promised, so nobody else is sent there.
        let eve = Player::guest(serving, "Eve", Encoding::Json).await;
        assert_ne!(found(&eve, Pace::Relaxed).await, one);
        sits(&mut ada, &one).await;
        assert_eq!(found(&ada, Pace::Relaxed).await, one, "whoever asks again is sent there again");
        sits(&mut ben, &one).await;
        for player in [&mut ada, &mut ben] {
            assert!(player.see().await.sharing.is_some(), "dealt, and nobody had to begin");
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_sent_to_a_table_of_another_kind() {
    let serving = Serving::in_memory().await;
    let mut ada = Player::guest(&serving, "Ada", Encoding::Json).await;
    let ben = Player::guest(&serving, "Ben", Encoding::Json).await;
    let slow = Pace::Days { days: 3 };
    let waits = found(&ada, slow).await;
    sits(&mut ada, &waits).await;
    assert_ne!(found(&ben, Pace::Relaxed).await, waits, "at another pace");
    assert_eq!(found(&ben, slow).await, waits);
    for (game, pace) in [("chess", slow), ("planet-rush", Pace::PerMove { seconds: 30 })] {
        let refused = ben.server.find_match(game, pace).await;
        assert!(matches!(refused, Err(ClientError::Refused { status: 422, .. })), "{refused:?}");
    }
    serving.stop().await;
}

/// Somebody who adds nothing to the deal is waited for until the owner begins.
#[tokio::test(flavor = "multi_thread")]
async fn the_owner_can_begin_where_somebody_adds_nothing() {
    let serving = Serving::in_memory().await;
    let mut ada = Player::guest(&serving, "Ada", Encoding::Json).await;
    let mut ben = Player::guest(&serving, "Ben", Encoding::Json).await;
    let table = found(&ada, Pace::Relaxed).await;
    sits(&mut ada, &table).await;
    assert_eq!(found(&ben, Pace::Relaxed).await, table);
    assert_eq!(ben.enter(&table).await, Answer::Opened(table.clone()));
    let (seat, name, salt, colour) = (None, String::new(), String::new(), 0);
    assert_eq!(ben.call(ClientMessage::Join { seat, name, salt, colour }).await, Answer::Done);
    let begun = ClientMessage::Hint;
    assert!(matches!(ada.call(begun).await, Answer::Refused(_)), "not dealt yet");
    assert_eq!(ada.call(ClientMessage::Begin).await, Answer::Done);
    ada.see().await;
    serving.stop().await;
}
