//! Plays the web client in a real browser, as people do: Debian's Chromium, driven through
//! `chromedriver`.
//!
//! It is a program, not a test target: it needs the built client and a browser, which `cargo test`
//! alone must not. `cargo xtask test` brings both and runs it; `cargo xtask browser WORD…` runs the
//! trials whose names contain a word, and with `--shots DIRECTORY` it takes pictures instead. With
//! `--brief` it leaves out what only repeats, and with games named after that what does not concern
//! them. Each trial has a server of its own; as its address is new, so is all that a browser keeps.

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

/// The longest a trial may take, on a slow machine.
const LONGEST: Duration = Duration::from_mins(10);

type Running<'a> = Pin<Box<dyn Future<Output = Result<()>> + Send + 'a>>;

/// What a trial is about; what has changed elsewhere does not concern it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    /// The page, whatever is played.
    House,
    /// Every game.
    Games,
    /// One game.
    Game(&'static str),
}

#[derive(Clone, Copy)]
struct Trial {
    name: &'static str,
    about: About,
    /// With the game that it is about, if it is one.
    run: for<'a> fn(&'a mut Page, &'static str) -> Running<'a>,
}

impl Trial {
    /// A whole game of any kind that is played in turns.
    fn whole(game: &'static str) -> Self {
        let name = format!("whole_{}", game.replace('-', "_")).leak();
        let about = About::Game(game);
        Self { name, about, run: |page, game| Box::pin(games::whole(page, game)) }
    }
}

/// All trials: whole games of every kind that has no trials of its own, and the others. The long
/// ones first: they run side by side.
fn trials() -> Vec<Trial> {
    let games = gantry_catalog::games().iter().filter(|listing| !listing.in_time);
    games.map(|listing| Trial::whole(listing.id)).chain(TRIALS.iter().copied()).collect()
}

impl About {
    const fn game(self) -> &'static str {
        match self {
            Self::House | Self::Games => "",
            Self::Game(game) => game,
        }
    }

    fn concerns(self, games: &[String]) -> bool {
        match self {
            Self::House => false,
            Self::Games => true,
            Self::Game(game) => games.iter().any(|changed| changed == game),
        }
    }
}

/// The trial in a browser that lets pages keep nothing.
const DENIED: &str = "storage_denied";

/// What another trial shows as well, and this one at more length: `--brief` leaves them out.
const LONG: [&str; 1] = ["whole_launch_pad"];

/// The long ones first.
const TRIALS: &[Trial] = &[
    Trial {
        name: "keyboard_alone",
        about: About::Game("launch-pad"),
        run: |page, _| Box::pin(keyboard::launch_pad(page)),
    },
    Trial {
        name: "whole_race_live",
        about: About::Game("planet-rush"),
        run: |page, _| Box::pin(games::race_live(page)),
    },
    Trial {
        name: "whole_race_in_turns",
        about: About::Game("planet-rush"),
        run: |page, _| Box::pin(games::whole_race_in_turns(page)),
    },
    Trial { name: "two_tabs", about: About::House, run: |page, _| Box::pin(tabs::two_tabs(page)) },
    Trial {
        name: "two_tabs_without_https",
        about: About::House,
        run: |page, _| Box::pin(tabs::without_https(page)),
    },
    Trial {
        name: "lessons",
        about: About::Games,
        run: |page, _| Box::pin(lessons::first_of_each(page)),
    },
    Trial {
        name: "what_moves",
        about: About::Games,
        run: |page, _| Box::pin(board::what_moves(page)),
    },
    Trial {
        name: "screens_by_day",
        about: About::Games,
        run: |page, _| Box::pin(access::by_day(page)),
    },
    Trial {
        name: "screens_by_night",
        about: About::Games,
        run: |page, _| Box::pin(access::by_night(page)),
    },
    Trial {
        name: "two_at_one_screen",
        about: About::Games,
        run: |page, _| Box::pin(secrecy::two_people(page)),
    },
    Trial {
        name: "running_game_stays_secret",
        about: About::Games,
        run: |page, _| Box::pin(secrecy::files(page)),
    },
    Trial {
        name: "reload_in_the_middle",
        about: About::House,
        run: |page, _| Box::pin(survival::reload(page)),
    },
    Trial {
        name: "looking_at_cards",
        about: About::Games,
        run: |page, _| Box::pin(board::looking(page)),
    },
    Trial {
        name: "bad_input",
        about: About::House,
        run: |page, _| Box::pin(trouble::bad_input(page)),
    },
    Trial {
        name: "late_answers",
        about: About::House,
        run: |page, _| Box::pin(trouble::late_answers(page)),
    },
    Trial {
        name: "late_bots",
        about: About::House,
        run: |page, _| Box::pin(trouble::late_bots(page)),
    },
    Trial {
        name: "no_storage",
        about: About::House,
        run: |page, _| Box::pin(trouble::no_storage(page)),
    },
    Trial { name: DENIED, about: About::House, run: |page, _| Box::pin(trouble::denied(page)) },
    Trial { name: "upgrade", about: About::House, run: |page, _| Box::pin(trouble::upgrade(page)) },
    Trial {
        name: "passkeys",
        about: About::House,
        run: |page, _| Box::pin(passkeys::whole_life(page)),
    },
    Trial {
        name: "offline",
        about: About::House,
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

/// The client to be tried, and the words after it: that of `--client FOLDER`, or the one built in.
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

/// Runs the trials whose names contain a word, or all of them without words; how many failed.
async fn run(files: Client, words: &[String]) -> Result<usize> {
    let asked = |trial: &Trial| match words {
        [] => true,
        [flag, games @ ..] if flag == "--brief" => {
            let is_asked = games.is_empty() || trial.about.concerns(games);
            is_asked && !LONG.contains(&trial.name)
        }
        words => words.iter().any(|word| trial.name.contains(word.as_str())),
    };
    let driver = Arc::new(Driver::start(files).await?);
    let places = std::thread::available_parallelism().map_or(1, usize::from);
    let places = Arc::new(Semaphore::new(places));
    let mut running = JoinSet::new();
    for trial in trials().into_iter().filter(asked) {
        let (driver, place) = (driver.clone(), places.clone().acquire_owned().await?);
        running.spawn(async move {
            let began = Instant::now();
            let outcome = attempt(&driver, trial).await;
            drop(place);
            let verdict = if outcome.is_ok() { "ok" } else { "FAILED" };
            println!("{:<28}{verdict:<8}{:>6.1} s", trial.name, began.elapsed().as_secs_f32());
            outcome.with_context(|| trial.name)
        });
    }
    let outcomes = running.join_all().await;
    driver.close().await?;
    let failures: Vec<_> = outcomes.iter().filter_map(|outcome| outcome.as_ref().err()).collect();
    failures.iter().for_each(|failure| eprintln!("\n{failure:#}"));
    let (all, failed) = (outcomes.len(), failures.len());
    ensure!(all > 0, "no trial has a name with {words:?}");
    println!("{} passed, {failed} failed", all - failed);
    Ok(failed)
}

/// One trial from its first page to the last look at the console.
async fn attempt(driver: &Driver, trial: Trial) -> Result<()> {
    let storage = if trial.name == DENIED { Storage::Denied } else { Storage::Allowed };
    let mut page = Page::open(driver, storage).await?;
    let mut outcome =
        match tokio::time::timeout(LONGEST, (trial.run)(&mut page, trial.about.game())).await {
            Ok(outcome) => outcome,
            Err(late) => Err(late.into()),
        };
    if outcome.is_err() {
        let picture = std::env::temp_dir().join(format!("gantry-{}.png", trial.name));
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
        // nobody knows how it is left
        failed => page.close().await.and(failed),
    }
}
