//! The server at a real port, with clients that are slow, silent or use other names.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::routing::get;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, mpsc};
use tokio::task::JoinHandle;

use crate::connections::serve_all;
use crate::ingress::Ingress;
use crate::layers::{POLICY, layered};
use crate::metrics::Metrics;
use crate::{Hosts, Limits, Networks, Proxies};

/// Longer than anything takes; reaching it means that something hangs.
const TIMEOUT: Duration = Duration::from_secs(30);
/// A limit that takes effect.
const SHORT: Duration = Duration::from_millis(40);
/// A limit that does not.
const LONG: Duration = Duration::from_hours(1);
/// More than systems buffer for a client that does not read.
const MUCH: usize = 64 << 20;

fn limits() -> Limits {
    let (head, answer, stall, grace) = (LONG, LONG, LONG, LONG);
    let (body_bytes, connections) = (100, 100);
    Limits { head, answer, stall, body_bytes, connections, grace, ..Limits::default() }
}

struct Running {
    address: SocketAddr,
    /// Tells the server to stop.
    stop: mpsc::Sender<()>,
    /// Signals that `/slow` is being answered, and lets it finish.
    slow: Arc<(Notify, Notify)>,
    task: JoinHandle<()>,
}

impl Running {
    async fn start(limits: &Limits) -> Self {
        let slow = Arc::new((Notify::new(), Notify::new()));
        let known = slow.clone();
        let answer_slowly = move || async move {
            let (began, go_on) = &*known;
            began.notify_one();
            go_on.notified().await;
            "at last"
        };
        let router = Router::new()
            .route("/", get(|| async { "here" }))
            .route("/much", get(|| async { vec![0; MUCH] }))
            .route("/panic", get(|| async { panic!("planted") as &str }))
            .route("/slow", get(answer_slowly));
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, told) = mpsc::channel(2);
        let ingress = Ingress::new(Proxies::default(), Arc::new(Metrics::default()));
        let router = layered(router, ingress, Hosts::new(&["games.example".into()]), limits);
        let task = tokio::spawn(serve_all(
            listener,
            router,
            Arc::new(*limits),
            Networks::default(),
            None,
            told,
        ));
        Self { address, stop, slow, task }
    }

    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.unwrap()
    }

    /// A connection that has been answered once, so that the server is known to have accepted it.
    async fn answered(&self) -> TcpStream {
        let mut stream = self.connect().await;
        say(&mut stream, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").await;
        assert!(until(&mut stream, "here").await.starts_with("HTTP/1.1 200"));
        stream
    }

    /// The response to a request, on a new connection.
    async fn ask(&self, head: &str) -> String {
        let mut stream = self.connect().await;
        say(&mut stream, &format!("{head}\r\nConnection: close\r\n\r\n")).await;
        to_the_end(&mut stream).await
    }

    async fn ends(self) {
        tokio::time::timeout(TIMEOUT, self.task).await.expect("it stops").unwrap();
        assert!(TcpStream::connect(self.address).await.is_err(), "nobody listens");
    }
}

async fn say(stream: &mut TcpStream, text: &str) {
    stream.write_all(text.as_bytes()).await.unwrap();
}

/// Everything until the other side closes. A connection that is cut off ends, too.
async fn to_the_end(stream: &mut TcpStream) -> String {
    let mut all = Vec::new();
    let end = tokio::time::timeout(TIMEOUT, stream.read_to_end(&mut all)).await;
    drop(end.expect("it is closed"));
    String::from_utf8_lossy(&all).into_owned()
}

/// Everything up to these words.
async fn until(stream: &mut TcpStream, words: &str) -> String {
    let mut all = String::new();
    while !all.ends_with(words) {
        let byte = tokio::time::timeout(TIMEOUT, stream.read_u8()).await.expect("it answers");
        all.push(char::from(byte.unwrap_or_else(|error| panic!("{error} after {all:?}"))));
    }
    all
}

#[tokio::test]
async fn an_incomplete_request_times_out() {
    let running = Running::start(&Limits { head: SHORT, ..limits() }).await;
    for half in ["", "GET / HTTP/1.1\r\nHost: local", "GET / HTTP/1.1\r\n"] {
        let mut stream = running.connect().await;
        say(&mut stream, half).await;
        assert!(!to_the_end(&mut stream).await.contains("200"), "{half:?}");
    }
    let mut idle = running.connect().await;
    say(&mut idle, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").await;
    let all = to_the_end(&mut idle).await;
    // On a busy machine even this may come too late.
    assert!(all.is_empty() || all.ends_with("here"), "{all}");
}

#[tokio::test]
async fn a_client_that_does_not_read_is_disconnected() {
    let running = Running::start(&Limits { stall: SHORT, connections: 1, ..limits() }).await;
    let mut stalled = running.connect().await;
    say(&mut stalled, "GET /much HTTP/1.1\r\nHost: localhost\r\n\r\n").await;
    until(&mut stalled, "\r\n\r\n").await;
    // The only slot is free again.
    running.answered().await;
}

#[tokio::test]
async fn connections_above_the_limit_wait() {
    let running = Running::start(&Limits { connections: 1, ..limits() }).await;
    let first = running.answered().await;
    let mut second = running.connect().await;
    say(&mut second, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").await;
    let early = tokio::time::timeout(SHORT, second.read_u8()).await;
    assert!(early.is_err(), "it waits: {early:?}");
    drop(first);
    until(&mut second, "here").await;
}

#[tokio::test]
async fn an_incomplete_request_does_not_delay_stopping() {
    let running = Running::start(&Limits { grace: SHORT, ..limits() }).await;
    let mut half = running.answered().await;
    say(&mut half, "GET / HTTP/1.1\r\nHost: lo").await;
    running.stop.try_send(()).unwrap();
    running.ends().await;
    assert_eq!(to_the_end(&mut half).await, "");
}

#[tokio::test]
async fn requests_in_progress_are_answered_before_it_stops() {
    let running = Running::start(&limits()).await;
    let idle = running.answered().await;
    let mut asked = running.answered().await;
    say(&mut asked, "GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n").await;
    running.slow.0.notified().await;
    running.stop.try_send(()).unwrap();
    running.slow.1.notify_one();
    let answer = to_the_end(&mut asked).await;
    assert!(answer.ends_with("at last"), "{answer}");
    running.ends().await;
    drop(idle);
}

#[tokio::test]
async fn a_second_order_stops_it_at_once() {
    let running = Running::start(&limits()).await;
    let mut asked = running.answered().await;
    say(&mut asked, "GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n").await;
    running.slow.0.notified().await;
    running.stop.try_send(()).unwrap();
    running.stop.try_send(()).unwrap();
    running.ends().await;
    assert_eq!(to_the_end(&mut asked).await, "");
}

#[tokio::test]
async fn a_slow_answer_times_out() {
    let running = Running::start(&Limits { answer: SHORT, ..limits() }).await;
    let answer = running.ask("GET /slow HTTP/1.1\r\nHost: localhost").await;
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
}

#[tokio::test]
async fn a_body_has_a_limit() {
    let running = Running::start(&limits()).await;
    let answer = running.ask("GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 101").await;
    assert!(answer.starts_with("HTTP/1.1 413"), "{answer}");
}

#[tokio::test]
async fn a_panic_ends_one_request_only() {
    let running = Running::start(&limits()).await;
    let answer = running.ask("GET /panic HTTP/1.1\r\nHost: localhost").await;
    assert!(answer.starts_with("HTTP/1.1 500") && !answer.contains("planted"), "{answer}");
    running.answered().await;
}

#[tokio::test]
async fn only_allowed_names_are_answered() {
    let running = Running::start(&limits()).await;
    for (host, status) in [
        ("Host: localhost:8000", 200),
        ("Host: 127.0.0.1", 200),
        ("Host: GAMES.example:80", 200),
        ("Host: evil.example", 421),
        ("Host: 192.0.2.1", 421),
        ("Host: localhost@evil.example", 421),
        ("Host:", 400),
        ("Accept: */*", 400),
        ("Host: localhost\r\nHost: localhost", 400),
    ] {
        let answer = running.ask(&format!("GET / HTTP/1.1\r\n{host}")).await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{host}: {answer}");
        let (_, body) = answer.split_once("\r\n\r\n").unwrap();
        assert_eq!(body.lines().count(), 1, "{body}");
    }
    let answer = running.ask("GET http://evil.example/ HTTP/1.1\r\nHost: localhost").await;
    assert!(answer.starts_with("HTTP/1.1 421 "), "{answer}");
}

#[tokio::test]
async fn every_response_has_the_security_headers() {
    let running = Running::start(&limits()).await;
    for request in ["GET / HTTP/1.1\r\nHost: localhost", "GET / HTTP/1.1\r\nHost: evil.example"] {
        let answer = running.ask(request).await.to_lowercase();
        for header in [
            format!("content-security-policy: {POLICY}\r\n").as_str(),
            "x-content-type-options: nosniff\r\n",
            "referrer-policy: no-referrer\r\n",
            "cross-origin-opener-policy: same-origin\r\n",
            "cross-origin-resource-policy: same-origin\r\n",
            "permissions-policy: ",
        ] {
            assert!(answer.contains(&header.to_lowercase()), "{header}\n{answer}");
        }
    }
}
