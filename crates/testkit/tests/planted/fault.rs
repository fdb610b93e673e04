//! The faults that can be planted in the toy game.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One fault; each is a type of its own through the toy's constant parameter, so that tests can run side
/// by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Fault {
    Nothing,
    ViewShowsPile,
    ViewAndNewsShowPile,
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
    ChanceIsLossy,
    PositionForgets,
    DrawIsImpossible,
    EndIsPromisedTooEarly,
    SetupIsNotKept,
    OptionsAreLost,
}

/// Whether the toy with this parameter has this fault.
pub(crate) const fn planted<const FAULT: u8>(fault: Fault) -> bool {
    FAULT == fault as u8
}

/// What no game may have: a value that survives between calls.
pub(crate) fn global() -> u32 {
    static CALLS: AtomicU32 = AtomicU32::new(0);
    CALLS.fetch_add(1, Ordering::Relaxed)
}

/// What no state may have: a count that can change behind a shared reference.
#[derive(Debug, Default)]
pub(crate) struct Counter<const FAULT: u8>(Arc<AtomicU32>);

impl<const FAULT: u8> Counter<FAULT> {
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

impl<const FAULT: u8> Clone for Counter<FAULT> {
    fn clone(&self) -> Self {
        if planted::<FAULT>(Fault::CopyIsShallow) {
            return Self(Arc::clone(&self.0));
        }
        Self(Arc::new(AtomicU32::new(self.value())))
    }
}

impl<const FAULT: u8> PartialEq for Counter<FAULT> {
    fn eq(&self, other: &Self) -> bool {
        self.value() == other.value()
    }
}

impl<const FAULT: u8> Eq for Counter<FAULT> {}

impl<const FAULT: u8> Serialize for Counter<FAULT> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de, const FAULT: u8> Deserialize<'de> for Counter<FAULT> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self(Arc::new(AtomicU32::new(u32::deserialize(deserializer)?))))
    }
}
