//! `gantry play`: a game in the terminal, line by line, or on the whole screen where the clock runs.

mod choice;
mod command;
mod leaving;
mod lines;
mod live;
mod opening;
mod pledge;
mod questions;
mod session;
mod view;

use std::fs;

use crate::args::Play;
use crate::fail::Failure;
use crate::files;
use crate::language;
use crate::screen::Screen;
use crate::show::Voice;
use session::Session;

pub(crate) fn run(arguments: &Play) -> Result<(), Failure> {
    let listing = files::game(&arguments.game)?;
    if let Some(path) = &arguments.save {
        // A whole game is too long to wait for the news that it cannot be saved.
        files::check(path)?;
        let holds_something = fs::metadata(path).is_ok_and(|file| file.len() > 0);
        let resumed = arguments.resume.as_deref().and_then(files::real);
        if holds_something && (resumed.is_none() || resumed != files::real(path)) {
            let message = "it holds something already; name another file, or remove it first";
            return Err(files::about(path, message));
        }
    }
    let book = language::phrasebook(&arguments.words, listing);
    let (mut table, opening) = if let Some(path) = &arguments.resume {
        (opening::resume(path, listing)?, None)
    } else {
        let opening = opening::prepare(arguments, listing, &book)?;
        // whatever is wrong is said before anybody is asked
        (opening::open(listing, opening.clone())?, Some(opening))
    };
    live::check(&*table, arguments)?;
    let voice = Voice { book, names: table.names() };
    if let Some(mut opening) = opening {
        let Some(salts) = pledge::ask(arguments, &voice, &*table)? else { return Ok(()) };
        opening.salts = salts;
        table = opening::open(listing, opening)?;
    } else {
        let mut screen = Screen::new(arguments.words.plain);
        pledge::show(&mut screen, &voice, &*table)?;
    }
    if table.in_time() {
        return live::run(table, voice, arguments, listing);
    }
    Session::new(table, voice, arguments)?.run(listing)
}
