//! `gantry play`: a game in the terminal, line by line, or on the full screen in real time. With
//! `--server`, `crate::online` plays it on a server.

pub(crate) mod choice;
pub(crate) mod command;
mod leaving;
pub(crate) mod lines;
mod live;
mod local_table;
pub(crate) mod opening;
mod pledge;
pub(crate) mod questions;
mod session;
pub(crate) mod view;

use std::path::Path;

use gantry_catalog::Table;
use gantry_host::people;
use gantry_kernel::{Phrase, hex};

use crate::args::Play;
use crate::fail::CliError;
use crate::files::{self, Keeper};
use crate::language;
use crate::screen::Screen;
use crate::shell::quoted;
use crate::show::{Voice, code};
use lines::Lines;
use local_table::LocalTable;
use session::Session;

pub(crate) fn run(arguments: &Play) -> Result<(), CliError> {
    if arguments.online.server.is_some() {
        return crate::online::play(arguments);
    }
    let listing = files::game(&arguments.game)?;
    let book = language::phrasebook(&arguments.words, listing);
    let (mut table, opening, cut_off) = if let Some(path) = &arguments.resume {
        let table = opening::resume(path, listing)?;
        let cut_off = files::text(path)? != table.save().to_string();
        (table, None, cut_off.then_some(path))
    } else {
        let opening = opening::prepare(arguments, listing, &book)?;
        // Report errors before anybody is asked anything.
        (opening::open(listing, opening.clone())?, Some(opening), None)
    };
    live::check(&*table, arguments)?;
    let mut keeper = begin_to_keep(arguments, &*table)?;
    let voice = Voice { book, names: table.names() };
    let remark = cut_off.map(|path| {
        let phrase = Phrase::new("play-mended").with("file", code(&path.display()));
        voice.say(&phrase.with("entries", table.entries()))
    });
    let pledge = hex::encode(&table.header().commitment);
    if let Some(mut opening) = opening {
        let people = people(&opening.players);
        let salts = pledge::ask(arguments, &voice, &pledge, people)?;
        let Some(salts) = salts else { return Ok(()) };
        opening.salts = salts;
        table = opening::open(listing, opening)?;
        if let Some(keeper) = &mut keeper {
            keeper.restart(&local_table::kept(&*table)).map_err(|error| keeper.about(&error))?;
        }
    } else {
        let mut screen = Screen::new(arguments.words.plain);
        pledge::show(&mut screen, &voice, &pledge)?;
    }
    let (here, frame) = LocalTable::open(listing, table, keeper, Lines::have_reader())?;
    if frame.is_real_time {
        return live::run(here, frame, voice, arguments, listing.title, remark);
    }
    Session::new(here, frame, voice, arguments)?.run(listing.title, remark)
}

/// Opens the file that the game is saved to, before anything of the game is shown, and prepares for
/// signals.
fn begin_to_keep(arguments: &Play, table: &dyn Table) -> Result<Option<Keeper>, CliError> {
    let keeper =
        arguments.save.as_deref().map(|path| Keeper::open(path, &local_table::kept(table)));
    let keeper = keeper.transpose()?;
    let parting = keeper.as_ref().map(|keeper| parting(keeper.path(), &arguments.game));
    gantry_terminal::end_cleanly_on_signals(parting)?;
    Ok(keeper)
}

/// What is printed when a signal ends the game.
fn parting(path: &Path, game: &str) -> String {
    let file = quoted(&path.to_string_lossy().replace(char::is_control, " "));
    format!("gantry: the game is saved; gantry play {game} --resume {file} --save {file} goes on")
}
