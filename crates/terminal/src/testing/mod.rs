//! A small race and a console with scripted time, for the tests of this crate.

mod dash;
mod hall;
mod script;

pub(crate) use dash::Dash;
pub(crate) use hall::Hall;
pub(crate) use script::Script;

use gantry_catalog::Phrasebook;

use crate::voice::{MESSAGES, Voice};

/// English texts for a race between two players.
pub(crate) fn voice() -> Voice {
    let book = Phrasebook::new("en", &[dash::WORDS, MESSAGES, gantry_host::MESSAGES]);
    Voice { book, names: vec!["Ada".into(), "Bob".into()] }
}
