//! Text in lines of a width.

use unicode_width::UnicodeWidthStr;

/// The beginning of the text, with an ellipsis if that is not all of it.
pub(crate) fn clip(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let mut clipped = text.to_owned();
    while clipped.width() + 1 > width && clipped.pop().is_some() {}
    format!("{}…", clipped.trim_end())
}

/// The text in lines of at most this width, broken at spaces. A word that is too long for a line has
/// one to itself.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    if text.width() <= width {
        return vec![text.to_owned()];
    }
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut empty = true;
    for word in text.split(' ') {
        if !empty && line.width() + 1 + word.width() > width {
            lines.push(std::mem::take(&mut line));
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line.push_str(word);
        empty = false;
    }
    lines.push(line);
    lines
}

/// The same, but words that are too long are broken, too: for frames that must hold.
pub(crate) fn fit(text: &str, width: usize) -> Vec<String> {
    // A wide letter needs two columns.
    let width = width.max(2);
    let words: Vec<_> = text.split(' ').flat_map(|word| pieces(word, width)).collect();
    wrap(&words.join(" "), width)
}

fn pieces(word: &str, width: usize) -> Vec<String> {
    let mut pieces = vec![String::new()];
    for letter in word.chars() {
        let last = pieces.last_mut().expect("never empty");
        last.push(letter);
        if last.width() > width {
            last.pop();
            pieces.push(letter.into());
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_broken_at_spaces() {
        assert_eq!(wrap("one two three", 8), ["one two", "three"]);
        assert_eq!(wrap("unbreakable it is", 5), ["unbreakable", "it is"]);
        assert_eq!(wrap("  kept", 20), ["  kept"]);
        assert_eq!(wrap("", 5), [""]);
    }

    #[test]
    fn a_frame_breaks_words_that_do_not_fit() {
        assert_eq!(fit("a breakable word", 6), ["a", "breaka", "ble", "word"]);
        assert_eq!(fit("宇宙船", 5), ["宇宙", "船"]);
        assert_eq!(fit("as it is", 20), ["as it is"]);
    }

    #[test]
    fn clipping_counts_columns_and_shows() {
        assert_eq!(clip("größer", 6), "größer");
        assert_eq!(clip("größer", 4), "grö…");
        assert_eq!(clip("the end", 5), "the…");
        assert_eq!(clip("宇宙船", 4), "宇…");
    }
}
