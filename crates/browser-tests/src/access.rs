//! Accessibility of every main screen: everything focusable has a role and a name for screen
//! readers, and contrast and target sizes suffice.

use anyhow::{Context, Result, ensure};
use gantry_catalog::games;
use serde_json::Value as Json;

use crate::chance::Chance;
use crate::chromium::Vendor;
use crate::driver::BrowserKind;
use crate::page::{PHONE, Page, Status};
use crate::sight;

/// Unfolds everything.
const UNFOLD: &str =
    "document.querySelectorAll('details').forEach((part) => { part.open = true; })";

/// On a desktop, in French.
pub async fn by_day(page: &mut Page) -> Result<()> {
    page.choose("fr").await?;
    page.choose("web-theme-light").await?;
    every_screen(page).await
}

/// On a phone, in dark mode, in a language with long words.
pub async fn by_night(page: &mut Page) -> Result<()> {
    page.choose("de").await?;
    page.choose("web-theme-dark").await?;
    page.resize(PHONE).await?;
    every_screen(page).await
}

async fn every_screen(page: &Page) -> Result<()> {
    if page.kind() == BrowserKind::Firefox {
        println!("skipped in screens: roles and names, which only Chromium tells us");
    }
    page.hurry().await?;
    // Elements that are still moving have no size yet.
    page.calm().await?;
    check(page, "settings", ".settings").await?;
    page.go("#/me").await?;
    check(page, "an account", ".account .panel").await?;
    page.go("#/").await?;
    check(page, "home", "article.game").await?;
    for game in games() {
        page.go(&format!("#/new/{}", game.id)).await?;
        check(page, &format!("new {}", game.id), "form.new").await?;
        page.go(&format!("#/rules/{}", game.id)).await?;
        check(page, &format!("rules of {}", game.id), ".rules h2").await?;
        page.go(&format!("#/learn/{}", game.id)).await?;
        if game.lessons.is_empty() {
            check(page, &format!("no lessons of {}", game.id), ".learn").await?;
        } else {
            check(page, &format!("lessons of {}", game.id), ".learn ol a").await?;
            page.click(".learn ol a").await?;
            check(page, &format!("first lesson of {}", game.id), ".coach").await?;
        }
        page.go(&format!("#/new/{}", game.id)).await?;
        page.tap("input[name=count][value='4']").await?;
        page.tap("button[type=submit].primary").await?;
        page.table(|table| !table.actions.is_empty()).await?;
        page.client.execute(UNFOLD, Vec::new()).await?;
        check(page, &format!("table of {}", game.id), "#actions").await?;
        let table: String = page.ask("return location.hash", Vec::new()).await?;
        page.go(&table.replace("play", "replay")).await?;
        check(page, &format!("replay of {}", game.id), ".replay-bar").await?;
    }
    page.go("#/new/launch-pad").await?;
    page.pick(".sitter:nth-of-type(3) select", "human").await?;
    page.click("button[type=submit].primary").await?;
    check(page, "handover", ".handover").await?;
    page.play(1, &mut Chance::new(6)).await?;
    page.table(Status::is_due).await?;
    page.go("#/").await?;
    check(page, "home with tables", ".kept a.button").await
}

/// Checks a screen once the given part is present.
async fn check(page: &Page, screen: &str, part: &str) -> Result<()> {
    page.seen(part).await?;
    if page.kind() == BrowserKind::Chromium {
        named(page, screen).await?;
    }
    sight::check(page, screen).await
}

/// Checks that everything focusable has a role and a name.
async fn named(page: &Page, screen: &str) -> Result<()> {
    let tree = page.client.issue_cmd(Vendor::tools("Accessibility.getFullAXTree")).await?;
    let nodes = tree["nodes"].as_array().context("a tree of nodes")?;
    let stops: Vec<&Json> = nodes.iter().filter(|node| is_stop(node)).collect();
    ensure!(stops.len() > 3, "{screen}: only {} things can have the focus", stops.len());
    let nameless: Vec<String> =
        stops.iter().filter(|node| !is_named(node)).map(ToString::to_string).collect();
    ensure!(nameless.is_empty(), "{screen}: without role or name:\n{}", nameless.join("\n"));
    Ok(())
}

/// Whether a person can act here. The page as a whole and its main part can have the focus, but
/// nobody acts on them.
fn is_stop(node: &Json) -> bool {
    let whole = matches!(node["role"]["value"].as_str(), Some("RootWebArea" | "main"));
    let properties = node["properties"].as_array().into_iter().flatten();
    let focusable = properties
        .filter(|property| property["name"] == "focusable")
        .any(|property| property["value"]["value"] == true);
    focusable && !whole && node["ignored"] != true
}

fn is_named(node: &Json) -> bool {
    let text = |part: &str| node[part]["value"].as_str().unwrap_or_default().trim();
    !matches!(text("role"), "" | "none" | "generic") && !text("name").is_empty()
}
