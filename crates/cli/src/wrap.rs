//! Text in lines of a given width.

use std::borrow::Cow;

use textwrap::{Options, WordSeparator, WordSplitter, WrapAlgorithm};
use unicode_width::UnicodeWidthStr;

/// The beginning of the text, with an ellipsis if it does not all fit.
pub(crate) fn clip(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let mut clipped = text.to_owned();
    while clipped.width() + 1 > width && clipped.pop().is_some() {}
    format!("{}…", clipped.trim_end())
}

/// The text in lines of at most this width, split at spaces. A word that is too long for a line has
/// its own line.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<Cow<'_, str>> {
    textwrap::wrap(text, options(width).break_words(false))
}

/// The same, but words that are too long are split, too, for boxes whose frame must not break.
pub(crate) fn fit(text: &str, width: usize) -> Vec<Cow<'_, str>> {
    // A wide character needs two columns.
    let width = width.max(2);
    let holds = |lines: &Vec<Cow<'_, str>>| lines.iter().all(|line| line.width() <= width);
    // Each character is measured on its own, so that an emoji of two (❤ and the variation selector
    // that makes it an emoji) seems narrower than it is.
    let mut narrower = (2..=width).rev().map(|room| textwrap::wrap(text, options(room)));
    narrower.find(holds).unwrap_or_else(|| textwrap::wrap(text, options(1)))
}

/// Lines are split only at spaces, each as late as possible: names and notation are never split.
fn options(width: usize) -> Options<'static> {
    Options::new(width)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation)
        .wrap_algorithm(WrapAlgorithm::FirstFit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_broken_at_spaces() {
        assert_eq!(wrap("one two three", 8), ["one two", "three"]);
        assert_eq!(wrap("unbreakable it is", 5), ["unbreakable", "it is"]);
        assert_eq!(wrap("  kept", 20), ["  kept"]);
        assert_eq!(wrap("  kept  as it is", 10), ["  kept  as", "it is"]);
        assert_eq!(wrap("lift-off A-B", 5), ["lift-off", "A-B"]);
        assert_eq!(wrap("宇宙 船 x", 6), ["宇宙", "船 x"]);
        assert_eq!(wrap("", 5), [""]);
    }

    #[test]
    fn a_frame_breaks_words_that_do_not_fit() {
        assert_eq!(fit("a breakable word", 6), ["a", "breaka", "ble", "word"]);
        assert_eq!(fit("宇宙船", 5), ["宇宙", "船"]);
        assert_eq!(fit("as it is", 20), ["as it is"]);
        assert_eq!(fit("宇宙船", 1), ["宇", "宙", "船"]);
        assert_eq!(fit("⸻", 2), ["⸻"]);
        let pictures = "\u{2764}\u{fe0f}".repeat(5);
        assert!(fit(&pictures, 4).iter().all(|line| line.width() <= 4), "{:?}", fit(&pictures, 4));
        assert_eq!(fit(&pictures, 4).concat(), pictures);
    }

    #[test]
    fn clipping_counts_columns_and_shows() {
        assert_eq!(clip("größer", 6), "größer");
        assert_eq!(clip("größer", 4), "grö…");
        assert_eq!(clip("the end", 5), "the…");
        assert_eq!(clip("宇宙船", 4), "宇…");
    }
}
