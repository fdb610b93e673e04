//! The `OpenAPI` file is true: it has every route and no other, and real answers fit it.

use std::collections::BTreeSet;
use std::sync::Arc;

use gantry_server::{PushLimits, PushSettings};
use gantry_store::Memory;
use serde_json::{Value, json};

use crate::common::Serving;
use crate::raw::{self, Reply, request};

const FILE: &str = include_str!("../openapi.json");
/// Where routes are written.
const ROUTER: &str = include_str!("../src/api/mod.rs");
/// The path of results of the deal of the day.
const DAILY: &str = "/api/daily/{game}/{date}";
const METHODS: [&str; 5] = ["get", "post", "put", "delete", "patch"];

fn file() -> Value {
    serde_json::from_str(FILE).expect("JSON")
}

/// Every operation of the file: its method and path.
fn operations(file: &Value) -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    for (path, item) in file["paths"].as_object().expect("paths") {
        for method in item.as_object().expect("methods").keys() {
            found.insert((method.clone(), path.clone()));
        }
    }
    found
}

/// Every route of the source: what comes before the router of the interface is nested is below it.
fn routes() -> BTreeSet<(String, String)> {
    let (inside, outside) = ROUTER.split_once(".nest(\"/api\"").expect("the interface is nested");
    let mut found = BTreeSet::new();
    for (text, prefix) in [(inside, "/api"), (outside, "")] {
        for route in text.split(".route(\"").skip(1) {
            let (path, rest) = route.split_once('"').expect("a path");
            let handlers = rest.split('\n').next().unwrap_or_default();
            for method in METHODS {
                let starts = [format!(" {method}("), format!(".{method}(")];
                if starts.iter().any(|start| handlers.contains(start)) {
                    found.insert((method.to_owned(), format!("{prefix}{path}")));
                }
            }
        }
    }
    found
}

#[test]
fn the_file_has_every_route_and_no_other() {
    assert_eq!(operations(&file()), routes());
}

/// An answer is one of those that the file promises for this operation.
fn check(file: &Value, method: &str, path: &str, reply: &Reply) {
    let method = method.to_lowercase();
    let promised = &file["paths"][path][&method]["responses"][reply.status.to_string()];
    let promised = match promised["$ref"].as_str() {
        Some(named) => file.pointer(named.trim_start_matches('#')).expect("a response"),
        None => promised,
    };
    assert!(promised.is_object(), "{method} {path} answers {}: {}", reply.status, reply.body);
    let kind = reply.head.lines().find_map(|line| line.strip_prefix("content-type: "));
    let Some(content) = promised.get("content") else {
        assert_eq!(reply.body, "", "{method} {path} has no body");
        return;
    };
    let promised = &content[kind.expect("a type")]["schema"];
    assert!(promised.is_object(), "{method} {path} answers with {kind:?}");
    if kind != Some("application/json") {
        return;
    }
    let mut schema = promised.clone();
    schema["components"] = file["components"].clone();
    let validator = jsonschema::draft202012::new(&schema).expect("a schema");
    let body: Value = serde_json::from_str(&reply.body).expect("JSON");
    let faults: Vec<String> = validator.iter_errors(&body).map(|it| it.to_string()).collect();
    assert!(faults.is_empty(), "{method} {path}: {faults:?} in {body}");
}

#[test]
fn an_answer_that_differs_is_found() {
    let (file, head) = (file(), "content-type: application/json".to_owned());
    let me = r#"{"account":"a","name":"Ada","role":"guest"}"#;
    for (status, body, holds) in [
        (200, me.to_owned(), true),
        (200, me.replace('}', r#","secret":1}"#), false),
        (200, me.replace("guest", "king"), false),
        (200, r#"{"name":"Ada"}"#.to_owned(), false),
        (418, me.to_owned(), false),
    ] {
        let reply = Reply { status, head: head.clone(), body: body.clone() };
        let checked = std::panic::catch_unwind(|| check(&file, "GET", "/api/me", &reply));
        assert_eq!(checked.is_ok(), holds, "{status} {body}");
    }
}

#[tokio::test]
async fn unauthenticated_requests_are_answered_as_the_file_says() {
    let serving = Serving::on(Arc::new(Memory::new())).await;
    let file = file();
    for (method, path) in operations(&file) {
        let at = ["{id}", "{name}", "{game}", "{date}"]
            .iter()
            .fold(path.clone(), |path, part| path.replace(part, "nothing"));
        let body = if method == "post" { "{}" } else { "" };
        let reply = request(&serving.address, &method.to_uppercase(), &at, "", body).await;
        check(&file, &method, &path, &reply);
    }
    serving.stop().await;
}

#[tokio::test]
async fn answers_are_as_the_file_says() {
    let (contact, hosts) = ("mailto:host@games.example".into(), vec!["push.example".into()]);
    let (store, push) =
        (Arc::new(Memory::new()), PushSettings { contact, hosts, limits: PushLimits::default() });
    let serving = Serving::pushing(store, push).await;
    let (file, at) = (file(), &serving.address);
    let mut ada = raw::guest(at, "Ada").await;
    let settings = json!({ "game": "launch-pad", "chairs": ["Person", { "Bot": "greedy" }],
        "access": "Open", "pace": { "PerMove": { "seconds": 30 } } });
    let open = request(at, "POST", "/api/tables", &ada, &settings.to_string()).await;
    check(&file, "POST", "/api/tables", &open);
    let created: Value = serde_json::from_str(&open.body).expect("JSON");
    let table = created["table"].as_str().expect("an id").to_owned();
    let one = format!("/api/tables/{table}");
    let record = format!("{one}/record");
    let analysis = format!("{one}/analysis");
    let bad = json!({ "game": "chess", "chairs": [] }).to_string();
    let (name, token) = (json!({ "name": "Ada L." }), json!({ "name": "bot" }));
    let subscription = json!({ "endpoint": "https://push.example/ada" });
    let ended = "/api/me/push?endpoint=https%3A%2F%2Fpush.example%2Fada".to_owned();
    let login = json!({ "name": "Ada L.", "password": "correct horse" });
    let again = json!({ "old": "correct horse", "new": "battery staple" });
    for (method, path, template, body) in [
        ("GET", "/api/games", "", String::new()),
        ("GET", "/api/session", "", String::new()),
        ("GET", "/api/me", "", String::new()),
        ("GET", "/api/tables", "", String::new()),
        ("GET", "/api/tables?mine=true", "/api/tables", String::new()),
        ("GET", "/api/tables?phase=asleep", "/api/tables", String::new()),
        ("GET", &one, "/api/tables/{id}", String::new()),
        ("GET", &record, "/api/tables/{id}/record", String::new()),
        ("POST", &analysis, "/api/tables/{id}/analysis", String::new()),
        ("POST", "/api/tables", "", bad),
        ("POST", "/api/me/name", "", name.to_string()),
        ("POST", "/api/me/tokens", "", token.to_string()),
        ("POST", "/api/me/tokens", "", token.to_string()),
        ("GET", "/api/me/tokens", "", String::new()),
        ("DELETE", "/api/me/tokens/bot", "/api/me/tokens/{name}", String::new()),
        ("GET", "/api/daily/lift-off/2026-11-18", DAILY, String::new()),
        ("GET", "/api/daily/lift-off/tomorrow", DAILY, String::new()),
        ("POST", "/api/daily/lift-off/2026-11-18", DAILY, json!({ "record": "" }).to_string()),
        ("POST", "/api/daily/lift-off/2026-11-18", DAILY, String::new()),
        ("GET", "/api/push", "", String::new()),
        ("POST", "/api/me/push", "", subscription.to_string()),
        ("DELETE", &ended, "/api/me/push", String::new()),
        ("DELETE", "/api/me/push", "", String::new()),
        ("POST", "/api/me/push", "", subscription.to_string()),
        ("POST", "/api/account", "", login.to_string()),
        ("POST", "/api/me/password", "", again.to_string()),
        ("POST", "/api/login", "", login.to_string()),
        ("GET", "/api/me/export", "", String::new()),
        ("GET", "/api/me/sessions", "", String::new()),
        ("GET", "/api/tables?mine=true&results=true", "/api/tables", String::new()),
        ("GET", "/api/accounts?name=Ada%20L.", "/api/accounts", String::new()),
        ("GET", "/api/openapi.json", "", String::new()),
        ("POST", "/api/logout", "", String::new()),
        ("GET", "/healthz", "", String::new()),
        ("GET", "/readyz", "", String::new()),
        ("GET", "/metrics", "", String::new()),
    ] {
        let reply = request(at, method, path, &ada, &body).await;
        check(&file, method, if template.is_empty() { path } else { template }, &reply);
        if path == "/api/account" {
            // a member has a new session
            ada = raw::cookie(&reply).expect("a cookie");
        }
    }
    let bob = raw::guest(at, "Bob").await;
    let gone = request(at, "DELETE", "/api/me", &bob, "").await;
    check(&file, "DELETE", "/api/me", &gone);
    serving.stop().await;
}
