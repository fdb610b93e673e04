//! Appoints the hosts of a server. This needs access to its database, so it cannot be done over the
//! network.

use std::path::Path;

use gantry_kernel::outside;
use gantry_store::{AccountError, OpenError, Store, StoreError};
use thiserror::Error;

use crate::people::{self, role};
use crate::registry::wall_ms;

/// Why nobody was appointed.
#[derive(Debug, Error)]
pub enum AppointError {
    /// There is no such file; a new one would have no members.
    #[error("there is no database {0}")]
    NoDatabase(String),
    /// No member has this name.
    #[error("no member is called {0:?}; to become a host, open an account first")]
    Nobody(String),
    /// A banned account cannot be a host.
    #[error("{0:?} is banned")]
    Banned(String),
    /// The account was changed at the same time.
    #[error("the account was changed at the same time; please try again")]
    Stale,
    /// The database cannot be used.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The database does not answer.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// No threads could be started.
    #[error("cannot start: {0}")]
    Runtime(std::io::Error),
}

/// Makes the member with this name a host, or with `dismiss` a member again. Returns the name as
/// its owner spells it. A server on the same `SQLite` file must not be running.
pub fn appoint(database: &str, name: &str, dismiss: bool) -> Result<String, AppointError> {
    let path = database.strip_prefix("sqlite:").unwrap_or(database);
    let path = path.strip_prefix("//").unwrap_or(path);
    if !path.contains("://") && !Path::new(path).is_file() {
        return Err(AppointError::NoDatabase(path.to_owned()));
    }
    let runtime = tokio::runtime::Runtime::new().map_err(AppointError::Runtime)?;
    runtime.block_on(async {
        let store = gantry_store::open(database).await?;
        let outcome = change(&*store, name, dismiss).await;
        store.close().await;
        outcome
    })
}

async fn change(store: &dyn Store, name: &str, dismiss: bool) -> Result<String, AppointError> {
    let account = store.accounts().by_name_key(&outside::skeleton(name.trim())).await?;
    let nobody = || AppointError::Nobody(name.to_owned());
    let mut account = account.ok_or_else(nobody)?;
    match account.role.as_str() {
        role::MEMBER | role::HOST => {}
        role::BANNED => return Err(AppointError::Banned(account.name)),
        _ => return Err(nobody()),
    }
    account.role = if dismiss { people::plain_role(&account) } else { role::HOST }.into();
    account.changed_ms = wall_ms();
    let name = account.name.clone();
    match store.accounts().update(account).await {
        Ok(()) => Ok(name),
        Err(AccountError::Missing) => Err(nobody()),
        Err(AccountError::Store(error)) => Err(error.into()),
        Err(AccountError::Stale | AccountError::NameTaken | AccountError::Exists) => {
            Err(AppointError::Stale)
        }
    }
}
