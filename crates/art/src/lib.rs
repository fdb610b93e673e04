//! Everything Gantry draws, as SVG markup: a space agency's posters, punched cards and enamel signs
//! of 1959.
//!
//! All functions are pure and give the same markup every time. Colours are custom properties with
//! fallbacks ([`Ink`]), so a page may change its theme; [`theme`] has the declarations. Nothing has
//! an `id`, so drawings may stand on a page as often as they like. Drawings are hidden from screen
//! readers: whoever places one gives it a name in the reader's language.

#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod card;
mod icon;
mod ink;
mod pad;
mod part;
mod planet;
mod poster;
mod rocket;
mod scene;
mod sign;
mod station;
mod svg;
mod title;

pub use card::{Back, Form, Frame, Kind, Words, back, card};
pub use icon::{Icon, Weight, icon, seat, seat_ink, technology, technology_ink};
pub use ink::{Ink, Theme, theme};
pub use pad::pad;
pub use planet::{planet, planet_globe};
pub use poster::{exhaust, plain_poster, poster};
pub use rocket::{launch_pad_rocket, lift_off_rocket};
pub use station::station;
pub use title::{Title, app_icon, mark, title};
