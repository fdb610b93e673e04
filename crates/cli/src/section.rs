//! Tables of figures, the same on a screen and on a page.

use std::io;

use unicode_width::UnicodeWidthStr;

use crate::screen::{FAINT, STRONG, Screen};

/// A table: names on the left, figures on the right, remarks at the end.
pub(crate) struct Section {
    pub(crate) title: String,
    /// How many columns are names.
    pub(crate) names: usize,
    pub(crate) head: Vec<String>,
    pub(crate) rows: Vec<Vec<String>>,
}

impl Section {
    /// The table in columns, its head first.
    fn lines(&self) -> Vec<String> {
        let table = self.table();
        let width = |column: usize| table.iter().map(|row| row[column].width()).max().unwrap_or(0);
        let widths: Vec<usize> = (0..self.head.len()).map(width).collect();
        let line = |row: &Vec<String>| {
            let filled = row.iter().enumerate().map(|(column, cell)| {
                let room = " ".repeat(widths[column] - cell.width());
                if self.is_text(column) { format!("{cell}{room}") } else { room + cell }
            });
            format!("  {}", filled.collect::<Vec<_>>().join("  ")).trim_end().to_owned()
        };
        table.iter().map(line).collect()
    }

    /// The table in Markdown.
    pub(crate) fn markdown(&self) -> Vec<String> {
        let row = |cells: &[String]| format!("| {} |", cells.join(" | ").replace('*', "\\*"));
        let rule = |column| if self.is_text(column) { "---" } else { "---:" }.to_owned();
        let rules: Vec<String> = (0..self.head.len()).map(rule).collect();
        let mut lines: Vec<String> = self.table().iter().map(|cells| row(cells)).collect();
        lines.insert(1, row(&rules));
        lines
    }

    /// The table on a screen, under its title.
    pub(crate) fn show(&self, screen: &mut Screen) -> io::Result<()> {
        screen.blank()?;
        screen.styled(STRONG, &self.title)?;
        let mut lines = self.lines().into_iter();
        if let Some(head) = lines.next() {
            screen.styled(FAINT, &head)?;
        }
        lines.try_for_each(|line| screen.line(&line))
    }

    /// The head and the rows.
    fn table(&self) -> Vec<Vec<String>> {
        std::iter::once(self.head.clone()).chain(self.rows.iter().cloned()).collect()
    }

    /// Names are aligned left, and so are remarks without a head.
    fn is_text(&self, column: usize) -> bool {
        column < self.names || self.head[column].is_empty()
    }
}

/// The heads of columns.
pub(crate) fn heads(words: &[&str]) -> Vec<String> {
    words.iter().map(ToString::to_string).collect()
}
