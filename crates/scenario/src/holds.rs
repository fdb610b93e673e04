//! Checks whether a claim holds: every key that does not have its value is reported.

use gantry_kernel::{FactKeys, LineError};
use toml::de::{DeTable, DeValue};
use toml::{Spanned, Table, Value};

use crate::claim::Claim;
use crate::lines::Lines;
use crate::things::{Reading, agree};

/// The key that lists keys which must be absent.
const ABSENT: &str = "absent";

/// What is known at the point of a claim.
pub(crate) struct Known<'a> {
    /// The position and the facts, or the viewer's view.
    pub(crate) found: &'a Table,
    /// The position and the facts, whoever the viewer is.
    pub(crate) all: &'a Table,
    pub(crate) keys: &'a FactKeys,
}

/// Checks every key of a claim. Returns how many there are, or what does not hold.
pub(crate) fn check(claim: &Claim<'_>, known: &Known<'_>) -> Result<usize, Vec<LineError>> {
    let text = claim.text.as_ref();
    let read = |error: toml::de::Error| {
        let offset = error.span().map_or(0, |span| span.start);
        vec![claim.fault(LineError::of_parser(text, offset, error.message()))]
    };
    let places = DeTable::parse(text).map_err(read)?;
    let expected: Table = text.parse().map_err(read)?;
    let mut look = Comparison { known, looked_at: 0, wrong: Vec::new() };
    look.table(places.get_ref(), &expected, known.found, "");
    if look.wrong.is_empty() {
        return Ok(look.looked_at);
    }
    look.wrong.sort_by_key(|(offset, _)| *offset);
    let lines = Lines::of(text);
    let fault = |(offset, message)| claim.fault(LineError::new(lines.at(offset), message));
    Err(look.wrong.into_iter().map(fault).collect())
}

struct Comparison<'a> {
    known: &'a Known<'a>,
    looked_at: usize,
    /// Each difference, with the offset of its key.
    wrong: Vec<(usize, String)>,
}

impl Comparison<'_> {
    fn table(&mut self, places: &DeTable<'_>, expected: &Table, found: &Table, above: &str) {
        for (key, place) in places {
            let name = key.get_ref().as_ref();
            if above.is_empty() && name == ABSENT {
                self.absent(key.span().start, place, &expected[name]);
                continue;
            }
            let path = if above.is_empty() { name.to_owned() } else { format!("{above}.{name}") };
            let wrong = match (&expected[name], found.get(name)) {
                (_, None) => Some(format!("expected `{path}`, found only {}", listed(found))),
                (Value::Table(expected), Some(Value::Table(found))) if !expected.is_empty() => {
                    if let DeValue::Table(places) = place.get_ref() {
                        self.table(places, expected, found, &path);
                    }
                    continue;
                }
                (expected, Some(found)) => {
                    let same = agree(expected, found, self.reading(&path));
                    (!same).then(|| format!("expected {path} = {expected}, found {found}"))
                }
            };
            self.looked_at += 1;
            self.wrong.extend(wrong.map(|message| (key.span().start, message)));
        }
    }

    fn reading(&self, path: &str) -> Reading {
        let FactKeys { unordered, words, .. } = self.known.keys;
        Reading { words: FactKeys::any(words, path), unordered: FactKeys::any(unordered, path) }
    }

    /// Every path in the list must be one that is sometimes present, and not now.
    fn absent(&mut self, offset: usize, place: &Spanned<DeValue<'_>>, expected: &Value) {
        let (DeValue::Array(places), Value::Array(paths)) = (place.get_ref(), expected) else {
            self.wrong.push((
                offset,
                format!("expected a list of keys that are absent, found {expected}"),
            ));
            return;
        };
        for (place, path) in places.iter().zip(paths) {
            self.looked_at += 1;
            let wrong = match path.as_str() {
                None => Some(format!("expected a key that is absent, found {path}")),
                Some(path) => self.not_absent(path),
            };
            self.wrong.extend(wrong.map(|message| (place.span().start, message)));
        }
    }

    fn not_absent(&self, path: &str) -> Option<String> {
        let Known { found, all, keys } = *self.known;
        if let Some(value) = at(found, path) {
            return Some(format!("expected `{path}` to be absent, found {value}"));
        }
        let expectable = FactKeys::any(keys.optional, path) || at(all, path).is_some();
        (!expectable).then(|| {
            let keys = keys.optional.join(", ");
            format!("expected a key that is there at times, found `{path}`; such keys are {keys}")
        })
    }
}

fn at<'a>(table: &'a Table, path: &str) -> Option<&'a Value> {
    let (above, name) =
        path.rsplit_once('.').map_or((None, path), |(above, name)| (Some(above), name));
    let inside = match above {
        Some(above) => at(table, above)?.as_table()?,
        None => table,
    };
    inside.get(name)
}

fn listed(table: &Table) -> String {
    let keys: Vec<&str> = table.keys().map(String::as_str).collect();
    if keys.is_empty() { "nothing".into() } else { keys.join(", ") }
}
