//! Logs: a line for each thing that happened, for people or for programs.
//!
//! Our own lines contain no secret at any level (a test checks this). Detailed lines of libraries
//! may, so only their warnings are kept.

use std::io;

use tracing::level_filters::LevelFilter;
use tracing::{Level, Subscriber};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::{Layer as _, fmt, registry};

/// How lines are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// One JSON object a line.
    Json,
}

/// The subscriber that writes log lines.
fn subscriber<W>(format: LogFormat, level: Level, writer: W) -> Box<dyn Subscriber + Send + Sync>
where
    W: for<'w> MakeWriter<'w> + Send + Sync + 'static,
{
    let others = LevelFilter::from_level(level).min(LevelFilter::WARN);
    let which = Targets::new().with_default(others).with_target("gantry", level);
    let lines = fmt::layer().with_writer(writer).with_ansi(false);
    match format {
        LogFormat::Text => Box::new(registry().with(lines.with_filter(which))),
        LogFormat::Json => {
            let lines = lines.json().flatten_event(true).with_span_list(false);
            Box::new(registry().with(lines.with_filter(which)))
        }
    }
}

/// Starts logging to standard error. Panics are logged, too, so that every line has the same form.
pub fn start_logging(format: LogFormat, level: Level) {
    if tracing::subscriber::set_global_default(subscriber(format, level, io::stderr)).is_err() {
        // logging has been started already
        return;
    }
    std::panic::set_hook(Box::new(|panic| {
        let location = panic.location().map(ToString::to_string).unwrap_or_default();
        let message = panic.payload_as_str().unwrap_or_default();
        tracing::error!(location, message, "panicked");
    }));
}
