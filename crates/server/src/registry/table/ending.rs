//! Closing a table, and removing players whose account is deleted or banned.

use gantry_host::shared::Phase;
use gantry_kernel::Phrase;
use gantry_store::{CommitError, StoreError, TableWrite};
use gantry_wire::{Answer, HostMessage, Refused};
use tokio::sync::oneshot;

use super::super::departures::{CloseOutcome, Departure, Reason};
use super::super::wall_ms;
use super::{Command, Next, TableTask};

const CLOSED: &str = "host-table-closed";

impl TableTask {
    /// Closes the table; its log is kept.
    pub(super) async fn close(
        &mut self,
        answer: oneshot::Sender<Result<CloseOutcome, StoreError>>,
    ) -> Next {
        if self.table.phase() == Phase::Over {
            let _ = answer.send(Ok(CloseOutcome::Over));
            return Next::GoOn;
        }
        match self.store_closed().await {
            Ok(()) => {
                let _ = answer.send(Ok(CloseOutcome::Closed));
                Next::End
            }
            Err(error) => {
                let failed = StoreError::Unavailable(error.to_string());
                let write = TableWrite::row(self.row.row(self.table.setup()));
                self.start_over(&error, &write, None).await;
                let _ = answer.send(Err(failed));
                Next::GoOn
            }
        }
    }

    async fn store_closed(&mut self) -> Result<(), CommitError> {
        let mut row = self.row.row(self.table.setup());
        (row.phase, row.changed_ms) = (gantry_store::Phase::Closed, wall_ms());
        let term = self.row.term.map(|term| term.0);
        self.registry.committer.submit(TableWrite { term, ..TableWrite::row(row) }).await?;
        self.notify_all(CLOSED);
        Ok(())
    }

    /// Makes a deleted or banned account resign, so that the game goes on and its result counts.
    /// Then removes the name of a deleted account; before the deal, frees the seats of a banned
    /// one.
    pub(super) async fn depart(&mut self, departure: Departure) -> Next {
        let Departure { account, reason, answer } = departure;
        let now = self.registry.clock.now();
        match self.table.resign_all(now, &account) {
            Ok(effects) => drop(self.carry_out(effects, None).await),
            Err(error) => return self.fail(&error).await,
        }
        if self.table.plays_at(&account).is_empty() {
            let effects = match reason {
                Reason::Deleted => self.table.forget(now, &account),
                Reason::Banned => self.table.vacate(now, &account),
            };
            self.carry_out(effects, None).await;
        }
        let gathering = self.table.phase() == Phase::Gathering;
        let stays = match reason {
            Reason::Deleted => true,
            Reason::Banned => gathering || !self.table.plays_at(&account).is_empty(),
        };
        if stays && self.row.accounts.contains(&account) {
            let _ = answer.send(Err(StoreError::Unavailable("a table was not stored".into())));
            return Next::GoOn;
        }
        // nobody is left who could begin this table
        let orphaned = gathering && self.row.accounts.is_empty();
        let closed = orphaned && self.store_closed().await.is_ok();
        let _ = answer.send(Ok(()));
        if closed {
            return Next::End;
        }
        self.step().await
    }

    /// Tells everybody why the table has ended, including those whose calls still wait.
    pub(super) fn notify_all(&mut self, reason: &'static str) {
        for connected in self.clients.values() {
            connected.outbox.send(HostMessage::Notice(Phrase::new(reason)));
        }
        self.refuse_waiting(reason);
    }

    /// Refuses the calls that still wait; clients repeat them. A server that closes refuses
    /// nothing: the next one knows which calls are done.
    pub(super) fn refuse_unanswered(&mut self) {
        if !*self.closing.borrow() {
            self.refuse_waiting("host-not-stored");
        }
    }

    fn refuse_waiting(&mut self, reason: &'static str) {
        self.mailbox.close();
        let refused = || Answer::Refused(Refused::without_rule(Phrase::new(reason)));
        while let Ok(command) = self.mailbox.try_recv() {
            match command {
                Command::Enter(request) => {
                    request.outbox.send(HostMessage::Answer { to: request.to, answer: refused() });
                }
                Command::Call(call) => {
                    let (outbox, call, _) = *call;
                    outbox.send(HostMessage::Answer { to: call.id, answer: refused() });
                }
                // their senders notice that the reply channel is dropped
                Command::ConnectedAccounts(_)
                | Command::Close(_)
                | Command::Depart(_)
                | Command::Stop
                | Command::Leave(_)
                | Command::Latency(..)
                | Command::TurnOf(..)
                | Command::TaskDone(_) => {}
            }
        }
    }
}
