//! After a write that failed: the table continues from what is stored, as soon as that can be read.
//! Until then it refuses everything, since nothing in memory may be shown.

use std::pin::pin;
use std::time::Duration;

use gantry_host::shared::Phase;
use gantry_kernel::Phrase;
use gantry_store::{CommitError, StoreError, StoredTable, TableWrite};
use gantry_wire::{Answer, HostMessage, Refused};
use tokio::time::{Instant, sleep, sleep_until};

use super::super::rows::{self, RowState};
use super::{Command, End, PendingCall, TableTask};

/// The pause between two attempts to read a table.
const READ_AGAIN: Duration = Duration::from_millis(500);

const NOT_STORED: &str = "host-not-stored";

/// The refusal of a call that is known not to be stored; `None` if only reading can tell.
fn refusal(error: &CommitError) -> Option<&'static str> {
    match error {
        CommitError::Store(StoreError::Full(_)) => Some("host-store-full"),
        CommitError::Store(StoreError::Unavailable(_) | StoreError::Refused(_)) => Some(NOT_STORED),
        CommitError::Store(StoreError::Unknown(_) | StoreError::Damaged(_))
        | CommitError::Conflict(_) => None,
    }
}

impl TableTask {
    /// The write failed, or its result is unknown: drops what is in memory, and continues from what
    /// is stored. The call is answered as soon as its result is known, and within a limit in any
    /// case.
    pub(super) async fn start_over(
        &mut self,
        error: &CommitError,
        write: &TableWrite,
        mut pending: Option<PendingCall>,
    ) {
        tracing::warn!(table = self.row.id, %error, "not stored; the table is read again");
        self.registry.metrics.not_stored.inc();
        if let Some(reason) = refusal(error)
            && let Some(pending) = pending.take()
        {
            self.refuse(&pending, reason);
        }
        let Some(stored) = self.read_again(&mut pending).await else { return };
        let row = stored.row.clone();
        let done = rows::holds(&stored, write);
        let now = self.registry.clock.now();
        let mut table = match rows::restore(stored, now) {
            Ok(table) => table,
            Err(reason) => {
                self.fail(&reason).await;
                return;
            }
        };
        self.registry.metrics.read_again.inc();
        self.reading += 1;
        let mut messages = Vec::new();
        match pending {
            Some(PendingCall { client, to, done: answer }) if done => {
                messages.push((client, HostMessage::Answer { to, answer }));
            }
            Some(pending) => self.refuse(&pending, NOT_STORED),
            None => {}
        }
        for (client, connected) in &self.clients {
            let (person, detail) = (connected.person.clone(), connected.detail);
            if let Ok(effects) = table.enter(now, *client, person, detail, None) {
                // keep only the latest frame of each client
                messages.retain(|(to, message)| {
                    to != client || !matches!(message, HostMessage::Frame(_))
                });
                self.setup_due |= effects.write.is_some_and(|write| write.setup_changed);
                let shown = effects.messages.into_iter();
                messages.extend(shown.filter(|(to, _)| to == client));
            }
        }
        let ended = table.phase() == Phase::Over && self.row.phase != row.phase;
        (self.table, self.row) = (table, RowState::new(row, self.row.term));
        self.call_awaited();
        self.gauge.set(self.row.phase);
        if !self.may_show().await {
            return;
        }
        for (client, message) in messages {
            if let Some(connected) = self.clients.get(&client) {
                connected.outbox.send(message);
            }
        }
        if ended {
            self.rate().await;
        }
    }

    /// Reads the table until that succeeds, and refuses every command meanwhile. `None` if it is
    /// gone, or the server closes: nothing was sent, and the next server reads what is stored.
    async fn read_again(&mut self, pending: &mut Option<PendingCall>) -> Option<StoredTable> {
        let (store, id) = (self.registry.store.clone(), self.row.id.clone());
        let mut reading = pin!(async move {
            loop {
                match store.table(&id).await {
                    Ok(stored) => return stored,
                    Err(error) => {
                        tracing::warn!(table = id, %error, "the table cannot be read, either");
                        sleep(READ_AGAIN).await;
                    }
                }
            }
        });
        let mut closing = self.closing.clone();
        let mut closed = pin!(async move { drop(closing.wait_for(|closing| *closing).await) });
        let limit = Instant::now() + self.registry.limits.result_wait;
        loop {
            tokio::select! {
                biased;
                () = &mut closed => return None,
                stored = &mut reading => {
                    if stored.is_none() {
                        self.end = Some(End::Lost);
                    }
                    return stored;
                }
                () = sleep_until(limit), if pending.is_some() => {
                    if let Some(pending) = pending.take() {
                        self.refuse(&pending, "host-maybe-stored");
                    }
                }
                command = self.mailbox.recv() => self.turn_away(command?),
            }
            if self.end.is_some() {
                return None;
            }
        }
    }

    fn refuse(&self, pending: &PendingCall, reason: &'static str) {
        let PendingCall { client, to, .. } = *pending;
        if let Some(connected) = self.clients.get(&client) {
            let answer = Answer::Refused(Refused::without_rule(Phrase::new(reason)));
            connected.outbox.send(HostMessage::Answer { to, answer });
        }
    }

    /// Handles a command while the table cannot be read.
    fn turn_away(&mut self, command: Command) {
        let refused = || Answer::Refused(Refused::without_rule(Phrase::new(NOT_STORED)));
        let unavailable = || StoreError::Unavailable("a table cannot be read".into());
        match command {
            Command::Enter(request) => {
                let answer = HostMessage::Answer { to: request.to, answer: refused() };
                request.outbox.send(answer);
            }
            Command::Call(call) => {
                let (outbox, call, _) = *call;
                outbox.send(HostMessage::Answer { to: call.id, answer: refused() });
            }
            Command::Leave(client) => drop(self.clients.remove(&client)),
            // what a bot has decided about moves that may never have been stored is of no use
            Command::TaskDone(thought) => {
                self.count_finished(&thought);
                if let Some((client, to)) = thought.asked_by
                    && let Some(connected) = self.clients.get(&client)
                {
                    connected.outbox.send(HostMessage::Answer { to, answer: refused() });
                }
            }
            Command::Close(answer) => drop(answer.send(Err(unavailable()))),
            Command::Depart(departure) => drop(departure.answer.send(Err(unavailable()))),
            // whoever asks notices that the channel is dropped
            Command::ConnectedAccounts(_) | Command::TurnOf(..) | Command::Latency(..) => {}
            Command::Stop => self.end = Some(End::Moved),
        }
    }
}
