//! A server with a newer version of the messages than the page has: the page reloads by itself,
//! keeps its place, and says what happened.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::chromium::Vendor;
use crate::online::open_table;
use crate::page::Page;

/// In every document from now on, the server has a newer version while the tab says so. `once`
/// means only until the page has reloaded: then it has that version, too.
const NEWER: &str = r"
    const real = window.fetch;
    if (sessionStorage.getItem('newer') === 'once') sessionStorage.removeItem('newer');
    window.fetch = async (request, init) => {
        const answer = await real(request, init);
        const address = typeof request === 'string' ? request : request.url;
        if (!/\/api\/session$/.test(address) || !sessionStorage.getItem('newer')) return answer;
        const body = await answer.json();
        return Response.json({ ...body, version: body.version + 1 });
    };";

/// The server has a newer version from now on, and the page has a reason to ask.
const UPDATED: &str = "sessionStorage.setItem('newer', arguments[0]);
    window.isOld = true;
    window.dispatchEvent(new Event('online'))";

/// Reloads at a table in play: once it helps, and once it does not.
pub async fn outdated(page: &mut Page) -> Result<()> {
    page.calm().await?;
    let source = json!({ "source": NEWER });
    let added = Vendor::tools_with("Page.addScriptToEvaluateOnNewDocument", &source);
    let added = page.client.issue_cmd(added).await?;
    open_table(page, "launch-pad", "Ada", &[]).await?;
    page.pick(".chairs select[name=bot]", "greedy").await?;
    page.click("[data-tool=begin]:not(:disabled)").await?;
    page.seen("#actions [data-action]").await?;
    // The script comes with a document.
    page.client.refresh().await?;
    page.seen("#actions [data-action]").await?;
    let place: String = page.ask("return location.hash", Vec::new()).await?;
    let before = page.status().await?;

    for (newer, words) in [("once", "has loaded it, too"), ("always", "has not helped")] {
        page.client.execute(UPDATED, vec![json!(newer)]).await?;
        page.until("return window.isOld === undefined", Vec::new()).await?;
        page.seen("#actions [data-action]").await?;
        page.seen(".notices li").await?;
        let after = page.status().await?;
        let here: String = page.ask("return location.hash", Vec::new()).await?;
        ensure!(here == place && after.version == before.version, "{here}: {after:?}");
        ensure!(after.notices.iter().any(|notice| notice.contains(words)), "{newer}: {after:?}");
        page.tap(".notices button").await?;
    }
    // It has tried that once; now it leaves the reader where they are.
    let again = "window.stays = true; window.dispatchEvent(new Event('online'))";
    page.client.execute(again, Vec::new()).await?;
    page.seen(".notices li").await?;
    ensure!(page.ask::<bool>("return window.stays === true", Vec::new()).await?, "reloaded again");
    let gone = json!({ "identifier": added["identifier"] });
    let gone = Vendor::tools_with("Page.removeScriptToEvaluateOnNewDocument", &gone);
    page.client.issue_cmd(gone).await?;
    page.client.goto("about:blank").await?;
    Ok(())
}
