//! The one moment of theatre: a rocket leaves. It takes nobody's hands off the table, and a click or Escape ends it.

use crate::prelude::*;
use gantry_kernel::Seat;
use gantry_lift_off::{Level, View};
use leptos::ev;

use super::Table;
use crate::boards::motion::is_calm;

/// What has been launched so far, by seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Launches {
    table: String,
    round: u8,
    flights: Vec<u8>,
}

impl Launches {
    fn of(view: &View, table: String) -> Self {
        let flights = view.seats().map(|seat| view.board(seat).round.flights).collect();
        Self { table, round: view.open.clock.round, flights }
    }

    /// Who has launched one rocket more than before.
    fn since(&self, before: &Self) -> Option<Seat> {
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

/// A rocket that leaves, as it looked.
#[derive(Clone, Copy, PartialEq)]
struct Leaving {
    seat: Seat,
    lab: Level,
    capacity: u8,
    propulsion: u8,
}

/// Plays a launch whenever somebody has made one.
pub fn draw(table: Table) -> impl IntoView {
    let leaving = RwSignal::new(None::<Leaving>);
    let launches = Memo::new(move |_| {
        let name = table.play.frame.read().table.clone();
        table.of(|view| Launches::of(view, name))
    });
    Effect::new(move |before: Option<Launches>| {
        let now = launches.get();
        if let Some(seat) = before.and_then(|before| now.since(&before))
            && !is_calm()
        {
            let rocket = untrack(|| {
                table.at(seat, |_, board| {
                    let (capacity, propulsion) = (board.capacity, board.propulsion);
                    Some(Leaving { seat, lab: board.lab, capacity, propulsion })
                })
            });
            leaving.set(rocket);
        }
        now
    });
    let escape = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" {
            leaving.set(None);
        }
    });
    on_cleanup(move || escape.remove());
    move || {
        let Leaving { seat, lab, capacity, propulsion } = leaving.get()?;
        let class = format!("lo-theatre seat-{}", table.play.colour(seat));
        Some(view! {
            <div class=class aria-hidden="true" on:click=move |_| leaving.set(None)>
                <div class="lo-flight" on:animationend=move |_| leaving.set(None)>
                    <div class="lo-rocket" inner_html=gantry_art::lift_off_rocket(lab, capacity, propulsion)></div>
                    <div class="lo-exhaust" inner_html=gantry_art::exhaust()></div>
                </div>
                <p>{table.sign(seat)}{table.about("web-lo-leaves", seat)}</p>
            </div>
        })
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
