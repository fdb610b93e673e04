//! When each entry of a record is shown.

use gantry_catalog::{Perspective, Table};

use crate::voice::Voice;

/// How long an entry with text is shown if the record has no times.
const FIXED_PACE_MS: u64 = 1000;
/// The longest pause that is shown: a file from outside may claim years.
const LONGEST_PAUSE_MS: u64 = 60_000;

/// The entries of a record in time, and what they tell a viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Timeline {
    /// When each entry is shown, in milliseconds, ascending.
    times: Vec<u64>,
    /// When each came in by the record's own clock, which may have had longer pauses.
    recorded: Vec<u64>,
    /// The lines, each with its entry, counted from 1.
    lines: Vec<(usize, String)>,
    clocked: bool,
}

impl Timeline {
    /// The times of a record. If they say nothing, because nobody played against the clock and most
    /// entries came in at one time, every entry with text gets a second.
    pub fn of(whole: &dyn Table, voice: &Voice, perspective: Perspective) -> Self {
        let news = whole.news(perspective, 0);
        let times: Vec<u64> =
            (0..whole.entries()).filter_map(|entry| whole.time_of(entry)).map(|at| at.0).collect();
        // A clock that moved only for a few deadlines does not count.
        let moved = times.windows(2).filter(|two| two[0] != two[1]).count();
        let clocked = moved > 0 && (whole.is_real_time() || moved >= times.len() / 4);
        let mut recorded = times;
        if !clocked {
            let speaks =
                |entry: usize| news.binary_search_by_key(&(entry + 1), |news| news.entry).is_ok();
            let mut now = 0;
            for (entry, time) in recorded.iter_mut().enumerate() {
                now += if speaks(entry) { FIXED_PACE_MS } else { 0 };
                *time = now;
            }
        }
        // Each entry is told separately; equal lines of different entries are not merged.
        let lines = news.chunks(1).flat_map(|news| voice.tell(news)).collect();
        let (mut before, mut now) = (0, 0);
        let shortened = recorded.iter().map(|&at| {
            now += (at - before).min(LONGEST_PAUSE_MS);
            before = at;
            now
        });
        Self { times: shortened.collect(), recorded, lines, clocked }
    }

    /// How many entries there are.
    pub fn entries(&self) -> usize {
        self.times.len()
    }

    /// Whether the record has its own times.
    pub const fn clocked(&self) -> bool {
        self.clocked
    }

    /// When the entry with this number, counted from 1, is shown; entry 0 is the beginning.
    pub fn time_of(&self, entry: usize) -> u64 {
        entry.checked_sub(1).and_then(|index| self.times.get(index)).copied().unwrap_or(0)
    }

    /// What the record's own clock says at this time of the replay.
    pub fn recorded(&self, at_ms: u64) -> u64 {
        match self.shown_by(at_ms).checked_sub(1) {
            Some(index) => self.recorded[index].saturating_add(at_ms - self.times[index]),
            None => at_ms,
        }
    }

    /// How many entries are shown by this time.
    pub fn shown_by(&self, at_ms: u64) -> usize {
        self.times.partition_point(|time| *time <= at_ms)
    }

    /// What is told after the first `since` entries, up to the entry `until`: lines with their
    /// entries.
    pub fn said(&self, since: usize, until: usize) -> &[(usize, String)] {
        let first = self.lines.partition_point(|(entry, _)| *entry <= since);
        let last = self.lines.partition_point(|(entry, _)| *entry <= until);
        &self.lines[first..last.max(first)]
    }
}

/// A time in minutes and seconds, to the millisecond.
pub fn clock_time(at_ms: u64) -> String {
    let (seconds, rest_ms) = (at_ms / 1000, at_ms % 1000);
    format!("{}:{:02}.{rest_ms:03}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{RaceFixture, voice};
    use gantry_kernel::Viewer;

    const ANYBODY: Perspective = Perspective::Of(Viewer::Spectator);

    #[test]
    fn a_record_with_times_keeps_them() {
        let table = RaceFixture::played(&[(3100, "A", "run 1"), (4600, "B", "run 1")]);
        let timeline = Timeline::of(&table, &voice(), ANYBODY);
        assert!(timeline.clocked());
        assert_eq!(timeline.entries(), 3);
        assert_eq!([0, 1, 2, 3].map(|entry| timeline.time_of(entry)), [0, 3000, 3100, 4600]);
        assert_eq!([2999, 3000, 4599, 9999].map(|at| timeline.shown_by(at)), [0, 1, 2, 3]);
        assert_eq!(timeline.said(1, 2).len(), 1);
        assert_eq!(timeline.said(3, 1), []);
    }

    #[test]
    fn without_times_every_entry_with_words_has_a_second() {
        let table =
            RaceFixture::played(&[(3000, "A", "run 1"), (3000, "A", "rest"), (3000, "B", "run 1")]);
        let timeline = Timeline::of(&table, &voice(), ANYBODY);
        assert!(!timeline.clocked());
        assert_eq!([1, 2, 3, 4].map(|entry| timeline.time_of(entry)), [1000, 2000, 2000, 3000]);
    }

    /// In real time players may be as quick as they like, and all pause together.
    #[test]
    fn a_clock_that_seldom_moved_is_one_only_in_real_time() {
        let mut steps = vec![(3000, "A", "rest"); 8];
        steps.push((4000, "A", "run 1"));
        let mut table = RaceFixture::played(&steps);
        assert!(Timeline::of(&table, &voice(), ANYBODY).clocked());
        table.is_real_time = false;
        assert!(!Timeline::of(&table, &voice(), ANYBODY).clocked());
    }

    #[test]
    fn absurd_pauses_are_shortened_and_the_clock_goes_on_after_them() {
        let late = u64::MAX - 1000;
        let table = RaceFixture::played(&[(3100, "A", "run 1"), (late, "B", "run 1")]);
        let timeline = Timeline::of(&table, &voice(), ANYBODY);
        let end = timeline.time_of(timeline.entries());
        assert!(end <= 3100 + 60_000 * 3, "{end}");
        assert_eq!(timeline.recorded(3050), 3050);
        assert_eq!(timeline.recorded(3600), 3600);
        assert_eq!(timeline.recorded(end), late);
        assert_eq!(timeline.recorded(u64::MAX), u64::MAX);
    }

    #[test]
    fn times_are_minutes_seconds_and_thousandths() {
        assert_eq!(clock_time(12_345), "0:12.345");
        assert_eq!(clock_time(754_007), "12:34.007");
    }
}
