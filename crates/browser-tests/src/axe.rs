//! The judgement of axe-core, which is not part of the product: `cargo xtask judges` installs it
//! from npm. Every main screen, light and dark, on a phone and on a desktop; any violation fails.

use anyhow::{Context, Result, ensure};
use fantoccini::key::Key;
use gantry_catalog::games;
use serde::Deserialize;

use crate::keyboard::press;
use crate::page::{PHONE, Page};
use crate::shots::{ENDED, POSITIONS, RECORD};
use crate::{About, BrowserTest};

/// A usual desktop window.
const DESKTOP: (u32, u32) = (1280, 800);

/// A test for each size and theme, each in another language.
pub const TESTS: [BrowserTest; 4] = [
    BrowserTest {
        name: "axe_phone_light",
        about: About::Games,
        run: |page, _| Box::pin(judge(page, PHONE, "web-theme-light", "fr")),
    },
    BrowserTest {
        name: "axe_phone_dark",
        about: About::Games,
        run: |page, _| Box::pin(judge(page, PHONE, "web-theme-dark", "de")),
    },
    BrowserTest {
        name: "axe_desktop_light",
        about: About::Games,
        run: |page, _| Box::pin(judge(page, DESKTOP, "web-theme-light", "en")),
    },
    BrowserTest {
        name: "axe_desktop_dark",
        about: About::Games,
        run: |page, _| Box::pin(judge(page, DESKTOP, "web-theme-dark", "fr")),
    },
];

/// Runs all rules of WCAG 2.2 A and AA and those that axe calls best practice, with two that it
/// leaves out if nobody asks: target sizes, and names that contain the visible label. The latter
/// takes every figure on a drawn card or planet for its label; for what is drawn it is enough if
/// the name has a word that is on it.
const RUN: &str = r"
    const [done] = arguments;
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const also = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } };
    const words = (text) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
    const unnamed = [];
    for (const drawn of document.querySelectorAll('button[aria-label]')) {
        if (!drawn.querySelector('[aria-hidden=true]')) continue;
        drawn.setAttribute('data-drawn', '');
        const name = words(drawn.getAttribute('aria-label'));
        const texts = document.createTreeWalker(drawn, NodeFilter.SHOW_TEXT);
        const shown = [];
        while (texts.nextNode()) {
            const { data, parentElement } = texts.currentNode;
            if (parentElement.checkVisibility()) shown.push(...words(data));
        }
        const titled = shown.length === 0 || shown.some((word) => name.includes(word));
        if (!titled) unnamed.push(`drawn: ${shown.join(' ')}, named: ${name.join(' ')}`);
    }
    axe.configure({ rules: [{ id: 'label-content-name-mismatch', selector: ':not([data-drawn])' }] });
    const tell = ({ violations, passes }) => done({
        passes: passes.length,
        violations: unnamed.concat(violations.flatMap(({ id, impact, nodes }) =>
            nodes.map(({ target, html, any, all, none }) => {
                const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
                return `${id} (${impact}) ${target.join(' ')}\n    ${html.slice(0, 200)}\n    ${why.slice(0, 200)}`;
            }))),
        error: null,
    });
    axe.run(document, { runOnly: tags, rules: also })
        .then(tell, (error) => done({ passes: 0, violations: [], error: String(error) }));";

const TO_THE_END: &str = "scrollTo(0, document.documentElement.scrollHeight)";

/// What axe says about a screen.
#[derive(Debug, Deserialize)]
struct Judgement {
    /// How many rules hold.
    passes: usize,
    violations: Vec<String>,
    error: Option<String>,
}

/// The screens so far.
struct Judge<'a> {
    page: &'a Page,
    axe: &'a str,
    screens: usize,
    violations: Vec<String>,
}

/// Judges every main screen, and only then fails.
async fn judge(page: &Page, size: (u32, u32), theme: &str, language: &str) -> Result<()> {
    let axe = page.driver.axe.clone().context("--axe FILE names its source")?;
    page.resize(size).await?;
    page.choose(language).await?;
    page.choose(theme).await?;
    page.hurry().await?;
    page.calm().await?;
    let mut judge = Judge { page, axe: &axe, screens: 0, violations: Vec::new() };
    let seen = judge.every_screen().await;
    let Judge { screens, violations, .. } = judge;
    println!(
        "{theme}, {} by {}: {screens} screens, {} violations",
        size.0,
        size.1,
        violations.len()
    );
    seen.with_context(|| violations.join("\n"))?;
    ensure!(screens > 30, "only {screens} screens");
    ensure!(violations.is_empty(), "axe says:\n{}", violations.join("\n"));
    Ok(())
}

impl Judge<'_> {
    async fn every_screen(&mut self) -> Result<()> {
        self.sees("settings", ".settings").await?;
        self.pages().await?;
        self.boards().await?;
        self.endings().await?;
        self.questions().await
    }

    /// Judges what the page shows once a part of it is there.
    async fn sees(&mut self, screen: &str, part: &str) -> Result<()> {
        self.page.seen(part).await?;
        if self.page.ask("return typeof axe === 'undefined'", Vec::new()).await? {
            self.page.client.execute(self.axe, Vec::new()).await?;
        }
        let judgement = self.page.client.execute_async(RUN, Vec::new()).await?;
        let judgement: Judgement = serde_json::from_value(judgement)?;
        ensure!(judgement.error.is_none(), "{screen}: {:?}", judgement.error);
        ensure!(judgement.passes > 10, "{screen}: axe saw only {} rules hold", judgement.passes);
        self.screens += 1;
        self.violations
            .extend(judgement.violations.iter().map(|fault| format!("{screen}: {fault}")));
        Ok(())
    }

    /// Pages around the games, and the offer to somebody new.
    async fn pages(&mut self) -> Result<()> {
        self.page.go("#/").await?;
        self.sees("home", "article.game").await?;
        self.page.tap(".game-lift-off button.primary").await?;
        self.sees("offer", ".offer").await?;
        for game in games() {
            let id = game.id;
            let mut pages = vec![("new", "form.new"), ("rules", ".rules h2"), ("learn", ".learn")];
            if !game.lessons.is_empty() {
                pages.push(("how", ".how p abbr"));
            }
            for (route, part) in pages {
                self.page.go(&format!("#/{route}/{id}")).await?;
                self.page.seen(part).await?;
                // The button that begins a game covers what is below it until one scrolls on.
                self.page.client.execute(TO_THE_END, Vec::new()).await?;
                self.sees(&format!("{route} {id}"), part).await?;
            }
            if !game.lessons.is_empty() {
                self.page.go(&format!("#/learn/{id}")).await?;
                self.page.tap(".learn ol a").await?;
                self.sees(&format!("lesson of {id}"), ".coach [role=status]").await?;
            }
        }
        Ok(())
    }

    /// Boards in play, and the sheets over them.
    async fn boards(&mut self) -> Result<()> {
        for (name, position) in POSITIONS {
            self.page.go("#/").await?;
            self.page.open_file(&format!("{name}.toml"), position).await?;
            self.page.table(|table| !table.actions.is_empty()).await?;
            self.sees(&format!("table {name}"), ".board").await?;
            for sheet in ["actions", "side", "more"] {
                self.page.tap(&format!(".tools > .{sheet} > summary")).await?;
                let part = format!(".tools > .{sheet}[open]");
                self.sees(&format!("{sheet} of {name}"), &part).await?;
            }
            press(self.page, Key::Escape.into()).await?;
        }
        Ok(())
    }

    /// Endings and a replay.
    async fn endings(&mut self) -> Result<()> {
        for (name, record) in ENDED {
            self.page.go("#/").await?;
            self.page.open_file("game.record", record).await?;
            self.page.table(|table| table.digest.is_some()).await?;
            self.sees(&format!("ending of {name}"), ".graph[data-done=true]").await?;
            let table: String = self.page.ask("return location.hash", Vec::new()).await?;
            self.page.go(&table.replace("play", "replay")).await?;
            self.sees(&format!("replay of {name}"), ".replay-bar input").await?;
        }
        Ok(())
    }

    /// What stands in the way of a table: a handover, a damaged record; then home with tables.
    async fn questions(&mut self) -> Result<()> {
        self.page.go("#/new/launch-pad").await?;
        self.page.pick(".sitter:nth-of-type(3) select", "human").await?;
        self.page.tap("button[type=submit].primary").await?;
        self.sees("handover", ".handover").await?;
        self.page.go("#/").await?;
        let half = RECORD.0.get(..RECORD.0.len() / 2).context("a long record")?;
        self.page.open_file("half.record", half).await?;
        self.sees("damaged record", ".damaged").await?;
        self.page.go("#/").await?;
        self.sees("home with tables", ".kept a.button").await?;
        self.page.go("#/open/nonsense").await?;
        self.sees("home with a notice", ".notices li").await
    }
}
