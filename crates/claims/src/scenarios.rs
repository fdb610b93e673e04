//! Scenario files.

use gantry_kernel::Text;
use gantry_testkit::scenario::{read, run};

use crate::{fault_is_inside, line_is_inside};

/// A file is understood or not, a scenario holds or not: either way an answer comes, and it names a
/// line of the file.
pub fn scenario<G: Text>(text: &str) {
    let file = match read(text) {
        Err(fault) => return fault_is_inside(text, &fault),
        Ok(file) => file,
    };
    line_is_inside(text, file.game.1, "game");
    for scenario in &file.scenarios {
        line_is_inside(text, scenario.line, "scenario");
        if let Err(fault) = run::<G>(scenario) {
            fault_is_inside(text, &fault);
        }
    }
}
