//! Drags a mission from Earth into the rocket, with a mouse or a finger.

use crate::prelude::*;
use gantry_lift_off::{Action, Mission};
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use super::Table;
use crate::boards::looking::area;
use crate::boards::motion::all;

/// Movements smaller than this, in pixels, do not drag.
const TREMBLE: f64 = 6.0;

/// The mission that is dragged.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Grip {
    /// The mission and its copy.
    card: (Mission, usize),
    /// Where it was picked up.
    from: (f64, f64),
    /// How far it has moved.
    by: (f64, f64),
    /// Whether it has moved at all.
    moved: bool,
}

/// What is dragged.
#[derive(Clone, Copy)]
pub struct Drag {
    grip: RwSignal<Option<Grip>>,
    /// Whether it is over the rocket.
    over: RwSignal<bool>,
    /// Whether a drag has just ended: the click that follows means nothing.
    ended: StoredValue<bool>,
}

fn at(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

impl Drag {
    /// Nothing is dragged.
    pub fn new() -> Self {
        Self {
            grip: RwSignal::new(None),
            over: RwSignal::new(false),
            ended: StoredValue::new(false),
        }
    }

    /// Whether a mission is over the rocket.
    pub fn is_over(self) -> bool {
        self.over.get()
    }

    /// Whether any mission is moving.
    pub fn moves(self) -> bool {
        self.grip.read().is_some_and(|grip| grip.moved)
    }

    /// The CSS transform of a mission, if it is dragged.
    pub fn transform(self, card: (Mission, usize)) -> Option<String> {
        let grip = self.grip.get().filter(|grip| grip.moved && grip.card == card)?;
        Some(format!("translate({:.0}px,{:.0}px) rotate(-4deg)", grip.by.0, grip.by.1))
    }

    /// Whether the current click is only the end of a drag.
    pub fn swallows_click(self) -> bool {
        self.ended.try_update_value(std::mem::take).unwrap_or_default()
    }

    /// A mission is picked up, if it can be loaded.
    pub fn take(self, table: Table, card: (Mission, usize), event: &PointerEvent) {
        self.ended.set_value(false);
        let can = untrack(|| table.play.can(&Action::Load(card.0)));
        if !can || event.button() != 0 {
            return;
        }
        if let Some(element) = event.current_target().and_then(|it| it.dyn_into::<Element>().ok()) {
            // Without capture, a fast drag may lose the card; nothing worse.
            drop(element.set_pointer_capture(event.pointer_id()));
        }
        self.grip.set(Some(Grip { card, from: at(event), by: (0.0, 0.0), moved: false }));
    }

    /// The pointer moves.
    pub fn follow(self, table: Table, event: &PointerEvent) {
        let Some(mut grip) = self.grip.get_untracked() else { return };
        let (x, y) = at(event);
        grip.by = (x - grip.from.0, y - grip.from.1);
        if !grip.moved && grip.by.0.hypot(grip.by.1) < TREMBLE {
            return;
        }
        if !grip.moved {
            table.looking.close();
        }
        grip.moved = true;
        self.grip.set(Some(grip));
        let over = is_over_rocket(x, y);
        if self.over.get_untracked() != over {
            self.over.set(over);
        }
    }

    /// The mission is dropped.
    pub fn put(self, table: Table, event: &PointerEvent) {
        let Some(grip) = self.grip.get_untracked() else { return };
        let (x, y) = at(event);
        self.cancel();
        self.ended.set_value(grip.moved);
        if grip.moved && is_over_rocket(x, y) {
            table.play.try_act(&Action::Load(grip.card.0));
        }
    }

    /// Cancels the drag.
    pub fn cancel(self) {
        self.grip.set(None);
        self.over.set(false);
    }
}

/// Whether a point is over the rocket or its hold.
fn is_over_rocket(x: f64, y: f64) -> bool {
    let Some(root) = document().query_selector(".lo").ok().flatten() else { return false };
    all(&root, "[data-drop]").iter().map(area).any(|area| {
        (area.left..=area.left + area.width).contains(&x)
            && (area.top..=area.top + area.height).contains(&y)
    })
}
