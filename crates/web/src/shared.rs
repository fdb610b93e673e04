//! What the page decides at a table on a server, apart from drawing it.

use gantry_kernel::SeatSet;
use gantry_wire::{
    ClientMessage, ClockReading, Frame, SharedState, Spectators, TablePhase, TableSummary,
};

/// One's own tables in the order in which they need one: where it is one's turn, then those that
/// are played, those that wait for players, and the finished ones.
pub fn sort_own(tables: &mut [TableSummary]) {
    let phase = |table: &TableSummary| match table.phase {
        TablePhase::Playing => 0,
        TablePhase::Gathering => 1,
        _ => 2,
    };
    tables
        .sort_by_key(|table| (!table.your_turn, phase(table), std::cmp::Reverse(table.changed_ms)));
}

/// Why somebody is called at one of their tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallReason {
    /// It became their turn.
    Turn,
    /// The last free seat was taken.
    Full,
    /// A table with them was opened, such as a rematch.
    Opened,
}

/// The tables that call somebody: what their list has that it did not have before.
pub fn calls<'a>(
    before: &[TableSummary],
    now: &'a [TableSummary],
) -> Vec<(CallReason, &'a TableSummary)> {
    let is_full = |table: &TableSummary| table.phase == TablePhase::Gathering && table.free() == 0;
    let reason = |table: &&'a TableSummary| {
        let known = before.iter().find(|other| other.id == table.id);
        if table.your_turn && known.is_none_or(|known| !known.your_turn) {
            Some(CallReason::Turn)
        } else if is_full(table) && known.is_none_or(|known| !is_full(known)) {
            Some(CallReason::Full)
        } else if table.phase == TablePhase::Gathering && known.is_none() {
            Some(CallReason::Opened)
        } else {
            None
        }
    };
    now.iter().filter_map(|table| Some((reason(&table)?, table))).collect()
}

/// The bottom and the top of a chart of ratings: round numbers around everything that it shows.
pub fn rating_scale(reach: impl IntoIterator<Item = f32>) -> [f32; 2] {
    let (mut low, mut high) = (f32::INFINITY, f32::NEG_INFINITY);
    for rating in reach {
        (low, high) = (low.min(rating), high.max(rating));
    }
    if low > high {
        return [1000.0, 2000.0];
    }
    let low = (low / 100.0).floor() * 100.0;
    // the middle of the scale is written, too
    [low, low + ((high - low) / 200.0).ceil().max(1.0) * 200.0]
}

/// Whether a message is about the open table; all others are for the worker, which keeps this
/// browser's tables.
pub fn is_for_table(message: &ClientMessage, table: &str) -> bool {
    match message {
        ClientMessage::Export(of) => of == table,
        ClientMessage::Prefer { .. }
        | ClientMessage::Games
        | ClientMessage::Tables
        | ClientMessage::Pledge
        | ClientMessage::Start(_)
        | ClientMessage::Learn { .. }
        | ClientMessage::NextStep
        | ClientMessage::Open(_)
        | ClientMessage::TakeOver(_)
        | ClientMessage::Replay { .. }
        | ClientMessage::Read(_)
        | ClientMessage::Recover(_)
        | ClientMessage::ReadData { .. }
        | ClientMessage::Leave
        | ClientMessage::Forget(_)
        | ClientMessage::Pause(_)
        | ClientMessage::Puzzle { .. }
        | ClientMessage::Daily { .. }
        | ClientMessage::DailyResults { .. }
        | ClientMessage::Verify(_)
        | ClientMessage::Review
        | ClientMessage::Course => false,
        _ => true,
    }
}

/// The seats of this browser that the game waits for: those of people, not of stand-ins.
pub fn own_turns(frame: &Frame) -> SeatSet {
    let Some(sharing) = &frame.sharing else { return SeatSet::EMPTY };
    let away: SeatSet = sharing.stand_ins.iter().map(|(seat, _)| *seat).collect();
    let must = frame.awaiting.must();
    sharing.own.iter().filter(|seat| must.contains(*seat) && !away.contains(*seat)).collect()
}

/// The clock of a shared table, as far as a page knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableTime {
    /// What it said.
    read_ms: u64,
    /// When that was, on the page's clock.
    at_ms: u64,
    /// Whether it runs.
    runs: bool,
}

impl TableTime {
    /// What a frame says about it that came at this time of the page's clock and was this long on
    /// its way. Spectators who see a running game later see it with an earlier clock.
    pub fn read(
        clock: ClockReading,
        sharing: &SharedState,
        is_over: bool,
        at_ms: u64,
        way_ms: u64,
    ) -> Self {
        let watches = sharing.own.is_empty() && !is_over;
        let spectators = sharing.settings.as_ref().map(|settings| settings.spectators);
        let late_ms = match spectators {
            Some(Spectators::Delayed { minutes }) if watches => u64::from(minutes) * 60_000,
            _ => 0,
        };
        let read_ms = (clock.now_ms + way_ms).saturating_sub(late_ms);
        // At the end only the countdown stops.
        Self { read_ms, at_ms, runs: clock.running || is_over }
    }

    /// What it says at a time of the page's clock; `None` while it stands still.
    pub fn now(self, page_ms: u64) -> Option<u64> {
        self.runs.then(|| self.read_ms + page_ms.saturating_sub(self.at_ms))
    }
}

/// The wait before the next attempt to connect, in milliseconds, after this many failures.
pub fn wait_ms(failures: u32) -> u32 {
    const FIRST: u32 = 250;
    const LONGEST: u32 = 5_000;
    FIRST.saturating_mul(1 << failures.min(10)).min(LONGEST)
}

#[cfg(test)]
mod tests {
    use gantry_wire::TableSettings;

    use super::*;

    fn table(id: &str, game: &str, free: usize) -> TableSummary {
        let name = |seat: usize| (seat >= free).then(|| format!("Player {seat}"));
        let seats: Vec<Option<String>> = (0..2).map(name).collect();
        TableSummary {
            id: id.into(),
            game: game.into(),
            phase: TablePhase::Gathering,
            settings: TableSettings::for_people(game, 2),
            kinds: seats.iter().map(|name| name.as_ref().map(|_| "human".into())).collect(),
            accounts: vec![None; seats.len()],
            seats,
            entries: 0,
            created_ms: 0,
            changed_ms: 0,
            own: false,
            your_turn: false,
            time_left_ms: None,
            places: None,
        }
    }

    #[test]
    fn ratings_are_drawn_between_round_numbers() {
        for (reach, scale) in [
            (vec![], [1000.0, 2000.0]),
            (vec![1500.0, 1500.0], [1500.0, 1700.0]),
            (vec![912.0, 1788.0], [900.0, 1900.0]),
            (vec![1499.0, 1501.0], [1400.0, 1600.0]),
        ] {
            let found = rating_scale(reach.clone()).map(f32::to_bits);
            assert_eq!(found, scale.map(f32::to_bits), "{reach:?}");
        }
    }

    #[test]
    fn own_tables_begin_with_those_that_wait_for_us() {
        let at = |id: &str, phase, changed_ms, your_turn| TableSummary {
            phase,
            changed_ms,
            your_turn,
            ..table(id, "lift-off", 0)
        };
        let mut tables = [
            at("over", TablePhase::Over, 9, false),
            at("gathering", TablePhase::Gathering, 8, false),
            at("theirs", TablePhase::Playing, 7, false),
            at("mine, old", TablePhase::Playing, 1, true),
            at("mine", TablePhase::Playing, 2, true),
        ];
        sort_own(&mut tables);
        let order: Vec<&str> = tables.iter().map(|table| table.id.as_str()).collect();
        assert_eq!(order, ["mine", "mine, old", "theirs", "gathering", "over"]);
    }

    #[test]
    fn a_table_calls_once_for_each_reason() {
        let seated = |id: &str, phase, your_turn, free| TableSummary {
            phase,
            your_turn,
            ..table(id, "lift-off", free)
        };
        let before = [
            seated("turn", TablePhase::Playing, false, 0),
            seated("still", TablePhase::Playing, true, 0),
            seated("past", TablePhase::Playing, true, 0),
            seated("full", TablePhase::Gathering, false, 1),
            seated("known", TablePhase::Gathering, false, 1),
        ];
        let now = [
            seated("turn", TablePhase::Playing, true, 0),
            seated("still", TablePhase::Playing, true, 0),
            seated("past", TablePhase::Playing, false, 0),
            seated("full", TablePhase::Gathering, false, 0),
            seated("known", TablePhase::Gathering, false, 1),
            seated("rematch", TablePhase::Gathering, false, 1),
            seated("begun", TablePhase::Playing, true, 0),
            seated("old", TablePhase::Over, false, 0),
        ];
        let found = calls(&before, &now);
        let found: Vec<_> = found.iter().map(|(reason, table)| (*reason, &*table.id)).collect();
        let expected = [
            (CallReason::Turn, "turn"),
            (CallReason::Full, "full"),
            (CallReason::Opened, "rematch"),
            (CallReason::Turn, "begun"),
        ];
        assert_eq!(found, expected);
        assert_eq!(calls(&now, &now), []);
    }

    #[test]
    fn the_worker_is_asked_about_its_own_tables_only() {
        let acts = ClientMessage::Act("draw".into());
        assert!(is_for_table(&acts, "k3") && is_for_table(&ClientMessage::Begin, "k3"));
        assert!(is_for_table(&ClientMessage::Export("k3".into()), "k3"));
        let kept = ClientMessage::Export("0a".into());
        let puzzle = ClientMessage::Puzzle { game: "lift-off".into(), number: 1 };
        for message in [kept, puzzle, ClientMessage::Tables, ClientMessage::Read(String::new())] {
            assert!(!is_for_table(&message, "k3"), "{message:?}");
        }
    }

    #[test]
    fn attempts_to_connect_become_rarer_up_to_a_limit() {
        let waits: Vec<u32> = [0, 1, 2, 20].into_iter().map(wait_ms).collect();
        assert_eq!(waits, [250, 500, 1000, 5000]);
    }

    #[test]
    fn the_clock_of_a_table_goes_on_between_frames_unless_it_stands_still() {
        let sharing = |own, spectators| SharedState {
            settings: Some(TableSettings {
                spectators,
                ..TableSettings::for_people("lift-off", 2)
            }),
            own,
            connected: SeatSet::first(2),
            stand_ins: Vec::new(),
            resigned: SeatSet::EMPTY,
            ever_stood_in: SeatSet::EMPTY,
            time_left_ms: Vec::new(),
            proposal: None,
            ending: None,
            rematch: None,
        };
        let clock = |running| ClockReading { now_ms: 100_000, deadline_ms: None, running };
        let player = sharing(SeatSet::first(1), Spectators::Public);
        let read = |running, is_over| TableTime::read(clock(running), &player, is_over, 700, 40);
        assert_eq!(read(true, false).now(950), Some(100_290), "with the way of the frame");
        assert_eq!(read(false, false).now(950), None);
        assert_eq!(read(false, true).now(950), Some(100_290), "the end is shown to its end");
        let late = sharing(SeatSet::EMPTY, Spectators::Delayed { minutes: 1 });
        let late = |is_over| TableTime::read(clock(true), &late, is_over, 700, 0).now(700);
        assert_eq!((late(false), late(true)), (Some(40_000), Some(100_000)));
    }
}
