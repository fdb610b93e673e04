//! Runs the tests that were asked for, side by side.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use gantry_server::Client;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use crate::driver::{BrowserKind, Driver, Storage, Tested};
use crate::list::{DENIED, LONG, NOT_IN_FIREFOX, OWN_SERVER, all_tests};
use crate::page::Page;
use crate::served::Served;
use crate::{BrowserTest, axe, shots};

/// The longest a test may take, on a slow machine.
const LONGEST: Duration = Duration::from_mins(10);

/// What the program is asked for.
pub struct Arguments<'a> {
    /// The client to test.
    tested: Tested,
    kind: BrowserKind,
    /// The source of axe-core, if it is to judge.
    axe: Option<Arc<str>>,
    /// What is left: words in the names of tests, or another request.
    words: &'a [String],
}

impl<'a> Arguments<'a> {
    /// Reads `--client FOLDER`, without which the embedded client is tested, `--firefox` and
    /// `--axe FILE`, in this order.
    pub fn read(mut words: &'a [String]) -> Result<Self> {
        let mut tested = Tested { files: Client::EMBEDDED, folder: None };
        if let [flag, folder, rest @ ..] = words
            && flag == "--client"
        {
            let path = PathBuf::from(folder);
            let files = Client::read(&path).with_context(|| folder.clone())?;
            tested = Tested { files, folder: Some(path) };
            words = rest;
        }
        let none = tested.files.is_empty();
        ensure!(!none, "there is no web client here: `cargo xtask browser` builds one");
        let mut kind = BrowserKind::Chromium;
        if let [flag, rest @ ..] = words
            && flag == "--firefox"
        {
            kind = BrowserKind::Firefox;
            words = rest;
        }
        let mut axe = None;
        if let [flag, file, rest @ ..] = words
            && flag == "--axe"
        {
            axe = Some(fs::read_to_string(file).with_context(|| file.clone())?.into());
            words = rest;
        }
        Ok(Self { tested, kind, axe, words })
    }

    /// Whether a test is asked for: all without words, otherwise those whose names contain one.
    fn wants(&self, test: &BrowserTest) -> bool {
        match self.words {
            [] => true,
            [flag, games @ ..] if flag == "--brief" => {
                let is_asked = games.is_empty() || test.about.concerns(games);
                is_asked && !LONG.contains(&test.name)
            }
            words => words.iter().any(|word| test.name.contains(word.as_str())),
        }
    }

    /// The tests to run. Those that this browser cannot run are named.
    fn tests(&self) -> Vec<BrowserTest> {
        let all = if self.axe.is_some() { axe::TESTS.to_vec() } else { all_tests() };
        let (skipped, tests) =
            all.into_iter().filter(|test| self.wants(test)).partition::<Vec<_>, _>(|test| {
                self.kind == BrowserKind::Firefox && reason_to_skip(test).is_some()
            });
        for test in skipped {
            println!("{:<28}skipped {}", test.name, reason_to_skip(&test).unwrap_or_default());
        }
        tests
    }
}

/// Why Firefox cannot run it.
fn reason_to_skip(test: &BrowserTest) -> Option<&'static str> {
    NOT_IN_FIREFOX.iter().find(|(name, _)| *name == test.name).map(|(_, reason)| *reason)
}

/// Does what is asked for; returns how many tests failed.
pub async fn run(arguments: Arguments<'_>) -> Result<usize> {
    if let [flag, directory, parts @ ..] = arguments.words
        && flag == "--shots"
    {
        let directory = Path::new(directory);
        return Box::pin(shots::take(arguments.tested, arguments.kind, directory, parts))
            .await
            .map(|()| 0);
    }
    let tests = arguments.tests();
    let mut driver = Driver::start(arguments.tested, arguments.kind).await?;
    driver.axe = arguments.axe;
    let driver = Arc::new(driver);
    // One more than there are cores: a test often waits for the clock of a game or a page.
    let places = 1 + std::thread::available_parallelism().map_or(1, usize::from);
    let places = Arc::new(Semaphore::new(places));
    let mut running = JoinSet::new();
    for test in tests {
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
    ensure!(all > 0, "no test that runs here has a name with {:?}", arguments.words);
    println!("{} passed, {failed} failed", all - failed);
    Ok(failed)
}

/// Runs one test from its first page to the final check of the console.
async fn attempt(driver: &Arc<Driver>, test: BrowserTest) -> Result<()> {
    let storage = if test.name == DENIED { Storage::Denied } else { Storage::Allowed };
    let mut page = if OWN_SERVER.contains(&test.name) {
        Page::blank(driver, storage, Served::nowhere()).await?
    } else {
        Page::open(driver, storage).await?
    };
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
        Ok(()) => page.leave().await,
        // The browser is in an unknown state.
        failed => page.close().await.and(failed),
    }
}
