//! Counts what went wrong in a run, so that a test can require that every kind of trouble occurred.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use gantry_kernel::InputError;

/// The counts of one run, or the totals of many.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Runs.
    pub runs: u64,
    /// Actions that the clients chose.
    pub meant: u64,
    /// Messages with an action that the host accepted.
    pub accepted: u64,
    /// Messages with an action that it refused, by [`kind`].
    pub refused: BTreeMap<Cow<'static, str>, u64>,
    /// Messages with an action that reached the host after the game had ended.
    pub after_the_end: u64,
    /// Messages that never arrived, in any direction.
    pub lost: u64,
    /// Messages that the network delivered twice.
    pub duplicated: u64,
    /// Messages that arrived after one that was sent later.
    pub reordered: u64,
    /// Messages delayed far more than the others.
    pub straggled: u64,
    /// Messages that a client repeated because it had heard nothing.
    pub repeated: u64,
    /// Actions that an impatient client sent twice at once.
    pub doubled: u64,
    /// Old messages that a client sent again.
    pub stale: u64,
    /// Requests for missing frames that the host answered.
    pub resyncs: u64,
}

/// The rule of a refusal, or a word for what the kernel refuses.
pub fn kind(rejection: &InputError) -> Cow<'static, str> {
    match rejection {
        InputError::Refused(refusal) => refusal.rule.clone(),
        InputError::NoChance => "no-chance".into(),
        InputError::Impossible(_) => "impossible".into(),
        InputError::Ended => "ended".into(),
        InputError::NoTimeout => "no-timeout".into(),
        InputError::Late { .. } => "late".into(),
        InputError::Backwards { .. } => "backwards".into(),
    }
}

impl Statistics {
    /// Adds the counts of another run.
    pub fn add(&mut self, other: &Self) {
        for (sum, more) in self.counts_mut().into_iter().zip(other.counts()) {
            *sum += more.1;
        }
        for (kind, times) in &other.refused {
            *self.refused.entry(kind.clone()).or_default() += times;
        }
    }

    /// Messages with an action that were refused, for whatever reason.
    pub fn all_refused(&self) -> u64 {
        self.refused.values().sum()
    }

    /// The kinds of trouble that never occurred: a test over many seeds wants none.
    pub fn missing(&self) -> Vec<&'static str> {
        let mut missing: Vec<_> = self
            .counts()
            .into_iter()
            .filter(|(_, times)| *times == 0)
            .map(|(name, _)| name)
            .collect();
        if self.refused.is_empty() {
            missing.push("refused");
        }
        missing
    }

    const fn counts(&self) -> [(&'static str, u64); 12] {
        [
            ("runs", self.runs),
            ("meant", self.meant),
            ("accepted", self.accepted),
            ("after the end", self.after_the_end),
            ("lost", self.lost),
            ("duplicated", self.duplicated),
            ("reordered", self.reordered),
            ("straggled", self.straggled),
            ("repeated", self.repeated),
            ("doubled", self.doubled),
            ("stale", self.stale),
            ("resyncs", self.resyncs),
        ]
    }

    /// In the same order as `counts`.
    const fn counts_mut(&mut self) -> [&mut u64; 12] {
        [
            &mut self.runs,
            &mut self.meant,
            &mut self.accepted,
            &mut self.after_the_end,
            &mut self.lost,
            &mut self.duplicated,
            &mut self.reordered,
            &mut self.straggled,
            &mut self.repeated,
            &mut self.doubled,
            &mut self.stale,
            &mut self.resyncs,
        ]
    }
}

impl fmt::Display for Statistics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, times) in self.counts() {
            writeln!(f, "{times:>10} {name}")?;
        }
        for (kind, times) in &self.refused {
            writeln!(f, "{times:>10} refused: {kind}")?;
        }
        Ok(())
    }
}
