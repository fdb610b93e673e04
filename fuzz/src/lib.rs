//! What the fuzz targets claim. A target in `src/bin` only names one of these claims, so a new one
//! is a file of three lines and a directory of seeds:
//!
//! ```text
//! //! Any text as an action of Launch Pad.
//! #![no_main]
//! libfuzzer_sys::fuzz_target!(|text: &str| gantry_fuzz::action::<LaunchPad>(text));
//! ```

mod data;
mod inputs;
mod notation;
mod records;
mod scenarios;
mod table;

pub use data::data;
pub use inputs::inputs;
pub use notation::{action, outcome, position};
pub use records::{begun, input, played_record, record, signed_anew};
pub use scenarios::scenario;

use gantry_kernel::Fault;

/// A fault names a line that the text has, or the one after its end.
fn fault_is_inside(text: &str, fault: &Fault) {
    line_is_inside(text, fault.line, &fault.message);
}

fn line_is_inside(text: &str, line: usize, message: &str) {
    let lines = text.split('\n').count();
    assert!((1..=lines + 1).contains(&line), "line {line}: {message}, in a text of {lines} lines");
}
