//! What is to be played, and what can be wrong with it.

use gantry_catalog::OpenError;
use thiserror::Error;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct EnvPlan {
    /// How many tables.
    pub tables: usize,
    /// How many seats each has.
    pub seats: usize,
    /// Table options.
    pub options: Vec<(String, String)>,
    /// What all chance is derived from.
    pub seed: u64,
    /// Who sits at the other seats, by name as in the arena. Then the learner has one seat of each
    /// table, and every group of as many tables as there are seats gets the same deals, so that the
    /// learner has had each chair with each deal. Without a name the learner has every seat.
    pub opponents: Option<String>,
    /// How fast the learner acts in real time: a profile of the bots.
    pub pace: String,
    /// How many threads share the work; 0 for one per core.
    pub threads: usize,
}

/// Why an environment cannot begin.
#[derive(Debug, Error)]
pub enum EnvError {
    /// There is no such game.
    #[error("no game {0:?}; there are: {1}")]
    Game(String, String),
    /// There is no such profile.
    #[error("no pace {0:?}; there are: {1}")]
    Pace(String, String),
    /// No tables.
    #[error("an environment has at least one table")]
    NoTables,
    /// Tables that cannot be dealt in groups.
    #[error("against opponents the number of tables is a multiple of the {0} seats")]
    Groups(usize),
    /// Settings or bots that cannot be played.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The threads could not be started.
    #[error("threads: {0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
}

/// Why a step was refused. Nothing has changed then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StepError {
    /// One choice per table is needed.
    #[error("{found} choices for {tables} tables")]
    Choices {
        /// How many there were.
        found: usize,
        /// How many tables there are.
        tables: usize,
    },
    /// A choice beyond the legal actions.
    #[error("table {table} has {legal} legal actions, so there is no number {choice}")]
    Choice {
        /// The table.
        table: usize,
        /// What was chosen.
        choice: u32,
        /// How many legal actions there are.
        legal: usize,
    },
    /// A buffer of another size.
    #[error("the buffer for {what} has {found} places instead of {expected}")]
    Buffer {
        /// What belongs into it.
        what: &'static str,
        /// How many places it has.
        found: usize,
        /// How many it needs.
        expected: usize,
    },
}

impl StepError {
    /// Whether a buffer has the right size.
    pub(crate) const fn check(
        what: &'static str,
        found: usize,
        expected: usize,
    ) -> Result<(), Self> {
        if found == expected { Ok(()) } else { Err(Self::Buffer { what, found, expected }) }
    }
}
