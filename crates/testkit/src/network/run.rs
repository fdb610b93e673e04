//! The result of a simulated table.

use gantry_kernel::{Digest, Entry, Game, InputError, Match, Millis, News, Seat};

use super::statistics::Statistics;

/// An action that a client chose, however often its message was sent or arrived.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Intent<G: Game> {
    /// The action.
    pub action: G::Action,
    /// When it was first sent.
    pub first_sent: Millis,
    /// How many entries of the log the client knew about.
    pub seen: usize,
}

/// A message with an action that reached the host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrival<G: Game> {
    /// When it arrived.
    pub at: Millis,
    /// Who sent it.
    pub seat: Seat,
    /// Which of the seat's intents.
    pub intent: usize,
    /// The action in the message.
    pub action: G::Action,
    /// The host's response.
    pub answer: Receipt,
}

/// The host's response to a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Receipt {
    /// It became this entry of the log, counted from 0.
    Accepted {
        /// The entry.
        entry: usize,
    },
    /// It did not become part of the game.
    Refused {
        /// Why.
        rejection: InputError,
        /// The digest of the match before the message was handled.
        before: Digest,
        /// The digest after it.
        after: Digest,
        /// Whether the state was the same before and after.
        same_state: bool,
    },
}

/// A finished game at a simulated table.
#[derive(Clone, Debug)]
pub struct Run<G: Game> {
    /// The seed of the run.
    pub seed: u64,
    /// The settings of the game.
    pub setup: G::Setup,
    /// The match, with its log.
    pub played: Match<G>,
    /// Every message with an action that reached the host, in order.
    pub arrivals: Vec<Arrival<G>>,
    /// What each seat's client chose to do, in order.
    pub intents: Vec<Vec<Intent<G>>>,
    /// How many frames each seat's client had at the end, and the view folded from them.
    pub views: Vec<(usize, G::View)>,
    /// What went wrong along the way.
    pub statistics: Statistics,
}

impl<G: Game> Run<G> {
    /// The log.
    pub fn entries(&self) -> &[Entry<G>] {
        self.played.entries()
    }

    /// Calls `visit` for every entry with its number, the state before and the state after it.
    pub fn each_entry(&self, mut visit: impl FnMut(usize, &G::State, &Entry<G>, &G::State)) {
        let mut before = self.played.start().clone();
        for (number, entry) in self.entries().iter().enumerate() {
            let mut after = before.clone();
            G::apply(&mut after, entry.at, &entry.input(), &mut News::silent());
            visit(number, &before, entry, &after);
            before = after;
        }
    }

    /// Formats where something was found.
    pub(super) fn found(&self, entry: usize, what: impl std::fmt::Display) -> String {
        let (id, seed, setup) = (G::ID, self.seed, &self.setup);
        format!("{id}: {what}\n  network seed: {seed}\n  setup: {setup:?}\n  entry: {entry}")
    }
}
