//! Output for a terminal, a pipe or a screen reader.

use std::env;
use std::io::{self, IsTerminal, Write};

use anstream::AutoStream;
use anstyle::{AnsiColor, Style};
use gantry_kernel::outside::printable;
use terminal_size::{Width, terminal_size_of};
use unicode_width::UnicodeWidthStr;

use crate::wrap::{clip, fit, wrap};

/// Wider text is hard to read, however wide the window.
const WIDEST: usize = 110;
/// Narrower boxes would be mostly frame.
const NARROWEST: usize = 24;

/// Labels have their own column if at least this much is left for the content.
const WIDEST_MARGIN_SHARE: usize = 24;

pub(crate) const STRONG: Style = Style::new().bold();
pub(crate) const FAINT: Style = Style::new().dimmed();
pub(crate) const OWN: Style = AnsiColor::Cyan.on_default().bold();
pub(crate) const BAD: Style = AnsiColor::Red.on_default();
pub(crate) const GOOD: Style = AnsiColor::Green.on_default();

/// In narrower lists the notation of a choice has its own line.
const NARROW_LIST: usize = 60;
/// Where the text of a choice begins, after its number.
const HANGING: usize = 5;
/// Enough empty lines to push what was shown off most screens.
const MANY_LINES: usize = 60;

/// Something to choose: its number, what it does, and how it is written if that is not the same.
#[derive(Debug)]
pub(crate) struct Item {
    pub(crate) number: usize,
    pub(crate) text: String,
    pub(crate) notation: Option<String>,
}

impl Item {
    /// Its width on one line.
    fn width(&self) -> usize {
        let notation = self.notation.as_ref().map_or(0, |notation| notation.width() + 3);
        HANGING + self.text.width() + notation
    }

    /// One line, with the notation in this style.
    fn line(&self, style: Style) -> String {
        let Self { number, text, notation } = self;
        match notation {
            None => format!("{number:>3}  {text}"),
            Some(notation) => format!("{number:>3}  {text} {style}[{notation}]{style:#}"),
        }
    }
}

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

/// Standard output: formatted on a terminal, plain otherwise.
pub(crate) struct Screen {
    out: AutoStream<io::Stdout>,
    /// Whether it is formatted; otherwise it is plain, one thing per line.
    drawn: bool,
    /// A terminal that can only print.
    dumb: bool,
}

impl Screen {
    pub(crate) fn new(plain: bool) -> Self {
        let stdout = io::stdout();
        let dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
        let plain = plain || dumb;
        let drawn = stdout.is_terminal() && !plain;
        let out = if plain { AutoStream::never(stdout) } else { AutoStream::auto(stdout) };
        Self { out, drawn, dumb }
    }

    /// The width to use, which may change at any time.
    fn width(&self) -> Option<usize> {
        self.drawn.then(|| {
            let size = terminal_size_of(io::stdout());
            let columns = size.map_or(80, |(Width(columns), _)| columns.into());
            columns.clamp(NARROWEST, WIDEST)
        })
    }

    pub(crate) fn line(&mut self, text: &str) -> io::Result<()> {
        let text = &printable(text);
        match self.width() {
            None => writeln!(self.out, "{text}"),
            Some(width) => {
                wrap(text, width).iter().try_for_each(|line| writeln!(self.out, "{line}"))
            }
        }
    }

    /// A line that begins with a mark; continuation lines are aligned with the text, not the mark.
    pub(crate) fn marked(&mut self, mark: &str, text: &str) -> io::Result<()> {
        let text = &printable(text);
        let Some(width) = self.width() else { return writeln!(self.out, "{mark}{text}") };
        let room = width.saturating_sub(mark.width()).max(NARROWEST / 2);
        for (index, line) in fit(text, room).iter().enumerate() {
            let margin = if index == 0 { mark.to_owned() } else { " ".repeat(mark.width()) };
            writeln!(self.out, "{margin}{line}")?;
        }
        Ok(())
    }

    pub(crate) fn styled(&mut self, style: Style, text: &str) -> io::Result<()> {
        let text = &printable(text);
        match self.width() {
            None => writeln!(self.out, "{text}"),
            Some(width) => wrap(text, width)
                .iter()
                .try_for_each(|line| writeln!(self.out, "{style}{line}{style:#}")),
        }
    }

    /// Text with its own line breaks.
    pub(crate) fn raw(&mut self, text: &str) -> io::Result<()> {
        let mut lines = text.split('\n').map(printable);
        write!(self.out, "{}", lines.next().unwrap_or_default())?;
        lines.try_for_each(|line| write!(self.out, "\n{line}"))
    }

    /// Output for programs.
    pub(crate) fn json(&mut self, json: &serde_json::Value) -> io::Result<()> {
        self.raw(&format!("{json:#}\n"))
    }

    /// Makes everything written visible now.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    pub(crate) fn blank(&mut self) -> io::Result<()> {
        writeln!(self.out)
    }

    /// Text without a line break, for an answer to follow.
    pub(crate) fn ask(&mut self, text: &str) -> io::Result<()> {
        write!(self.out, "{}", printable(text))?;
        self.out.flush()
    }

    /// Leaves nothing for the next player to read. Only where it is possible to scroll back.
    pub(crate) fn clear(&mut self) -> io::Result<()> {
        let out = self.out.as_inner();
        if out.is_terminal() {
            let mut out = out.lock();
            if self.dumb {
                return out.write_all("\n".repeat(MANY_LINES).as_bytes());
            }
            // Not a colour, so it must be written whatever the setting for colours is.
            out.write_all(b"\x1b[2J\x1b[3J\x1b[H")?;
            out.flush()?;
        }
        Ok(())
    }

    /// A numbered entry of a log.
    pub(crate) fn numbered(&mut self, number: usize, text: &str) -> io::Result<()> {
        let text = &printable(text);
        let Some(width) = self.width() else { return writeln!(self.out, "{number:>5}  {text}") };
        for (index, line) in wrap(text, width - 7).iter().enumerate() {
            let number = if index == 0 { number.to_string() } else { String::new() };
            writeln!(self.out, "{FAINT}{number:>5}{FAINT:#}  {line}")?;
        }
        Ok(())
    }

    pub(crate) fn block(&mut self, block: &Block) -> io::Result<()> {
        let Some(width) = self.width() else { return self.plain_block(block) };
        let style = block.style;
        let title = clip(&printable(&block.title), width - 6);
        let rule = "─".repeat(width - 5 - title.width());
        writeln!(self.out, "┌─ {style}{title}{style:#} {rule}┐")?;
        let longest = block.rows.iter().map(|row| row.label.width()).max().unwrap_or(0);
        let margin = if longest + WIDEST_MARGIN_SHARE > width { 2 } else { longest + 2 };
        for BlockRow { label, cells, .. } in &block.rows {
            // A label leaves at least half of the box to its content.
            let label = clip(&printable(label), (width - 4) / 2 - 2);
            let pad = " ".repeat(margin.saturating_sub(label.width()).max(2));
            let text = cells.join(" · ");
            let text = printable(&text);
            let room = (width - 4) - (label.width() + pad.width());
            for (index, line) in fit(&text, room).iter().enumerate() {
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
        writeln!(self.out, "{}", printable(&block.title))?;
        block.rows.iter().try_for_each(|row| writeln!(self.out, "  {}", printable(&row.plain)))
    }

    /// Choices, in as many columns as fit, in reading order downwards; in one column, continuation
    /// lines are indented below the text.
    pub(crate) fn choices(&mut self, items: &[Item]) -> io::Result<()> {
        const GAP: usize = 3;
        let Some(width) = self.width() else {
            return items
                .iter()
                .try_for_each(|item| writeln!(self.out, "{}", item.line(Style::new())));
        };
        let longest = items.iter().map(Item::width).max().unwrap_or(0);
        let count = (width + GAP) / (longest + GAP);
        if count < 2 || width < NARROW_LIST {
            return items.iter().try_for_each(|item| self.hanging(item, width));
        }
        let height = items.len().div_ceil(count);
        for row in 0..height {
            let mut gap = 0;
            for item in items.iter().skip(row).step_by(height) {
                write!(self.out, "{}{}", " ".repeat(gap), item.line(FAINT))?;
                gap = longest + GAP - item.width();
            }
            writeln!(self.out)?;
        }
        Ok(())
    }

    fn hanging(&mut self, item: &Item, width: usize) -> io::Result<()> {
        if width >= NARROW_LIST && item.width() <= width {
            return writeln!(self.out, "{}", item.line(FAINT));
        }
        let margin = " ".repeat(HANGING);
        for (index, line) in fit(&item.text, width - HANGING).iter().enumerate() {
            if index == 0 {
                writeln!(self.out, "{:>3}  {line}", item.number)?;
            } else {
                writeln!(self.out, "{margin}{line}")?;
            }
        }
        let notation = item.notation.as_ref().map(|notation| format!("[{notation}]"));
        for line in notation.iter().flat_map(|text| fit(text, width - HANGING)) {
            writeln!(self.out, "{margin}{FAINT}{line}{FAINT:#}")?;
        }
        Ok(())
    }
}
