//! The parts of the table: where each is, and how many lines it gets.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Text;

use crate::board::{self, RowNeed, Shape};
use crate::palette::Palette;
use crate::scene::{Board, Whose};

/// From these widths on there is room for two columns, and for three.
const TWO_COLUMNS: u16 = 60;
const THREE_COLUMNS: u16 = 120;
/// The gap between columns.
const GUTTER: u16 = 2;

/// Where each part is.
struct Plan<'a> {
    /// Side by side, each with its parts from the top.
    columns: Vec<Vec<&'a Board>>,
    /// Below all columns.
    below: Vec<&'a Board>,
}

impl<'a> Plan<'a> {
    fn new(boards: &'a [Board], width: u16) -> Self {
        let of = |whose: Whose| boards.iter().filter(move |board| board.whose == whose);
        let own: Vec<_> = of(Whose::Own).collect();
        let others: Vec<_> = of(Whose::Other).collect();
        let common: Vec<_> = of(Whose::Common).collect();
        let few = own.len() + others.len() <= 2;
        let (half, rest) = others.split_at(others.len().div_ceil(2));
        let (columns, below) = if width < TWO_COLUMNS {
            (vec![[own, common, others].concat()], Vec::new())
        } else if width < THREE_COLUMNS && few {
            // Two players face each other across what they share.
            (
                if own.is_empty() { vec![half.to_vec(), rest.to_vec()] } else { vec![own, others] },
                common,
            )
        } else if own.is_empty() {
            // A spectator sees all seats alike.
            let mut columns = vec![half.to_vec(), rest.to_vec()];
            if width < THREE_COLUMNS {
                columns[0].splice(..0, common);
            } else {
                columns.push(common);
            }
            (columns, Vec::new())
        } else if width < THREE_COLUMNS {
            (vec![[own, common].concat(), others], Vec::new())
        } else {
            (vec![own, others, common], Vec::new())
        };
        let columns = columns.into_iter().filter(|column| !column.is_empty()).collect();
        Self { columns, below }
    }

    /// Two parts side by side with rows for the same things: they share their labels.
    fn twins(&self) -> Option<[&'a Board; 2]> {
        let [left, right] = self.columns.as_slice() else { return None };
        let ([left], [right]) = (left.as_slice(), right.as_slice()) else { return None };
        let labels = |board: &'a Board| board.rows.iter().map(|row| &row.label);
        labels(left).eq(labels(right)).then_some([left, right])
    }

    fn widths(&self, width: u16) -> Vec<u16> {
        let count = u16::try_from(self.columns.len().max(1)).expect("three at most");
        let free = width.saturating_sub(GUTTER * (count - 1));
        if let Some([left, _]) = self.twins() {
            let labels = board::margin(left, Shape::labelled(usize::from(free / 2)));
            let labels = u16::try_from(labels).unwrap_or(0);
            let left = labels + (free - labels).div_ceil(2);
            return vec![left, free - left];
        }
        (0..count).map(|index| free / count + u16::from(index < free % count)).collect()
    }

    /// The height of the highest column, if each row gets as many lines as it needs.
    fn columns_height(&self, width: u16) -> usize {
        let widths = self.widths(width);
        if let Some(twins) = self.twins() {
            return 1 + twin_wants(twins, &widths).iter().map(|want| want.lines).sum::<usize>();
        }
        let heights = self.columns.iter().zip(widths).map(|(column, width)| {
            column.iter().map(|board| board::height(board, usize::from(width))).sum::<usize>()
        });
        heights.max().unwrap_or(0)
    }

    /// The same with one line for each row.
    fn columns_least(&self) -> usize {
        let heights = self.columns.iter().map(|column| column.iter().copied().map(least).sum());
        heights.max().unwrap_or(0)
    }
}

/// The left one has the labels.
fn twin_shapes(widths: &[u16]) -> [Shape; 2] {
    let right = Shape { width: usize::from(widths[1]), labelled: false };
    [Shape::labelled(usize::from(widths[0])), right]
}

/// Rows for the same thing are side by side, so both are as high as the higher one.
fn twin_wants(twins: [&Board; 2], widths: &[u16]) -> Vec<RowNeed> {
    let [left, right] = twin_shapes(widths);
    let (left, right) = (board::wants(twins[0], left), board::wants(twins[1], right));
    let want = |(left, right): (&RowNeed, &RowNeed)| RowNeed {
        lines: left.lines.max(right.lines),
        empty: left.empty && right.empty,
        vital: left.vital || right.vital,
    };
    left.iter().zip(&right).map(want).collect()
}

/// A line for the title and one for each row.
fn least(board: &Board) -> usize {
    1 + board.rows.len()
}

/// How many lines the whole table takes, with a line between its parts.
pub(crate) fn height(boards: &[Board], width: u16) -> usize {
    let plan = Plan::new(boards, width);
    let gaps = plan.columns.iter().map(Vec::len).max().unwrap_or(1) - 1 + plan.below.len();
    let below = plan.below.iter().map(|board| board::height(board, usize::from(width)));
    plan.columns_height(width) + below.sum::<usize>() + gaps
}

/// Draws all parts.
pub(crate) fn draw(frame: &mut Frame<'_>, area: Rect, boards: &[Board], palette: Palette) {
    let plan = Plan::new(boards, area.width);
    let room = usize::from(area.height);
    let below: usize = plan.below.iter().map(|board| board::height(board, area.width.into())).sum();
    // First a line per row of the columns, then what is below them, then the columns' longer rows.
    let first = plan.columns_least().min(room.saturating_sub(plan.below.len()));
    let needed = plan.columns_height(area.width);
    let high = needed.min(room.saturating_sub(below)).max(first);
    let high = u16::try_from(high).unwrap_or(area.height);
    let whole = height(boards, area.width) <= room;
    let columns = Rect { height: if plan.below.is_empty() { area.height } else { high }, ..area };
    let widths = plan.widths(area.width);
    let twins = plan.twins().map(|twins| {
        let wants = twin_wants(twins, &widths);
        board::allot(&wants, usize::from(columns.height))
    });
    let mut x = area.x;
    for (index, (parts, width)) in plan.columns.iter().zip(&widths).enumerate() {
        let place = Rect { x, width: *width, ..columns };
        match &twins {
            Some(given) => {
                let lines = board::lines(parts[0], twin_shapes(&widths)[index], given, palette);
                frame.render_widget(Text::from(lines), place);
            }
            None => column(frame, place, parts, palette),
        }
        x += width + GUTTER;
    }
    let used = columns.height + u16::from(whole);
    let rest = Rect { y: area.y + used, height: area.height.saturating_sub(used), ..area };
    column(frame, rest, &plan.below, palette);
}

fn column(frame: &mut Frame<'_>, area: Rect, parts: &[&Board], palette: Palette) {
    let width = usize::from(area.width);
    let heights = share(parts, width, usize::from(area.height));
    let used = heights.iter().sum::<usize>() + parts.len().saturating_sub(1);
    let gap = u16::from(used <= usize::from(area.height));
    let mut y = area.y;
    for (board, height) in parts.iter().zip(heights) {
        let shape = Shape::labelled(width);
        let given = board::allot(&board::wants(board, shape), height);
        let lines = board::lines(board, shape, &given, palette);
        let height = u16::try_from(height).unwrap_or(u16::MAX);
        frame.render_widget(Text::from(lines), Rect { y, height, ..area }.intersection(area));
        y = y.saturating_add(height + gap);
    }
}

/// How many lines each part of a column gets. First a line per row, for the vital parts before the
/// others, which share what is left. If there are still lines left, longer rows get them.
fn share(parts: &[&Board], width: usize, height: usize) -> Vec<usize> {
    let mut left = height;
    let mut waiting = parts.len();
    let first = parts.iter().map(|board| {
        let fair = if board.vital { left } else { left / waiting };
        // A title for each of the others.
        let most = fair.min(left.saturating_sub(waiting - 1).max(1));
        let given = least(board).min(most);
        left = left.saturating_sub(given);
        waiting -= 1;
        given
    });
    let mut heights: Vec<usize> = first.collect();
    for (board, given) in parts.iter().zip(&mut heights) {
        let more = board::height(board, width).saturating_sub(*given).min(left);
        *given += more;
        left -= more;
    }
    heights
}
