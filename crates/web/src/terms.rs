//! Finds names of the game's terms in sentences.

/// A term of a game in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedTerm {
    /// The word in notation.
    pub word: String,
    /// What people call it.
    pub name: String,
    /// What it means.
    pub text: String,
}

/// A sentence in pieces; those that are names of terms have the term's index.
pub fn pieces<'a>(words: &'a str, terms: &[NamedTerm]) -> Vec<(&'a str, Option<usize>)> {
    let (mut pieces, mut plain, mut at) = (Vec::new(), 0, 0);
    let mut before = ' ';
    while let Some(letter) = words[at..].chars().next() {
        let found = (!before.is_alphanumeric()).then(|| name_at(&words[at..], terms)).flatten();
        if let Some(term) = found {
            let end = at + terms[term].name.len();
            pieces.push((&words[plain..at], None));
            pieces.push((&words[at..end], Some(term)));
            (plain, at, before) = (end, end, 'x');
        } else {
            at += letter.len_utf8();
            before = letter;
        }
    }
    pieces.push((&words[plain..], None));
    pieces.retain(|(text, _)| !text.is_empty());
    pieces
}

/// The longest name at the beginning of a text, as a whole word.
fn name_at(text: &str, terms: &[NamedTerm]) -> Option<usize> {
    let begins = |term: &&(usize, &NamedTerm)| {
        let rest = text.strip_prefix(term.1.name.as_str());
        let ends = |rest: &str| !rest.starts_with(char::is_alphanumeric);
        !term.1.name.is_empty() && rest.is_some_and(ends)
    };
    let all: Vec<_> = terms.iter().enumerate().collect();
    all.iter().filter(begins).max_by_key(|term| term.1.name.len()).map(|term| term.0)
}
#[cfg(test)]
mod tests {
    use super::*;

    fn term(name: &str) -> NamedTerm {
        NamedTerm { word: name.into(), name: name.into(), text: String::new() }
    }

    #[test]
    fn names_are_found_as_whole_words_the_longest_first() {
        let terms = ["Metal", "Launch", "Launch Pad", "Fusée à étages"].map(term);
        let pieces = |words| pieces(words, &terms);
        assert_eq!(pieces("Metal."), [("Metal", Some(0)), (".", None)]);
        assert_eq!(
            pieces("B lays Launch Pad on Launch"),
            [("B lays ", None), ("Launch Pad", Some(2)), (" on ", None), ("Launch", Some(1))]
        );
        assert_eq!(pieces("Metallic Launches"), [("Metallic Launches", None)]);
        assert_eq!(
            pieces("« Fusée à étages »"),
            [("« ", None), ("Fusée à étages", Some(3)), (" »", None)]
        );
        assert_eq!(pieces(""), []);
    }
}
