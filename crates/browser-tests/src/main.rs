//! Tests the web client in a real browser, as people use it: Debian's Chromium, driven through
//! `chromedriver`, or with `--firefox` Debian's Firefox, driven through `geckodriver`.
//!
//! This is a program, not a test target: it needs the built client and a browser, which plain
//! `cargo test` must not. `cargo xtask test` provides both and runs it. `cargo xtask browser WORD…`
//! runs the tests whose names contain a word. With `--shots DIRECTORY` it takes screenshots instead
//! (of `stage`, `online` or `people`, if named), and with `--axe FILE` it lets axe-core judge every
//! main screen. With `--brief` it skips tests that only repeat others; games named after that limit
//! it to tests that concern them. Each test has its own server at a new address, so it starts with
//! empty storage.

mod access;
mod arriving;
mod axe;
mod board;
mod calls;
mod chance;
mod chromium;
mod driver;
mod endings;
mod firefox;
mod games;
mod keyboard;
mod launch_site;
mod lessons;
mod lines;
mod list;
mod loading;
mod meeting;
mod online;
mod online_shots;
mod page;
mod passkeys;
mod people;
mod process;
mod refusals;
mod relay;
mod runner;
mod rush_online;
mod seats;
mod secrecy;
mod served;
mod shell;
mod shots;
mod sight;
mod stage;
mod study;
mod survival;
mod tabs;
mod terminal;
mod together;
mod trouble;
mod versions;

use std::future::Future;
use std::pin::Pin;
use std::process::ExitCode;

use anyhow::Result;
use page::Page;
use runner::Arguments;

type Running<'a> = Pin<Box<dyn Future<Output = Result<()>> + Send + 'a>>;

/// What a test is about: changes elsewhere do not concern it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    /// The page, whatever is played.
    Page,
    /// Every game.
    Games,
    /// One game.
    Game(&'static str),
}

#[derive(Clone, Copy)]
struct BrowserTest {
    name: &'static str,
    about: About,
    /// Runs with the id of its game, if it is about one.
    run: for<'a> fn(&'a mut Page, &'static str) -> Running<'a>,
}

impl BrowserTest {
    /// A whole game of any kind that is played in turns.
    fn whole(game: &'static str) -> Self {
        let name = format!("whole_{}", game.replace('-', "_")).leak();
        let about = About::Game(game);
        Self { name, about, run: |page, game| Box::pin(games::whole(page, game)) }
    }
}

impl About {
    const fn game(self) -> &'static str {
        match self {
            Self::Page | Self::Games => "",
            Self::Game(game) => game,
        }
    }

    fn concerns(self, games: &[String]) -> bool {
        match self {
            Self::Page => false,
            Self::Games => true,
            Self::Game(game) => games.iter().any(|changed| changed == game),
        }
    }
}

#[tokio::main]
async fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let outcome = match Arguments::read(&words) {
        Ok(arguments) => Box::pin(runner::run(arguments)).await,
        Err(error) => Err(error),
    };
    match outcome {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}
