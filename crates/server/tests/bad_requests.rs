//! Bad HTTP requests: malformed, too large, too many, or from another site.

use std::borrow::Borrow;
use std::sync::Arc;

use gantry_server::{Limits, Rate};
use gantry_store::{Memory, Store, TableFilter};

use crate::common::Serving;
use crate::raw::{self, authority, request};

async fn serving(limits: impl Borrow<Limits>) -> (Arc<dyn Store>, Serving) {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let serving = Serving::within(store.clone(), limits).await;
    (store, serving)
}

async fn tables(store: &Arc<dyn Store>) -> usize {
    store.tables(&TableFilter { limit: 100, ..TableFilter::default() }).await.expect("memory").len()
}

#[tokio::test]
async fn malformed_requests_get_an_error_code_and_a_sentence() {
    let (store, serving) = serving(Limits::default()).await;
    let at = &serving.address;
    let ada = raw::guest(at, "Ada").await;
    let chairs = r#"["Person","Person"]"#;
    for (method, path, who, body, status, error) in [
        ("POST", "/api/guest", "", "", 400, "invalid"),
        ("POST", "/api/guest", "", "{", 400, "invalid"),
        ("POST", "/api/guest", "", r#"{"name":5}"#, 400, "invalid"),
        ("POST", "/api/guest", "", r#"{"name":""}"#, 400, "bad-name"),
        ("POST", "/api/guest", "", r#"{"name":"Ada","admin":true}"#, 400, "invalid"),
        ("POST", "/api/guest", "", "{\"name\":\"\\u202eadA\"}", 400, "bad-name"),
        ("GET", "/api/guest", "", "", 405, "method"),
        ("GET", "/api/nothing", "", "", 404, "not-found"),
        ("GET", "/api/me", "", "", 401, "stranger"),
        ("GET", "/api/me", "cookie: gantry_session=forged\r\n", "", 401, "stranger"),
        ("GET", "/api/me", "authorization: Bearer forged\r\n", "", 401, "stranger"),
        ("GET", "/api/me", "authorization: Bearer \r\n", "", 401, "stranger"),
        ("GET", "/api/tables?phase=asleep", &ada, "", 400, "invalid"),
        ("GET", "/api/tables?sleepy=1", &ada, "", 400, "invalid"),
        ("GET", "/api/tables?mine=maybe", &ada, "", 400, "invalid"),
        ("GET", "/api/tables/nowhere", &ada, "", 404, "not-found"),
        ("GET", "/api/tables/nowhere/record", &ada, "", 404, "not-found"),
        ("DELETE", "/api/tables/nowhere", &ada, "", 405, "method"),
        ("DELETE", "/api/me/tokens/nothing", &ada, "", 404, "not-found"),
        ("GET", "/api/socket", &ada, "", 400, "invalid"),
        ("POST", "/api/tables", &ada, r#"{"game":"chess","chairs":[]}"#, 422, "refused"),
        ("POST", "/api/tables", &ada, r#"{"game":"lift-off"}"#, 400, "invalid"),
        (
            "POST",
            "/api/tables",
            "",
            &format!(r#"{{"game":"lift-off","chairs":{chairs}}}"#),
            401,
            "stranger",
        ),
        (
            "POST",
            "/api/tables",
            &ada,
            &format!(r#"{{"game":"lift-off","chairs":{chairs},"spectator":"Nobody"}}"#),
            400,
            "invalid",
        ),
        (
            "POST",
            "/api/tables",
            &ada,
            &format!(
                r#"{{"game":"lift-off","chairs":{chairs},"pace":{{"PerMove":{{"seconds":0}}}}}}"#
            ),
            422,
            "refused",
        ),
    ] {
        let reply = request(at, method, path, who, body).await;
        assert_eq!((reply.status, reply.error().as_str()), (status, error), "{path} {body}");
    }
    assert_eq!(tables(&store).await, 0);
    serving.stop().await;
}

#[tokio::test]
async fn bodies_and_heads_are_limited() {
    let (store, serving) = serving(Limits::default()).await;
    let at = &serving.address;
    let ada = raw::guest(at, "Ada").await;
    let giant = format!(r#"{{"name":"{}"}}"#, "x".repeat(600 * 1024));
    let reply = request(at, "POST", "/api/guest", "", &giant).await;
    assert_eq!(reply.status, 413, "{}", reply.body);
    // without a length, it is read only up to the limit
    let chunk = "x".repeat(64 * 1024);
    let chunks = format!("{:x}\r\n{chunk}\r\n", chunk.len()).repeat(10);
    let head =
        format!("POST /api/guest HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", authority(at));
    let chunked = "content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n";
    let reply = raw::send(at, &format!("{head}{chunked}{chunks}0\r\n\r\n")).await;
    assert!(matches!(reply.status, 400 | 413), "{reply:?}");
    let lines = format!("x-long: {}\r\n", "y".repeat(1 << 20));
    let reply = request(at, "GET", "/api/games", &lines, "").await;
    assert_eq!(reply.status, 431, "{}", reply.body);
    let reply = request(at, "GET", &format!("/api/tables/{}", "z".repeat(20_000)), &ada, "").await;
    assert!(matches!(reply.status, 404 | 414), "{}", reply.status);
    assert_eq!(tables(&store).await, 0);
    serving.stop().await;
}

#[tokio::test]
async fn requests_of_other_pages_and_hosts_are_refused() {
    let (store, serving) = serving(Limits::default()).await;
    let at = &serving.address;
    let ada = raw::guest(at, "Ada").await;
    let table = r#"{"game":"lift-off","chairs":["Person","Person"]}"#;
    let foreign = format!("{ada}origin: http://evil.example\r\n");
    for origin in ["http://evil.example", "null", "not an origin"] {
        let lines = format!("{ada}origin: {origin}\r\n");
        let reply = request(at, "POST", "/api/tables", &lines, table).await;
        assert_eq!((reply.status, reply.error().as_str()), (403, "other-page"), "{origin}");
        let reply = request(at, "GET", "/api/me", &lines, "").await;
        assert_eq!(reply.status, 401, "the cookie does not count: {origin}");
    }
    let socket = raw::Raw::open(at, &foreign, "").await;
    let Err(tokio_tungstenite::tungstenite::Error::Http(response)) = socket.map(|_| ()) else {
        panic!("another page has a socket");
    };
    assert_eq!(response.status(), 403);
    let own = format!("{ada}origin: http://{}\r\n", authority(at));
    assert_eq!(request(at, "POST", "/api/tables", &own, table).await.status, 200);
    for head in [
        "GET /api/games HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n",
        "GET http://evil.example/api/games HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n",
    ] {
        assert_eq!(raw::send(at, head).await.status, 421, "{head}");
    }
    let nameless = "GET /api/games HTTP/1.1\r\nconnection: close\r\n\r\n";
    assert_eq!(raw::send(at, nameless).await.status, 400);
    assert_eq!(tables(&store).await, 1);
    serving.stop().await;
}

#[tokio::test]
async fn requests_above_the_rate_are_refused() {
    let rate = Rate { burst: 3, per_minute: 1 };
    let limits = Limits { sign_ins: rate, tables: rate, ..Limits::default() };
    let (store, serving) = serving(limits).await;
    let at = &serving.address;
    let ada = raw::guest(at, "Ada").await;
    let table = r#"{"game":"lift-off","chairs":["Person","Person"]}"#;
    for times in 0..5 {
        let reply = request(at, "POST", "/api/tables", &ada, table).await;
        assert_eq!(reply.status, if times < 3 { 200 } else { 429 });
    }
    assert_eq!(tables(&store).await, 3);
    for times in 1..5 {
        let reply = request(at, "POST", "/api/guest", "", r#"{"name":"Bob"}"#).await;
        assert_eq!(reply.status, if times < 3 { 200 } else { 429 });
    }
    serving.stop().await;
}
