//! `gantry arena`: bots play each other, and are rated.

mod json;
mod page;
mod tables;

use gantry_catalog::{ArenaPlan, ArenaReport, Listing};

use crate::args::{self, Arena};
use crate::batch;
use crate::data;
use crate::fail::CliError;
use crate::files;
use crate::screen::{STRONG, Screen};

/// Who played, and the result.
struct ArenaRun<'a> {
    listing: &'a Listing,
    plan: &'a ArenaPlan,
    report: &'a ArenaReport,
    /// How each bot plays.
    manners: Vec<String>,
}

pub(crate) fn run(arguments: &Arena) -> Result<(), CliError> {
    let listing = files::game(&arguments.batch.game)?;
    let batch = &arguments.batch;
    let plan = ArenaPlan {
        bots: arguments.bots.clone(),
        seats: args::seats(batch.seats.as_deref(), listing.seats)?,
        games: arguments.games,
        seed: batch.seed,
        options: data::options(listing, &batch.options, batch.data.as_deref())?,
        threads: batch::threads(arguments.report.threads),
        all: arguments.all,
    };
    let manner = |name: &String| Ok(listing.bot(name).map_err(CliError::usage)?.manner);
    let manners = plan.bots.iter().map(manner).collect::<Result<_, CliError>>()?;
    let report = batch::watched(plan.deals() * plan.games_per_deal(), |progress| {
        listing.arena(&plan, progress)
    })?;
    let report = report.map_err(CliError::usage)?;
    let held = ArenaRun { listing, plan: &plan, report: &report, manners };
    let mut screen = Screen::new(arguments.report.json || arguments.report.markdown);
    if arguments.report.json {
        Ok(screen.json(&json::of(&held))?)
    } else if arguments.report.markdown {
        Ok(screen.raw(&page::of(&held, arguments))?)
    } else {
        show(&mut screen, &held)
    }
}

fn show(screen: &mut Screen, held: &ArenaRun<'_>) -> Result<(), CliError> {
    let ArenaRun { listing, plan, report, .. } = held;
    let (title, seats, seed) = (listing.title, plan.seats, plan.seed);
    let games = amount(report.games, "game");
    let deals = amount(report.deals, "deal");
    screen
        .styled(STRONG, &format!("{title}: {seats} seats, {games} on {deals} from seed {seed}"))?;
    screen.line(&format!("  {}", verdict(report)))?;
    tables::records(held).show(screen)?;
    tables::duels(held).show(screen)?;
    tables::thinking(held).show(screen)?;
    Ok(())
}

fn amount(number: u64, what: &str) -> String {
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
}

/// Whether it is clear who is stronger.
fn verdict(report: &ArenaReport) -> String {
    let (deals, planned) = (report.deals, report.planned_deals);
    let (which, clear) = match (report.bots.len(), report.clear) {
        (2, true) => ("which bot is stronger", "clear"),
        (2, false) => ("which bot is stronger", "not clear"),
        (_, true) => ("of every two bots which is stronger", "clear"),
        (_, false) => ("of every two bots which is stronger", "not clear for all"),
    };
    let early =
        if deals < planned { format!(" after {deals} of {planned} deals") } else { String::new() };
    format!("{which}: {clear}{early}")
}
