//! Guests, accounts, sessions and passkeys.

use gantry_client::{Encoding, Server};
use gantry_store::SessionRow;
use gantry_wire::{Answer, ClientMessage, Role, TableSettings};
use serde_json::{Value, json};

use crate::common::{PASSWORD, Player, Serving, on_both, refusal, table_of_two, until};

async fn login(serving: &Serving, name: &str, password: &str) -> Result<Value, String> {
    match Server::login(&serving.address, name, password).await {
        Ok(server) => Ok(server.get("api/me").await.expect("known")),
        Err(error) => Err(refusal::<()>(Err(error)).1),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_becomes_a_member_and_keeps_everything() {
    on_both(async |serving| {
        let forms = [Encoding::Json, Encoding::Postcard];
        let (table, [mut ada, ben]) =
            table_of_two(serving, &TableSettings::for_people("launch-pad", 2), forms).await;
        let guest = ada.server.me().await.expect("known");
        assert_eq!(guest.role, Role::Guest);
        let account = json!({ "name": "Ada", "password": PASSWORD });
        let member = ada.server.post("api/account", &account).await.expect("a free name");
        assert_eq!(member["account"], guest.account);
        assert_eq!(member["role"], "member");
        assert_eq!(ada.call(ClientMessage::Games).await.refused(), None, "the socket goes on");

        let again = Server::login(&serving.address, "ADA", PASSWORD).await.expect("logged in");
        assert_eq!(again.me().await.expect("known").account, guest.account);
        let mine = again.get("api/tables?mine=true").await.expect("a list");
        assert_eq!((&mine[0]["id"], &mine[0]["own"]), (&json!(table), &json!(true)));
        assert_eq!(mine[0]["accounts"][0], guest.account);

        let taken = ben.server.post("api/account", &account).await;
        assert_eq!(refusal(taken), (409, "name-taken".into()));
        for (name, password) in [("Ada", "something else"), ("Nobody", PASSWORD)] {
            assert_eq!(login(serving, name, password).await, Err("wrong-password".into()));
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_finds_out_who_asks_and_whose_turn_it_is() {
    on_both(async |serving| {
        let forms = [Encoding::Json, Encoding::Postcard];
        let (table, [ada, ben]) =
            table_of_two(serving, &TableSettings::for_people("launch-pad", 2), forms).await;
        let session = ada.server.get("api/session").await.expect("an answer");
        assert_eq!(session["me"]["account"], ada.server.me().await.expect("known").account);
        assert_eq!(session["version"], gantry_wire::VERSION);
        let stranger = crate::raw::request(&serving.address, "GET", "/api/session", "", "").await;
        let stranger: Value = serde_json::from_str(&stranger.body).expect("JSON");
        assert_eq!((&stranger["me"], &stranger["banned"]), (&Value::Null, &json!(false)));
        let mut turns = 0;
        for player in [&ada, &ben] {
            let mine = player.server.get("api/tables?mine=true").await.expect("a list");
            assert_eq!(mine[0]["id"], table);
            turns += u32::from(mine[0]["your_turn"] == true);
        }
        assert_eq!(turns, 1, "the game waits for one of two");
    })
    .await;
}

trait Refusals {
    fn refused(&self) -> Option<&str>;
}

impl Refusals for Answer {
    fn refused(&self) -> Option<&str> {
        match self {
            Self::Refused(refused) => Some(&refused.reason.key),
            _ => None,
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_ends_other_sessions_and_their_sockets() {
    on_both(async |serving| {
        let mut ada = Player::member(serving, "Ada").await;
        let server = Server::login(&serving.address, "Ada", PASSWORD).await.expect("logged in");
        let elsewhere = Player::of(server.clone(), Encoding::Json).await;
        let token = ada.server.token("my bot").await.expect("a token");
        let program = Server::program(&serving.address, &token).expect("an address");
        let mut program = Player::of(program, Encoding::Postcard).await;
        for answer in [
            program.server.delete("api/me").await,
            program.server.get("api/me/export").await,
            program.server.post("api/me/tokens", &json!({ "name": "another" })).await,
            program.server.post("api/me/passkeys/start", &json!({})).await,
            program.server.post("api/me/password", &json!({ "new": "stolen stolen" })).await,
        ] {
            assert_eq!(refusal(answer), (403, "session-only".into()));
        }

        let wrong = json!({ "old": "wrong wrong wrong", "new": "another password" });
        let wrong = ada.server.post("api/me/password", &wrong).await;
        assert_eq!(refusal(wrong), (401, "wrong-password".into()));
        let change = json!({ "old": PASSWORD, "new": "another password" });
        ada.server.post("api/me/password", &change).await.expect("changed");

        elsewhere.ends().await;
        assert_eq!(refusal(server.get("api/me").await), (401, "stranger".into()));
        for player in [&mut ada, &mut program] {
            assert_eq!(player.call(ClientMessage::Games).await.refused(), None, "still there");
        }
        assert_eq!(login(serving, "Ada", PASSWORD).await, Err("wrong-password".into()));
        login(serving, "Ada", "another password").await.expect("the new one");

        ada.server.delete("api/me/tokens/my%20bot").await.expect("a token of that name");
        program.ends().await;
        let server = ada.server.clone();
        server.post("api/logout", &Value::Null).await.expect("logged out");
        ada.ends().await;
        assert_eq!(refusal(server.get("api/me").await), (401, "stranger".into()));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_are_listed_and_ended_one_by_one() {
    on_both(async |serving| {
        let ada = Player::member(serving, "Ada").await;
        let server = Server::login(&serving.address, "Ada", PASSWORD).await.expect("logged in");
        let phone = Player::of(server.clone(), Encoding::Json).await;
        let listed = ada.server.get("api/me/sessions").await.expect("a list");
        let listed = listed.as_array().expect("a list").clone();
        assert_eq!(listed.len(), 2);
        let own: Vec<&Value> = listed.iter().filter(|session| session["own"] == true).collect();
        assert_eq!(own.len(), 1);
        let other = listed.iter().find(|session| session["own"] == false).expect("the phone");
        let other = other["id"].as_str().expect("an id");
        assert_eq!(other.len(), 16, "only the beginning of the hash");
        let path = format!("api/me/sessions/{other}");

        let ben = Player::member(serving, "Ben").await;
        assert_eq!(refusal(ben.server.delete(&path).await), (404, "not-found".into()));
        server.get("api/me").await.expect("nobody else can end it");
        ada.server.delete(&path).await.expect("ended");
        phone.ends().await;
        assert_eq!(refusal(server.get("api/me").await), (401, "stranger".into()));
        assert_eq!(refusal(ada.server.delete(&path).await), (404, "not-found".into()));
        let left = ada.server.get("api/me/sessions").await.expect("a list");
        assert_eq!(left, json!([own[0]]), "one's own stays");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn past_games_come_with_places_and_profiles_need_no_account() {
    on_both(async |serving| {
        let settings = TableSettings {
            access: gantry_wire::Access::Open,
            ..TableSettings::for_people("launch-pad", 2)
        };
        let forms = [Encoding::Json, Encoding::Postcard];
        let (table, [mut ada, ben]) = table_of_two(serving, &settings, forms).await;
        let resign = ClientMessage::Resign(gantry_kernel::Seat::new(0));
        assert_eq!(ada.call(resign).await, Answer::Done);
        let over = "api/tables?mine=true&phase=over";
        let plain = ben.server.get(over).await.expect("a list");
        assert_eq!(plain[0].get("places"), None, "they are told to those who ask");
        let mine = ben.server.get(&format!("{over}&results=true")).await.expect("a list");
        assert_eq!((&mine[0]["id"], &mine[0]["places"]), (&json!(table), &json!([2, 1])));
        let last = (&mine[0]["changed_ms"], mine[0]["id"].as_str().expect("an id"));
        let next = format!("{over}&results=true&before_ms={}&before_id={}", last.0, last.1);
        assert_eq!(ben.server.get(&next).await.expect("a list"), json!([]), "the next page");

        let path = format!("/api/accounts/{}", ada.id().await);
        let seen = crate::raw::request(&serving.address, "GET", &path, "", "").await;
        assert_eq!(seen.status, 200, "{}", seen.body);
        let seen: Value = serde_json::from_str(&seen.body).expect("JSON");
        assert_eq!((&seen["name"], &seen["games"][0]["id"]), (&json!("Ada"), &json!(table)));
        assert_eq!(seen["games"][0]["own"], false, "a stranger plays nowhere");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn expired_sessions_are_deleted() {
    let store = gantry_store::open("memory:").await.expect("memory always opens");
    let serving = Serving::on(store.clone()).await;
    let account = Player::guest(&serving, "Ada", Encoding::Json).await.id().await;
    serving.stop().await;
    let old = SessionRow {
        token_hash: vec![1, 2, 3],
        account: account.clone(),
        device: "an old phone".into(),
        created_ms: 1,
        seen_ms: 1,
        expires_ms: 2,
    };
    store.credentials().add_session(old).await.expect("stored");
    let serving = Serving::on(store.clone()).await;
    let sessions = until(async || {
        let sessions = store.credentials().sessions(&account).await.expect("a list");
        (sessions.len() == 1).then_some(sessions)
    });
    assert_eq!(sessions.await[0].device, "", "the one of today stays");
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_export_contains_everything_about_an_account() {
    on_both(async |serving| {
        let mut ada = Player::member(serving, "Ada").await;
        ada.server.token("my bot").await.expect("a token");
        let table =
            ada.server.create(&TableSettings::for_people("lift-off", 2)).await.expect("a table");
        ada.enter(&table).await;
        assert_eq!(ada.join().await, Answer::Done);
        assert_eq!(ada.call(ClientMessage::Say("hello?".into())).await, Answer::Done);
        let export = ada.server.get("api/me/export").await.expect("a document");
        assert_eq!(export["account"]["name"], "Ada");
        assert_eq!(export["password"], true);
        assert_eq!(export["tokens"][0]["name"], "my bot");
        assert_eq!(export["sessions"].as_array().map(Vec::len), Some(1));
        assert_eq!(export["passkeys"], json!([]));
        let own = &export["tables"][0];
        assert_eq!((&own["id"], &own["names"]), (&json!(table), &json!(["Ada"])));
        assert_eq!(own["said"][0]["text"], "hello?");
        let text = export.to_string();
        assert!(!text.contains("argon2") && !text.contains("secret"), "{text}");
    })
    .await;
}

/// A stolen token of a guest is of no use once the guest is a member.
#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_becomes_a_member_has_another_session() {
    on_both(async |serving| {
        let ada = Server::guest(&serving.address, "Ada").await.expect("the server accepts it");
        let mut player = Player::of(ada.clone(), Encoding::Json).await;
        let old = ada.session_cookie().expect("a cookie");
        let account = json!({ "name": "Ada", "password": PASSWORD });
        ada.post("api/account", &account).await.expect("a free name");
        assert_ne!(ada.session_cookie().expect("a cookie"), old);
        assert_eq!(ada.me().await.expect("known").role, Role::Member);
        let stolen = Server::session(&serving.address, &old).expect("a cookie");
        assert_eq!(refusal(stolen.get("api/me").await), (401, "stranger".into()));
        assert_eq!(player.call(ClientMessage::Games).await.refused(), None, "the socket goes on");
        // and it belongs to the new session
        ada.post("api/logout", &Value::Null).await.expect("logged out");
        player.ends().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_of_members_are_theirs_and_programs_change_none() {
    on_both(async |serving| {
        let ada = Player::member(serving, "Ada").await;
        let taken = Server::guest(&serving.address, "ADA").await;
        assert_eq!(refusal(taken.map(|_| Value::Null)), (409, "name-taken".into()));
        let ben = Server::guest(&serving.address, "Ben").await.expect("a free name");
        for name in ["ada", "A\u{64}a"] {
            let taken = ben.post("api/me/name", &json!({ "name": name })).await;
            assert_eq!(refusal(taken), (409, "name-taken".into()));
        }
        let other = Server::guest(&serving.address, "Ben").await;
        assert!(other.is_ok(), "guests may share a name");
        ben.post("api/me/name", &json!({ "name": "Bert" })).await.expect("a free name");
        let token = ada.server.token("my bot").await.expect("a token");
        let program = Server::program(&serving.address, &token).expect("an address");
        let renamed = program.post("api/me/name", &json!({ "name": "Bot" })).await;
        assert_eq!(refusal(renamed), (403, "session-only".into()));
    })
    .await;
}

/// What goes without an authenticator; `crates/browser-tests` has one.
#[tokio::test(flavor = "multi_thread")]
async fn passkey_ceremonies_start_and_malformed_answers_are_refused() {
    on_both(async |serving| {
        let ada = Player::guest(serving, "Ada", Encoding::Json).await;
        let start = ada.server.post("api/me/passkeys/start", &json!({})).await;
        assert_eq!(refusal(start), (400, "no-passkeys-here".into()), "127.0.0.1 is no name");

        let named = serving.address.replace("127.0.0.1", "localhost");
        let ada = Server::guest(&named, "Ada").await.expect("the server accepts it");
        let started = ada.post("api/me/passkeys/start", &json!({})).await.expect("begun");
        let options = &started["publicKey"];
        assert_eq!(options["rp"]["id"], "localhost");
        assert_eq!(options["user"]["name"], "Ada");
        assert_eq!(options["authenticatorSelection"]["residentKey"], "required");
        assert_eq!(options["authenticatorSelection"]["userVerification"], "required");
        let made = |ceremony: &Value| {
            json!({ "ceremony": ceremony, "name": "My phone", "credential": {
                "id": "AAAA", "rawId": "AAAA", "type": "public-key",
                "response": { "attestationObject": "AAAA", "clientDataJSON": "e30" },
            }})
        };
        let wrong = ada.post("api/me/passkeys", &made(&started["ceremony"])).await;
        assert_eq!(refusal(wrong), (401, "wrong-passkey".into()));
        let twice = ada.post("api/me/passkeys", &made(&started["ceremony"])).await;
        assert_eq!(refusal(twice), (400, "ceremony-over".into()));
        let nonsense = ada.post("api/me/passkeys", &json!({ "ceremony": 7 })).await;
        assert_eq!(refusal(nonsense), (400, "invalid".into()));
        assert_eq!(ada.me().await.expect("known").role, Role::Guest);
        assert_eq!(ada.get("api/me/passkeys").await.expect("a list"), json!([]));

        // somebody else's ceremony
        let started = ada.post("api/me/passkeys/start", &json!({})).await.expect("begun");
        let ben = Server::guest(&named, "Ben").await.expect("the server accepts it");
        let stolen = ben.post("api/me/passkeys", &made(&started["ceremony"])).await;
        assert_eq!(refusal(stolen), (400, "ceremony-over".into()));

        let started = ben.post("api/login/passkey/start", &Value::Null).await.expect("begun");
        assert_eq!(started["publicKey"]["allowCredentials"], json!([]));
        let used = json!({ "ceremony": started["ceremony"], "credential": {
            "id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": {
                "authenticatorData": "AAAA", "clientDataJSON": "e30", "signature": "AAAA",
                "userHandle": "AAAA",
            },
        }});
        let unknown = ben.post("api/login/passkey", &used).await;
        assert_eq!(refusal(unknown), (401, "wrong-passkey".into()));
        let twice = ben.post("api/login/passkey", &used).await;
        assert_eq!(refusal(twice), (400, "ceremony-over".into()));

        // a guest cannot become a member by a name that is taken
        Player::member(serving, "Cyd").await;
        let wanted = json!({ "name": "cyd" });
        let taken = ben.post("api/me/passkeys/start", &wanted).await;
        assert_eq!(refusal(taken), (409, "name-taken".into()));
        for request in [ben.delete("api/me/passkeys/00ff").await, ben.get("api/nowhere").await] {
            assert_eq!(refusal(request), (404, "not-found".into()));
        }
    })
    .await;
}
