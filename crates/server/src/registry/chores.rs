//! Regular chores, including work that a crash has interrupted.

use std::sync::Weak;
use std::time::Duration;

use gantry_store::{Phase, StoreError, TableFilter};
use tokio::time::{MissedTickBehavior, interval};

use super::{PAGE, Registry, wall_ms};
use crate::people;

/// How often chores are done.
const INTERVAL: Duration = Duration::from_mins(10);

/// Does the chores at once and then regularly, as long as the registry exists.
pub(super) async fn chores(registry: Weak<Registry>) {
    let mut interval = interval(INTERVAL);
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
        self.delete_deserted(began_ms).await?;
        self.delete_idle_guests(began_ms).await?;
        self.finish_bans().await?;
        for account in people::leaving(&*self.store).await? {
            self.delete_account(&account.id).await?;
        }
        Ok(())
    }

    /// Deletes tables that have waited for players for too long.
    async fn delete_deserted(&self, now_ms: u64) -> Result<(), StoreError> {
        let cutoff_ms = now_ms.saturating_sub(ms(self.limits.gathering));
        let mut old = TableFilter {
            phases: vec![Phase::Gathering],
            before: Some((cutoff_ms, String::new())),
            limit: PAGE,
            ..TableFilter::default()
        };
        loop {
            let rows = self.store.tables(&old).await?;
            let Some(last) = rows.last() else { return Ok(()) };
            old.before = Some((last.changed_ms, last.id.clone()));
            // somebody looks at those in memory
            for row in rows.iter().filter(|row| self.loaded(&row.id).is_none()) {
                self.store.delete_table(&row.id).await?;
                tracing::info!(table = row.id, "nobody came to this table; it is deleted");
            }
        }
    }

    /// Deletes guests who cannot come back and whom no table names.
    async fn delete_idle_guests(&self, now_ms: u64) -> Result<(), StoreError> {
        let cutoff_ms = now_ms.saturating_sub(ms(self.limits.idle_guests));
        loop {
            let idle = self.store.accounts().idle(people::role::GUEST, cutoff_ms, PAGE).await?;
            if idle.is_empty() {
                return Ok(());
            }
            for account in &idle {
                self.store.accounts().delete(&account.id).await?;
            }
            tracing::info!(guests = idle.len(), "guests who cannot come back are deleted");
        }
    }
}

fn ms(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
