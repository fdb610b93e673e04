//! What a client shows of a game before anybody plays it.

use gantry_kernel::OptionSpec;

use crate::levels::bots_of;
use crate::listing::{Playable, default_bot};

/// A game in a list of games. It is plain data: a program that uses nothing else of the catalog
/// contains neither rules nor bots.
#[derive(Clone, Copy, Debug)]
pub struct Summary {
    /// The game's name in code, commands, records and addresses.
    pub id: &'static str,
    /// The title on screen.
    pub title: &'static str,
    /// Who designed it, and when.
    pub credit: &'static str,
    /// The fewest and the most seats.
    pub seats: (usize, usize),
    /// All options of a table.
    pub options: &'static [OptionSpec],
    /// The bots that are offered at its tables.
    pub bots: &'static [&'static str],
    /// The default bot.
    pub default_bot: &'static str,
    /// Whether it is played in real time.
    pub is_real_time: bool,
    /// The names of its lessons for beginners, in order.
    pub lessons: &'static [&'static str],
    /// How many puzzles it has.
    pub puzzles: usize,
}

impl Summary {
    /// The summary of a game.
    pub const fn of<G: Playable>() -> Self {
        Self {
            id: G::ID,
            title: G::TITLE,
            credit: G::CREDIT,
            seats: G::SEATS,
            options: G::OPTIONS,
            bots: bots_of::<G>(),
            default_bot: default_bot(G::REAL_TIME),
            is_real_time: G::REAL_TIME,
            lessons: G::LESSON_IDS,
            puzzles: G::PUZZLES.len(),
        }
    }
}
