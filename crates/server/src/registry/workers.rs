//! The workers, as a server sees them: it asks for a decision, and they make it or not. Nothing is
//! lost with a worker: whoever falls silent is not waited for, and the job is given out again.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use async_nats::StatusCode;
use futures_util::StreamExt as _;
use gantry_catalog::SentJob;
use tokio::time::timeout;

use crate::metrics::Metrics;
use crate::nats::Nats;
use crate::worker::{Report, SILENCE, subject};

/// How often a job is given out before the server asks itself.
const ATTEMPTS: usize = 3;
/// After so many silences in a row nobody is asked for a while.
const SILENCES: usize = 2;
/// How long.
const PAUSE: Duration = Duration::from_secs(2);

/// Whoever thinks for us.
pub(super) struct Workers {
    nats: Nats,
    metrics: Arc<Metrics>,
    /// Nobody is asked before then.
    paused_until: Mutex<Option<Instant>>,
}

/// What came of a request.
#[derive(Debug, PartialEq, Eq)]
enum Reply {
    Decided(String),
    /// A worker has it, or nobody, but nothing is heard any more.
    Silent,
    /// This worker has no time.
    Busy,
    /// There is no worker that could do it.
    Nobody,
}

impl Workers {
    pub(super) const fn new(nats: Nats, metrics: Arc<Metrics>) -> Self {
        Self { nats, metrics, paused_until: Mutex::new(None) }
    }

    /// A worker's decision; `None` if the server should think itself for now.
    pub(super) async fn decide(&self, job: &SentJob) -> Option<String> {
        let mut silences = 0;
        for _ in 0..ATTEMPTS {
            if self.is_paused() {
                return None;
            }
            match self.ask(job).await {
                Reply::Decided(notation) => {
                    self.metrics.decided_elsewhere.inc();
                    return Some(notation);
                }
                Reply::Silent => {
                    self.metrics.thinking_repeated.inc();
                    silences += 1;
                    if silences >= SILENCES {
                        self.pause();
                    }
                }
                Reply::Busy => {}
                Reply::Nobody => return None,
            }
        }
        None
    }

    fn is_paused(&self) -> bool {
        let paused = self.paused_until.lock().unwrap_or_else(PoisonError::into_inner);
        paused.is_some_and(|until| Instant::now() < until)
    }

    fn pause(&self) {
        tracing::warn!("the workers are silent; bots think here for a while");
        let mut paused = self.paused_until.lock().unwrap_or_else(PoisonError::into_inner);
        *paused = Some(Instant::now() + PAUSE);
    }

    /// Gives the job to one worker, and listens for as long as it is heard of.
    async fn ask(&self, job: &SentJob) -> Reply {
        if !self.nats.is_connected() {
            return Reply::Nobody;
        }
        let client = self.nats.client();
        let inbox = client.new_inbox();
        let asking = async {
            let heard = client.subscribe(inbox.clone()).await.ok()?;
            let (subject, job) = (subject(&job.game, job.rules), gantry_wire::encode(job));
            client.publish_with_reply(subject, inbox, job.into()).await.ok()?;
            Some(heard)
        };
        let Ok(Some(mut heard)) = timeout(SILENCE, asking).await else { return Reply::Nobody };
        loop {
            let Ok(Some(message)) = timeout(SILENCE, heard.next()).await else {
                return Reply::Silent;
            };
            if message.status == Some(StatusCode::NO_RESPONDERS) {
                return Reply::Nobody;
            }
            match gantry_wire::decode(&message.payload) {
                Some(Report::Thinking) => {}
                Some(Report::Decided(notation)) => return Reply::Decided(notation),
                Some(Report::Busy) => return Reply::Busy,
                Some(Report::Declined(reason)) => {
                    tracing::warn!(reason, "a worker has declined a job");
                    return Reply::Nobody;
                }
                None => return Reply::Nobody,
            }
        }
    }
}
