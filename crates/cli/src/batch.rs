//! Games between bots: the plan, and a progress bar for long runs.

use std::io::{IsTerminal, stderr};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use gantry_catalog::{Listing, SimPlan};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::args::{self, Batch};
use crate::data;
use crate::fail::CliError;

/// A shorter run needs no progress bar.
const PATIENCE: Duration = Duration::from_secs(1);

/// What to play.
pub(crate) fn plan(
    batch: &Batch,
    listing: &Listing,
    games: u64,
    bots: &[String],
    threads: usize,
) -> Result<SimPlan, CliError> {
    let seats = args::seats(batch.seats.as_deref(), listing.seats)?;
    Ok(SimPlan {
        games,
        seed: batch.seed,
        bots: bots_for(bots, seats)?,
        options: data::options(listing, &batch.options, batch.data.as_deref())?,
        threads,
    })
}

/// One bot per seat; a single name is used for all.
fn bots_for(given: &[String], seats: usize) -> Result<Vec<String>, CliError> {
    match given {
        [one] => Ok(vec![one.clone(); seats]),
        several if several.len() == seats => Ok(several.to_vec()),
        several => {
            let message =
                format!("{} bots for {seats} seats: name one, or one each", several.len());
            Err(CliError::usage(message))
        }
    }
}

/// This many threads, or as many as the machine has.
pub(crate) fn threads(given: Option<u64>) -> usize {
    match given {
        Some(threads) => usize::try_from(threads).expect("few threads"),
        None => available_parallelism().map_or(1, usize::from),
    }
}

/// Runs the work, which reports how many more games are done.
pub(crate) fn watched<T>(
    games: u64,
    work: impl FnOnce(&(dyn Fn(u64) + Sync)) -> T,
) -> Result<T, CliError> {
    barred("games", |progress| work(&|more| progress(more, games)))
}

/// Runs the work, which reports how many more of how many estimates are done.
pub(crate) fn waited<T>(work: impl FnOnce(&(dyn Fn(u64, u64) + Sync)) -> T) -> Result<T, CliError> {
    barred("estimates", work)
}

/// Runs the work, with a progress bar if it takes long.
fn barred<T>(
    what: &str,
    work: impl FnOnce(&(dyn Fn(u64, u64) + Sync)) -> T,
) -> Result<T, CliError> {
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
    let template = format!("{{bar:40}} {{pos}}/{{len}} {what}, {{eta}} left");
    let style = ProgressStyle::with_template(&template);
    bar.set_style(style.map_err(CliError::usage)?);
    let watched = stderr().is_terminal();
    let begun = Instant::now();
    let done = work(&|more, all| {
        bar.set_length(all);
        bar.inc(more);
        if watched && bar.is_hidden() && begun.elapsed() > PATIENCE {
            bar.set_draw_target(ProgressDrawTarget::stderr());
        }
    });
    bar.finish_and_clear();
    Ok(done)
}
