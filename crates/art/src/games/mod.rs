//! The drawings of each game. **For artists.**
//!
//! A game with its own drawings has a folder here, with one constant, `ART`, that lists them. Add
//! the module and its constant below, and the game's crate to the manifest. Code that needs all
//! drawings, such as tests and the contact sheet, iterates over [`GAMES`]. Icons, inks, parts of
//! pictures and the forms of cards, titles and posters are outside this folder: they know no game.

pub mod launch_pad;
pub mod lift_off;
pub mod planet_rush;

use crate::card::Print;

/// The games that have drawings, one line each.
pub const GAMES: &[Art] = &[lift_off::ART, launch_pad::ART, planet_rush::ART];

/// The drawings of a game.
#[derive(Clone, Copy, Debug)]
pub struct Art {
    /// The game's id.
    pub game: &'static str,
    /// Its title, for the heading of its page.
    pub title: fn() -> String,
    /// Its poster, with its title.
    pub poster: fn() -> String,
    /// Every kind of card in the box, for tests and the contact sheet.
    pub cards: fn() -> Vec<Sample>,
    /// Everything else that is drawn, for tests and the contact sheet.
    pub pieces: fn() -> Vec<Pieces>,
}

/// A kind of card.
#[derive(Clone, Debug)]
pub struct Sample {
    /// Its family, for headings.
    pub family: &'static str,
    /// The key of its name in the game's texts.
    pub key: String,
    /// What is printed on it.
    pub print: Print,
}

/// Drawings of one kind.
#[derive(Clone, Debug)]
pub struct Pieces {
    /// What they are, for headings.
    pub sort: &'static str,
    /// All of them in every state, or examples where there are too many.
    pub drawings: Vec<String>,
}
