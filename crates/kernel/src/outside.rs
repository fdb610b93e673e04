//! Checks on text from outside: names, kinds, options, salts and titles from files, links, forms
//! and command lines. Everything that one person writes and another is shown passes through here,
//! so that no name can move a cursor, reverse a line or pass for another name. Decision 0025 says
//! what is not covered.

use std::borrow::Cow;

use crate::ParseError;

/// A longer name leaves no room for anything else.
pub const LONGEST_NAME: usize = 64;
/// Names of bots, options and rules are shorter.
pub const LONGEST_WORD: usize = 32;
/// What a player adds to a deal, or a title.
pub const LONGEST_SENTENCE: usize = 200;
/// The value of an option; the largest is a whole data file on one line.
pub const LONGEST_VALUE: usize = 250_000;
/// A line of a record, including its value.
pub const LONGEST_LINE: usize = 256 * 1024;
/// More accents than any language puts on a letter.
const MAX_MARKS: usize = 3;

const JOINER: char = '\u{200d}';

/// First and last of every range that is never shown: controls, marks that change the direction of
/// writing, line separators, characters that have no width or look empty, tags, private use.
const FORBIDDEN: &[(char, char)] = &[
    ('\0', '\u{1f}'),
    ('\u{7f}', '\u{9f}'),
    ('\u{ad}', '\u{ad}'),
    ('\u{34f}', '\u{34f}'),
    ('\u{61c}', '\u{61c}'),
    ('\u{70f}', '\u{70f}'),
    ('\u{115f}', '\u{1160}'),
    ('\u{17b4}', '\u{17b5}'),
    ('\u{180b}', '\u{180f}'),
    ('\u{200b}', '\u{200c}'),
    ('\u{200e}', '\u{200f}'),
    ('\u{2028}', '\u{202e}'),
    ('\u{2060}', '\u{206f}'),
    ('\u{2800}', '\u{2800}'),
    ('\u{3164}', '\u{3164}'),
    ('\u{e000}', '\u{f8ff}'),
    ('\u{fdd0}', '\u{fdef}'),
    ('\u{feff}', '\u{feff}'),
    ('\u{ffa0}', '\u{ffa0}'),
    ('\u{fff0}', '\u{fffc}'),
    ('\u{fffe}', '\u{ffff}'),
    ('\u{1bca0}', '\u{1bca3}'),
    ('\u{1d173}', '\u{1d17a}'),
    ('\u{e0000}', '\u{10ffff}'),
];

/// Marks that combine with the letter before them.
const MARKS: &[(char, char)] = &[
    ('\u{300}', '\u{36f}'),
    ('\u{1ab0}', '\u{1aff}'),
    ('\u{1dc0}', '\u{1dff}'),
    ('\u{20d0}', '\u{20ff}'),
    ('\u{fe20}', '\u{fe2f}'),
];

/// Letters of other alphabets that look like these Latin ones, in lower case.
const CONFUSABLES: &[(char, &str)] = &[
    ('a', "аα"),
    ('b', "вβ"),
    ('c', "сϲ"),
    ('d', "ԁ"),
    ('e', "еε"),
    ('h', "һнη"),
    ('j', "ј"),
    ('k', "кκ"),
    ('l', "1i|іιıӏ"),
    ('m', "мμ"),
    ('n', "ν"),
    ('o', "0оοσ"),
    ('p', "рρ"),
    ('q', "ԛ"),
    ('s', "ѕ"),
    ('t', "тτ"),
    ('u', "υ"),
    ('w', "ԝω"),
    ('x', "хχ"),
    ('y', "уγ"),
    ('z', "ζ"),
];

fn within(ranges: &[(char, char)], letter: char) -> bool {
    ranges.iter().any(|(first, last)| (*first..=*last).contains(&letter))
}

/// Whether a character is never shown.
pub fn is_forbidden(letter: char) -> bool {
    // Most text is ASCII, and long files are checked character by character.
    !matches!(letter, ' '..='~') && within(FORBIDDEN, letter)
}

/// Whether a text can be shown on one line as it is.
pub fn is_plain(text: &str) -> bool {
    !text.chars().any(is_forbidden)
}

/// The text with nothing in it that a terminal would act on: line breaks and tabs become spaces,
/// and any other forbidden character becomes `�`.
pub fn printable(text: &str) -> Cow<'_, str> {
    if is_plain(text) {
        return Cow::Borrowed(text);
    }
    let shown = |letter| match letter {
        '\n' | '\r' | '\t' => ' ',
        letter if is_forbidden(letter) => '\u{fffd}',
        letter => letter,
    };
    Cow::Owned(text.chars().map(shown).collect())
}

/// Checks an identifier chosen by a program: a kind of player, an option, a game, a rule.
pub fn word(what: &str, text: &str) -> Result<(), ParseError> {
    let letter = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.:".contains(&byte);
    let holds = (1..=LONGEST_WORD).contains(&text.len()) && text.bytes().all(letter);
    if holds { Ok(()) } else { Err(ParseError::new(what, text)) }
}

/// Checks a text on one line, of at most `most` characters.
pub fn line(what: &str, text: &str, most: usize) -> Result<(), ParseError> {
    if text.chars().count() > most {
        return Err(ParseError::new(format!("{what}, of at most {most} characters"), text));
    }
    if text.is_empty() || !is_plain(text) { Err(ParseError::new(what, text)) } else { Ok(()) }
}

/// Checks a player's name.
pub fn name(text: &str) -> Result<(), ParseError> {
    line("a name on one line without control characters", text, LONGEST_NAME)?;
    if text.trim() != text || skeleton(text).is_empty() {
        return Err(ParseError::new("a name that can be seen, without spaces around it", text));
    }
    let mut marks = 0;
    let mut before = ' ';
    for letter in text.chars() {
        marks = if within(MARKS, letter) { marks + 1 } else { 0 };
        // Emoji may be joined, such as a woman and a rocket. Between letters a joiner is invisible.
        let joins = is_joiner(letter) && (before.is_alphanumeric() || before == ' ');
        if marks > MAX_MARKS || joins {
            return Err(ParseError::new("a name without invisible or piled-up marks", text));
        }
        before = letter;
    }
    if before == JOINER {
        return Err(ParseError::new("a name without invisible or piled-up marks", text));
    }
    Ok(())
}

/// Checks the names at a table: all valid, and no two that look the same.
pub fn names<'a>(names: impl Iterator<Item = &'a str>) -> Result<(), (usize, ParseError)> {
    let mut known = Vec::new();
    for (index, text) in names.enumerate() {
        name(text).map_err(|expected| (index, expected))?;
        let looks = skeleton(text);
        if known.contains(&looks) {
            let expected = "a name that does not look like another one at the table";
            return Err((index, ParseError::new(expected, text)));
        }
        known.push(looks);
    }
    Ok(())
}

/// Joins emoji, or selects how one is drawn.
const fn is_joiner(letter: char) -> bool {
    matches!(letter, JOINER | '\u{fe00}'..='\u{fe0f}')
}

/// The name as it looks at a glance, for comparing: lower case, no joiners, one kind of space, and
/// letters of other alphabets or widths replaced by the Latin ones they look like.
pub fn skeleton(name: &str) -> String {
    let visible = name.chars().filter(|letter| !is_joiner(*letter)).map(narrow);
    let lower: String = visible.flat_map(char::to_lowercase).map(to_latin).collect();
    lower.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Fullwidth Latin letters as plain ones.
fn narrow(letter: char) -> char {
    match letter {
        '\u{ff01}'..='\u{ff5e}' => {
            char::from_u32(u32::from(letter) - 0xff01 + 0x21).unwrap_or(letter)
        }
        letter => letter,
    }
}

fn to_latin(letter: char) -> char {
    CONFUSABLES.iter().find(|(_, alike)| alike.contains(letter)).map_or(letter, |(latin, _)| *latin)
}
