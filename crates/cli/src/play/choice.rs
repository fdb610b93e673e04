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

/// The heading of choices whose notation begins with this word; many words have none.
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

/// The choice with this notation, ignoring case.
pub(crate) fn written(choices: &[Choice], text: &str) -> Option<usize> {
    let text = spelled(text);
    choices.iter().position(|choice| spelled(&choice.notation) == text)
}

/// The choices whose notation begins like this, ignoring case.
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

/// A line of a list of choices.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Listed {
    /// This choice.
    One(usize),
    /// Several with the same beginning and consecutive numbers: typing the beginning lists them
    /// all.
    Fold { beginning: String, first: usize, last: usize },
}

/// In a long list, this many variants of the same action are folded.
const WAYS: usize = 4;
/// In a long list, this many choices with the same first word are folded.
const LONG_GROUP: usize = 12;

/// The members of a group as lines: in a long list, many variants of one action take one line.
pub(crate) fn folded(choices: &[Choice], members: &[usize]) -> Vec<Listed> {
    if choices.len() <= MANY {
        return members.iter().copied().map(Listed::One).collect();
    }
    let by_two = fold(choices, members, 2, WAYS);
    if by_two.len() < LONG_GROUP {
        return by_two;
    }
    fold(choices, members, 1, LONG_GROUP)
}

/// Folds runs of at least `least` neighbours that share their first `words` words.
fn fold(choices: &[Choice], members: &[usize], words: usize, least: usize) -> Vec<Listed> {
    let beginning = |index: &usize| -> String {
        choices[*index].notation.split(' ').take(words).collect::<Vec<_>>().join(" ")
    };
    let mut listed = Vec::new();
    for run in members.chunk_by(|one, two| two - one == 1 && beginning(one) == beginning(two)) {
        match run {
            [first, .., last] if run.len() >= least => listed.push(Listed::Fold {
                beginning: beginning(first),
                first: *first,
                last: *last,
            }),
            run => listed.extend(run.iter().copied().map(Listed::One)),
        }
    }
    listed
}

/// The choices by number in display order: all together if they are few, otherwise by the first
/// word of their notation. Those whose word has no heading come last, near the prompt.
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
    groups.sort_by_key(|(word, _)| word.is_none());
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
            key: None,
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
    fn many_ways_of_one_action_are_folded_in_a_long_list() {
        let ways: Vec<_> = (0..10).map(|number| format!("play sabotage {number}")).collect();
        let asks: Vec<_> = (0..15).map(|number| format!("ask {number}")).collect();
        let others = ["play thief B", "play thief C", "end"].map(String::from);
        let notations: Vec<_> =
            ways.iter().chain(&asks).chain(&others).map(String::as_str).collect();
        let choices = choices(&notations);
        let plays: Vec<_> = (0..10).chain(25..27).collect();
        let fold = |beginning: &str, first, last| Listed::Fold {
            beginning: beginning.into(),
            first,
            last,
        };
        assert_eq!(
            folded(&choices, &plays),
            [fold("play sabotage", 0, 9), Listed::One(25), Listed::One(26)]
        );
        let asked: Vec<_> = (10..25).collect();
        assert_eq!(folded(&choices, &asked), [fold("ask", 10, 24)]);
        assert_eq!(folded(&choices[..10], &[0, 1, 2, 3, 4]).len(), 5, "a short list shows all");
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
        assert_eq!(groups[0].0, Some("play"));
        assert_eq!(groups[1], (None, vec![3]));
    }
}
