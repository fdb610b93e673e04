//! `gantry host`: who is a host of a server.

use crate::args::Host;
use crate::fail::CliError;
use crate::screen::Screen;

pub(crate) fn run(arguments: &Host) -> Result<(), CliError> {
    let name = gantry_server::appoint(&arguments.database, &arguments.name, arguments.dismiss)
        .map_err(CliError::usage)?;
    let what = if arguments.dismiss { "a member" } else { "a host" };
    Ok(Screen::new(false).line(&format!("{name} is {what} of this server now."))?)
}
