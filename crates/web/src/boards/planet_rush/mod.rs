//! The board of Lift Off (2000): planets between the seats, rows that grow while everybody plays, and a dock with what
//! the own hands can do now.
//!
//! [`table`] says where everything lies, [`story`] what happened card by card; the rest draws. Everything is drawn once
//! per round and then follows small memos, so that a frame in the rush costs next to nothing.

mod arm;
mod contest;
mod desk;
mod dock;
mod drag;
mod large;
mod pictures;
mod seat;
mod story;
mod table;
mod teller;

use crate::prelude::*;
use crate::protocol::TermWords;
use leptos::ev::KeyboardEvent;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::{Play, large, text};
use desk::Desk;
use table::Dock;

/// Draws it.
pub fn draw(play: Play) -> AnyView {
    let Some(desk) = Desk::new(play) else { return text::draw(play) };
    let others = move || {
        let others = desk.table.read().others.clone();
        others.into_iter().map(|seat| seat::draw(desk, seat)).collect_view()
    };
    let near = move || {
        let arms = desk.table.read().near.clone();
        arms.iter().map(|arm| arm::draw(desk, arm)).collect_view()
    };
    view! {
        <div class="pr" data-seats=move || desk.shown.read().open.seats().to_string()
            data-dock=move || format!("{:?}", Dock::of(&desk.shown.read()))
            on:keydown=move |event| if event.key() == "Escape" { desk.large.close() } else { step(&event) }
            on:pointerover=move |event| desk.large.enter(&event, desk.hurries()) on:pointerleave=move |_| desk.large.close()
            on:pointerdown=move |event| desk.large.press(&event) on:pointerup=move |_| desk.large.close()
            on:pointercancel=move |_| desk.large.close()
            on:focusin=move |event| desk.large.focus(&event, desk.hurries()) on:focusout=move |_| desk.large.close()>
            <section class="pr-others" aria-label=move || play.t("web-pr-others")>
                {others}
                {move || arm::draw_far(desk)}
            </section>
            <section class="pr-near" aria-label=move || play.t("web-pr-near")>{near}</section>
            {dock::draw(desk)}
            {teller::stop_sign(desk)}
            {large::draw(desk)}
        </div>
    }
}

/// Arrow keys: along a row from planet to card, and from planet to planet.
fn step(event: &KeyboardEvent) {
    let (across, by) = match event.key().as_str() {
        "ArrowUp" => (false, -1),
        "ArrowDown" => (false, 1),
        "ArrowLeft" => (true, -1),
        "ArrowRight" => (true, 1),
        _ => return,
    };
    let focused = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let Some(focused) = focused.filter(|element| element.has_attribute("data-step")) else {
        return;
    };
    let around = |selector| focused.closest(selector).ok().flatten();
    let (scope, wanted) =
        if across { (".pr", "[data-step='planet']") } else { (".pr-column", "[data-step]") };
    let Some((scope, column)) = around(scope).zip(around(".pr-column")) else { return };
    event.prevent_default();
    let Ok(found) = scope.query_selector_all(wanted) else { return };
    let all: Vec<HtmlElement> =
        (0..found.length()).filter_map(|at| found.item(at)?.dyn_into().ok()).collect();
    let here = |element: &HtmlElement| {
        if across { column.contains(Some(element)) } else { **element == focused }
    };
    let at = all.iter().position(here);
    if let Some(next) = at.and_then(|at| all.get(at.checked_add_signed(by)?)) {
        // an element that cannot take the focus leaves it where it is
        drop(next.focus());
    }
}

/// The card that a word means, with its rule.
pub fn picture(_: Play, term: &TermWords) -> Option<String> {
    Some(large(gantry_art::Kind::PlanetRush(term.word.parse().ok()?), term))
}
