//! Passkeys, with an authenticator that the driver adds to the browser. The page has no screen for
//! them yet, so scripts on its own address do what it will do.

use anyhow::{Context, Result, ensure};
use serde_json::{Value as Json, json};

use crate::chromium::Vendor;
use crate::page::Page;

/// Asks the server for something. The answer has its status and its body.
const CALL: &str = r"
    const call = async (method, path, body) => {
        const headers = { 'content-type': 'application/json' };
        const sent = body === null ? undefined : JSON.stringify(body);
        const answer = await fetch('/api/' + path, { method, headers, body: sent });
        const text = await answer.text();
        return { status: answer.status, body: text ? JSON.parse(text) : null };
    };
    const done = arguments[arguments.length - 1];
    const failed = (error) => done({ status: 0, body: String(error) });";

/// One request.
const ASK: &str = "call(arguments[0], arguments[1], arguments[2]).then(done, failed);";

/// Makes a passkey with this name.
const CREATE: &str = r"
    (async () => {
        const { status, body } = await call('POST', 'me/passkeys/start', {});
        if (status !== 200) { return { status, body }; }
        const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(body.publicKey);
        const credential = (await navigator.credentials.create({ publicKey })).toJSON();
        const made = { ceremony: body.ceremony, name: arguments[0], credential };
        return call('POST', 'me/passkeys', made);
    })().then(done, failed);";

/// Logs in with whatever passkey there is, and then tries the same answer for another question.
const LOG_IN: &str = r"
    (async () => {
        const start = async () => (await call('POST', 'login/passkey/start', null)).body;
        const { ceremony, publicKey: options } = await start();
        const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
        const credential = (await navigator.credentials.get({ publicKey })).toJSON();
        const { status, body } = await call('POST', 'login/passkey', { ceremony, credential });
        const other = (await start()).ceremony;
        const again = await call('POST', 'login/passkey', { ceremony: other, credential });
        const late = await call('POST', 'login/passkey', { ceremony, credential });
        return { status, body, again: again.body.error, late: late.body.error };
    })().then(done, failed);";

async fn run(page: &Page, script: &str, arguments: Vec<Json>) -> Result<Json> {
    Ok(page.client.execute_async(&format!("{CALL}{script}"), arguments).await?)
}

/// A request that is answered with this status; the body of the answer.
async fn ask(page: &Page, what: (&str, &str), body: Json, status: u16) -> Result<Json> {
    let mut answer = run(page, ASK, vec![json!(what.0), json!(what.1), body]).await?;
    ensure!(answer["status"] == status, "{what:?}: {answer}");
    Ok(answer["body"].take())
}

/// A guest becomes a member with a passkey, comes back with it, names it and takes it off again.
pub async fn whole_life(page: &mut Page) -> Result<()> {
    page.served.use_localhost();
    page.client.goto(&page.served.address()).await?;
    page.seen("article.game").await?;
    let authenticator = page.client.issue_cmd(Vendor::authenticator()).await?;
    let authenticator = authenticator.as_str().context("its name")?.to_owned();
    let outcome = life(page).await;
    page.client.issue_cmd(Vendor::without_authenticator(&authenticator)).await?;
    let mut errors = page.errors().await?;
    // what the server refuses is also said there
    errors.retain(|error| !error.contains("Failed to load resource"));
    ensure!(errors.is_empty(), "the console says:\n{}", errors.join("\n"));
    outcome
}

async fn life(page: &Page) -> Result<()> {
    let guest = ask(page, ("POST", "guest"), json!({ "name": "Ada" }), 200).await?;
    let table = json!({ "game": "launch-pad", "chairs": ["Person", "Person"] });
    let table = ask(page, ("POST", "tables"), table, 200).await?;
    let made = run(page, CREATE, vec![json!("My phone")]).await?;
    ensure!(made["status"] == 200 && made["body"]["name"] == "My phone", "{made}");
    let member = ask(page, ("GET", "me"), Json::Null, 200).await?;
    ensure!(member["account"] == guest["account"] && member["role"] == "member", "{member}");
    let twice = run(page, CREATE, vec![json!("My phone again")]).await?;
    let twice = twice["body"].as_str().context("what the browser says")?;
    ensure!(twice.contains("InvalidStateError"), "one authenticator, one passkey: {twice}");

    ask(page, ("POST", "logout"), Json::Null, 204).await?;
    ask(page, ("GET", "me"), Json::Null, 401).await?;
    let back = run(page, LOG_IN, Vec::new()).await?;
    ensure!(back["status"] == 200 && back["body"]["account"] == guest["account"], "{back}");
    ensure!(back["again"] == "wrong-passkey" && back["late"] == "ceremony-over", "{back}");
    let mine = ask(page, ("GET", "tables?mine=true"), Json::Null, 200).await?;
    ensure!(mine[0]["id"] == table["table"], "games are kept: {mine}");

    let listed = ask(page, ("GET", "me/passkeys"), Json::Null, 200).await?;
    let path = format!("me/passkeys/{}", listed[0]["id"].as_str().context("an id")?);
    let renamed = ask(page, ("POST", &path), json!({ "name": "The old phone" }), 200).await?;
    ensure!(renamed["name"] == "The old phone", "{renamed}");
    let export = ask(page, ("GET", "me/export"), Json::Null, 200).await?;
    ensure!(export["passkeys"][0]["name"] == "The old phone", "{export}");
    let last = ask(page, ("DELETE", &path), Json::Null, 409).await?;
    ensure!(last["error"] == "last-credential", "{last}");
    let password = json!({ "new": "correct horse battery" });
    ask(page, ("POST", "me/password"), password, 204).await?;
    ask(page, ("DELETE", &path), Json::Null, 204).await?;
    ask(page, ("POST", "logout"), Json::Null, 204).await?;
    let gone = run(page, LOG_IN, Vec::new()).await?;
    ensure!(gone["body"]["error"] == "wrong-passkey", "{gone}");
    Ok(())
}
