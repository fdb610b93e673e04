//! What the fuzz targets claim. A target in `src/bin` only names one of these claims, so a new one
//! is a file of three lines and a directory of seeds:
//!
//! ```text
//! //! Any text as an action of Launch Pad.
//! #![no_main]
//! libfuzzer_sys::fuzz_target!(|text: &str| gantry_fuzz::action::<LaunchPad>(text));
//! ```

mod play;

pub use play::inputs;

use gantry_kernel::record::{Record, replay, verify};
use gantry_kernel::{Fault, Game, Text};

/// A record is written as it was read, and its lines know where they stand; a fault names a line
/// that the text has, or the one after its end.
pub fn record(text: &str) {
    let record = match Record::read(text) {
        Ok(record) => record,
        Err(fault) => return fault_is_inside(text, &fault),
    };
    assert_eq!(record.to_string(), text, "a record has one spelling");
    let lines: Vec<&str> = text.lines().collect();
    for (index, line) in record.lines.iter().enumerate() {
        let found = lines[line.number - 1];
        assert_eq!(found, format!("{} {line}", index + 1), "line {}", line.number);
    }
}

/// Playing a record again answers, whatever it holds; what can be replayed holds every digest.
pub fn played_record<G: Text>(text: &str) {
    let Ok(record) = Record::read(text) else { return };
    if let Ok(played) = replay::<G>(&record) {
        assert_eq!(Record::of(record.header.clone(), &played), record);
    }
    if verify::<G>(&record).is_ok() {
        assert!(replay::<G>(&record).is_ok(), "what is proved can be replayed");
    }
}

/// An action that is understood is understood again as it is written.
pub fn action<G: Game>(text: &str) {
    if let Ok(action) = text.parse::<G::Action>() {
        let written = action.to_string();
        assert_eq!(written.parse().as_ref(), Ok(&action), "{written:?}");
    }
}

/// An outcome that is understood is understood again as it is written.
pub fn outcome<G: Game>(text: &str) {
    if let Ok(outcome) = text.parse::<G::Chance>() {
        let written = outcome.to_string();
        assert_eq!(written.parse().as_ref(), Ok(&outcome), "{written:?}");
    }
}

/// A position that is understood is the same when it is written and read back, and can be played on.
pub fn position<G: Text>(text: &str) {
    match G::read_position(text) {
        Err(fault) => fault_is_inside(text, &fault),
        Ok(state) => {
            let written = G::position(&state);
            assert_eq!(G::read_position(&written).as_ref(), Ok(&state), "{written}");
            play::on::<G>(state);
        }
    }
}

fn fault_is_inside(text: &str, fault: &Fault) {
    let lines = text.split('\n').count();
    assert!((1..=lines + 1).contains(&fault.line), "{fault} in a text of {lines} lines");
}
