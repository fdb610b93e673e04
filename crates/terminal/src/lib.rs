//! Full-screen play in real time and on a server, full-screen replays, and the links between the
//! terminal clients and the host of their table. It knows no game: what a host shows is put into
//! words, laid out and drawn, and keys become messages. Only replays read a
//! [`gantry_catalog::Table`].
//!
//! Time, keys and the surface come through one trait, so tests play on their own clock.

mod board;
mod console;
mod digits;
mod draw;
mod flow;
mod link;
mod live;
mod menu;
mod palette;
mod password;
mod pick;
mod playback;
mod scene;
mod screen;
pub mod shared;
mod signals;
mod table;
mod talk;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
mod timeline;
mod voice;

pub use link::{Keep, Link, LinkError, LinkEvent, Local, Remote, error_phrase};
pub use live::{Arrived, End, SaveFile, ScreenError};
pub use password::password;
pub use playback::PlaybackOptions;
pub use screen::is_there;
pub use signals::{end_cleanly_on_signals, uninterrupted};
pub use timeline::{Timeline, clock_time};
pub use voice::{
    MESSAGES, Substitutes, Voice, changed_options, code, options, placed, sentence, winners,
};

use gantry_catalog::{Perspective, Table};
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
    voice: &mut Voice,
    title: &str,
    remarks: Vec<String>,
) -> Result<End, ScreenError> {
    let mut screen = screen::FullScreen::open()?;
    live::play(link, frame, voice, title, remarks, &mut screen)
}

/// Plays or watches at a shared table on the full screen until the reader leaves; returns also the
/// id of the table that was left, which may be a rematch.
///
/// # Errors
/// If the terminal fails, or the link does.
pub fn play_shared(
    link: &mut dyn Link,
    arrived: Arrived<'_>,
    voice: &mut Voice,
    title: &str,
) -> Result<(End, String), ScreenError> {
    let mut screen = screen::FullScreen::open()?;
    live::play_shared(link, arrived, voice, title, &mut screen)
}

/// Shows a recorded game on the full screen.
///
/// # Errors
/// If the terminal fails.
pub fn watch(
    whole: &dyn Table,
    voice: &Voice,
    title: &str,
    perspective: Perspective,
    watching: PlaybackOptions,
) -> Result<(), ScreenError> {
    let mut screen = screen::FullScreen::open()?;
    Ok(playback::watch(whole, voice, title, perspective, watching, &mut screen)?)
}
