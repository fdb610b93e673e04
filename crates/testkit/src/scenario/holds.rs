//! What must hold at the end of a scenario.

use gantry_kernel::{Expected, Fault, Text};
use toml::de::{DeTable, DeValue};
use toml::{Spanned, Table, Value};

use super::Block;

/// Every key of the block must have its value among the position and the facts.
pub(super) fn check<G: Text>(block: &Block, state: &G::State) -> Result<(), Fault> {
    let text = &block.text;
    let read = |error: toml::de::Error| {
        let offset = error.span().map_or(0, |span| span.start);
        block.fault(Fault::of_parser(text, offset, error.message()))
    };
    let places = DeTable::parse(text).map_err(read)?;
    let expected: Table = text.parse().map_err(read)?;
    let found = known::<G>(state).map_err(|message| Fault::new(block.line, message))?;
    let mut wrong = Vec::new();
    compare(places.get_ref(), &expected, &found, "", &mut wrong);
    match wrong.into_iter().min_by_key(|(offset, _)| *offset) {
        None => Ok(()),
        Some((offset, message)) => Err(block.fault(Fault::at_offset(text, offset, message))),
    }
}

/// The position and the facts as one table.
fn known<G: Text>(state: &G::State) -> Result<Table, String> {
    let table = |what: &str, text: String| {
        text.parse::<Table>().map_err(|error| format!("the game's {what} is not TOML: {error}"))
    };
    let mut known = table("position", G::position(state))?;
    merge(&mut known, table("list of facts", G::facts(state))?)?;
    Ok(known)
}

fn merge(into: &mut Table, from: Table) -> Result<(), String> {
    for (key, value) in from {
        match (into.get_mut(&key), value) {
            (None, value) => {
                into.insert(key, value);
            }
            (Some(Value::Table(into)), Value::Table(from)) => merge(into, from)?,
            (Some(_), _) => return Err(format!("position and facts both give `{key}`")),
        }
    }
    Ok(())
}

/// Notes each difference with the offset of the key at which it shows.
fn compare(
    places: &DeTable<'_>,
    expected: &Table,
    found: &Table,
    path: &str,
    wrong: &mut Vec<(usize, String)>,
) {
    for (key, place) in places {
        let name = key.get_ref().as_ref();
        let path = if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") };
        let offset = key.span().start;
        match (&expected[name], found.get(name)) {
            (_, None) => {
                let keys: Vec<&str> = found.keys().map(String::as_str).collect();
                let message =
                    Expected::new(format!("`{path}`"), format!("only {}", keys.join(", ")));
                wrong.push((offset, message.to_string()));
            }
            (Value::Table(expected), Some(Value::Table(found))) => {
                if let Some(places) = table(place) {
                    compare(places, expected, found, &path, wrong);
                }
            }
            (expected, Some(found)) if expected != found => {
                wrong.push((offset, format!("expected {path} = {expected}, found {found}")));
            }
            _ => {}
        }
    }
}

fn table<'a, 'b>(place: &'a Spanned<DeValue<'b>>) -> Option<&'a DeTable<'b>> {
    match place.get_ref() {
        DeValue::Table(table) => Some(table),
        _ => None,
    }
}
