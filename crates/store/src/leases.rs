//! Which node of a server plays which table. Only a store that several servers can share has
//! leases.

use std::time::Duration;

use async_trait::async_trait;

use crate::error::StoreError;

/// A node's time as the owner of a table.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TenureRow {
    /// The table.
    pub table: String,
    /// Its number, from 1, ascending by one for each table: the fencing number of everything that
    /// is written during it ([`TableWrite::term`](crate::TableWrite::term)).
    pub term: u64,
    /// Whose it is.
    pub node: String,
    /// Whether it has ended.
    pub is_over: bool,
}

/// Why a node was not served.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LeaseError {
    /// It has no lease, or its lease was ended: nothing is done for it any more.
    #[error("the node has no lease")]
    Gone,
    /// There is no such table.
    #[error("there is no such table")]
    TableMissing,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A number of the server after it was raised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Raised {
    /// The number.
    pub value: u64,
    /// The store's own clock, in milliseconds since 1970.
    pub store_ms: u64,
}

/// Leases of nodes and their tenures at tables, each call one transaction. The store's own clock
/// says when a lease has run out. No node ever uses the name of another.
#[async_trait]
pub trait Leases: Send + Sync {
    /// Begins a node's lease, or prolongs it: from now on it lasts this long. One that has run out
    /// is prolonged, too, until another node has ended it.
    async fn renew(&self, node: &str, lasts_ms: u64) -> Result<(), LeaseError>;

    /// Ends the leases of other nodes that have run out, with their tenures; then begins tenures of
    /// this node at up to `limit` tables that are being played by nobody. Returns those, or with
    /// `inventory` all tenures of this node.
    async fn sweep(
        &self,
        node: &str,
        limit: u32,
        inventory: bool,
    ) -> Result<Vec<TenureRow>, LeaseError>;

    /// The tenure of whoever plays a table. If nobody does, it begins one of this node.
    async fn claim(&self, node: &str, table: &str) -> Result<TenureRow, LeaseError>;

    /// Ends tenures of this node: tables with their terms. What others hold, and what is over, is
    /// left alone.
    async fn release(&self, node: &str, tenures: &[(String, u64)]) -> Result<(), LeaseError>;

    /// Ends the lease of this node and all its tenures.
    async fn leave(&self, node: &str) -> Result<(), LeaseError>;

    /// Sets a value of the server unless there is one; returns the one that is there then.
    async fn settle(&self, key: &str, value: &str) -> Result<String, StoreError>;

    /// Raises a number of the server to this one, if it is lower.
    async fn raise(&self, key: &str, to: u64) -> Result<Raised, StoreError>;

    /// Takes one of an allowance that all nodes share: it has room for `burst`, and each that was
    /// taken comes back after this time, one after the other. False if none is left.
    async fn take(&self, key: &str, burst: u32, back_after: Duration) -> Result<bool, StoreError>;

    /// Forgets allowances that are full again.
    async fn forget_allowances(&self) -> Result<(), StoreError>;

    /// Every tenure at a table, ascending.
    async fn history(&self, table: &str) -> Result<Vec<TenureRow>, StoreError>;
}
