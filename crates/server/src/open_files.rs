//! The limit on open files. Every connection counts as one, and the default limit is low.

use crate::limits::Limits;

/// For the database, files that are read, and threads.
#[cfg(unix)]
const OTHERS: usize = 128;

/// Asks the system for as many open files as connections and sockets may need.
#[cfg(unix)]
pub(crate) fn allow(limits: &Limits) {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let needed = (limits.connections + limits.sockets + OTHERS) as u64;
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if current.is_none_or(|current| current >= needed) {
        return;
    }
    let allowed = maximum.map_or(needed, |maximum| maximum.min(needed));
    let raised = Rlimit { current: Some(allowed), maximum };
    if let Err(error) = setrlimit(Resource::Nofile, raised) {
        tracing::warn!(%error, needed, "the limit on open files stays as it is");
    } else if allowed < needed {
        tracing::warn!(allowed, needed, "the system allows fewer open files than may be needed");
    }
}

/// Other systems have no such limit.
#[cfg(not(unix))]
pub(crate) fn allow(_: &Limits) {}
