//! Everything that Gantry draws, as SVG markup, in the style of a space agency's posters, punched
//! cards and enamel signs of 1959.
//!
//! All functions are pure and always give the same markup. Colours are custom properties with
//! fallbacks ([`Ink`]), so a page can change its theme; [`theme`] has the declarations. Nothing has
//! an `id`, so a page may contain a drawing several times. Drawings are hidden from screen readers:
//! the code that places one gives it a name in the reader's language.
//!
//! What belongs to one game is in `games/NAME` ([`GAMES`]); the rest knows no game.

#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod card;
mod chart;
mod games;
mod icon;
mod ink;
mod part;
mod poster;
mod sign;
mod svg;
mod title;

pub use card::{CardText, Form, Print, card};
pub use chart::{ChartLine, DASHES, SHARES, chart};
pub use games::*;
pub use icon::{Icon, Weight, icon, seat, seat_ink};
pub use ink::{Ink, Theme, theme};
pub use poster::{exhaust, plain_poster};
pub use title::{app_icon, mark};
