//! The small texts of which positions are made.

use gantry_kernel::ParseError;

use crate::card::Card;

/// A card by its number.
pub fn card(number: u8) -> Result<Card, ParseError> {
    number.to_string().parse()
}
