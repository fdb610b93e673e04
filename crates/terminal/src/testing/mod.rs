//! A small race and a console with scripted time, for the tests of this crate.

mod race;
mod script;
mod shared_table;

pub(crate) use race::RaceFixture;
pub(crate) use script::Script;
pub(crate) use shared_table::SharedTableFixture;

use gantry_catalog::Phrasebook;

use crate::voice::{MESSAGES, Voice};

/// English texts for a race between two players.
pub(crate) fn voice() -> Voice {
    let book = Phrasebook::new("en", &[race::WORDS, MESSAGES, gantry_host::MESSAGES]);
    Voice { book, names: vec!["Ada".into(), "Bob".into()] }
}
