//! The clock of a table: it continues from the table's last entry and stops while nobody is
//! looking.

use gantry_kernel::Millis;

/// What the machine's clocks say, in milliseconds.
#[derive(Clone, Copy, Debug, Default)]
pub struct MachineTime {
    /// Since an arbitrary moment; never runs backwards.
    pub machine_ms: u64,
    /// Since 1970.
    pub wall_ms: u64,
}

const SECOND_MS: u64 = 1000;
const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// A time left in a few characters, in whole seconds as people count down.
pub fn time_text(left_ms: u64) -> String {
    let left = left_ms.div_ceil(SECOND_MS);
    match left {
        DAY.. => format!("{}d {:02}h", left / DAY, left % DAY / HOUR),
        HOUR.. => format!("{}:{:02}:{:02}", left / HOUR, left % HOUR / MINUTE, left % MINUTE),
        _ => format!("{}:{:02}", left / MINUTE, left % MINUTE),
    }
}

/// Table time as a function of the machine's time, both in milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct TableClock {
    table: Millis,
    /// When it was started; `None` while it is stopped.
    since: Option<u64>,
}

impl TableClock {
    /// A clock that runs from this table time.
    pub const fn running_from(table: Millis, machine_ms: u64) -> Self {
        Self { table, since: Some(machine_ms) }
    }

    /// The table's time.
    pub fn now(&self, machine_ms: u64) -> Millis {
        let passed = self.since.map_or(0, |since| machine_ms.saturating_sub(since));
        Millis(self.table.0 + passed)
    }

    /// Whether it is running.
    pub const fn runs(&self) -> bool {
        self.since.is_some()
    }

    /// Stops it or starts it again.
    pub fn pause(&mut self, paused: bool, machine_ms: u64) {
        if paused == self.runs() {
            self.table = self.now(machine_ms);
            self.since = (!paused).then_some(machine_ms);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_do_not_count() {
        let mut watch = TableClock::running_from(Millis(500), 10_000);
        assert_eq!(watch.now(10_100), Millis(600));
        watch.pause(true, 10_200);
        watch.pause(true, 15_000);
        assert_eq!((watch.now(20_000), watch.runs()), (Millis(700), false));
        watch.pause(false, 20_000);
        assert_eq!((watch.now(20_050), watch.runs()), (Millis(750), true));
    }

    #[test]
    fn times_are_as_short_as_they_can_be() {
        let texts = [(59_001, "1:00"), (1, "0:01"), (0, "0:00"), (3_723_000, "1:02:03")];
        for (left_ms, text) in texts {
            assert_eq!(time_text(left_ms), text);
        }
        assert_eq!(time_text(3 * 86_400_000 - 1), "3d 00h");
    }
}
