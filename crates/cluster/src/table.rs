//! What a node knows about its tables.

use std::collections::BTreeMap;

use crate::{Millis, NodeId, TableId, Term};

/// Who plays a table, as far as a node knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum State {
    /// The database is asked in this request; none while another attempt is postponed.
    Asking { request: Option<u64> },
    /// This node. Inventories that were asked for before request `since` may not know it yet.
    Held { term: Term, since: u64 },
    /// This node, which is about to give it up.
    Stopping { term: Term },
    /// Nobody as soon as the database knows.
    Releasing { term: Term },
    /// Another node.
    Elsewhere { node: NodeId, term: Term, learnt: Millis, asked: Millis },
}

/// Everything a node knows about tables.
#[derive(Default)]
pub(crate) struct Tables {
    known: BTreeMap<TableId, State>,
    /// The last term under which this node has given up each table. Answers to requests before the
    /// one with this number may still name the tenure; none while the database may not know that it
    /// is over.
    past: BTreeMap<TableId, (Term, Option<u64>)>,
}

impl Tables {
    pub(crate) fn get(&self, table: &str) -> Option<&State> {
        self.known.get(table)
    }

    pub(crate) fn get_mut(&mut self, table: &str) -> Option<&mut State> {
        self.known.get_mut(table)
    }

    pub(crate) fn set(&mut self, table: TableId, state: State) {
        self.known.insert(table, state);
    }

    pub(crate) fn remove(&mut self, table: &str) {
        self.known.remove(table);
    }

    pub(crate) fn retain(&mut self, keep: impl FnMut(&TableId, &mut State) -> bool) {
        self.known.retain(keep);
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (&TableId, &State)> {
        self.known.iter()
    }

    /// The tables that this node plays, with their terms.
    pub(crate) fn held(&self) -> impl Iterator<Item = (&TableId, Term)> {
        self.known.iter().filter_map(|(table, state)| Some((table, state.own()?)))
    }

    /// Forgets every table; returns those that this node played.
    pub(crate) fn clear(&mut self) -> Vec<(TableId, Term)> {
        let own = self.held().map(|(table, term)| (table.clone(), term)).collect();
        self.known.clear();
        self.past.clear();
        own
    }

    pub(crate) fn has_given_up(&self, table: &str, term: Term) -> bool {
        self.past.get(table).is_some_and(|(past, _)| term <= *past)
    }

    /// This node asks the database to end a tenure.
    pub(crate) fn give_up(&mut self, table: TableId, term: Term) {
        self.past.insert(table, (term, None));
    }

    /// The database has ended a tenure. The next request has this number.
    pub(crate) fn is_over(&mut self, table: TableId, term: Term, next_request: u64) {
        if self.past.get(&table).is_none_or(|(past, _)| term >= *past) {
            self.past.insert(table, (term, Some(next_request)));
        }
    }

    /// Forgets what answers to this request and later ones cannot name.
    pub(crate) fn forget_past(&mut self, request: u64) {
        self.past.retain(|_, (_, next)| next.is_none_or(|next| next > request));
    }
}

impl State {
    /// The term under which this node plays the table, or has not finished playing it.
    pub(crate) fn own(&self) -> Option<Term> {
        match self {
            Self::Held { term, .. } | Self::Stopping { term } => Some(*term),
            Self::Asking { .. } | Self::Releasing { .. } | Self::Elsewhere { .. } => None,
        }
    }
}
