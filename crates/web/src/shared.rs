//! What the page decides at a table on a server, apart from drawing it.

use gantry_kernel::SeatSet;
use gantry_wire::{ClientMessage, Frame, TableSettings};
use serde::Deserialize;

/// A table in a list of the server.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct OnlineTable {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// `gathering`, `playing` or `over`.
    pub phase: String,
    /// How it is played.
    pub settings: TableSettings,
    /// The name at each seat; `None` while it is free.
    pub seats: Vec<Option<String>>,
    /// `human` or the name of a bot at each seat; `None` while it is free.
    pub kinds: Vec<Option<String>>,
    /// How many entries its log has.
    pub entries: u64,
    /// When it was last changed, in milliseconds since 1970.
    pub changed_ms: u64,
    /// Whether we play there.
    pub own: bool,
    /// Whether the game waits for us.
    pub your_turn: bool,
}

impl OnlineTable {
    /// The names at the table, bots by their level.
    pub fn names(&self) -> Vec<String> {
        let named = self.seats.iter().zip(&self.kinds);
        named.filter_map(|(name, kind)| name.clone().or_else(|| kind.clone())).collect()
    }

    /// How many seats are free.
    pub fn free(&self) -> usize {
        self.kinds.iter().filter(|kind| kind.is_none()).count()
    }

    /// Whether somebody can sit down there now.
    pub fn is_joinable(&self) -> bool {
        self.phase == "gathering" && self.free() > 0
    }
}

/// One's own tables in the order in which they need one: where it is one's turn, then those that
/// are played, those that wait for players, and the finished ones.
pub fn sort_own(tables: &mut [OnlineTable]) {
    let phase = |table: &OnlineTable| match table.phase.as_str() {
        "playing" => 0,
        "gathering" => 1,
        _ => 2,
    };
    tables
        .sort_by_key(|table| (!table.your_turn, phase(table), std::cmp::Reverse(table.changed_ms)));
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
    use super::*;

    fn table(id: &str, game: &str, free: usize) -> OnlineTable {
        let name = |seat: usize| (seat >= free).then(|| format!("Player {seat}"));
        let seats: Vec<Option<String>> = (0..2).map(name).collect();
        OnlineTable {
            id: id.into(),
            game: game.into(),
            phase: "gathering".into(),
            settings: TableSettings::for_people(game, 2),
            kinds: seats.iter().map(|name| name.as_ref().map(|_| "human".into())).collect(),
            seats,
            entries: 0,
            changed_ms: 0,
            own: false,
            your_turn: false,
        }
    }

    #[test]
    fn own_tables_begin_with_those_that_wait_for_us() {
        let at = |id: &str, phase: &str, changed_ms, your_turn| OnlineTable {
            phase: phase.into(),
            changed_ms,
            your_turn,
            ..table(id, "lift-off", 0)
        };
        let mut tables = [
            at("over", "over", 9, false),
            at("gathering", "gathering", 8, false),
            at("theirs", "playing", 7, false),
            at("mine, old", "playing", 1, true),
            at("mine", "playing", 2, true),
        ];
        sort_own(&mut tables);
        let order: Vec<&str> = tables.iter().map(|table| table.id.as_str()).collect();
        assert_eq!(order, ["mine", "mine, old", "theirs", "gathering", "over"]);
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
