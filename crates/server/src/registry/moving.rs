//! Running games that were begun elsewhere.

use gantry_host::shared::{Person, TableSetup};
use gantry_store::{Phase, StoreError, TableWrite};
use gantry_wire::Refused;

use super::{Registry, rows};
use crate::secrets;

impl Registry {
    /// Stores a table that goes on where a record ends; returns its id.
    pub(crate) async fn go_on(
        &self,
        owner: &Person,
        record: String,
    ) -> Result<Result<String, Refused>, StoreError> {
        let _reading = self.listers.acquire().await.expect("the semaphore is never closed");
        let (owner, now) = (owner.clone(), self.clock.now());
        let read = move || TableSetup::from_record(&owner, &record, now.machine_ms);
        let read = tokio::task::spawn_blocking(read).await;
        // a bug in the rules of a game fails one request
        let read = read.map_err(|error| StoreError::Refused(error.to_string()))?;
        let (setup, lines) = match read {
            Ok(read) => read,
            Err(refused) => return Ok(Err(refused)),
        };
        let id = secrets::random_id();
        let mut row = rows::new_row(id, &setup, now.wall_ms);
        row.phase = Phase::Playing;
        let mut write = TableWrite::row(row);
        write.entries = rows::entries(lines, now);
        self.submit_new(write).await.map(Ok)
    }
}
