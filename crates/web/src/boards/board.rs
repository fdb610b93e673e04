//! Which game has which board, and what all boards have in common.

use gantry_art::{Form, Print, Words};
use gantry_kernel::Seat;

use super::{BOARDS, Play, text};
use crate::prelude::*;
use crate::terms::NamedTerm;

/// A game's board.
#[derive(Clone, Copy)]
pub struct Board {
    /// The game's id.
    pub game: &'static str,
    /// Draws the board.
    pub draw: fn(Play) -> AnyView,
    /// Whether the board makes every action reachable, so that the list of actions may be folded.
    pub folds_actions: bool,
    /// Draws the card that a term of the game names, with its rule text, if it is a card.
    pub picture: fn(Play, &NamedTerm) -> Option<String>,
    /// Draws the poster on the first page.
    pub poster: fn() -> String,
}

/// The board of every other game.
const TEXT: Board = Board {
    game: "",
    draw: text::draw,
    folds_actions: false,
    picture: |_, _| None,
    poster: gantry_art::plain_poster,
};

/// The board of a game.
pub fn board_of(game: &str) -> Board {
    BOARDS.iter().find(|board| board.game == game).copied().unwrap_or(TEXT)
}

/// A card at reading size, labelled with a term of the game.
pub fn large(card: &Print, term: &NamedTerm) -> String {
    gantry_art::card(card, Form::Full, Words { title: &term.name, sentence: &term.text })
}

/// The symbol of a seat, in its colour.
pub fn sign(play: Play, seat: Seat) -> impl IntoView {
    let colour = Memo::new(move |_| play.colour(seat));
    let class = move || format!("shape seat-{}", colour.get());
    view! { <span class=class aria-hidden="true">{move || shape(colour.get())}</span> }
}

/// The shape that goes with a colour: circle, triangle, square, star.
pub const fn shape(colour: u8) -> &'static str {
    match colour % 4 {
        0 => "●",
        1 => "▲",
        2 => "■",
        _ => "★",
    }
}
