//! From a key to what it does.

use gantry_kernel::Choice;
use gantry_wire::ClientMessage;

use crate::console::Key;
use crate::menu::Item;

/// The keys of choices in a game that defines none; `q` leaves.
pub(crate) const KEYS: &str = "1234567890abcdefghijklmnoprstuvwxyz";

/// What a key does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Pick {
    /// Goes to the host.
    Send(ClientMessage),
    /// Opens the choices that begin like this.
    Open(String),
}

/// What a key means: one of the listed choices or, if the game knows the key, something that the
/// rules forbid now. Capital letters count as small ones where they have no meaning of their own.
pub(crate) fn meant(choices: &[Choice], listed: &[(Option<char>, Item)], key: Key) -> Option<Pick> {
    let pick = |item: &Item| match item {
        Item::One(index) => Pick::Send(ClientMessage::Act(choices[*index].notation.clone())),
        Item::Fold(beginning, _) => Pick::Open(beginning.clone()),
    };
    let letter = match key {
        Key::Char(letter) => Some(letter),
        _ => None,
    };
    let small = letter.map(|letter| letter.to_lowercase().next().unwrap_or(letter));
    let mut keys = [letter, small].into_iter().flatten();
    let chosen = keys.find_map(|letter| {
        listed.iter().find(|(key, _)| *key == Some(letter)).map(|(_, item)| pick(item))
    });
    match (listed, key) {
        _ if chosen.is_some() => chosen,
        ([(_, only)], Key::Enter | Key::Char(' ')) => Some(pick(only)),
        _ => letter.map(|letter| Pick::Send(ClientMessage::Key(letter))),
    }
}
