//! What a client gets from outside: time, keys, and a surface to draw on. Tests provide their own.

use std::io;
use std::time::Duration;

use crate::scene::Scene;

/// A key, as far as it has a meaning here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    /// A letter, a digit, a symbol or the space bar.
    Char(char),
    Enter,
    Escape,
    Backspace,
    Left,
    Right,
    Up,
    Down,
    PageUp,
    PageDown,
    Home,
    End,
    /// Ctrl-C: the player wants to leave.
    Interrupt,
    /// Any other.
    Other,
}

/// Something from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Signal {
    /// A key was pressed.
    Key(Key),
    /// The window has another size, so everything must be drawn again.
    Resized,
}

/// A screen with keys and a clock.
pub(crate) trait Console {
    /// How long the console has been open.
    fn elapsed(&self) -> Duration;
    /// Waits for a signal, at most until this time; it may return earlier without one.
    fn wait(&mut self, until: Option<Duration>) -> io::Result<Option<Signal>>;
    /// Shows the scene.
    fn draw(&mut self, scene: &Scene) -> io::Result<()>;
}
