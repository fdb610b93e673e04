//! Tables at which nobody plays, and connections that only listen there.

use gantry_client::{Server, Socket};
use gantry_wire::{Answer, ClientMessage, Pace};
use tokio::task::JoinSet;

use super::table::LoadTable;
use super::{OPENERS, Plan, guests, spread};
use crate::fail::CliError;

/// A clock in seconds keeps a table in memory, and this one does not run out: a day per move.
const CLOCK: Pace = Pace::PerMove { seconds: 24 * 60 * 60 };

/// Tables that were dealt and left.
pub(super) struct IdleTables {
    /// The accounts at the seats of each group of tables. An account with all tables would be an
    /// unusual one.
    seated: Vec<Vec<Server>>,
    /// Each table with the number of its group.
    tables: Vec<(String, usize)>,
}

impl IdleTables {
    /// Deals this many tables, several at a time, and leaves them.
    pub(super) async fn deal(
        addresses: &[String],
        plan: &Plan,
        seats: usize,
        tables: usize,
    ) -> Result<Self, CliError> {
        let mut plan = plan.clone();
        plan.settings.pace = CLOCK;
        let mut dealing = JoinSet::new();
        let mut groups = Vec::new();
        for dealer in 0..OPENERS.min(tables) {
            let (seated, plan) = (guests(addresses, seats, 0).await?, plan.clone());
            let seated = spread(&seated, dealer);
            groups.push(seated.clone());
            let share = (dealer..tables).step_by(OPENERS).count();
            dealing.spawn(async move {
                let mut table = LoadTable::open(&seated, &plan, tables + dealer).await?;
                let mut ids = vec![table.id().to_owned()];
                while ids.len() < share {
                    table.deal(&plan).await?;
                    ids.push(table.id().to_owned());
                }
                Ok::<_, gantry_client::ClientError>((ids, dealer))
            });
        }
        let mut dealt = Vec::with_capacity(tables);
        while let Some(share) = dealing.join_next().await {
            let (ids, group) = share.map_err(CliError::usage)?.map_err(CliError::usage)?;
            dealt.extend(ids.into_iter().map(|id| (id, group)));
        }
        Ok(Self { seated: groups, tables: dealt })
    }

    /// Connects this many clients, to one table after the other. Those who sit there see it.
    pub(super) async fn listen(
        &self,
        plan: &Plan,
        connections: usize,
    ) -> Result<Vec<Socket>, CliError> {
        let tables = self.tables.iter().cycle().take(connections).enumerate();
        let mut sockets = Vec::with_capacity(connections);
        for (number, (table, group)) in tables {
            let seated = &self.seated[*group];
            let person = &seated[number / self.tables.len() % seated.len()];
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
