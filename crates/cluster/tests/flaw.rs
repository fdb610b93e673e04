//! Faults planted around the protocol: in the database, and in what plays the tables.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The database stores what is written under a term that is over.
    NoFence,
    /// The database ends leases that have not run out.
    EndsLiveLeases,
    /// The database gives the same term to two nodes.
    TermsRepeat,
    /// The database gives a table to whoever asks.
    ClaimsAnything,
    /// An owner acknowledges a call before it is stored.
    AcknowledgesFirst,
    /// An owner believes that a write without an answer was stored.
    BelievesStored,
    /// An owner does not look whether a call is in the log already.
    ForgetsCalls,
    /// A node shows a table without asking whether it may.
    ShowsAlways,
}

impl Flaw {
    pub const ALL: [Self; 8] = [
        Self::NoFence,
        Self::EndsLiveLeases,
        Self::TermsRepeat,
        Self::ClaimsAnything,
        Self::AcknowledgesFirst,
        Self::BelievesStored,
        Self::ForgetsCalls,
        Self::ShowsAlways,
    ];
}
