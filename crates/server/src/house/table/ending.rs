//! A table that is closed by the host of the server, and players whose account is deleted.

use gantry_host::shared::Phase;
use gantry_kernel::Phrase;
use gantry_store::{CommitError, StoreError, TableWrite};
use gantry_wire::{Answer, HostMessage, Refused};
use tokio::sync::oneshot;

use super::super::departures::Closing;
use super::super::wall_ms;
use super::{Command, Next, TableTask};

const CLOSED: &str = "host-table-closed";

impl TableTask {
    /// Nobody plays here any more; the log stays.
    pub(super) async fn close(
        &mut self,
        answer: oneshot::Sender<Result<Closing, StoreError>>,
    ) -> Next {
        if self.table.phase() == Phase::Over {
            let _ = answer.send(Ok(Closing::Over));
            return Next::GoOn;
        }
        match self.store_closed().await {
            Ok(()) => {
                let _ = answer.send(Ok(Closing::Closed));
                Next::End
            }
            Err(error) => {
                let failed = StoreError::Away(error.to_string());
                self.start_over(&error, None).await;
                let _ = answer.send(Err(failed));
                Next::GoOn
            }
        }
    }

    async fn store_closed(&mut self) -> Result<(), CommitError> {
        let mut row = self.row.clone();
        (row.phase, row.changed_ms) = (gantry_store::Phase::Closed, wall_ms());
        self.house.committer.submit(TableWrite::row(row)).await?;
        self.turn_away(CLOSED);
        Ok(())
    }

    /// An account is deleted: it resigns, so that the result counts, and then its name goes.
    pub(super) async fn forget(
        &mut self,
        account: &str,
        answer: oneshot::Sender<Result<(), StoreError>>,
    ) -> Next {
        let now = self.house.clock.now();
        match self.table.resign_all(now, account) {
            Ok(effects) => self.carry_out(effects, None).await,
            Err(error) => return self.fail(&error).await,
        }
        if self.table.plays_at(account).is_empty() {
            let effects = self.table.forget(now, account);
            self.carry_out(effects, None).await;
        }
        if self.row.accounts.iter().any(|other| other == account) {
            let _ = answer.send(Err(StoreError::Away("a table was not stored".into())));
            return Next::GoOn;
        }
        // a table that nobody can begin any more
        let orphaned = self.table.phase() == Phase::Gathering && self.row.accounts.is_empty();
        let closed = orphaned && self.store_closed().await.is_ok();
        let _ = answer.send(Ok(()));
        if closed {
            return Next::End;
        }
        self.step().await
    }

    /// Everybody is told why nothing happens here any more, also those whose calls still wait.
    pub(super) fn turn_away(&mut self, because: &'static str) {
        for guest in self.guests.values() {
            guest.line.say(HostMessage::Notice(Phrase::new(because)));
        }
        self.mailbox.close();
        let refused = || Answer::Refused(Refused::because(Phrase::new(because)));
        while let Ok(command) = self.mailbox.try_recv() {
            match command {
                Command::Enter(entrance) => {
                    entrance.line.say(HostMessage::Answer { to: entrance.to, answer: refused() });
                }
                Command::Call(call) => {
                    let (client, call, _) = *call;
                    if let Some(guest) = self.guests.get(&client) {
                        guest.line.say(HostMessage::Answer { to: call.id, answer: refused() });
                    }
                }
                // whoever waits for an answer to these sees that there is none
                Command::Close(_)
                | Command::Forget(_)
                | Command::Leave(_)
                | Command::Latency(..)
                | Command::Thought(_) => {}
            }
        }
    }
}
