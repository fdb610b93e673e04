//! Reads a password without showing it.

use std::io::{self, Write};

use ratatui::crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use ratatui::crossterm::terminal::{disable_raw_mode, enable_raw_mode};

/// The password that somebody types at the terminal; `None` if they type none.
///
/// # Errors
/// If the terminal fails.
pub fn password(prompt: &str) -> io::Result<Option<String>> {
    let mut out = io::stderr();
    write!(out, "{prompt} ")?;
    out.flush()?;
    enable_raw_mode()?;
    let typed = read();
    disable_raw_mode()?;
    writeln!(out)?;
    typed
}

fn read() -> io::Result<Option<String>> {
    let mut typed = String::new();
    loop {
        let Event::Key(key) = event::read()? else { continue };
        if key.kind == KeyEventKind::Release {
            continue;
        }
        match key.code {
            KeyCode::Enter => return Ok(Some(typed).filter(|typed| !typed.is_empty())),
            KeyCode::Esc => return Ok(None),
            KeyCode::Char('c' | 'd') if key.modifiers == KeyModifiers::CONTROL => return Ok(None),
            KeyCode::Backspace => drop(typed.pop()),
            KeyCode::Char(letter) => typed.push(letter),
            _ => {}
        }
    }
}
