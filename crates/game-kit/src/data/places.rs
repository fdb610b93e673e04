//! What a text names, and where.

use std::collections::{BTreeMap, BTreeSet};

use super::Node;

/// What a text names, and where. Cards are named by their id, not by their place in the list.
#[derive(Debug, Default)]
pub struct Places {
    at: BTreeMap<String, usize>,
    /// The names of single values: numbers and texts.
    pub leaves: BTreeSet<String>,
}

impl Places {
    /// The places of a text.
    pub fn of(root: &Node) -> Self {
        let mut places = Self::default();
        places.visit(root);
        places
    }

    fn visit(&mut self, node: &Node) {
        let (fields, items) = (node.fields().ok(), node.items().ok());
        if fields.is_none() && items.is_none() {
            self.leaves.insert(node.path.clone());
        }
        if !node.path.is_empty() {
            self.at.insert(node.path.clone(), node.at);
        }
        fields.iter().flatten().for_each(|field| self.visit(field));
        for item in items.iter().flatten() {
            self.visit(&by_id(item, &node.path));
        }
    }

    /// Whether the text names it.
    pub fn has(&self, path: &str) -> bool {
        self.at.contains_key(path)
    }

    /// The first of these that the text names; the beginning if it names none.
    pub fn first(&self, paths: &[&str]) -> usize {
        paths.iter().find_map(|path| self.at.get(*path)).copied().unwrap_or(0)
    }
}

/// An entry of a list of cards under the name of its id; anything else as it is.
fn by_id<'a>(item: &Node<'a>, list: &str) -> Node<'a> {
    match item.field("id") {
        Ok(Some(id)) => match id.text() {
            Ok(text) => item.renamed(format!("{list}.{text}"), id.at),
            Err(_) => item.clone(),
        },
        _ => item.clone(),
    }
}
