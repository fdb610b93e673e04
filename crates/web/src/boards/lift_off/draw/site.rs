//! The launch site: the laboratory, and the rocket on its pad with its upgrades.

use crate::prelude::*;
use gantry_art::{Icon, lift_off};
use gantry_kernel::{Phrase, Seat};
use gantry_lift_off::{Level, Upgrade};

use super::Table;
use super::place::Place;
use super::spot::{icon, spot};

/// The laboratory: a building with a floor for every level.
pub fn lab(table: Table) -> impl IntoView {
    live(move || table.main.get().map(|seat| building(table, seat)))
}

fn building(table: Table, seat: Seat) -> impl IntoView {
    let level = Memo::new(move |_| table.at(seat, |_, board| board.lab));
    let worth = Memo::new(move |_| {
        table.of(|view| {
            let lab = view.open.data().lab;
            (lab.launch_points[view.open.clock.phase()], lab.price)
        })
    });
    let drawing = move || {
        let (points, prices) = worth.get();
        lift_off::lab(level.get(), points, prices)
    };
    let name = move || {
        let points = usize::from(worth.get().0[level.get().index()]);
        let points = Phrase::new("points").with("count", points);
        let cell =
            Phrase::new("cell-lab").with("level", level.get().number()).with("points", points);
        format!("{}: {}", table.word("row-lab"), table.play.say(&cell))
    };
    let sign = move |level: Level| format!("{} {}", table.word("term-lab"), level.number());
    let content = view! {
        <span class="lo-building" aria-hidden="true" inner_html=live(drawing)></span>
        <span class="lo-plate" aria-hidden="true">{move || sign(level.get())}</span>
    };
    view! { <div class="lo-lab">{spot(table, Place::Lab, "lab", name, content)}</div> }
}

/// The rocket on its pad; missions can be dropped on it.
pub fn pad(table: Table) -> impl IntoView {
    live(move || table.main.get().map(|seat| rocket(table, seat)))
}

fn rocket(table: Table, seat: Seat) -> impl IntoView {
    let drawing = move || {
        table.at(seat, |_, board| lift_off::rocket(board.lab, board.capacity, board.propulsion))
    };
    view! {
        <section class="lo-pad" data-drop="" class:lo-over=move || table.drag.is_over() aria-label=move || table.word("row-rocket")>
            <div class="lo-stand" aria-hidden="true">
                <div class="lo-tower" inner_html=lift_off::pad()></div>
                <div class="lo-rocket" inner_html=live(drawing)></div>
            </div>
            <div class="lo-upgrades">
                {upgrade(table, seat, Upgrade::Capacity)}
                {upgrade(table, seat, Upgrade::Propulsion)}
            </div>
        </section>
    }
}

fn upgrade(table: Table, seat: Seat, upgrade: Upgrade) -> impl IntoView {
    let (sign, key, term) = match upgrade {
        Upgrade::Capacity => (Icon::Capacity, "web-lo-capacity", "capacity"),
        Upgrade::Propulsion => (Icon::Propulsion, "web-lo-propulsion", "cost"),
    };
    let built = Memo::new(move |_| {
        table.at(seat, |view, board| {
            let tracks = &view.open.data().tracks;
            match upgrade {
                Upgrade::Capacity => (board.capacity, tracks.capacity_upgrades),
                Upgrade::Propulsion => (board.propulsion, tracks.propulsion_upgrades),
            }
        })
    });
    let name = move || {
        let (built, all) = built.get();
        table.play.say(&Phrase::new(key).with("built", built).with("all", all))
    };
    let pips = move || {
        let (built, all) = built.get();
        (0..all)
            .map(|at| view! { <span class="lo-cell" class:lo-filled=at < built></span> })
            .collect_view()
    };
    let content = view! { {icon(sign)}<span class="lo-cells">{live(pips)}</span> };
    spot(table, Place::Upgrade(upgrade), term, name, content)
}
