//! What can be told about a table, and to whom.

use gantry_kernel::{Choice, EntryEvents, Heard, Panel, Phrase, Seat, Term, Viewer};

use super::{Sight, TableError};

/// A table in phrases, views and positions.
pub trait Telling {
    /// Everything the seat may do now, in the game's order.
    fn choices(&self, seat: Seat) -> Vec<Choice>;
    /// The notation of everything the seat may do now, for programs.
    fn notations(&self, seat: Seat) -> Vec<String>;
    /// The notation of what a key means to the seat now. It may be forbidden, so that the player is
    /// told why.
    fn keyed(&self, seat: Seat, key: char) -> Option<String>;
    /// A typed action, completed with what its notation needs and people need not type; `None` if
    /// nothing is missing.
    fn completed(&self, seat: Seat, text: &str) -> Option<String>;
    /// Whether the seat may do this, and if not, why.
    fn explain(&self, seat: Seat, notation: &str) -> Result<(), TableError>;

    /// The one thing to do or wait for now.
    fn prompt(&self, viewer: Viewer) -> Phrase;
    /// Words of the game and what they mean at this table.
    fn glossary(&self) -> Vec<Term>;
    /// The table in rows of text.
    fn panels(&self, sight: Sight) -> Vec<Panel>;
    /// What the entries after the first `since` told; entries without phrases are left out.
    fn news(&self, sight: Sight, since: usize) -> Vec<Heard>;
    /// The same as the game's own events, in JSON.
    fn events(&self, viewer: Viewer, since: usize) -> Vec<EntryEvents>;
    /// The view as JSON; for everybody, one view per seat.
    fn view(&self, sight: Sight) -> String;
    /// The whole state as a position. Shows hidden information.
    fn position(&self) -> String;
}
