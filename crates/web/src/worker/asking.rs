//! What is asked of a table that somebody looks at.

use gantry_catalog::Objection;
use gantry_kernel::Kept as NotUndone;

use super::session::{Moment, Session};
use crate::protocol::{Answer, Files, Refused, Request};

/// Why something is not done.
pub enum No {
    /// In words of this client.
    Key(&'static str),
    /// In words of the game.
    Said(Refused),
}

const NOTHING: No = No::Key("web-no-table");

impl Session {
    /// Does or answers it.
    pub fn ask(&mut self, now: Moment, request: Request, pause_ms: u32) -> Result<Answer, No> {
        if self.objects(&request) {
            return Ok(Answer::Rather);
        }
        match request {
            Request::ReadOn => self.read_on().then_some(Answer::Done).ok_or(NOTHING),
            Request::Sit(seat) => self.sit(seat).then_some(Answer::Done).ok_or(NOTHING),
            Request::Act(notation) => {
                let done = self.act(now, &notation, pause_ms);
                self.said(done.map(|()| Answer::Done))
            }
            Request::Key(key) => {
                let seat = self.actor().ok_or(NOTHING)?;
                let notation = self.table.keyed(seat, key).ok_or(NOTHING)?;
                self.ask(now, Request::Act(notation), pause_ms)
            }
            Request::Undo => {
                let seat = self.actor().ok_or(NOTHING)?;
                self.table.undo(seat).map(|()| Answer::Done).map_err(|why| match why {
                    NotUndone::NothingOwn => No::Key("web-undo-nothing"),
                    NotUndone::Revealed => No::Key("web-undo-revealed"),
                })
            }
            Request::Explain(notation) => {
                let seat = self.actor().ok_or(NOTHING)?;
                self.said(self.table.explain(seat, &notation).map(|()| Answer::Allowed))
            }
            Request::Preview(notation) => self.said(self.preview(&notation).map(Answer::Preview)),
            Request::Hint => {
                let hints = self.hints().map(Answer::Hints);
                self.said(hints)
            }
            Request::Glossary => Ok(Answer::Glossary(self.glossary())),
            Request::Position if self.files() == Files::Withheld => {
                Err(No::Key("web-secret-until-over"))
            }
            Request::Position => Ok(Answer::File {
                name: format!("{}-{}.toml", self.listing.id, self.table.entries()),
                text: format!("game = \"{}\"\n{}", self.listing.id, self.table.position()),
            }),
            _ => Err(NOTHING),
        }
    }

    fn said(&self, answer: Result<Answer, Objection>) -> Result<Answer, No> {
        answer.map_err(|objection| No::Said(self.refused(&objection)))
    }
}
