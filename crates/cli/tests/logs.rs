//! What a server logs: every request with its id, and no secret.

use std::fs;

use gantry_client::Server;
use gantry_wire::ClientMessage;
use rustix::process::Signal;
use serde_json::Value;

use crate::common::server::{Player, Serving, play, table, table_of_two};
use crate::common::text;

/// The value of a header of an answer.
fn header<'a>(answer: &'a str, name: &str) -> &'a str {
    let mut pairs = answer.lines().filter_map(|line| line.split_once(": "));
    pairs.find(|pair| pair.0 == name).unwrap_or_else(|| panic!("{name}: {answer}")).1
}

/// The longest run of hexadecimal digits: tokens, hashes and the secrets of deals have 64.
fn longest_hex(text: &str) -> usize {
    let runs = text.split(|letter: char| !letter.is_ascii_hexdigit());
    runs.map(str::len).max().unwrap_or_default()
}

/// Somebody does everything that has to do with a secret; the secrets.
async fn session(serving: &Serving) -> Vec<String> {
    let (password, wrong, salt) = ("correct horse", "battery staple", "pinch-of-salt");
    let login = |password| format!("{{\"name\": \"Grace\", \"password\": \"{password}\"}}");
    let answer = serving.ask("POST /api/account HTTP/1.1", &login(password));
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let answer = serving.ask("POST /api/login HTTP/1.1", &login(wrong));
    assert!(answer.starts_with("HTTP/1.1 401"), "{answer}");
    let answer = serving.ask("POST /api/login HTTP/1.1", &login(password));
    let cookie = header(&answer, "set-cookie").split(';').next().unwrap().to_owned();
    let head = format!("POST /api/me/tokens HTTP/1.1\r\nCookie: {cookie}");
    let answer = serving.ask(&head, "{\"name\": \"bot\"}");
    let token = answer.split("\"token\":\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let bot = Server::program(&serving.address(), &token).expect("an address");
    assert_eq!(bot.me().await.expect("known").name, "Grace");
    // what is wrong may be shown in a message, too
    serving.ask("POST /api/login HTTP/1.1", &format!("{{\"password\": \"{password}\"}}"));
    serving.ask(&format!("GET /api/me?token={token} HTTP/1.1"), "");
    serving.ask(&format!("GET /{token} HTTP/1.1"), "");
    serving.ask(&format!("GET /api/me HTTP/1.1\r\nAuthorization: Bearer x{token}"), "");

    let mut ada = Player::guest(&serving.address(), "Ada").await;
    let id = ada.server.create(&table()).await.expect("a table");
    ada.enter(&id).await;
    ada.join(salt).await;
    ada.call(ClientMessage::Say("between-us".into())).await;
    let (_, mut players) = table_of_two(&serving.address()).await;
    play(&mut players, 6).await;
    let value = cookie.split_once('=').unwrap().1.to_owned();
    [password, wrong, salt, "between-us", &token, &value].map(str::to_owned).to_vec()
}

#[tokio::test(flavor = "multi_thread")]
async fn logs_name_requests_and_contain_no_secret() {
    let folder = tempfile::tempdir().unwrap();
    for (format, level) in [("json", "trace"), ("text", "info")] {
        let file = folder.path().join(format);
        let arguments = ["--log-format", format, "--log-level", level];
        let serving = Serving::logging_to(&file, &arguments);
        let secrets = session(&serving).await;
        let answer = serving.ask("GET /api/nothing HTTP/1.1", "");
        let id = header(&answer, "x-request-id").to_owned();
        serving.send(Signal::TERM);
        assert_eq!(serving.ends(), Some(0));

        let log = fs::read_to_string(&file).unwrap();
        assert!(log.lines().count() > 20, "{log}");
        for secret in &secrets {
            assert!(!log.contains(secret.as_str()), "{secret} in {log}");
        }
        assert!(longest_hex(&log) < 40, "{log}");
        for word in ["cookie", "gantry_session", "Bearer", "argon2"] {
            assert!(!log.contains(word), "{word} in {}", text(&file));
        }
        let line = log.lines().find(|line| line.contains(&id)).expect("the request is there");
        assert!(line.contains("404") && line.contains("answered"), "{line}");
        if format == "json" {
            for line in log.lines() {
                let entry: Value = serde_json::from_str(line).expect(line);
                assert!(entry["level"].is_string() && entry["timestamp"].is_string(), "{line}");
            }
            let entry: Value = serde_json::from_str(line).unwrap();
            assert_eq!((&entry["status"], &entry["span"]["id"]), (&404.into(), &id.into()));
            assert!(log.contains("\"name\":\"socket\""), "sockets have their own lines");
        }
    }
}
