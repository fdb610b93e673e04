//! Many choices as a short list: those that begin alike share a line until it is opened.

use gantry_kernel::{Choice, Phrase};

use crate::pick::KEYS;
use crate::scene::Offer;
use crate::voice::{Voice, code};

/// A list of at most this many choices is shown whole.
const FEW: usize = 12;

/// A line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Item {
    /// This choice.
    One(usize),
    /// So many choices whose notation begins like this.
    Fold(String, usize),
}

/// The choices as a list: below an opened beginning, or all of them; empty for none.
pub(crate) fn items(choices: &[Choice], opened: &str) -> Vec<Item> {
    let below = |index: &usize| begins(&choices[*index].notation, opened);
    let members: Vec<usize> = (0..choices.len()).filter(below).collect();
    let keyed = choices.iter().any(|choice| choice.key.is_some());
    let mut items: Vec<Item> = members.iter().copied().map(Item::One).collect();
    let mut words = opened.split_whitespace().count() + 1;
    let most = members.iter().map(|index| choices[*index].notation.split(' ').count()).max();
    while !keyed && members.len() > FEW && words <= most.unwrap_or(0) {
        items = fold(choices, &members, words);
        if items.len() > 1 {
            break;
        }
        words += 1;
    }
    items
}

/// The choices with the same first words on one line.
fn fold(choices: &[Choice], members: &[usize], words: usize) -> Vec<Item> {
    let beginning = |index: usize| -> String {
        choices[index].notation.split(' ').take(words).collect::<Vec<_>>().join(" ")
    };
    let mut folds: Vec<(String, Vec<usize>)> = Vec::new();
    for &index in members {
        let begun = beginning(index);
        match folds.iter_mut().find(|(known, _)| *known == begun) {
            Some((_, members)) => members.push(index),
            None => folds.push((begun, vec![index])),
        }
    }
    let item = |(begun, members): (String, Vec<usize>)| match members.as_slice() {
        [only] => Item::One(*only),
        several => Item::Fold(begun, several.len()),
    };
    folds.into_iter().map(item).collect()
}

/// Whether a notation begins with these whole words.
fn begins(notation: &str, words: &str) -> bool {
    let rest = notation.strip_prefix(words);
    words.is_empty() || rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

/// Whether anything is left below an opened beginning.
pub(crate) fn is_open(choices: &[Choice], opened: &str) -> bool {
    choices.iter().any(|choice| begins(&choice.notation, opened))
}

/// The lines with their keys: the game's own, or else one after the other. A choice of one word,
/// such as the end of a turn, has its first letter, so that its key stays the same however many
/// others there are.
pub(crate) fn assign_keys(choices: &[Choice], items: Vec<Item>) -> Vec<(Option<char>, Item)> {
    let own = choices.iter().any(|choice| choice.key.is_some());
    let mut letters: Vec<(char, usize)> = Vec::new();
    for item in items.iter().filter(|_| !own) {
        if let Item::One(index) = item
            && let Some(letter) = letter_of(&choices[*index].notation)
            && letters.iter().all(|(taken, _)| *taken != letter)
        {
            letters.push((letter, *index));
        }
    }
    let is_spare = |key: &char| letters.iter().all(|(taken, _)| taken != key);
    let mut spare = KEYS.chars().filter(is_spare);
    let key = |item: Item| match &item {
        Item::One(index) if own => (choices[*index].key, item),
        Item::One(index) if letters.iter().any(|(_, other)| other == index) => {
            (letter_of(&choices[*index].notation), item)
        }
        Item::One(_) | Item::Fold(..) => (spare.next(), item),
    };
    items.into_iter().map(key).collect()
}

/// The first letter of a notation of one word, if it can be a key.
fn letter_of(notation: &str) -> Option<char> {
    let letter = notation.chars().next().filter(|_| !notation.contains(' '))?;
    (KEYS.contains(letter) && letter.is_ascii_alphabetic()).then_some(letter)
}

/// The lines in words.
pub(crate) fn offers(
    voice: &Voice,
    choices: &[Choice],
    items: &[(Option<char>, Item)],
) -> Vec<Offer> {
    let offer = |(key, item): &(Option<char>, Item)| match item {
        Item::One(index) => {
            let phrase = &choices[*index].phrase;
            Offer { key: *key, text: voice.say(phrase), tone: phrase.tone }
        }
        Item::Fold(beginning, count) => {
            let members = choices.iter().filter(|choice| begins(&choice.notation, beginning));
            let texts: Vec<String> = members.map(|choice| voice.say(&choice.phrase)).collect();
            let phrase = Phrase::new("menu-fold").with("beginning", code(shared_words(&texts)));
            let text = voice.say(&phrase.with("count", *count));
            Offer { key: *key, text, tone: gantry_kernel::Tone::Plain }
        }
    };
    items.iter().map(offer).collect()
}

/// The words with which all of these begin, or the first of them if there are none.
fn shared_words(texts: &[String]) -> &str {
    let Some((first, others)) = texts.split_first() else { return "" };
    let shared = |other: &String| {
        let same = first.split(' ').zip(other.split(' ')).take_while(|(one, two)| one == two);
        // each word with the space after it
        same.map(|(word, _)| word.len() + 1).sum::<usize>()
    };
    match others.iter().map(shared).min() {
        None | Some(0) => first,
        Some(end) => first[..end.min(first.len())].trim_end(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choices(notations: &[String]) -> Vec<Choice> {
        let choice = |notation: &String| Choice {
            notation: notation.clone(),
            phrase: Phrase::new("choice"),
            key: None,
        };
        notations.iter().map(choice).collect()
    }

    fn many() -> Vec<Choice> {
        let mut notations: Vec<String> = (0..20).map(|n| format!("play sabotage {n}")).collect();
        notations.extend(["play thief B", "play thief C", "play metal", "end"].map(String::from));
        choices(&notations)
    }

    #[test]
    fn a_long_list_is_folded_and_opened_step_by_step() {
        let many = many();
        assert_eq!(items(&many, ""), [Item::Fold("play".into(), 23), Item::One(23)]);
        let second = items(&many, "play");
        let sabotage = Item::Fold("play sabotage".into(), 20);
        assert_eq!(second, [sabotage, Item::Fold("play thief".into(), 2), Item::One(22)]);
        assert_eq!(items(&many, "play thief").len(), 2);
        assert_eq!(items(&many, "play sabotage").len(), 20, "they differ in one word");
        assert!(!is_open(&many, "play sab"), "only whole words count");
    }

    #[test]
    fn a_folded_line_has_the_words_that_its_choices_share() {
        let shared = |texts: &[&str]| {
            shared_words(&texts.iter().map(|&text| text.to_owned()).collect::<Vec<_>>()).to_owned()
        };
        assert_eq!(shared(&["Spiele Dieb", "Spiele Öl", "Spiele Dieb gegen Ben"]), "Spiele");
        assert_eq!(shared(&["Dieb spielen", "Öl spielen"]), "Dieb spielen");
        assert_eq!(shared(&["Play Thief", "Play Thief"]), "Play Thief");
    }

    #[test]
    fn a_short_list_is_shown_whole() {
        assert_eq!(items(&many()[..5], "").len(), 5);
    }

    #[test]
    fn keys_of_the_game_stay() {
        let mut few = many();
        few.truncate(2);
        few[1].key = Some('d');
        let listed = assign_keys(&few, items(&few, ""));
        assert_eq!(listed.iter().map(|(key, _)| *key).collect::<Vec<_>>(), [None, Some('d')]);
        few[1].key = None;
        let listed = assign_keys(&few, items(&few, ""));
        assert_eq!(listed.iter().map(|(key, _)| *key).collect::<Vec<_>>(), [Some('1'), Some('2')]);
    }

    #[test]
    fn a_choice_of_one_word_keeps_its_letter() {
        let keys = |notations: &[&str]| {
            let few = choices(&notations.iter().map(|&text| text.to_owned()).collect::<Vec<_>>());
            let listed = assign_keys(&few, items(&few, ""));
            listed.iter().filter_map(|(key, _)| *key).collect::<String>()
        };
        assert_eq!(keys(&["play metal", "end"]), "1e");
        assert_eq!(keys(&["play metal", "play fuel", "end"]), "12e");
        assert_eq!(keys(&["end", "extend", "play metal"]), "e12", "one letter, one choice");
        let many: Vec<String> = (0..30).map(|n| format!("p{n} x")).collect();
        let many: Vec<&str> = many.iter().map(String::as_str).chain(["end"]).collect();
        assert_eq!(keys(&many).matches('e').count(), 1);
    }
}
