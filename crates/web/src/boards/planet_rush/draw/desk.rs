//! What every part of the board shares.

use std::sync::Arc;

use crate::prelude::*;
use gantry_kernel::{Phrase, Seat};
use gantry_planet_rush::{Action, Card, Deed, Pace, PlanetRush, Stage, View};
use web_sys::Element;

use super::drag::Drag;
use super::pictures::Pictures;
use super::round;
use super::summary::Results;
use super::table::Table;
use super::teller::Teller;
use crate::boards::looking::Looking;
use crate::boards::{Play, motion};

/// The table in front of the viewer, made of signals.
#[derive(Clone, Copy)]
pub struct Desk {
    /// What can be asked and done.
    pub play: Play,
    /// The current table.
    pub now: Memo<Arc<View>>,
    /// The table as it is drawn: it lags while a story is shown.
    pub shown: Memo<Arc<View>>,
    /// Where everything is.
    pub table: Memo<Table>,
    /// Shows what happened.
    pub teller: Teller,
    /// Whether everybody plays against the clock now: then the playing area stays in view.
    pub hurries: Memo<bool>,
    /// Drawings and names.
    pub pictures: Memo<Arc<Pictures>>,
    /// What the viewer is looking at.
    pub looking: Looking,
    /// The card being dragged.
    pub drag: Drag,
    /// The results of rounds.
    pub results: RwSignal<Results>,
    /// Where a dragged card was dropped, until it is placed there.
    pub dropped: StoredValue<Option<(f64, f64)>>,
    legal: Memo<Arc<Vec<Action>>>,
    /// Whether the board has been drawn: what is there from the start does not move.
    drawn: StoredValue<bool>,
}

impl Desk {
    /// The desk of a table; `None` if this client cannot read its view.
    pub fn new(play: Play) -> Option<Self> {
        let view = play.view::<PlanetRush>();
        let first = view.get_untracked()?;
        let now = Memo::new(move |known: Option<&Arc<View>>| {
            view.get().or_else(|| known.cloned()).unwrap_or_else(|| first.clone())
        });
        let teller = Teller::new(play, now);
        let shown = Memo::new(move |_| teller.view().unwrap_or_else(|| now.get()));
        let setup = Memo::new(move |_| now.read().open.setup.clone());
        let desk = Self {
            play,
            now,
            shown,
            table: Memo::new(move |_| Table::of(&shown.read())),
            teller,
            hurries: Memo::new(move |_| {
                let open = &now.read().open;
                open.stage == Stage::Rush && open.setup.pace != Pace::Turns
            }),
            pictures: Memo::new(move |_| Arc::new(Pictures::new(play, &setup.read()))),
            looking: Looking::new(play),
            drag: Drag::new(),
            results: round::results(play),
            dropped: StoredValue::new(None),
            legal: play.legal(),
            drawn: StoredValue::new(false),
        };
        request_animation_frame(move || {
            // If the board is gone by then, there is nothing to do.
            desk.drawn.try_set_value(true);
        });
        Some(desk)
    }

    /// The viewer's action that does this now.
    pub fn action(self, deed: Deed) -> Option<Action> {
        let view = self.now.read_untracked();
        let number = view.open.company(view.own()?).actions;
        Some(Action { round: view.open.round, number, deed })
    }

    /// Does it, or says why not.
    pub fn act(self, deed: Deed) {
        if let Some(action) = self.action(deed) {
            self.play.try_act(&action);
        }
    }

    /// The action to preview, unless there is no time to read.
    pub fn would(self, deed: Deed) -> Option<String> {
        let read = !self.hurries.get();
        self.now.track();
        self.action(deed).filter(|_| read).map(|action| action.to_string())
    }

    /// Whether it can be done now and everything before it has been shown.
    pub fn lit(self, deed: Deed) -> bool {
        let can = self.legal.read().iter().any(|action| action.deed == deed);
        can && !self.teller.is_telling()
    }

    /// A sentence of this client about the game.
    pub fn say(self, phrase: &Phrase) -> String {
        self.play.say(phrase)
    }

    /// The name of a card, for sentences.
    pub fn card_phrase(self, card: Card) -> Phrase {
        self.pictures.read().card(card).phrase.clone()
    }

    /// A planet with its number.
    pub fn planet_phrase(self, planet: usize) -> Phrase {
        let kind = self.shown.read().open.layout.planets().get(planet).copied().unwrap_or_default();
        let name = self.pictures.read().planet(kind).phrase.clone();
        Phrase::new("web-pr-planet").with("number", planet + 1).with("name", name)
    }

    /// Whether a planet is being resolved in what is shown.
    pub fn is_contested(self, planet: usize) -> bool {
        let view = self.shown.read();
        view.open.stage == Stage::Resolve && usize::from(view.open.contest.planet) == planet
    }

    /// Moves a card that has just been placed from its deck, or from where it was dropped.
    pub fn arrive(self, seat: Seat, card: &Element) {
        let drawn = self.drawn.try_get_value().unwrap_or_default();
        if !drawn || self.shown.read_untracked().open.stage != Stage::Rush {
            return;
        }
        let own = self.table.read_untracked().bottom == seat;
        let dropped = self.dropped.get_value().filter(|_| own);
        self.dropped.set_value(None);
        let from = match dropped {
            Some((x, y)) => {
                let bounds = card.get_bounding_client_rect();
                let (wide, high) = (bounds.width(), bounds.height());
                Some((x - wide / 2.0, y - high / 2.0, wide))
            }
            None => document().get_element_by_id(&deck_id(seat)).map(|deck| motion::spot(&deck)),
        };
        if let Some(from) = from {
            motion::fly(card, from);
        }
    }
}

/// The id of the element that shows a seat's top card.
pub fn deck_id(seat: Seat) -> String {
    format!("pr-deck-{}", seat.index())
}
