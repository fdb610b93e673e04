//! A server that is told to stop while people play, and what comes after it.

use std::time::{Duration, Instant};

use futures_util::StreamExt as _;
use rustix::process::Signal;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

use crate::common::server::{Serving, play, table_of_two};

/// Service Restart: come back soon.
const RESTART: u16 = 1012;

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_is_a_pause() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("gantry.db");
    let serving = Serving::on(&database, 0);
    let (port, address) = (serving.port, serving.address());
    let (table, mut players) = table_of_two(&address).await;
    play(&mut players, 6).await;
    let lines = players[0].lines().max(players[1].lines());

    // a socket that says how it was closed
    let token = players[0].server.token("bot").await.expect("a token");
    let mut request = format!("ws://127.0.0.1:{port}/api/socket").into_client_request().unwrap();
    let bearer = format!("Bearer {token}").parse().unwrap();
    request.headers_mut().insert("authorization", bearer);
    let (mut socket, _) = connect_async(request).await.expect("a socket");
    assert!(socket.next().await.is_some_and(|first| first.is_ok()), "it is ready");

    let told = Instant::now();
    serving.send(Signal::TERM);
    let code = loop {
        let message = socket.next().await.expect("a close frame").expect("a message");
        if let Message::Close(frame) = message {
            break frame.expect("with a reason").code;
        }
    };
    assert_eq!(u16::from(code), RESTART);
    assert_eq!(serving.ends(), Some(0));
    assert!(told.elapsed() < Duration::from_secs(4), "nobody waited for the whole grace");

    // the same port, the same sessions, the same position
    let serving = Serving::on(&database, port);
    for player in &mut players {
        player.enter(&table).await;
        player.see().await;
        assert_eq!(player.lines(), lines);
    }
    play(&mut players, 4).await;
    assert!(players[0].lines().max(players[1].lines()) > lines);
    serving.send(Signal::TERM);
    assert_eq!(serving.ends(), Some(0));
}

#[test]
fn a_hangup_does_not_stop_it() {
    let serving = Serving::start(&[]);
    serving.send(Signal::HUP);
    let answer = serving.ask("GET /healthz HTTP/1.1", "");
    assert!(answer.ends_with("ok\n"), "{answer}");
    serving.send(Signal::TERM);
    assert_eq!(serving.ends(), Some(0));
}
