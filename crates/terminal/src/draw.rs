//! Where everything is on the screen. That depends on the size of the window and on who sits at the
//! table, not on what they hold: in real time nothing may jump around.

use gantry_kernel::Tone;
use ratatui::Frame;
use ratatui::layout::{Alignment, Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Clear, Paragraph};
use unicode_width::UnicodeWidthStr;

use crate::digits;
use crate::flow::{clipped, words, wrap};
use crate::palette::{BAR, Palette};
use crate::scene::Scene;
use crate::{table, talk};

/// The table grows by this many lines at a time.
const STEP: usize = 4;

/// A smaller window shows only the one thing to do.
const SMALLEST: (u16, u16) = (32, 10);

/// Draws everything.
pub(crate) fn draw(frame: &mut Frame<'_>, scene: &Scene, palette: Palette) {
    let area = frame.area();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        let lines = wrap(&words(&scene.prompt, palette.strong()), usize::from(area.width));
        return frame.render_widget(Text::from(lines), area);
    }
    let strip = strip_lines(scene, usize::from(area.width), palette);
    let strip_height = u16::try_from(strip.len()).unwrap_or(0);
    let [bar, seats, middle, foot] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(strip_height),
        Constraint::Fill(1),
        Constraint::Length(1),
    ])
    .areas(area);
    title(frame, bar, scene);
    frame.render_widget(Text::from(strip), seats);
    let below = talk_height(scene, middle);
    let [table, talk] =
        Layout::vertical([Constraint::Fill(1), Constraint::Length(below)]).areas(middle);
    table::draw(frame, table, &scene.boards, palette);
    talk::draw(frame, talk, scene, palette);
    if let Some((lines, gone)) = &scene.sheet {
        sheet(frame, middle, lines, *gone, palette);
    }
    talk::foot(frame, foot, scene, palette);
    if let Some(digit) = scene.countdown {
        countdown(frame, middle, digit, palette);
    }
}

fn title(frame: &mut Frame<'_>, area: Rect, scene: &Scene) {
    let width = usize::from(area.width);
    let clock = clipped(&scene.clock, width.saturating_sub(2));
    let title = clipped(&scene.title, width.saturating_sub(clock.width() + 4));
    let gap = width.saturating_sub(title.width() + clock.width() + 2);
    let text = format!(" {title}{}{clock} ", " ".repeat(gap));
    frame.render_widget(Line::styled(text, BAR), area);
}

/// How the seats stand, on one line if they fit, otherwise on as many as they need.
fn strip_lines(scene: &Scene, width: usize, palette: Palette) -> Vec<Line<'static>> {
    let mut text = Vec::new();
    for (index, status) in scene.strip.iter().enumerate() {
        if index > 0 {
            text.push(("│".to_owned(), palette.faint()));
        }
        if status.awaited {
            text.push(("▸".to_owned(), palette.key()));
        }
        let style = if status.own { palette.own() } else { palette.strong() };
        text.extend(words(&status.name, style));
        text.extend(status.time.iter().map(|time| (time.clone(), palette.tone(Tone::Plain))));
        text.extend(words(&status.note, palette.tone(status.tone)));
    }
    if text.is_empty() { Vec::new() } else { wrap(&text, width) }
}

/// A text over the table, in a frame.
fn sheet(frame: &mut Frame<'_>, area: Rect, lines: &[String], gone: usize, palette: Palette) {
    let block = Block::bordered().border_style(palette.faint());
    let inside = block.inner(area);
    let width = usize::from(inside.width);
    let lines = lines.iter().flat_map(|line| {
        let style = if line.starts_with(' ') { Style::new() } else { palette.strong() };
        let margin = line.len() - line.trim_start().len();
        let mut wrapped = wrap(&words(line, style), width.saturating_sub(margin).max(8));
        for line in &mut wrapped {
            line.spans.insert(0, Span::raw(" ".repeat(margin)));
        }
        wrapped
    });
    let lines: Vec<_> = lines.collect();
    let most = lines.len().saturating_sub(usize::from(inside.height));
    let shown: Vec<_> = lines.into_iter().skip(gone.min(most)).collect();
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(shown).block(block), area);
}

/// How many lines of the window are for text: what the table leaves, but at least a part, and
/// enough for all choices.
fn talk_height(scene: &Scene, area: Rect) -> u16 {
    let least = if scene.asks { area.height / 3 } else { area.height / 4 };
    let least = least.clamp(5, 14).max(talk::least_height(scene, area));
    // In steps, so that one more line at the table does not move everything.
    let needed = table::height(&scene.boards, area.width).next_multiple_of(STEP);
    let needed = u16::try_from(needed).unwrap_or(u16::MAX);
    area.height.saturating_sub(needed).max(least).min(area.height)
}

/// The seconds in a box in the middle; there is nothing to do while they run.
fn countdown(frame: &mut Frame<'_>, area: Rect, digit: u64, palette: Palette) {
    let Some(lines) = digits::large(digit) else { return };
    let (width, height) = (digits::WIDTH + 8, digits::HEIGHT + 2);
    if area.width < width || area.height < height {
        return;
    }
    let x = area.x + (area.width - width) / 2;
    let y = area.y + (area.height - height) / 2;
    let place = Rect { x, y, width, height };
    let lines: Vec<_> = lines.into_iter().map(|line| Line::styled(line, palette.key())).collect();
    let frame_block = Block::bordered().border_style(palette.key());
    frame.render_widget(Clear, place);
    let text = Paragraph::new(lines).alignment(Alignment::Center).block(frame_block);
    frame.render_widget(text, place);
}
