//! From typed text to one of the choices, and the choices as a list.

use gantry_catalog::Choice;

/// A longer list is shown in groups.
const MANY: usize = 20;

/// What a text means among the choices.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    /// This one.
    One(usize),
    /// The beginning of several.
    Several(Vec<usize>),
    /// None of them.
    None,
}

/// Whether a text is meant as a number, however large or small.
pub(crate) fn looks_like_number(text: &str) -> bool {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit())
}

/// The choice with this number.
pub(crate) fn numbered(choices: &[Choice], text: &str) -> Option<usize> {
    let index = text.parse::<usize>().ok()?.checked_sub(1)?;
    (index < choices.len()).then_some(index)
}

/// The message that heads the choices that begin with this word of notation; many words have none.
pub(crate) fn group(word: &str) -> Option<&'static str> {
    Some(match word {
        "advance" => "group-advance",
        "ask" => "group-ask",
        "choose" => "group-choose",
        "discard" => "group-discard",
        "give" => "group-give",
        "lay" => "group-lay",
        "offer" => "group-offer",
        "play" => "group-play",
        _ => return None,
    })
}

/// The choice written so, whatever the case.
pub(crate) fn written(choices: &[Choice], text: &str) -> Option<usize> {
    let text = spelled(text);
    choices.iter().position(|choice| spelled(&choice.notation) == text)
}

/// The choice that begins so, whatever the case.
pub(crate) fn begun(choices: &[Choice], text: &str) -> Meaning {
    let text = spelled(text);
    let begins = |index: &usize| spelled(&choices[*index].notation).starts_with(&text);
    let found: Vec<_> = (0..choices.len()).filter(begins).collect();
    match found.as_slice() {
        [] => Meaning::None,
        [one] => Meaning::One(*one),
        _ => Meaning::Several(found),
    }
}

fn spelled(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// The choices by number in the order to show them: all together if they are few, else by the first
/// word of their notation. Those whose word heads no group come first, so that they do not seem to
/// belong to a heading above them.
pub(crate) fn grouped(choices: &[Choice]) -> Vec<(Option<&str>, Vec<usize>)> {
    if choices.len() <= MANY {
        return vec![(None, (0..choices.len()).collect())];
    }
    let mut groups: Vec<(Option<&str>, Vec<usize>)> = vec![(None, Vec::new())];
    for (index, choice) in choices.iter().enumerate() {
        let word = choice.notation.split(' ').next().filter(|word| group(word).is_some());
        match groups.iter_mut().find(|(known, _)| *known == word) {
            Some((_, members)) => members.push(index),
            None => groups.push((word, vec![index])),
        }
    }
    groups.retain(|(_, members)| !members.is_empty());
    groups
}

#[cfg(test)]
mod tests {
    use super::*;
    use gantry_kernel::Phrase;

    fn choices(notations: &[&str]) -> Vec<Choice> {
        let choice = |notation: &&str| Choice {
            notation: (*notation).into(),
            phrase: Phrase::new("choice"),
        };
        notations.iter().map(choice).collect()
    }

    #[test]
    fn case_and_spaces_do_not_matter() {
        let choices = choices(&["play Metal A1", "end"]);
        assert_eq!(written(&choices, " PLAY  metal a1"), Some(0));
        assert_eq!(written(&choices, "play metal"), None);
    }

    #[test]
    fn numbers_are_recognised_even_if_they_choose_nothing() {
        let choices = choices(&["play Metal A1", "end"]);
        assert_eq!(numbered(&choices, "2"), Some(1));
        for text in ["0", "3", "-1", "18446744073709551616"] {
            assert!(looks_like_number(text));
            assert_eq!(numbered(&choices, text), None);
        }
        assert!(!looks_like_number("-") && !looks_like_number("2b"));
    }

    #[test]
    fn a_beginning_is_enough_if_it_is_of_one_only() {
        let choices = choices(&["play metal", "play fuel", "end"]);
        assert_eq!(begun(&choices, "play f"), Meaning::One(1));
        assert_eq!(begun(&choices, "p"), Meaning::Several(vec![0, 1]));
        assert_eq!(begun(&choices, "x"), Meaning::None);
    }

    #[test]
    fn many_choices_are_grouped_by_their_first_word() {
        let notations: Vec<_> = (0..MANY).map(|number| format!("play {number}")).collect();
        let mut notations: Vec<_> = notations.iter().map(String::as_str).collect();
        assert_eq!(grouped(&choices(&notations)).len(), 1);
        notations.insert(3, "end");
        let choices = choices(&notations);
        let groups = grouped(&choices);
        assert_eq!(groups.len(), 2);
        assert_eq!(groups[0], (None, vec![3]));
        assert_eq!(groups[1].0, Some("play"));
    }
}
