//! Requests: what a table asks of the server, such as opening another table or storing a report.

use gantry_host::shared::{ClientId, ServerRequest, TableSetup};
use gantry_kernel::Phrase;
use gantry_store::{ReportRow, Store, StoreError};
use gantry_wire::{Answer, HostMessage, Refused};

use super::super::wall_ms;
use super::{PendingCall, TableTask};
use crate::people::role;
use crate::secrets;

impl TableTask {
    /// Carries out a request; returns the answer for its client, unless it was answered already.
    pub(super) async fn execute(
        &mut self,
        request: ServerRequest,
    ) -> Option<(ClientId, HostMessage)> {
        let (client, to, outcome) = match request {
            ServerRequest::Rematch { client, to, mut setup } => {
                if !self.registry.rematches.take(setup.owner().to_owned()) {
                    return Some((client, too_many(to)));
                }
                let store = self.registry.store.clone();
                if let Err(error) = leave_out_banned(&*store, &mut setup).await {
                    return Some((client, not_stored(&self.row.id, to, &error)));
                }
                let id = secrets::random_id();
                let now = self.registry.clock.now();
                let effects = self.table.play_again_at(now, id.clone(), setup);
                let done = Answer::Opened(id);
                let pending = PendingCall { client, to, done: done.clone() };
                if !Box::pin(self.carry_out(effects, Some(pending))).await {
                    return None;
                }
                (client, to, Ok(done))
            }
            ServerRequest::Report { client, to, by, about, line, reason, key } => {
                if !self.registry.reports.take(by.clone()) {
                    return Some((client, too_many(to)));
                }
                let row = ReportRow {
                    id: key.map_or_else(secrets::random_id, |key| {
                        secrets::derived_id(&[&self.row.id, &key])
                    }),
                    table: Some(self.row.id.clone()),
                    by,
                    about,
                    text: format!("{reason}\n{}: {}", line.name, line.text),
                    created_ms: wall_ms(),
                    closed_ms: None,
                    outcome: None,
                };
                let stored = self.registry.store.reports().add(row).await;
                (client, to, stored.map(|()| Answer::Done))
            }
        };
        let answer = match outcome {
            Ok(answer) => HostMessage::Answer { to, answer },
            Err(error) => not_stored(&self.row.id, to, &error),
        };
        Some((client, answer))
    }
}

/// Frees the seats of banned accounts at a new table.
async fn leave_out_banned(store: &dyn Store, setup: &mut TableSetup) -> Result<(), StoreError> {
    for account in setup.accounts() {
        let row = store.accounts().get(&account).await?;
        if row.is_none_or(|row| row.role == role::BANNED) {
            setup.forget(&account);
        }
    }
    Ok(())
}

fn too_many(to: u32) -> HostMessage {
    let answer = Answer::Refused(Refused::without_rule(Phrase::new("host-too-many")));
    HostMessage::Answer { to, answer }
}

fn not_stored(table: &str, to: u32, error: &StoreError) -> HostMessage {
    tracing::warn!(table, %error, "not stored");
    let answer = Answer::Refused(Refused::without_rule(Phrase::new("host-not-stored")));
    HostMessage::Answer { to, answer }
}
