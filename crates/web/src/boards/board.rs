//! Which game has which board, and what all boards have in common.

use std::cell::RefCell;

use futures_util::future::join;
use gantry_art::{CardText, Form, Icon, Print, Weight};
use gantry_kernel::{EntryEvents, Seat, Term, Text};

use super::{Play, load_drawn, text};
use crate::page::browser;
use crate::prelude::*;
use crate::terms::NamedTerm;

/// A game's board.
#[derive(Clone, Copy)]
pub struct Board {
    /// The game's id.
    pub game: &'static str,
    /// Draws the board.
    pub draw: fn(Play) -> AnyView,
    /// Whether the board is a stage: it fills the window below the bar, scales with it, and makes
    /// every action reachable. Otherwise the page scrolls, and the list of actions is unfolded.
    pub fills_window: bool,
    /// The action that only ends a step. When nothing else can be done, the page does it.
    pub ending: &'static str,
    /// Draws the card that a term of the game names, with its rule text, if it is a card.
    pub picture: fn(Play, &NamedTerm) -> Option<String>,
    /// A picture for a row of the table, by the key of its name; previews show it beside the name.
    pub symbol: fn(&str) -> Option<String>,
    /// What is shown before and after a game.
    pub scenes: Scenes,
}

/// What is shown before and after a game.
#[derive(Clone, Copy)]
pub struct Scenes {
    /// Draws what a seat has achieved in a finished game, such as rockets that flew; also from
    /// everything that the viewer was told.
    pub made: fn(Play, Seat, &[EntryEvents]) -> Vec<String>,
    /// Pictures for how to play, one for each step of the text.
    pub how: fn() -> Vec<String>,
    /// Pictures for the lessons, in their order.
    pub lessons: fn() -> Vec<String>,
    /// The words of the game that can be looked up.
    pub terms: fn() -> Vec<Term>,
}

/// The board of every other game.
const TEXT: Board = Board {
    game: "",
    draw: text::draw,
    fills_window: false,
    ending: "",
    picture: |_, _| None,
    symbol: |_| None,
    scenes: Scenes {
        made: |_, _, _| Vec::new(),
        how: Vec::new,
        lessons: Vec::new,
        terms: Vec::new,
    },
};

thread_local! {
    static LOADED: RefCell<Vec<Board>> = const { RefCell::new(Vec::new()) };
}

/// Loads the board of a game and its styles; returns whether that has succeeded.
pub async fn load(game: &str) -> bool {
    if LOADED.with_borrow(|boards| boards.iter().any(|board| board.game == game)) {
        return true;
    }
    let sheet = format!("style-{game}.css");
    let (board, has_style) = join(load_drawn(game), browser::style(&sheet)).await;
    match board {
        Some(Ok(board)) if has_style => LOADED.with_borrow_mut(|boards| boards.push(board)),
        Some(_) => return false,
        None => {}
    }
    true
}

/// The board of a game, once it is loaded.
pub fn board_of(game: &str) -> Board {
    let drawn = |boards: &Vec<Board>| boards.iter().find(|board| board.game == game).copied();
    LOADED.with_borrow(drawn).unwrap_or(TEXT)
}

/// The words of a game with its usual options.
pub fn terms_of<G: Text + gantry_kernel::Words>() -> Vec<Term> {
    G::configure(G::RULES, 2, &[]).map(|setup| G::glossary(&setup)).unwrap_or_default()
}

/// An icon for a row, from a game's list of names and icons.
pub fn symbol_of(symbols: &[(&str, Icon)], row: &str) -> Option<String> {
    let (_, icon) = symbols.iter().find(|(known, _)| *known == row)?;
    Some(gantry_art::icon(*icon, Weight::Solid))
}

/// A card at reading size, labelled with a term of the game.
pub fn large(card: &Print, term: &NamedTerm) -> String {
    gantry_art::card(card, Form::Full, CardText { title: &term.name, sentence: &term.text })
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
