//! What a load test has measured.

use serde_json::json;

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

/// The result.
#[derive(Debug)]
pub(super) struct Report {
    game: String,
    tables: usize,
    seats: usize,
    seconds: f64,
    tally: Tally,
    bytes_per_table: Option<u64>,
}

impl Report {
    pub(super) fn new(
        game: &str,
        tables: usize,
        seats: usize,
        seconds: f64,
        mut tally: Tally,
        bytes_per_table: Option<u64>,
    ) -> Self {
        tally.latencies.sort_unstable();
        Self { game: game.to_owned(), tables, seats, seconds, tally, bytes_per_table }
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
            "bytes_per_move": round(self.bytes_per_move()),
            "bytes_per_table": self.bytes_per_table,
        })
        .to_string()
    }

    pub(super) fn lines(&self) -> Vec<String> {
        let mut lines = vec![
            format!("{} tables of {} with {} seats", self.tables, self.game, self.seats),
            format!("{:.0} moves per second, acknowledged and durable", self.moves_per_second()),
            format!(
                "told to every seat after {:.1} ms (median), {:.1} ms (99 of 100)",
                self.percentile(50),
                self.percentile(99)
            ),
            format!("{:.0} bytes received per move", self.bytes_per_move()),
        ];
        if let Some(bytes) = self.bytes_per_table {
            lines.push(format!("{bytes} bytes of memory per table with its connections"));
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_those_of_the_sorted_list() {
        let latencies = (1..=200).rev().map(|n| n * 1000).collect();
        let tally = Tally { moves: 200, latencies, ..Tally::default() };
        let report = Report::new("launch-pad", 1, 2, 2.0, tally, None);
        assert!((report.percentile(50) - 100.0).abs() < 1e-9);
        assert!((report.percentile(99) - 198.0).abs() < 1e-9);
        assert!((report.moves_per_second() - 100.0).abs() < 1e-9);
    }
}
