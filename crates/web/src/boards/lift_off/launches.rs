//! Detects who has just launched a rocket.

use gantry_kernel::Seat;
use gantry_lift_off::View;

/// The launches so far, by seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Launches {
    table: String,
    round: u8,
    flights: Vec<u8>,
}

impl Launches {
    /// The launches that a view shows, at this table.
    pub fn of(view: &View, table: String) -> Self {
        let flights = view.seats().map(|seat| view.board(seat).round.flights).collect();
        Self { table, round: view.open.clock.round, flights }
    }

    /// The seat that has launched one rocket more than before.
    pub fn since(&self, before: &Self) -> Option<Seat> {
        if (&self.table, self.round) != (&before.table, before.round) {
            return None;
        }
        let pairs = self.flights.iter().zip(&before.flights);
        pairs
            .enumerate()
            .find(|(_, (now, then))| **now == **then + 1)
            .map(|(seat, _)| Seat::new(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_launch_is_one_flight_more_in_the_same_round() {
        let at = |round, flights: [u8; 2]| Launches {
            table: String::new(),
            round,
            flights: flights.into(),
        };
        assert_eq!(at(2, [0, 1]).since(&at(2, [0, 0])), Some(Seat::new(1)));
        assert_eq!(at(2, [0, 1]).since(&at(2, [0, 1])), None);
        assert_eq!(at(3, [1, 0]).since(&at(2, [0, 0])), None, "another round");
        assert_eq!(at(2, [0, 0]).since(&at(2, [0, 1])), None, "taken back");
    }
}
