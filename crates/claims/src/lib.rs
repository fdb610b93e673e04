//! What must hold whatever comes in. Tests try every claim on its seeds (`fuzz/seeds`), fuzzers on
//! whatever they can think of: `fuzz` is a program around [`TARGETS`]. A new claim is a function
//! here and a line there. A new game is met by every claim at once; seeds help the fuzzer on.

mod audit;
mod data;
mod inputs;
mod messages;
mod notation;
mod records;
mod scenarios;
mod shared;
mod stage;
mod table;
mod target;
mod worlds;

pub use audit::{Audience, audit};
pub use data::data;
pub use inputs::inputs;
pub use messages::message;
pub use notation::{action, outcome, position};
pub use records::{begun, input, played_record, record, signed_anew};
pub use scenarios::scenario;
pub use shared::{Watched, shared, watch};
pub use stage::Tap;
pub use target::{TARGETS, Target, target_name};

use gantry_kernel::LineError;

/// A fault names a line that the text has, or the one after its end.
fn fault_is_inside(text: &str, fault: &LineError) {
    line_is_inside(text, fault.line, &fault.message);
}

fn line_is_inside(text: &str, line: usize, message: &str) {
    let lines = text.split('\n').count();
    assert!((1..=lines + 1).contains(&line), "line {line}: {message}, in a text of {lines} lines");
}
