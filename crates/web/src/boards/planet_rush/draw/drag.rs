//! Drags the top card to a planet, under the deck or away. Drop targets are marked with
//! `data-drop`.

use crate::prelude::*;
use gantry_planet_rush::{Action, Deed};
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use super::desk::Desk;

/// Movements smaller than this, in pixels, do not drag.
const TREMBLE: f64 = 6.0;

/// The card being dragged.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Grip {
    /// Where it was picked up.
    from: (f64, f64),
    /// How far it has moved.
    by: (f64, f64),
    /// Any action on this card, so that a card that arrives meanwhile is not played instead.
    action: Action,
    /// Whether it has moved at all.
    moved: bool,
}

/// What is dragged, and what it is over.
#[derive(Clone, Copy)]
pub struct Drag {
    grip: RwSignal<Option<Grip>>,
    over: RwSignal<Option<Deed>>,
    /// Whether a drag has just ended: the click that follows means nothing.
    ended: StoredValue<bool>,
}

impl Drag {
    /// Nothing is dragged.
    pub fn new() -> Self {
        let ended = StoredValue::new(false);
        Self { grip: RwSignal::new(None), over: RwSignal::new(None), ended }
    }

    /// Whether the card is over the place where it would do this.
    pub fn is_over(self, deed: Deed) -> bool {
        self.over.get() == Some(deed)
    }

    /// Whether the card is moving.
    pub fn moves(self) -> bool {
        self.grip.read().is_some_and(|grip| grip.moved)
    }

    /// The CSS transform of the card.
    pub fn transform(self) -> Option<String> {
        let grip = self.grip.get().filter(|grip| grip.moved)?;
        Some(format!("translate({:.0}px,{:.0}px) rotate(-4deg)", grip.by.0, grip.by.1))
    }

    /// Whether the current click is only the end of a drag.
    pub fn swallows_click(self) -> bool {
        self.ended.try_update_value(std::mem::take).unwrap_or_default()
    }

    /// The card is picked up.
    pub fn take(self, desk: Desk, event: &PointerEvent) {
        self.ended.set_value(false);
        // The next card cannot be picked up while one is on its way.
        let can = event.button() == 0 && desk.pending.get_untracked().is_none();
        let Some(action) = desk.action(Deed::Cycle).filter(|_| can) else { return };
        if let Some(card) = event.current_target().and_then(|card| card.dyn_into::<Element>().ok())
        {
            // Without capture, a fast drag may lose the card; nothing worse.
            drop(card.set_pointer_capture(event.pointer_id()));
        }
        let from = (f64::from(event.client_x()), f64::from(event.client_y()));
        self.grip.set(Some(Grip { from, by: (0.0, 0.0), action, moved: false }));
    }

    /// The pointer moves.
    pub fn follow(self, desk: Desk, event: &PointerEvent) {
        let Some(mut grip) = self.grip.get_untracked() else { return };
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        grip.by = (x - grip.from.0, y - grip.from.1);
        if !grip.moved && grip.by.0.hypot(grip.by.1) < TREMBLE {
            return;
        }
        if !grip.moved {
            desk.looking.close();
        }
        grip.moved = true;
        self.grip.set(Some(grip));
        let over = place_under(event);
        if self.over.get_untracked() != over {
            self.over.set(over);
        }
    }

    /// The card is dropped.
    pub fn put(self, desk: Desk, event: &PointerEvent) {
        let Some(grip) = self.grip.get_untracked() else { return };
        let over = place_under(event);
        self.drop_all();
        self.ended.set_value(grip.moved);
        if let Some(deed) = over.filter(|_| grip.moved) {
            let at = (f64::from(event.client_x()), f64::from(event.client_y()));
            desk.dropped.set_value(Some(at));
            desk.send(Action { deed, ..grip.action });
        }
    }

    /// Cancels the drag.
    pub fn drop_all(self) {
        self.grip.set(None);
        self.over.set(None);
    }
}

/// What dropping a card under the pointer would do.
fn place_under(event: &PointerEvent) -> Option<Deed> {
    #[allow(clippy::cast_precision_loss)] // pixels
    let under = document().element_from_point(event.client_x() as f32, event.client_y() as f32)?;
    let place = under.closest("[data-drop]").ok().flatten()?;
    place.get_attribute("data-drop")?.parse().ok()
}
