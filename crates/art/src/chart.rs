//! A chart of something over time, such as everybody's share of the win over a game: lines that
//! differ by dashes, not by colour alone, with a label at the end of each.

use crate::svg::{N, add, drawing, escaped};

/// The dashes of a line, by seat.
pub const DASHES: [&str; 8] =
    ["none", "10 5", "2 5", "12 4 2 4", "5 5", "16 6", "6 3 2 3 2 3", "1 6"];

/// Where the axes are, from the edges.
const LEFT: f32 = 40.0;
const RIGHT: f32 = 26.0;
const TOP: f32 = 10.0;
const BOTTOM: f32 = 12.0;
/// The minimum distance between the labels at the ends of lines.
const LINE_HEIGHT: f32 = 18.0;

/// The scale of shares: what is written at the bottom, in the middle and at the top.
pub const SHARES: [&str; 3] = ["0 %", "50 %", "100 %"];

/// A line of a chart.
#[derive(Clone, Debug, PartialEq)]
pub struct ChartLine {
    /// From left to right: how far the game has come and the share of the win, or whatever the
    /// chart shows, each from 0 to 1.
    pub points: Vec<(f32, f32)>,
    /// The colour, as CSS writes it.
    pub stroke: String,
    /// The dashes, such as one of [`DASHES`].
    pub dashes: &'static str,
    /// What is written at its end.
    pub label: String,
}

/// A chart of this size, in units of the text's pixels, with a scale from the bottom to the top.
/// Marks are upright lines, such as turning points.
pub fn chart(
    width: f32,
    height: f32,
    scale: [&str; 3],
    lines: &[ChartLine],
    marks: &[f32],
) -> String {
    let across = |at: f32| N(LEFT + (width - LEFT - RIGHT) * at.clamp(0.0, 1.0));
    let up = |share: f32| place(height, share);
    let mut out = String::from("<g font-size='12' fill='@ink'>");
    for quarter in [0_u8, 1, 2, 3, 4] {
        let y = up(f32::from(quarter) / 4.0);
        add!(
            out,
            "<path fill='none' stroke='@steel' stroke-opacity='.5' d='M{} {}H{}'/>",
            N(LEFT),
            N(y),
            N(width - RIGHT)
        );
        if quarter % 2 == 0 {
            add!(out, "<text x='{}' y='{}' text-anchor='end'>", N(LEFT - 6.0), N(y + 4.0));
            add!(out, "{}</text>", escaped(scale[usize::from(quarter / 2)]));
        }
    }
    for mark in marks {
        add!(
            out,
            "<path fill='none' stroke='@mustard' stroke-width='2' stroke-dasharray='3 4' d='M{} {}V{}'/>",
            across(*mark),
            N(TOP),
            N(height - BOTTOM)
        );
    }
    for line in lines {
        let path = line.points.iter().enumerate().map(|(index, (at, share))| {
            let letter = if index == 0 { 'M' } else { 'L' };
            format!("{letter}{} {}", across(*at), N(up(*share)))
        });
        add!(
            out,
            "<path fill='none' stroke='{}' stroke-width='2.5' stroke-linecap='butt' stroke-dasharray='{}' d='{}'/>",
            escaped(&line.stroke),
            line.dashes,
            path.collect::<String>()
        );
    }
    for (line, y) in labels(height, lines) {
        let (x, y) = (N(width - RIGHT + 7.0), N(y + 5.0));
        let (stroke, label) = (escaped(&line.stroke), escaped(&line.label));
        add!(out, "<text x='{x}' y='{y}' font-size='15' fill='{stroke}'>{label}</text>");
    }
    drawing(width, height, "chart", &(out + "</g>"))
}

fn place(height: f32, share: f32) -> f32 {
    height - BOTTOM - (height - TOP - BOTTOM) * share.clamp(0.0, 1.0)
}

/// Where the labels are: beside the ends of their lines, moved apart where they would overlap.
fn labels(height: f32, lines: &[ChartLine]) -> Vec<(&ChartLine, f32)> {
    let end = |line: &ChartLine| place(height, line.points.last().map_or(0.0, |point| point.1));
    let mut placed: Vec<_> = lines.iter().map(|line| (line, end(line))).collect();
    placed.sort_by(|one, two| one.1.total_cmp(&two.1));
    // First down from the top, then up from the bottom.
    let mut least = TOP;
    for (_, y) in &mut placed {
        *y = y.max(least);
        least = *y + LINE_HEIGHT;
    }
    let mut most = height - BOTTOM;
    for (_, y) in placed.iter_mut().rev() {
        *y = y.min(most);
        most = *y - LINE_HEIGHT;
    }
    placed
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(seat: usize, end: f32) -> ChartLine {
        let points = vec![(0.0, 0.5), (1.0, end)];
        ChartLine { points, stroke: "red".into(), dashes: DASHES[seat], label: seat.to_string() }
    }

    #[test]
    fn labels_never_overlap_nor_stand_outside() {
        for ends in [[0.0; 4], [1.0; 4], [0.5, 0.5, 0.0, 1.0], [0.02, 0.0, 0.98, 1.0]] {
            let lines: Vec<_> = ends.iter().enumerate().map(|(i, end)| line(i, *end)).collect();
            let placed = labels(200.0, &lines);
            assert!(placed.windows(2).all(|pair| pair[1].1 - pair[0].1 >= LINE_HEIGHT), "{ends:?}");
            assert!(placed.iter().all(|(_, y)| (TOP..=200.0 - BOTTOM).contains(y)), "{ends:?}");
        }
    }

    #[test]
    fn a_line_goes_from_left_to_right_and_names_are_text() {
        let lines = [ChartLine { label: "<A>".into(), ..line(1, 1.0) }];
        let drawn = chart(300.0, 200.0, SHARES, &lines, &[0.5]);
        assert!(drawn.contains("d='M40 99L274 10'"), "{drawn}");
        assert!(drawn.contains("&lt;A&gt;") && drawn.contains("10 5"), "{drawn}");
        assert!(drawn.contains("d='M157 10V188'"), "{drawn}");
        assert!(drawn.contains(">50 %</text>"), "{drawn}");
        let ratings = chart(300.0, 200.0, ["1200", "1400", "1600"], &lines, &[]);
        assert!(ratings.contains(">1600</text>") && !ratings.contains('%'), "{ratings}");
    }
}
