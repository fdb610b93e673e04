//! How much time somebody has left, as precisely as it matters to them.

/// A unit of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeUnit {
    /// Sixty seconds.
    Minutes,
    /// Sixty minutes.
    Hours,
    /// Twenty-four hours.
    Days,
}

/// A time in milliseconds in whole units: the largest one that fits, except that up to a day is
/// counted in hours.
pub fn in_units(ms: u64) -> (usize, TimeUnit) {
    const MINUTE: u64 = 60 * 1000;
    const HOUR: u64 = 60 * MINUTE;
    const DAY: u64 = 24 * HOUR;
    let (length, unit) = match ms {
        0..HOUR => (MINUTE, TimeUnit::Minutes),
        HOUR..=DAY => (HOUR, TimeUnit::Hours),
        _ => (DAY, TimeUnit::Days),
    };
    (usize::try_from(ms / length).unwrap_or(usize::MAX), unit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_left_is_in_days_hours_or_minutes() {
        const HOUR: u64 = 3_600_000;
        for (ms, shown) in [
            (0, (0, TimeUnit::Minutes)),
            (HOUR - 1, (59, TimeUnit::Minutes)),
            (HOUR, (1, TimeUnit::Hours)),
            (24 * HOUR, (24, TimeUnit::Hours)),
            (71 * HOUR, (2, TimeUnit::Days)),
        ] {
            assert_eq!(in_units(ms), shown);
        }
    }
}
