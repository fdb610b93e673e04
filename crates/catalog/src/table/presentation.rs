//! What can be told about a table, and to whom.

use gantry_kernel::{
    Category, Choice, EntryEvents, EntryPhrases, Panel, Phrase, Seat, Term, Viewer,
};

use super::{Perspective, TableError};

/// A table in phrases, views and positions.
pub trait Presentation {
    /// Everything the seat may do now, in the game's order.
    fn choices(&self, seat: Seat) -> Vec<Choice>;
    /// The notation of everything the seat may do now, for programs.
    fn notations(&self, seat: Seat) -> Vec<String>;
    /// The notation of what a key means to the seat now. It may be forbidden, so that the player is
    /// told why.
    fn notation_for_key(&self, seat: Seat, key: char) -> Option<String>;
    /// A typed action, completed with what its notation needs and people need not type; `None` if
    /// nothing is missing.
    fn complete(&self, seat: Seat, text: &str) -> Option<String>;
    /// Whether the seat may do this, and if not, why.
    fn explain(&self, seat: Seat, notation: &str) -> Result<(), TableError>;

    /// The one thing to do or wait for now.
    fn prompt(&self, viewer: Viewer) -> Phrase;
    /// Words of the game and what they mean at this table.
    fn glossary(&self) -> Vec<Term>;
    /// The table in rows of text.
    fn panels(&self, perspective: Perspective) -> Vec<Panel>;
    /// Where everybody's points come from, as the viewer was told; empty until the game is over.
    fn breakdown(&self, viewer: Viewer) -> Vec<Category>;
    /// What the entries after the first `since` told; entries without phrases are left out.
    fn news(&self, perspective: Perspective, since: usize) -> Vec<EntryPhrases>;
    /// The same as the game's own events, in JSON.
    fn events(&self, viewer: Viewer, since: usize) -> Vec<EntryEvents>;
    /// The view as JSON; for everybody, one view per seat.
    fn view(&self, perspective: Perspective) -> String;
    /// The whole state as a position. Shows hidden information.
    fn position(&self) -> String;
}
