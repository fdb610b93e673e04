//! The hand of specialists and the viewer's objectives, and where drafted cards go.

use crate::prelude::*;
use gantry_art::lift_off::{Back, back};
use gantry_kernel::{Phrase, Seat};
use gantry_lift_off::{
    Objective, Pass, Sealed, Specialist, Stage, View, goal_points, goal_progress,
};

use super::face::Face;
use super::place::Place;
use super::{Table, card_spot};

/// Draws both.
pub fn draw(table: Table) -> impl IntoView {
    move || table.main.get().map(|seat| both(table, seat))
}

fn both(table: Table, seat: Seat) -> impl IntoView {
    view! {
        <section class="lo-hand" aria-labelledby="lo-hand">
            <h2 id="lo-hand">{move || table.word("row-hand")}{passing(table, |stage| matches!(stage, Stage::Draft(_)))}</h2>
            {specialists(table, seat)}
        </section>
        <section class="lo-goals" aria-labelledby="lo-goals">
            <h2 id="lo-goals">{move || table.word("row-goals")}{passing(table, |stage| matches!(stage, Stage::Goals(_)))}</h2>
            {objectives(table, seat)}
        </section>
    }
}

/// To whom cards are passed during a draft.
fn passing(table: Table, drafts: fn(Stage) -> bool) -> impl IntoView {
    move || {
        let (stage, receiver) = table.of(|view| {
            Some((view.open.clock.stage, view.own().map(|own| view.open.receiver(own))))
        })?;
        let receiver = receiver.filter(|_| drafts(stage))?;
        let key = match stage {
            Stage::Goals(Pass::Two) | Stage::Draft(Pass::Two) => "web-lo-pass-two",
            _ => "web-lo-pass-one",
        };
        Some(
            view! { " " <span class="lo-to">{table.sign(receiver)}{table.about(key, receiver)}</span> },
        )
    }
}

/// Numbers equal cards, so that each keeps its button.
fn numbered<C: Copy + PartialEq>(cards: &[C]) -> Vec<(C, usize)> {
    let copy = |at: usize| cards[..at].iter().filter(|&&other| other == cards[at]).count();
    (0..cards.len()).map(|at| (cards[at], copy(at))).collect()
}

fn specialists(table: Table, seat: Seat) -> impl IntoView {
    let cards = Memo::new(move |_| table.of(|view| numbered(&view.seats[seat.index()].hand)));
    let hidden = Memo::new(move |_| {
        table.of(|view| {
            let seen = &view.seats[seat.index()];
            usize::from(seen.cards).saturating_sub(seen.hand.len())
        })
    });
    let card = move |(kind, copy): (Specialist, usize)| {
        let face = Face::Specialist(kind);
        let name = move || table.title(face);
        let chosen =
            move || table.of(|view| copy == 0 && view.choice == Some(Sealed::Specialist(kind)));
        view! {
            <li>
                {card_spot(table, Place::Hand(kind), (face, copy), name)}
                {badge(table, chosen)}
            </li>
        }
    };
    view! {
        <ul class="lo-row" data-row="button">
            <For each=move || cards.get() key=|card| *card let(numbered)>{card(numbered)}</For>
            {move || backs(Back::Specialist, hidden.get())}
        </ul>
    }
}

/// Cards that others hold, face down.
fn backs(kind: Back, count: usize) -> impl IntoView + use<> {
    let card = |_| view! { <li><span class="lo-card" aria-hidden="true" inner_html=back(kind)></span></li> };
    (0..count).map(card).collect_view()
}

/// Marks a card as the sealed choice.
fn badge(table: Table, chosen: impl Fn() -> bool + Copy + Send + Sync + 'static) -> impl IntoView {
    move || {
        chosen().then(|| {
            let key = table.of(|view| match view.open.clock.stage {
                Stage::Goals(Pass::Two) | Stage::Draft(Pass::Two) => "web-lo-kept",
                _ => "web-lo-passed",
            });
            view! { <span class="lo-badge">{table.play.t(key)}</span> }
        })
    }
}

fn objectives(table: Table, seat: Seat) -> impl IntoView {
    let cards = Memo::new(move |_| table.of(|view| view.seats[seat.index()].shown.to_vec()));
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
        let chosen = move || table.of(|view| view.choice == Some(Sealed::Goal(goal)));
        view! {
            <li>
                {card_spot(table, Place::Goal(goal), (face, 0), name)}
                <span class="lo-progress" aria-hidden="true">{move || said(table, progress.get())}</span>
                {badge(table, chosen)}
            </li>
        }
    };
    view! {
        <ul class="lo-row" data-row="button">
            <For each=move || cards.get() key=|goal| *goal let(goal)>{card(goal)}</For>
            {move || backs(Back::Objective, hidden.get())}
        </ul>
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
