//! What does not hold of a position as a whole.

use gantry_kernel::Seat;

/// What does not hold, and where in the text it was said.
#[derive(Debug)]
pub struct PositionError {
    /// The keys that lead there.
    pub path: Vec<String>,
    /// One sentence.
    pub message: String,
}

/// The answer of a check.
pub type Checked = Result<(), PositionError>;

impl PositionError {
    /// At the key that these lead to.
    pub fn new(path: &[&str], message: impl Into<String>) -> Self {
        Self { path: path.iter().map(|&key| key.to_owned()).collect(), message: message.into() }
    }

    /// At a key of a seat's section.
    pub fn of(seat: Seat, key: &str, message: impl Into<String>) -> Self {
        Self::new(&["seat", &seat.to_string(), key], message)
    }
}

/// Something must hold; where it does not, the keys lead to what was said.
pub fn require(holds: bool, path: &[&str], message: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(PositionError::new(path, message())) }
}

/// The same for a key of a seat.
pub fn require_of(seat: Seat, holds: bool, key: &str, message: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(PositionError::of(seat, key, message())) }
}
