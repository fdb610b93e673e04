//! How often something may happen: a bucket of tokens that fills up with time.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// How often something may happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// How often in a row.
    pub burst: u32,
    /// How often per minute, in the long run.
    pub per_minute: u32,
}

impl Rate {
    pub(crate) const fn times(self, factor: u32) -> Self {
        Self {
            burst: self.burst.saturating_mul(factor),
            per_minute: self.per_minute.saturating_mul(factor),
        }
    }
}

/// What is left of a rate.
#[derive(Clone, Copy, Debug)]
struct Bucket {
    tokens: f64,
    filled: Instant,
}

impl Bucket {
    fn full(rate: Rate, now: Instant) -> Self {
        Self { tokens: f64::from(rate.burst), filled: now }
    }

    /// Whether it may happen once more now.
    fn take(&mut self, rate: Rate, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.filled).as_secs_f64();
        let more = passed * f64::from(rate.per_minute) / 60.0;
        self.tokens = (self.tokens + more).min(f64::from(rate.burst));
        self.filled = now;
        let enough = self.tokens >= 1.0;
        if enough {
            self.tokens -= 1.0;
        }
        enough
    }
}

/// What is left of somebody's rate, which several connections may share.
#[derive(Clone, Debug)]
pub(crate) struct Allowance {
    rate: Rate,
    bucket: Arc<Mutex<Bucket>>,
}

impl Allowance {
    fn full(rate: Rate, now: Instant) -> Self {
        Self { rate, bucket: Arc::new(Mutex::new(Bucket::full(rate, now))) }
    }

    /// Whether it may happen once more now.
    pub(crate) fn take(&self) -> bool {
        self.take_at(Instant::now())
    }

    fn take_at(&self, now: Instant) -> bool {
        self.bucket.lock().expect("no holder of this lock panics").take(self.rate, now)
    }
}

/// How many addresses or accounts a generation has.
const GENERATION: usize = 10_000;

/// A rate for each address or account.
///
/// There are two generations. Whoever is new or comes back is in the young one; when that is full,
/// it becomes the old one, and the old one is forgotten as a whole. So memory has a limit, nobody
/// waits while thousands of entries are looked through, and only those are forgotten who stayed
/// away while many others came.
#[derive(Debug)]
pub(crate) struct Rates<K> {
    rate: Rate,
    generations: Mutex<Generations<K>>,
}

#[derive(Debug)]
struct Generations<K> {
    young: HashMap<K, Allowance>,
    old: HashMap<K, Allowance>,
}

impl<K: Eq + Hash> Rates<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        let generations = Generations { young: HashMap::new(), old: HashMap::new() };
        Self { rate, generations: Mutex::new(generations) }
    }

    /// Whether it may happen once more now.
    pub(crate) fn take(&self, key: K) -> bool {
        self.of(key).take()
    }

    /// What is left for a key.
    pub(crate) fn of(&self, key: K) -> Allowance {
        let now = Instant::now();
        let mut generations = self.generations.lock().expect("no holder of this lock panics");
        if let Some(known) = generations.young.get(&key) {
            return known.clone();
        }
        let known = generations.old.remove(&key);
        let allowance = known.unwrap_or_else(|| Allowance::full(self.rate, now));
        let forgotten = generations.put(key, allowance.clone());
        drop(generations);
        // this takes a while, and nobody has to wait for it
        drop(forgotten);
        allowance
    }

    /// Keeps what is left for a key, which may have been forgotten meanwhile.
    pub(crate) fn keep(&self, key: K, allowance: Allowance) {
        let mut generations = self.generations.lock().expect("no holder of this lock panics");
        generations.old.remove(&key);
        let forgotten = generations.put(key, allowance);
        drop(generations);
        drop(forgotten);
    }
}

impl<K: Eq + Hash> Generations<K> {
    /// Adds a key to the young generation; returns what is forgotten for that.
    fn put(&mut self, key: K, allowance: Allowance) -> HashMap<K, Allowance> {
        let mut forgotten = HashMap::new();
        if self.young.len() >= GENERATION {
            let young = std::mem::take(&mut self.young);
            forgotten = std::mem::replace(&mut self.old, young);
        }
        self.young.insert(key, allowance);
        forgotten
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_is_emptied_at_once_and_fills_slowly() {
        let rate = Rate { burst: 3, per_minute: 60 };
        let start = Instant::now();
        let allowance = Allowance::full(rate, start);
        let taken = |seconds| {
            let now = start + Duration::from_secs(seconds);
            (0..10).filter(|_| allowance.take_at(now)).count()
        };
        assert_eq!(taken(0), 3);
        assert_eq!(taken(2), 2);
        assert_eq!(taken(100), 3, "it holds no more than its burst");
    }

    #[test]
    fn each_key_has_its_own_bucket() {
        let rates = Rates::new(Rate { burst: 1, per_minute: 1 });
        assert!(rates.take("a") && rates.take("b") && !rates.take("a"));
    }

    #[test]
    fn however_many_keys_there_are_memory_is_bounded_and_the_latest_are_remembered() {
        let rates = Rates::new(Rate { burst: 1, per_minute: 1 });
        assert!(rates.take(u64::MAX));
        for key in 0..100_000 {
            assert!(rates.take(key));
            assert!(key % 1000 > 0 || !rates.take(u64::MAX), "{key}: it keeps coming back");
        }
        let generations = rates.generations.lock().expect("nobody panics");
        assert!(generations.young.len() + generations.old.len() <= 2 * GENERATION);
        drop(generations);
        assert!(!rates.take(99_999), "it was here a moment ago");
        assert!(rates.take(5), "it was forgotten");
    }

    #[test]
    fn what_is_kept_is_not_full_again() {
        let rates = Rates::new(Rate { burst: 1, per_minute: 1 });
        let allowance = rates.of(1);
        assert!(allowance.take());
        for key in 2..50_000 {
            rates.take(key);
        }
        rates.keep(1, allowance);
        assert!(!rates.take(1));
    }
}
