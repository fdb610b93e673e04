//! Quick match: whoever wants the same game at the same pace is brought to one table.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};
use std::time::Duration;

use gantry_host::shared::{Chair, Person};
use gantry_store::{Phase, StoreError, TableFilter, TableRow};
use gantry_wire::{Access, Pace, Refused, TableSettings};
use tokio::sync::oneshot;
use tokio::time::{Instant, timeout};

use super::{Command, PAGE, Registry, rows};
use crate::nodes::{Place, Reply, Request};

/// How long a seat is promised to somebody who was sent to it, and how long somebody who waits may
/// be away before nobody is sent to their table.
pub(super) const PRESENCE_TIME: Duration = Duration::from_mins(1);
/// How long a table may take to say who is there.
const PRESENCE_TIMEOUT: Duration = Duration::from_millis(200);

/// What is known of people who wait for others.
#[derive(Default)]
pub(super) struct Matching {
    /// Held while somebody is matched, so that two who ask at once find each other.
    turn: tokio::sync::Mutex<()>,
    /// When an account was sent to a table, or has left it: by the ids of both.
    seen: Mutex<HashMap<(String, String), Instant>>,
}

impl Matching {
    fn lock(&self) -> MutexGuard<'_, HashMap<(String, String), Instant>> {
        self.seen.lock().expect("no holder of this lock panics")
    }

    /// An account was at a table just now, or was sent there.
    pub(super) fn note_presence(&self, table: &str, account: &str) {
        let mut seen = self.lock();
        seen.retain(|_, at| at.elapsed() < PRESENCE_TIME);
        seen.insert((table.to_owned(), account.to_owned()), Instant::now());
    }

    /// The accounts that were seen at a table a short time ago.
    fn seen_at(&self, table: &str) -> Vec<String> {
        let seen = self.lock();
        let here =
            seen.iter().filter(|((at, _), when)| at == table && when.elapsed() < PRESENCE_TIME);
        here.map(|((_, account), _)| account.clone()).collect()
    }
}

impl Registry {
    /// A table with a seat for somebody who wants to play this game at this pace: the one where
    /// they wait already, the one where somebody has waited longest, or a new one. Its cards are
    /// dealt once everybody is there.
    pub(crate) async fn match_for(
        &self,
        person: &Person,
        game: &str,
        pace: Pace,
    ) -> Result<Result<String, Refused>, StoreError> {
        let _turn = self.matching.turn.lock().await;
        let filter = TableFilter {
            phases: vec![Phase::Gathering],
            listed: Some(true),
            game: Some(game.to_owned()),
            limit: PAGE,
            ..TableFilter::default()
        };
        let rows = self.store.tables(&filter).await?;
        let (own, others): (Vec<&TableRow>, Vec<&TableRow>) =
            rows.iter().rev().partition(|row| row.accounts.contains(&person.account));
        for row in own.into_iter().chain(others) {
            if self.has_seat_for(row, person, pace).await {
                self.matching.note_presence(&row.id, &person.account);
                return Ok(Ok(row.id.clone()));
            }
        }
        let seats = gantry_catalog::find(game).map_or(2, |listing| listing.seats.0);
        let people = TableSettings::for_people(game, seats);
        let settings = TableSettings { pace, access: Access::Open, begins: true, ..people };
        let created = self.create(person, settings).await?;
        if let Ok(table) = &created {
            self.matching.note_presence(table, &person.account);
        }
        Ok(created)
    }

    /// Whether this table waits for somebody like this person, and whoever sits there is still
    /// there.
    async fn has_seat_for(&self, row: &TableRow, person: &Person, pace: Pace) -> bool {
        let Ok(setup) = rows::table_setup(row) else { return false };
        let settings = setup.settings();
        let usual = settings.options.is_empty() && !settings.rated;
        if !(settings.begins && settings.pace == pace && usual) {
            return false;
        }
        let chairs = setup.chairs();
        let seated: Vec<&str> = chairs.iter().filter_map(Chair::account).collect();
        if seated.contains(&&*person.account) {
            return true;
        }
        let seen = self.matching.seen_at(&row.id);
        let promised = seen
            .iter()
            .filter(|account| !seated.contains(&account.as_str()) && **account != person.account);
        let promised = promised.count();
        let free = chairs.iter().filter(|chair| **chair == Chair::Free).count();
        // whoever asks again before they sit down is sent to the same table
        let waits = !seated.is_empty() || !seen.is_empty() || setup.owner() == person.account;
        if !waits || free <= promised {
            return false;
        }
        let gone = |account: &&&str| !seen.iter().any(|other| other == **account);
        let unseen: Vec<&&str> = seated.iter().filter(gone).collect();
        if unseen.is_empty() {
            return true;
        }
        let connected = self.connected_at(&row.id).await;
        unseen.iter().all(|account| connected.iter().any(|other| other == **account))
    }

    /// The accounts that have a table open now.
    pub(crate) async fn connected_at(&self, table: &str) -> Vec<String> {
        // A table that nobody has open is not in memory for long.
        let Some(sender) = self.loaded(table) else { return self.connected_elsewhere(table).await };
        let (answer, told) = oneshot::channel();
        let asked = async {
            sender.send(Command::ConnectedAccounts(answer)).await.ok()?;
            told.await.ok()
        };
        timeout(PRESENCE_TIMEOUT, asked).await.ok().flatten().unwrap_or_default()
    }

    /// The same for a table that another node may play.
    async fn connected_elsewhere(&self, table: &str) -> Vec<String> {
        let Some(nodes) = &self.nodes else { return Vec::new() };
        let Place::There(node, _) = nodes.place(table, PRESENCE_TIMEOUT).await else {
            return Vec::new();
        };
        match nodes.ask(&node, table, Request::Connected).await {
            Some(Reply::Connected(accounts)) => accounts,
            _ => Vec::new(),
        }
    }
}
