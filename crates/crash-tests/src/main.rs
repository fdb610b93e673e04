//! Kills the real server again and again while people play, and checks that nothing it acknowledged
//! is lost or counted twice.
//!
//! It is a program, not a test target: it needs the built `gantry`. `cargo xtask crash` builds both
//! and runs it; `cargo xtask test` runs a short one.

mod checker;
mod dice;
#[cfg(unix)]
mod faults;
mod findings;
mod history;
mod leaks;
mod player;
mod players;
mod process;
mod schedule;
mod uptime;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::{Parser, Subcommand};
use tokio::time::{sleep, timeout};

use findings::{Ends, Findings, Report};
use players::{Conduct, PlayPlan, Players};
use process::{Process, Program};
use schedule::{KillTime, Outage};
use uptime::Uptime;

/// How long a server may take to be ready, on a slow machine.
const START_TIMEOUT: Duration = Duration::from_mins(1);
/// How long it may take to stop when it is asked to: its own limits, and some for a slow machine.
const STOP_TIMEOUT: Duration = Duration::from_secs(20);
/// A running server that does not answer a call for this long has lost it.
const FORGOTTEN: Duration = Duration::from_secs(30);
/// How far a table's clock may be off, on a slow machine. The long pauses of the schedule are
/// longer.
const SLACK: Duration = Duration::from_secs(3);
/// How long tables may take to go on after the last start.
const RECOVERY_TIMEOUT: Duration = Duration::from_mins(1);

/// Kill a running server again and again, and check that nothing it acknowledged is lost
#[derive(Clone, Debug, Parser)]
#[command(max_term_width = 100, args_conflicts_with_subcommands = true)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    /// The program to kill
    #[arg(long, value_name = "FILE", default_value = "target/debug/gantry")]
    program: PathBuf,
    /// How often it is killed; now and then it is also asked to stop
    #[arg(long, value_name = "N", default_value_t = 20,
        value_parser = clap::value_parser!(u32).range(1..))]
    kills: u32,
    /// The seed of the random numbers: the same seed kills at the same moments, as far as possible
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many tables are played at a time
    #[arg(long, value_name = "N", default_value_t = 12,
        value_parser = clap::value_parser!(u32).range(1..=60))]
    tables: u32,
    /// The longest time between two kills, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 1.5)]
    seconds_between: f64,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Debug, Subcommand)]
enum Command {
    #[cfg(unix)]
    /// Let everything fail of a server with several nodes: nodes, connections, NATS, the database,
    /// clocks
    Faults(faults::Arguments),
}

#[tokio::main]
async fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let clean = match &arguments.command {
        Some(Command::Faults(arguments)) => Box::pin(faults::run(arguments)).await.map(|report| {
            report.print(arguments.json);
            report.is_clean()
        }),
        None => Box::pin(run(&arguments)).await.map(|report| {
            report.print(arguments.json);
            report.is_clean()
        }),
    };
    match clean {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("the crash test could not be run: {error:#}");
            ExitCode::FAILURE
        }
    }
}

async fn run(arguments: &Arguments) -> Result<Report> {
    let began = Instant::now();
    let folder = tempfile::tempdir().context("a folder for the database")?;
    let database = folder.path().join("gantry.db");
    let database = database.to_str().context("a plain path")?;
    let given = ["--database", database].map(str::to_owned);
    let program = Program::new(&arguments.program, folder.path(), "server", given, arguments.seed)?;
    let findings = Arc::new(Findings::default());
    let uptime = Arc::new(Uptime::default());
    let mut process = program.start(&uptime)?;
    timeout(START_TIMEOUT, process.ready()).await.context("it does not start")??;
    let plan = PlayPlan {
        addresses: std::slice::from_ref(&program.address),
        tables: usize::try_from(arguments.tables)?,
        seed: arguments.seed,
        conduct: Conduct { patience: FORGOTTEN, moves_on: false, slack: SLACK, calm: 1, bot: None },
    };
    let players = Players::gather(&plan, &findings, &uptime).await?;
    let between = Duration::from_secs_f64(arguments.seconds_between.clamp(0.05, 600.0));
    let mut ends = Ends::default();
    for outage in schedule::outages(arguments.seed, usize::try_from(arguments.kills)?, between) {
        let asked = end_at_time(&mut process, &players, outage, &findings).await?;
        *(if asked { &mut ends.terminated } else { &mut ends.kills }) += 1;
        players.report_down();
        sleep(outage.down).await;
        process = program.start(&uptime)?;
    }
    if !process.is_ready() {
        timeout(START_TIMEOUT, process.ready()).await.context("it does not start again")??;
    }
    players.report_up();
    for slot in players.stuck(RECOVERY_TIMEOUT).await {
        findings.stuck(slot);
    }
    let histories = players.end().await;
    end(&mut process, true, &findings).await?;
    findings.read_log(&program.log())?;
    let checked = checker::check(database, histories, &findings).await?;
    let report = Report::new(arguments.seed, ends, checked, &findings, began.elapsed());
    if !report.is_clean() {
        // kept for debugging
        eprintln!("what it wrote is kept in {}", folder.keep().display());
    }
    Ok(report)
}

/// Ends the server at its moment; returns whether it was asked to stop. The next one may be killed
/// before it is ready.
async fn end_at_time(
    process: &mut Process,
    players: &Players,
    outage: Outage,
    findings: &Findings,
) -> Result<bool> {
    if let KillTime::Starting(after) = outage.time {
        // a server that is ready before is killed as well
        let _ = timeout(after, process.ready()).await;
    } else {
        timeout(START_TIMEOUT, process.ready()).await.context("it does not start again")??;
        players.report_up();
    }
    match outage.time {
        KillTime::Starting(_) => {}
        KillTime::Playing(after) => sleep(after).await,
        KillTime::Committing { pause, within } => {
            sleep(pause).await;
            players.next_call().await;
            sleep(within).await;
        }
        KillTime::Acknowledging { pause } => {
            sleep(pause).await;
            players.next_answer().await;
        }
    }
    let graceful = outage.graceful && process.is_ready();
    end(process, graceful, findings).await?;
    Ok(graceful)
}

/// Kills the server, or asks it to stop, which it must do cleanly and in time.
async fn end(process: &mut Process, graceful: bool, findings: &Findings) -> Result<()> {
    if !graceful {
        return process.kill().await;
    }
    if let Err(error) = process.stop(STOP_TIMEOUT).await {
        findings.fault(format!("SIGTERM: {error:#}"));
        process.kill().await?;
    }
    Ok(())
}
