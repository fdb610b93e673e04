//! `gantry serve`: the web client and shared tables, until Ctrl-C.

mod settings;

use std::process::{Command, Stdio};

use gantry_server::Client;

use crate::args::Serve;
use crate::fail::CliError;
use crate::files;
use crate::screen::{STRONG, Screen};
use settings::EffectiveSettings;

pub(crate) fn run(arguments: Serve) -> Result<(), CliError> {
    let mut screen = Screen::new(false);
    let (shows, opens) = (arguments.print_config, arguments.open);
    let in_force = EffectiveSettings::gather(arguments)?;
    if shows {
        // as it is: what is wrapped is no file any more
        let (text, mut plain) = (in_force.shown()?, Screen::new(true));
        return Ok(text.lines().try_for_each(|line| plain.line(line))?);
    }
    gantry_server::start_logging(in_force.log_format(), in_force.log_level());
    let client = match &in_force.client {
        Some(folder) => Client::read(folder).map_err(|error| files::about(folder, error))?,
        None => Client::EMBEDDED,
    };
    let settings = in_force.settings(client)?;
    if client.is_empty() {
        screen.line(
            "This program was built without the web client; the page says how to build it.",
        )?;
    }
    let ready = |addresses: &[String]| {
        let Some((nearest, others)) = addresses.split_first() else { return };
        // Serving works even if the address cannot be printed.
        drop(screen.styled(STRONG, &format!("Gantry is at {nearest} (Ctrl-C stops it)")));
        for address in others {
            drop(screen.line(&format!("Other machines find it at {address}")));
        }
        if opens {
            open(nearest);
        }
    };
    gantry_server::serve(settings, ready).map_err(CliError::usage)
}

/// Asks the system to open an address. If that fails, people have read it.
fn open(address: &str) {
    let (program, first): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else if std::env::var_os("DISPLAY").is_some() || std::env::var_os("WAYLAND_DISPLAY").is_some()
    {
        ("xdg-open", &[])
    } else {
        return;
    };
    let mut command = Command::new(program);
    command
        .args(first)
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    drop(command.spawn());
}
