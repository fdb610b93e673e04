//! A real-time game: the full screen, then what the line session says at its end.

use gantry_catalog::Table;
use gantry_terminal::End;
use gantry_wire::Frame;

use super::local_table::LocalTable;
use super::session::Session;
use crate::args::Play;
use crate::fail::CliError;
use crate::show::Voice;

/// How to play a real-time game without hurry.
const INSTEAD: &str = "; --option pace=turns plays it line by line";

/// Whether a real-time table can be played here; any other can.
pub(super) fn check(table: &dyn Table, arguments: &Play) -> Result<(), CliError> {
    if !table.is_real_time() {
        return Ok(());
    }
    let people = table.header().players.iter().filter(|player| player.kind == "human").count();
    let problem = if people > 1 {
        "in real time one keyboard serves one person"
    } else if arguments.words.plain || !gantry_terminal::is_there() {
        "a game in real time takes the whole screen of a terminal"
    } else {
        return Ok(());
    };
    // A game that has begun keeps its pace.
    let new = arguments.resume.is_none() && arguments.position.is_none();
    let instead = if new { INSTEAD } else { "" };
    Err(CliError::usage(format_args!("{problem}{instead}")))
}

pub(super) fn run(
    mut here: LocalTable,
    mut frame: Frame,
    mut voice: Voice,
    arguments: &Play,
    title: &str,
    remark: Option<String>,
) -> Result<(), CliError> {
    let remarks = remark.into_iter().collect();
    let end = gantry_terminal::play(here.link(), &mut frame, &mut voice, title, remarks);
    let session = Session::new(here, frame, voice, arguments)?;
    match end {
        Ok(End::Over) => session.finish(),
        Ok(End::Left) => session.depart(),
        Err(trouble) => {
            // What was played must not be lost with the screen.
            session.depart()?;
            Err(CliError::usage(trouble))
        }
    }
}
