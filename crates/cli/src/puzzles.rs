//! `gantry puzzles`: looks for puzzles in games between bots.

use std::fs;

use gantry_catalog::PuzzlePlan;
use gantry_host::puzzles::Puzzle;

use crate::args::{self, Puzzles};
use crate::fail::CliError;
use crate::files::{self, Existing};
use crate::screen::Screen;
use crate::{batch, data};

pub(crate) fn run(arguments: &Puzzles) -> Result<(), CliError> {
    let Puzzles { batch: table, games, bot, out, threads } = arguments;
    let listing = files::game(&table.game)?;
    let plan = PuzzlePlan {
        games: *games,
        seed: table.seed,
        seats: args::seats(table.seats.as_deref(), listing.seats)?,
        options: data::options(listing, &table.options, table.data.as_deref())?,
        bot: bot.clone(),
        threads: batch::threads(*threads),
    };
    fs::create_dir_all(out).map_err(|error| files::about(out, error))?;
    let found = batch::watched(plan.games, |progress| listing.find_puzzles(&plan, progress))?;
    let mut screen = Screen::new(false);
    for found in found.map_err(CliError::usage)? {
        let file = out.join(format!("{}-{}.toml", found.seed, found.entry));
        let lead = 100.0 * found.lead();
        let puzzle = Puzzle::found(listing, bot, found);
        files::write(&file, &puzzle.file(), Existing::Stays)?;
        screen.line(&format!("{}: {}, ahead by {lead:.0} %", file.display(), puzzle.answer()))?;
    }
    Ok(())
}
