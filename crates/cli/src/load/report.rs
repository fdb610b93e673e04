//! What a load test has measured.

use serde_json::json;

use crate::args::Load;

/// What the tables counted.
#[derive(Debug, Default)]
pub(super) struct Tally {
    /// Moves that were acknowledged.
    pub(super) moves: u64,
    /// Moves that the rules refused: somebody was quicker.
    pub(super) refused: u64,
    /// Games that ended and were started again.
    pub(super) games: u64,
    /// Bytes of messages that clients received.
    pub(super) received: u64,
    /// From sending a move until every seat was told, in microseconds.
    pub(super) latencies: Vec<u32>,
}

impl Tally {
    pub(super) fn add(&mut self, other: Self) {
        self.moves += other.moves;
        self.refused += other.refused;
        self.games += other.games;
        self.received += other.received;
        self.latencies.extend(other.latencies);
    }
}

/// How many bytes of memory the server needs, as far as the system tells.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Memory {
    /// In all, before anybody plays.
    pub(super) server: Option<u64>,
    /// For a table that was dealt, without connections.
    pub(super) per_idle_table: Option<u64>,
    /// For a connection to such a table.
    pub(super) per_connection: Option<u64>,
    /// For a table with a connection for each seat.
    pub(super) per_table: Option<u64>,
}

/// The result.
#[derive(Debug)]
pub(super) struct Report {
    game: String,
    tables: usize,
    seats: usize,
    idle_tables: usize,
    connections: usize,
    seconds: f64,
    /// How long processors worked for the server meanwhile, in seconds.
    worked: Option<f64>,
    tally: Tally,
    memory: Memory,
}

impl Report {
    pub(super) fn new(
        load: &Load,
        seconds: f64,
        worked: Option<f64>,
        mut tally: Tally,
        memory: Memory,
    ) -> Self {
        tally.latencies.sort_unstable();
        let Load { tables, seats, idle_tables, connections, .. } = *load;
        let game = load.game.clone();
        Self { game, tables, seats, idle_tables, connections, seconds, worked, tally, memory }
    }

    /// The latency that this many percent do not exceed, in milliseconds.
    fn percentile(&self, percent: usize) -> f64 {
        let latencies = &self.tally.latencies;
        let index = (latencies.len() * percent).div_ceil(100).saturating_sub(1);
        latencies.get(index).map_or(0.0, |micros| f64::from(*micros) / 1000.0)
    }

    #[allow(clippy::cast_precision_loss)] // figures for people
    fn moves_per_second(&self) -> f64 {
        self.tally.moves as f64 / self.seconds
    }

    /// The server's processor time per move, in microseconds. Other programs on the same machine
    /// hardly change it.
    #[allow(clippy::cast_precision_loss)] // figures for people
    fn server_micros_per_move(&self) -> Option<f64> {
        let moves = (self.tally.moves > 0).then_some(self.tally.moves as f64)?;
        Some(self.worked? * 1e6 / moves)
    }

    #[allow(clippy::cast_precision_loss)] // figures for people
    fn bytes_per_move(&self) -> f64 {
        self.tally.received as f64 / self.tally.moves.max(1) as f64
    }

    pub(super) fn json(&self) -> String {
        let round = |value: f64| (value * 100.0).round() / 100.0;
        json!({
            "game": self.game,
            "tables": self.tables,
            "seats": self.seats,
            "seconds": round(self.seconds),
            "moves": self.tally.moves,
            "refused": self.tally.refused,
            "games": self.tally.games,
            "moves_per_second": round(self.moves_per_second()),
            "p50_ms": round(self.percentile(50)),
            "p99_ms": round(self.percentile(99)),
            "server_us_per_move": self.server_micros_per_move().map(round),
            "bytes_per_move": round(self.bytes_per_move()),
            "bytes_per_table": self.memory.per_table,
            "idle_tables": self.idle_tables,
            "bytes_per_idle_table": self.memory.per_idle_table,
            "connections": self.connections,
            "bytes_per_connection": self.memory.per_connection,
            "server_bytes": self.memory.server,
        })
        .to_string()
    }

    pub(super) fn lines(&self) -> Vec<String> {
        let memory = self.memory;
        let mut lines =
            vec![format!("{} tables of {} with {} seats", self.tables, self.game, self.seats)];
        if self.tables > 0 {
            lines.extend(self.speed());
        }
        let told = [
            (memory.per_table, "for a table with its connections"),
            (memory.per_idle_table, "for a table at which nobody plays"),
            (memory.per_connection, "for a connection that only listens"),
            (memory.server, "for the whole server"),
        ];
        for (bytes, what) in told {
            lines.extend(bytes.map(|bytes| format!("{bytes} bytes of memory {what}")));
        }
        lines
    }

    fn speed(&self) -> [String; 3] {
        [
            format!("{:.0} moves per second, acknowledged and durable", self.moves_per_second()),
            format!(
                "told to every seat after {:.1} ms (median), {:.1} ms (99 of 100)",
                self.percentile(50),
                self.percentile(99)
            ),
            format!("{:.0} bytes received per move", self.bytes_per_move()),
        ]
    }
}

#[cfg(test)]
mod tests {
    use clap::{Args as _, Command, FromArgMatches as _};

    use super::*;

    #[test]
    fn percentiles_are_those_of_the_sorted_list() {
        let latencies = (1..=200).rev().map(|n| n * 1000).collect();
        let tally = Tally { moves: 200, latencies, ..Tally::default() };
        let given = Load::augment_args(Command::new("load")).get_matches_from(["load"]);
        let load = Load::from_arg_matches(&given).expect("every argument has a default");
        let report = Report::new(&load, 2.0, Some(0.001), tally, Memory::default());
        assert!((report.percentile(50) - 100.0).abs() < 1e-9);
        assert!((report.percentile(99) - 198.0).abs() < 1e-9);
        assert!((report.moves_per_second() - 100.0).abs() < 1e-9);
        let micros = report.server_micros_per_move().expect("it was measured");
        assert!((micros - 5.0).abs() < 1e-9);
    }
}
