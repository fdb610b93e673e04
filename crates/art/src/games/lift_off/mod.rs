//! The drawings of Lift Off.

mod back;
mod card;
mod frame;
mod lab;
mod poster;
mod rocket;
mod samples;
mod scene;
mod scenery;
mod station;
mod technology;
mod title;

pub use back::{Back, back};
pub use card::{mission, objective, specialist};
pub use lab::lab;
pub use rocket::rocket;
pub use scenery::{earth, fire, pad, sky, smoke};
pub use station::station;
pub use technology::{technology, technology_ink};

use super::Art;

/// The drawings of this game.
pub const ART: Art = Art {
    game: "lift-off",
    title: || crate::title::title(&title::lettering()),
    poster: poster::poster,
    cards: samples::cards,
    pieces: samples::pieces,
};
