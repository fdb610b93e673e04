//! Cards: drawn small on the table, and enlarged with their rule text by one enlarger for the whole board.

use std::time::Duration;

use crate::prelude::*;
use gantry_art::{Form, Kind};
use gantry_lift_off::{Mission, Objective, Specialist, View};
use leptos::ev;
use leptos::html::Div;
use leptos::leptos_dom::helpers::TimeoutHandle;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

use super::Table;

/// So long a finger rests on a card to enlarge it.
const LONG_PRESS: Duration = Duration::from_millis(450);

/// The face of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// A specialist.
    Specialist(Specialist),
    /// A mission.
    Mission(Mission),
    /// An objective.
    Goal(Objective),
}

impl Face {
    /// The id of its kind; no two kinds share one.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Specialist(card) => card.id(),
            Self::Mission(card) => card.id(),
            Self::Goal(card) => card.id(),
        }
    }

    /// The face with this id.
    pub fn read(id: &str) -> Option<Self> {
        id.parse()
            .map(Self::Specialist)
            .or_else(|_| id.parse().map(Self::Mission))
            .or_else(|_| id.parse().map(Self::Goal))
            .ok()
    }
}

/// A card with the values of this table.
pub fn drawing(view: &View, face: Face, form: Form, words: gantry_art::Words<'_>) -> String {
    let data = view.open.data();
    let kind = match face {
        Face::Specialist(card) => Kind::Specialist(card, data.specialist(card)),
        Face::Mission(card) => Kind::Mission(card, data.mission(card)),
        Face::Goal(card) => Kind::Objective(data.objective(card), view.open.setup.edition),
    };
    gantry_art::card(kind, form, words)
}

impl Table {
    /// The name of a card in the reader's language.
    pub(super) fn title(self, face: Face) -> String {
        let terms = self.terms.read();
        let term = terms.iter().find(|term| term.word == face.id());
        term.map_or_else(|| face.id().into(), |term| self.play.say(&term.name))
    }

    /// What a card does.
    pub(super) fn sentence(self, face: Face) -> String {
        let terms = self.terms.read();
        let term = terms.iter().find(|term| term.word == face.id());
        term.map(|term| self.play.say(&term.text)).unwrap_or_default()
    }

    fn drawing(self, face: Face, form: Form) -> String {
        let (title, sentence) = (self.title(face), self.sentence(face));
        let words = gantry_art::Words { title: &title, sentence: &sentence };
        self.of(|view| drawing(view, face, form, words))
    }

    /// A card as it lies on the table. `copy` tells cards of a kind apart when they move.
    pub(super) fn picture(self, face: Face, copy: usize) -> impl IntoView {
        let drawing = Memo::new(move |_| self.drawing(face, Form::Compact));
        let flip = format!("{}#{copy}", face.id());
        view! { <span class="lo-card" data-face=face.id() data-flip=flip inner_html=drawing></span> }
    }

    /// A card that lies there to be looked at; it can be focused, so that a keyboard can enlarge it.
    pub(super) fn shown(self, face: Face, copy: usize) -> impl IntoView {
        view! {
            <span class="lo-shown" tabindex="0" role="img" data-face=face.id()
                aria-label=move || self.title(face) aria-description=move || self.sentence(face)>
                {self.picture(face, copy)}
            </span>
        }
    }
}

/// The card under the pointer or the focus, large, beside the board.
pub fn enlarger(table: Table) -> impl IntoView {
    let content = move || {
        let face = table.enlarged.get()?;
        let drawing = table.drawing(face, Form::Full);
        Some(view! {
            <div class="lo-enlarged" role="tooltip" aria-label=table.title(face) inner_html=drawing></div>
        })
    };
    view! { {content} }
}

fn face_at(event: &Event) -> Option<Face> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let card = target.closest("[data-face]").ok()??;
    Face::read(&card.get_attribute("data-face")?)
}

/// Enlarges whatever card is pointed at, focused or pressed for long within the board.
pub fn listen(table: Table, whole: NodeRef<Div>) {
    let enlarged = table.enlarged;
    let pressing = StoredValue::new(None::<TimeoutHandle>);
    let release = move || {
        if let Some(timer) = pressing.get_value() {
            timer.clear();
            pressing.set_value(None);
        }
    };
    let pressed_long = StoredValue::new(false);
    Effect::new(move |_| {
        let Some(whole) = whole.get() else { return };
        let on = |name: &str, call: Box<dyn FnMut(Event)>| {
            let call = wasm_bindgen::closure::Closure::wrap(call).into_js_value();
            let call = call.unchecked_ref();
            drop(whole.add_event_listener_with_callback_and_bool(name, call, true));
        };
        on(
            "pointerover",
            Box::new(move |event| {
                if !is_touch(&event) {
                    enlarged.set(face_at(&event));
                }
            }),
        );
        on(
            "pointerleave",
            Box::new(move |event| {
                if !is_touch(&event) && event.target() == event.current_target() {
                    enlarged.set(None);
                }
            }),
        );
        on(
            "focusin",
            Box::new(move |event| {
                let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
                if target.is_some_and(|target| target.matches(":focus-visible").unwrap_or(true)) {
                    let inside = face_at(&event).or_else(|| face_within(&event));
                    enlarged.set(inside);
                }
            }),
        );
        on("focusout", Box::new(move |_| enlarged.set(None)));
        on(
            "pointerdown",
            Box::new(move |event| {
                pressed_long.set_value(false);
                if is_touch(&event) {
                    enlarged.set(None);
                    let face = face_at(&event);
                    let show = move || {
                        pressed_long.set_value(face.is_some());
                        enlarged.set(face);
                    };
                    pressing.set_value(set_timeout_with_handle(show, LONG_PRESS).ok());
                }
            }),
        );
        for name in ["pointerup", "pointercancel"] {
            on(name, Box::new(move |_| release()));
        }
        for name in ["click", "contextmenu"] {
            on(
                name,
                Box::new(move |event| {
                    // what a long press shows is looked at, not done
                    if pressed_long.get_value() {
                        event.prevent_default();
                        event.stop_propagation();
                    }
                }),
            );
        }
    });
    let escape = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" {
            enlarged.set(None);
        }
    });
    on_cleanup(move || escape.remove());
}

/// The card inside the button that got the focus.
fn face_within(event: &Event) -> Option<Face> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let card = target.query_selector("[data-face]").ok()??;
    Face::read(&card.get_attribute("data-face")?)
}

fn is_touch(event: &Event) -> bool {
    event
        .dyn_ref::<web_sys::PointerEvent>()
        .is_some_and(|pointer| pointer.pointer_type() == "touch")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_known_by_its_id() {
        let faces = Specialist::all()
            .map(Face::Specialist)
            .chain(Mission::all().map(Face::Mission))
            .chain(Objective::all().map(Face::Goal));
        for face in faces {
            assert_eq!(Face::read(face.id()), Some(face));
        }
        assert_eq!(Face::read("nothing"), None);
    }
}
