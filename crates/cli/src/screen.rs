//! Lines for a terminal, a pipe or a screen reader.

use std::io::{self, IsTerminal, Write};

use anstream::AutoStream;
use anstyle::{AnsiColor, Style};
use terminal_size::{Width, terminal_size_of};
use unicode_width::UnicodeWidthStr;

/// Wider text is hard to read, however wide the window.
const WIDEST: usize = 110;
/// Narrower boxes would be mostly frame.
const NARROWEST: usize = 24;

/// Labels stand in a column of their own where at least so much is left for the content.
const WIDEST_MARGIN_SHARE: usize = 24;

pub(crate) const STRONG: Style = Style::new().bold();
pub(crate) const FAINT: Style = Style::new().dimmed();
pub(crate) const OWN: Style = AnsiColor::Cyan.on_default().bold();
pub(crate) const BAD: Style = AnsiColor::Red.on_default();
pub(crate) const GOOD: Style = AnsiColor::Green.on_default();

/// A box of rows with a heading.
#[derive(Debug)]
pub(crate) struct Block {
    pub(crate) title: String,
    pub(crate) style: Style,
    pub(crate) rows: Vec<BlockRow>,
}

/// A row of a box.
#[derive(Debug)]
pub(crate) struct BlockRow {
    pub(crate) label: String,
    pub(crate) cells: Vec<String>,
    /// The whole row as one line, for pipes and screen readers.
    pub(crate) plain: String,
}

/// Standard output: drawn for eyes on a terminal, plain otherwise.
pub(crate) struct Screen {
    out: AutoStream<io::Stdout>,
    /// The width to draw for; none: plain, one thing per line.
    width: Option<usize>,
}

impl Screen {
    pub(crate) fn new(plain: bool) -> Self {
        let stdout = io::stdout();
        let drawn = stdout.is_terminal() && !plain;
        let width = drawn.then(|| {
            let columns =
                terminal_size_of(&stdout).map_or(80, |(Width(columns), _)| columns.into());
            columns.clamp(NARROWEST, WIDEST)
        });
        let out = if plain { AutoStream::never(stdout) } else { AutoStream::auto(stdout) };
        Self { out, width }
    }

    pub(crate) fn line(&mut self, text: &str) -> io::Result<()> {
        match self.width {
            None => writeln!(self.out, "{text}"),
            Some(width) => {
                wrap(text, width, 0).iter().try_for_each(|line| writeln!(self.out, "{line}"))
            }
        }
    }

    pub(crate) fn styled(&mut self, style: Style, text: &str) -> io::Result<()> {
        match self.width {
            None => writeln!(self.out, "{text}"),
            Some(width) => wrap(text, width, 0)
                .iter()
                .try_for_each(|line| writeln!(self.out, "{style}{line}{style:#}")),
        }
    }

    /// Text as it is, with its own line breaks.
    pub(crate) fn raw(&mut self, text: &str) -> io::Result<()> {
        write!(self.out, "{text}")
    }

    pub(crate) fn blank(&mut self) -> io::Result<()> {
        writeln!(self.out)
    }

    /// Text without a line break, for an answer to follow.
    pub(crate) fn ask(&mut self, text: &str) -> io::Result<()> {
        write!(self.out, "{text}")?;
        self.out.flush()
    }

    /// Leaves nothing for the next player to read. Only where there is something to scroll back to.
    pub(crate) fn clear(&mut self) -> io::Result<()> {
        let out = self.out.as_inner();
        if out.is_terminal() {
            // Not a colour, so it must come through whatever is said about colours.
            let mut out = out.lock();
            out.write_all(b"\x1b[2J\x1b[3J\x1b[H")?;
            out.flush()?;
        }
        Ok(())
    }

    /// A numbered entry of a log.
    pub(crate) fn numbered(&mut self, number: usize, text: &str) -> io::Result<()> {
        let Some(width) = self.width else { return writeln!(self.out, "{number:>5}  {text}") };
        for (index, line) in wrap(text, width - 7, 0).iter().enumerate() {
            let number = if index == 0 { number.to_string() } else { String::new() };
            writeln!(self.out, "{FAINT}{number:>5}{FAINT:#}  {line}")?;
        }
        Ok(())
    }

    pub(crate) fn block(&mut self, block: &Block) -> io::Result<()> {
        let Some(width) = self.width else { return self.plain_block(block) };
        let style = block.style;
        let title = clip(&block.title, width - 6);
        let rule = "─".repeat(width - 5 - title.width());
        writeln!(self.out, "┌─ {style}{title}{style:#} {rule}┐")?;
        let longest = block.rows.iter().map(|row| row.label.width()).max().unwrap_or(0);
        let margin = if longest + WIDEST_MARGIN_SHARE > width { 2 } else { longest + 2 };
        for BlockRow { label, cells, .. } in &block.rows {
            let pad = " ".repeat(margin.saturating_sub(label.width()).max(2));
            let text = cells.join(" · ");
            let room = (width - 4).saturating_sub(margin.max(label.width() + 2)).max(8);
            for (index, line) in wrap(&text, room, 0).iter().enumerate() {
                let start = if index == 0 {
                    format!("{FAINT}{label}{FAINT:#}{pad}")
                } else {
                    " ".repeat(label.width() + pad.width())
                };
                let used = label.width() + pad.width() + line.width();
                let gap = " ".repeat((width - 4).saturating_sub(used));
                writeln!(self.out, "│ {start}{line}{gap} │")?;
            }
        }
        writeln!(self.out, "└{}┘", "─".repeat(width - 2))
    }

    fn plain_block(&mut self, block: &Block) -> io::Result<()> {
        writeln!(self.out, "{}", block.title)?;
        block.rows.iter().try_for_each(|row| writeln!(self.out, "  {}", row.plain))
    }

    /// Items in as many columns as fit, read downwards.
    pub(crate) fn columns(&mut self, items: &[String]) -> io::Result<()> {
        const GAP: usize = 3;
        let longest = items.iter().map(|item| item.width()).max().unwrap_or(0);
        let count = self.width.map_or(1, |width| ((width + GAP) / (longest + GAP)).max(1));
        let height = items.len().div_ceil(count);
        for row in 0..height {
            let mut line = String::new();
            for item in items.iter().skip(row).step_by(height) {
                let reached = line.width().div_ceil(longest + GAP) * (longest + GAP);
                line.push_str(&" ".repeat(reached - line.width()));
                line.push_str(item);
            }
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }
}

fn clip(text: &str, width: usize) -> String {
    let mut clipped = text.to_owned();
    while clipped.width() > width {
        clipped.pop();
    }
    clipped
}

/// The text in lines of at most this width, broken at spaces; all but the first are indented. A word
/// that is too long for a line has one to itself.
fn wrap(text: &str, width: usize, indent: usize) -> Vec<String> {
    if text.width() <= width {
        return vec![text.to_owned()];
    }
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut empty = true;
    for word in text.split(' ') {
        if !empty && line.width() + 1 + word.width() > width {
            lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line.push_str(word);
        empty = false;
    }
    lines.push(line);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_broken_at_spaces() {
        assert_eq!(wrap("one two three", 8, 2), ["one two", "  three"]);
        assert_eq!(wrap("unbreakable it is", 5, 0), ["unbreakable", "it is"]);
        assert_eq!(wrap("  kept", 20, 0), ["  kept"]);
        assert_eq!(wrap("", 5, 0), [""]);
    }

    #[test]
    fn clipping_counts_columns() {
        assert_eq!(clip("größer", 3), "grö");
    }
}
