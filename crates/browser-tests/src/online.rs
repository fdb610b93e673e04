//! People at one table of a server, each in a browser of their own, with the server as a process
//! that is killed in the middle.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use fantoccini::Locator;
use gantry_kernel::record::Record;
use serde_json::json;

use crate::chance::Chance;
use crate::driver::Storage;
use crate::page::{PHONE, Page, Status};
use crate::process::{self, ServerProcess};
use crate::rush_online::race_on;
use crate::served::Served;

/// The longest to wait for anybody to have something to do.
const PATIENCE: Duration = Duration::from_mins(1);
const POLL_INTERVAL: Duration = Duration::from_millis(20);

/// What the console may say while the server is away: that it does not answer.
const AWAY: [&str; 3] =
    ["WebSocket connection to", "Failed to load resource", "when fetching the script"];

/// Choices have a limit of this many seconds, half of which is left to choose: so a resolution is
/// shown in seconds, not in half a minute.
pub const QUICK_CHOICES: (&str, &str) = ("choice", "2");

/// Lets a page play on by itself: whenever the table has changed, any of its actions.
const PLAY_ON: &str = "let number = 7 + arguments[0], last = null, at = 0;
    const play = () => {
        if (document.querySelector('.table .result')) return;
        const version = document.querySelector('.table')?.dataset.version;
        const actions = [...document.querySelectorAll('#actions [data-action]')];
        const due = version !== last || performance.now() - at > 2000;
        if (actions.length > 0 && due) {
            number = (number * 1103515245 + 12345) % 2147483648;
            [last, at] = [version, performance.now()];
            actions[Math.floor(number / 65536) % actions.length].click();
        }
        setTimeout(play, 10);
    };
    play()";

/// Ada and Ben at their tables, and the server.
pub struct Evening<'a> {
    pub server: ServerProcess,
    pub ada: &'a mut Page,
    pub ben: Page,
    chance: Chance,
}

pub async fn type_into(page: &Page, selector: &str, text: &str) -> Result<()> {
    page.seen(selector).await?;
    let field = page.client.find(Locator::Css(selector)).await?;
    field.clear().await?;
    Ok(field.send_keys(text).await?)
}

/// The text of the first element that fits.
pub async fn text(page: &Page, selector: &str) -> Result<String> {
    page.seen(selector).await?;
    page.ask("return document.querySelector(arguments[0]).textContent", vec![json!(selector)]).await
}

/// Nothing is cut off at the sides.
async fn fits(page: &Page) -> Result<()> {
    let wide = "return [document.documentElement.scrollWidth, innerWidth]";
    let (all, window): (u32, u32) = page.ask(wide, Vec::new()).await?;
    ensure!(all <= window, "{all} of {window} pixels");
    Ok(())
}

/// Opens a table in the form for it, with its link.
pub async fn open_table(
    page: &Page,
    game: &str,
    name: &str,
    options: &[(&str, &str)],
) -> Result<String> {
    page.go(&format!("#/new/{game}/online")).await?;
    type_into(page, ".terms input[name=own-name]", name).await?;
    for (option, value) in options {
        let field = format!("input[name=web-option-{game}-{option}]");
        let choice = format!("{field}[value=\"{value}\"]");
        let is_choice = "return document.querySelector(arguments[0]) !== null";
        if page.ask(is_choice, vec![json!(choice)]).await? {
            page.tap(&choice).await?;
        } else {
            type_into(page, &field, value).await?;
        }
    }
    page.click("form.new button.primary").await?;
    page.seen(".gathering .chairs li.own").await?;
    page.ask("return document.querySelector('.invite input').value", Vec::new()).await
}

/// From an invitation to a seat, as somebody unknown: a name and one click.
pub async fn follow(page: &Page, link: &str, name: &str) -> Result<()> {
    page.client.goto(link).await?;
    type_into(page, ".invitation input[name=own-name]", name).await?;
    page.click("[data-tool=sit]").await?;
    page.seen(".gathering .chairs li.own").await
}

/// The record of the finished game at the table that a page shows, from the server.
pub async fn fetch_record(page: &Page) -> Result<String> {
    let fetched = "const done = arguments[arguments.length - 1];
        const table = location.hash.split('/').pop();
        fetch(`./api/tables/${table}/record`).then((answer) => answer.text()).then(done, done)";
    let record = page.client.execute_async(fetched, Vec::new()).await?;
    Ok(record.as_str().context("a text")?.to_owned())
}

/// What is allowed at the console while a server comes and goes; anything else is a fault.
pub async fn console(page: &Page) -> Result<()> {
    let mut errors = page.errors().await?;
    errors.retain(|error| !AWAY.iter().any(|known| error.contains(known)));
    ensure!(errors.is_empty(), "the console says:\n{}", errors.join("\n"));
    Ok(())
}

impl<'a> Evening<'a> {
    /// Ada opens a table, Ben comes by her link on a phone, and she begins.
    async fn begin(page: &'a mut Page, game: &str, options: &[(&str, &str)]) -> Result<Self> {
        let server = ServerProcess::start(page.driver.folder.as_deref()).await?;
        let port = server.port;
        Self::open(page, server, port, game, options).await
    }

    /// The same, with the port at which Ben finds the server.
    pub async fn open(
        page: &'a mut Page,
        server: ServerProcess,
        bens: u16,
        game: &str,
        options: &[(&str, &str)],
    ) -> Result<Self> {
        page.served = Served::elsewhere(server.port);
        page.client.goto(&page.served.address()).await?;
        page.seen(".online").await?;
        page.calm().await?;
        let ben = Page::visit(&page.driver, Storage::Allowed, Served::elsewhere(bens)).await?;
        ben.resize(PHONE).await?;
        ben.calm().await?;
        let link = open_table(page, game, "Ada", options).await?;
        let link = link.replace(&format!(":{}/", server.port), &format!(":{bens}/"));
        follow(&ben, &link, "Ben").await?;
        fits(&ben).await?;
        page.seen(".chairs li[data-taken=Ben]").await?;
        page.click("[data-tool=begin]:not(:disabled)").await?;
        let evening = Self { server, ada: page, ben, chance: Chance::new(51) };
        for page in evening.pages() {
            page.seen(".table .seats-strip [data-state=connected]").await?;
        }
        Ok(evening)
    }

    pub fn pages(&self) -> [&Page; 2] {
        [self.ada, &self.ben]
    }

    /// Whoever can act does, this many times; returns the digest if the game is over.
    pub async fn play(&mut self, steps: usize) -> Result<Option<String>> {
        let mut began = Instant::now();
        let mut acted = 0;
        while acted < steps {
            ensure!(began.elapsed() < PATIENCE, "nobody can act");
            let mut idle = true;
            for index in 0..2 {
                let page = self.pages()[index];
                let status = page.status().await?;
                ensure!(status.notices.is_empty(), "notices: {:?}", status.notices);
                if status.digest.is_some() {
                    return Ok(status.digest);
                }
                if !status.actions.is_empty() {
                    let action = status.actions[self.chance.below(status.actions.len())].clone();
                    act(self.pages()[index], &action, &status).await?;
                    (began, idle) = (Instant::now(), false);
                    acted += 1;
                }
            }
            if idle {
                tokio::time::sleep(POLL_INTERVAL).await;
            }
        }
        Ok(None)
    }

    /// Both pages play by themselves to the end.
    async fn play_out(&self) -> Result<()> {
        for (number, page) in self.pages().into_iter().enumerate() {
            play_on(page, number).await?;
        }
        for page in self.pages() {
            page.seen(".table .result").await?;
        }
        Ok(())
    }

    /// Ben reloads his page, and the server is killed and started again: the game goes on.
    async fn survive(&mut self) -> Result<()> {
        self.ben.client.refresh().await?;
        self.ben.seen(".seats-strip [data-state=connected]").await?;
        let before = self.ada.status().await?.version;
        self.server.kill().await?;
        for page in self.pages() {
            page.seen(".seats-strip [data-state=lost]").await?;
        }
        self.server.begin().await?;
        for page in self.pages() {
            page.seen(".seats-strip [data-state=connected]").await?;
            console(page).await?;
        }
        let after = self.ada.status().await?.version;
        ensure!(after >= before, "{before:?} steps before, {after:?} after the server was killed");
        Ok(())
    }

    /// Ada gives up: everybody sees the end, and its record holds.
    pub async fn resign(&mut self) -> Result<()> {
        self.ada.unfold("details.more").await?;
        self.ada.click("[data-tool=resign]").await?;
        self.ada.click("dialog.question [data-tool=answer]").await
    }

    /// The record of the finished game, from the server, verified by the command.
    pub async fn prove(&self, game: &str) -> Result<()> {
        for page in self.pages() {
            page.seen(".table .result, .table .banner [data-tool=review]").await?;
        }
        prove_record(&self.ben, game).await
    }

    /// Ends the evening: consoles were quiet, and the second browser is given back.
    pub async fn end(self) -> Result<()> {
        for page in self.pages() {
            console(page).await?;
            // So that nothing tries to connect any more.
            page.client.goto("about:blank").await?;
        }
        self.ben.leave().await
    }
}

/// `gantry verify` proves the record of the finished game at the table that a page shows.
pub async fn prove_record(page: &Page, game: &str) -> Result<()> {
    let record = fetch_record(page).await?;
    let header = Record::read(&record)?.header;
    ensure!(header.game == game, "a record of {}", header.game);
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("game.record");
    std::fs::write(&file, record)?;
    process::run(&["verify".as_ref(), file.as_os_str()]).await?;
    Ok(())
}

/// From now on a page plays by itself, as long as there is anything to do.
pub async fn play_on(page: &Page, number: usize) -> Result<()> {
    page.client.execute(PLAY_ON, vec![json!(number)]).await?;
    Ok(())
}

/// Acts by script, if the action is still there, and waits until the table has changed here.
async fn act(page: &Page, notation: &str, before: &Status) -> Result<()> {
    let click = "const button = [...document.querySelectorAll('#actions [data-action]')]
            .find((button) => button.dataset.action === arguments[0]);
        button?.click();
        return button !== undefined";
    if !page.ask::<bool>(click, vec![json!(notation)]).await? {
        return Ok(());
    }
    let began = Instant::now();
    while page.status().await?.version == before.version {
        ensure!(began.elapsed() < PATIENCE, "nothing follows from {notation}");
        tokio::time::sleep(POLL_INTERVAL).await;
    }
    Ok(())
}

/// A whole short game, with chat, a take-back by consent, a spectator, a reload and a kill.
pub async fn launch_pad(page: &mut Page) -> Result<()> {
    let mut evening = Evening::begin(page, "launch-pad", &[("length", "short")]).await?;
    evening.play(6).await?;
    chat(&evening).await?;
    spectator(&evening).await?;
    take_back(&mut evening).await?;
    evening.survive().await?;
    evening.play_out().await?;
    evening.prove("launch-pad").await?;
    rematch(&evening).await?;
    evening.end().await
}

/// Ben says something; Ada sees that there is something, and reads it.
pub async fn chat(evening: &Evening<'_>) -> Result<()> {
    evening.ben.unfold(".tools .chat").await?;
    type_into(&evening.ben, ".chat input[name=say]", "good luck").await?;
    evening.ben.click(".say button").await?;
    evening.ben.seen(".chat-lines li").await?;
    evening.ben.client.find(Locator::Css("body")).await?.send_keys("\u{e00c}").await?;
    let ada = &evening.ada;
    ensure!(text(ada, ".chat .unread").await?.ends_with('1'), "one line is new");
    ada.unfold(".tools .chat").await?;
    ensure!(text(ada, ".chat-lines li").await?.contains("good luck"), "the line");
    ada.until("return document.querySelector('.chat .unread') === null", Vec::new()).await?;
    ada.click(".chat > summary").await
}

/// Somebody without a seat sees the table, that they watch, and nobody's hand.
async fn spectator(evening: &Evening<'_>) -> Result<()> {
    let table: String = evening.ada.ask("return location.hash", Vec::new()).await?;
    let served = Served::elsewhere(evening.server.port);
    let eve = Page::visit(&evening.ada.driver, Storage::Allowed, served).await?;
    eve.go(&table.replace("table", "join")).await?;
    eve.click("[data-tool=watch]").await?;
    eve.seen(".invitation form, .table .watching").await?;
    if eve.ask("return document.querySelector('.invitation form') !== null", Vec::new()).await? {
        type_into(&eve, ".invitation input[name=own-name]", "Eve").await?;
        eve.click(".invitation form button").await?;
    }
    eve.seen(".table .watching").await?;
    ensure!(eve.status().await?.actions.is_empty(), "nothing to do for a spectator");
    let own = "return document.querySelectorAll('.lp-hand button').length";
    let (hers, eves): (u32, u32) =
        (evening.ada.ask(own, Vec::new()).await?, eve.ask(own, Vec::new()).await?);
    ensure!(hers > 0 && eves == 0, "Ada sees {hers} cards of a hand, a spectator {eves}");
    console(&eve).await?;
    eve.client.goto("about:blank").await?;
    eve.leave().await
}

/// Whoever acted last asks for it back, and the other agrees.
async fn take_back(evening: &mut Evening<'_>) -> Result<()> {
    for _ in 0..10 {
        let before = evening.ada.status().await?.version;
        evening.play(1).await?;
        for (index, asks) in evening.pages().into_iter().enumerate() {
            let asking = "const button = document.querySelector('.undo');
                const asks = !button.disabled && /take back/.test(button.textContent);
                if (asks) button.click();
                return asks";
            if !asks.ask::<bool>(asking, Vec::new()).await? {
                continue;
            }
            let other = evening.pages()[1 - index];
            let answered = "return document.querySelector('.proposal, .notices li') !== null";
            asks.until(answered, Vec::new()).await?;
            if asks.ask("return document.querySelector('.proposal') !== null", Vec::new()).await? {
                other.click("[data-tool=agree]").await?;
                let gone = "return document.querySelector('.proposal') === null";
                asks.until(gone, Vec::new()).await?;
                let after = asks.status().await?.version;
                ensure!(after <= before.map(|steps| steps + 1), "{before:?} and then {after:?}");
                return Ok(());
            }
            // Nothing of theirs to take back yet.
            let dismiss = "document.querySelector('.notices li button')?.click(); return true";
            asks.ask::<bool>(dismiss, Vec::new()).await?;
        }
    }
    bail!("nobody could ask for a step back")
}

/// Ada opens the rematch and Ben comes along; both keep their seats.
async fn rematch(evening: &Evening<'_>) -> Result<()> {
    evening.ada.tap("[data-tool=rematch]").await?;
    evening.ada.seen(".gathering .chairs li.own").await?;
    evening.ben.tap("[data-tool=rematch]").await?;
    evening.ben.seen(".gathering .chairs li.own").await?;
    let places = "return location.hash";
    let (one, two): (String, String) =
        (evening.ada.ask(places, Vec::new()).await?, evening.ben.ask(places, Vec::new()).await?);
    ensure!(one == two, "{one} and {two}");
    Ok(())
}

/// A good part of a game of Lift Off, which Ada gives up.
pub async fn lift_off(page: &mut Page) -> Result<()> {
    let mut evening = Evening::begin(page, "lift-off", &[]).await?;
    evening.play(12).await?;
    evening.survive().await?;
    evening.play(12).await?;
    evening.resign().await?;
    evening.prove("lift-off").await?;
    review(&evening).await?;
    evening.end().await
}

/// A whole game between two browsers, with a reload and a killed server in the middle, which the
/// command proves.
pub async fn whole(page: &mut Page, game: &str) -> Result<()> {
    let options: &[(&str, &str)] = match game {
        "planet-rush" => &[("actions", "30"), ("minutes", "1"), QUICK_CHOICES],
        _ => &[],
    };
    let mut evening = Evening::begin(page, game, options).await?;
    evening.play(12).await?;
    evening.survive().await?;
    for (number, page) in evening.pages().into_iter().enumerate() {
        match game {
            "planet-rush" => race_on(page, number).await?,
            _ => play_on(page, number).await?,
        }
    }
    for page in evening.pages() {
        page.seen(".table .result").await?;
    }
    evening.prove(game).await?;
    evening.end().await
}

/// The finished game is opened in the browser itself, step by step.
async fn review(evening: &Evening<'_>) -> Result<()> {
    evening.ben.tap("[data-tool=review]").await?;
    evening.ben.seen(".replay-bar input").await
}

/// The race in real time: nobody waits for anybody, and a killed server is a pause.
pub async fn race(page: &mut Page) -> Result<()> {
    let options = [("actions", "30"), ("minutes", "1")];
    let mut evening = Evening::begin(page, "planet-rush", &options).await?;
    evening.play(15).await?;
    evening.survive().await?;
    evening.play(15).await?;
    evening.resign().await?;
    evening.prove("planet-rush").await?;
    evening.end().await
}
