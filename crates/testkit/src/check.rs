//! The names of the checks.

use std::fmt;

macro_rules! checks {
    ($($(#[doc = $promise:literal])+ $name:ident,)+) => {
        /// One promise that every game must keep. A failure names the promise that was broken.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Check {
            $($(#[doc = $promise])+ $name,)+
        }

        impl Check {
            /// All checks.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            /// What is promised, in a sentence.
            pub const fn promise(self) -> &'static str {
                match self {
                    $(Self::$name => concat!($($promise),+).trim_ascii(),)+
                }
            }
        }
    };
}

checks! {
    /// Every setup of the plan can be started.
    Setup,
    /// Options written out and configured again give the same setup.
    Options,
    /// Nothing that the kit does to a game makes its code panic.
    Panics,
    /// Those who must act may act, and those who may act sit at the table.
    WaitingSets,
    /// There are standings exactly when the game is over.
    Standings,
    /// While the game runs there is always an input that it accepts.
    Stuck,
    /// The game ends within the promised number of entries.
    Ends,
    /// Conserved things are neither created nor lost.
    Census,
    /// Legal actions are listed in ascending order, without duplicates.
    LegalOrder,
    /// A seat that may not act has no legal action.
    LegalUnheard,
    /// A seat that must act has a legal action.
    LegalForced,
    /// Every listed action is accepted.
    LegalRefused,
    /// Every accepted action is listed.
    LegalUnlisted,
    /// A seat that is not at this table is refused.
    Stranger,
    /// A refused input leaves state, digest and log as they were.
    RefusalMutates,
    /// An imagined world looks to its viewer exactly like the real one.
    ImaginedView,
    /// An imagined world waits for the same players as the real one.
    ImaginedAwaiting,
    /// What a seat may do depends only on what it knows.
    ImaginedLegal,
    /// An imagined world conserves what the real one does.
    ImaginedCensus,
    /// Why an action is refused depends only on what the seat knows.
    RefusalLeak,
    /// The view folded from what a viewer was told is the view projected from the state.
    FoldedView,
    /// What a viewer is told depends only on what the view shows before and after.
    EventLeak,
    /// Exchanging things that stay hidden changes nothing that a viewer receives.
    Exchange,
    /// Equal views have equal bytes.
    ViewBytes,
    /// A view in JSON reads back as the same view.
    ViewJson,
    /// An input that can be taken back has shown its player nothing hidden.
    TakeBack,
    /// The same input on the same state does the same, with or without listeners.
    Deterministic,
    /// Playing on a copy leaves the original alone.
    ShallowCopy,
    /// The notation of every legal action reads back as that action, on one line, without `#` or
    /// `!`.
    ActionNotation,
    /// The notation of every outcome of chance reads back as that outcome, in the same way.
    ChanceNotation,
    /// Any garbage that reads as an action or outcome has one spelling that reads back.
    GarbageNotation,
    /// A position reads back as the same state.
    Position,
    /// Every outcome that is drawn is admitted.
    DrawAdmitted,
    /// Replaying the log gives the same digest at each entry.
    Replay,
    /// A record reads back as itself and replays to the same digests.
    Record,
    /// The secret in a record proves every outcome.
    RecordProof,
    /// A record with one changed byte is noticed.
    RecordAlteration,
    /// The order in which sealed choices come in changes nothing.
    SealedOrder,
    /// A sealed choice shows the others nothing about itself.
    SealedChoice,
    /// A timeout before its deadline, or without one, is refused.
    EarlyTimeout,
    /// An input earlier than the previous one is refused.
    BackwardsTime,
}

impl fmt::Display for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?} ({})", self.promise())
    }
}

/// A broken promise, before it is known in which game.
#[derive(Clone, Debug)]
pub(crate) struct Finding {
    pub(crate) check: Check,
    pub(crate) detail: String,
}

impl Finding {
    pub(crate) fn new(check: Check, detail: impl Into<String>) -> Self {
        Self { check, detail: detail.into() }
    }
}

/// Whether a promise was kept.
pub(crate) type CheckResult = Result<(), Finding>;

/// How often each check was made, so that one that never applies is noticed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tally([u64; Check::ALL.len()]);

impl Tally {
    pub(crate) const fn new() -> Self {
        Self([0; Check::ALL.len()])
    }

    pub(crate) const fn times(&self, check: Check) -> u64 {
        self.0[check as usize]
    }

    pub(crate) fn add(&mut self, other: &Self) {
        for (sum, more) in self.0.iter_mut().zip(other.0) {
            *sum += more;
        }
    }

    pub(crate) const fn note(&mut self, check: Check) {
        self.0[check as usize] += 1;
    }

    /// Makes one check; the detail is formatted only if it fails.
    pub(crate) fn ensure(
        &mut self,
        check: Check,
        holds: bool,
        detail: impl FnOnce() -> String,
    ) -> CheckResult {
        self.note(check);
        if holds { Ok(()) } else { Err(Finding::new(check, detail())) }
    }
}

/// The first lines in which the debug output of two values differs.
pub(crate) fn difference(expected: &impl fmt::Debug, found: &impl fmt::Debug) -> String {
    let (expected, found) = (format!("{expected:#?}"), format!("{found:#?}"));
    let mut path: Vec<&str> = Vec::new();
    for (left, right) in expected.lines().zip(found.lines()) {
        if left != right {
            let place = path.iter().map(|line| line.trim()).collect::<Vec<_>>().join(" ");
            return format!("{place} … {:?} against {:?}", left.trim(), right.trim());
        }
        let depth = left.len() - left.trim_start().len();
        path.retain(|line| line.len() - line.trim_start().len() < depth);
        path.push(left);
    }
    if expected == found {
        return "they differ in something that their debug text does not show".into();
    }
    let (left, right) = (expected.lines().count(), found.lines().count());
    format!("one is longer: {left} against {right} lines of debug text")
}
