//! Styled text in lines of a given width.

use gantry_kernel::outside::printable;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use textwrap::core::break_words;
use unicode_width::UnicodeWidthStr;

/// A word and its style.
type Word = (String, Style);

/// The words of a text, without control characters; several spaces count as one.
pub(crate) fn words(text: &str, style: Style) -> Vec<Word> {
    printable(text).split_whitespace().map(|word| (word.to_owned(), style)).collect()
}

/// Words in lines of at most this width. A word that is too long is split.
pub(crate) fn wrap(words: &[Word], width: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    let mut line: Vec<Span<'static>> = Vec::new();
    let mut used = 0;
    // A wide letter needs two columns.
    let pieces = words.iter().flat_map(|(word, style)| {
        let pieces = break_words([textwrap::core::Word::from(word)], width.max(2));
        pieces.into_iter().map(|piece| (piece.word, *style))
    });
    for (word, style) in pieces {
        let needed = word.width() + usize::from(used > 0);
        if used > 0 && used + needed > width {
            lines.push(Line::from(std::mem::take(&mut line)));
            used = 0;
        }
        if used > 0 {
            // A space has the style of the word before it, so that a coloured name is one span.
            let before = line.last().map_or(style, |span| span.style);
            let gap = if before == style { style } else { Style::new() };
            line.push(Span::styled(" ", gap));
            used += 1;
        }
        used += word.width();
        line.push(Span::styled(word.to_owned(), style));
    }
    lines.push(Line::from(line));
    lines
}

/// The words on one line, with an ellipsis if they do not all fit.
pub(crate) fn clip(words: &[Word], width: usize) -> Line<'static> {
    let whole: usize = words.iter().map(|(word, _)| word.width() + 1).sum();
    if whole <= width + 1 {
        return wrap(words, width).swap_remove(0);
    }
    let room = width.saturating_sub(1);
    // A first word that does not fit is split, any other is left out.
    let mut line = wrap(words, room.max(2)).swap_remove(0);
    line.push_span(Span::raw("…"));
    line
}

/// A text on one line, with an ellipsis if it does not fit.
pub(crate) fn clipped(text: &str, width: usize) -> String {
    clip(&words(text, Style::new()), width).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrapped(text: &str, width: usize) -> Vec<String> {
        let lines = wrap(&words(text, Style::new()), width);
        lines.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn lines_break_between_words_or_in_long_ones() {
        assert_eq!(wrapped("one two three", 8), ["one two", "three"]);
        assert_eq!(wrapped("a breakable word", 6), ["a", "breaka", "ble", "word"]);
        assert_eq!(wrapped("宇宙船", 5), ["宇宙", "船"]);
        assert_eq!(wrapped("", 5), [""]);
        assert_eq!(wrapped("a\u{1b}[2K b\u{202e}", 9), ["a\u{fffd}[2K b\u{fffd}"]);
    }

    #[test]
    fn clipping_leaves_whole_words_and_says_so() {
        assert_eq!(clipped("one two three", 13), "one two three");
        assert_eq!(clipped("one two three", 12), "one two…");
        assert_eq!(clipped("unbreakable", 6), "unbre…");
        assert_eq!(clipped("", 6), "");
    }

    #[test]
    fn styles_stay_with_their_words() {
        let bold = Style::new().bold();
        let mut text = words("plain", Style::new());
        text.extend(words("bold face", bold));
        let line = wrap(&text, 40).swap_remove(0);
        let styled: Vec<_> = line.spans.iter().filter(|span| span.style == bold).collect();
        assert_eq!(styled.len(), 3, "both words and the space between them");
    }
}
