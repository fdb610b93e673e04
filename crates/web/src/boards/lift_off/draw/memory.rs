//! Draft memory: what others certainly hold, what was passed on, what can still come.

use crate::prelude::*;
use gantry_kernel::Row;
use gantry_lift_off::{DraftMemory, Objective};

use super::Table;
use super::face::Face;
use super::opened::cards;

/// Copy numbers for cards that are only remembered: these never move.
const FIRST_COPY: usize = 10_000;

fn faces(kinds: impl IntoIterator<Item = Face>) -> Vec<(Face, usize)> {
    kinds.into_iter().enumerate().map(|(at, face)| (face, FIRST_COPY + at)).collect()
}

fn goals<'a>(kinds: impl IntoIterator<Item = &'a Objective>) -> Vec<(Face, usize)> {
    faces(kinds.into_iter().map(|&goal| Face::Goal(goal)))
}

/// Draws it; only players have one.
pub fn draw(table: Table) -> AnyView {
    let memory =
        Memo::new(move |_| table.of(|view| view.own().map(|_| Remembered(view.draft_memory()))));
    let row = move |pick: fn(&DraftMemory) -> Vec<(Face, usize)>| {
        Memo::new(move |_| memory.read().as_ref().map(|memory| pick(&memory.0)).unwrap_or_default())
    };
    let left = row(|memory| goals(&memory.goals_left));
    let passed = row(|memory| goals(&memory.goals_passed));
    let unseen = row(|memory| faces(memory.unseen.iter().map(|&card| Face::Specialist(card))));
    let goals_unseen = row(|memory| goals(&memory.goals_unseen));
    let others = Memo::new(move |_| {
        table.of(|view| view.seats().filter(|seat| Some(*seat) != view.own()).collect::<Vec<_>>())
    });
    let known = move || {
        others
            .get()
            .into_iter()
            .map(|seat| {
                let held = Memo::new(move |_| {
                    let memory = memory.read();
                    let held = memory.as_ref().and_then(|memory| memory.0.held.get(seat.index()));
                    faces(held.into_iter().flatten().map(|&card| Face::Specialist(card)))
                });
                cards(table, move || table.about("web-lo-holds", seat), held)
            })
            .collect_view()
    };
    let piles =
        move || {
            let frame = table.play.frame.read();
            let cells = |row: &Row| {
                let cells: Vec<_> = row.cells.iter().map(|cell| table.play.say(cell)).collect();
                cells.join(" · ")
            };
            let rows =
                frame.panels.iter().filter(|panel| panel.on_request).flat_map(|panel| &panel.rows);
            rows.map(|row| view! {
            <div class="row"><dt>{table.play.say(&row.label)}</dt><dd>{cells(row)}</dd></div>
        }).collect_view()
        };
    view! {
        <div class="lo-rows">
            {live(known)}
            {cards(table, move || table.play.t("web-lo-goals-left"), left)}
            {cards(table, move || table.play.t("web-lo-goals-passed"), passed)}
            {cards(table, move || table.play.t("web-lo-unseen"), unseen)}
            {cards(table, move || table.play.t("web-lo-goals-unseen"), goals_unseen)}
            <h3>{move || table.play.t("web-lo-piles")}</h3>
            <dl>{piles}</dl>
        </div>
    }
}

/// A memory that signals can carry.
#[derive(Clone, PartialEq)]
struct Remembered(DraftMemory);
