//! Claims: what must hold at some point, as written in the file.

use std::borrow::Cow;

use gantry_kernel::{LineError, ParseError, Viewer};

use crate::Block;

/// TOML whose keys must have these values, in the table's state or in a viewer's view of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Claim<'a> {
    pub(crate) viewer: Option<Viewer>,
    pub(crate) text: Cow<'a, str>,
    /// The line of the file on which the text begins.
    pub(crate) line: usize,
    /// The last line of the file that it may extend to.
    pub(crate) end: usize,
}

impl<'a> Claim<'a> {
    /// Parses one line: `KEY = VALUE` or `as B: KEY = VALUE`.
    pub(crate) fn of_line(text: &'a str, line: usize) -> Result<Self, ParseError> {
        let (viewer, text) = match seen_by(text) {
            Some((viewer, text)) => (Some(viewer?), text),
            None => (None, text),
        };
        Ok(Self { viewer, text: text.into(), line, end: line })
    }

    /// Turns an error at a line of the text, counted from 1, into an error of the file.
    pub(crate) fn fault(&self, fault: LineError) -> LineError {
        let fault = fault.shifted_by(self.line - 1);
        LineError { line: fault.line.min(self.end), ..fault }
    }
}

/// The claims of a whole `then`: its TOML, and one for each line `as B: KEY = VALUE`.
pub(crate) fn claims(block: &Block) -> Result<Vec<Claim<'_>>, LineError> {
    let mut seen = Vec::new();
    let mut rest = String::new();
    for (index, text) in block.text.lines().enumerate() {
        if seen_by(text).is_some() {
            let line = (block.line + index).min(block.end);
            let claim = Claim::of_line(text, line);
            seen.push(claim.map_err(|expected| LineError::new(line, expected))?);
        } else {
            rest.push_str(text);
        }
        rest.push('\n');
    }
    let text = if seen.is_empty() { block.text.as_str().into() } else { rest.into() };
    let table = Claim { viewer: None, text, line: block.line, end: block.end };
    Ok([table].into_iter().chain(seen).collect())
}

/// The viewer and the claim in `as B: …`.
fn seen_by(text: &str) -> Option<(Result<Viewer, ParseError>, &str)> {
    let (name, rest) = text.trim_start().strip_prefix("as ")?.split_once(':')?;
    let viewer = match name.trim() {
        "spectator" => Ok(Viewer::Spectator),
        name => name
            .parse()
            .map(Viewer::Seat)
            .map_err(|_| ParseError::new("a seat letter or `spectator` after `as`", name)),
    };
    Some((viewer, rest))
}
