//! What came of a run.

use std::sync::PoisonError;
use std::time::Duration;

use serde::Serialize;
use serde_json::{Value, json};

use super::plan::Kinds;
use super::{Arguments, Cluster};
use crate::checker::Checked;

/// How many sentences are printed; the first ones lead to the cause.
const PRINTED: usize = 20;

/// A whole run.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    /// How much has failed.
    faults: u32,
    nodes: u32,
    workers: u32,
    seed: u64,
    kinds: Kinds,
    #[serde(flatten)]
    checked: Checked,
    /// Frames with more than their viewer may know.
    leaked: usize,
    /// Entries that were written by a node that did not play the table, and tables with two owners.
    trespasses: usize,
    /// Tables that did not go on.
    stuck: usize,
    /// Frames and answers that contradict each other or the log, and whatever else is wrong.
    contradictions: usize,
    /// How many tables of a node that had gone were played by another one, and after how long.
    handovers: usize,
    handover_p50_ms: u128,
    handover_p99_ms: u128,
    /// How many clients of such a node saw their table again, and after how long.
    resumed: usize,
    resumed_p50_ms: u128,
    resumed_p99_ms: u128,
    seconds: f64,
    found: Vec<String>,
}

impl Report {
    pub(super) fn new(
        arguments: &Arguments,
        cluster: &Cluster,
        kinds: Kinds,
        checked: Checked,
        trespasses: Vec<String>,
        took: Duration,
    ) -> Self {
        let findings = &cluster.findings;
        let (mut found, leaks, stuck) = (findings.faults(), findings.leaks(), findings.all_stuck());
        let (contradictions, leaked, trespassed) = (found.len(), leaks.len(), trespasses.len());
        found.extend(leaks);
        found.extend(trespasses);
        found.extend(stuck.iter().map(|slot| format!("table {slot} does not go on")));
        found.truncate(PRINTED);
        let mut handed_over =
            cluster.handed_over.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let mut resumed = cluster.resumed();
        Self {
            faults: arguments.faults,
            nodes: arguments.nodes,
            workers: arguments.workers,
            seed: arguments.seed,
            kinds,
            checked,
            leaked,
            trespasses: trespassed,
            stuck: stuck.len(),
            contradictions,
            handovers: handed_over.len(),
            handover_p50_ms: percentile(&mut handed_over, 50),
            handover_p99_ms: percentile(&mut handed_over, 99),
            resumed: resumed.len(),
            resumed_p50_ms: percentile(&mut resumed, 50),
            resumed_p99_ms: percentile(&mut resumed, 99),
            seconds: (took.as_secs_f64() * 10.0).round() / 10.0,
            found,
        }
    }

    /// Whether nothing is wrong.
    pub(crate) const fn is_clean(&self) -> bool {
        let wrong = self.checked.lost + self.checked.doubled + self.leaked + self.trespasses;
        wrong + self.stuck + self.contradictions == 0
    }

    pub(crate) fn print(&self, as_json: bool) {
        let all = json!(self);
        if as_json {
            println!("{all}");
            return;
        }
        let figures = all.as_object().into_iter().flatten();
        for (name, value) in figures {
            match value {
                Value::Object(kinds) => {
                    kinds.iter().for_each(|(kind, count)| println!("  {kind:<20}{count:>10}"));
                }
                Value::Array(sentences) => {
                    sentences.iter().for_each(|sentence| println!("  {sentence}"));
                }
                figure => println!("{name:<22}{figure:>10}"),
            }
        }
    }
}

/// The time that so many percent do not exceed, in milliseconds; 0 of none.
fn percentile(times: &mut [Duration], percent: usize) -> u128 {
    times.sort_unstable();
    let index = (times.len() * percent).div_ceil(100).saturating_sub(1);
    times.get(index).map_or(0, Duration::as_millis)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_those_of_the_sorted_list() {
        let mut times: Vec<Duration> = (1..=200).rev().map(Duration::from_millis).collect();
        assert_eq!((percentile(&mut times, 50), percentile(&mut times, 99)), (100, 198));
        assert_eq!(percentile(&mut [], 99), 0);
    }
}
