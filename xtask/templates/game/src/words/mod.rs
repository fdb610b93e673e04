//! What the game says to people, as keys and values; the messages are in `text/*.ftl`.

mod breakdown;
mod event;
mod glossary;
mod panel;
mod prompt;

use gantry_game_kit::words;
use gantry_kernel::Phrase;

use crate::NewGame;
use crate::action::Action;
use crate::view::View;

words!(NewGame, "New Game", "a game of our own");

/// What an action does.
fn action(_: &View, &Action(stones): &Action) -> Phrase {
    Phrase::new("act-take").with("stones", stones)
}
