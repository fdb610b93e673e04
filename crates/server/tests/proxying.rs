//! Behind a proxy: whose headers are trusted.

use gantry_server::{Client, Hosts, Networks, Proxies, ProxyHeader, Site};

use crate::common::Serving;
use crate::requests::{ask, header, status};

/// A server with a name, and with this proxy in front of it.
async fn behind(proxy: &str) -> Serving {
    let trusted = Networks::new(&[proxy.parse().expect("an address")]);
    let site = Site {
        hosts: Hosts::new(&["games.example".into()]),
        proxies: Proxies { trusted, header: ProxyHeader::XForwarded },
        ..Site::new(Client::EMBEDDED)
    };
    Serving::with(gantry_store::open("memory:").await.expect("memory"), site).await
}

const GUEST: &str = "{\"name\": \"Ada\"}";

#[tokio::test]
async fn the_headers_of_a_trusted_proxy_are_used() {
    let serving = behind("127.0.0.1").await;
    let head = "POST /api/guest HTTP/1.1\r\nHost: upstream\r\nOrigin: https://games.example\r\n\
                X-Forwarded-For: 203.0.113.9\r\nX-Forwarded-Proto: https\r\n\
                X-Forwarded-Host: games.example\r\nX-Request-Id: from-the-proxy";
    let answer = ask(&serving, head, GUEST).await;
    assert_eq!(status(&answer), "200", "{answer}");
    assert!(header(&answer, "set-cookie").is_some_and(|cookie| cookie.ends_with("; Secure")));
    assert_eq!(header(&answer, "strict-transport-security"), Some("max-age=31536000"));
    assert_eq!(header(&answer, "x-request-id"), Some("from-the-proxy"));
    // the forwarded host name is checked in the same way
    let answer = ask(&serving, &head.replace("games.example", "evil.example"), GUEST).await;
    assert_eq!(status(&answer), "421", "{answer}");
    let plain = head.replace("Proto: https", "Proto: http");
    let answer = ask(&serving, &plain, GUEST).await;
    assert!(header(&answer, "set-cookie").is_some_and(|cookie| !cookie.contains("Secure")));
    assert_eq!(header(&answer, "strict-transport-security"), None);
    serving.stop().await;
}

/// Otherwise a client could count as this machine.
#[tokio::test]
async fn a_proxy_that_does_not_say_for_whom_it_asks_is_refused() {
    let serving = behind("127.0.0.1").await;
    for line in ["X-Forwarded-For: unknown", "X-Forwarded-For: \u{e9}", "Forwarded: for=1.1.1.1"] {
        let head = format!("GET /metrics HTTP/1.1\r\nHost: games.example\r\n{line}");
        let answer = ask(&serving, &head, "").await;
        assert_eq!(status(&answer), "400", "{answer}");
        assert!(answer.contains("unknown-source"), "{answer}");
        assert!(header(&answer, "x-request-id").is_some(), "{answer}");
    }
    serving.stop().await;
}

#[tokio::test]
async fn the_headers_of_others_are_ignored() {
    let serving = behind("192.0.2.1").await;
    let head = "POST /api/guest HTTP/1.1\r\nHost: games.example\r\nX-Forwarded-Proto: https\r\n\
                X-Forwarded-For: 203.0.113.9\r\nX-Forwarded-Host: evil.example\r\n\
                X-Request-Id: from-a-stranger";
    let answer = ask(&serving, head, GUEST).await;
    assert_eq!(status(&answer), "200", "{answer}");
    assert!(header(&answer, "set-cookie").is_some_and(|cookie| !cookie.contains("Secure")));
    assert_eq!(header(&answer, "strict-transport-security"), None);
    let id = header(&answer, "x-request-id").expect("an id");
    assert!(id.len() == 16 && id != "from-a-stranger", "{id}");
    serving.stop().await;
}

#[tokio::test]
async fn rates_are_counted_by_who_asks_and_not_by_the_proxy() {
    let serving = behind("127.0.0.1").await;
    let guest = async |from: &str| {
        let head = format!(
            "POST /api/guest HTTP/1.1\r\nHost: games.example\r\nX-Forwarded-For: 1.1.1.1, {from}"
        );
        let answer = ask(&serving, &head, GUEST).await;
        status(&answer).to_owned()
    };
    let mut refused = 0;
    for _ in 0..35 {
        refused += u32::from(guest("203.0.113.9").await == "429");
    }
    assert!(refused > 0, "one address is limited");
    assert_eq!(guest("203.0.113.10").await, "200", "and another one is not");
    serving.stop().await;
}

#[tokio::test]
async fn metrics_are_for_this_machine() {
    const HEAD: &str = "GET /metrics HTTP/1.1\r\nHost: games.example";
    let serving = behind("127.0.0.1").await;
    let forwarded = format!("{HEAD}\r\nX-Forwarded-For: 203.0.113.9");
    assert_eq!(status(&ask(&serving, &forwarded, "").await), "404");
    let missing = ask(&serving, "GET /api/tables/abc HTTP/1.1\r\nHost: games.example", "").await;
    assert_eq!(status(&missing), "404");
    ask(&serving, "BREW /api/me HTTP/1.1\r\nHost: games.example", "").await;
    let answer = ask(&serving, HEAD, "").await;
    assert_eq!(status(&answer), "200");
    for line in [
        "gantry_requests_total{method=\"GET\",route=\"/api/tables/{id}\",status=\"404\"} 1",
        "gantry_requests_total{method=\"GET\",route=\"/metrics\",status=\"404\"} 1",
        "gantry_requests_total{method=\"other\",route=\"/api/me\",status=\"405\"} 1",
        "gantry_request_seconds_count{route=\"/api/tables/{id}\"} 1",
        "gantry_sockets 0",
        "gantry_thinking_queue 0",
        "gantry_build_info{version=\"0.1.0\"} 1",
    ] {
        assert!(answer.contains(line), "{line}\n{answer}");
    }
    serving.stop().await;
    // behind an untrusted proxy every client looks like this machine
    let serving = behind("192.0.2.1").await;
    assert_eq!(status(&ask(&serving, &forwarded, "").await), "404");
    assert_eq!(status(&ask(&serving, HEAD, "").await), "200");
    serving.stop().await;
}
