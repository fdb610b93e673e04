//! Planned events in order of time. Events in the same millisecond happen in the order in which
//! they were planned, so that a run is a function of its seed.

use std::cmp::{Ordering, Reverse};
use std::collections::BinaryHeap;

use gantry_kernel::Millis;

struct Planned<T> {
    at: Millis,
    serial: u64,
    what: T,
}

impl<T> Planned<T> {
    const fn key(&self) -> (Millis, u64) {
        (self.at, self.serial)
    }
}

impl<T> PartialEq for Planned<T> {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl<T> Eq for Planned<T> {}

impl<T> PartialOrd for Planned<T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<T> Ord for Planned<T> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.key().cmp(&other.key())
    }
}

pub(super) struct Queue<T> {
    heap: BinaryHeap<Reverse<Planned<T>>>,
    planned: u64,
}

impl<T> Queue<T> {
    pub(super) const fn new() -> Self {
        Self { heap: BinaryHeap::new(), planned: 0 }
    }

    pub(super) fn plan(&mut self, at: Millis, what: T) {
        self.heap.push(Reverse(Planned { at, serial: self.planned, what }));
        self.planned += 1;
    }

    pub(super) fn next(&mut self) -> Option<(Millis, T)> {
        self.heap.pop().map(|Reverse(planned)| (planned.at, planned.what))
    }

    /// How many events have been planned so far, done or not.
    pub(super) const fn planned(&self) -> u64 {
        self.planned
    }
}
