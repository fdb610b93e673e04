//! How long things take.

/// The times of the protocol, in milliseconds. All nodes of a server have the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How long a lease lasts after it was renewed, by the clock of the database.
    pub lease_ms: u64,
    /// How much earlier a node stops relying on it: what clocks may differ in speed over a lease,
    /// and the time from asking [`Node::serves`](crate::Node::serves) to what is then sent.
    pub margin_ms: u64,
    /// How often a lease is renewed.
    pub renew_ms: u64,
    /// How often a node looks for leases that have run out and tables that nobody plays.
    pub sweep_ms: u64,
    /// How long a node waits for an answer of the database.
    pub patience_ms: u64,
    /// The pause before something that has failed is tried again.
    pub retry_ms: u64,
    /// How many tables a node takes at a time.
    pub batch: u32,
    /// After how many sweeps a node asks for all of its tables, to find those that it does not know
    /// about.
    pub inventory_every: u32,
    /// How long a node remembers who plays a table after nobody has asked for it.
    pub route_ms: u64,
}

/// A table is played elsewhere within two seconds after its node has died: a lease, a sweep, and
/// reading the log.
impl Default for Settings {
    fn default() -> Self {
        Self {
            lease_ms: 1200,
            margin_ms: 150,
            renew_ms: 300,
            sweep_ms: 200,
            patience_ms: 600,
            retry_ms: 100,
            batch: 64,
            inventory_every: 8,
            route_ms: 60_000,
        }
    }
}
