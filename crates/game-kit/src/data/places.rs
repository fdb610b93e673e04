//! Which names a text contains, and where.

use std::collections::{BTreeMap, BTreeSet};

use super::Node;

/// Which names a text contains, and where. Cards go by their id, not by their index in the list.
#[derive(Debug, Default)]
pub struct Places {
    at: BTreeMap<String, usize>,
    /// The names of single values: numbers and strings.
    pub leaves: BTreeSet<String>,
}

impl Places {
    /// Collects the names of a text.
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

    /// Whether the text contains the name.
    pub fn has(&self, path: &str) -> bool {
        self.at.contains_key(path)
    }

    /// The position of the first of these names that the text contains; 0 if it contains none.
    pub fn first(&self, paths: &[&str]) -> usize {
        paths.iter().find_map(|path| self.at.get(*path)).copied().unwrap_or(0)
    }
}

/// An entry of a list of cards, renamed to its id; anything else unchanged.
fn by_id<'a>(item: &Node<'a>, list: &str) -> Node<'a> {
    match item.field("id") {
        Ok(Some(id)) => match id.text() {
            Ok(text) => item.renamed(format!("{list}.{text}"), id.at),
            Err(_) => item.clone(),
        },
        _ => item.clone(),
    }
}
