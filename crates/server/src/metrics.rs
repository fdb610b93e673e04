//! What operators watch, in the form that Prometheus reads.

use std::time::Duration;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// Figures of a running house.
pub(crate) struct Metrics {
    registry: Registry,
    /// Tables in memory.
    pub(crate) tables: Gauge,
    /// Open sockets.
    pub(crate) sockets: Gauge,
    /// Tables that cannot be played on.
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
    /// Clients that were dropped because they did not listen.
    pub(crate) too_slow: Counter,
    commit_seconds: Histogram,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("gantry");
        let counter = |registry: &mut Registry, name, help| {
            let counter = Counter::default();
            registry.register(name, help, counter.clone());
            counter
        };
        let gauge = |registry: &mut Registry, name, help| {
            let gauge = Gauge::default();
            registry.register(name, help, gauge.clone());
            gauge
        };
        let commit_seconds = Histogram::new(exponential_buckets(0.0005, 2.0, 14));
        let help = "Time until a write is durable, with its wait for others";
        registry.register("commit_seconds", help, commit_seconds.clone());
        Self {
            tables: gauge(&mut registry, "tables", "Tables in memory"),
            sockets: gauge(&mut registry, "sockets", "Open sockets"),
            frozen: counter(&mut registry, "frozen", "Tables that cannot be played on"),
            finished: counter(&mut registry, "finished", "Games that have ended"),
            lines: counter(&mut registry, "lines", "Lines of logs that were stored"),
            not_stored: counter(&mut registry, "not_stored", "Writes that were not stored"),
            read_again: counter(&mut registry, "read_again", "Tables read again after a failure"),
            calls: counter(&mut registry, "calls", "Calls of clients"),
            too_many: counter(&mut registry, "too_many", "Calls refused because of their number"),
            too_slow: counter(&mut registry, "too_slow", "Clients dropped as they did not listen"),
            commit_seconds,
            registry,
        }
    }
}

impl Metrics {
    /// So many lines are durable after so long.
    pub(crate) fn committed(&self, after: Duration, lines: u64) {
        self.commit_seconds.observe(after.as_secs_f64());
        self.lines.inc_by(lines);
    }

    /// All figures as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a string takes everything");
        text
    }
}
