//! Long lists of choices, in groups.

use gantry_kernel::Choice;

/// More choices than this are grouped by their first word.
const MOST_UNGROUPED: usize = 8;

/// Choices by their first word, if there are many; the order is the game's.
pub fn grouped(choices: &[Choice]) -> Vec<(String, Vec<Choice>)> {
    let mut groups: Vec<(String, Vec<Choice>)> = Vec::new();
    for choice in choices {
        let first = choice.notation.split(' ').next().unwrap_or_default();
        let word = if choices.len() > MOST_UNGROUPED { first } else { "" };
        match groups.iter_mut().find(|(known, _)| known == word) {
            Some((_, members)) => members.push(choice.clone()),
            None => groups.push((word.into(), vec![choice.clone()])),
        }
    }
    groups
}
#[cfg(test)]
mod tests {
    use gantry_kernel::Phrase;

    use super::*;

    fn choice(notation: &str) -> Choice {
        Choice { notation: notation.into(), phrase: Phrase::new("choice"), key: None }
    }

    #[test]
    fn many_choices_are_grouped_in_their_order() {
        let few = ["draw", "take"].map(choice);
        assert_eq!(grouped(&few).len(), 1);
        let many = ["play a", "play b", "end", "play c", "give", "ask x", "ask y", "lay", "stay"]
            .map(choice);
        let words: Vec<_> =
            grouped(&many).into_iter().map(|(word, members)| (word, members.len())).collect();
        let expected = [("play", 3), ("end", 1), ("give", 1), ("ask", 2), ("lay", 1), ("stay", 1)];
        assert_eq!(words, expected.map(|(word, count)| (word.to_owned(), count)));
    }
}
