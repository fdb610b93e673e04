//! The terms of the game and what they mean at a table, with its numbers.

use gantry_kernel::{Phrase, Term};

use crate::judge::MOST;
use crate::setup::Setup;

/// The terms of [`gantry_kernel::Words::glossary`].
pub fn glossary(setup: &Setup) -> Vec<Term> {
    let term =
        |word: &'static str, name, text| Term { word: word.into(), name: Phrase::new(name), text };
    let heap = Phrase::new("text-heap").with("stones", setup.stones).with("most", MOST);
    vec![term("heap", "term-heap", heap), term("card", "term-card", Phrase::new("text-card"))]
}
