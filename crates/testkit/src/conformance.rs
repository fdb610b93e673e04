//! Plays the random games of a plan and makes every check along the way.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use gantry_kernel::{Awaiting, InputOf, Millis};

use crate::bench::Bench;
use crate::check::{CheckResult, Finding, Tally};
use crate::checks::{self, FoldedViews};
use crate::{Check, ConformanceError, Plan, Probe, Report, driver};

/// The first entries of a game differ most from each other, and short games have no others.
const ENTRIES_ALWAYS_EXAMINED: usize = 4;
/// After those, one entry in this many gets the expensive checks.
const ENTRIES_PER_EXAMINATION: u32 = 8;
/// Records are read, verified and altered for one game in this many, including the first of each
/// setup.
const GAMES_PER_RECORD: usize = 4;

/// Plays all games of the plan. The first broken promise ends the run.
pub fn conformance<G: Probe>(plan: &Plan<G>) -> Result<Report, ConformanceError> {
    let mut report = Report::new();
    for setup in &plan.setups {
        for (game, seed) in (plan.seed..).take(plan.games_per_setup).enumerate() {
            let entry = Cell::new(0);
            let with_record = game.is_multiple_of(GAMES_PER_RECORD);
            let run = || play::<G>(setup, seed, with_record, &entry);
            let outcome = catch_unwind(AssertUnwindSafe(run))
                .unwrap_or_else(|payload| Err(panicked(&*payload)));
            match outcome {
                Ok(tally) => report.tally.add(&tally),
                Err(Finding { check, detail }) => {
                    let entry = entry.get() + 1;
                    return Err(ConformanceError {
                        check,
                        setup: format!("{setup:?}"),
                        seed,
                        entry,
                        detail,
                    });
                }
            }
            report.games += 1;
            report.entries += entry.get();
        }
    }
    Ok(report)
}

/// The same, for tests: panics with the failure.
///
/// # Panics
/// If a promise is broken.
pub fn assert_conforms<G: Probe>(plan: &Plan<G>) -> Report {
    match conformance(plan) {
        Ok(report) => report,
        Err(failure) => panic!("{}: {failure}", G::ID),
    }
}

fn panicked(payload: &(dyn std::any::Any + Send)) -> Finding {
    let message = payload
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| payload.downcast_ref::<&str>().copied())
        .unwrap_or("a panic without a message");
    Finding::new(Check::Panics, message)
}

/// Plays one game. `entry` belongs to the caller, so that it is known even after a panic.
fn play<G: Probe>(
    setup: &G::Setup,
    seed: u64,
    with_record: bool,
    entry: &Cell<usize>,
) -> Result<Tally, Finding> {
    let start = G::start(setup).map_err(|error| Finding::new(Check::Setup, error.to_string()))?;
    let mut bench = Bench::<G>::new(setup, start, seed);
    checks::setup::check(&mut bench, setup)?;
    let mut folded_view = FoldedViews::new(&mut bench)?;
    let mut census = None;
    loop {
        entry.set(bench.played.entries().len());
        checks::waiting::check(&mut bench)?;
        bench.list();
        checks::legal::check_lists(&mut bench)?;
        let Some((at, input)) = next(&mut bench) else { break };
        let examined =
            entry.get() < ENTRIES_ALWAYS_EXAMINED || bench.dice.below(ENTRIES_PER_EXAMINATION) == 0;
        if examined {
            examine(&mut bench, Some((at, &input)))?;
        }
        let news = checks::legal::check_accepted(&mut bench, at, input)?;
        checks::waiting::check_census(&mut bench, &mut census)?;
        folded_view.check(&mut bench, at, &news)?;
        let entries = bench.played.entries().len();
        bench.tally.ensure(Check::Ends, entries <= G::MOST_ENTRIES, || {
            format!("still running after {} entries", G::MOST_ENTRIES)
        })?;
    }
    let over = bench.played.awaiting() == Awaiting::Over;
    bench.tally.ensure(Check::Stuck, over, || format!("{:?}", bench.played.awaiting()))?;
    examine(&mut bench, None)?;
    checks::record::check_replay(&mut bench, setup)?;
    if with_record {
        checks::record::check(&mut bench)?;
    }
    Ok(bench.tally)
}

fn next<G: Probe>(bench: &mut Bench<G>) -> Option<(Millis, InputOf<G>)> {
    let played = &bench.played;
    driver::next::<G>(played.state(), played.now(), &bench.legal, &mut bench.dice, || {
        played.dice(&bench.seed).expect("asked only while chance is awaited")
    })
}

/// The expensive checks. Their order matters where one fault breaks several promises: the one that
/// names the cause comes first.
fn examine<G: Probe>(bench: &mut Bench<G>, next: Option<(Millis, &InputOf<G>)>) -> CheckResult {
    checks::refusal::check(bench)?;
    checks::purity::check_copy(bench)?;
    checks::legal::check_explained(bench)?;
    checks::knowledge::check_imagined(bench)?;
    checks::text::check_actions(bench)?;
    checks::text::check_position(bench)?;
    checks::text::check_views(bench)?;
    checks::time::check(bench)?;
    checks::sealed::check(bench)?;
    if let Some((at, input)) = next {
        checks::purity::check_deterministic(bench, at, input)?;
        checks::text::check_chance(bench, input)?;
        checks::knowledge::check_swapped(bench, at, input)?;
        checks::knowledge::check_private(bench, at, input)?;
        checks::knowledge::check_exchanged(bench, at, input)?;
    }
    Ok(())
}
