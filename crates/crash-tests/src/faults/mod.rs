//! Lets everything fail of a server with several nodes while hundreds of tables are played through
//! them, and checks what came of it.
//!
//! All is real: `PostgreSQL`, NATS, nodes and workers are processes, and between each node and each
//! service is a network that can break. Clients are connected to any node; where one fails them,
//! they go to another.

mod node;
mod plan;
mod proxy;
mod report;
mod services;
mod tenures;
mod worker;

use std::path::PathBuf;
use std::sync::{Arc, Mutex as PlainMutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use clap::Args;
use tokio::sync::{Mutex, OwnedMutexGuard};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::checker;
use crate::findings::Findings;
use crate::players::{Conduct, PlayPlan, Players};
use crate::schedule::KillTime;
use crate::uptime::Uptime;
use node::Node;
use plan::{Fault, Kind, Kinds, Scene};
use proxy::Weather;
pub(crate) use report::Report;
use services::{Nats, Postgres};
use worker::Worker;

/// How long tables may take to go on after everything has healed.
const RECOVERY_TIMEOUT: Duration = Duration::from_mins(2);
/// How long a client waits for an answer before it goes to another node.
const PATIENCE: Duration = Duration::from_secs(4);
/// How far a table's clock may be off: longer than anything lasts that fails, and shorter than a
/// clock jumps.
const SLACK: Duration = Duration::from_secs(15);
/// How many tables a machine plays whose people pause as long as at a single one.
const TABLES_AT_FULL_SPEED: usize = 12;
/// A client whose connection broke this soon after a node had gone was connected to it.
const AT_ONCE: Duration = Duration::from_millis(500);
/// A bot that thinks long enough for workers.
const BOT: &str = "search:30";

/// Let everything fail of a server with several nodes while people play, and check what came of it
#[derive(Clone, Debug, Args)]
pub(crate) struct Arguments {
    /// The program
    #[arg(long, value_name = "FILE", default_value = "target/debug/gantry")]
    program: PathBuf,
    /// How many nodes
    #[arg(long, value_name = "N", default_value_t = 3,
        value_parser = clap::value_parser!(u32).range(1..=9))]
    nodes: u32,
    /// How many workers think for the bots
    #[arg(long, value_name = "N", default_value_t = 2,
        value_parser = clap::value_parser!(u32).range(0..=9))]
    workers: u32,
    /// How much fails
    #[arg(long, value_name = "N", default_value_t = 20)]
    faults: u32,
    /// The seed of the random numbers
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many tables are played at a time
    #[arg(long, value_name = "N", default_value_t = 200,
        value_parser = clap::value_parser!(u32).range(1..=2000))]
    tables: u32,
    /// The longest time between two faults, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 1.5)]
    seconds_between: f64,
    /// To try this test itself: the database answers before it has stored anything, so that its
    /// crashes lose what was acknowledged
    #[arg(long)]
    forgetful_database: bool,
    /// Print one JSON object instead of a table
    #[arg(long)]
    pub(crate) json: bool,
}

/// Everything that may fail. What is locked is failing.
struct Cluster {
    nodes: Vec<Arc<Mutex<Node>>>,
    workers: Vec<Arc<Mutex<Worker>>>,
    postgres: Arc<Mutex<Postgres>>,
    nats: Arc<Mutex<Nats>>,
    /// Where the database is found, whatever happens to the ways of the nodes.
    database: String,
    findings: Arc<Findings>,
    /// How long tables waited for another node.
    handed_over: PlainMutex<Vec<Duration>>,
    /// Which node has gone when, while nothing else failed.
    gone: PlainMutex<Vec<(usize, Instant)>>,
}

/// Runs it.
pub(crate) async fn run(arguments: &Arguments) -> Result<Report> {
    let began = Instant::now();
    let folder = tempfile::tempdir().context("a folder for logs")?;
    let seed = arguments.seed;
    let postgres = Postgres::create(seed, arguments.forgetful_database).await?;
    let nats = Nats::start(seed).await?;
    let findings = Arc::new(Findings::default());
    let (mut nodes, mut addresses, mut logs) = (Vec::new(), Vec::new(), Vec::new());
    for number in 0..usize::try_from(arguments.nodes)? {
        let services = (&postgres, &nats);
        let mut node =
            Node::start(&arguments.program, folder.path(), number, services, seed).await?;
        node.ready().await?;
        addresses.push(node.program.address.clone());
        logs.push(node.program.log());
        nodes.push(Arc::new(Mutex::new(node)));
    }
    let mut workers = Vec::new();
    for number in 0..usize::try_from(arguments.workers)? {
        let address = Nats::address(nats.port);
        let worker = Worker::start(&arguments.program, folder.path(), number, &address)?;
        workers.push(Arc::new(Mutex::new(worker)));
    }
    let database = Postgres::address(postgres.port);
    let log = postgres.log();
    let cluster = Arc::new(Cluster {
        nodes,
        workers,
        postgres: Arc::new(Mutex::new(postgres)),
        nats: Arc::new(Mutex::new(nats)),
        database,
        findings: findings.clone(),
        handed_over: PlainMutex::default(),
        gone: PlainMutex::default(),
    });

    let uptime = Arc::new(Uptime::default());
    uptime.begin();
    let tables = usize::try_from(arguments.tables)?;
    let calm = u32::try_from(tables.div_ceil(TABLES_AT_FULL_SPEED))?;
    let conduct =
        Conduct { patience: PATIENCE, moves_on: true, slack: SLACK, calm, bot: Some(BOT) };
    let play = PlayPlan { addresses: &addresses, tables, seed, conduct };
    let players = Players::gather(&play, &findings, &uptime).await?;
    let scene = Scene {
        nodes: cluster.nodes.len(),
        workers: cluster.workers.len(),
        clocks: node::clock_library().is_some(),
    };
    let between = Duration::from_secs_f64(arguments.seconds_between.clamp(0.05, 600.0));
    let plan = plan::faults(seed, usize::try_from(arguments.faults)?, scene, between);
    let kinds = cluster.let_fail(&plan, &players).await?;
    for slot in players.stuck(RECOVERY_TIMEOUT).await {
        findings.stuck(slot);
    }
    let histories = players.end().await;
    for node in &cluster.nodes {
        if let Err(error) = node.lock().await.drain().await {
            findings.fault(format!("it does not stop: {error:#}"));
        }
    }
    for log in &logs {
        findings.read_log(log)?;
    }
    let trespasses = match arguments.nodes {
        // a server without nodes has no tenures
        1 => Vec::new(),
        _ => tenures::trespasses(&cluster.database).await?,
    };
    let checked = checker::check(&cluster.database, histories, &findings).await?;
    let report = Report::new(arguments, &cluster, kinds, checked, trespasses, began.elapsed());
    if !report.is_clean() {
        // kept for debugging
        eprintln!("what the nodes wrote is kept in {}", folder.keep().display());
        eprintln!("what PostgreSQL wrote is gone: {}", log.display());
    }
    Ok(report)
}

impl Cluster {
    /// Lets one thing after the other fail, each until it heals; returns how often each did.
    async fn let_fail(self: &Arc<Self>, plan: &[Fault], players: &Players) -> Result<Kinds> {
        let mut kinds = Kinds::default();
        let mut healing = JoinSet::new();
        for fault in plan {
            if fault.alone {
                self.all_healed(&mut healing).await;
            }
            wait_for(fault.time, players).await;
            kinds.count(fault.kind);
            let before = if fault.alone {
                tenures::owners(&self.database).await?
            } else {
                tenures::Owners::new()
            };
            let began_at = Instant::now();
            let failing = match self.clone().begin(*fault).await {
                Ok(failing) => failing,
                Err(error) => {
                    self.findings.fault(format!("{:?}: {error:#}", fault.kind));
                    continue;
                }
            };
            if fault.alone {
                self.note_gone(fault.which, began_at);
                let took = tenures::handed_over(&self.database, before, began_at).await?;
                self.handed_over.lock().unwrap_or_else(PoisonError::into_inner).extend(took);
            }
            let (cluster, fault) = (self.clone(), *fault);
            healing.spawn(async move { cluster.heal(fault, failing).await });
        }
        self.all_healed(&mut healing).await;
        Ok(kinds)
    }

    async fn all_healed(&self, healing: &mut JoinSet<Result<()>>) {
        while let Some(healed) = healing.join_next().await {
            match healed {
                Ok(Ok(())) => {}
                Ok(Err(error)) => self.findings.fault(format!("{error:#}")),
                Err(error) => self.findings.fault(format!("a fault failed: {error}")),
            }
        }
    }

    fn note_gone(&self, node: usize, at: Instant) {
        self.gone.lock().unwrap_or_else(PoisonError::into_inner).push((node, at));
    }

    /// How long clients of nodes that had gone, while nothing else failed, did not see their table.
    fn resumed(&self) -> Vec<Duration> {
        let gone = self.gone.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let all = self.findings.all_resumed();
        let caused = all.iter().filter(|resumed| {
            gone.iter().any(|(node, at)| {
                let soon = resumed.at.checked_duration_since(*at).is_some_and(|it| it < AT_ONCE);
                resumed.node == *node && soon
            })
        });
        caused.map(|resumed| resumed.after).collect()
    }

    /// Begins a fault, as soon as what is to fail works. What is returned is locked until it heals.
    async fn begin(self: Arc<Self>, fault: Fault) -> Result<Failing> {
        let node = self.nodes[fault.which % self.nodes.len()].clone();
        Ok(match fault.kind {
            Kind::Kill => {
                let mut node = node.lock_owned().await;
                node.kill().await?;
                Failing::Node(node)
            }
            Kind::Drain => {
                let mut node = node.lock_owned().await;
                node.drain().await?;
                Failing::Node(node)
            }
            Kind::Pause => {
                let node = node.lock_owned().await;
                node.pause(true)?;
                Failing::Node(node)
            }
            Kind::PartNats(weather) => {
                let node = node.lock_owned().await;
                node.to_nats.set(weather);
                Failing::Node(node)
            }
            Kind::PartDatabase(weather) => {
                let node = node.lock_owned().await;
                node.to_database.set(weather);
                Failing::Node(node)
            }
            Kind::Clock(ms) => {
                let mut node = node.lock_owned().await;
                node.jump(ms)?;
                Failing::Node(node)
            }
            Kind::RestartNats => {
                let mut nats = self.nats.clone().lock_owned().await;
                nats.kill().await?;
                Failing::Nats(nats)
            }
            Kind::RestartDatabase => {
                let mut postgres = self.postgres.clone().lock_owned().await;
                postgres.crash().await?;
                Failing::Postgres(postgres)
            }
            Kind::KillWorker | Kind::PauseWorker => {
                let Some(worker) = self.workers.get(fault.which) else {
                    return Ok(Failing::Nothing);
                };
                let mut worker = worker.clone().lock_owned().await;
                if fault.kind == Kind::KillWorker {
                    worker.kill().await?;
                } else {
                    worker.pause(true)?;
                }
                Failing::Worker(worker)
            }
        })
    }

    /// Lets it last, then makes good what failed.
    async fn heal(&self, fault: Fault, failing: Failing) -> Result<()> {
        sleep(fault.lasts).await;
        match failing {
            Failing::Node(mut node) => match fault.kind {
                Kind::Kill | Kind::Drain => node.start_again().await,
                Kind::Pause => node.pause(false),
                Kind::PartNats(_) => {
                    node.to_nats.set(Weather::Carries);
                    Ok(())
                }
                Kind::PartDatabase(_) => {
                    node.to_database.set(Weather::Carries);
                    Ok(())
                }
                // a wrong clock stays wrong until it jumps again
                Kind::Clock(_) => Ok(()),
                other => bail!("{other:?} is not about a node"),
            },
            Failing::Nats(mut nats) => nats.start_again().await,
            Failing::Postgres(mut postgres) => postgres.start_again().await,
            Failing::Worker(mut worker) => match fault.kind {
                Kind::KillWorker => worker.start_again(),
                _ => worker.pause(false),
            },
            Failing::Nothing => Ok(()),
        }
    }
}

/// What is failing.
enum Failing {
    Node(OwnedMutexGuard<Node>),
    Worker(OwnedMutexGuard<Worker>),
    Nats(OwnedMutexGuard<Nats>),
    Postgres(OwnedMutexGuard<Postgres>),
    Nothing,
}

/// Waits for the moment of a fault.
async fn wait_for(time: KillTime, players: &Players) {
    let long = Duration::from_secs(5);
    match time {
        KillTime::Starting(after) | KillTime::Playing(after) => sleep(after).await,
        KillTime::Committing { pause, within } => {
            sleep(pause).await;
            players.next_call().await;
            sleep(within).await;
        }
        KillTime::Acknowledging { pause } => {
            sleep(pause).await;
            // where nothing is acknowledged any more, it fails as well
            let _ = timeout(long, players.next_answer()).await;
        }
    }
}
