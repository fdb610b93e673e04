//! What is asked of a table that somebody looks at.

use gantry_catalog::TableError;
use gantry_kernel::{Phrase, UndoError, Value};
use gantry_wire::{Answer, ClientMessage, Files, Refused};

use crate::{Moment, Screen};

/// A refusal in words of the host.
pub(crate) const fn refused(key: &'static str) -> Refused {
    Refused::because(Phrase::new(key))
}

/// Why a table did not do as told.
pub(crate) fn objected(objection: TableError) -> Refused {
    match objection {
        TableError::Refused(refusal) => refusal.into(),
        other => {
            let text = Value::Code(other.to_string());
            Refused::because(Phrase::new("host-text").with("text", text))
        }
    }
}

const NOTHING: Refused = refused("host-no-table");

impl Screen {
    /// Does or answers it.
    pub fn ask(
        &mut self,
        now: Moment,
        message: ClientMessage,
        pause_ms: u32,
    ) -> Result<Answer, Refused> {
        if self.objects(&message) {
            return Ok(Answer::NotThisStep);
        }
        match message {
            ClientMessage::NextStep => {
                self.next_lesson_step().then_some(Answer::Done).ok_or(NOTHING)
            }
            ClientMessage::Sit(seat) => self.sit(seat).then_some(Answer::Done).ok_or(NOTHING),
            ClientMessage::Act(notation) => {
                let done = self.act(now, &notation, pause_ms);
                done.map(|()| Answer::Done).map_err(objected)
            }
            ClientMessage::Key(key) => {
                let seat = self.actor().ok_or(NOTHING)?;
                let notation = self.room.table.keyed(seat, key).ok_or(NOTHING)?;
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
                allowed.map(|()| Answer::Allowed).map_err(objected)
            }
            ClientMessage::Preview(notation) => {
                self.preview(&notation).map(Answer::Preview).map_err(objected)
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
