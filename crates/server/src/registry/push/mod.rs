//! Calls people while no page is open (web push, RFC 8030): a task of its own, so that no table
//! ever waits for it.

mod calendar;
mod delivery;
mod endpoint;
mod vapid;

use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use gantry_store::{AccountError, Store, StoreError, SubscriptionRow};
use tokio::sync::{Semaphore, mpsc};
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::{Instant, sleep_until, timeout};

use super::wall_ms;
use crate::limits::PushLimits;
use crate::metrics::Metrics;
use calendar::Calendar;
use delivery::PushClient;
pub(crate) use endpoint::EndpointError;
use endpoint::Services;
use vapid::Vapid;

/// The longest sleep of the task.
const LONGEST_SLEEP: Duration = Duration::from_hours(1);

/// How a server calls people while no page is open.
#[derive(Clone, Debug)]
pub struct PushSettings {
    /// Where push services can write to the operator of this server: `mailto:` and an address.
    pub contact: String,
    /// Push services besides the known ones, by name.
    pub hosts: Vec<String>,
    /// How much and how often.
    pub limits: PushLimits,
}

/// What tables and handlers use to have people called.
pub(crate) struct Push {
    calls: mpsc::Sender<String>,
    limits: PushLimits,
    client: Arc<PushClient>,
}

/// The task that calls.
struct Caller {
    store: Arc<dyn Store>,
    metrics: Arc<Metrics>,
    client: Arc<PushClient>,
    limits: PushLimits,
    /// How many accounts are called at a time.
    free: Arc<Semaphore>,
}

impl Push {
    /// Starts the task. It ends with what is returned here.
    pub(super) async fn start(
        settings: PushSettings,
        store: Arc<dyn Store>,
        metrics: Arc<Metrics>,
    ) -> Result<(Self, JoinHandle<()>), StoreError> {
        let limits = settings.limits;
        let vapid = Vapid::load(&*store, settings.contact).await?;
        let services = Services::new(&settings.hosts, limits.allows_loopback);
        let client = Arc::new(PushClient::new(services, vapid));
        let (calls, called) = mpsc::channel(limits.waiting);
        let free = Arc::new(Semaphore::new(limits.at_once));
        let caller = Caller { store, metrics, client: client.clone(), limits, free };
        let task = tokio::spawn(Arc::new(caller).run(called));
        Ok((Self { calls, limits, client }, task))
    }

    /// Calls an account soon. If too many wait, nobody is called: the list of their tables says it,
    /// too.
    pub(super) fn call(&self, account: &str) {
        if self.calls.try_send(account.to_owned()).is_err() {
            tracing::warn!("too many calls wait; somebody is not called");
        }
    }

    /// The key that browsers subscribe for.
    pub(crate) fn key(&self) -> String {
        self.client.vapid.public()
    }

    /// Whether this is the address of a browser at a push service that is called.
    pub(crate) fn check(&self, endpoint: &str) -> Result<(), EndpointError> {
        self.client.services.read(endpoint).map(drop)
    }

    /// Stores a subscription. Of an account's subscriptions the newest are kept.
    pub(crate) async fn subscribe(
        &self,
        store: &dyn Store,
        account: &str,
        endpoint: String,
    ) -> Result<(), AccountError> {
        let (account, created_ms) = (account.to_owned(), wall_ms());
        let row = SubscriptionRow { endpoint, account: account.clone(), created_ms, failures: 0 };
        store.subscriptions().put(row).await?;
        let rows = store.subscriptions().of(&account).await?;
        let old = rows.len().saturating_sub(self.limits.browsers);
        for row in rows.into_iter().take(old) {
            store.subscriptions().delete(&row.endpoint).await?;
        }
        Ok(())
    }
}

impl Caller {
    async fn run(self: Arc<Self>, mut called: mpsc::Receiver<String>) {
        let mut calendar = Calendar::new(self.limits.pause, self.limits.waiting);
        // dropped with this task, which ends what still runs
        let mut running = JoinSet::new();
        loop {
            let now = Instant::now();
            for account in calendar.take(now) {
                let caller = self.clone();
                running.spawn(async move { caller.call(&account).await });
            }
            let next = calendar.next().unwrap_or(now + LONGEST_SLEEP);
            tokio::select! {
                account = called.recv() => match account {
                    Some(account) => {
                        if !calendar.add(account, Instant::now()) {
                            tracing::warn!("too many calls wait; somebody is not called");
                        }
                    }
                    None => return,
                },
                Some(_) = running.join_next() => {}
                () = sleep_until(next) => {}
            }
        }
    }

    /// Calls every browser of an account.
    async fn call(&self, account: &str) {
        let _permit = self.free.acquire().await;
        let rows = match self.store.subscriptions().of(account).await {
            Ok(rows) => rows,
            Err(error) => return tracing::warn!(%error, "somebody cannot be called"),
        };
        for row in rows {
            if let Err(error) = self.call_browser(row).await {
                tracing::warn!(%error, "the result of a call could not be stored");
            }
        }
    }

    /// Calls a browser, and takes note of the result.
    async fn call_browser(&self, row: SubscriptionRow) -> Result<(), StoreError> {
        let subscriptions = self.store.subscriptions();
        // the list of services may have become shorter
        let Ok(endpoint) = self.client.services.read(&row.endpoint) else {
            subscriptions.delete(&row.endpoint).await?;
            return Ok(());
        };
        let answer = timeout(self.limits.answer, self.client.call(&endpoint)).await;
        let reason = match answer {
            Ok(Ok(status)) if status.is_success() => {
                self.metrics.pushes.inc();
                if row.failures > 0 {
                    subscriptions.set_failures(&row.endpoint, 0).await?;
                }
                return Ok(());
            }
            // the browser has ended the subscription
            Ok(Ok(StatusCode::NOT_FOUND | StatusCode::GONE)) => {
                subscriptions.delete(&row.endpoint).await?;
                return Ok(());
            }
            Ok(Ok(status)) => format!("status {status}"),
            Ok(Err(error)) => error.to_string(),
            Err(_) => "no answer".into(),
        };
        self.metrics.pushes_failed.inc();
        tracing::info!(service = endpoint.host, reason, "a push service did not take a call");
        let failures = row.failures + 1;
        if failures < self.limits.failures {
            subscriptions.set_failures(&row.endpoint, failures).await?;
        } else {
            subscriptions.delete(&row.endpoint).await?;
        }
        Ok(())
    }
}
