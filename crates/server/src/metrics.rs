//! What operators watch, in the form that Prometheus reads.
//!
//! Labels have few values: routes are those of the router, never paths that somebody sent.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use gantry_store::{Batch, Phase};
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Metric, Registry};

/// A request that was answered.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RequestLabels {
    method: &'static str,
    route: String,
    status: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RouteLabel {
    route: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct PhaseLabel {
    phase: &'static str,
}

/// All metrics of a server.
pub(crate) struct Metrics {
    registry: Registry,
    requests: Family<RequestLabels, Counter>,
    request_seconds: Family<RouteLabel, Histogram>,
    tables: Family<PhaseLabel, Gauge>,
    /// Open sockets.
    pub(crate) sockets: Gauge,
    /// Tables that were frozen.
    pub(crate) frozen: Counter,
    /// Games that have ended.
    pub(crate) finished: Counter,
    /// Lines of logs that were stored.
    lines: Counter,
    /// Writes that were not stored.
    pub(crate) not_stored: Counter,
    /// Tables that were read again after such a write.
    pub(crate) read_again: Counter,
    /// Calls of clients.
    pub(crate) calls: Counter,
    /// Calls that were refused because somebody called too often.
    pub(crate) too_many: Counter,
    /// Clients that were disconnected because they read too slowly.
    pub(crate) too_slow: Counter,
    /// Decisions of bots that wait for a thread.
    pub(crate) thinking_queue: Gauge,
    /// Decisions of bots that are being made.
    pub(crate) thinking: Gauge,
    thinking_seconds: Histogram,
    /// Decisions that workers have made.
    pub(crate) decided_elsewhere: Counter,
    /// Decisions that were given out again because a worker fell silent.
    pub(crate) thinking_repeated: Counter,
    /// Analyses that wait or run.
    pub(crate) analyses_pending: Gauge,
    /// Games that were analysed.
    pub(crate) analyses: Counter,
    /// Calls by web push that a push service took.
    pub(crate) pushes: Counter,
    /// Calls that none took.
    pub(crate) pushes_failed: Counter,
    /// Messages of clients at other nodes.
    pub(crate) forwarded: Counter,
    commit_seconds: Histogram,
    batch_writes: Histogram,
    batch_seconds: Histogram,
}

/// From half a millisecond to four seconds.
fn seconds() -> Histogram {
    Histogram::new(exponential_buckets(0.0005, 2.0, 14))
}

/// Registers a metric and returns it.
fn add<M: Metric + Clone>(registry: &mut Registry, name: &str, help: &str, metric: M) -> M {
    registry.register(name, help, metric.clone());
    metric
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("gantry");
        let all = &mut registry;
        let build = Info::new([("version", env!("CARGO_PKG_VERSION"))]);
        all.register("build", "The program", build);
        let start = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
        let since: Gauge =
            add(all, "start_time_seconds", "When the server started", Gauge::default());
        since.set(start.cast_signed());
        let counter = |all: &mut Registry, name, help| add(all, name, help, Counter::default());
        let gauge = |all: &mut Registry, name, help| add(all, name, help, Gauge::default());
        let request_seconds = Family::new_with_constructor(seconds as fn() -> Histogram);
        let help = "Time until a write is durable, with its wait for others";
        let commit_seconds = add(all, "commit_seconds", help, seconds());
        let writes = Histogram::new(exponential_buckets(1.0, 2.0, 10));
        Self {
            requests: add(all, "requests", "Requests answered", Family::default()),
            request_seconds: add(all, "request_seconds", "Time to an answer", request_seconds),
            tables: add(all, "tables", "Tables in memory, by phase", Family::default()),
            sockets: gauge(all, "sockets", "Open sockets"),
            frozen: counter(all, "frozen", "Tables frozen since the start"),
            finished: counter(all, "finished", "Games that have ended"),
            lines: counter(all, "lines", "Lines of logs that were stored"),
            not_stored: counter(all, "not_stored", "Writes that were not stored"),
            read_again: counter(all, "read_again", "Tables read again after a failure"),
            calls: counter(all, "calls", "Calls of clients"),
            too_many: counter(all, "too_many", "Calls refused because of their number"),
            too_slow: counter(all, "too_slow", "Clients disconnected because they read too slowly"),
            thinking_queue: gauge(all, "thinking_queue", "Decisions of bots that wait"),
            thinking: gauge(all, "thinking", "Decisions of bots that are being made"),
            thinking_seconds: add(all, "thinking_seconds", "Time of such a decision", seconds()),
            decided_elsewhere: counter(all, "decided_elsewhere", "Decisions that workers made"),
            thinking_repeated: counter(all, "thinking_repeated", "Jobs that were given out again"),
            analyses_pending: gauge(all, "analyses_pending", "Analyses that wait or run"),
            analyses: counter(all, "analyses", "Games that were analysed"),
            pushes: counter(all, "pushes", "Calls that a push service took"),
            pushes_failed: counter(all, "pushes_failed", "Calls that no push service took"),
            forwarded: counter(all, "forwarded", "Messages of clients at other nodes"),
            commit_seconds,
            batch_writes: add(all, "batch_writes", "Writes that share a transaction", writes),
            batch_seconds: add(all, "batch_seconds", "Time of a transaction", seconds()),
            registry,
        }
    }
}

impl Metrics {
    /// A request was answered after this time.
    pub(crate) fn answered(&self, method: &'static str, route: &str, status: u16, after: Duration) {
        let answered = RequestLabels { method, route: route.to_owned(), status };
        self.requests.get_or_create(&answered).inc();
        let route = RouteLabel { route: route.to_owned() };
        self.request_seconds.get_or_create(&route).observe(after.as_secs_f64());
    }

    /// This many lines became durable after this time.
    pub(crate) fn committed(&self, after: Duration, lines: u64) {
        self.commit_seconds.observe(after.as_secs_f64());
        self.lines.inc_by(lines);
    }

    /// One transaction was tried.
    pub(crate) fn tried(&self, batch: Batch) {
        let writes = u32::try_from(batch.writes).unwrap_or(u32::MAX);
        self.batch_writes.observe(f64::from(writes));
        self.batch_seconds.observe(batch.took.as_secs_f64());
    }

    /// A bot decided after this time.
    pub(crate) fn decided(&self, after: Duration) {
        self.thinking_seconds.observe(after.as_secs_f64());
    }

    /// Counts a table in this phase until the returned gauge is dropped.
    pub(crate) fn table(&self, phase: Phase) -> TableGauge {
        let gauge = TableGauge { tables: self.tables.clone(), phase };
        gauge.one().inc();
        gauge
    }

    /// All figures as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("writing to a string cannot fail");
        text
    }
}

/// Counts one table in memory, also if its task panics.
pub(crate) struct TableGauge {
    tables: Family<PhaseLabel, Gauge>,
    phase: Phase,
}

impl TableGauge {
    fn one(&self) -> Gauge {
        self.tables.get_or_create_owned(&PhaseLabel { phase: self.phase.word() })
    }

    /// The table is in this phase now.
    pub(crate) fn set(&mut self, phase: Phase) {
        if phase != self.phase {
            self.one().dec();
            self.phase = phase;
            self.one().inc();
        }
    }
}

impl Drop for TableGauge {
    fn drop(&mut self) {
        self.one().dec();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_counted_by_phase_until_they_are_gone() {
        let metrics = Metrics::default();
        let count = |phase: &str| {
            let name = format!("gantry_tables{{phase=\"{phase}\"}} ");
            let text = metrics.text();
            text.lines().find_map(|line| line.strip_prefix(&name)).map(str::to_owned)
        };
        let mut one = metrics.table(Phase::Gathering);
        let other = metrics.table(Phase::Gathering);
        one.set(Phase::Playing);
        assert_eq!((count("gathering"), count("playing")), (Some("1".into()), Some("1".into())));
        drop((one, other));
        assert_eq!((count("gathering"), count("playing")), (Some("0".into()), Some("0".into())));
    }
}
