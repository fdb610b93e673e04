//! Passkeys, with an authenticator that the driver adds to the browser, through the page's own
//! buttons. A script tries what no button does: to use an answer twice.

use anyhow::{Context, Result, ensure};

use crate::chromium::Vendor;
use crate::online::type_into;
use crate::page::Page;
use crate::people::says;

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

/// Somebody becomes a member with a passkey, comes back with it, names it and takes it off again.
pub async fn passkey_lifecycle(page: &mut Page) -> Result<()> {
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
    page.go("#/me").await?;
    type_into(page, "input[name=new-name]", "Ada").await?;
    page.tap("[data-tool=passkey-register]").await?;
    says(page, ".plate .role", "Member").await?;
    says(page, ".plate h1", "Ada").await?;
    says(page, "[aria-labelledby=passkeys] li", "My device").await?;
    page.tap("[data-tool=passkey-add]").await?;
    says(page, ".refused", "already has a passkey").await?;
    page.tap("[data-tool=passkey-rename]").await?;
    type_into(page, "dialog.question input[name=answer]", "The old phone").await?;
    page.tap("dialog.question [data-tool=answer]").await?;
    says(page, "[aria-labelledby=passkeys] li", "The old phone").await?;
    page.tap("[data-tool=passkey-remove]").await?;
    page.tap("dialog.question [data-tool=answer]").await?;
    says(page, ".refused", "the only way into your account").await?;

    page.tap("[data-tool=log-out]").await?;
    page.tap("[data-tool=passkey-log-in]").await?;
    says(page, ".plate h1", "Ada").await?;
    let back = page.client.execute_async(&format!("{CALL}{LOG_IN}"), Vec::new()).await?;
    ensure!(back["status"] == 200 && back["body"]["name"] == "Ada", "{back}");
    ensure!(back["again"] == "wrong-passkey" && back["late"] == "ceremony-over", "{back}");

    type_into(page, "input[name=changed-password]", "correct horse battery").await?;
    page.tap("[data-tool=password]").await?;
    says(page, ".said", "password is changed").await?;
    page.tap("[data-tool=passkey-remove]").await?;
    page.tap("dialog.question [data-tool=answer]").await?;
    says(page, ".said", "is removed").await?;
    page.tap("[data-tool=log-out]").await?;
    page.tap("[data-tool=passkey-log-in]").await?;
    says(page, ".refused", "does not know that passkey").await
}
