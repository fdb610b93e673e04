//! `gantry think`: a worker that thinks for the bots of servers.

use crate::args::Think;
use crate::fail::CliError;
use crate::screen::{STRONG, Screen};

pub(crate) fn run(arguments: &Think) -> Result<(), CliError> {
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let given = arguments.threads.and_then(|threads| usize::try_from(threads.get()).ok());
    let threads = given.unwrap_or(processors);
    gantry_server::start_logging(gantry_server::LogFormat::Text, arguments.log_level.level());
    let mut screen = Screen::new(false);
    let ready = || {
        // Thinking works even if this cannot be printed.
        drop(screen.styled(STRONG, &format!("Thinks on {threads} threads (Ctrl-C stops it)")));
    };
    gantry_server::work(&arguments.nats, threads, ready).map_err(CliError::usage)
}
