//! Buttons and pictures that all parts of the board use.

use crate::prelude::*;
use gantry_art::{Icon, Weight};
use gantry_lift_off::{Action, Colour};

use super::Table;
use super::face::Face;
use super::place::Place;
use super::question::{Emphasis, emphasis};
use super::shelf::columns;

/// A button at a place of the board. `name` says what it is; `tip` names the term that explains it.
pub fn spot(
    table: Table,
    place: Place,
    tip: &'static str,
    name: impl Fn() -> String + Copy + Send + Sync + 'static,
    content: impl IntoView + 'static,
) -> impl IntoView {
    button(table, place, None, tip, name, content)
}

/// A card at a place of the board; it can be enlarged.
pub fn card_spot(
    table: Table,
    place: Place,
    (face, copy): (Face, usize),
    name: impl Fn() -> String + Copy + Send + Sync + 'static,
) -> impl IntoView {
    button(table, place, Some(face), face.id(), name, table.picture(face, copy))
}

fn button(
    table: Table,
    place: Place,
    face: Option<Face>,
    tip: &'static str,
    name: impl Fn() -> String + Copy + Send + Sync + 'static,
    content: impl IntoView + 'static,
) -> impl IntoView {
    let lit = Memo::new(move |_| table.is_lit(place));
    let only = Memo::new(move |_| table.only(place));
    let label = move || match only.get() {
        Some(only) => table.named(name(), table.words(only)),
        None => name(),
    };
    let class = if face.is_some() { "lo-spot lo-carded" } else { "lo-spot" };
    view! {
        <button type="button" class=class class:lo-lit=lit aria-disabled=move || (!lit.get()).to_string() aria-label=label
            aria-description=move || table.meaning(tip) data-large=tip
            on:click=move |_| table.click(place)
            data-would=move || only.get().map(|only| only.to_string())
            data-answer=move || only.get().map(|only| only.to_string())>
            {content}
        </button>
    }
}

/// An icon, hidden from screen readers.
pub fn icon(icon: Icon) -> impl IntoView {
    view! { <span class="lo-icon" aria-hidden="true" inner_html=gantry_art::icon(icon, Weight::Solid)></span> }
}

/// A technology icon, hidden from screen readers.
pub fn technology(colour: Colour) -> impl IntoView {
    view! { <span class="lo-tech" aria-hidden="true" inner_html=gantry_art::lift_off::technology(colour)></span> }
}

/// The message with the name of a technology.
pub const fn technology_key(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "web-lo-fuel",
        Colour::Yellow => "web-lo-energy",
        Colour::Blue => "web-lo-life-support",
        Colour::Green => "web-lo-food",
    }
}

/// The term that explains a technology.
pub const fn technology_term(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "fuel",
        Colour::Yellow => "energy",
        Colour::Blue => "life-support",
        Colour::Green => "food",
    }
}

/// A button for one action, with its name in the content; the one thing that a question leads to
/// stands out.
pub fn act(table: Table, action: Action, content: impl IntoView + 'static) -> impl IntoView {
    let lit = Memo::new(move |_| table.play.can(&action));
    let stands = Memo::new(move |_| {
        let is_only = table.play.frame.read().choices.len() == 1;
        table
            .own
            .get()
            .map(|seat| table.at(seat, |_, board| Some(emphasis(board, action, is_only))))
    });
    // One attribute: a class set beside it would go when the emphasis changes.
    let class = move || {
        let emphasis = match stands.get().flatten() {
            Some(Emphasis::Primary) => "lo-primary",
            Some(Emphasis::Quiet) => "lo-quiet",
            _ => "",
        };
        let light = if lit.get() { "lo-lit" } else { "" };
        format!("lo-act {emphasis} {light}")
    };
    view! {
        <button type="button" class=class aria-disabled=move || (!lit.get()).to_string()
            on:click=move |_| table.play.try_act(&action)
            data-would=action.to_string() data-answer=action.to_string()>
            {content}
        </button>
    }
}

/// Cards in rows, each as large as the box allows. The list has the items.
pub fn shelf(
    class: &'static str,
    count: impl Fn() -> usize + Copy + Send + Sync + 'static,
    list: impl IntoView + 'static,
) -> impl IntoView {
    let needed = move |row: usize| columns(count())[row].to_string();
    view! {
        <div class=format!("lo-shelf {class}") style:--c1=move || needed(0) style:--c2=move || needed(1)
            style:--c3=move || needed(2) style:--c4=move || needed(3)>
            {list}
        </div>
    }
}

/// The outlines of cards that are not there yet, and where they come from.
pub fn hollow(table: Table, key: &'static str, cards: usize) -> impl IntoView {
    let outlines = (0..cards).map(|_| view! { <li></li> }).collect_view();
    view! {
        <div class="lo-hollow">
            <ul aria-hidden="true">{outlines}</ul>
            <p class="lo-none">{move || table.play.t(key)}</p>
        </div>
    }
}
