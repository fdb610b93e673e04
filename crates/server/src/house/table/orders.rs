//! What a table cannot do by itself: open another one, and tell the hosts of the server something.

use gantry_host::shared::{ClientId, Order};
use gantry_kernel::Phrase;
use gantry_store::{ReportRow, StoreError};
use gantry_wire::{Answer, HostMessage, Refused};

use super::super::wall_ms;
use super::TableTask;
use crate::secrets;

impl TableTask {
    /// Carries out an order; the answer to whoever gave it.
    pub(super) async fn obey(&mut self, order: Order) -> (ClientId, HostMessage) {
        let (client, to, outcome) = match order {
            Order::Rematch { client, to, kept } => {
                let opened = self.house.store_new(&kept).await;
                if let Ok(id) = &opened {
                    let effects = self.table.play_again_at(self.house.clock.now(), id.clone());
                    Box::pin(self.carry_out(effects, None)).await;
                }
                (client, to, opened.map(Answer::Opened))
            }
            Order::Report { client, to, by, about, line, reason } => {
                let row = ReportRow {
                    id: secrets::name(),
                    table: Some(self.row.id.clone()),
                    by,
                    about,
                    text: format!("{reason}\n{}: {}", line.name, line.text),
                    created_ms: wall_ms(),
                    closed_ms: None,
                    outcome: None,
                };
                let stored = self.house.store.reports().add(row).await;
                (client, to, stored.map(|()| Answer::Done))
            }
        };
        let not_stored = |error: StoreError| {
            tracing::warn!(table = self.row.id, %error, "not stored");
            Answer::Refused(Refused::because(Phrase::new("host-not-stored")))
        };
        let answer = outcome.unwrap_or_else(not_stored);
        (client, HostMessage::Answer { to, answer })
    }
}
