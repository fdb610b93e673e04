//! A state as readable TOML, and back. `docs/notation-lift-off.md` describes the form for people.

mod board;
mod check;
mod defaults;
mod drafts;
mod facts;
mod fill;
mod flights;
mod keys;
mod read;
mod text;
mod view;
mod words;
mod write;

pub use facts::facts;
pub use keys::KEYS;
pub use read::read;
pub use view::view_facts;
pub use write::write;

use gantry_kernel::Seat;

/// What does not hold, and where in the text it was said.
struct Breach {
    /// The section of a seat, or the top of the file.
    seat: Option<Seat>,
    /// The key.
    key: &'static str,
    /// One sentence.
    message: String,
}

type Checked = Result<(), Breach>;

fn require(holds: bool, key: &'static str, message: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(Breach { seat: None, key, message: message() }) }
}

fn require_of(
    seat: Seat,
    holds: bool,
    key: &'static str,
    message: impl FnOnce() -> String,
) -> Checked {
    require(holds, key, message).map_err(|breach| Breach { seat: Some(seat), ..breach })
}
