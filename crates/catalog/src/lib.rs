//! The one crate that names every game: an object-safe interface for server, clients and command
//! line.
//!
//! [`games`] lists what can be played; a [`Listing`] opens a [`Table`], which hides the game's own
//! types behind notation, phrases and JSON. A [`Phrasebook`] turns phrases into sentences.

#[cfg(not(target_arch = "wasm32"))]
mod analyse;
#[cfg(not(target_arch = "wasm32"))]
mod arena;
#[cfg(not(target_arch = "wasm32"))]
mod balance;
#[cfg(not(target_arch = "wasm32"))]
mod batch;
mod bot_schedule;
mod clock;
mod code;
#[cfg(not(target_arch = "wasm32"))]
mod experiments;
pub mod games;
mod hints;
mod keys;
mod levels;
mod listing;
mod phrasebook;
mod positions;
#[cfg(not(target_arch = "wasm32"))]
mod puzzles;
mod seated_bots;
#[cfg(not(target_arch = "wasm32"))]
mod sent_job;
#[cfg(not(target_arch = "wasm32"))]
mod simulate;
mod summary;
mod table;
#[cfg(test)]
mod tests;
mod threads;
#[cfg(test)]
mod toy;
mod typed_table;

#[cfg(not(target_arch = "wasm32"))]
pub use analyse::AnalysisRequest;
#[cfg(not(target_arch = "wasm32"))]
pub use arena::{ArenaError, ArenaPlan, ArenaRecord, ArenaReport, Duel, Effort, MeanInterval};
#[cfg(not(target_arch = "wasm32"))]
pub use balance::{
    BalanceReport, Flag, GroupResults, MilestoneTally, PlaceTally, ScoreTally, Share, SubjectTally,
};
#[cfg(not(target_arch = "wasm32"))]
pub use batch::{Dealer, SimPlan};
pub use bot_schedule::{BotSchedule, LookOutcome};
pub use clock::think_for;
pub use code::GameCode;
#[cfg(not(target_arch = "wasm32"))]
pub use code::ScenarioRunner;
#[cfg(target_arch = "wasm32")]
pub use code::{install, is_installed};
pub use games::{GameVisitor, visit_games};
pub use gantry_bots::Budget;
pub use gantry_bots::analysis::{
    Alternative, Analysis, Cause, Course, Decision, Point, Step, VERSION as ESTIMATES_VERSION,
    WinShare, fitted,
};
pub use gantry_kernel::{Choice, EntryEvents, EntryPhrases};
pub use gantry_scenario as scenario;
pub use hints::Hint;
pub use keys::missing_keys;
pub use levels::BotInfo;
#[cfg(not(target_arch = "wasm32"))]
pub use levels::bot;
pub use listing::{Listing, OpenError, Playable, Proof, TableStart};
pub use phrasebook::{LANGUAGES, Messages, Phrasebook};
#[cfg(target_arch = "wasm32")]
pub use positions::install_positions;
pub use positions::{PositionCode, StudyTexts, read_scenarios, read_table};
#[cfg(not(target_arch = "wasm32"))]
pub use puzzles::{FoundPuzzle, PuzzlePlan, is_clear};
#[cfg(not(target_arch = "wasm32"))]
pub use sent_job::{BOTS_VERSION, SentJob, SentJobError};
#[cfg(not(target_arch = "wasm32"))]
pub use simulate::{SeatTally, SimReport};
pub use summary::Summary;
pub use table::{
    Advice, BotMove, Intent, Log, Perspective, PreparedStep, Presentation, Table, TableError,
    Thinking, Timing,
};
pub use typed_table::TypedTable;

use std::sync::LazyLock;

/// The kind of player that is a person.
pub const HUMAN: &str = "human";

/// Every game, in the order in which clients show them.
pub fn games() -> &'static [Listing] {
    games::GAMES
}

/// What a client shows of every game before anybody plays it, in the same order.
pub fn summaries() -> &'static [Summary] {
    games::SUMMARIES
}

/// Every game in every version of its rules but the newest.
static OLDER: LazyLock<Vec<Listing>> = LazyLock::new(|| {
    let versions = |listing: &Listing| {
        let listing = *listing;
        (1..listing.rules).map(move |rules| listing.by_rules(rules))
    };
    games().iter().flat_map(versions).collect()
});

/// The game with this id in this version of its rules; `None` if that was never released.
pub fn find_version(id: &str, rules: u32) -> Option<&'static Listing> {
    let mut listings = games().iter().chain(OLDER.iter());
    listings.find(|listing| listing.id == id && listing.rules == rules)
}

/// The game with this id in its newest version, for new tables.
pub fn find(id: &str) -> Option<&'static Listing> {
    games().iter().find(|listing| listing.id == id)
}
