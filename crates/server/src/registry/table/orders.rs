//! Orders: what a table asks of the server, such as opening another table or storing a report.

use gantry_host::shared::{ClientId, Order};
use gantry_kernel::Phrase;
use gantry_store::{ReportRow, StoreError};
use gantry_wire::{Answer, HostMessage, Refused};

use super::super::wall_ms;
use super::{Asked, TableTask};
use crate::secrets;

impl TableTask {
    /// Executes an order; returns the answer for its client, unless it was answered already.
    pub(super) async fn execute(&mut self, order: Order) -> Option<(ClientId, HostMessage)> {
        let (client, to, outcome) = match order {
            Order::Rematch { client, to, kept } => {
                let id = secrets::random_id();
                let now = self.registry.clock.now();
                let effects = self.table.play_again_at(now, id.clone(), kept);
                let done = Answer::Opened(id);
                let asked = Asked { client, to, done: done.clone() };
                if !Box::pin(self.carry_out(effects, Some(asked))).await {
                    return None;
                }
                (client, to, Ok(done))
            }
            Order::Report { client, to, by, about, line, reason } => {
                if !self.registry.reports.take(by.clone()) {
                    let refused = Refused::without_rule(Phrase::new("host-too-many"));
                    let answer = Answer::Refused(refused);
                    return Some((client, HostMessage::Answer { to, answer }));
                }
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
        Some((client, HostMessage::Answer { to, answer }))
    }
}
