//! The small texts that positions consist of.

use gantry_kernel::ParseError;

use crate::card::Card;

/// A card by its number.
pub fn card(number: u8) -> Result<Card, ParseError> {
    number.to_string().parse()
}
