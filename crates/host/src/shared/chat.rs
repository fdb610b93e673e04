//! Chat at a table.

use gantry_kernel::{Digest, Phrase, outside};
use gantry_wire::{ChatLine, Refused};

use super::acting::{Changed, NOTHING};
use super::{Chair, ClientId, SharedTable};
use crate::MachineTime;
use crate::asking::refused;

/// The longest chat line, in characters.
pub(super) const LONGEST_CHAT: usize = 500;

/// How the lines of an account are known at a table. Nobody is told accounts there, and one account
/// has another mark at every table.
pub fn author_mark(table: &str, account: &str) -> String {
    Digest::of_text(&format!("{table}\n{account}")).short().to_string()
}

impl SharedTable {
    pub(super) fn say(
        &mut self,
        now: MachineTime,
        client: ClientId,
        text: &str,
        changed: &mut Changed,
    ) -> Result<(), Refused> {
        let watch = self.clients.get(&client).ok_or(NOTHING)?;
        let text = text.trim();
        outside::line("something to say", text, LONGEST_CHAT).map_err(|_| {
            let phrase = Phrase::new("host-chat-unreadable").with("most", LONGEST_CHAT);
            Refused::without_rule(phrase)
        })?;
        self.chat_lines += 1;
        let line = ChatLine {
            number: self.chat_lines,
            seat: watch.seats.lowest(),
            author: author_mark(&self.id, &watch.person.account),
            name: watch.person.name.clone(),
            text: text.to_owned(),
            at_ms: now.wall_ms,
        };
        let said = (watch.person.account.clone(), line);
        changed.chat.push(said.clone());
        self.chat.push_back(said);
        Ok(())
    }

    /// A client does not want to see what this author says, or wants to see it again.
    pub(super) fn mute(
        &mut self,
        client: ClientId,
        author: String,
        silent: bool,
    ) -> Result<(), Refused> {
        // only whoever is here or has said something, so that no list grows without end
        let mut seated = self.setup.chairs().iter().filter_map(Chair::account);
        let known = self.chat.iter().any(|(_, line)| line.author == author)
            || seated.any(|account| author_mark(&self.id, account) == author);
        let watch = self.clients.get_mut(&client).ok_or(NOTHING)?;
        if !silent {
            watch.muted.remove(&author);
        } else if known {
            watch.muted.insert(author);
        } else {
            return Err(refused("host-no-author"));
        }
        Ok(())
    }

    /// The chat lines that a client has not muted.
    pub(super) fn chat_for(&self, client: ClientId) -> Vec<ChatLine> {
        let Some(watch) = self.clients.get(&client) else { return Vec::new() };
        let lines = self.chat.iter().map(|(_, line)| line);
        lines.filter(|line| !watch.muted.contains(&line.author)).cloned().collect()
    }
}
