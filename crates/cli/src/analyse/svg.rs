//! A chart of everybody's share of the win over the game: lines that differ by dashes, not by
//! colour alone, with the name of each at its end.

use std::fmt::Write as _;

use gantry_catalog::{Choice, Course};
use gantry_kernel::Phrase;
use unicode_width::UnicodeWidthChar;

use super::{AnalysisRun, percent};
use crate::show::code;

const WIDTH: usize = 980;
const HEIGHT: usize = 460;
/// Where the axes are.
const LEFT: f64 = 70.0;
const RIGHT: f64 = 690.0;
const TOP: f64 = 60.0;
const BOTTOM: f64 = 400.0;
/// The minimum distance between the names at the ends of lines.
const LINE_HEIGHT: f64 = 20.0;
/// The most columns of a name that fit beside the lines, if a column is ten pixels wide.
const WIDEST_NAME: usize = 21;

/// Colour and dashes per seat; on white every colour has a contrast of more than 4.5 to 1.
const STROKES: [(&str, &str); 8] = [
    ("#00518f", "none"),
    ("#a33c00", "10 5"),
    ("#00664a", "2 4"),
    ("#7a2b80", "12 4 2 4"),
    ("#5c4a00", "5 5"),
    ("#9c1c38", "16 6"),
    ("#333333", "6 3 2 3 2 3"),
    ("#1c5f6b", "1 6"),
];

pub(super) fn of(analysed: &AnalysisRun<'_>) -> String {
    let AnalysisRun { listing, voice, analysis, .. } = analysed;
    let title = voice.say(&Phrase::new("analysis-title").with("game", code(listing.title)));
    let mut out = String::new();
    let mut put = |line: String| writeln!(out, "{line}").expect("a string takes everything");
    put(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" width=\"{WIDTH}\" \
         height=\"{HEIGHT}\" lang=\"{}\" role=\"img\" aria-labelledby=\"title desc\" \
         font-family=\"sans-serif\" font-size=\"14\">",
        voice.book.language()
    ));
    put(format!("<title id=\"title\">{}</title>", escaped(&title)));
    put(format!("<desc id=\"desc\">{}</desc>", escaped(&description(analysed))));
    put(format!("<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#ffffff\"/>"));
    put(label(LEFT, 30.0, "start", &title, "font-size=\"18\" font-weight=\"bold\""));
    for quarter in 0..=4 {
        let share = f64::from(quarter) / 4.0;
        let y = height(share);
        put(format!(
            "<line x1=\"{LEFT}\" y1=\"{y:.1}\" x2=\"{RIGHT}\" y2=\"{y:.1}\" stroke=\"#c4c4c4\"/>"
        ));
        put(label(LEFT - 8.0, y + 5.0, "end", &format!("{} %", 25 * quarter), ""));
    }
    let middle = f64::midpoint(LEFT, RIGHT);
    put(label(LEFT, BOTTOM + 22.0, "middle", "0", ""));
    put(label(RIGHT, BOTTOM + 22.0, "middle", &analysis.entries.to_string(), ""));
    put(label(middle, BOTTOM + 44.0, "middle", &voice.word("analysis-axis"), ""));
    let across = RIGHT - LEFT;
    let place = |entry: usize| LEFT + across * count(entry) / count(analysis.entries.max(1));
    for course in &analysis.courses {
        let (colour, dashes) = STROKES[course.seat.index() % STROKES.len()];
        let points = course.points.iter();
        let points = points
            .map(|point| format!("{:.1},{:.1}", place(point.entry), height(point.share)))
            .collect::<Vec<_>>();
        put(format!(
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2.5\" \
             stroke-dasharray=\"{dashes}\" stroke-linejoin=\"round\"/>",
            points.join(" ")
        ));
    }
    for (course, y) in labels(&analysis.courses) {
        let (colour, dashes) = STROKES[course.seat.index() % STROKES.len()];
        let end = height(course.end);
        put(format!(
            "<line x1=\"{RIGHT}\" y1=\"{end:.1}\" x2=\"{:.1}\" y2=\"{y:.1}\" stroke=\"{colour}\"/>",
            RIGHT + 10.0
        ));
        put(format!(
            "<line x1=\"{:.1}\" y1=\"{y:.1}\" x2=\"{:.1}\" y2=\"{y:.1}\" stroke=\"{colour}\" \
             stroke-width=\"2.5\" stroke-dasharray=\"{dashes}\"/>",
            RIGHT + 10.0,
            RIGHT + 45.0
        ));
        let text = format!("{}: {}", course.seat, fitting(&voice.names[course.seat.index()]));
        put(label(RIGHT + 50.0, y + 5.0, "start", &text, &format!("fill=\"{colour}\"")));
    }
    put("</svg>".into());
    out
}

/// As much of a name as fits.
fn fitting(name: &str) -> String {
    let mut columns = 0;
    let fits = |letter: &char| {
        columns += letter.width().unwrap_or(0);
        columns <= WIDEST_NAME
    };
    name.chars().take_while(fits).collect()
}

/// The same as text, for people who cannot see the chart.
fn description(analysed: &AnalysisRun<'_>) -> String {
    let AnalysisRun { voice, analysis, .. } = analysed;
    let sentence = |course: &Course<Choice>| {
        let shares = || course.points.iter().map(|point| point.share);
        let phrase = Phrase::new("analysis-desc")
            .with("name", course.seat)
            .with("start", code(&percent(voice, course.start)))
            .with("low", code(&percent(voice, shares().fold(1.0, f64::min))))
            .with("high", code(&percent(voice, shares().fold(0.0, f64::max))))
            .with("end", code(&percent(voice, course.end)));
        voice.say(&phrase)
    };
    analysis.courses.iter().map(sentence).collect::<Vec<_>>().join(" ")
}

/// Where the names are: beside the ends of their lines, moved apart where they would overlap.
fn labels(courses: &[Course<Choice>]) -> Vec<(&Course<Choice>, f64)> {
    let mut placed: Vec<_> = courses.iter().map(|course| (course, height(course.end))).collect();
    placed.sort_by(|one, two| one.1.total_cmp(&two.1));
    // First down from the top, then up from the bottom.
    let mut least = TOP;
    for (_, y) in &mut placed {
        *y = y.max(least);
        least = *y + LINE_HEIGHT;
    }
    let mut most = BOTTOM;
    for (_, y) in placed.iter_mut().rev() {
        *y = y.min(most);
        most = *y - LINE_HEIGHT;
    }
    placed
}

fn height(share: f64) -> f64 {
    BOTTOM - (BOTTOM - TOP) * share
}

fn label(x: f64, y: f64, anchor: &str, text: &str, more: &str) -> String {
    let fill = if more.contains("fill=") { "" } else { " fill=\"#1a1a1a\"" };
    let more = if more.is_empty() { String::new() } else { format!(" {more}") };
    let text = escaped(text);
    format!("<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\"{fill}{more}>{text}</text>")
}

/// Escapes text for XML.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            letter if letter.is_control() || matches!(letter, '\u{fffe}' | '\u{ffff}') => {
                out.push(' ');
            }
            letter => out.push(letter),
        }
    }
    out
}

#[allow(clippy::cast_precision_loss)] // a place on a drawing
fn count(number: usize) -> f64 {
    number as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use gantry_kernel::Seat;

    fn course(seat: usize, end: f64) -> Course<Choice> {
        let seat = Seat::new(seat);
        let (decisions, steps, points) = (Vec::new(), Vec::new(), Vec::new());
        Course { seat, start: 0.25, end, decisions, steps, points, unjudged: 0, errors: [0.0; 4] }
    }

    #[test]
    fn long_names_are_cut_where_the_room_ends() {
        assert_eq!(fitting("Ada"), "Ada");
        assert_eq!(fitting(&"m".repeat(80)).len(), WIDEST_NAME);
        // Two columns each.
        assert_eq!(fitting(&"月".repeat(80)).chars().count(), WIDEST_NAME / 2);
    }

    #[test]
    fn names_never_stand_on_each_other_nor_outside() {
        for ends in [[0.0; 4], [1.0; 4], [0.5, 0.5, 0.0, 1.0], [0.02, 0.0, 0.98, 1.0]] {
            let courses: Vec<_> = ends.iter().enumerate().map(|(i, end)| course(i, *end)).collect();
            let placed = labels(&courses);
            assert!(placed.windows(2).all(|pair| pair[1].1 - pair[0].1 >= LINE_HEIGHT), "{ends:?}");
            assert!(placed.iter().all(|(_, y)| (TOP..=BOTTOM).contains(y)), "{ends:?}");
        }
    }

    #[test]
    fn names_are_text_to_xml() {
        assert_eq!(escaped("<b>\"A&B\"\u{1}"), "&lt;b&gt;&quot;A&amp;B&quot; ");
    }

    /// Relative luminance contrast against white, as WCAG 2 defines it.
    #[test]
    fn every_colour_can_be_read_on_white() {
        for (colour, _) in STROKES {
            let part = |at: usize| {
                let value = u8::from_str_radix(&colour[at..at + 2], 16).unwrap();
                let value = f64::from(value) / 255.0;
                if value <= 0.03928 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
            };
            let luminance = 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
            assert!(1.05 / (luminance + 0.05) >= 4.5, "{colour}");
        }
    }
}
