//! `gantry balance`: bots play, and the components of the game are weighed.

mod json;
mod page;
mod section;

use gantry_catalog::{BalanceReport, Listing, SimPlan};

use crate::args::Balance;
use crate::batch;
use crate::fail::CliError;
use crate::files;
use crate::screen::{STRONG, Screen};

/// What was weighed, and the result.
struct BalanceRun<'a> {
    listing: &'a Listing,
    plan: &'a SimPlan,
    report: &'a BalanceReport,
}

pub(crate) fn run(arguments: &Balance) -> Result<(), CliError> {
    let listing = files::game(&arguments.batch.game)?;
    let threads = batch::threads(arguments.report.threads);
    let plan = batch::plan(&arguments.batch, listing, arguments.games, &arguments.bots, threads)?;
    let report = batch::watched(plan.games, |progress| listing.balance(&plan, progress))?;
    let report = report.ok_or_else(|| {
        let id = listing.id;
        CliError::usage(format_args!("{id} cannot be weighed: it does not say what to count"))
    })?;
    let report = report.map_err(CliError::usage)?;
    let weighed = BalanceRun { listing, plan: &plan, report: &report };
    let mut screen = Screen::new(arguments.report.json || arguments.report.markdown);
    if arguments.report.json {
        Ok(screen.json(&json::of(&weighed))?)
    } else if arguments.report.markdown {
        Ok(screen.raw(&page::of(&weighed, arguments))?)
    } else {
        show(&mut screen, &weighed)
    }
}

fn show(screen: &mut Screen, weighed: &BalanceRun<'_>) -> Result<(), CliError> {
    let BalanceRun { listing, plan, report } = weighed;
    let (seats, games) = (plan.bots.len(), report.games);
    let several = if games == 1 { "game" } else { "games" };
    let heading =
        format!("{}: {seats} seats, {games} {several} from seed {}", listing.title, plan.seed);
    screen.styled(STRONG, &heading)?;
    screen.line(&format!("  bots: {}", plan.bots.join(", ")))?;
    for line in section::facts(report) {
        screen.line(&format!("  {line}"))?;
    }
    screen.line(&format!("  {}", section::STARS))?;
    for section in section::all(report) {
        section.show(screen)?;
    }
    Ok(())
}
