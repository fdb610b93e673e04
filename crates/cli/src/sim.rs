//! `gantry sim`: bots play many games, and the results are counted.

use std::collections::HashSet;
use std::ffi::OsStr;
use std::fs;
use std::path::Path;
use std::time::Instant;

use gantry_catalog::{Listing, SimPlan, SimReport};
use gantry_kernel::{OptionSpec, OptionValues, Seat};
use serde_json::{Value as Json, json};

use crate::args::Sim;
use crate::batch;
use crate::fail::CliError;
use crate::files::{self, Existing};
use crate::screen::{FAINT, STRONG, Screen};

pub(crate) fn run(arguments: &Sim) -> Result<(), CliError> {
    let listing = files::game(&arguments.batch.game)?;
    let threads = usize::try_from(arguments.threads).expect("few threads");
    let plan = batch::plan(&arguments.batch, listing, arguments.games, &arguments.bots, threads)?;
    if let Some(folder) = &arguments.record {
        repeatable(listing, &plan)?;
        // If there can be no such table, nothing is left behind.
        listing
            .simulate(&SimPlan { games: 0, ..plan.clone() }, &|_| {})
            .map_err(CliError::usage)?;
        if !arguments.force {
            vacant(listing, &plan, folder)?;
        }
        fs::create_dir_all(folder).map_err(|error| files::about(folder, error))?;
    }
    let begun = Instant::now();
    let report = batch::watched(plan.games, |progress| listing.simulate(&plan, progress))?;
    let seconds = begun.elapsed().as_secs_f64().max(f64::MIN_POSITIVE);
    let report = report.map_err(CliError::usage)?;
    if let Some(folder) = &arguments.record {
        record(listing, &plan, folder, Existing::forced(arguments.force))?;
    }
    let mut screen = Screen::new(arguments.json);
    if arguments.json {
        Ok(screen.json(&as_json(listing, &plan, &report, seconds))?)
    } else {
        show(&mut screen, listing, &plan, &report, seconds)
    }
}

/// Games are played a second time for the record, and must be the same then.
fn repeatable(listing: &Listing, plan: &SimPlan) -> Result<(), CliError> {
    for name in &plan.bots {
        if !listing.bot(name).map_err(CliError::usage)?.repeatable {
            let message =
                format!("--record: {name} thinks by the clock, so its games do not repeat");
            return Err(CliError::usage(message));
        }
    }
    Ok(())
}

/// Fail before the games are played, not after.
fn vacant(listing: &Listing, plan: &SimPlan, folder: &Path) -> Result<(), CliError> {
    let names = fs::read_dir(folder).into_iter().flatten().flatten();
    let names: HashSet<_> = names.map(|entry| entry.file_name()).collect();
    if names.is_empty() {
        return Ok(());
    }
    let taken = (0..plan.games).map(|index| name(listing, plan, index));
    match taken.into_iter().find(|name| names.contains(OsStr::new(name))) {
        Some(name) => files::check(&folder.join(name), Existing::Stays),
        None => Ok(()),
    }
}

fn name(listing: &Listing, plan: &SimPlan, index: u64) -> String {
    format!("{}-{}-{index}.record", listing.id, plan.seed)
}

fn record(
    listing: &Listing,
    plan: &SimPlan,
    folder: &Path,
    existing: Existing,
) -> Result<(), CliError> {
    for index in 0..plan.games {
        let record = listing.record_simulated(plan, index).map_err(CliError::usage)?;
        let file = folder.join(name(listing, plan, index));
        files::write(&file, &record.to_string(), existing)?;
    }
    Ok(())
}

fn as_json(listing: &Listing, plan: &SimPlan, report: &SimReport, seconds: f64) -> Json {
    let scores = report.seats.iter().zip(&plan.bots).enumerate().map(|(index, (tally, bot))| {
        json!({
            "seat": Seat::new(index).to_string(),
            "bot": bot,
            "mean": mean(tally.points, report.games),
            "min": tally.least,
            "max": tally.most,
            "win_share": tally.wins() / count(report.games),
        })
    });
    let options = report.options.iter();
    let options = options.map(|(key, value)| (key.clone(), option_json(listing, key, value)));
    json!({
        "game": listing.id,
        "rules": listing.rules,
        "seats": plan.bots.len(),
        "games": report.games,
        "seed": plan.seed,
        "bots": plan.bots,
        "options": options.collect::<serde_json::Map<_, _>>(),
        "threads": plan.threads,
        "decisions": report.decisions,
        "seconds": seconds,
        "decisions_per_second": count(report.decisions) / seconds,
        "decisions_per_game": count(report.decisions) / count(report.games),
        "scores": scores.collect::<Vec<_>>(),
    })
}

/// The value of a table option; a number where the game wants numbers.
pub(crate) fn option_json(listing: &Listing, key: &str, value: &str) -> Json {
    let number =
        |spec: &OptionSpec| spec.key == key && matches!(spec.values, OptionValues::Number { .. });
    match value.parse::<i64>() {
        Ok(value) if listing.options.iter().any(number) => json!(value),
        _ => json!(value),
    }
}

fn show(
    screen: &mut Screen,
    listing: &Listing,
    plan: &SimPlan,
    report: &SimReport,
    seconds: f64,
) -> Result<(), CliError> {
    let (seats, games) = (plan.bots.len(), report.games);
    let several = if games == 1 { "game" } else { "games" };
    let heading =
        format!("{}: {seats} seats, {games} {several} from seed {}", listing.title, plan.seed);
    screen.styled(STRONG, &heading)?;
    let decisions = count(report.decisions);
    let per_game = decisions / count(games);
    screen.line(&format!("  decisions: {}, {per_game:.1} per game", report.decisions))?;
    screen.line(&format!(
        "  time: {seconds:.2} s, {:.0} decisions per second",
        decisions / seconds
    ))?;
    screen.blank()?;
    let longest = plan.bots.iter().map(String::len).max().unwrap_or(0).max(3);
    let head = format!("  seat  {:longest$}    mean     min     max    wins", "bot");
    screen.styled(FAINT, &head)?;
    for (index, (tally, bot)) in report.seats.iter().zip(&plan.bots).enumerate() {
        let wins = 100.0 * tally.wins() / count(games);
        screen.line(&format!(
            "  {:4}  {bot:longest$} {:>7.1} {:>7} {:>7} {wins:>6.1}%",
            Seat::new(index).to_string(),
            mean(tally.points, games),
            tally.least,
            tally.most,
        ))?;
    }
    Ok(())
}

#[allow(clippy::cast_precision_loss)] // for people to read
fn mean(sum: i64, games: u64) -> f64 {
    sum as f64 / games as f64
}

#[allow(clippy::cast_precision_loss)] // for people to read
fn count(number: u64) -> f64 {
    number as f64
}
