//! How often something may happen: a bucket of tokens that fills up with time.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;
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
pub(crate) struct Bucket {
    tokens: f64,
    filled: Instant,
}

impl Bucket {
    pub(crate) fn full(rate: Rate, now: Instant) -> Self {
        Self { tokens: f64::from(rate.burst), filled: now }
    }

    /// Whether it may happen once more now.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> bool {
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

    fn is_full(&self, rate: Rate, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.filled).as_secs_f64();
        self.tokens + passed * f64::from(rate.per_minute) / 60.0 >= f64::from(rate.burst)
    }
}

/// Above this many addresses or accounts, those whose bucket is full again are forgotten.
const MOST: usize = 10_000;

/// A rate for each address or account.
#[derive(Debug)]
pub(crate) struct Rates<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

impl<K: Eq + Hash> Rates<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, buckets: Mutex::default() }
    }

    /// Whether it may happen once more now.
    pub(crate) fn take(&self, key: K) -> bool {
        let now = Instant::now();
        let mut buckets = self.buckets.lock().expect("no holder of this lock panics");
        if buckets.len() >= MOST {
            buckets.retain(|_, bucket| !bucket.is_full(self.rate, now));
        }
        buckets.entry(key).or_insert_with(|| Bucket::full(self.rate, now)).take(self.rate, now)
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
        let mut bucket = Bucket::full(rate, start);
        let taken = |bucket: &mut Bucket, seconds| {
            let now = start + Duration::from_secs(seconds);
            (0..10).filter(|_| bucket.take(rate, now)).count()
        };
        assert_eq!(taken(&mut bucket, 0), 3);
        assert_eq!(taken(&mut bucket, 2), 2);
        assert_eq!(taken(&mut bucket, 100), 3, "it holds no more than its burst");
    }

    #[test]
    fn each_key_has_its_own_bucket() {
        let rates = Rates::new(Rate { burst: 1, per_minute: 1 });
        assert!(rates.take("a") && rates.take("b") && !rates.take("a"));
    }
}
