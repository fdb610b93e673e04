//! The source of each value: as a file states it, by kind and field with exceptions at the cards.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use gantry_game_kit::data::{DataError, Node, Places, Result};
use gantry_kernel::ParseError;

use super::read::{PARTS, fields_of};
use super::{Data, FILE, Provenance};

impl Data {
    /// Every single value of the standard file, by name, ascending, with its source. A name is, for
    /// example, `mission.hydroscope.vp` or `lab.price.3`; indices in lists count from 1.
    pub fn values() -> &'static [(String, Provenance)] {
        static VALUES: LazyLock<Vec<(String, Provenance)>> = LazyLock::new(|| {
            let leaves = FILE.places.leaves.iter().filter(|leaf| is_value(leaf));
            let known = leaves.map(|leaf| FILE.marks.of(leaf).map(|known| (leaf.clone(), known)));
            known.flatten().collect()
        });
        &VALUES
    }

    /// The source of a value of the standard file, by its name in [`Data::values`].
    pub fn provenance(name: &str) -> Option<Provenance> {
        let values = Self::values();
        let found = values.binary_search_by(|(known, _)| known.as_str().cmp(name));
        found.ok().map(|index| values[index].1)
    }
}

/// Ids, names and the provenances themselves are not values.
fn is_value(leaf: &str) -> bool {
    let general = without_id(leaf);
    let mut parts = general.split('.');
    let fields = fields_of(parts.next().unwrap_or_default());
    parts.next().is_some_and(|field| fields.contains(&field))
}

/// The name that a value has for all cards of its kind: `mission.vp`.
fn without_id(path: &str) -> String {
    let parts: Vec<&str> = path.split('.').collect();
    match parts.as_slice() {
        [kind @ ("mission" | "specialist" | "objective"), _, rest @ ..] => {
            [&[*kind], rest].concat().join(".")
        }
        _ => path.into(),
    }
}

/// A name, then its parent's, and so on.
fn upwards(path: &str) -> impl Iterator<Item = &str> {
    std::iter::successors(Some(path), |path| path.rsplit_once('.').map(|(whole, _)| whole))
}

/// What a text says about provenance.
#[derive(Default)]
pub struct Marks {
    /// By kind and field.
    defaults: BTreeMap<String, Provenance>,
    /// By card and field.
    exceptions: BTreeMap<String, Exception>,
}

struct Exception {
    provenance: Provenance,
    at: usize,
    /// Whether the name is that of a whole field.
    whole: bool,
}

impl Marks {
    /// The table with the defaults.
    pub fn defaults(&mut self, table: &Node) -> Result<()> {
        for part in table.fields()? {
            let known = fields_of(&part.key);
            if known.is_empty() {
                let parts: Vec<&str> =
                    PARTS.iter().copied().filter(|part| *part != "provenance").collect();
                return Err(part.unknown(&parts));
            }
            if part.text().is_ok() {
                self.defaults.insert(part.key.clone(), part.word()?);
                continue;
            }
            for field in part.fields()? {
                if !known.contains(&field.key.as_str()) {
                    return Err(field.unknown(known));
                }
                self.defaults.insert(format!("{}.{}", part.key, field.key), field.word()?);
            }
        }
        Ok(())
    }

    /// A list of exceptions at a card or in a table; `others` are keys without a provenance that it
    /// may have.
    pub fn entry(&mut self, list: &Node, part: &str, path: &str, others: &[&str]) -> Result<()> {
        let fields = fields_of(part);
        let Ok(provenance) = list.key.parse::<Provenance>() else {
            if PARTS.contains(&list.key.as_str()) {
                return Err(list.misplaced());
            }
            return Err(list.unknown(&[others, fields, &Provenance::NAMES].concat()));
        };
        for item in list.items()? {
            let name = item.text()?;
            let field = name.split('.').next().unwrap_or_default();
            if !fields.contains(&field) {
                return Err(item.found(format!("one of {}", fields.join(", ")), name));
            }
            let exception = Exception { provenance, at: item.at, whole: field == name };
            if self.exceptions.insert(format!("{path}.{name}"), exception).is_some() {
                return Err(item.found("a value that is named once", name));
            }
        }
        Ok(())
    }

    /// Checks that parts of fields exist, in this text or in the one it changes.
    pub fn check(&self, places: &Places, known: Option<&Places>) -> Result<()> {
        let there = |path: &str| places.has(path) || known.is_some_and(|known| known.has(path));
        let parts = self.exceptions.iter().filter(|(_, exception)| !exception.whole);
        for (path, exception) in parts {
            if !there(path) {
                let why = ParseError::new("the name of a value that exists", path);
                return Err(DataError { at: exception.at, why });
            }
        }
        Ok(())
    }

    /// The source of a value.
    fn of(&self, leaf: &str) -> Option<Provenance> {
        let exception = upwards(leaf).find_map(|path| self.exceptions.get(path));
        let default = || {
            let general = without_id(leaf);
            upwards(&general).find_map(|path| self.defaults.get(path)).copied()
        };
        exception.map(|exception| exception.provenance).or_else(default)
    }
}
