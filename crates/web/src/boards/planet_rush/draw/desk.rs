//! What every part of the board shares.

use std::sync::Arc;
use std::time::Duration;

use crate::prelude::*;
use gantry_kernel::{Phrase, Seat, Words as _};
use gantry_planet_rush::{Action, Card, Deed, Pace, PlanetRush, Stage, View};
use web_sys::Element;

use super::drag::Drag;
use super::pending::Pending;
use super::pictures::Pictures;
use super::round;
use super::summary::Results;
use super::table::Table;
use super::teller::Teller;
use crate::boards::looking::Looking;
use crate::boards::{Chosen, Play, motion};

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
    /// A card that was sent and is shown where it goes, until the table shows it.
    pub pending: Memo<Option<Pending>>,
    sent: RwSignal<Option<Pending>>,
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
        let sent = RwSignal::new(None::<Pending>);
        // By what is shown: a round that ends may resolve at once, and the next one begins before
        // the refusal of a late card is here.
        let is_open = move |pending: &Pending| pending.is_open(&shown.read());
        let pending = Memo::new(move |_| sent.get().filter(is_open));
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
            pending,
            sent,
            dropped: StoredValue::new(None),
            legal: play.legal(),
            drawn: StoredValue::new(false),
        };
        request_animation_frame(move || {
            // If the board is gone by then, there is nothing to do.
            desk.drawn.try_set_value(true);
        });
        play.on_choice(move |chosen| desk.choose(chosen));
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
            self.send(action);
        }
    }

    /// Sends an action. A card is shown where it goes before the table confirms it; until then
    /// nothing else is sent, since the next card is not known.
    pub fn send(self, action: Action) {
        if self.pending.get_untracked().is_some() {
            self.dropped.set_value(None);
            return;
        }
        let can = untrack(|| self.play.can(&action));
        let pending = Pending::of(&self.now.read_untracked(), action).filter(|_| can);
        if pending.is_none() {
            self.dropped.set_value(None);
            return self.play.try_act(&action);
        }
        self.sent.set(pending);
        self.play.act_or(&action, move || self.take_back(action));
    }

    /// What was chosen by a key or in the list of actions.
    fn choose(self, chosen: Chosen<'_>) -> bool {
        let action = match chosen {
            Chosen::Action(notation) => notation.parse().ok(),
            Chosen::Key(key) => PlanetRush::action_for_key(&self.now.read_untracked(), key),
        };
        if let Some(action) = action {
            self.send(action);
        }
        action.is_some() || self.pending.get_untracked().is_some()
    }

    /// A card was refused: it flies back to its deck. Where the cards are not handled any more, it
    /// stays for a moment, marked, and is gone.
    fn take_back(self, action: Action) {
        let is_sent = move |pending: &Pending| pending.action == action;
        if !self.sent.get_untracked().is_some_and(|pending| is_sent(&pending)) {
            return;
        }
        let element = |id: &str| document().get_element_by_id(id);
        let from = element(PENDING_ID).map(|card| motion::spot(&card));
        let own = self.table.read_untracked().bottom;
        let rush = self.now.read_untracked().open.stage == Stage::Rush;
        if let Some(deck) = element(&deck_id(own)).filter(|_| rush) {
            self.sent.set(None);
            if let Some(from) = from {
                motion::fly(&deck, from);
            }
            return;
        }
        self.sent.update(|sent| {
            if let Some(pending) = sent {
                pending.refused = true;
            }
        });
        let forget = move || {
            let here = self.sent.try_get_untracked().flatten();
            if here.is_some_and(|pending| is_sent(&pending)) {
                self.sent.set(None);
            }
        };
        set_timeout(forget, TAKEN_BACK);
    }

    /// The action to preview, unless there is no time to read.
    pub fn would(self, deed: Deed) -> Option<String> {
        let read = !self.hurries.get();
        self.now.track();
        self.action(deed).filter(|_| read).map(|action| action.to_string())
    }

    /// Whether it can be done now, everything before it has been shown, and nothing is on its way.
    pub fn lit(self, deed: Deed) -> bool {
        let can = self.legal.read().iter().any(|action| action.deed == deed);
        can && !self.teller.is_telling() && self.pending.read().is_none()
    }

    /// The state of what is on its way, for the markup, if it is this.
    pub fn mark_of(self, deed: Deed) -> Option<&'static str> {
        let pending = self.pending.get().filter(|pending| pending.action.deed == deed)?;
        Some(if pending.refused { "refused" } else { "sent" })
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

/// The id of the card that is on its way.
pub const PENDING_ID: &str = "pr-pending";

/// For how long a card that was refused stays where it cannot fly back.
const TAKEN_BACK: Duration = Duration::from_millis(1500);

/// The id of the element that shows a seat's top card.
pub fn deck_id(seat: Seat) -> String {
    format!("pr-deck-{}", seat.index())
}
