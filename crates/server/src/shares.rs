//! How many of something each address has, with a limit.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex};

/// Counts by key. Clones share them.
#[derive(Debug)]
pub(crate) struct Shares<K> {
    most: usize,
    taken: Arc<Mutex<HashMap<K, usize>>>,
}

/// One of them; given back when it is dropped.
#[derive(Debug)]
pub(crate) struct Share<K: Eq + Hash> {
    key: K,
    taken: Arc<Mutex<HashMap<K, usize>>>,
}

impl<K: Eq + Hash + Copy> Shares<K> {
    /// With this many for each key.
    pub(crate) fn new(most: usize) -> Self {
        Self { most, taken: Arc::default() }
    }

    /// One more for this key, unless it has enough.
    pub(crate) fn take(&self, key: K) -> Option<Share<K>> {
        let mut taken = self.taken.lock().expect("no holder of this lock panics");
        let count = taken.get(&key).copied().unwrap_or(0);
        if count >= self.most {
            return None;
        }
        taken.insert(key, count + 1);
        drop(taken);
        Some(Share { key, taken: self.taken.clone() })
    }
}

impl<K> Clone for Shares<K> {
    fn clone(&self) -> Self {
        Self { most: self.most, taken: self.taken.clone() }
    }
}

impl<K: Eq + Hash> Drop for Share<K> {
    fn drop(&mut self) {
        let mut taken = self.taken.lock().expect("no holder of this lock panics");
        if let Some(count) = taken.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_key_has_its_limit_and_gives_back() {
        let shares = Shares::new(2);
        let first = shares.take("a").expect("room");
        let second = shares.take("a").expect("room");
        assert!(shares.take("a").is_none() && shares.take("b").is_some());
        drop(first);
        let third = shares.take("a").expect("room again");
        drop((second, third));
        assert!(shares.taken.lock().expect("nobody panics").is_empty());
    }
}
