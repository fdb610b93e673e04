//! Faults that were found, and the report.

use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use serde::Serialize;

use crate::checker::Checked;

/// How many faults are printed; the first ones lead to the cause.
const PRINTED: usize = 20;

/// What went wrong so far.
#[derive(Debug, Default)]
pub(crate) struct Findings {
    faults: Mutex<Vec<String>>,
    stuck: Mutex<Vec<usize>>,
    leaks: Mutex<Vec<String>>,
    resumed: Mutex<Vec<Resumed>>,
}

/// A client that saw its table again after its connection broke.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Resumed {
    /// The node that it had been connected to.
    pub(crate) node: usize,
    /// When it broke.
    pub(crate) at: Instant,
    /// How long it took.
    pub(crate) after: Duration,
}

impl Findings {
    /// Notes a fault.
    pub(crate) fn fault(&self, sentence: String) {
        self.faults.lock().unwrap_or_else(PoisonError::into_inner).push(sentence);
    }

    /// Notes that somebody was shown what they may not know.
    pub(crate) fn leak(&self, sentence: String) {
        self.leaks.lock().unwrap_or_else(PoisonError::into_inner).push(sentence);
    }

    /// All leaks so far.
    pub(crate) fn leaks(&self) -> Vec<String> {
        self.leaks.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Notes that a client of this node is back.
    pub(crate) fn resumed(&self, node: usize, at: Instant, after: Duration) {
        let resumed = Resumed { node, at, after };
        self.resumed.lock().unwrap_or_else(PoisonError::into_inner).push(resumed);
    }

    /// All clients that came back.
    pub(crate) fn all_resumed(&self) -> Vec<Resumed> {
        self.resumed.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The slots that are stuck.
    pub(crate) fn all_stuck(&self) -> Vec<usize> {
        self.stuck.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// All so far.
    pub(crate) fn faults(&self) -> Vec<String> {
        self.faults.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Notes that the tables of this slot are stuck.
    pub(crate) fn stuck(&self, slot: usize) {
        self.stuck.lock().unwrap_or_else(PoisonError::into_inner).push(slot);
    }

    /// Checks that no server has panicked.
    pub(crate) fn read_log(&self, log: &Path) -> Result<()> {
        let text = std::fs::read_to_string(log).context("what the servers wrote")?;
        for line in text.lines().filter(|line| line.contains("panicked at")) {
            self.fault(format!("a server wrote: {line}"));
        }
        Ok(())
    }
}

/// How servers ended.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub(crate) struct Ends {
    /// By SIGKILL.
    pub(crate) kills: u32,
    /// By SIGTERM.
    pub(crate) terminated: u32,
}

/// A whole run.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    #[serde(flatten)]
    ends: Ends,
    #[serde(flatten)]
    checked: Checked,
    /// Tables that did not go on.
    stuck: usize,
    /// Frames with more than their viewer may know.
    leaked: usize,
    /// Frames and answers that contradict each other or the log, and whatever else is wrong.
    contradictions: usize,
    seconds: f64,
    seed: u64,
    faults: Vec<String>,
}

impl Report {
    pub(crate) fn new(
        seed: u64,
        ends: Ends,
        checked: Checked,
        findings: &Findings,
        took: Duration,
    ) -> Self {
        let mut faults = findings.faults();
        let (stuck, leaks) = (findings.all_stuck(), findings.leaks());
        let contradictions = faults.len();
        let leaked = leaks.len();
        faults.extend(leaks);
        faults.extend(stuck.iter().map(|slot| format!("table {slot} does not go on")));
        faults.truncate(PRINTED);
        Self {
            ends,
            checked,
            stuck: stuck.len(),
            leaked,
            contradictions,
            seconds: (took.as_secs_f64() * 10.0).round() / 10.0,
            seed,
            faults,
        }
    }

    /// Whether no fault was found.
    pub(crate) const fn is_clean(&self) -> bool {
        let bad = self.checked.lost + self.checked.doubled;
        bad + self.stuck + self.leaked + self.contradictions == 0
    }

    pub(crate) fn print(&self, json: bool) {
        let text = serde_json::to_string(self).expect("plain data");
        if json {
            println!("{text}");
            return;
        }
        let figures = text.split(",\"faults\"").next().unwrap_or_default();
        for figure in figures.trim_start_matches('{').split(',') {
            let (name, value) = figure.split_once(':').unwrap_or((figure, ""));
            println!("{:<16}{value:>10}", name.trim_matches('"'));
        }
        for fault in &self.faults {
            println!("  {fault}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Others read these names from the JSON.
    #[test]
    fn the_report_names_its_figures() {
        let checked = || Checked { acknowledged: 7, lost: 0, doubled: 0, ..Checked::default() };
        let ends = Ends { kills: 3, terminated: 1 };
        let findings = Findings::default();
        let report = Report::new(1, ends, checked(), &findings, Duration::from_secs(2));
        assert!(report.is_clean());
        let json = serde_json::to_value(&report).expect("plain data");
        for (key, value) in [("kills", 3), ("acknowledged", 7), ("lost", 0), ("doubled", 0)] {
            assert_eq!(json[key], value, "{key} in {json}");
        }
        findings.fault("a move is gone".into());
        assert!(!Report::new(1, ends, checked(), &findings, Duration::ZERO).is_clean());
        let lost = Checked { lost: 1, ..Checked::default() };
        assert!(!Report::new(1, ends, lost, &Findings::default(), Duration::ZERO).is_clean());
    }
}
