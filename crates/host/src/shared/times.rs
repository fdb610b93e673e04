//! How long a shared table waits for people who are away. All times are on the table's clock,
//! which stands still while no server runs. `docs/protocol.md` states them; a test compares.

use gantry_wire::Pace;

const SECOND_MS: u64 = 1000;
const MINUTE_MS: u64 = 60 * SECOND_MS;
const HOUR_MS: u64 = 60 * MINUTE_MS;
pub(super) const DAY_MS: u64 = 24 * HOUR_MS;

/// After a restart, how long the clock of a live table waits for its players to come back: a page
/// reconnects within five seconds, a phone in a tunnel takes longer.
pub const RETURN_MS: u64 = 30 * SECOND_MS;
/// If nobody returns at all, its clock runs again after this time, so that the game ends.
pub const ABSENT_MS: u64 = 10 * MINUTE_MS;
/// In a race a bot stands in for somebody who has been disconnected for this long. A round takes a
/// few minutes, and the others cannot start the next one alone.
pub const AWAY_RACE_MS: u64 = MINUTE_MS;
/// In a race a bot stands in for somebody who is connected but has kept everybody waiting for this
/// long: enough to fetch a glass of water between two rounds.
pub const IDLE_RACE_MS: u64 = 2 * MINUTE_MS;
/// At a table with a clock in seconds, whoever has been disconnected for this long need not agree
/// any more. Their clock decides when a bot stands in.
pub const AWAY_CLOCK_MS: u64 = 5 * MINUTE_MS;
/// Without a clock a bot stands in for somebody who is disconnected once the game has waited for
/// them for this long: a night's sleep and a working day. More needs a pace of days per move.
pub const AWAY_RELAXED_MS: u64 = DAY_MS;
/// The same for somebody who is connected: a browser may stay open while nobody is there.
pub const IDLE_RELAXED_MS: u64 = 7 * DAY_MS;
/// How long bots pause after a step while they stand in for everybody. Nobody waits for them, and
/// whoever comes back after a minute has missed a few steps, not the game.
pub const DESERTED_PAUSE_MS: u32 = 5 * 1000;
/// How long a game goes on in which nothing happens while bots stand in for everybody.
pub const ALL_AWAY_MS: u64 = 10 * MINUTE_MS;
/// How long a game stays open in which nothing happens and no clock runs.
pub const INACTIVE_MS: u64 = 30 * DAY_MS;

/// How long somebody has to be disconnected until they count as away: what the others then agree
/// on does not wait for them.
pub(super) fn away_ms(pace: Pace, is_real_time: bool) -> u64 {
    match pace {
        _ if is_real_time => AWAY_RACE_MS,
        Pace::PerMove { .. } | Pace::Fischer { .. } => AWAY_CLOCK_MS,
        Pace::Relaxed => AWAY_RELAXED_MS,
        // as long as they may take for a move
        Pace::Days { days } => u64::from(days) * DAY_MS,
    }
}

/// How long the game may wait for somebody who is connected, where no clock of their own limits
/// that.
pub(super) const fn idle_ms(pace: Pace, is_real_time: bool) -> Option<u64> {
    match pace {
        _ if is_real_time => Some(IDLE_RACE_MS),
        Pace::Relaxed => Some(IDLE_RELAXED_MS),
        Pace::PerMove { .. } | Pace::Fischer { .. } | Pace::Days { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use gantry_wire::Spectators;

    use super::*;

    /// Whoever writes a client reads the times there.
    #[test]
    fn the_protocol_states_these_times() {
        let protocol = include_str!("../../../../docs/protocol.md");
        let (_, after) = protocol.split_once("## Who is away").expect("a chapter");
        let chapter = after.split("\n## ").next().expect("its text");
        let seconds = |ms: u64| format!("{} seconds", ms / SECOND_MS);
        let minutes = |ms: u64| format!("{} minutes", ms / MINUTE_MS);
        let hours = |ms: u64| format!("{} hours", ms / HOUR_MS);
        let days = |ms: u64| format!("{} days", ms / DAY_MS);
        for stated in [
            seconds(RETURN_MS),
            minutes(ABSENT_MS),
            seconds(AWAY_RACE_MS),
            minutes(IDLE_RACE_MS),
            minutes(AWAY_CLOCK_MS),
            hours(AWAY_RELAXED_MS),
            days(IDLE_RELAXED_MS),
            minutes(ALL_AWAY_MS),
            seconds(DESERTED_PAUSE_MS.into()),
            days(INACTIVE_MS),
            format!("{} minutes", Spectators::LEAST_DELAY_MINUTES),
        ] {
            assert!(chapter.contains(&stated), "{stated} is not stated");
        }
    }
}
