//! The board of Lift Off (2000): planets between the seats, rows that grow while everybody plays,
//! and a dock with what the viewer can do now.
//!
//! [`table`] says where everything is, [`story`] what happened card by card; the rest draws.
//! Everything is drawn once per round and then follows small memos, so that a frame in the rush
//! costs next to nothing.

mod arm;
mod contest;
mod desk;
mod dock;
mod drag;
mod large;
mod pictures;
mod round;
mod seat;
mod teller;

use super::{pending, story, summary, table, timeline};
use crate::prelude::*;
use crate::terms::NamedTerm;

use crate::boards::{Play, keys, large, text};
use desk::Desk;
use table::Dock;

/// Draws the board.
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
        <div class="pr pr-night" data-seats=move || desk.shown.read().open.seats().to_string()
            data-dock=move || format!("{:?}", Dock::of(&desk.shown.read()))
            data-row=".pr-planet" on:keydown=|event| keys::walk(&event) {..desk.looking.listeners()}>
            <section class="pr-others" aria-label=move || play.t("web-pr-others")>
                {others}
                {move || arm::draw_far(desk)}
            </section>
            <section class="pr-near" aria-label=move || play.t("web-pr-near")>{live(near)}</section>
            {dock::draw(desk)}
            {teller::stop_sign(desk)}
            {large::draw(desk)}
        </div>
    }
}

/// The card that a word names, with its rule text.
pub fn picture(_: Play, term: &NamedTerm) -> Option<String> {
    Some(large(&gantry_art::planet_rush::print(term.word.parse().ok()?), term))
}
