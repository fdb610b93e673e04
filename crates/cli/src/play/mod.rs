//! `gantry play`: a game in the terminal, line by line.

mod choice;
mod command;
mod lines;
mod opening;
mod session;

use gantry_catalog::Table;

use crate::args::Play;
use crate::fail::Failure;
use crate::files;
use crate::language;
use crate::screen::Screen;
use crate::show::Voice;
use lines::Lines;
use session::Session;

pub(crate) fn run(arguments: &Play) -> Result<(), Failure> {
    let listing = files::game(&arguments.game)?;
    let book = language::phrasebook(&arguments.words, listing);
    let table: Box<dyn Table> = match &arguments.resume {
        Some(path) => opening::resume(path, listing)?,
        None => opening::open(arguments, listing, &book)?,
    };
    let voice = Voice { book, names: table.names() };
    let screen = Screen::new(arguments.words.plain);
    let save = arguments.save.clone();
    Session::new(table, voice, screen, Lines::new()?, save).run(listing)
}
