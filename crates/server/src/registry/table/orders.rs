//! Orders: what a table asks of the server, such as opening another table or storing a report.

use gantry_host::shared::{ClientId, Order};
use gantry_kernel::Phrase;
use gantry_store::{ReportRow, StoreError};
use gantry_wire::{Answer, HostMessage, Refused};

use super::super::wall_ms;
use super::TableTask;
use crate::secrets;

impl TableTask {
    /// Executes an order; returns the answer for its client.
    pub(super) async fn execute(&mut self, order: Order) -> (ClientId, HostMessage) {
        let (client, to, outcome) = match order {
            Order::Rematch { client, to, kept } => {
                let id = secrets::random_id();
                let now = self.registry.clock.now();
                let effects = self.table.play_again_at(now, id.clone(), kept);
                Box::pin(self.carry_out(effects, None)).await;
                // if that failed, the table was read again and has no rematch
                let stored = self.table.kept().rematch() == Some(&*id);
                let failed = || StoreError::Away("a rematch was not stored".into());
                (client, to, stored.then_some(Answer::Opened(id)).ok_or_else(failed))
            }
            Order::Report { client, to, by, about, line, reason } => {
                let row = ReportRow {
                    id: secrets::random_id(),
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
        let not_stored = |error: StoreError| {
            tracing::warn!(table = self.row.id, %error, "not stored");
            Answer::Refused(Refused::without_rule(Phrase::new("host-not-stored")))
        };
        let answer = outcome.unwrap_or_else(not_stored);
        (client, HostMessage::Answer { to, answer })
    }
}
