//! What has to be done now and then, and what a crash may have left half done.

use std::sync::Weak;
use std::time::Duration;

use gantry_store::StoreError;
use tokio::time::{MissedTickBehavior, interval};

use super::{House, wall_ms};
use crate::people;

/// How often.
const EVERY: Duration = Duration::from_mins(10);

/// Does the chores at once and then again and again, for as long as there is a house.
pub(super) async fn chores(house: Weak<House>) {
    let mut interval = interval(EVERY);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut caught_up = false;
    loop {
        interval.tick().await;
        let Some(house) = house.upgrade() else { return };
        if let Err(error) = house.tidy(&mut caught_up).await {
            tracing::warn!(%error, "some chores are left for later");
        }
    }
}

impl House {
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
        for account in people::leaving(&*self.store).await? {
            self.delete_account(&account.id).await?;
        }
        Ok(())
    }
}
