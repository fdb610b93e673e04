//! Somebody in a browser against somebody in a terminal, at one table of a server.

use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, Lines};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};

use crate::online::{open_table, play_on, prove_record, text, type_into};
use crate::page::Page;
use crate::process::{self, ServerProcess};
use crate::served::Served;

/// Longer than any silence of a program that works, on the slowest machine.
const SILENCE: Duration = Duration::from_mins(2);

/// `gantry join`, line by line over pipes.
struct Terminal {
    /// Killed on drop.
    _child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
    /// Everything that was printed so far.
    said: String,
    /// Whether a choice is waited for.
    asked: bool,
    name: &'static str,
}

impl Terminal {
    /// Somebody who follows a link.
    fn join(link: &str, name: &'static str, folder: &Path) -> Result<Self> {
        let mut command = Command::new(process::gantry()?);
        command.args(["join", link, "--plain", "--name", name]);
        command.env("LC_ALL", "C").env("XDG_CONFIG_HOME", folder).env_remove("GANTRY_TOKEN");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.kill_on_drop(true).spawn()?;
        let input = child.stdin.take().context("an input")?;
        let output = BufReader::new(child.stdout.take().context("an output")?).lines();
        Ok(Self { _child: child, input, output, said: String::new(), asked: false, name })
    }

    async fn types(&mut self, line: &str) -> Result<()> {
        Ok(self.input.write_all(format!("{line}\n").as_bytes()).await?)
    }

    async fn next(&mut self) -> Result<String> {
        let line = tokio::time::timeout(SILENCE, self.output.next_line()).await;
        let line = line.with_context(|| format!("{} waits for ever:\n{}", self.name, self.said))?;
        let line = line?.with_context(|| format!("{} has left:\n{}", self.name, self.said))?;
        self.asked |= line == format!("{}>", self.name);
        self.said.push_str(&line);
        self.said.push('\n');
        Ok(line)
    }

    /// Reads until a line contains this.
    async fn sees(&mut self, what: &str) -> Result<()> {
        while !self.next().await?.contains(what) {}
        Ok(())
    }

    /// Answers every question with the first choice until the game is over.
    async fn plays_out(&mut self) -> Result<()> {
        loop {
            if std::mem::take(&mut self.asked) {
                self.types("1").await?;
            }
            if self.next().await?.starts_with("The game is over.") {
                return Ok(());
            }
        }
    }
}

/// A whole short game, with chat both ways, proved at the end.
pub async fn against_browser(page: &mut Page) -> Result<()> {
    let server = ServerProcess::start(page.driver.folder.as_deref()).await?;
    page.served = Served::elsewhere(server.port);
    page.client.goto(&page.served.address()).await?;
    page.calm().await?;
    let link = open_table(page, "launch-pad", "Ada", &[("length", "short")]).await?;
    let folder = tempfile::tempdir()?;
    let mut ben = Terminal::join(&link, "Ben", folder.path())?;
    page.seen(".chairs li[data-taken=Ben]").await?;
    page.click("[data-tool=begin]:not(:disabled)").await?;
    page.seen(".table .seats-strip [data-state=connected]").await?;
    page.unfold(".tools .chat").await?;
    type_into(page, ".chat input[name=say]", "good luck").await?;
    page.click(".say button").await?;
    ben.sees("Ada: “good luck”").await?;
    ben.types("say and to you").await?;
    let told = "return [...document.querySelectorAll('.chat-lines li')]
        .some((line) => /Ben.*and to you/s.test(line.textContent))";
    page.until(told, Vec::new()).await?;
    page.click(".chat > summary").await?;
    play_on(page, 0).await?;
    ben.plays_out().await?;
    page.seen(".table .result").await?;
    let names = text(page, ".table .result").await?;
    if !names.contains("Ada") || !names.contains("Ben") {
        bail!("the result names both: {names}");
    }
    prove_record(page, "launch-pad").await?;
    ben.types("quit").await?;
    page.client.goto("about:blank").await?;
    Ok(())
}
