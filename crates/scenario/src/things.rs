//! Compares lists: equal in any spelling, ordered or not, and open-ended at `...`.

use std::collections::BTreeMap;

use toml::Value;

/// Matches any further items.
const MORE: &str = "...";

/// How the value of a key is read.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Reading {
    /// A string is a list of words.
    pub(crate) words: bool,
    /// The order of the list means nothing.
    pub(crate) unordered: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Thing<'a> {
    Word(&'a str),
    Other(String),
}

/// An item and how often it is repeated.
type Run<'a> = (usize, Thing<'a>);

/// Whether a value is what a scenario expects.
pub(crate) fn agree(expected: &Value, found: &Value, reading: Reading) -> bool {
    let (Some(expected), Some(found)) = (runs(expected, reading), runs(found, reading)) else {
        return expected == found;
    };
    let count = |runs: &[Run<'_>]| runs.iter().fold(0_usize, |sum, run| sum.saturating_add(run.0));
    let named: Vec<Run<'_>> =
        expected.iter().filter(|(_, thing)| !is_more(thing)).cloned().collect();
    let open = named.len() < expected.len();
    // Lists expanded below are no longer than the game's, whatever numbers a file contains.
    let (wanted, there) = (count(&named), count(&found));
    if wanted > there || !open && wanted < there {
        return false;
    }
    if reading.unordered { contains(&found, &named) } else { follows(&found, &expected) }
}

fn runs(value: &Value, reading: Reading) -> Option<Vec<Run<'_>>> {
    match value {
        Value::Array(items) => Some(items.iter().map(item).collect()),
        Value::String(text) if reading.words => {
            let mut words = text.split_whitespace();
            let mut runs = Vec::new();
            while let Some(word) = words.next() {
                let run = number(word).and_then(|count| Some((count, Thing::Word(words.next()?))));
                runs.push(run.unwrap_or((1, Thing::Word(word))));
            }
            Some(runs)
        }
        _ => None,
    }
}

/// `2 metal` is two items.
fn item(value: &Value) -> Run<'_> {
    let Value::String(text) = value else { return (1, Thing::Other(value.to_string())) };
    let counted = text.split_once(' ').and_then(|(count, thing)| Some((number(count)?, thing)));
    let (count, thing) = counted.unwrap_or((1, text));
    (count, Thing::Word(thing))
}

fn number(word: &str) -> Option<usize> {
    word.parse().ok().filter(|&count| count > 0)
}

fn is_more(thing: &Thing<'_>) -> bool {
    *thing == Thing::Word(MORE)
}

/// Whether all these are present, in any order.
fn contains(found: &[Run<'_>], named: &[Run<'_>]) -> bool {
    let mut left: BTreeMap<&Thing<'_>, usize> = BTreeMap::new();
    for (count, thing) in found {
        *left.entry(thing).or_default() += count;
    }
    named.iter().all(|(count, thing)| {
        let rest = left.get(thing).and_then(|there| there.checked_sub(*count));
        rest.is_some_and(|rest| left.insert(thing, rest).is_some())
    })
}

/// Whether these are present in this order, with anything in between at `...`.
fn follows(found: &[Run<'_>], expected: &[Run<'_>]) -> bool {
    let found = one_by_one(found);
    let stretches: Vec<Vec<&Thing<'_>>> =
        expected.split(|(_, thing)| is_more(thing)).map(one_by_one).collect();
    let [first, between @ .., last] = stretches.as_slice() else {
        return found == stretches.concat();
    };
    let Some(mut rest) =
        found.strip_prefix(first.as_slice()).and_then(|rest| rest.strip_suffix(last.as_slice()))
    else {
        return false;
    };
    between.iter().filter(|stretch| !stretch.is_empty()).all(|stretch| {
        let place = rest.windows(stretch.len()).position(|window| window == stretch.as_slice());
        place.is_some_and(|place| {
            rest = &rest[place + stretch.len()..];
            true
        })
    })
}

fn one_by_one<'a, 'b>(runs: &'b [Run<'a>]) -> Vec<&'b Thing<'a>> {
    runs.iter().flat_map(|(count, thing)| std::iter::repeat_n(thing, *count)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: Reading = Reading { words: false, unordered: false };
    const BAG: Reading = Reading { words: false, unordered: true };
    const ROW: Reading = Reading { words: true, unordered: false };

    #[track_caller]
    fn check(reading: Reading, expected: &str, found: &str, same: bool) {
        let table: toml::Table = format!("e = {expected}\nf = {found}").parse().expect("TOML");
        assert_eq!(agree(&table["e"], &table["f"], reading), same, "{expected} and {found}");
    }

    #[test]
    fn a_list_has_several_spellings() {
        let found = r#"["2 metal", "fuel"]"#;
        for spelling in [r#"["metal", "metal", "fuel"]"#, r#"["1 metal", "metal", "fuel"]"#, found]
        {
            check(LIST, spelling, found, true);
            check(BAG, spelling, found, true);
        }
        check(LIST, r#"["metal", "fuel"]"#, found, false);
        check(LIST, r#"["0 metal", "2 metal", "fuel"]"#, found, false);
        check(LIST, r#"["18446744073709551615 metal", "2 fuel"]"#, found, false);
        check(ROW, r#""tank tank lift-off""#, r#""2 tank lift-off""#, true);
        check(ROW, r#"["tank", "tank", "lift-off"]"#, r#""2 tank lift-off""#, true);
        check(ROW, r#""2 tank 2""#, r#""2 tank lift-off""#, false);
        check(LIST, r#""tank tank""#, r#""2 tank""#, false);
        check(LIST, "3", "3", true);
    }

    #[test]
    fn order_counts_where_it_means_something() {
        let found = r#"["2 metal", "fuel", "metal"]"#;
        check(BAG, r#"["fuel", "3 metal"]"#, found, true);
        check(LIST, r#"["fuel", "3 metal"]"#, found, false);
        check(BAG, r#"["fuel", "2 metal"]"#, found, false);
        check(BAG, r#"["2 fuel", "2 metal"]"#, found, false);
        check(BAG, "[1, 2]", "[2, 1]", true);
        check(LIST, "[1, 2]", "[2, 1]", false);
        check(BAG, r#"["1"]"#, "[1]", false);
        check(BAG, "[{ a = 1 }, []]", "[[], { a = 1 }]", true);
    }

    #[test]
    fn dots_stand_for_anything_more() {
        let found = r#"["a", "b", "c", "b", "d"]"#;
        for fits in
            [r#"["..."]"#, r#"["a", "..."]"#, r#"["...", "d"]"#, r#"["a", "...", "b", "d", "..."]"#]
        {
            check(LIST, fits, found, true);
        }
        check(LIST, r#"["...", "b", "...", "b", "..."]"#, found, true);
        check(LIST, r#"["a", "b", "c", "b", "d", "..."]"#, found, true);
        for not in
            [r#"["b", "..."]"#, r#"["...", "c", "...", "c", "..."]"#, r#"["a", "b", "...", "a"]"#]
        {
            check(LIST, not, found, false);
        }
        check(BAG, r#"["...", "2 b"]"#, found, true);
        check(BAG, r#"["...", "3 b"]"#, found, false);
        check(BAG, r#"["..."]"#, "[]", true);
        check(ROW, r#""a ...""#, r#""a b""#, true);
        check(ROW, r#""a ...""#, r#""b a""#, false);
    }
}
