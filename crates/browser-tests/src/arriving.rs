//! How long it takes from opening an invitation to the first move of one's own: on a first visit,
//! on a later one, and both on a phone of the middle class with a slow line.

use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use serde_json::json;

use crate::chromium::Vendor;
use crate::driver::{BrowserKind, Storage};
use crate::online::{open_table, play_on};
use crate::page::{PHONE, Page};
use crate::process::ServerProcess;
use crate::served::Served;

/// Longer than it takes on any machine that runs these tests; what it takes is printed.
const LONGEST: Duration = Duration::from_mins(1);

/// As Lighthouse imagines a phone: 1.6 Mbit/s down, 750 kbit/s up, 150 ms to the server and back,
/// and a processor that takes four times as long.
const DOWN_BYTES: u32 = 1_600_000 / 8;
const UP_BYTES: u32 = 750_000 / 8;
const LATENCY_MS: u32 = 150;
const SLOWER: u32 = 4;

/// What the visitor waits for, in turn.
struct Arrival {
    /// The invitation can be answered.
    invited: Duration,
    /// The seat is taken.
    seated: Duration,
    /// A move can be made.
    asked: Duration,
    /// It has been made, and the table shows it.
    moved: Duration,
}

/// Four visits; each is printed.
pub async fn first_move(page: &mut Page) -> Result<()> {
    for phone in [false, true] {
        let server = ServerProcess::start(page.driver.folder.as_deref()).await?;
        page.served = Served::elsewhere(server.port);
        page.client.goto(&page.served.address()).await?;
        page.calm().await?;
        // Nothing of this server is in the browser's cache.
        let served = Served::elsewhere(server.port);
        let ben = Page::blank(&page.driver, Storage::Allowed, served).await?;
        if phone {
            ben.resize(PHONE).await?;
            throttle(&ben, true).await?;
        }
        for visit in ["first visit", "later visit"] {
            let Arrival { invited, seated, asked, moved } = arrive(page, &ben).await?;
            let device = if phone { "phone" } else { "desktop" };
            println!(
                "invitation to first move, {device}, {visit}: invited {:.2} s, seated {:.2} s, \
                 asked {:.2} s, moved {:.2} s",
                invited.as_secs_f32(),
                seated.as_secs_f32(),
                asked.as_secs_f32(),
                moved.as_secs_f32(),
            );
            ensure!(moved < LONGEST, "{device}, {visit}: {moved:?}");
        }
        if phone {
            throttle(&ben, false).await?;
        }
        page.client.goto("about:blank").await?;
        ben.client.goto("about:blank").await?;
        ben.leave().await?;
    }
    Ok(())
}

/// Makes line and processor as slow as a phone's, or as fast as they are.
async fn throttle(page: &Page, phone: bool) -> Result<()> {
    if page.kind() == BrowserKind::Firefox {
        return Ok(());
    }
    let line = json!({
        "offline": false,
        "latency": if phone { LATENCY_MS } else { 0 },
        "downloadThroughput": if phone { i64::from(DOWN_BYTES) } else { -1 },
        "uploadThroughput": if phone { i64::from(UP_BYTES) } else { -1 },
    });
    let rate = json!({ "rate": if phone { SLOWER } else { 1 } });
    let commands = [
        Vendor::tools("Network.enable"),
        Vendor::tools_with("Network.emulateNetworkConditions", &line),
        Vendor::tools_with("Emulation.setCPUThrottlingRate", &rate),
    ];
    for command in commands {
        page.client.issue_cmd(command).await?;
    }
    Ok(())
}

/// Ada opens a table, and Ben follows her link, sits down with one click, and plays.
async fn arrive(ada: &Page, ben: &Page) -> Result<Arrival> {
    ben.client.goto("about:blank").await?;
    let link = open_table(ada, "launch-pad", "Ada", &[]).await?;
    // She begins as soon as she can, and then does whatever she may.
    let begins = "const begin = () => {
            const button = document.querySelector('[data-tool=begin]:not(:disabled)');
            if (button) { button.click(); } else { setTimeout(begin, 10); }
        };
        begin()";
    ada.client.execute(begins, Vec::new()).await?;
    play_on(ada, 1).await?;
    let began = Instant::now();
    ben.client.goto(&link).await?;
    ben.seen("[data-tool=sit]:not(:disabled)").await?;
    let invited = began.elapsed();
    ben.click("[data-tool=sit]").await?;
    ben.seen(".gathering .chairs li.own, .table .seats-strip").await?;
    let seated = began.elapsed();
    ben.seen("#actions [data-action]").await?;
    let asked = began.elapsed();
    let before = ben.status().await?.version;
    ben.tap("#actions [data-action]").await?;
    ben.table(|table| table.version > before).await?;
    Ok(Arrival { invited, seated, asked, moved: began.elapsed() })
}
