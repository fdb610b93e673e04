//! Regular chores, including work that a crash has interrupted.

use std::sync::Weak;
use std::time::Duration;

use gantry_store::StoreError;
use tokio::time::{MissedTickBehavior, interval};

use super::{Registry, wall_ms};
use crate::people;

/// How often chores are done.
const EVERY: Duration = Duration::from_mins(10);

/// Does the chores at once and then regularly, as long as the registry exists.
pub(super) async fn chores(registry: Weak<Registry>) {
    let mut interval = interval(EVERY);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut caught_up = false;
    loop {
        interval.tick().await;
        let Some(registry) = registry.upgrade() else { return };
        if let Err(error) = registry.tidy(&mut caught_up).await {
            tracing::warn!(%error, "some chores have failed and are retried later");
        }
    }
}

impl Registry {
    async fn tidy(self: &std::sync::Arc<Self>, caught_up: &mut bool) -> Result<(), StoreError> {
        let began_ms = wall_ms();
        if !*caught_up {
            self.rate_missed().await?;
            *caught_up = true;
        }
        if self.rate_again().await {
            self.rated_until(began_ms).await?;
        }
        let expired = self.store.credentials().delete_expired_sessions(began_ms).await?;
        if expired > 0 {
            tracing::info!(expired, "expired sessions are deleted");
        }
        self.finish_bans().await?;
        for account in people::leaving(&*self.store).await? {
            self.delete_account(&account.id).await?;
        }
        Ok(())
    }
}
