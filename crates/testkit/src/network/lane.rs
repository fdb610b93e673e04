//! One direction of one seat's connection: decides what happens to every message.

use gantry_kernel::{Dice, Millis};

use super::conditions::Link;
use super::statistics::Statistics;

pub(super) struct Lane {
    link: Link,
    dice: Dice,
    sent: u64,
    /// The latest message that has arrived, in order of sending.
    latest: u64,
}

/// A message on its way.
#[derive(Clone)]
pub(super) struct Parcel<T> {
    serial: u64,
    pub(super) content: T,
}

impl Lane {
    pub(super) const fn new(link: Link, dice: Dice) -> Self {
        Self { link, dice, sent: 0, latest: 0 }
    }

    /// Calls `arrive` with the time of each copy that will arrive.
    pub(super) fn send<T: Clone>(
        &mut self,
        now: Millis,
        content: T,
        statistics: &mut Statistics,
        mut arrive: impl FnMut(Millis, Parcel<T>),
    ) {
        self.sent += 1;
        if chance(&mut self.dice, self.link.loss_per_mille) {
            statistics.lost += 1;
            return;
        }
        let parcel = Parcel { serial: self.sent, content };
        if chance(&mut self.dice, self.link.twice_per_mille) {
            statistics.duplicated += 1;
            arrive(self.arrival(now, statistics), parcel.clone());
        }
        arrive(self.arrival(now, statistics), parcel);
    }

    /// Records the arrival of a message.
    pub(super) fn receive<T>(&mut self, parcel: &Parcel<T>, statistics: &mut Statistics) {
        if parcel.serial < self.latest {
            statistics.reordered += 1;
        }
        self.latest = self.latest.max(parcel.serial);
    }

    fn arrival(&mut self, now: Millis, statistics: &mut Statistics) -> Millis {
        let mut delay = self.link.latency_ms + self.dice.below(self.link.jitter_ms + 1);
        if chance(&mut self.dice, self.link.straggle_per_mille) {
            statistics.straggled += 1;
            delay += self.dice.below(self.link.straggle_ms + 1);
        }
        Millis(now.0 + u64::from(delay))
    }
}

/// True with a probability of `per_mille` in a thousand.
pub(super) fn chance(dice: &mut Dice, per_mille: u32) -> bool {
    per_mille > 0 && dice.below(1000) < per_mille
}
