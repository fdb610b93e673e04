//! Ways to break the protocol. Tests show that each is noticed; outside tests there are none.

/// One way to break it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mutation {
    /// A lease counts from its answer, not from its request.
    LeaseFromAnswer,
    /// A lease is relied on for as long as the process lives.
    LeaseForEver,
    /// A node whose lease was ended keeps its tables.
    KeepsOnGone,
    /// Tenures that were given up are believed again, if an old answer says so.
    ForgetsPast,
    /// An old inventory drops tables that were taken after it was asked for.
    OldInventoryDrops,
    /// No inventory is ever asked for.
    NoInventory,
    /// Tables that nobody plays are left to others.
    NoSweep,
    /// A node that was wrong about who plays a table does not ask again.
    KeepsRoute,
    /// A table is handed over without ending its tenure.
    NoRelease,
    /// A node sweeps as soon as it has a lease.
    SweepsAtOnce,
    /// Late frames are passed on.
    PassesOld,
    /// Frames are passed on although some are missing before them.
    PassesGaps,
}

impl Mutation {
    /// All of them.
    #[cfg(feature = "testing")]
    pub const ALL: [Self; 12] = [
        Self::LeaseFromAnswer,
        Self::LeaseForEver,
        Self::KeepsOnGone,
        Self::ForgetsPast,
        Self::OldInventoryDrops,
        Self::NoInventory,
        Self::NoSweep,
        Self::KeepsRoute,
        Self::NoRelease,
        Self::SweepsAtOnce,
        Self::PassesOld,
        Self::PassesGaps,
    ];
}

/// Which mutation a part of the protocol has.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mutated {
    #[cfg(feature = "testing")]
    by: Option<Mutation>,
}

impl Mutated {
    #[cfg(feature = "testing")]
    pub(crate) fn by(mutation: Mutation) -> Self {
        Self { by: Some(mutation) }
    }

    #[cfg(feature = "testing")]
    pub(crate) fn is(self, mutation: Mutation) -> bool {
        self.by == Some(mutation)
    }

    #[cfg(not(feature = "testing"))]
    #[expect(clippy::unused_self, reason = "tests have a use for it")]
    pub(crate) const fn is(self, _: Mutation) -> bool {
        false
    }
}
