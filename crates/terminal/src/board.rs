//! Lays out a part of the table in lines of a given width, and shortens it where there is little
//! room.

use gantry_kernel::Tone;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use crate::flow::{clip, clipped, words, wrap};
use crate::palette::Palette;
use crate::scene::{Board, BoardRow, Whose};

/// The gap between a label and its content.
const GAP: usize = 2;

/// How wide a part is, and whether its labels are shown: a part beside it may have the same ones.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    pub(crate) width: usize,
    pub(crate) labelled: bool,
}

impl Shape {
    /// A part with its labels.
    pub(crate) const fn labelled(width: usize) -> Self {
        Self { width, labelled: true }
    }
}

/// How many lines the whole part takes.
pub(crate) fn height(board: &Board, width: usize) -> usize {
    1 + wants(board, Shape::labelled(width)).iter().map(|want| want.lines).sum::<usize>()
}

/// The lines that a row would need.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RowNeed {
    pub(crate) lines: usize,
    /// Whether there is nothing in it.
    pub(crate) empty: bool,
    /// Whether it gets more lines before the others.
    pub(crate) vital: bool,
}

/// How many lines each row takes.
pub(crate) fn wants(board: &Board, shape: Shape) -> Vec<RowNeed> {
    let margin = margin(board, shape);
    let plain = Palette { coloured: false };
    let want = |row: &BoardRow| {
        let lines = wrap(&cells(&row.cells, plain), room(row, margin, shape)).len();
        RowNeed { lines, empty: row.empty, vital: row.vital }
    };
    board.rows.iter().map(want).collect()
}

/// How many lines each row gets below the title. If not everything fits, every row first gets one
/// line, then the vital ones get more, then the others, line by line in turn: a long row does not
/// hide a short one below it. If even that is too much, empty rows are dropped first, and one line
/// is left to say how many are missing.
pub(crate) fn allot(wants: &[RowNeed], height: usize) -> Vec<usize> {
    let mut left = height.saturating_sub(1);
    if wants.len() > left {
        left = left.saturating_sub(1);
        let mut given = vec![0; wants.len()];
        for empty in [false, true] {
            let rows = wants.iter().zip(&mut given).filter(|(want, _)| want.empty == empty);
            for (_, given) in rows.take(left) {
                *given = 1;
                left -= 1;
            }
        }
        return given;
    }
    left -= wants.len();
    let mut given = vec![1; wants.len()];
    for vital in [true, false] {
        let is_short =
            |(want, given): &(&RowNeed, &mut usize)| want.vital == vital && **given < want.lines;
        while left > 0 && wants.iter().zip(&mut given).any(|row| is_short(&row)) {
            for (_, given) in wants.iter().zip(&mut given).filter(is_short).take(left) {
                *given += 1;
                left -= 1;
            }
        }
    }
    given
}

/// The part with this many lines for each row; lines that a row does not need stay empty.
pub(crate) fn lines(
    board: &Board,
    shape: Shape,
    given: &[usize],
    palette: Palette,
) -> Vec<Line<'static>> {
    let mut lines = vec![heading(board, shape.width, palette)];
    let margin = margin(board, shape);
    for (row, given) in board.rows.iter().zip(given).filter(|(_, given)| **given > 0) {
        let room = room(row, margin, shape);
        let mut content = squeezed(row, room, *given, palette);
        content.resize(*given, Line::default());
        lines.extend(content.into_iter().enumerate().map(|(index, mut line)| {
            let shown = index == 0 && shape.labelled;
            let label = if shown { label(row, shape.width) } else { String::new() };
            let pad = " ".repeat((shape.width - room).saturating_sub(label.width()));
            line.spans.splice(..0, [Span::styled(label, palette.faint()), Span::raw(pad)]);
            line
        }));
    }
    let missing = given.iter().filter(|given| **given == 0).count();
    if missing > 0 {
        lines.push(Line::styled(format!("… +{missing}"), palette.faint()));
    }
    lines
}

/// The title on a rule; that of the reader's own part is heavier.
fn heading(board: &Board, width: usize, palette: Palette) -> Line<'static> {
    let (rule, style) = match board.whose {
        Whose::Own => ("━", palette.own()),
        Whose::Common | Whose::Other => ("─", palette.strong()),
    };
    let rule_style = if board.whose == Whose::Own { style } else { palette.faint() };
    let title = clipped(&board.title, width.saturating_sub(4));
    let rest = width.saturating_sub(title.width() + 4);
    Line::from(vec![
        Span::styled(format!("{} ", rule.repeat(2)), rule_style),
        Span::styled(title, style),
        Span::styled(format!(" {}", rule.repeat(rest)), rule_style),
    ])
}

/// The width of the label column. Labels that would take too much of the width stick out of it.
pub(crate) fn margin(board: &Board, shape: Shape) -> usize {
    let labels = board.rows.iter().map(|row| label_width(row, shape));
    labels.filter(|label| *label <= shape.width * 9 / 20).max().unwrap_or(0)
}

/// How wide a label is with its gap.
fn label_width(row: &BoardRow, shape: Shape) -> usize {
    match label(row, shape.width).width() {
        label if label > 0 && shape.labelled => label + GAP,
        _ => 0,
    }
}

/// The label, cut so that at least half of the width is left for the content.
fn label(row: &BoardRow, width: usize) -> String {
    clipped(&row.label, width / 2)
}

/// How much room is left for the content of a row.
fn room(row: &BoardRow, margin: usize, shape: Shape) -> usize {
    shape.width.saturating_sub(label_width(row, shape).max(margin)).max(1)
}

/// A cell and its tone.
type Cell = (String, Tone);

/// Cells separated by dots.
fn cells(cells: &[Cell], palette: Palette) -> Vec<(String, Style)> {
    let mut text = Vec::new();
    for (index, (cell, tone)) in cells.iter().enumerate() {
        if index > 0 {
            text.push(("·".to_owned(), palette.faint()));
        }
        text.extend(words(cell, palette.tone(*tone)));
    }
    text
}

/// The content of a row in at most `most` lines. If it is too long, equal neighbours are counted,
/// then those in the middle are left out: the first and the last say most, whether it is a pile or
/// a list.
fn squeezed(row: &BoardRow, room: usize, most: usize, palette: Palette) -> Vec<Line<'static>> {
    let fits =
        |text: &[Cell]| Some(wrap(&cells(text, palette), room)).filter(|it| it.len() <= most);
    if let Some(whole) = fits(&row.cells) {
        return whole;
    }
    let runs = row.cells.chunk_by(|one, other| one == other).map(|run| match run {
        [one] => one.clone(),
        [(text, tone), ..] => (format!("{} × {text}", run.len()), *tone),
        [] => unreachable!("a run has a beginning"),
    });
    let runs: Vec<Cell> = runs.collect();
    let gap = ("…".to_owned(), Tone::Faint);
    let without = |left_out: usize| match runs.split_first() {
        Some((first, rest)) if left_out > 0 => {
            let kept = [first.clone(), gap.clone()].into_iter();
            kept.chain(rest.iter().skip(left_out).cloned()).collect()
        }
        _ => runs.clone(),
    };
    let shorter = (0..runs.len().saturating_sub(1)).find_map(|left_out| fits(&without(left_out)));
    shorter.unwrap_or_else(|| {
        let mut lines = wrap(&cells(&runs, palette), room);
        let rest = lines.drain(most.saturating_sub(1)..).flat_map(|line| line.spans);
        let rest = rest.filter(|span| span.content != " ");
        let rest: Vec<_> = rest.map(|span| (span.content.into_owned(), span.style)).collect();
        lines.push(clip(&rest, room));
        lines
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(rows: &[(&str, &[&str])]) -> Board {
        let row = |(label, cells): &(&str, &[&str])| BoardRow {
            vital: false,
            label: (*label).into(),
            cells: cells.iter().map(|cell| ((*cell).into(), Tone::Plain)).collect(),
            empty: cells.is_empty(),
        };
        let rows = rows.iter().map(row).collect();
        Board { whose: Whose::Other, vital: false, title: "Ada".into(), rows }
    }

    fn drawn(board: &Board, width: usize, height: usize) -> Vec<Line<'static>> {
        let shape = Shape::labelled(width);
        let given = allot(&wants(board, shape), height);
        lines(board, shape, &given, Palette { coloured: false })
    }

    #[track_caller]
    fn check(board: &Board, width: usize, height: usize, expected: &[&str]) {
        let lines = drawn(board, width, height);
        let lines: Vec<String> =
            lines.iter().map(|line| line.to_string().trim_end().to_owned()).collect();
        assert_eq!(lines, expected);
    }

    #[test]
    fn rows_are_wrapped_under_their_content() {
        let board = board(&[("Deck", &["tank", "settler", "solar"]), ("VP", &["3"])]);
        let all = ["── Ada ─────────────", "Deck  tank · settler", "      · solar", "VP    3"];
        check(&board, 20, 9, &all);
        assert_eq!(height(&board, 20), 4);
    }

    #[test]
    fn where_room_is_short_every_row_has_a_line() {
        let board = board(&[("Deck", &["tank", "settler", "solar"]), ("VP", &["3"])]);
        check(&board, 20, 3, &["── Ada ─────────────", "Deck  tank ·…", "VP    3"]);
        check(&board, 22, 3, &["── Ada ───────────────", "Deck  tank · … · solar", "VP    3"]);
    }

    #[test]
    fn neighbours_that_are_alike_are_counted_where_room_is_short() {
        let board = board(&[("Row", &["tank", "tank", "tank", "Lift Off", "steal"])]);
        check(&board, 30, 2, &["── Ada ───────────────────────", "Row  3 × tank · … · steal"]);
        check(
            &board,
            34,
            2,
            &["── Ada ───────────────────────────", "Row  3 × tank · Lift Off · steal"],
        );
    }

    #[test]
    fn a_long_row_does_not_hide_a_short_one_below_it() {
        let need = |lines, vital| RowNeed { lines, empty: false, vital };
        assert_eq!(allot(&[need(5, false), need(2, false)], 6), [3, 2]);
        assert_eq!(allot(&[need(5, false), need(2, false), need(3, true)], 8), [2, 2, 3]);
        assert_eq!(allot(&[need(3, false), need(2, false)], 9), [3, 2]);
    }

    #[test]
    fn a_part_without_labels_is_as_wide_as_its_content() {
        let board = board(&[("Row", &["tank", "tank"])]);
        let shape = Shape { width: 12, labelled: false };
        let lines = lines(&board, shape, &[2], Palette { coloured: false });
        let lines: Vec<_> = lines.iter().map(ToString::to_string).collect();
        assert_eq!(lines, ["── Ada ─────", "tank · tank", ""]);
    }

    #[test]
    fn rows_without_room_are_counted() {
        let board = board(&[("a", &["1"]), ("b", &["2"]), ("c", &["3"])]);
        check(&board, 12, 3, &["── Ada ─────", "a  1", "… +2"]);
        check(&board, 12, 2, &["── Ada ─────", "… +3"]);
        // Titles are drawn even where there is no room; what is outside is not visible.
        check(&board, 12, 1, &["── Ada ─────", "… +3"]);
    }

    #[test]
    fn rows_with_nothing_in_them_go_first() {
        let board = board(&[("a", &[]), ("b", &["2"]), ("c", &[]), ("d", &["4"])]);
        check(&board, 12, 4, &["── Ada ─────", "b  2", "d  4", "… +2"]);
        check(&board, 12, 3, &["── Ada ─────", "b  2", "… +3"]);
    }

    #[test]
    fn long_labels_stand_out_of_the_column() {
        let board =
            board(&[("Quality Control", &["Inspector"]), ("Lab", &["2"]), ("Hand", &["3"])]);
        let narrow = ["── Ada ─────────────", "Quality…  Inspector", "Lab   2", "Hand  3"];
        check(&board, 20, 9, &narrow);
    }

    #[test]
    fn nothing_is_wider_than_it_may_be() {
        let board = board(&[("A label of some length", &["unbreakablecontent", "宇宙船"])]);
        for width in 16..40 {
            for line in drawn(&board, width, 20) {
                assert!(line.width() <= width, "{width}: {line}");
            }
        }
    }
}
