//! Where the points come from (PR-4.5, PR-4.6).

use gantry_kernel::{Category, Seat};

use crate::card::Card;
use crate::event::Event;
use crate::view::View;

/// Planets, ore, and what a position began with.
pub fn breakdown(view: &View, told: &[Event]) -> Vec<Category> {
    let seats: Vec<Seat> = Seat::all(view.open.seats()).collect();
    let sum = |points: &dyn Fn(&Event, Seat) -> u8| -> Vec<i32> {
        let of = |seat: &Seat| told.iter().map(|event| i32::from(points(event, *seat))).sum();
        seats.iter().map(of).collect()
    };
    let planets = sum(&|event, own| match *event {
        Event::Settled { winner: Some(seat), points, .. } if seat == own => points,
        _ => 0,
    });
    let ore = sum(&|event, own| match *event {
        Event::Ordered { seat, order: Card::Mining, .. } if seat == own => 1,
        _ => 0,
    });
    let start = |seat: &Seat| {
        let index = seat.index();
        i32::from(view.open.company(*seat).points) - planets[index] - ore[index]
    };
    let start = seats.iter().map(start).collect();
    Category::listed([
        ("category-planets", planets),
        ("category-ore", ore),
        ("category-start", start),
    ])
}
