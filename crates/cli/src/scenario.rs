//! `gantry scenario`: rules tried out, one line each.

use std::path::Path;

use gantry_catalog::{find, scenario};
use gantry_kernel::Fault;

use crate::args::Scenario;
use crate::fail::Failure;
use crate::files;
use crate::screen::{BAD, STRONG, Screen};

pub(crate) fn run(arguments: &Scenario) -> Result<(), Failure> {
    let mut screen = Screen::new(false);
    let (mut passed, mut failed) = (0, 0);
    for file in &arguments.files {
        let text = files::text(file)?;
        let read = scenario::read(&text).map_err(|fault| about(file, &fault))?;
        let (game, line) = &read.game;
        let listing = find(game)
            .ok_or_else(|| about(file, &Fault::new(*line, format_args!("no game {game:?}"))))?;
        for scenario in &read.scenarios {
            let what = format!("{} {}", scenario.rules.join(" "), scenario.title);
            match listing.run_scenario(scenario) {
                Ok(()) => {
                    passed += 1;
                    screen.line(&format!("ok   {what}"))?;
                }
                Err(Fault { line, message, .. }) => {
                    failed += 1;
                    let place = format!("{}:{line}: {message}", file.display());
                    screen.styled(BAD, &format!("FAIL {what} — {place}"))?;
                }
            }
        }
    }
    screen.styled(STRONG, &format!("{passed} passed, {failed} failed"))?;
    if failed == 0 { Ok(()) } else { Err(Failure::UnsoundSaid) }
}

fn about(file: &Path, fault: &Fault) -> Failure {
    let Fault { line, message, .. } = fault;
    Failure::usage(format_args!("{}:{line}: {message}", file.display()))
}
