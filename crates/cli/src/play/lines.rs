//! Reads answers: with a line editor on a terminal, as plain lines otherwise.

use std::io::{self, BufRead, IsTerminal, Read};

use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;

use crate::fail::CliError;
use crate::screen::Screen;

/// Longer lines are not answers; they would only fill the memory.
pub(crate) const LONGEST: usize = 10_000;

/// What somebody typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// A line, without its break.
    Typed(String),
    /// A line of more than [`LONGEST`] bytes.
    TooLong,
    /// The end of the input.
    End,
}

/// A source of lines.
pub(crate) enum Lines {
    Editor(Box<DefaultEditor>),
    Plain,
}

impl Lines {
    /// Whether a person is at a terminal.
    pub(crate) fn have_reader() -> bool {
        io::stdin().is_terminal() && io::stdout().is_terminal()
    }

    pub(crate) fn new() -> Result<Self, CliError> {
        if Self::have_reader() {
            let editor = DefaultEditor::new().map_err(CliError::usage)?;
            return Ok(Self::Editor(Box::new(editor)));
        }
        Ok(Self::Plain)
    }

    /// Whether there is a person to ask.
    pub(crate) const fn on_terminal(&self) -> bool {
        matches!(self, Self::Editor(_))
    }

    /// Forgets what was typed: it may be a secret of the player who typed it.
    pub(crate) fn forget(&mut self) -> Result<(), CliError> {
        match self {
            Self::Plain => Ok(()),
            Self::Editor(editor) => editor.clear_history().map_err(CliError::usage),
        }
    }

    /// The next answer.
    pub(crate) fn read(&mut self, screen: &mut Screen, prompt: &str) -> Result<Line, CliError> {
        match self {
            Self::Plain => plain(screen, prompt),
            Self::Editor(editor) => match editor.readline(prompt) {
                Ok(line) if line.len() > LONGEST => Ok(Line::TooLong),
                Ok(line) => {
                    if !line.trim().is_empty() {
                        editor.add_history_entry(&line).map_err(CliError::usage)?;
                    }
                    Ok(Line::Typed(line))
                }
                Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(Line::End),
                Err(error) => Err(CliError::usage(error)),
            },
        }
    }
}

/// A piped answer is repeated after the prompt, so that the output reads like the whole game.
fn plain(screen: &mut Screen, prompt: &str) -> Result<Line, CliError> {
    screen.ask(prompt)?;
    let line = bounded(&mut io::stdin().lock())
        .map_err(|error| CliError::usage(format_args!("cannot read: {error}")))?;
    let echoed = !io::stdin().is_terminal();
    match &line {
        Line::Typed(text) if echoed => screen.line(text)?,
        Line::Typed(_) => {}
        Line::TooLong | Line::End => screen.blank()?,
    }
    Ok(line)
}

/// The next line; no more of it is kept in memory than an answer may have.
pub(crate) fn bounded(input: &mut impl BufRead) -> io::Result<Line> {
    let mut bytes = Vec::new();
    if input.take(LONGEST as u64 + 1).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(Line::End);
    }
    if bytes.len() > LONGEST && !bytes.ends_with(b"\n") {
        input.skip_until(b'\n')?;
        return Ok(Line::TooLong);
    }
    Ok(Line::Typed(String::from_utf8_lossy(&bytes).trim_end().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_is_too_long_is_skipped_whole() {
        let longest = "x".repeat(LONGEST);
        let input = format!("one\n{longest}\n{longest}x\n{longest}{longest}\r\n\nlast");
        let mut input = io::Cursor::new(input);
        let mut next = || bounded(&mut input).unwrap();
        let typed = |text: &str| Line::Typed(text.into());
        assert_eq!(next(), typed("one"));
        assert_eq!(next(), typed(&longest));
        assert_eq!([next(), next()], [Line::TooLong, Line::TooLong]);
        assert_eq!([next(), next(), next()], [typed(""), typed("last"), Line::End]);
    }
}
