//! `gantry load`: many tables at once over real sockets, their speed and their memory.

mod idle;
mod report;
mod server;
mod table;

use std::sync::Arc;
use std::time::{Duration, Instant};

use gantry_client::{Encoding, Server};
use gantry_wire::{Detail, TableSettings};
use tokio::sync::Barrier;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::args::{Load, LoadDetail};
use crate::fail::CliError;
use crate::screen::Screen;
use idle::IdleTables;
use report::{Memory, Report, Tally};
use server::OwnServer;
use table::LoadTable;

/// How many tables share the accounts at their seats: one account has a limited number of sockets.
const TABLES_PER_ACCOUNT: usize = 50;
/// How many tables are opened at a time.
const OPENERS: usize = 16;
/// A server that sends nothing for this long has failed.
const PATIENCE: Duration = Duration::from_mins(1);

/// What every table needs to know.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    settings: TableSettings,
    detail: Detail,
    form: Encoding,
    /// The pause between two actions of a seat in real time.
    pause: Option<Duration>,
    seconds: u64,
}

pub(crate) fn run(arguments: &Load) -> Result<(), CliError> {
    // The server needs the other processors more.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let report = runtime.map_err(CliError::usage)?.block_on(measure(arguments))?;
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

async fn measure(arguments: &Load) -> Result<Report, CliError> {
    let own = match &*arguments.urls {
        [] => Some(OwnServer::start(arguments.database.as_deref())?),
        _ => None,
    };
    let own_address = own.iter().map(|own| own.address.clone());
    let addresses: Vec<String> = arguments.urls.iter().cloned().chain(own_address).collect();
    let plan = Plan {
        settings: settings(arguments),
        detail: match arguments.detail {
            LoadDetail::Full => Detail::Full,
            LoadDetail::Plain => Detail::Plain,
            LoadDetail::Lean => Detail::Lean,
        },
        form: if arguments.as_json { Encoding::Json } else { Encoding::Postcard },
        pause: arguments.rate.map(|rate| Duration::from_secs(1) / rate.max(1)),
        seconds: arguments.seconds,
    };
    let memory = || own.as_ref().and_then(OwnServer::memory);
    let start = memory();
    let (seats, count) = (arguments.seats, arguments.idle_tables);
    let idle = IdleTables::deal(&addresses, &plan, seats, count).await?;
    let dealt = memory();
    let listening = idle.listen(&plan, arguments.connections).await?;
    let connected = memory();
    let tables = open_all(&addresses, &plan, arguments.tables, arguments.seats).await?;
    let opened = memory();
    let memory = Memory {
        server: opened,
        per_idle_table: share(start, dealt, arguments.idle_tables),
        per_connection: share(dealt, connected, arguments.connections),
        per_table: share(connected, opened, arguments.tables),
    };
    let worked = || own.as_ref().and_then(OwnServer::processor_seconds);
    let (began, worked_before) = (Instant::now(), worked());
    let tally = play_all(tables, &plan).await?;
    let seconds = began.elapsed().as_secs_f64();
    let worked = worked().zip(worked_before).map(|(after, before)| after - before);
    drop(listening);
    Ok(Report::new(arguments, seconds, worked, tally, memory))
}

/// How much of the memory that was added each of this many took.
fn share(before: Option<u64>, after: Option<u64>, count: usize) -> Option<u64> {
    let added = after?.saturating_sub(before?);
    added.checked_div(u64::try_from(count).ok()?)
}

/// A person, as every node of the server knows them.
type Guest = Vec<Server>;

/// One guest for each seat.
async fn guests(addresses: &[String], seats: usize, group: usize) -> Result<Vec<Guest>, CliError> {
    let mut seated = Vec::new();
    let (first, others) = addresses.split_first().ok_or_else(|| CliError::usage("no server"))?;
    for seat in 0..seats {
        let name = format!("Load {group} {seat}");
        let server = Server::guest(first, &name).await.map_err(CliError::usage)?;
        let cookie = server.session_cookie().unwrap_or_default();
        let mut nodes = vec![server];
        for other in others {
            nodes.push(Server::session(other, &cookie).map_err(CliError::usage)?);
        }
        seated.push(nodes);
    }
    Ok(seated)
}

/// Where each of them is connected at the table of this number: to one node after the other.
fn spread(guests: &[Guest], table: usize) -> Vec<Server> {
    let seats = guests.iter().enumerate();
    seats.map(|(seat, nodes)| nodes[(table + seat) % nodes.len()].clone()).collect()
}

fn settings(arguments: &Load) -> TableSettings {
    let options = arguments.options.clone();
    TableSettings { options, ..TableSettings::for_people(&*arguments.game, arguments.seats) }
}

/// Opens and deals all tables, several at a time.
async fn open_all(
    addresses: &[String],
    plan: &Plan,
    tables: usize,
    seats: usize,
) -> Result<Vec<LoadTable>, CliError> {
    let mut accounts: Vec<Vec<Guest>> = Vec::new();
    for group in 0..tables.div_ceil(TABLES_PER_ACCOUNT) {
        accounts.push(guests(addresses, seats, group + 1).await?);
    }
    let accounts = Arc::new(accounts);
    let mut opening = JoinSet::new();
    let mut opened = Vec::with_capacity(tables);
    for number in 0..tables {
        if opening.len() >= OPENERS
            && let Some(table) = opening.join_next().await
        {
            opened.push(table.map_err(CliError::usage)??);
        }
        let (accounts, plan) = (accounts.clone(), plan.clone());
        opening.spawn(async move {
            let seated = spread(&accounts[number / TABLES_PER_ACCOUNT], number);
            LoadTable::open(&seated, &plan, number).await.map_err(CliError::usage)
        });
    }
    while let Some(table) = opening.join_next().await {
        opened.push(table.map_err(CliError::usage)??);
    }
    Ok(opened)
}

/// Plays at all tables until the time is up.
async fn play_all(tables: Vec<LoadTable>, plan: &Plan) -> Result<Tally, CliError> {
    let mut tally = Tally::default();
    if tables.is_empty() {
        tokio::time::sleep(Duration::from_secs(plan.seconds)).await;
        return Ok(tally);
    }
    let start = Arc::new(Barrier::new(tables.len()));
    let mut playing = JoinSet::new();
    for table in tables {
        let (start, plan) = (start.clone(), plan.clone());
        playing.spawn(async move {
            start.wait().await;
            let limit = Duration::from_secs(plan.seconds) + PATIENCE;
            let played = timeout(limit, table.play(&plan)).await;
            played.map_err(|_| CliError::usage("the server says nothing"))?.map_err(CliError::usage)
        });
    }
    while let Some(played) = playing.join_next().await {
        tally.add(played.map_err(CliError::usage)??);
    }
    Ok(tally)
}
