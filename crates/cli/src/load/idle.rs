//! Tables at which nobody plays, and connections that only listen there.

use gantry_client::{Server, Socket};
use gantry_wire::{Answer, ClientMessage, Pace};
use tokio::task::JoinSet;

use super::table::LoadTable;
use super::{OPENERS, Plan};
use crate::fail::CliError;

/// A clock in seconds keeps a table in memory, and this one does not run out: a day per move.
const CLOCK: Pace = Pace::PerMove { seconds: 24 * 60 * 60 };

/// Tables that were dealt and left.
pub(super) struct IdleTables(Vec<String>);

impl IdleTables {
    /// Deals this many tables, several at a time, and leaves them.
    pub(super) async fn deal(
        seated: &[Server],
        plan: &Plan,
        tables: usize,
    ) -> Result<Self, CliError> {
        let mut plan = plan.clone();
        plan.settings.pace = CLOCK;
        let mut dealing = JoinSet::new();
        for dealer in 0..OPENERS.min(tables) {
            let (seated, plan) = (seated.to_vec(), plan.clone());
            let share = (dealer..tables).step_by(OPENERS).count();
            dealing.spawn(async move {
                let mut table = LoadTable::open(&seated, &plan, tables + dealer).await?;
                let mut ids = vec![table.id().to_owned()];
                while ids.len() < share {
                    table.deal(&plan).await?;
                    ids.push(table.id().to_owned());
                }
                Ok::<_, gantry_client::ClientError>(ids)
            });
        }
        let mut ids = Vec::with_capacity(tables);
        while let Some(dealt) = dealing.join_next().await {
            ids.extend(dealt.map_err(CliError::usage)?.map_err(CliError::usage)?);
        }
        Ok(Self(ids))
    }

    /// Connects this many clients, to one table after the other. Those who sit there see it.
    pub(super) async fn listen(
        &self,
        seated: &[Server],
        plan: &Plan,
        connections: usize,
    ) -> Result<Vec<Socket>, CliError> {
        let tables = self.0.iter().cycle().take(connections).enumerate();
        let mut sockets = Vec::with_capacity(connections);
        for (number, table) in tables {
            let person = &seated[number / self.0.len() % seated.len()];
            let socket = person.socket(&format!("idle-{number}"), plan.form).await;
            let mut socket = socket.map_err(CliError::usage)?;
            let (table, detail, known) = (table.clone(), plan.detail, None);
            let enter = ClientMessage::Enter { table, detail, known };
            match socket.call(enter).await.map_err(CliError::usage)? {
                Answer::Opened(_) => sockets.push(socket),
                other => return Err(CliError::usage(format!("not let in: {other:?}"))),
            }
        }
        Ok(sockets)
    }
}
