//! Passes frames of a table on to one client, in order, whichever node they come from.

use crate::Term;
use crate::mutation::{Mutated, Mutation};

/// What a client has been shown of a table.
#[derive(Clone, Copy, Debug, Default)]
pub struct Relay {
    term: Option<Term>,
    lines: u64,
    mutated: Mutated,
}

/// What to do with a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Show it.
    Pass,
    /// It is older than what was shown: leave it out.
    Old,
    /// Frames before it are missing: ask the owner for everything since what was shown.
    Gap,
}

impl Relay {
    /// For a client that has seen this many lines of the log.
    pub fn knowing(lines: u64) -> Self {
        Self { term: None, lines, mutated: Mutated::default() }
    }

    /// How many lines of the log it has shown.
    pub fn lines(&self) -> u64 {
        self.lines
    }

    /// Judges a frame that was sent during a tenure, that tells what happened after `from` lines,
    /// and shows the table after `to` lines. If it passes, it counts as shown.
    ///
    /// A log never loses a line, and a tenure begins with all lines of those before. So whatever
    /// comes from an earlier tenure than what was shown is old.
    pub fn judge(&mut self, term: Term, from: u64, to: u64) -> Verdict {
        let is_late = self.term.is_some_and(|shown| term < shown) || to < self.lines;
        if is_late && !self.mutated.is(Mutation::PassesOld) {
            return Verdict::Old;
        }
        if from > self.lines && !self.mutated.is(Mutation::PassesGaps) {
            return Verdict::Gap;
        }
        (self.term, self.lines) = (Some(term), to);
        Verdict::Pass
    }

    /// Breaks it.
    #[cfg(feature = "testing")]
    pub fn mutate(&mut self, mutation: Mutation) {
        self.mutated = Mutated::by(mutation);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_pass_in_order() {
        let mut relay = Relay::knowing(3);
        assert_eq!(relay.judge(Term(2), 3, 4), Verdict::Pass);
        assert_eq!(relay.judge(Term(2), 3, 4), Verdict::Pass, "who is present may have changed");
        assert_eq!(relay.judge(Term(2), 5, 6), Verdict::Gap);
        assert_eq!(relay.judge(Term(2), 2, 3), Verdict::Old);
        assert_eq!(relay.judge(Term(3), 0, 6), Verdict::Pass);
        assert_eq!(relay.judge(Term(2), 5, 6), Verdict::Old, "of an earlier tenure");
        assert_eq!(relay.judge(Term(1), 6, 9), Verdict::Old);
        assert_eq!(relay.lines(), 6);
    }

    #[test]
    fn a_node_that_knows_less_than_the_client_is_late() {
        let mut relay = Relay::knowing(9);
        assert_eq!(relay.judge(Term(7), 0, 8), Verdict::Old);
        assert_eq!(relay.judge(Term(7), 0, 9), Verdict::Pass);
    }
}
