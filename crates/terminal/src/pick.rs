//! From a key to what it does.

use gantry_kernel::Choice;
use gantry_wire::ClientMessage;

use crate::console::Key;

/// The keys of choices in a game that defines none; `q` leaves.
const SPARE_KEYS: &str = "1234567890abcdefghijklmnoprstuvwxyz";

/// Choices, each with its key. If the game defines no keys at all, they are assigned in order.
pub(crate) fn keyed(choices: &[Choice]) -> Vec<Choice> {
    let mut choices = choices.to_vec();
    if choices.iter().all(|choice| choice.key.is_none()) {
        for (choice, key) in choices.iter_mut().zip(SPARE_KEYS.chars()) {
            choice.key = Some(key);
        }
    }
    choices
}

/// What a key means to the host: one of the choices or, if the game knows the key, something that
/// the rules forbid now. Capital letters count as small ones where they have no meaning of their
/// own.
pub(crate) fn meant(choices: &[Choice], key: Key) -> Option<ClientMessage> {
    let act = |choice: &Choice| ClientMessage::Act(choice.notation.clone());
    let letter = match key {
        Key::Char(letter) => Some(letter),
        _ => None,
    };
    let small = letter.map(|letter| letter.to_lowercase().next().unwrap_or(letter));
    let mut keys = [letter, small].into_iter().flatten();
    let chosen =
        keys.find_map(|letter| choices.iter().find(|choice| choice.key == Some(letter)).map(act));
    match (choices, key) {
        _ if chosen.is_some() => chosen,
        ([only], Key::Enter | Key::Char(' ')) => Some(act(only)),
        _ => letter.map(ClientMessage::Key),
    }
}
