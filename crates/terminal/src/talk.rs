//! The text below the table: the prompt, the choices, the news, and the answer to the last key.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::Clear;
use unicode_width::UnicodeWidthStr;

use crate::flow::{clipped, words, wrap};
use crate::palette::Palette;
use crate::scene::{Offer, Scene};

/// From this height on there is room for a rule between the table and the text.
const RULED: u16 = 10;

/// The prompt, the choices and the news.
pub(crate) fn draw(frame: &mut Frame<'_>, area: Rect, scene: &Scene, palette: Palette) {
    let width = usize::from(area.width);
    let mut lines = asked(scene, width, palette);
    if !scene.asks || area.height >= RULED {
        lines.insert(0, Line::styled("─".repeat(width), palette.faint()));
    }
    let room = usize::from(area.height).saturating_sub(lines.len());
    lines.extend(news(&scene.news, width, room, palette));
    frame.render_widget(Text::from(lines), area);
}

/// How many lines it takes to show every choice, and a line of news.
pub(crate) fn least_height(scene: &Scene, area: Rect) -> u16 {
    let asked = asked(scene, usize::from(area.width), Palette { coloured: false });
    u16::try_from(asked.len() + 1).unwrap_or(u16::MAX)
}

fn asked(scene: &Scene, width: usize, palette: Palette) -> Vec<Line<'static>> {
    let prompt = words(&scene.prompt, palette.strong());
    let mut lines = wrap(&prompt, width);
    let marked = wrap(&[words("▸", palette.key()), prompt].concat(), width);
    if marked.len() == lines.len() {
        // The mark is shown only if it takes no extra line.
        lines = marked;
    }
    lines.extend(offers(&scene.offers, width, palette));
    lines
}

/// The newest lines that fit, the last one brightest.
fn news(news: &[String], width: usize, room: usize, palette: Palette) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> = Vec::new();
    for text in news.iter().rev() {
        let style = if lines.is_empty() { Style::new() } else { palette.faint() };
        let told = wrap(&words(text, style), width.saturating_sub(2).max(1));
        if lines.len() + told.len() > room {
            break;
        }
        for (index, mut line) in told.into_iter().enumerate().rev() {
            let mark = if index == 0 { "› " } else { "  " };
            line.spans.insert(0, Span::styled(mark, palette.faint()));
            lines.push(line);
        }
    }
    lines.reverse();
    lines
}

/// The gap between two choices.
const GAP: usize = 3;

/// The choices in lines, aligned in columns if that takes no more lines.
fn offers(offers: &[Offer], width: usize, palette: Palette) -> Vec<Line<'static>> {
    let item = |offer: &Offer| {
        let key = offer.key.map_or_else(|| "[ ] ".to_owned(), |key| format!("[{key}] "));
        let text = clipped(&offer.text, width.saturating_sub(key.width()));
        (key, text, offer.tone)
    };
    let items: Vec<_> = offers.iter().map(item).collect();
    let width_of = |(key, text, _): &(String, String, _)| key.width() + text.width();
    let widest = items.iter().map(width_of).max().unwrap_or(0);
    let count = ((width + GAP) / (widest + GAP)).max(1);
    let flowing = flow(&items.iter().map(width_of).collect::<Vec<_>>(), width);
    let aligned = items.len().div_ceil(count) <= flowing.len();
    let lengths = if aligned { vec![count; items.len().div_ceil(count)] } else { flowing };
    let mut rest = items.into_iter();
    let line = |length: usize| {
        let spans = rest.by_ref().take(length).flat_map(|item| {
            let pad = if aligned { widest - width_of(&item) } else { 0 };
            let (key, text, tone) = item;
            let text = Span::styled(text, palette.tone(tone));
            [Span::styled(key, palette.key()), text, Span::raw(" ".repeat(pad + GAP))]
        });
        Line::from(spans.collect::<Vec<_>>())
    };
    lengths.into_iter().map(line).collect()
}

/// How many of these widths fit on each line.
fn flow(widths: &[usize], width: usize) -> Vec<usize> {
    let mut lines = Vec::new();
    let mut used = 0;
    for next in widths {
        match lines.last_mut() {
            Some(count) if used + GAP + next <= width => {
                *count += 1;
                used += GAP + next;
            }
            _ => {
                lines.push(1);
                used = *next;
            }
        }
    }
    lines
}

/// The last line: the answer to the last key, or the available keys. A long answer, which has its
/// rule at the end, covers some of the news.
pub(crate) fn foot(frame: &mut Frame<'_>, area: Rect, scene: &Scene, palette: Palette) {
    let width = usize::from(area.width);
    if let Some(typed) = &scene.input {
        return frame.render_widget(input(typed, width, palette), area);
    }
    let Some(note) = &scene.note else {
        let help = clipped(&scene.help, width);
        return frame.render_widget(Line::styled(help, palette.faint()), area);
    };
    let (mark, style) = if note.bad { ("✗", palette.bad()) } else { ("•", palette.own()) };
    let lines = wrap(&words(&format!("{mark} {}", note.text), style), width);
    let height = u16::try_from(lines.len()).unwrap_or(u16::MAX).min(area.bottom());
    let place = Rect { y: area.bottom() - height, height, ..area };
    frame.render_widget(Clear, place);
    frame.render_widget(Text::from(lines), place);
}

/// The line that is being typed: its end, if it is too long.
fn input(typed: &str, width: usize, palette: Palette) -> Line<'static> {
    let room = width.saturating_sub(3);
    let mut shown = typed;
    while shown.width() > room {
        let mut letters = shown.chars();
        letters.next();
        shown = letters.as_str();
    }
    let cursor = Span::styled(" ", Style::new().add_modifier(Modifier::REVERSED));
    Line::from(vec![Span::styled("> ", palette.key()), Span::raw(shown.to_owned()), cursor])
}
