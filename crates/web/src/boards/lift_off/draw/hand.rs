//! The hand of specialists and the objectives of the main seat. While they are to be chosen from,
//! they lie in the middle instead.

use crate::prelude::*;
use gantry_art::Icon;
use gantry_art::lift_off::{Back, back};
use gantry_kernel::{Phrase, Seat};
use gantry_lift_off::{Objective, Specialist, View, goal_points, goal_progress};

use super::Table;
use super::face::Face;
use super::opened::Opened;
use super::place::Place;
use super::rivals::specialists as specialists_of;
use super::spot::{card_spot, hollow, icon, shelf};

/// Numbers equal cards, so that each keeps its button.
pub fn numbered<C: Copy + PartialEq>(cards: &[C]) -> Vec<(C, usize)> {
    let copy = |at: usize| cards[..at].iter().filter(|&&other| other == cards[at]).count();
    (0..cards.len()).map(|at| (cards[at], copy(at))).collect()
}

/// The specialists.
pub fn hand(table: Table) -> impl IntoView {
    move || table.main.get().map(|seat| specialists(table, seat))
}

fn specialists(table: Table, seat: Seat) -> impl IntoView {
    let cards = Memo::new(move |_| {
        if table.question.get().takes_hand() {
            return Vec::new();
        }
        table.of(|view| numbered(&view.seats[seat.index()].hand))
    });
    let hidden = Memo::new(move |_| {
        table.of(|view| {
            let seen = &view.seats[seat.index()];
            usize::from(seen.cards).saturating_sub(seen.hand.len())
        })
    });
    let card = move |(kind, copy): (Specialist, usize)| {
        let face = Face::Specialist(kind);
        let name = move || table.title(face);
        view! { <li>{card_spot(table, Place::Hand(kind), (face, copy), name)}</li> }
    };
    let count = move || cards.read().len() + hidden.get();
    let list = view! {
        <ul data-row="button">
            <For each=move || cards.get() key=|card| *card let(numbered)>{card(numbered)}</For>
            {move || backs(Back::Specialist, hidden.get())}
        </ul>
    };
    let remembers = move || table.own.get().is_some();
    view! {
        <section class="lo-hand" class:lo-empty=move || count() == 0 aria-labelledby="lo-hand">
            <h2 id="lo-hand">{move || table.word("row-hand")}</h2>
            {shelf("lo-held", count, list)}
            {move || (count() == 0).then(|| hollow(table, "web-lo-none-hand", 1))}
            {move || remembers().then(|| view! {
                <button type="button" class="lo-more" aria-label=move || table.play.t("web-lo-memory")
                    on:click=move |_| table.opened.set(Some(Opened::Memory))>
                    {icon(Icon::Inspector)}<span>{move || table.play.t("web-lo-memory")}</span>
                </button>
            })}
        </section>
    }
}

/// Cards that others hold, face down.
fn backs(kind: Back, count: usize) -> impl IntoView + use<> {
    let card = |_| view! { <li><span class="lo-card" aria-hidden="true" inner_html=back(kind)></span></li> };
    (0..count).map(card).collect_view()
}

/// The objectives.
pub fn goals(table: Table) -> impl IntoView {
    move || table.main.get().map(|seat| objectives(table, seat))
}

fn objectives(table: Table, seat: Seat) -> impl IntoView {
    let cards = Memo::new(move |_| {
        if table.question.get().takes_goals() {
            return Vec::new();
        }
        table.of(|view| view.seats[seat.index()].shown.to_vec())
    });
    let hidden = Memo::new(move |_| {
        table.of(|view| {
            let seen = &view.seats[seat.index()];
            usize::from(seen.goals).saturating_sub(seen.shown.len())
        })
    });
    let card = move |goal: Objective| {
        let face = Face::Goal(goal);
        let progress = Memo::new(move |_| table.of(|view| progress(view, seat, goal)));
        let name = move || format!("{}: {}", table.title(face), said(table, progress.get()));
        view! {
            <li>
                {card_spot(table, Place::Goal(goal), (face, 0), name)}
                <span class="lo-worth" aria-hidden="true">{move || progress.get().1}</span>
            </li>
        }
    };
    let count = move || cards.read().len() + hidden.get();
    let list = view! {
        <ul data-row="button">
            <For each=move || cards.get() key=|goal| *goal let(goal)>{card(goal)}</For>
            {move || backs(Back::Objective, hidden.get())}
        </ul>
    };
    view! {
        <section class="lo-goals" class:lo-empty=move || count() == 0 aria-labelledby="lo-goals">
            <h2 id="lo-goals">{move || table.word("row-goals")}</h2>
            {shelf("lo-held", count, list)}
            {move || (count() == 0).then(|| hollow(table, "web-lo-none-goals", 3))}
        </section>
    }
}

/// The specialists that the main seat has played in this round.
pub fn played(table: Table) -> impl IntoView {
    let cards = Memo::new(move |_| {
        let Some(seat) = table.main.get() else { return Vec::new() };
        table.at(seat, |_, board| specialists_of(&board.round.played, 0))
    });
    let count = move || cards.read().len();
    let list = view! {
        <ul>
            <For each=move || cards.get() key=|card| *card let((face, copy))><li>{table.shown(face, copy)}</li></For>
        </ul>
    };
    view! {
        <section class="lo-played" class:lo-empty=move || count() == 0 aria-labelledby="lo-played">
            <h2 id="lo-played" data-large="played">{move || table.word("row-played")}</h2>
            {shelf("lo-held", count, list)}
            {move || (count() == 0).then(|| hollow(table, "web-lo-none-played", 2))}
        </section>
    }
}

/// The count of an objective, and what it is worth.
fn progress(view: &View, seat: Seat, goal: Objective) -> (u16, u16) {
    let setup = &view.open.setup;
    let board = view.board(seat);
    (goal_progress(setup.data(), board, goal), goal_points(setup, board, goal))
}

fn said(table: Table, (count, points): (u16, u16)) -> String {
    let phrase = Phrase::new("web-lo-progress").with("count", usize::from(count));
    table.play.say(&phrase.with("points", usize::from(points)))
}
