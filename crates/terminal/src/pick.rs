//! From a key to what it does.

use gantry_catalog::{Choice, Table};
use gantry_kernel::Seat;

use crate::console::Key;

/// The keys of choices in a game that names none; `q` leaves.
const SPARE_KEYS: &str = "1234567890abcdefghijklmnoprstuvwxyz";

/// What the seat may do, each with its key. Where the game names no key at all, they are counted
/// through.
pub(crate) fn choices(table: &dyn Table, seat: Seat) -> Vec<Choice> {
    let mut choices = table.choices(seat);
    if choices.iter().all(|choice| choice.key.is_none()) {
        for (choice, key) in choices.iter_mut().zip(SPARE_KEYS.chars()) {
            choice.key = Some(key);
        }
    }
    choices
}

/// What a key means to the seat, in notation: one of the choices or, where the game can tell,
/// something that the rules forbid now. Capitals count as small letters where they mean nothing
/// themselves.
pub(crate) fn meant(table: &dyn Table, seat: Seat, choices: &[Choice], key: Key) -> Option<String> {
    let notation = |choice: &Choice| choice.notation.clone();
    let letter = match key {
        Key::Char(letter) => Some(letter),
        _ => None,
    };
    let small = letter.map(|letter| letter.to_lowercase().next().unwrap_or(letter));
    let keys = [letter, small];
    let chosen = keys
        .iter()
        .flatten()
        .find_map(|letter| choices.iter().find(|choice| choice.key == Some(*letter)).map(notation));
    if chosen.is_some() {
        return chosen;
    }
    if let ([only], Key::Enter | Key::Char(' ')) = (choices, key) {
        return Some(notation(only));
    }
    keys.iter().flatten().find_map(|letter| table.keyed(seat, *letter))
}
