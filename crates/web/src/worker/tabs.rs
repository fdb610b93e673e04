//! Other tabs of this browser, which have the same tables and may play them as well.

#[cfg(test)]
mod tests;

use super::host::Host;
use super::kept::Kept;
use crate::protocol::{Answer, Reply, Request};

/// What has to be read again before a request is answered: other tabs may have changed it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stale {
    /// Everything that is kept.
    All,
    /// One table.
    Table(String),
}

impl Stale {
    /// Before this request. Steps of a replay are steps of what was read when it began.
    pub fn before(request: &Request) -> Option<Self> {
        match request {
            Request::Tables => Some(Self::All),
            Request::Open(table)
            | Request::TakeOver(table)
            | Request::Export(table)
            | Request::Replay { table, entry: None, .. } => Some(Self::Table(table.clone())),
            _ => None,
        }
    }
}

impl Host {
    /// The table that is played here.
    pub fn playing(&self) -> Option<&str> {
        let session = self.session.as_ref()?;
        let plays = session.replay.is_none() && session.lesson.is_none();
        plays.then_some(session.id.as_str())
    }

    /// Puts what is kept now in the place of what was.
    pub fn restock(&mut self, stale: &Stale, kept: Vec<Kept>) {
        self.shelf.retain(|old| matches!(stale, Stale::Table(table) if old.id != *table));
        self.shelf.extend(kept);
    }

    /// Another tab plays a table or has changed it, so nothing happened here: what is said in place
    /// of these replies.
    pub fn elsewhere(&mut self, table: &str, replies: Vec<Reply>) -> Vec<Reply> {
        self.session = self.session.take().filter(|session| session.id != table);
        let answer = |reply| match reply {
            Reply::Answer { to, .. } => Some(Reply::Answer { to, answer: Answer::Elsewhere }),
            _ => None,
        };
        let answers = replies.into_iter().filter_map(answer);
        answers.chain([Reply::Elsewhere(table.into())]).collect()
    }
}
