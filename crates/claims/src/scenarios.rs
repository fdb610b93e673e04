//! Scenario files.

use gantry_kernel::Text;
use gantry_scenario::{Runner, read};

use crate::{fault_is_inside, line_is_inside};

/// Whether or not a file can be read and its scenarios hold, there is an answer, and all errors
/// name lines of the file.
pub fn scenario<G: Text>(text: &str) {
    let file = match read(text) {
        Err(fault) => return fault_is_inside(text, &fault),
        Ok(file) => file,
    };
    line_is_inside(text, file.game.1, "game");
    let runner = Runner::<G>::default();
    for scenario in &file.scenarios {
        line_is_inside(text, scenario.line, "scenario");
        line_is_inside(text, scenario.rules_line, "rules");
        if let Err(faults) = runner.run(scenario) {
            assert!(!faults.is_empty(), "a scenario fails for no reason");
            faults.iter().for_each(|fault| fault_is_inside(text, fault));
        }
    }
}
