//! The key figures of a player: money, launch, laboratory, technologies.

use crate::prelude::*;
use gantry_art::Icon;
use gantry_kernel::{Phrase, Seat};
use gantry_lift_off::{Board, Colour, View, colour_name};

use super::Table;
use super::spot::{icon, technology, technology_term};

/// An icon, the term that explains it, and the function that reads its number.
type Figure = (Icon, &'static str, fn(&View, &Board) -> u16);

const FIGURES: [Figure; 4] = [
    (Icon::Money, "money", |_, board| board.money),
    (Icon::Cost, "cost", |view, board| board.cost(view.open.data()).into()),
    (Icon::Weight, "capacity", |view, board| board.weight(view.open.data()).into()),
    (Icon::Lab, "lab", |_, board| board.lab.number().into()),
];

/// All figures as pictures with numbers. Each is explained when the pointer rests on it.
pub fn draw(table: Table, seat: Seat) -> impl IntoView {
    let figure = move |(sign, term, read): Figure| {
        view! { <span aria-hidden="true" data-large=term>{icon(sign)}{move || table.at(seat, read)}</span> }
    };
    let tech = move |colour: Colour| {
        let count = move || table.at(seat, |_, board| board.tech(colour));
        let term = technology_term(colour);
        view! { <span aria-hidden="true" data-large=term>{technology(colour)}{live(count)}</span> }
    };
    view! { {FIGURES.map(figure).into_iter().collect_view()}{Colour::ALL.map(tech).into_iter().collect_view()} }
}

/// The same in words.
pub fn words(view: &View, board: &Board) -> Vec<Phrase> {
    let data = view.open.data();
    let figures = [
        Phrase::new("cell-money").with("money", usize::from(board.money)),
        Phrase::new("cell-rocket")
            .with("cost", board.cost(data))
            .with("capacity", board.weight(data)),
        Phrase::new("cell-lab-brief").with("level", board.lab.number()),
    ];
    let techs = Colour::ALL.map(|colour| technologies(colour, board.tech(colour)));
    figures.into_iter().chain(techs).collect()
}

/// The number of technologies of a colour, as a phrase.
pub fn technologies(colour: Colour, count: u8) -> Phrase {
    Phrase::new("cell-techs").with("colour", colour_name(colour)).with("count", count)
}
