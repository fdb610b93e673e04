//! Where answers come from: a line editor on a terminal, plain lines otherwise.

use std::io::{self, BufRead, IsTerminal};

use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;

use crate::fail::Failure;
use crate::screen::Screen;

/// A source of lines.
pub(crate) enum Lines {
    Editor(Box<DefaultEditor>),
    Plain,
}

impl Lines {
    pub(crate) fn new() -> Result<Self, Failure> {
        if io::stdin().is_terminal() && io::stdout().is_terminal() {
            let editor = DefaultEditor::new().map_err(Failure::usage)?;
            return Ok(Self::Editor(Box::new(editor)));
        }
        Ok(Self::Plain)
    }

    /// Whether somebody is there to ask.
    pub(crate) const fn on_terminal(&self) -> bool {
        matches!(self, Self::Editor(_))
    }

    /// Forgets what was typed: it may be the secret of the player who typed it.
    pub(crate) fn forget(&mut self) -> Result<(), Failure> {
        match self {
            Self::Plain => Ok(()),
            Self::Editor(editor) => editor.clear_history().map_err(Failure::usage),
        }
    }

    /// The next answer without its line break; none at the end of the input.
    pub(crate) fn read(
        &mut self,
        screen: &mut Screen,
        prompt: &str,
    ) -> Result<Option<String>, Failure> {
        match self {
            Self::Plain => plain(screen, prompt),
            Self::Editor(editor) => match editor.readline(prompt) {
                Ok(line) => {
                    if !line.trim().is_empty() {
                        editor.add_history_entry(&line).map_err(Failure::usage)?;
                    }
                    Ok(Some(line))
                }
                Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
                Err(error) => Err(Failure::usage(error)),
            },
        }
    }
}

/// A piped answer is repeated after the prompt, so that the output reads like the game it was.
fn plain(screen: &mut Screen, prompt: &str) -> Result<Option<String>, Failure> {
    screen.ask(prompt)?;
    let mut bytes = Vec::new();
    let read = io::stdin().lock().read_until(b'\n', &mut bytes);
    if read.map_err(|error| Failure::usage(format_args!("cannot read: {error}")))? == 0 {
        screen.blank()?;
        return Ok(None);
    }
    let line = String::from_utf8_lossy(&bytes).trim_end().to_owned();
    if !io::stdin().is_terminal() {
        screen.line(&line)?;
    }
    Ok(Some(line))
}
