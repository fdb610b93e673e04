//! Who is called when: each account at most once in a while, so that a lively table does not ring
//! all the time.

use std::collections::HashMap;
use std::time::Duration;

use tokio::time::Instant;

/// Who was called, and who is to be called.
pub(super) struct Calendar {
    /// The time between two calls of one account.
    pause: Duration,
    /// The most accounts that wait for a call.
    most: usize,
    called: HashMap<String, Instant>,
    due: HashMap<String, Instant>,
}

impl Calendar {
    pub(super) fn new(pause: Duration, most: usize) -> Self {
        Self { pause, most, called: HashMap::new(), due: HashMap::new() }
    }

    /// An account is to be called: now, or when its pause is over. Calls meanwhile are one. Returns
    /// whether there was room.
    pub(super) fn add(&mut self, account: String, now: Instant) -> bool {
        let at = self.called.get(&account).map_or(now, |last| (*last + self.pause).max(now));
        let room = self.due.len() < self.most || self.due.contains_key(&account);
        if room {
            self.due.entry(account).or_insert(at);
        }
        room
    }

    /// When the next call is due.
    pub(super) fn next(&self) -> Option<Instant> {
        self.due.values().min().copied()
    }

    /// The accounts to call now.
    pub(super) fn take(&mut self, now: Instant) -> Vec<String> {
        let pause = self.pause;
        self.called.retain(|_, at| *at + pause > now);
        let taken: Vec<String> =
            self.due.extract_if(|_, at| *at <= now).map(|(account, _)| account).collect();
        self.called.extend(taken.iter().map(|account| (account.clone(), now)));
        taken
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_account_is_called_once_in_a_while() {
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        let mut calendar = Calendar::new(Duration::from_mins(1), 2);
        assert!(calendar.add("ada".into(), at(0)) && calendar.add("ada".into(), at(0)));
        assert_eq!(calendar.next(), Some(at(0)));
        assert_eq!(calendar.take(at(0)), ["ada"]);
        assert_eq!(calendar.next(), None);
        assert!(calendar.add("ada".into(), at(10)) && calendar.add("ada".into(), at(20)));
        assert_eq!(calendar.next(), Some(at(60)), "the rest is one call, after a minute");
        assert!(calendar.add("bob".into(), at(30)));
        assert!(!calendar.add("cy".into(), at(30)), "two wait already");
        assert_eq!(calendar.take(at(30)), ["bob"]);
        assert_eq!(calendar.take(at(60)), ["ada"]);
        assert!(calendar.add("ada".into(), at(500)));
        assert_eq!(calendar.next(), Some(at(500)));
        assert!(calendar.called.is_empty() || calendar.take(at(500)) == ["ada"]);
        assert_eq!(calendar.called.len(), 1, "who was called long ago is forgotten");
    }
}
