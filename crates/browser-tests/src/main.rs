//! Tests the web client in a real browser, as people use it: Debian's Chromium, driven through
//! `chromedriver`.
//!
//! This is a program, not a test target: it needs the built client and a browser, which plain
//! `cargo test` must not. `cargo xtask test` provides both and runs it. `cargo xtask browser WORD…`
//! runs the tests whose names contain a word. With `--shots DIRECTORY` it takes screenshots
//! instead. With `--brief` it skips tests that only repeat others; games named after that limit it
//! to tests that concern them. Each test has its own server at a new address, so it starts with
//! empty storage.

mod access;
mod board;
mod chance;
mod driver;
mod games;
mod keyboard;
mod lessons;
mod page;
mod passkeys;
mod secrecy;
mod served;
mod shots;
mod sight;
mod survival;
mod tabs;
mod trouble;

use std::future::Future;
use std::path::Path;
use std::pin::Pin;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use driver::{Driver, Storage};
use gantry_server::Client;
use page::Page;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

/// The longest a test may take, on a slow machine.
const LONGEST: Duration = Duration::from_mins(10);

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

/// All tests: a whole game of every kind that has no tests of its own, then the others. They run in
/// parallel, so the long ones come first.
fn all_tests() -> Vec<BrowserTest> {
    let games = gantry_catalog::games().iter().filter(|listing| !listing.in_time);
    games.map(|listing| BrowserTest::whole(listing.id)).chain(TESTS.iter().copied()).collect()
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

/// The test in a browser that denies storage.
const DENIED: &str = "storage_denied";

/// Longer versions of what another test also shows: `--brief` skips them.
const LONG: [&str; 1] = ["whole_launch_pad"];

/// The long ones come first.
const TESTS: &[BrowserTest] = &[
    BrowserTest {
        name: "keyboard_alone",
        about: About::Game("launch-pad"),
        run: |page, _| Box::pin(keyboard::launch_pad(page)),
    },
    BrowserTest {
        name: "whole_race_live",
        about: About::Game("planet-rush"),
        run: |page, _| Box::pin(games::race_live(page)),
    },
    BrowserTest {
        name: "whole_race_in_turns",
        about: About::Game("planet-rush"),
        run: |page, _| Box::pin(games::whole_race_in_turns(page)),
    },
    BrowserTest {
        name: "two_tabs",
        about: About::Page,
        run: |page, _| Box::pin(tabs::two_tabs(page)),
    },
    BrowserTest {
        name: "two_tabs_without_https",
        about: About::Page,
        run: |page, _| Box::pin(tabs::without_https(page)),
    },
    BrowserTest {
        name: "lessons",
        about: About::Games,
        run: |page, _| Box::pin(lessons::first_of_each(page)),
    },
    BrowserTest {
        name: "what_moves",
        about: About::Games,
        run: |page, _| Box::pin(board::what_moves(page)),
    },
    BrowserTest {
        name: "screens_by_day",
        about: About::Games,
        run: |page, _| Box::pin(access::by_day(page)),
    },
    BrowserTest {
        name: "screens_by_night",
        about: About::Games,
        run: |page, _| Box::pin(access::by_night(page)),
    },
    BrowserTest {
        name: "two_at_one_screen",
        about: About::Games,
        run: |page, _| Box::pin(secrecy::two_people(page)),
    },
    BrowserTest {
        name: "running_game_stays_secret",
        about: About::Games,
        run: |page, _| Box::pin(secrecy::files(page)),
    },
    BrowserTest {
        name: "reload_in_the_middle",
        about: About::Page,
        run: |page, _| Box::pin(survival::reload(page)),
    },
    BrowserTest {
        name: "looking_at_cards",
        about: About::Games,
        run: |page, _| Box::pin(board::looking(page)),
    },
    BrowserTest {
        name: "bad_input",
        about: About::Page,
        run: |page, _| Box::pin(trouble::bad_input(page)),
    },
    BrowserTest {
        name: "late_answers",
        about: About::Page,
        run: |page, _| Box::pin(trouble::late_answers(page)),
    },
    BrowserTest {
        name: "late_bots",
        about: About::Page,
        run: |page, _| Box::pin(trouble::late_bots(page)),
    },
    BrowserTest {
        name: "no_storage",
        about: About::Page,
        run: |page, _| Box::pin(trouble::no_storage(page)),
    },
    BrowserTest {
        name: DENIED,
        about: About::Page,
        run: |page, _| Box::pin(trouble::denied(page)),
    },
    BrowserTest {
        name: "upgrade",
        about: About::Page,
        run: |page, _| Box::pin(trouble::upgrade(page)),
    },
    BrowserTest {
        name: "passkeys",
        about: About::Page,
        run: |page, _| Box::pin(passkeys::whole_life(page)),
    },
    BrowserTest {
        name: "offline",
        about: About::Page,
        run: |page, _| Box::pin(survival::offline(page)),
    },
];

#[tokio::main]
async fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let outcome = match client(&words) {
        Ok((files, [flag, directory])) if flag == "--shots" => {
            shots::take(files, Path::new(directory)).await.map(|()| 0)
        }
        Ok((files, words)) => run(files, words).await,
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

/// The client to test, and the remaining words: that of `--client FOLDER`, or the embedded one.
fn client(words: &[String]) -> Result<(Client, &[String])> {
    let (files, words) = match words {
        [flag, folder, rest @ ..] if flag == "--client" => {
            (Client::read(Path::new(folder)).with_context(|| folder.clone())?, rest)
        }
        words => (Client::EMBEDDED, words),
    };
    ensure!(!files.is_empty(), "there is no web client here: `cargo xtask browser` builds one");
    Ok((files, words))
}

/// Runs the tests whose names contain a word, or all without words; returns how many failed.
async fn run(files: Client, words: &[String]) -> Result<usize> {
    let asked = |test: &BrowserTest| match words {
        [] => true,
        [flag, games @ ..] if flag == "--brief" => {
            let is_asked = games.is_empty() || test.about.concerns(games);
            is_asked && !LONG.contains(&test.name)
        }
        words => words.iter().any(|word| test.name.contains(word.as_str())),
    };
    let driver = Arc::new(Driver::start(files).await?);
    let places = std::thread::available_parallelism().map_or(1, usize::from);
    let places = Arc::new(Semaphore::new(places));
    let mut running = JoinSet::new();
    for test in all_tests().into_iter().filter(asked) {
        let (driver, place) = (driver.clone(), places.clone().acquire_owned().await?);
        running.spawn(async move {
            let began = Instant::now();
            let outcome = attempt(&driver, test).await;
            drop(place);
            let verdict = if outcome.is_ok() { "ok" } else { "FAILED" };
            println!("{:<28}{verdict:<8}{:>6.1} s", test.name, began.elapsed().as_secs_f32());
            outcome.with_context(|| test.name)
        });
    }
    let outcomes = running.join_all().await;
    driver.close().await?;
    let failures: Vec<_> = outcomes.iter().filter_map(|outcome| outcome.as_ref().err()).collect();
    failures.iter().for_each(|failure| eprintln!("\n{failure:#}"));
    let (all, failed) = (outcomes.len(), failures.len());
    ensure!(all > 0, "no test has a name with {words:?}");
    println!("{} passed, {failed} failed", all - failed);
    Ok(failed)
}

/// Runs one test from its first page to the final check of the console.
async fn attempt(driver: &Driver, test: BrowserTest) -> Result<()> {
    let storage = if test.name == DENIED { Storage::Denied } else { Storage::Allowed };
    let mut page = Page::open(driver, storage).await?;
    let mut outcome =
        match tokio::time::timeout(LONGEST, (test.run)(&mut page, test.about.game())).await {
            Ok(outcome) => outcome,
            Err(late) => Err(late.into()),
        };
    if outcome.is_err() {
        let picture = std::env::temp_dir().join(format!("gantry-{}.png", test.name));
        if page.picture(&picture).await.is_ok() {
            outcome = outcome.with_context(|| format!("seen at last: {}", picture.display()));
        }
    }
    let quiet = page.errors().await.and_then(|errors| {
        ensure!(errors.is_empty(), "the console says:\n{}", errors.join("\n"));
        Ok(())
    });
    match outcome.and(quiet) {
        Ok(()) => page.leave(driver).await,
        // The browser is in an unknown state.
        failed => page.close().await.and(failed),
    }
}
