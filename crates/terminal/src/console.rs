//! What a client gets from outside: time and keys, and a surface to draw on. Tests bring their own.

use std::io;
use std::time::Duration;

use crate::scene::Scene;

/// A key, as far as it means anything here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    /// A letter, a digit, a sign or the space bar.
    Char(char),
    Enter,
    Escape,
    Left,
    Right,
    Up,
    Down,
    PageUp,
    PageDown,
    Home,
    End,
    /// Ctrl-C: whoever presses it wants to go.
    Interrupt,
    /// Any other.
    Other,
}

/// Something from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Signal {
    /// A key was pressed.
    Key(Key),
    /// The window has another size, so everything is to be drawn anew.
    Resized,
}

/// A screen with keys and a clock.
pub(crate) trait Console {
    /// How long the console has been open.
    fn elapsed(&self) -> Duration;
    /// Waits for a signal, but not longer than until this time; it may come back earlier without
    /// one.
    fn wait(&mut self, until: Option<Duration>) -> io::Result<Option<Signal>>;
    /// Shows this.
    fn draw(&mut self, scene: &Scene) -> io::Result<()>;
}
