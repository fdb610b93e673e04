//! What was asked of the database and not answered.

use std::collections::BTreeMap;

use crate::Millis;
use crate::messages::Command;

pub(super) struct Request {
    pub(super) command: Command,
    pub(super) sent: Millis,
    timeout: Millis,
}

/// Requests by their numbers, which ascend.
#[derive(Default)]
pub(super) struct Requests {
    open: BTreeMap<u64, Request>,
    last: u64,
}

impl Requests {
    pub(super) fn add(&mut self, sent: Millis, timeout: Millis, command: Command) -> u64 {
        self.last += 1;
        self.open.insert(self.last, Request { command, sent, timeout });
        self.last
    }

    /// The number of the next request.
    pub(super) fn next(&self) -> u64 {
        self.last + 1
    }

    pub(super) fn take(&mut self, request: u64) -> Option<Request> {
        self.open.remove(&request)
    }

    pub(super) fn timed_out(&mut self, now: Millis) -> Vec<(u64, Command)> {
        let late: Vec<u64> = self
            .open
            .iter()
            .filter(|(_, request)| request.timeout <= now)
            .map(|(number, _)| *number)
            .collect();
        late.into_iter().filter_map(|number| Some((number, self.take(number)?.command))).collect()
    }

    pub(super) fn next_timeout(&self) -> Option<Millis> {
        self.open.values().map(|request| request.timeout).min()
    }

    pub(super) fn is_renewing(&self) -> bool {
        self.open.values().any(|request| request.command == Command::Renew)
    }

    pub(super) fn is_sweeping(&self) -> bool {
        self.open.values().any(|request| matches!(request.command, Command::Sweep { .. }))
    }

    /// The clock has gone backwards: no open renewal says how long the lease lasts, and nothing
    /// waits longer than until this time.
    pub(super) fn restart(&mut self, timeout: Millis) {
        for request in self.open.values_mut() {
            (request.sent, request.timeout) = (Millis(0), timeout);
        }
    }

    pub(super) fn clear(&mut self) {
        self.open.clear();
    }
}
