//! The drawings of Launch Pad.

mod card;
mod frame;
mod pad;
mod poster;
mod rocket;
mod samples;
mod scene;
mod staff;
mod title;
mod yard;

pub use card::{back, print};
pub use pad::{corner, pad};
pub use rocket::rocket;
pub use staff::staff;
pub use yard::{fire, grounds, landscape, smoke};

use super::Art;

/// The drawings of this game.
pub const ART: Art = Art {
    game: "launch-pad",
    title: || crate::title::title(&title::lettering()),
    poster: poster::poster,
    cards: samples::cards,
    pieces: samples::pieces,
};
