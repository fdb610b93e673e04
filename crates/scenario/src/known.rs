//! What scenarios may say about a table: its position and facts, and what a viewer sees.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use gantry_kernel::{Game, Text, Viewer};
use toml::{Table, Value};

use crate::holds;

/// Tables of keys by viewer, built once for each state.
#[derive(Default)]
pub(crate) struct Knowledge {
    tables: BTreeMap<Option<Viewer>, Table>,
}

impl Knowledge {
    /// What a viewer knows, and everything there is to know.
    pub(crate) fn of<G: Text>(
        &mut self,
        state: &G::State,
        viewer: Option<Viewer>,
    ) -> Result<holds::Known<'_>, String> {
        for looker in [None, viewer] {
            if let Entry::Vacant(place) = self.tables.entry(looker) {
                place.insert(facts::<G>(state, looker)?);
            }
        }
        let (found, all) = (&self.tables[&viewer], &self.tables[&None]);
        Ok(holds::Known { found, all, keys: &G::FACT_KEYS })
    }
}

/// Everything that scenarios may say about a state: the position and the facts, or a viewer's view
/// of them. The error is a sentence.
pub fn facts<G: Text>(state: &G::State, viewer: Option<Viewer>) -> Result<Table, String> {
    let table = |what: &str, text: String| {
        text.parse::<Table>().map_err(|error| format!("the game's {what} is not TOML: {error}"))
    };
    let Some(viewer) = viewer else {
        let mut known = table("position", G::position(state))?;
        merge(&mut known, table("list of facts", G::facts(state))?)?;
        return Ok(known);
    };
    let seats = <G as Game>::seats(G::setup(state));
    match viewer {
        Viewer::Seat(seat) if seat.index() >= seats => {
            Err(format!("expected one of {seats} seats after `as`, found {seat}"))
        }
        _ => table("view", G::view_facts(&G::view(state, viewer))),
    }
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
