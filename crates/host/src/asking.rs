//! Answers the calls about the open table.

use gantry_catalog::{Table, TableError};
use gantry_kernel::{Phrase, Seat, UndoError, Value};
use gantry_wire::{Answer, ClientMessage, Files, Judged, Refused, Verdict};

use crate::{MachineTime, Screen};

/// A refusal with one of the host's own messages.
pub(crate) const fn refused(key: &'static str) -> Refused {
    Refused::without_rule(Phrase::new(key))
}

/// Turns a table's error into a refusal.
pub(crate) fn refusal_of(objection: TableError) -> Refused {
    match objection {
        TableError::Refused(refusal) => refusal.into(),
        other => {
            let text = Value::Code(other.to_string());
            Refused::without_rule(Phrase::new("host-text").with("text", text))
        }
    }
}

const NOTHING: Refused = refused("host-no-table");

impl Screen {
    /// Carries out or answers a message.
    pub fn ask(
        &mut self,
        now: MachineTime,
        message: ClientMessage,
        pause_ms: u32,
    ) -> Result<Answer, Refused> {
        if self.forbids(&message) || self.is_solved(&message) {
            return Ok(Answer::NotThisStep);
        }
        match message {
            ClientMessage::NextStep => {
                self.next_lesson_step().then_some(Answer::Done).ok_or(NOTHING)
            }
            ClientMessage::Sit(seat) => self.sit(seat).then_some(Answer::Done).ok_or(NOTHING),
            ClientMessage::Act(notation) => {
                let done = self.act(now, &notation, pause_ms);
                done.map(|()| Answer::Done).map_err(refusal_of)
            }
            ClientMessage::Key(key) => {
                let seat = self.actor().ok_or(NOTHING)?;
                let small = key.to_lowercase().next().unwrap_or(key);
                let mut meant = [key, small]
                    .into_iter()
                    .filter_map(|key| self.table().notation_for_key(seat, key));
                let notation = meant.next().ok_or_else(|| refused("host-key-idle"))?;
                self.ask(now, ClientMessage::Act(notation), pause_ms)
            }
            ClientMessage::Undo => {
                let seat = self.actor().ok_or(NOTHING)?;
                self.room.table.undo(seat).map(|()| Answer::Done).map_err(|why| match why {
                    UndoError::NothingToUndo => refused("host-undo-nothing"),
                    UndoError::Revealed => refused("host-undo-revealed"),
                })
            }
            ClientMessage::Explain(notation) => {
                let seat = self.actor().ok_or(NOTHING)?;
                let allowed = self.table().explain(seat, &notation);
                allowed.map(|()| Answer::Allowed).map_err(refusal_of)
            }
            ClientMessage::Judge(text) => {
                let seat = self.actor().ok_or(NOTHING)?;
                let judged = judge(self.table(), seat, &text);
                if self.forbids(&ClientMessage::Explain(judged.notation.clone())) {
                    return Ok(Answer::NotThisStep);
                }
                Ok(Answer::Judged(judged))
            }
            ClientMessage::Preview(notation) => {
                self.preview(&notation).map(Answer::Preview).map_err(refusal_of)
            }
            ClientMessage::Glossary => Ok(Answer::Glossary(self.table().glossary())),
            ClientMessage::Position if self.files() == Files::Withheld => {
                Err(refused("host-secret-until-over"))
            }
            ClientMessage::Position => Ok(Answer::File {
                name: format!("{}-{}.toml", self.listing.id, self.room.table.entries()),
                text: format!("game = \"{}\"\n{}", self.listing.id, self.room.table.position()),
            }),
            _ => Err(NOTHING),
        }
    }
}

/// How a typed action is written in notation, and whether the seat may do it.
pub(crate) fn judge(table: &dyn Table, seat: Seat, text: &str) -> Judged {
    let notation = spelled(table, seat, text);
    let verdict = match table.explain(seat, &notation) {
        Ok(()) => Verdict::Allowed,
        Err(TableError::Unreadable(wrong)) => Verdict::Unreadable(wrong.to_string()),
        Err(objection) => Verdict::Refused(refusal_of(objection)),
    };
    Judged { notation, verdict }
}

/// The notation of a typed action, if it can be understood.
fn spelled(table: &dyn Table, seat: Seat, text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let understood =
        |text: &str| !matches!(table.explain(seat, text), Err(TableError::Unreadable(_)));
    let lower = text.to_lowercase();
    let completed = table.complete(seat, &lower);
    let forms = [Some(&text), Some(&lower), completed.as_ref()];
    let found = forms.into_iter().flatten().find(|form| understood(form)).cloned();
    // If nothing can be understood, the completed form gives the best error.
    found.or(completed).unwrap_or(text)
}
