//! A limit on how many of something each address may have at a time.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex};

/// The same limit for every key. Clones share the counts.
#[derive(Debug)]
pub(crate) struct Quota<K> {
    most: usize,
    taken: Arc<Mutex<HashMap<K, usize>>>,
}

/// The right to one of them; given back when it is dropped.
#[derive(Debug)]
pub(crate) struct QuotaPermit<K: Eq + Hash> {
    key: K,
    taken: Arc<Mutex<HashMap<K, usize>>>,
}

impl<K: Eq + Hash + Copy> Quota<K> {
    /// At most this many for each key.
    pub(crate) fn new(most: usize) -> Self {
        Self { most, taken: Arc::default() }
    }

    /// One more for this key, unless it has reached the limit.
    pub(crate) fn take(&self, key: K) -> Option<QuotaPermit<K>> {
        let mut taken = self.taken.lock().expect("no holder of this lock panics");
        let count = taken.get(&key).copied().unwrap_or(0);
        if count >= self.most {
            return None;
        }
        taken.insert(key, count + 1);
        drop(taken);
        Some(QuotaPermit { key, taken: self.taken.clone() })
    }
}

impl<K> Clone for Quota<K> {
    fn clone(&self) -> Self {
        Self { most: self.most, taken: self.taken.clone() }
    }
}

impl<K: Eq + Hash> Drop for QuotaPermit<K> {
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
        let quota = Quota::new(2);
        let first = quota.take("a").expect("room");
        let second = quota.take("a").expect("room");
        assert!(quota.take("a").is_none() && quota.take("b").is_some());
        drop(first);
        let third = quota.take("a").expect("room again");
        drop((second, third));
        assert!(quota.taken.lock().expect("nobody panics").is_empty());
    }
}
