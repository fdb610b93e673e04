//! The faults that can be planted in the toy game.

use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// Whose turn it is depends on the pile, and everybody sees it.
    TurnFollowsPile,
    Nothing,
    ViewShowsPile,
    ViewAndNewsShowPile,
    BytesShowPile,
    AwaitingShowsPile,
    LegalDependsOnPile,
    RefusalNamesPile,
    EventShowsDrawnCard,
    DrawCanBeTakenBack,
    SealedCardIsShown,
    SealedOrderMatters,
    CopyIsShallow,
    RefusalCounts,
    ApplyReadsGlobal,
    StartReadsGlobal,
    DrawReadsGlobal,
    CardIsLost,
    ImaginedCardsAreMadeUp,
    ActionTwice,
    WaitsForUnheard,
    OverWithoutStandings,
    ForcedWithoutAction,
    ListedButRefused,
    AcceptedButUnlisted,
    UnheardButListed,
    StrangerIsHeard,
    NobodyIsHeard,
    NotationIsLossy,
    NotationPanics,
    NotationForgetsNumbers,
    ViewIsReadWithoutHands,
    ChanceIsLossy,
    PositionForgets,
    DrawIsImpossible,
    NeverEnds,
    SetupIsNotKept,
    OptionsAreLost,
}

thread_local! {
    static PLANTED: Cell<Fault> = const { Cell::new(Fault::Nothing) };
}

/// Plants a fault for the games that this thread plays.
pub(crate) fn plant(fault: Fault) {
    PLANTED.set(fault);
}

/// Whether the toy has this fault now.
pub(crate) fn planted(fault: Fault) -> bool {
    PLANTED.get() == fault
}

/// What no game may have: a value that persists between calls.
pub(crate) fn global() -> u32 {
    static CALLS: AtomicU32 = AtomicU32::new(0);
    CALLS.fetch_add(1, Ordering::Relaxed)
}

/// What no state may have: a count that can change behind a shared reference.
#[derive(Debug, Default)]
pub(crate) struct Counter(Arc<AtomicU32>);

impl Counter {
    pub(crate) fn count(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn set(&self, value: u32) {
        self.0.store(value, Ordering::Relaxed);
    }

    fn value(&self) -> u32 {
        self.0.load(Ordering::Relaxed)
    }
}

impl Clone for Counter {
    fn clone(&self) -> Self {
        if planted(Fault::CopyIsShallow) {
            return Self(Arc::clone(&self.0));
        }
        Self(Arc::new(AtomicU32::new(self.value())))
    }
}

impl PartialEq for Counter {
    fn eq(&self, other: &Self) -> bool {
        self.value() == other.value()
    }
}

impl Eq for Counter {}

impl Serialize for Counter {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Counter {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self(Arc::new(AtomicU32::new(u32::deserialize(deserializer)?))))
    }
}

/// What no view may have: something that `==` ignores but the wire carries.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Smuggled(pub(crate) Option<u8>);

impl PartialEq for Smuggled {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Smuggled {}
