//! The real terminal.

use std::env;
use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use crate::console::{Console, Key, Signal};
use crate::draw;
use crate::palette::Palette;
use crate::scene::Scene;
use crate::signals;

/// Whether there is a terminal to draw on and to read keys from.
pub fn is_there() -> bool {
    let dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
    io::stdin().is_terminal() && io::stdout().is_terminal() && !dumb
}

/// The full screen, until it is dropped. Even after a panic, an error or a signal the terminal is
/// restored.
pub(crate) struct FullScreen {
    terminal: DefaultTerminal,
    palette: Palette,
    opened: Instant,
}

/// The longest wait, so that times in the far future need no special care.
const LONGEST_WAIT: Duration = Duration::from_hours(1);

impl FullScreen {
    pub(crate) fn open() -> io::Result<Self> {
        signals::end_cleanly_on_signals(None)?;
        let terminal = ratatui::try_init().inspect_err(|_| ratatui::restore())?;
        signals::screen_is_taken(true);
        let coloured = env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        Ok(Self { terminal, palette: Palette { coloured }, opened: Instant::now() })
    }
}

impl Drop for FullScreen {
    fn drop(&mut self) {
        // The panic hook restores the terminal before it prints; doing it twice could hide its
        // message.
        if !std::thread::panicking() {
            ratatui::restore();
        }
        signals::screen_is_taken(false);
    }
}

impl Console for FullScreen {
    fn elapsed(&self) -> Duration {
        self.opened.elapsed()
    }

    fn wait(&mut self, until: Option<Duration>) -> io::Result<Option<Signal>> {
        let until = until.unwrap_or(Duration::MAX);
        let patience = until.saturating_sub(self.elapsed()).min(LONGEST_WAIT);
        if !event::poll(patience)? {
            return Ok(None);
        }
        Ok(match event::read()? {
            Event::Key(key) if key.kind != KeyEventKind::Release => Some(Signal::Key(read(key))),
            Event::Resize(..) => Some(Signal::Resized),
            _ => None,
        })
    }

    fn draw(&mut self, scene: &Scene) -> io::Result<()> {
        let palette = self.palette;
        self.terminal.draw(|frame| draw::draw(frame, scene, palette)).map(drop)
    }
}

fn read(key: KeyEvent) -> Key {
    if key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) {
        let interrupt = key.modifiers == KeyModifiers::CONTROL && key.code == KeyCode::Char('c');
        return if interrupt { Key::Interrupt } else { Key::Other };
    }
    match key.code {
        KeyCode::Char(letter) => Key::Char(letter),
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Escape,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        _ => Key::Other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_bare_letters_are_letters() {
        let key = |code, modifiers| read(KeyEvent::new(code, modifiers));
        assert_eq!(key(KeyCode::Char('c'), KeyModifiers::NONE), Key::Char('c'));
        assert_eq!(key(KeyCode::Char('C'), KeyModifiers::SHIFT), Key::Char('C'));
        assert_eq!(key(KeyCode::Char('c'), KeyModifiers::CONTROL), Key::Interrupt);
        assert_eq!(key(KeyCode::Char('d'), KeyModifiers::CONTROL), Key::Other);
        assert_eq!(key(KeyCode::Char('1'), KeyModifiers::ALT), Key::Other);
        assert_eq!(key(KeyCode::Tab, KeyModifiers::NONE), Key::Other);
    }
}
