//! Accounts and everything that belongs to them.

use std::sync::Arc;

use gantry_store::{
    AccountError, AccountRow, PasskeyRow, RatingOutcome, RatingPoint, ReportRow, SentResultRow,
    SessionRow, Store, SubscriptionRow, TableWrite, TokenRow,
};
use tokio::task::JoinSet;

use crate::sample::{account, chat, put, rating, session, table};

pub async fn accounts(store: Arc<dyn Store>) {
    let accounts = store.accounts();
    assert_eq!(accounts.get("ada").await, Ok(None));
    accounts.create(account("ada")).await.expect("new");
    let mut ada = AccountRow { revision: 1, ..account("ada") };
    assert_eq!(accounts.get("ada").await, Ok(Some(ada.clone())));
    assert_eq!(accounts.by_name_key("key-ada").await, Ok(Some(ada.clone())));
    assert_eq!(accounts.by_name_key("KEY-ADA").await, Ok(None));
    ada.password = None;
    ada.settings = "{\"x\":1}".into();
    accounts.update(ada.clone()).await.expect("an update");
    ada.revision = 2;
    assert_eq!(accounts.get("ada").await, Ok(Some(ada)));
    assert_eq!(accounts.delete("ada").await, Ok(true));
    assert_eq!(accounts.delete("ada").await, Ok(false));
    accounts.create(account("ada")).await.expect("the name is free again");
}

pub async fn names_are_unique(store: Arc<dyn Store>) {
    let accounts = store.accounts();
    accounts.create(account("ada")).await.expect("new");
    accounts.create(account("bob")).await.expect("new");
    assert_eq!(accounts.create(account("ada")).await, Err(AccountError::Exists));
    let same = AccountRow { name_key: "key-ada".into(), ..account("cy") };
    assert_eq!(accounts.create(same).await, Err(AccountError::NameTaken));
    let renamed = AccountRow { revision: 1, name_key: "key-ada".into(), ..account("bob") };
    assert_eq!(accounts.update(renamed).await, Err(AccountError::NameTaken));
    assert_eq!(accounts.get("cy").await, Ok(None));
}

pub async fn one_of_many_gets_the_name(store: Arc<dyn Store>) {
    let mut wishes = JoinSet::new();
    for index in 0..12 {
        let store = store.clone();
        let wish = AccountRow { name_key: "ada".into(), ..account(&format!("a{index}")) };
        wishes.spawn(async move { store.accounts().create(wish).await });
    }
    let (given, refused): (Vec<_>, Vec<_>) =
        wishes.join_all().await.into_iter().partition(Result::is_ok);
    assert_eq!((given.len(), refused.len()), (1, 11));
    assert!(refused.iter().all(|wish| *wish == Err(AccountError::NameTaken)), "{refused:?}");
}

pub async fn accounts_are_fenced_by_their_revision(store: Arc<dyn Store>) {
    let accounts = store.accounts();
    let ada = AccountRow { revision: 1, ..account("ada") };
    assert_eq!(accounts.update(ada.clone()).await, Err(AccountError::Missing));
    accounts.create(account("ada")).await.expect("new");
    accounts.update(ada.clone()).await.expect("an update");
    assert_eq!(accounts.update(ada).await, Err(AccountError::Stale));
}

pub async fn search_by_prefix(store: Arc<dyn Store>) {
    let accounts = store.accounts();
    for key in ["an", "anna", "ann", "Ann", "a%", "änne", "anné", "b", "an\u{ffff}x"] {
        let row = AccountRow { name_key: key.into(), ..account(&format!("id-{key}")) };
        accounts.create(row).await.expect("new");
    }
    let search = async |prefix: &str, limit| {
        let found = accounts.search(prefix, limit).await.expect("readable");
        found.into_iter().map(|row| row.name_key).collect::<Vec<_>>()
    };
    assert_eq!(search("an", 9).await, ["an", "ann", "anna", "anné", "an\u{ffff}x"]);
    assert_eq!(search("an", 2).await, ["an", "ann"]);
    assert_eq!(search("a%", 9).await, ["a%"]);
    assert_eq!(search("_", 9).await, [""; 0]);
    assert_eq!(search("", 99).await.len(), 9);
}

pub async fn sessions(store: Arc<dyn Store>) {
    let credentials = store.credentials();
    assert_eq!(credentials.add_session(session(1, "ada")).await, Err(AccountError::Missing));
    for id in ["ada", "bob"] {
        store.accounts().create(account(id)).await.expect("new");
    }
    for (hash, owner) in [(1, "ada"), (2, "ada"), (3, "ada"), (4, "bob")] {
        credentials.add_session(session(hash, owner)).await.expect("new");
    }
    assert_eq!(credentials.add_session(session(4, "ada")).await, Err(AccountError::Exists));
    let hash = session(2, "ada").token_hash;
    assert_eq!(credentials.session(&hash).await, Ok(Some(session(2, "ada"))));
    assert_eq!(credentials.session(&[2]).await, Ok(None));
    assert_eq!(credentials.touch_session(&hash, 50, 2000).await, Ok(true));
    assert_eq!(credentials.touch_session(&[2], 50, 2000).await, Ok(false));
    let touched = SessionRow { seen_ms: 50, expires_ms: 2000, ..session(2, "ada") };
    let all = vec![touched, session(3, "ada"), session(1, "ada")];
    assert_eq!(credentials.sessions("ada").await, Ok(all));
    assert_eq!(credentials.delete_expired_sessions(1002).await, Ok(1));
    assert_eq!(credentials.delete_sessions("ada", Some(&hash)).await, Ok(1));
    assert_eq!(credentials.delete_session(&hash).await, Ok(true));
    assert_eq!(credentials.delete_session(&hash).await, Ok(false));
    credentials.add_session(session(5, "bob")).await.expect("new");
    assert_eq!(credentials.delete_sessions("bob", None).await, Ok(2));
    assert_eq!(credentials.sessions("bob").await, Ok(vec![]));
}

pub async fn passkeys(store: Arc<dyn Store>) {
    let credentials = store.credentials();
    let passkey = |number: u8| PasskeyRow {
        credential: vec![number, 0],
        account: "ada".into(),
        name: "a key".into(),
        key: "{\"counter\":1}".into(),
        created_ms: u64::from(number),
        used_ms: 0,
    };
    assert_eq!(credentials.add_passkey(passkey(1)).await, Err(AccountError::Missing));
    store.accounts().create(account("ada")).await.expect("new");
    for number in [2, 1] {
        credentials.add_passkey(passkey(number)).await.expect("new");
    }
    assert_eq!(credentials.add_passkey(passkey(1)).await, Err(AccountError::Exists));
    assert_eq!(credentials.passkeys("ada").await, Ok(vec![passkey(1), passkey(2)]));
    let used = PasskeyRow { key: "{\"counter\":2}".into(), used_ms: 9, ..passkey(1) };
    assert_eq!(credentials.update_passkey(used.clone()).await, Ok(true));
    assert_eq!(credentials.passkey(&[1, 0]).await, Ok(Some(used)));
    assert_eq!(credentials.update_passkey(passkey(3)).await, Ok(false));
    assert_eq!(credentials.delete_passkey(&[1, 0]).await, Ok(true));
    assert_eq!(credentials.delete_passkey(&[1, 0]).await, Ok(false));
    assert_eq!(credentials.passkey(&[1, 0]).await, Ok(None));
}

pub async fn tokens(store: Arc<dyn Store>) {
    let credentials = store.credentials();
    let token = |number: u8| TokenRow {
        hash: vec![number],
        account: "ada".into(),
        name: "my bot".into(),
        created_ms: u64::from(number),
    };
    assert_eq!(credentials.add_token(token(1)).await, Err(AccountError::Missing));
    store.accounts().create(account("ada")).await.expect("new");
    for number in [2, 1] {
        credentials.add_token(token(number)).await.expect("new");
    }
    assert_eq!(credentials.add_token(token(1)).await, Err(AccountError::Exists));
    assert_eq!(credentials.token(&[1]).await, Ok(Some(token(1))));
    assert_eq!(credentials.tokens("ada").await, Ok(vec![token(1), token(2)]));
    assert_eq!(credentials.delete_token(&[1]).await, Ok(true));
    assert_eq!(credentials.delete_token(&[1]).await, Ok(false));
    assert_eq!(credentials.token(&[1]).await, Ok(None));
}

pub async fn subscriptions(store: Arc<dyn Store>) {
    let subscriptions = store.subscriptions();
    let row = |endpoint: &str, account: &str, created_ms| SubscriptionRow {
        endpoint: format!("https://push.example/{endpoint}"),
        account: account.into(),
        created_ms,
        failures: 0,
    };
    assert_eq!(subscriptions.put(row("a", "ada", 2)).await, Err(AccountError::Missing));
    for id in ["ada", "bob"] {
        store.accounts().create(account(id)).await.expect("new");
    }
    for (endpoint, created_ms) in [("a", 2), ("b", 1), ("c", 2)] {
        subscriptions.put(row(endpoint, "ada", created_ms)).await.expect("new");
    }
    let found = subscriptions.of("ada").await;
    assert_eq!(found, Ok(vec![row("b", "ada", 1), row("a", "ada", 2), row("c", "ada", 2)]));
    let [a, b, c] = ["a", "b", "c"].map(|endpoint| row(endpoint, "ada", 1).endpoint);
    assert_eq!(subscriptions.set_failures(&a, 7).await, Ok(true));
    assert_eq!(subscriptions.of("ada").await.map(|rows| rows[1].failures), Ok(7));
    // Bob uses the browser now: he is called there, and Ada no more.
    subscriptions.put(row("a", "bob", 3)).await.expect("changed");
    assert_eq!(subscriptions.of("bob").await, Ok(vec![row("a", "bob", 3)]));
    assert_eq!(subscriptions.of("ada").await.map(|rows| rows.len()), Ok(2));
    assert_eq!(subscriptions.delete(&b).await, Ok(true));
    assert_eq!(subscriptions.delete(&b).await, Ok(false));
    assert_eq!(subscriptions.set_failures(&b, 1).await, Ok(false));
    assert_eq!(store.accounts().delete("ada").await, Ok(true));
    assert_eq!(subscriptions.delete(&c).await, Ok(false), "it went with the account");
    assert_eq!(subscriptions.delete(&a).await, Ok(true), "Bob's stayed");
}

pub async fn sent_results(store: Arc<dyn Store>) {
    let results = store.sent_results();
    let row = |account: &str, date: &str, points, sent_ms| SentResultRow {
        account: account.into(),
        game: "lift-off".into(),
        date: date.into(),
        points,
        place: 2,
        sent_ms,
    };
    let (first, second) = ("2026-11-18", "2026-11-19");
    assert_eq!(results.add(row("ada", first, 7, 1)).await, Err(AccountError::Missing));
    for id in ["ada", "bob", "cy"] {
        store.accounts().create(account(id)).await.expect("new");
    }
    for (id, points, sent_ms) in [("ada", -3, 1), ("bob", 40, 3), ("cy", 40, 2)] {
        assert_eq!(results.add(row(id, first, points, sent_ms)).await, Ok(true));
    }
    assert_eq!(results.add(row("ada", first, 90, 4)).await, Ok(false), "only the first counts");
    assert_eq!(results.add(row("ada", second, 12, 5)).await, Ok(true));
    let other = SentResultRow { game: "launch-pad".into(), ..row("ada", second, 1, 6) };
    assert_eq!(results.add(other.clone()).await, Ok(true));
    let of_first = async |limit| {
        let found = results.of_deal("lift-off", first, limit).await.expect("readable");
        assert!(found.iter().all(|(row, account)| row.account == account.id));
        found.into_iter().map(|(row, account)| (account.name, row)).collect::<Vec<_>>()
    };
    let [ada, bob, cy] = [("ada", -3, 1), ("bob", 40, 3), ("cy", 40, 2)]
        .map(|(id, points, sent_ms)| (id.to_uppercase(), row(id, first, points, sent_ms)));
    assert_eq!(of_first(9).await, [cy.clone(), bob.clone(), ada.clone()]);
    assert_eq!(of_first(1).await, [cy]);
    let own = vec![other, row("ada", second, 12, 5), ada.1.clone()];
    assert_eq!(results.by("ada").await, Ok(own));
    assert_eq!(store.accounts().delete("cy").await, Ok(true));
    assert_eq!(of_first(9).await, [bob, ada], "it went with the account");
    assert_eq!(results.by("cy").await, Ok(vec![]));
}

pub async fn rated_once(store: Arc<dyn Store>) {
    let ratings = store.ratings();
    for id in ["ada", "bob"] {
        store.accounts().create(account(id)).await.expect("new");
    }
    let first = vec![rating("bob", 1), rating("ada", 1), rating("nobody", 1)];
    assert_eq!(ratings.rate("t", first.clone()).await, Ok(RatingOutcome::Stored));
    assert_eq!(ratings.rate("t", first).await, Ok(RatingOutcome::AlreadyRated));
    assert_eq!(ratings.rate("t", vec![rating("ada", 2)]).await, Ok(RatingOutcome::AlreadyRated));
    assert_eq!(ratings.of("ada").await, Ok(vec![rating("ada", 1)]));
    assert_eq!(ratings.of("nobody").await, Ok(vec![]));
}

pub async fn ratings_follow_each_other(store: Arc<dyn Store>) {
    let ratings = store.ratings();
    for id in ["ada", "bob"] {
        store.accounts().create(account(id)).await.expect("new");
    }
    assert_eq!(ratings.rate("t1", vec![rating("ada", 1)]).await, Ok(RatingOutcome::Stored));
    // All or nothing: the one that would fit is not stored, either.
    let stale = vec![rating("bob", 1), rating("ada", 1)];
    assert_eq!(ratings.rate("t2", stale).await, Ok(RatingOutcome::Stale));
    assert_eq!(ratings.rate("t2", vec![rating("ada", 3)]).await, Ok(RatingOutcome::Stale));
    assert_eq!(ratings.of("bob").await, Ok(vec![]));
    let right = vec![rating("bob", 1), rating("ada", 2)];
    assert_eq!(ratings.rate("t2", right).await, Ok(RatingOutcome::Stored));
    let point =
        |table: &str, games| RatingPoint { table: table.into(), rating: rating("ada", games) };
    let history = ratings.history("ada", "launch-pad", 9).await;
    assert_eq!(history, Ok(vec![point("t2", 2), point("t1", 1)]));
    let last = ratings.history("ada", "launch-pad", 1).await;
    assert_eq!(last, Ok(vec![point("t2", 2)]));
    assert_eq!(ratings.history("ada", "lift-off", 9).await, Ok(vec![]));
}

/// Tables that end at the same moment: each is rated once, based on the stored rating.
pub async fn tables_rated_at_once(store: Arc<dyn Store>) {
    const TABLES: u64 = 6;
    for id in ["ada", "bob"] {
        store.accounts().create(account(id)).await.expect("new");
    }
    let mut ends = JoinSet::new();
    for index in 0..TABLES {
        let store = store.clone();
        ends.spawn(async move {
            let ratings = store.ratings();
            loop {
                let last = ratings.of("ada").await.expect("readable");
                let games = last.first().map_or(0, |last| last.games) + 1;
                let mut next = vec![rating("ada", games), rating("bob", games)];
                next.rotate_left(usize::from(index.is_multiple_of(2)));
                match ratings.rate(&format!("t{index}"), next).await {
                    Ok(RatingOutcome::Stored) => break,
                    other => assert_eq!(other, Ok(RatingOutcome::Stale)),
                }
            }
        });
    }
    ends.join_all().await;
    for id in ["ada", "bob"] {
        assert_eq!(store.ratings().of(id).await, Ok(vec![rating(id, TABLES)]));
    }
}

pub async fn deleted_account_takes_everything(store: Arc<dyn Store>) {
    for id in ["ada", "bob"] {
        store.accounts().create(account(id)).await.expect("new");
        let number = id.as_bytes()[0];
        store.credentials().add_session(session(number, id)).await.expect("new");
    }
    store.ratings().rate("t", vec![rating("ada", 1), rating("bob", 1)]).await.expect("rated");
    let mut write = TableWrite::row(table("t"));
    write.chat = vec![chat(1, Some("ada")), chat(2, Some("bob")), chat(3, None)];
    put(&*store, write).await.expect("new");
    assert_eq!(store.accounts().delete("ada").await, Ok(true));
    assert_eq!(store.credentials().sessions("ada").await, Ok(vec![]));
    assert_eq!(store.ratings().of("ada").await, Ok(vec![]));
    assert_eq!(store.ratings().history("ada", "launch-pad", 9).await, Ok(vec![]));
    let stored = store.table("t").await.expect("readable").expect("a table");
    assert_eq!(stored.chat, [chat(2, Some("bob")), chat(3, None)]);
    assert_eq!(store.credentials().sessions("bob").await.map(|all| all.len()), Ok(1));
    assert_eq!(store.ratings().of("bob").await, Ok(vec![rating("bob", 1)]));
}

pub async fn reports(store: Arc<dyn Store>) {
    let report = |number: u64| ReportRow {
        id: format!("r{number}"),
        table: number.is_multiple_of(2).then(|| "t".into()),
        by: "ada".into(),
        about: "bob".into(),
        text: "he sings".into(),
        created_ms: number,
        closed_ms: None,
        outcome: None,
    };
    let reports = store.reports();
    for number in 1..=3 {
        reports.add(report(number)).await.expect("new");
    }
    let again = ReportRow { text: "he dances".into(), ..report(1) };
    assert_eq!(reports.add(again).await, Ok(()), "a repeated report counts once");
    assert_eq!(reports.list(true, 9).await, Ok(vec![report(3), report(2), report(1)]));
    assert_eq!(reports.close("r2", "a word was had", 9).await, Ok(true));
    assert_eq!(reports.close("r2", "again", 10).await, Ok(false));
    assert_eq!(reports.close("r9", "what?", 10).await, Ok(false));
    assert_eq!(reports.list(true, 1).await, Ok(vec![report(3)]));
    let outcome = Some("a word was had".into());
    let closed = ReportRow { closed_ms: Some(9), outcome, ..report(2) };
    assert_eq!(reports.list(false, 2).await, Ok(vec![report(3), closed]));
    assert_eq!(reports.by("bob").await, Ok(Vec::new()));
    let written: Vec<String> =
        reports.by("ada").await.expect("read").into_iter().map(|row| row.id).collect();
    assert_eq!(written, ["r3", "r2", "r1"]);
}

pub async fn idle_accounts(store: Arc<dyn Store>) {
    for id in ["ada", "bob", "cy", "dan", "eve"] {
        store.accounts().create(account(id)).await.expect("new");
    }
    let member = AccountRow { role: "member".into(), ..account("fay") };
    store.accounts().create(member).await.expect("new");
    let young = AccountRow { changed_ms: 50, ..account("guy") };
    store.accounts().create(young).await.expect("new");
    // the table has the seats of ada and bob
    put(&*store, TableWrite::row(table("t"))).await.expect("new");
    store.credentials().add_session(session(1, "cy")).await.expect("new");
    let idle = async |limit| {
        let found = store.accounts().idle("person", 50, limit).await.expect("read");
        found.into_iter().map(|row| row.id).collect::<Vec<_>>()
    };
    assert_eq!(idle(9).await, ["dan", "eve"]);
    assert_eq!(idle(1).await, ["dan"]);
    store.credentials().delete_sessions("cy", None).await.expect("written");
    store.delete_table("t").await.expect("written");
    assert_eq!(idle(9).await, ["ada", "bob", "cy", "dan", "eve"]);
}
