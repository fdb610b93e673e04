//! What the page decides at a table on a server, apart from drawing it.

use gantry_kernel::SeatSet;
use gantry_wire::{ClientMessage, Frame, Pace, TablePhase, TableSummary};

/// The first table where somebody who wants this game at this pace can sit down at once.
pub fn match_for<'a>(open: &'a [TableSummary], game: &str, pace: Pace) -> Option<&'a TableSummary> {
    let fits = |table: &&TableSummary| {
        let settings = &table.settings;
        let plain = settings.options.is_empty() && !settings.rated;
        table.game == game && settings.pace == pace && plain && !table.own && table.is_joinable()
    };
    open.iter().find(fits)
}

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
    before: &[OnlineTable],
    now: &'a [OnlineTable],
) -> Vec<(CallReason, &'a OnlineTable)> {
    let is_full = |table: &OnlineTable| table.phase == "gathering" && table.free() == 0;
    let reason = |table: &&'a OnlineTable| {
        let known = before.iter().find(|other| other.id == table.id);
        if table.your_turn && known.is_none_or(|known| !known.your_turn) {
            Some(CallReason::Turn)
        } else if is_full(table) && known.is_none_or(|known| !is_full(known)) {
            Some(CallReason::Full)
        } else if table.phase == "gathering" && known.is_none() {
            Some(CallReason::Opened)
        } else {
            None
        }
    };
    now.iter().filter_map(|table| Some((reason(&table)?, table))).collect()
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

/// The wait before the next attempt to connect, in milliseconds, after so many failures.
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
            seats,
            accounts: vec![None; 2],
            entries: 0,
            created_ms: 0,
            changed_ms: 0,
            own: false,
            your_turn: false,
            time_left_ms: None,
        }
    }

    #[test]
    fn a_match_is_the_first_table_of_the_game_and_pace_with_a_free_seat() {
        let other_pace = TableSummary {
            settings: TableSettings {
                pace: Pace::Days { days: 3 },
                ..TableSettings::for_people("lift-off", 2)
            },
            ..table("slow", "lift-off", 1)
        };
        let begun = TableSummary { phase: TablePhase::Playing, ..table("begun", "lift-off", 1) };
        let own = TableSummary { own: true, ..table("own", "lift-off", 1) };
        let open = [
            table("other", "launch-pad", 1),
            other_pace,
            begun,
            own,
            table("full", "lift-off", 0),
            table("right", "lift-off", 1),
        ];
        let found = |pace| match_for(&open, "lift-off", pace).map(|table| table.id.as_str());
        assert_eq!(found(Pace::Relaxed), Some("right"));
        assert_eq!(found(Pace::Days { days: 3 }), Some("slow"));
        assert_eq!(found(Pace::PerMove { seconds: 30 }), None);
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
        let seated = |id: &str, phase: &str, your_turn, free| OnlineTable {
            phase: phase.into(),
            your_turn,
            ..table(id, "lift-off", free)
        };
        let before = [
            seated("turn", "playing", false, 0),
            seated("still", "playing", true, 0),
            seated("past", "playing", true, 0),
            seated("full", "gathering", false, 1),
            seated("known", "gathering", false, 1),
        ];
        let now = [
            seated("turn", "playing", true, 0),
            seated("still", "playing", true, 0),
            seated("past", "playing", false, 0),
            seated("full", "gathering", false, 0),
            seated("known", "gathering", false, 1),
            seated("rematch", "gathering", false, 1),
            seated("begun", "playing", true, 0),
            seated("old", "over", false, 0),
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
}
