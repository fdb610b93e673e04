//! Other tabs of this browser, which have the same tables and may play them, too.

#[cfg(test)]
mod tests;

use gantry_wire::{Answer, ClientMessage, HostMessage, RecordSource};

use crate::{Host, KeptTable, daily};

/// What must be read again before a message is answered, because other tabs may have changed it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stale {
    /// Everything that is kept.
    All,
    /// One table.
    Table(String),
}

impl Stale {
    /// What to read again before this message. A replay steps through what was read when it began.
    pub fn before(message: &ClientMessage) -> Option<Self> {
        match message {
            // A finished game that is read is kept once, whichever tab has read it.
            ClientMessage::Tables | ClientMessage::Read(_) => Some(Self::All),
            ClientMessage::Open(table)
            | ClientMessage::TakeOver(table)
            | ClientMessage::Export(table)
            | ClientMessage::Verify(RecordSource::Kept(table))
            | ClientMessage::Replay { table, entry: None, .. } => Some(Self::Table(table.clone())),
            ClientMessage::Daily { game, date } | ClientMessage::DailyResults { game, date } => {
                Some(Self::Table(daily::table_id(game, date)))
            }
            _ => None,
        }
    }
}

impl Host {
    /// The table that is being played here.
    pub fn playing(&self) -> Option<&str> {
        let screen = self.screen.as_ref()?;
        screen.is_kept().then_some(screen.id.as_str())
    }

    /// Replaces what was kept by what is kept now.
    pub fn replace_kept(&mut self, stale: &Stale, kept: Vec<KeptTable>) {
        self.shelf.retain(|old| matches!(stale, Stale::Table(table) if old.id != *table));
        self.shelf.extend(kept);
    }

    /// Another tab plays a table or has changed it, so nothing happened here. Returns what to send
    /// instead of these messages.
    pub fn elsewhere(&mut self, table: &str, messages: Vec<HostMessage>) -> Vec<HostMessage> {
        self.screen = self.screen.take().filter(|screen| screen.id != table);
        let answer = |message| match message {
            HostMessage::Answer { to, .. } => {
                Some(HostMessage::Answer { to, answer: Answer::Elsewhere })
            }
            _ => None,
        };
        let answers = messages.into_iter().filter_map(answer);
        answers.chain([HostMessage::Elsewhere(table.into())]).collect()
    }
}
