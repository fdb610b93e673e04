//! `gantry load`: many tables at once over real sockets, their speed and their memory.

mod report;
mod server;
mod table;

use std::sync::Arc;
use std::time::{Duration, Instant};

use gantry_client::{Form, Server};
use gantry_wire::{ChairPlan, Detail, TableSettings};
use tokio::sync::Barrier;
use tokio::task::JoinSet;

use crate::args::{Load, LoadDetail};
use crate::fail::Failure;
use crate::screen::Screen;
use report::{Report, Tally};
use server::OwnServer;
use table::LoadTable;

/// How many tables share the accounts at their seats: one account has a limited number of sockets.
const TABLES_PER_ACCOUNT: usize = 50;
/// How many tables are opened at a time.
const OPENERS: usize = 16;

/// What every table needs to know.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    settings: TableSettings,
    detail: Detail,
    form: Form,
    /// The pause between two actions of a seat in real time.
    pause: Option<Duration>,
    seconds: u64,
    idle: bool,
}

pub(crate) fn run(arguments: &Load) -> Result<(), Failure> {
    let runtime = tokio::runtime::Runtime::new().map_err(Failure::usage)?;
    let report = runtime.block_on(measure(arguments))?;
    let mut screen = Screen::new(false);
    if arguments.json {
        screen.line(&report.json())?;
    } else {
        for line in report.lines() {
            screen.line(&line)?;
        }
    }
    Ok(())
}

async fn measure(arguments: &Load) -> Result<Report, Failure> {
    let own = match &arguments.url {
        Some(_) => None,
        None => Some(OwnServer::start(arguments.database.as_deref())?),
    };
    let address = match (&arguments.url, &own) {
        (Some(url), _) => url.clone(),
        (None, Some(own)) => own.address.clone(),
        (None, None) => return Err(Failure::usage("there is no server")),
    };
    let plan = Plan {
        settings: settings(arguments),
        detail: match arguments.detail {
            LoadDetail::Full => Detail::Full,
            LoadDetail::Plain => Detail::Plain,
            LoadDetail::Lean => Detail::Lean,
        },
        form: if arguments.as_json { Form::Json } else { Form::Postcard },
        pause: arguments.rate.map(|rate| Duration::from_secs(1) / rate.max(1)),
        seconds: arguments.seconds,
        idle: arguments.idle,
    };
    let before = own.as_ref().and_then(OwnServer::memory);
    let tables = open_all(&address, &plan, arguments.tables, arguments.seats).await?;
    let after = own.as_ref().and_then(OwnServer::memory);
    let bytes_per_table = before.zip(after).map(|(before, after)| {
        after.saturating_sub(before) / u64::try_from(arguments.tables.max(1)).unwrap_or(1)
    });
    let began = Instant::now();
    let tally = play_all(tables, &plan).await?;
    let seconds = began.elapsed().as_secs_f64();
    Ok(Report::new(
        &arguments.game,
        arguments.tables,
        arguments.seats,
        seconds,
        tally,
        bytes_per_table,
    ))
}

fn settings(arguments: &Load) -> TableSettings {
    TableSettings {
        game: arguments.game.clone(),
        options: arguments.options.clone(),
        chairs: vec![ChairPlan::Person; arguments.seats],
        pace: gantry_wire::Pace::default(),
        access: gantry_wire::Access::default(),
        spectators: gantry_wire::Spectators::default(),
        stand_in: String::new(),
        rated: false,
    }
}

/// Opens and deals all tables, several at a time.
async fn open_all(
    address: &str,
    plan: &Plan,
    tables: usize,
    seats: usize,
) -> Result<Vec<LoadTable>, Failure> {
    let mut accounts: Vec<Vec<Server>> = Vec::new();
    for group in 0..tables.div_ceil(TABLES_PER_ACCOUNT) {
        let mut seated = Vec::new();
        for seat in 0..seats {
            let name = format!("Load {group} {seat}");
            seated.push(Server::guest(address, &name).await.map_err(Failure::usage)?);
        }
        accounts.push(seated);
    }
    let accounts = Arc::new(accounts);
    let mut opening = JoinSet::new();
    let mut opened = Vec::with_capacity(tables);
    for number in 0..tables {
        if opening.len() >= OPENERS
            && let Some(table) = opening.join_next().await
        {
            opened.push(table.map_err(Failure::usage)??);
        }
        let (accounts, plan) = (accounts.clone(), plan.clone());
        opening.spawn(async move {
            let seated = &accounts[number / TABLES_PER_ACCOUNT];
            LoadTable::open(seated, &plan, number).await.map_err(Failure::usage)
        });
    }
    while let Some(table) = opening.join_next().await {
        opened.push(table.map_err(Failure::usage)??);
    }
    Ok(opened)
}

/// Plays at all tables until the time is up.
async fn play_all(tables: Vec<LoadTable>, plan: &Plan) -> Result<Tally, Failure> {
    let mut tally = Tally::default();
    if plan.idle {
        tokio::time::sleep(Duration::from_secs(plan.seconds)).await;
        return Ok(tally);
    }
    let start = Arc::new(Barrier::new(tables.len()));
    let mut playing = JoinSet::new();
    for table in tables {
        let (start, plan) = (start.clone(), plan.clone());
        playing.spawn(async move {
            start.wait().await;
            table.play(&plan).await.map_err(Failure::usage)
        });
    }
    while let Some(played) = playing.join_next().await {
        tally.add(played.map_err(Failure::usage)??);
    }
    Ok(tally)
}
