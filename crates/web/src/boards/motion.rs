//! Movement: things move from where they were to where they are.
//!
//! Every element with a unique name in `data-flip` is tracked. A new one starts at the position of
//! the element that its `data-from` names, if that existed. With reduced motion new things fade in,
//! and nothing else moves.

use std::collections::HashMap;

use crate::prelude::*;
use js_sys::{Array, Function, Object, Reflect};
use leptos::html::Div;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

const MOVE_MS: f64 = 280.0;
const FADE_MS: f64 = 200.0;

/// Left, top and width on the screen.
pub type ElementRect = (f64, f64, f64);

/// Tracks the elements below a root.
#[derive(Clone, Copy)]
pub struct Motion {
    /// The root of the tracked elements.
    pub root: NodeRef<Div>,
    /// Where everything was. With reduced motion only what was there, since measuring positions is
    /// slow.
    before: StoredValue<HashMap<String, Option<ElementRect>>>,
}

impl Motion {
    /// Nothing is tracked yet.
    pub fn new() -> Self {
        Self { root: NodeRef::new(), before: StoredValue::new(HashMap::new()) }
    }

    /// Passes a memo on. While a new view is computed, before anything is drawn from it, the
    /// positions of all elements are recorded; once it is drawn, everything moves.
    pub fn watch<T: Clone + PartialEq + Send + Sync + 'static>(self, seen: Memo<T>) -> Memo<T> {
        let watched = Memo::new(move |_| {
            self.remember();
            seen.get()
        });
        Effect::new(move |_| {
            watched.track();
            request_animation_frame(move || self.go());
        });
        watched
    }

    fn remember(self) {
        let calm = is_calm();
        let things = self.things().into_iter();
        let spots =
            things.map(|(name, _, thing)| (name, (!calm).then(|| spot(&thing)).filter(is_shown)));
        self.before.set_value(spots.collect());
    }

    fn go(self) {
        let Some(before) = self.before.try_get_value().filter(|before| !before.is_empty()) else {
            return;
        };
        let calm = is_calm();
        for (name, from, thing) in self.things() {
            let known = before.get(&name);
            match known.or_else(|| before.get(&from)) {
                Some(&Some(old)) if !calm => travel(&thing, old),
                _ if known.is_none() => fade(&thing),
                _ => {}
            }
        }
        self.before.set_value(HashMap::new());
    }

    /// The name, the origin and the element of everything that is tracked.
    fn things(self) -> Vec<(String, String, Element)> {
        let Some(root) = self.root.try_get_untracked().flatten() else { return Vec::new() };
        let things = all(&root, "[data-flip]").into_iter().map(|thing| {
            let name = |key| thing.get_attribute(key).unwrap_or_default();
            (name("data-flip"), name("data-from"), thing)
        });
        things.collect()
    }
}

/// All elements below a root that match a selector.
pub fn all(root: &Element, selector: &str) -> Vec<Element> {
    let Ok(found) = root.query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|at| found.item(at)?.dyn_into().ok()).collect()
}

/// Whether the reader or the system asks for reduced motion.
pub fn is_calm() -> bool {
    let Some(window) = web_sys::window() else { return true };
    let root = window.document().and_then(|document| document.document_element());
    let chosen = root.and_then(|root| root.get_attribute("data-motion"));
    chosen.as_deref() == Some("calm") || media("(prefers-reduced-motion: reduce)")
}

/// Whether a media query matches.
pub fn media(query: &str) -> bool {
    let asked = web_sys::window().and_then(|window| window.match_media(query).ok().flatten());
    asked.is_some_and(|answer| answer.matches())
}

/// Moves an element from another position to where it is; with reduced motion it fades in.
pub fn fly(thing: &Element, from: ElementRect) {
    if is_calm() {
        fade(thing);
    } else {
        travel(thing, from);
    }
}

/// Whether something has an area: what is hidden is nowhere.
fn is_shown(spot: &ElementRect) -> bool {
    spot.2 > 0.0
}

/// The position of an element.
pub fn spot(thing: &Element) -> ElementRect {
    let bounds = thing.get_bounding_client_rect();
    (bounds.left(), bounds.top(), bounds.width())
}

fn travel(thing: &Element, (left, top, width): ElementRect) {
    let now = spot(thing);
    let (x, y) = (left - now.0, top - now.1);
    let scale = if now.2 > 0.0 && width > 0.0 { width / now.2 } else { 1.0 };
    if x.abs() + y.abs() < 2.0 {
        return;
    }
    let from = format!("translate({x:.1}px,{y:.1}px) scale({scale:.3})");
    animate(thing, &[("transform", [&from, "none"]), ("transformOrigin", ["0 0", "0 0"])], MOVE_MS);
}

fn fade(thing: &Element) {
    animate(thing, &[("opacity", ["0", "1"])], FADE_MS);
}

/// The browser's own animation, if it has one.
fn animate(thing: &Element, frames: &[(&str, [&str; 2])], duration_ms: f64) {
    let run = || -> Result<(), JsValue> {
        let keyframes = Object::new();
        for (property, [from, to]) in frames {
            let values = Array::of2(&JsValue::from(*from), &JsValue::from(*to));
            Reflect::set(&keyframes, &JsValue::from(*property), &values)?;
        }
        let options = Object::new();
        Reflect::set(&options, &"duration".into(), &duration_ms.into())?;
        Reflect::set(&options, &"easing".into(), &"cubic-bezier(.2,.8,.3,1)".into())?;
        let animate: Function = Reflect::get(thing, &"animate".into())?.dyn_into()?;
        animate.call2(thing, &keyframes, &options)?;
        Ok(())
    };
    drop(run());
}
