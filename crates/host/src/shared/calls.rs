//! Which calls are done, so that a repeated call counts once, however late it comes.

use std::collections::BTreeMap;

/// Calls by client. A client numbers its calls, so each takes the room of a number: none has to be
/// forgotten while its table is in memory.
#[derive(Clone, Debug, Default)]
pub(super) struct Calls(BTreeMap<String, Vec<u32>>);

/// Splits `account:client:number` into client and number; a key without a number is a client.
fn split(key: &str) -> (&str, u32) {
    let numbered = key.rsplit_once(':');
    let numbered = numbered.and_then(|(client, number)| Some((client, number.parse().ok()?)));
    numbered.unwrap_or((key, 0))
}

impl Calls {
    pub(super) fn contains(&self, key: &str) -> bool {
        let (client, number) = split(key);
        self.0.get(client).is_some_and(|numbers| numbers.binary_search(&number).is_ok())
    }

    pub(super) fn insert(&mut self, key: &str) {
        let (client, number) = split(key);
        if !self.0.contains_key(client) {
            self.0.insert(client.to_owned(), Vec::new());
        }
        let numbers = self.0.get_mut(client).expect("inserted above");
        if let Err(place) = numbers.binary_search(&number) {
            numbers.insert(place, number);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_are_counted_per_client() {
        let mut calls = Calls::default();
        for key in ["ada:tab:7", "ada:tab:5", "ben:tab:7", "word"] {
            assert!(!calls.contains(key), "{key}");
            calls.insert(key);
            assert!(calls.contains(key), "{key}");
        }
        for key in ["ada:tab:6", "ben:tab:5", "ada:7", "ada:tab", "words"] {
            assert!(!calls.contains(key), "{key}");
        }
    }
}
