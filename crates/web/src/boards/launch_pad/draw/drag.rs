//! Drags a card from the hand to what it is played on. Dropping it on something lit is the same as
//! pressing that.

use crate::prelude::*;
use gantry_art::Form;
use gantry_launch_pad::Card;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};

use super::desk::Desk;
use super::piece::{drawing, face};

/// Movements smaller than this, in pixels, do not drag.
const TREMBLE: f64 = 8.0;

/// Something lit that is not in the hand.
const TARGET: &str = ".lp-lit:not(.lp-hand .lp-lit)";

/// The card being dragged.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Grip {
    card: Card,
    /// Where it was picked up.
    from: (f64, f64),
    /// Where the pointer is.
    at: (f64, f64),
    /// Whether it has moved at all.
    moved: bool,
}

/// What is dragged, and what it is over.
#[derive(Clone, Copy)]
pub struct Drag {
    grip: RwSignal<Option<Grip>>,
    over: StoredValue<Option<Element>, LocalStorage>,
}

impl Drag {
    /// Nothing is dragged.
    pub fn new() -> Self {
        Self { grip: RwSignal::new(None), over: StoredValue::new_local(None) }
    }

    /// The pointer goes down on a card of the hand.
    pub fn take(self, card: Card, event: &PointerEvent) {
        if event.button() == 0 && event.is_primary() {
            let from = spot(event);
            self.grip.set(Some(Grip { card, from, at: from, moved: false }));
        }
    }

    /// The pointer moves.
    pub fn follow(self, desk: Desk, event: &PointerEvent) {
        let Some(mut grip) = self.grip.get_untracked() else { return };
        grip.at = spot(event);
        if !grip.moved {
            if (grip.at.0 - grip.from.0).hypot(grip.at.1 - grip.from.1) < TREMBLE {
                return;
            }
            if !desk.pick_up(grip.card) {
                return self.grip.set(None);
            }
            desk.looking.close();
            capture(event);
            grip.moved = true;
        }
        self.grip.set(Some(grip));
        self.mark(target(event));
    }

    /// The card is dropped.
    pub fn put(self, desk: Desk, event: &PointerEvent) {
        let dragged = self.grip.get_untracked().is_some_and(|grip| grip.moved);
        self.cancel();
        if !dragged {
            return;
        }
        match target(event).and_then(|target| target.dyn_into::<HtmlElement>().ok()) {
            Some(target) => target.click(),
            None => desk.put_down(),
        }
    }

    /// Nothing is dragged any more.
    pub fn cancel(self) {
        self.grip.set(None);
        self.mark(None);
    }

    /// Marks what the card would be dropped on.
    fn mark(self, over: Option<Element>) {
        self.over.update_value(|known| {
            let class = |element: &Option<Element>| {
                element.as_ref().map(Element::class_list).filter(|_| *known != over)
            };
            drop(class(known).map(|list| list.remove_1("lp-over")));
            drop(class(&over).map(|list| list.add_1("lp-over")));
            *known = over;
        });
    }

    /// The card under the pointer.
    pub fn draw(self, desk: Desk) -> impl IntoView {
        let card =
            Memo::new(move |_| self.grip.get().filter(|grip| grip.moved).map(|grip| grip.card));
        let place = move || {
            let (x, y) = self.grip.get().map(|grip| grip.at).unwrap_or_default();
            format!("translate({x:.0}px,{y:.0}px) translate(-50%,-62%) rotate(-3deg)")
        };
        live(move || {
            card.get().map(|card| {
                view! {
                    <div class="lp-dragged" aria-hidden="true" style:transform=live(place)>
                        {drawing("lp-face", face(desk, card, Form::Compact))}
                    </div>
                }
            })
        })
    }
}

fn spot(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// Only now: a press that does not move must stay a click on the card.
fn capture(event: &PointerEvent) {
    let holder = event.current_target().and_then(|holder| holder.dyn_into::<Element>().ok());
    if let Some(holder) = holder {
        // Without capture, a fast drag may lose the card; nothing worse.
        drop(holder.set_pointer_capture(event.pointer_id()));
    }
}

/// What a card under the pointer would be dropped on.
fn target(event: &PointerEvent) -> Option<Element> {
    #[allow(clippy::cast_precision_loss)] // pixels
    let under = document().element_from_point(event.client_x() as f32, event.client_y() as f32)?;
    under.closest(TARGET).ok().flatten()
}
