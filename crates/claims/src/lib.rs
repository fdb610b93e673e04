//! Claims: what must hold for any input. Tests check every claim on its seeds (`fuzz/seeds`),
//! fuzzers on anything they generate: `fuzz` is a program around [`TARGETS`]. A new claim is a
//! function here and a line there. Every claim covers a new game at once; seeds help the fuzzer.

mod audit;
mod data;
mod inputs;
mod messages;
mod notation;
mod records;
mod scenarios;
mod shared;
mod table;
mod target;
mod watched_table;
mod worlds;

pub use audit::{Audience, audit};
pub use data::data;
pub use inputs::inputs;
pub use messages::message;
pub use notation::{action, outcome, position};
pub use records::{input, open_match, played_record, record, with_new_digests};
pub use scenarios::scenario;
pub use shared::{Watched, shared, watch};
pub use target::{TARGETS, Target, target_name};
pub use watched_table::Tap;

use gantry_kernel::LineError;

/// An error names a line of the text, or the one after its end.
fn fault_is_inside(text: &str, fault: &LineError) {
    line_is_inside(text, fault.line, &fault.message);
}

fn line_is_inside(text: &str, line: usize, message: &str) {
    let lines = text.split('\n').count();
    assert!((1..=lines + 1).contains(&line), "line {line}: {message}, in a text of {lines} lines");
}
