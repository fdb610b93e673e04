//! What the last round brought: who won which planet, and how many points.

use gantry_kernel::Seat;
use gantry_planet_rush::{Event, Planet};

/// A planet that was resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settled {
    /// Its index in layout order.
    pub index: u8,
    /// Which planet it is.
    pub planet: Planet,
    /// Who got its points.
    pub winner: Option<Seat>,
    /// How many.
    pub points: u8,
}

/// The results of rounds, folded from what the viewer was told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// The planets of the round that is being resolved.
    current: Vec<Settled>,
    /// The last round that is over: its number and its planets.
    pub last: Option<(u8, Vec<Settled>)>,
}

impl Results {
    /// Takes an event in.
    pub fn take(&mut self, event: &Event) {
        match event {
            Event::Settled { planet, winner, points, .. } => self.current.push(Settled {
                index: planet.index,
                planet: planet.planet,
                winner: *winner,
                points: *points,
            }),
            Event::RoundOver { round, .. } => {
                self.last = Some((*round, std::mem::take(&mut self.current)));
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use gantry_kernel::{Awaiting, Dice, Game as _, Input, Millis, News, Viewer};
    use gantry_planet_rush::{Pace, PlanetRush, Setup};

    use super::*;

    #[test]
    fn a_round_is_summed_up_when_it_is_over() {
        let setup = Setup { pace: Pace::Turns, ..Setup::new(3) };
        let mut dice = Dice::from_number(5);
        let mut state = PlanetRush::start(&setup).unwrap();
        let mut results = Results::default();
        let (mut legal, mut rounds, mut settled) = (Vec::new(), 0, 0);
        while PlanetRush::awaiting(&state) != Awaiting::Over {
            let awaiting = PlanetRush::awaiting(&state);
            let input = if let Awaiting::Chance(_) = awaiting {
                Input::Chance(PlanetRush::draw(&state, &mut dice))
            } else {
                let seats: Vec<Seat> = awaiting.may().iter().collect();
                if seats.is_empty() {
                    Input::Timeout
                } else {
                    let seat = *dice.pick(&seats);
                    PlanetRush::legal(&state, seat, &mut legal);
                    Input::Act { seat, action: *dice.pick(&legal) }
                }
            };
            let mut news = News::new();
            let at = awaiting.until().unwrap_or(Millis(0));
            PlanetRush::apply(&mut state, at, &input, &mut news);
            for event in news.heard_by(Viewer::Spectator) {
                results.take(event);
                settled += usize::from(matches!(event, Event::Settled { .. }));
                if let Event::RoundOver { round, .. } = event {
                    rounds += 1;
                    let (last, planets) = results.last.clone().expect("a round is over");
                    assert_eq!((last, rounds), (*round, usize::from(*round)));
                    // Where nobody has a row, nothing is settled.
                    assert_eq!(planets.len(), std::mem::take(&mut settled), "every planet once");
                    assert!(!planets.is_empty());
                    assert!(results.current.is_empty(), "the next round begins anew");
                }
            }
        }
        assert_eq!(rounds, usize::from(gantry_planet_rush::ROUNDS));
    }
}
