//! `gantry play`: a game in the terminal, line by line.

mod choice;
mod command;
mod leaving;
mod lines;
mod opening;
mod questions;
mod session;
mod view;

use gantry_catalog::Table;

use crate::args::Play;
use crate::fail::Failure;
use crate::files;
use crate::language;
use crate::show::Voice;
use session::Session;

pub(crate) fn run(arguments: &Play) -> Result<(), Failure> {
    let listing = files::game(&arguments.game)?;
    if let Some(path) = &arguments.save {
        // A whole game is too long to wait for the news that it cannot be saved.
        files::check(path)?;
    }
    let book = language::phrasebook(&arguments.words, listing);
    let table: Box<dyn Table> = match &arguments.resume {
        Some(path) => opening::resume(path, listing)?,
        None => opening::open(arguments, listing, &book)?,
    };
    let voice = Voice { book, names: table.names() };
    Session::new(table, voice, arguments)?.run(listing)
}
