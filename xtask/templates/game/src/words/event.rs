//! Events in words.

use gantry_kernel::{Face, Phrase};

use crate::event::Event;
use crate::setup::Setup;

/// What happened, if it is worth a line.
pub fn event(_: &Setup, event: &Event) -> Option<Phrase> {
    Some(match *event {
        Event::Dealt { seat, card: Face::Shown(card) } => {
            Phrase::new("event-dealt").with("seat", seat).with("card", card.number())
        }
        Event::Dealt { card: Face::Hidden, .. } => return None,
        Event::Took { seat, stones } => {
            Phrase::new("event-took").with("seat", seat).with("stones", stones)
        }
        Event::Showed { seat, card } => {
            Phrase::new("event-showed").with("seat", seat).with("card", card.number())
        }
    })
}
