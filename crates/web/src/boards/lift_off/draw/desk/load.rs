//! The hold of the rocket: weight against capacity, what it carries, and the launch with its price
//! and gain.

use crate::prelude::*;
use gantry_art::Icon;
use gantry_kernel::{Phrase, Seat};
use gantry_lift_off::{Action, launch_capacity, launch_cost, launch_load};

use super::copies::cargo;
use super::place::Place;
use super::{Face, Table, act, acts, hollow, icon, shelf};

/// Draws it.
pub fn draw(table: Table, seat: Seat) -> AnyView {
    let loaded = Memo::new(move |_| table.at(seat, |_, board| cargo(board)));
    let weight = Memo::new(move |_| {
        table.at(seat, |view, board| {
            (launch_load(view.open.data(), board), launch_capacity(&view.open, board))
        })
    });
    let meter = move || {
        let (load, capacity) = weight.get();
        (0..capacity.max(load))
            .map(|at| view! { <span class="lo-cell" class:lo-filled=at < load></span> })
            .collect_view()
    };
    let weighed = move || {
        let (load, capacity) = weight.get();
        table.play.say(&Phrase::new("web-lo-weight").with("load", load).with("capacity", capacity))
    };
    let list = view! {
        <ul>
            <For each=move || loaded.get() key=|card| *card let((kind, copy))>
                <li>{table.shown(Face::Mission(kind), copy)}</li>
            </For>
        </ul>
    };
    let others = Memo::new(move |_| {
        let mut offered = table.offers(Place::Desk);
        offered.retain(|action| *action != Action::LiftOff);
        offered
    });
    let count = move || loaded.read().len();
    view! {
        <div class="lo-hold" data-drop="" class:lo-over=move || table.drag.is_over() class:lo-open=move || table.drag.moves()>
            <p class="lo-meter">
                {icon(Icon::Weight)}<span class="lo-cells" aria-hidden="true">{meter}</span><span>{weighed}</span>
            </p>
            {shelf("lo-cargo", count, list)}
            {move || (count() == 0).then(|| hollow(table, "web-lo-load", 1))}
            {move || acts(table, others.get())}
            {act(table, Action::LiftOff, go(table, seat))}
        </div>
    }
}

/// What the launch scores and costs.
fn go(table: Table, seat: Seat) -> impl IntoView {
    let sums = Memo::new(move |_| {
        table.at(seat, |view, board| {
            let data = view.open.data();
            let missions = board.flight.cargo.cards().map(|kind| data.mission(kind).points);
            let lab = data.lab.launch_points[view.open.clock.phase()][board.lab.index()];
            let points = usize::from(lab) + missions.map(usize::from).sum::<usize>();
            (points, launch_cost(data, board, board.flight.symbol), board.money)
        })
    });
    let gain = move || {
        let points = Phrase::new("points").with("count", sums.get().0);
        table.play.say(&Phrase::new("web-lo-lift-off").with("points", points))
    };
    let price = move || {
        let (_, cost, money) = sums.get();
        let phrase = Phrase::new("web-lo-pay").with("cost", usize::from(cost));
        table.play.say(&phrase.with("money", usize::from(money)))
    };
    view! { {icon(Icon::Launch)}<span class="lo-both"><strong>{gain}</strong><small>{price}</small></span> }
}
