//! The view folded from what its viewer was told.

use gantry_kernel::{Absorb, Face, Millis, Viewer};

use crate::NewGame;
use crate::event::Event;
use crate::setup::Setup;
use crate::state::{Open, Stage};
use crate::view::View;

impl Absorb for NewGame {
    fn blank(setup: &Setup, viewer: Viewer) -> View {
        View { viewer, open: Open::new(setup), cards: Vec::new() }
    }

    fn absorb(view: &mut View, _: Millis, event: &Event) {
        match *event {
            Event::Dealt { card, .. } => {
                view.cards.push(card);
                view.open.stage = Stage::Play;
            }
            Event::Took { seat, stones } => view.open.take(seat, stones),
            Event::Showed { seat, card } => view.cards[seat.index()] = Face::Shown(card),
        }
    }
}
