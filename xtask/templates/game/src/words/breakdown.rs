//! Where the points come from (NG-3.2).

use gantry_kernel::{Category, Seat};

use crate::event::Event;
use crate::score::points;
use crate::view::View;

/// Stones, and cards that count.
pub fn breakdown(view: &View, _: &[Event]) -> Vec<Category> {
    let stones: Vec<i32> = view.open.stones.iter().map(|&stones| stones.into()).collect();
    let card = |(seat, &stones): (Seat, &u8)| {
        view.card(seat).map_or(0, |card| i32::from(points(stones, card) - stones))
    };
    let cards = Seat::all(view.open.seats()).zip(&view.open.stones).map(card).collect();
    Category::listed([("row-stones", stones), ("row-card", cards)])
}
