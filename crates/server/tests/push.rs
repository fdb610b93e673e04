//! Calls by web push, to a push service on this machine.

use std::sync::atomic::{AtomicU16, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use gantry_client::{Encoding, Server};
use gantry_server::{PushLimits, PushSettings};
use gantry_store::{Memory, People, SubscriptionRow};
use gantry_wire::{Answer, ChairPlan, ClientMessage, TableSettings};
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use serde_json::{Value, json};
use tokio::net::TcpListener;

use crate::common::{Player, Serving, refusal, table_of_two, until};

const CONTACT: &str = "mailto:host@games.example";

/// One call: for which browser, with which headers, when.
#[derive(Clone, Debug)]
struct Call {
    browser: String,
    headers: HeaderMap,
    at: Instant,
}

/// A push service that takes note of its calls.
struct Service {
    origin: String,
    calls: Arc<Mutex<Vec<Call>>>,
    /// The status of its answers.
    status: Arc<AtomicU16>,
}

impl Service {
    async fn start() -> Self {
        let (calls, status) = (Arc::<Mutex<Vec<Call>>>::default(), Arc::new(AtomicU16::new(201)));
        let (noted, answer) = (calls.clone(), status.clone());
        let handler = async move |Path(browser): Path<String>, headers: HeaderMap| {
            noted.lock().expect("a note").push(Call { browser, headers, at: Instant::now() });
            StatusCode::from_u16(answer.load(Ordering::Relaxed)).expect("a status")
        };
        let router = Router::new().route("/{browser}", post(handler));
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let origin = format!("http://{}", listener.local_addr().expect("bound"));
        tokio::spawn(async move { axum::serve(listener, router).await });
        Self { origin, calls, status }
    }

    fn endpoint(&self, browser: &str) -> String {
        format!("{}/{browser}", self.origin)
    }

    fn calls(&self) -> Vec<Call> {
        self.calls.lock().expect("notes").clone()
    }

    /// Waits for this many calls.
    async fn called(&self, times: usize) -> Vec<Call> {
        until(async || Some(self.calls()).filter(|calls| calls.len() >= times)).await
    }
}

fn settings(host: &str, limits: PushLimits) -> PushSettings {
    PushSettings { contact: CONTACT.into(), hosts: vec![host.into()], limits }
}

/// A server that may call services on this machine.
async fn serving(store: Arc<Memory>, pause: Duration) -> Serving {
    let limits = PushLimits { allows_loopback: true, pause, ..PushLimits::default() };
    Serving::pushing(store, settings("127.0.0.1", limits)).await
}

async fn subscribe(server: &Server, endpoint: &str) {
    let body = json!({ "endpoint": endpoint });
    assert_eq!(server.post("api/me/push", &body).await.expect("subscribed"), Value::Null);
}

/// What is stored of an account's browsers: the failures of each.
async fn failures(store: &Memory, account: &str) -> Vec<u64> {
    let rows = store.subscriptions().of(account).await.expect("memory");
    rows.into_iter().map(|row| row.failures).collect()
}

/// A table of which Ada is the host but where she does not sit; when Ben does, she may begin.
async fn full_table(serving: &Serving, ada: &Server, number: usize) -> Player {
    let chairs = vec![ChairPlan::Bot("greedy".into()), ChairPlan::Person];
    let settings = TableSettings { chairs, ..TableSettings::for_people("launch-pad", 2) };
    let table = ada.create(&settings).await.expect("a table");
    let mut ben = Player::guest(serving, &format!("Ben {number}"), Encoding::Postcard).await;
    assert_eq!(ben.enter(&table).await, Answer::Opened(table));
    assert_eq!(ben.join().await, Answer::Done);
    ben
}

/// The claims of a call, whose signature is right.
fn claims(call: &Call, key: &str) -> Value {
    let authorization = call.headers["authorization"].to_str().expect("text");
    let authorization = authorization.strip_prefix("vapid t=").expect("VAPID");
    let (token, shown) = authorization.split_once(", k=").expect("a key");
    assert_eq!(shown, key, "the key that browsers subscribe for");
    let (signed, signature) = token.rsplit_once('.').expect("a signature");
    let decode = |text: &str| URL_SAFE_NO_PAD.decode(text).expect("base64");
    let public = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, decode(key));
    public.verify(signed.as_bytes(), &decode(signature)).expect("the right signature");
    let (head, claims) = signed.split_once('.').expect("claims");
    let head: Value = serde_json::from_slice(&decode(head)).expect("JSON");
    assert_eq!(head, json!({ "typ": "JWT", "alg": "ES256" }));
    serde_json::from_slice(&decode(claims)).expect("JSON")
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_away_is_called_when_it_is_their_turn() {
    let service = Service::start().await;
    let serving = serving(Arc::new(Memory::new()), Duration::from_mins(1)).await;
    let two = TableSettings::for_people("launch-pad", 2);
    let (_, players) = table_of_two(&serving, &two, [Encoding::Postcard; 2]).await;
    let [mut ada, mut ben] = players;
    while ada.choices().is_empty() && ben.choices().is_empty() {
        tokio::select! {
            _ = ada.see() => {}
            _ = ben.see() => {}
        }
    }
    let (mut here, away) = if ada.choices().is_empty() { (ben, ada) } else { (ada, ben) };
    subscribe(&here.server, &service.endpoint("here")).await;
    subscribe(&away.server, &service.endpoint("away")).await;
    let Player { server, socket, .. } = away;
    drop(socket);
    let mine = || async { server.get("api/tables?mine=true").await.expect("a list") };
    assert_eq!(mine().await[0]["your_turn"], false);
    while let Some(choice) = here.choices().first() {
        let before = here.frame.as_ref().map(|frame| frame.version);
        let act = ClientMessage::Act(choice.clone());
        assert_eq!(here.call(act).await, Answer::Done);
        // frames about who is connected may come first
        while Some(here.see().await.version) <= before {}
    }
    service.called(1).await;
    assert_eq!(mine().await[0]["your_turn"], true);
    let calls = service.calls();
    assert_eq!(calls.len(), 1, "whoever is here is not called: {calls:?}");
    let headers = &calls[0].headers;
    assert_eq!(calls[0].browser, "away");
    assert_eq!(
        (&headers["content-length"], &headers["ttl"]),
        (&"0".parse().unwrap(), &"86400".parse().unwrap())
    );
    let key = server.get("api/push").await.expect("set up")["key"].as_str().map(str::to_owned);
    let claims = claims(&calls[0], &key.expect("a key"));
    assert_eq!((&claims["aud"], &claims["sub"]), (&json!(service.origin), &json!(CONTACT)));
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let valid = claims["exp"].as_u64().expect("a time") - now.expect("after 1970").as_secs();
    assert!((1..=24 * 60 * 60).contains(&valid), "{valid}");
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn several_calls_are_one_until_the_pause_is_over() {
    const PAUSE: Duration = Duration::from_secs(2);
    let service = Service::start().await;
    let serving = serving(Arc::new(Memory::new()), PAUSE).await;
    let ada = Server::guest(&serving.address, "Ada").await.expect("welcome");
    subscribe(&ada, &service.endpoint("ada")).await;
    full_table(&serving, &ada, 1).await;
    service.called(1).await;
    for number in 2..5 {
        full_table(&serving, &ada, number).await;
    }
    let calls = service.called(2).await;
    assert!(calls[1].at - calls[0].at + Duration::from_millis(500) >= PAUSE, "{calls:?}");
    tokio::time::sleep(PAUSE + Duration::from_millis(500)).await;
    assert_eq!(service.calls().len(), 2, "three tables were one call");
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn browsers_that_are_gone_are_forgotten_and_failures_are_counted() {
    let (service, store) = (Service::start().await, Arc::new(Memory::new()));
    let serving = serving(store.clone(), Duration::ZERO).await;
    let ada = Server::guest(&serving.address, "Ada").await.expect("welcome");
    let id = ada.me().await.expect("known").account;
    subscribe(&ada, &service.endpoint("ada")).await;
    for (number, (status, expected)) in
        [(500, vec![1]), (302, vec![2]), (201, vec![0]), (410, vec![])].into_iter().enumerate()
    {
        service.status.store(status, Ordering::Relaxed);
        full_table(&serving, &ada, number).await;
        let stored = async || (failures(&store, &id).await == expected).then_some(());
        until(stored).await;
    }
    assert_eq!(service.calls().len(), 4, "redirects are not followed");
    // one failure more than is endured
    let endpoint = service.endpoint("ada");
    let failures_before = PushLimits::default().failures - 1;
    let row =
        SubscriptionRow { endpoint, account: id.clone(), created_ms: 1, failures: failures_before };
    store.subscriptions().put(row).await.expect("memory");
    service.status.store(500, Ordering::Relaxed);
    full_table(&serving, &ada, 9).await;
    until(async || failures(&store, &id).await.is_empty().then_some(())).await;
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_resolves_to_a_private_address_is_not_called() {
    let store = Arc::new(Memory::new());
    let serving =
        Serving::pushing(store.clone(), settings("localhost", PushLimits::default())).await;
    let ada = Server::guest(&serving.address, "Ada").await.expect("welcome");
    let id = ada.me().await.expect("known").account;
    subscribe(&ada, "https://localhost/ada").await;
    full_table(&serving, &ada, 1).await;
    until(async || (failures(&store, &id).await == [1]).then_some(())).await;
    let metrics = crate::raw::request(&serving.address, "GET", "/metrics", "", "").await.body;
    for line in ["gantry_pushes_total 0", "gantry_pushes_failed_total 1"] {
        assert!(metrics.lines().any(|other| other == line), "{line}");
    }
    serving.stop().await;
}

#[tokio::test]
async fn only_sessions_subscribe_and_only_to_known_services() {
    let store = Arc::new(Memory::new());
    let serving =
        Serving::pushing(store.clone(), settings("push.example", PushLimits::default())).await;
    let ada = Server::guest(&serving.address, "Ada").await.expect("welcome");
    let ben = Server::guest(&serving.address, "Ben").await.expect("welcome");
    let body = |endpoint: &str| json!({ "endpoint": endpoint });
    for wrong in ["https://evil.example/a", "http://push.example/a", "https://127.0.0.1/a", ""] {
        let refused = refusal(ada.post("api/me/push", &body(wrong)).await);
        assert_eq!(refused, (400, "invalid".into()), "{wrong}");
    }
    let program = ada.token("bot").await.expect("a token");
    let program = Server::program(&serving.address, &program).expect("an address");
    let good = body("https://push.example/a");
    assert_eq!(refusal(program.post("api/me/push", &good).await), (403, "session-only".into()));
    let most = PushLimits::default().browsers;
    for number in 0..=most {
        subscribe(&ada, &format!("https://push.example/{number:02}")).await;
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    let export = ada.get("api/me/export").await.expect("everything");
    let kept = export["subscriptions"].as_array().expect("a list");
    assert_eq!((kept.len(), &kept[0]["endpoint"]), (most, &json!("https://push.example/01")));
    let path = "api/me/push?endpoint=https%3A%2F%2Fpush.example%2F01";
    assert_eq!(refusal(ben.delete(path).await), (404, "not-found".into()));
    assert_eq!(ada.delete(path).await.expect("ended"), Value::Null);
    assert_eq!(refusal(ada.delete(path).await), (404, "not-found".into()));
    serving.stop().await;
}

#[tokio::test]
async fn a_server_without_web_push_offers_none() {
    let serving = Serving::in_memory().await;
    let ada = Server::guest(&serving.address, "Ada").await.expect("welcome");
    // every page asks, so the answer is not an error that a browser would report
    assert_eq!(ada.get("api/push").await.expect("an answer"), json!({ "key": null }));
    let good = json!({ "endpoint": "https://fcm.googleapis.com/a" });
    assert_eq!(refusal(ada.post("api/me/push", &good).await), (404, "not-found".into()));
    serving.stop().await;
}
