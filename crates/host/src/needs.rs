//! What a message needs of the games' code, for a shell that loads it when it is needed.

use gantry_catalog::{Listing, find, games};
use gantry_kernel::DATA_OPTION;
use gantry_wire::{ClientMessage, RecordSource};

use crate::host::Host;
use crate::reading::{RECORD, SCENARIO, candidates};

/// What must be loaded before a message is handled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Needs {
    /// The ids of the games.
    pub games: Vec<String>,
    /// Whether positions are read or written, or component values read.
    pub positions: bool,
}

/// What a line of a record with component values begins with.
const OWN_DATA: &str = "option data ";

impl Needs {
    fn games(games: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self { games: games.into_iter().map(Into::into).collect(), positions: false }
    }

    /// What reading a text needs.
    fn to_read(text: &str) -> Self {
        let ids = |listings: Vec<&'static Listing>| listings.into_iter().map(|listing| listing.id);
        if text.starts_with(RECORD) {
            let line = text.lines().nth(1).and_then(|line| line.strip_prefix("game "));
            let named = line.and_then(|line| line.split_once(' ')).and_then(|(id, _)| find(id));
            let reads = |line: &str| line.starts_with('|') || line.starts_with(OWN_DATA);
            let positions = text.lines().any(reads);
            return Self { positions, ..Self::games(ids(named.into_iter().collect())) };
        }
        // Where a scenario names its game is for its reader to say.
        let is_scenario = text.lines().any(|line| line.trim() == SCENARIO);
        let needed = if is_scenario { games().iter().collect() } else { candidates(text) };
        Self { positions: true, ..Self::games(ids(needed)) }
    }
}

impl Host {
    /// What a message needs.
    pub fn needs(&self, message: &ClientMessage) -> Needs {
        match message {
            ClientMessage::Start(opening) => {
                let mut options = opening.options.iter();
                let positions = options.any(|(key, _)| key == DATA_OPTION);
                Needs { positions, ..Needs::games([&opening.game]) }
            }
            ClientMessage::Learn { game, .. }
            | ClientMessage::Puzzle { game, .. }
            | ClientMessage::ReadData { game, .. } => {
                Needs { positions: true, ..Needs::games([game]) }
            }
            ClientMessage::Daily { game, .. } | ClientMessage::DailyResults { game, .. } => {
                Needs::games([game])
            }
            ClientMessage::Open(id)
            | ClientMessage::TakeOver(id)
            | ClientMessage::Replay { table: id, .. }
            | ClientMessage::Recover(RecordSource::Kept(id))
            | ClientMessage::Verify(RecordSource::Kept(id)) => self.to_open(id),
            ClientMessage::Read(text)
            | ClientMessage::Recover(RecordSource::Text(text))
            | ClientMessage::Verify(RecordSource::Text(text)) => Needs::to_read(text),
            ClientMessage::Games => {
                let games = games().iter().map(|listing| listing.id);
                Needs { positions: true, ..Needs::games(games) }
            }
            ClientMessage::Position => Needs { positions: true, ..Needs::default() },
            _ => Needs::default(),
        }
    }

    fn to_open(&self, id: &str) -> Needs {
        let Some(kept) = self.kept_table(id) else { return Needs::default() };
        let mut needs = Needs::to_read(kept.head());
        // A damaged row may name another game than its record.
        if !needs.games.contains(&kept.game) {
            needs.games.push(kept.game.clone());
        }
        needs
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_a_text_may_need_is_loaded() {
        let needs = |text: &str| {
            let Needs { games, positions } = Needs::to_read(text);
            (games.join(" "), positions)
        };
        let all = || games().iter().map(|listing| listing.id).collect::<Vec<_>>().join(" ");
        let record = "gantry-record 1\ngame lift-off rules 2\nplayer A human Ada\n";
        assert_eq!(needs(record), ("lift-off".into(), false));
        assert_eq!(needs(&format!("{record}| seats = 2\n")), ("lift-off".into(), true));
        let own = format!("{record}option data {{ tracks = {{ cost_start = 6 }} }}\n");
        assert_eq!(needs(&own), ("lift-off".into(), true));
        assert_eq!(needs("gantry-record 1\ngame chess rules 2\n"), (String::new(), false));
        assert_eq!(needs("game = \"planet-rush\"\nseats = 3\n"), ("planet-rush".into(), true));
        assert_eq!(needs("seats = 3\n"), (all(), true));
        assert_eq!(needs("[[scenario]]\ngame = \"planet-rush\"\n"), (all(), true));
    }

    #[test]
    fn a_message_about_an_open_table_needs_nothing_but_to_write_its_position() {
        let host = Host::new(Vec::new(), || [0; 32]);
        assert_eq!(host.needs(&ClientMessage::Undo), Needs::default());
        assert_eq!(host.needs(&ClientMessage::Open("unknown".into())), Needs::default());
        assert!(host.needs(&ClientMessage::Position).positions);
        let lesson = ClientMessage::Learn { game: "lift-off".into(), lesson: "first".into() };
        assert!(host.needs(&lesson).positions, "a lesson begins from a position");
        let puzzle = ClientMessage::Puzzle { game: "lift-off".into(), number: 1 };
        assert_eq!(host.needs(&puzzle), host.needs(&lesson));
        let read = ClientMessage::ReadData { game: "lift-off".into(), text: String::new() };
        assert_eq!(host.needs(&read), host.needs(&lesson));
        let daily = ClientMessage::Daily { game: "lift-off".into(), date: "2026-11-18".into() };
        assert_eq!(host.needs(&daily), Needs::games(["lift-off"]));
        let record = "gantry-record 1\ngame lift-off rules 2\n".to_owned();
        let verify = ClientMessage::Verify(RecordSource::Text(record.clone()));
        assert_eq!(host.needs(&verify), host.needs(&ClientMessage::Read(record)));
    }
}
