//! Full-screen play of real-time games, full-screen replays, and the link between the terminal
//! clients and the host of their table. It knows no game: what a host shows is put into words, laid
//! out and drawn, and keys become messages. Only replays read a [`gantry_catalog::Table`].
//!
//! Time, keys and the surface come through one trait, so tests play on their own clock.

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

pub use link::{Keep, Link, LinkError, Local};
pub use live::{End, ScreenError};
pub use playback::Watching;
pub use screen::is_there;
pub use signals::{end_in_order, undisturbed};
pub use timeline::{Timeline, clock_time};
pub use voice::{MESSAGES, Voice, code, options, placed, sentence, unusual_options, winners};

use gantry_catalog::{Sight, Table};
use gantry_wire::Frame;

/// Plays in real time on the full screen until the game is over and its player has seen it, or the
/// player leaves. `frame` is the table as it was shown last, before and after. `remarks` are shown
/// first.
///
/// # Errors
/// If the terminal fails, or the link does.
pub fn play(
    link: &mut dyn Link,
    frame: &mut Frame,
    voice: &Voice,
    title: &str,
    remarks: Vec<String>,
) -> Result<End, ScreenError> {
    let mut screen = screen::Whole::open()?;
    live::play(link, frame, voice, title, remarks, &mut screen)
}

/// Shows a recorded game on the full screen.
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
