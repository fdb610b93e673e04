//! The promises of a store. `tests/contract` tests them for each kind.

use std::path::Path;

use async_trait::async_trait;

use crate::error::{AccountError, BackupError, CommitError, StoreError};
use crate::rows::{
    AccountRow, PasskeyRow, RatingPoint, RatingRow, ReportRow, SessionRow, StoredTable,
    TableFilter, TableRow, TableWrite, TokenRow,
};

/// What a server keeps. What was stored is on the disk when the answer comes.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Stores a batch durably and says for each write how it went, in their order. Each write is
    /// stored whole or not at all, and one that conflicts leaves the others alone, but for later
    /// ones to the same table: these are not stored either.
    ///
    /// Whoever writes to a table waits for the answer before the next write. A write that was made
    /// before the one it follows is known to be stored could continue the log of somebody else.
    async fn commit(&self, batch: &[TableWrite]) -> Vec<Result<(), CommitError>>;

    /// A table with its log, all as of one moment.
    async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError>;

    /// Tables by their last change, newest first; among those of one moment, by id, descending.
    async fn tables(&self, which: &TableFilter) -> Result<Vec<TableRow>, StoreError>;

    /// Removes a table with its log and chat; says whether there was one. That it was rated is
    /// remembered.
    async fn delete_table(&self, id: &str) -> Result<bool, StoreError>;

    /// A value of the house, such as its running time.
    async fn value(&self, key: &str) -> Result<Option<String>, StoreError>;

    /// Sets a value of the house.
    async fn set_value(&self, key: &str, value: &str) -> Result<(), StoreError>;

    /// Whether the store answers.
    async fn ping(&self) -> Result<(), StoreError>;

    /// Writes a copy of everything to a new file while play goes on.
    async fn backup(&self, to: &Path) -> Result<(), BackupError>;

    /// Looks for damage: a line for each fault.
    async fn check(&self) -> Result<Vec<String>, StoreError>;

    /// Ends what is open. Later calls fail.
    async fn close(&self);

    /// Accounts.
    fn accounts(&self) -> &dyn Accounts;

    /// What accounts log in with.
    fn credentials(&self) -> &dyn Credentials;

    /// How strong accounts are.
    fn ratings(&self) -> &dyn Ratings;

    /// Complaints.
    fn reports(&self) -> &dyn Reports;
}

/// People, guests and bots.
#[async_trait]
pub trait Accounts: Send + Sync {
    /// Stores a new account, with revision 1.
    async fn create(&self, row: AccountRow) -> Result<(), AccountError>;

    /// The account with this id.
    async fn get(&self, id: &str) -> Result<Option<AccountRow>, StoreError>;

    /// The account with this name.
    async fn by_name_key(&self, name_key: &str) -> Result<Option<AccountRow>, StoreError>;

    /// Changes an account whose revision is still the row's, and raises the revision by one.
    async fn update(&self, row: AccountRow) -> Result<(), AccountError>;

    /// Removes an account, and with it what it logs in with, its ratings and what it said; says
    /// whether there was one. Tables at which it sat stay: the caller gives these seats another
    /// name first. Reports stay, with its id alone.
    async fn delete(&self, id: &str) -> Result<bool, StoreError>;

    /// Accounts whose name key begins so, ascending by it.
    async fn search(&self, prefix: &str, limit: u32) -> Result<Vec<AccountRow>, StoreError>;
}

/// What accounts log in with: sessions of devices, passkeys, tokens of programs.
#[async_trait]
pub trait Credentials: Send + Sync {
    /// Stores a new session.
    async fn add_session(&self, row: SessionRow) -> Result<(), AccountError>;

    /// The session whose token has this hash.
    async fn session(&self, token_hash: &[u8]) -> Result<Option<SessionRow>, StoreError>;

    /// An account's sessions, last used first.
    async fn sessions(&self, account: &str) -> Result<Vec<SessionRow>, StoreError>;

    /// Notes that a session was used; says whether there is one.
    async fn touch_session(
        &self,
        token_hash: &[u8],
        seen_ms: u64,
        expires_ms: u64,
    ) -> Result<bool, StoreError>;

    /// Ends a session; says whether there was one.
    async fn delete_session(&self, token_hash: &[u8]) -> Result<bool, StoreError>;

    /// Ends an account's sessions, all but the one named; says how many.
    async fn delete_sessions(&self, account: &str, but: Option<&[u8]>) -> Result<u64, StoreError>;

    /// Ends all sessions that expired before this moment; says how many.
    async fn delete_expired_sessions(&self, now_ms: u64) -> Result<u64, StoreError>;

    /// Stores a new passkey.
    async fn add_passkey(&self, row: PasskeyRow) -> Result<(), AccountError>;

    /// The passkey with this credential.
    async fn passkey(&self, credential: &[u8]) -> Result<Option<PasskeyRow>, StoreError>;

    /// An account's passkeys, oldest first.
    async fn passkeys(&self, account: &str) -> Result<Vec<PasskeyRow>, StoreError>;

    /// Changes a passkey's name, key and use; says whether there is one. Its account stays.
    async fn update_passkey(&self, row: PasskeyRow) -> Result<bool, StoreError>;

    /// Removes a passkey; says whether there was one.
    async fn delete_passkey(&self, credential: &[u8]) -> Result<bool, StoreError>;

    /// Stores a new token.
    async fn add_token(&self, row: TokenRow) -> Result<(), AccountError>;

    /// The token with this hash.
    async fn token(&self, hash: &[u8]) -> Result<Option<TokenRow>, StoreError>;

    /// An account's tokens, oldest first.
    async fn tokens(&self, account: &str) -> Result<Vec<TokenRow>, StoreError>;

    /// Removes a token; says whether there was one.
    async fn delete_token(&self, hash: &[u8]) -> Result<bool, StoreError>;
}

/// What became of an attempt to rate a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rated {
    /// The ratings are stored.
    Stored,
    /// The table was rated before; nothing has changed.
    Before,
    /// Somebody played another game meanwhile: one of the ratings is not made of the one that is
    /// stored. Nothing has changed; the caller works them out again.
    Stale,
}

/// How strong accounts are.
#[async_trait]
pub trait Ratings: Send + Sync {
    /// An account's ratings, by game.
    async fn of(&self, account: &str) -> Result<Vec<RatingRow>, StoreError>;

    /// The last ratings of an account at a game, newest first.
    async fn course(
        &self,
        account: &str,
        game: &str,
        limit: u32,
    ) -> Result<Vec<RatingPoint>, StoreError>;

    /// Stores the ratings that follow from a table, once for each table. Each must be made of one
    /// more game than the one that is stored. Accounts that are gone are left out.
    async fn rate(&self, table: &str, ratings: Vec<RatingRow>) -> Result<Rated, StoreError>;
}

/// Complaints.
#[async_trait]
pub trait Reports: Send + Sync {
    /// Stores a new report.
    async fn add(&self, row: ReportRow) -> Result<(), StoreError>;

    /// The last reports, newest first; with `open`, only those that are not dealt with.
    async fn list(&self, open: bool, limit: u32) -> Result<Vec<ReportRow>, StoreError>;

    /// Notes that a report was dealt with; says whether an open one was there.
    async fn close(&self, id: &str, outcome: &str, closed_ms: u64) -> Result<bool, StoreError>;
}
