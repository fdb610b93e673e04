//! The drawings of Lift Off (2000).

mod card;
mod frame;
mod planet;
mod poster;
mod samples;
mod scene;
mod title;

pub use card::{back, print};
pub use planet::{globe, planet};

use super::Art;

/// The drawings of this game.
pub const ART: Art = Art {
    game: "planet-rush",
    title: || crate::title::title(&title::lettering()),
    poster: poster::poster,
    cards: samples::cards,
    pieces: samples::pieces,
};
