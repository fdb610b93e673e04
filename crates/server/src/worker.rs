//! A worker: a process that thinks for the bots of servers. Servers publish jobs, NATS gives each
//! to one of the workers that can do it, and the worker reports to whoever has sent it.

use std::sync::Arc;
use std::time::Duration;

use async_nats::{Client, Message, Subject, Subscriber};
use futures_util::StreamExt as _;
use futures_util::stream::{SelectAll, select_all};
use gantry_catalog::{BOTS_VERSION, SentJob, games};
use serde::{Deserialize, Serialize};
use thiserror::Error;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::nats::{Nats, NatsError};
use crate::signals::{Signal, Signals};

/// The version of what is sent: part of every subject, so that others never get to read it.
const FORM: u32 = 1;
/// The workers among whom NATS chooses.
const GROUP: &str = "workers";
/// How often a worker says that it still thinks.
const BEAT: Duration = Duration::from_millis(250);
/// A worker that says nothing for this long is gone, or as good as gone.
pub(crate) const SILENCE: Duration = Duration::from_secs(1);
/// How long a worker that is to stop may take for what it has begun.
const GRACE: Duration = Duration::from_secs(5);

/// What a worker says about a job.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Report {
    /// It thinks.
    Thinking,
    /// The decision, in notation.
    Decided(String),
    /// All of its threads think. Others may have time.
    Busy,
    /// It cannot do this, for this reason.
    Declined(String),
}

/// Where jobs of a game by a version of its rules are published. Only workers that can do them
/// listen there.
pub(crate) fn subject(game: &str, rules: u32) -> String {
    format!("gantry.think.{FORM}.{BOTS_VERSION}.{game}.{rules}")
}

/// Why a worker cannot work.
#[derive(Debug, Error)]
pub enum WorkError {
    /// There is no connection to NATS.
    #[error(transparent)]
    Nats(#[from] NatsError),
    /// The system does not allow it.
    #[error("the worker stopped: {0}")]
    Stopped(std::io::Error),
}

/// Thinks on so many threads for the servers at this NATS server, until Ctrl-C or SIGTERM. Then no
/// job is taken any more, and those that have begun may still be finished. `ready` is called as
/// soon as jobs can come.
///
/// # Panics
/// If no threads can be started.
pub fn work(nats: &str, threads: usize, ready: impl FnOnce()) -> Result<(), WorkError> {
    let runtime = tokio::runtime::Runtime::new().map_err(WorkError::Stopped)?;
    let outcome = runtime.block_on(async {
        let mut signals = Signals::new().map_err(WorkError::Stopped)?;
        let worker = Worker::connect(nats, threads).await?;
        ready();
        let stopped = async { while signals.next().await != Signal::Stop {} };
        worker.run(stopped).await;
        Ok(())
    });
    // whatever still thinks is not waited for any more
    runtime.shutdown_background();
    outcome
}

/// A worker that listens.
pub struct Worker {
    nats: Client,
    jobs: SelectAll<Subscriber>,
    threads: usize,
    free: Arc<Semaphore>,
}

impl Worker {
    /// Connects, and listens for the jobs of every game in every version of its rules.
    pub async fn connect(nats: &str, threads: usize) -> Result<Self, NatsError> {
        let nats = Nats::connect(nats, "gantry think").await?;
        let mut jobs = Vec::new();
        for listing in games() {
            for rules in 1..=listing.rules {
                let subject = subject(listing.id, rules);
                jobs.push(nats.subscribe_in_group(subject, GROUP.into()).await?);
            }
        }
        // jobs may come as soon as this is answered; where nobody answers, once somebody does
        let nats = nats.client().clone();
        let _ = timeout(SILENCE, nats.flush()).await;
        let (threads, free) = (threads.max(1), Arc::new(Semaphore::new(threads.max(1))));
        Ok(Self { nats, jobs: select_all(jobs), threads, free })
    }

    /// Works until it is told to stop.
    pub async fn run(mut self, stopped: impl Future<Output = ()>) {
        let mut stopped = std::pin::pin!(stopped);
        loop {
            tokio::select! {
                () = &mut stopped => break,
                job = self.jobs.next() => match job {
                    Some(job) => self.take(job).await,
                    None => break,
                },
            }
        }
        let finishing = async {
            for listening in &mut self.jobs {
                let _ = listening.drain().await;
            }
            // what is already here may go to another worker
            while let Some(job) = self.jobs.next().await {
                if let Some(reply) = job.reply {
                    report(&self.nats, reply, &Report::Busy).await;
                }
            }
            let all = u32::try_from(self.threads).unwrap_or(u32::MAX);
            drop(self.free.acquire_many(all).await);
            let _ = self.nats.flush().await;
        };
        let _ = timeout(GRACE, finishing).await;
    }

    /// Takes a job if a thread is free.
    async fn take(&self, job: Message) {
        let Some(reply) = job.reply else { return };
        let Ok(permit) = self.free.clone().try_acquire_owned() else {
            return report(&self.nats, reply, &Report::Busy).await;
        };
        let Some(job) = gantry_wire::decode::<SentJob>(&job.payload) else {
            let declined = Report::Declined("the job cannot be read".into());
            return report(&self.nats, reply, &declined).await;
        };
        tokio::spawn(think(self.nats.clone(), job, reply, permit));
    }
}

/// Thinks, says so all the time, and reports what came of it.
async fn think(nats: Client, job: SentJob, reply: Subject, permit: OwnedSemaphorePermit) {
    let mut thinking = tokio::task::spawn_blocking(move || job.think());
    let mut beat = interval(BEAT);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let thought = loop {
        tokio::select! {
            thought = &mut thinking => break thought,
            _ = beat.tick() => report(&nats, reply.clone(), &Report::Thinking).await,
        }
    };
    let said = match thought {
        Ok(Ok(notation)) => Report::Decided(notation),
        Ok(Err(error)) => Report::Declined(error.to_string()),
        Err(_) => Report::Declined("the bot has panicked".into()),
    };
    report(&nats, reply, &said).await;
    drop(permit);
}

/// Tells the server. If that fails, it hears nothing and asks again.
async fn report(nats: &Client, reply: Subject, said: &Report) {
    if let Err(error) = nats.publish(reply, gantry_wire::encode(said).into()).await {
        tracing::warn!(%error, "a report cannot be sent");
    }
}
