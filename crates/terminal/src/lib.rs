//! Games in real time and replays on a whole terminal screen. It knows no game: whatever a
//! [`gantry_catalog::Table`] says is put into words, laid out and drawn; keys become actions.
//!
//! Time, keys and the surface come in through one trait, so tests play on a clock of their own.

mod board;
mod console;
mod digits;
mod draw;
mod flow;
mod link;
mod live;
mod palette;
mod pick;
mod playback;
mod scene;
mod screen;
mod signals;
mod table;
mod talk;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
mod timeline;
mod voice;

pub use link::{Keep as KeepTable, Link, LinkError, Local};
pub use live::{End, Keep, ScreenError};
pub use playback::Watching;
pub use screen::is_there;
pub use signals::{end_in_order, undisturbed};
pub use timeline::{Timeline, clock_time};
pub use voice::{MESSAGES, Voice, code, options, placed, sentence, unusual_options, winners};

use gantry_catalog::{Sight, Table};
use gantry_host::Room;

/// Plays in real time on the whole screen until the game is over and its player has seen it, or
/// the player leaves. The room is the caller's. `keep` saves it: it is called after every change,
/// before anything about the change is shown. `remarks` are told first.
///
/// # Errors
/// If the terminal fails, the table cannot go on or `keep` fails.
pub fn play(
    room: &mut Room,
    voice: &Voice,
    title: &str,
    remarks: Vec<String>,
    keep: Keep<'_>,
) -> Result<End, ScreenError> {
    let mut screen = screen::Whole::open()?;
    live::play(room, voice, title, remarks, keep, &mut screen)
}

/// Shows a recorded game on the whole screen.
///
/// # Errors
/// If the terminal fails.
pub fn watch(
    whole: &dyn Table,
    voice: &Voice,
    title: &str,
    sight: Sight,
    watching: Watching,
) -> Result<(), ScreenError> {
    let mut screen = screen::Whole::open()?;
    Ok(playback::watch(whole, voice, title, sight, watching, &mut screen)?)
}
