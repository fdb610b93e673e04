//! The launch animation. It does not block the table, and a click or Escape ends it.

use crate::prelude::*;
use gantry_kernel::Seat;
use gantry_lift_off::Level;
use leptos::ev;

use super::Table;
use super::launches::Launches;
use crate::boards::motion::is_calm;

/// A rocket that lifts off, as it looked.
#[derive(Clone, Copy, PartialEq)]
struct Leaving {
    seat: Seat,
    lab: Level,
    capacity: u8,
    propulsion: u8,
}

/// Plays the animation whenever somebody has launched.
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
                    <div class="lo-rocket" inner_html=gantry_art::lift_off::rocket(lab, capacity, propulsion)></div>
                    <div class="lo-exhaust" inner_html=gantry_art::exhaust()></div>
                </div>
                <p>{table.sign(seat)}{table.about("web-lo-leaves", seat)}</p>
            </div>
        })
    }
}
