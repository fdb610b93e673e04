//! The launch: the rocket leaves its pad with its fire, and the smoke stays on the ground. It does
//! not block the table, and a press or Escape ends it. With reduced motion it fades.

use std::time::Duration;

use crate::prelude::*;
use gantry_art::lift_off::{fire, rocket, smoke};
use gantry_kernel::Seat;
use gantry_lift_off::Level;
use leptos::ev;

use super::Table;
use super::launches::Launches;
use crate::boards::beside::Area;
use crate::boards::looking::area;

/// How long a launch is shown.
const SHOW: Duration = Duration::from_secs(2);

/// A rocket that lifts off, as it looked, and where it stood.
#[derive(Clone, Copy, PartialEq)]
struct Leaving {
    seat: Seat,
    lab: Level,
    capacity: u8,
    propulsion: u8,
    from: Area,
}

/// The pad of the main seat, or the board of another player.
fn stands_at(table: Table, seat: Seat) -> Option<Area> {
    let own = table.main.get_untracked() == Some(seat);
    let selector = if own {
        ".lo-pad .lo-rocket".to_owned()
    } else {
        format!(".lo-rival.seat-{}", table.play.colour(seat))
    };
    let place = document().query_selector(&selector).ok().flatten();
    let place = place.map(|place| area(&place)).filter(|place| place.width > 0.0);
    let place = place.or_else(|| {
        let board = document().query_selector(".lo").ok().flatten()?;
        let Area { left, top, width, height } = area(&board);
        Some(Area {
            left: left + width * 0.45,
            top: top + height * 0.4,
            width: width * 0.1,
            height: height * 0.3,
        })
    })?;
    if own {
        return Some(place);
    }
    let width = place.height.min(place.width) * 0.6;
    let left = place.left + (place.width - width) / 2.0;
    Some(Area { left, width, height: width * 21.0 / 11.0, ..place })
}

/// Shows it whenever somebody has launched.
pub fn draw(table: Table) -> impl IntoView {
    let leaving = RwSignal::new(None::<Leaving>);
    let launches = Memo::new(move |_| {
        let name = table.play.frame.read().table.clone();
        table.of(|view| Launches::of(view, name))
    });
    let end = move || {
        if leaving.try_with_untracked(Option::is_some) == Some(true) {
            leaving.set(None);
            table.play.telling.set(false);
        }
    };
    Effect::new(move |before: Option<Launches>| {
        let now = launches.get();
        if let Some(seat) = before.and_then(|before| now.since(&before)) {
            let rocket = untrack(|| {
                let from = stands_at(table, seat)?;
                table.at(seat, |_, board| {
                    let (capacity, propulsion) = (board.capacity, board.propulsion);
                    Some(Leaving { seat, lab: board.lab, capacity, propulsion, from })
                })
            });
            leaving.set(rocket);
            if rocket.is_some() {
                table.play.telling.set(true);
                set_timeout(
                    move || {
                        if leaving.try_get_untracked() == Some(rocket) {
                            end();
                        }
                    },
                    SHOW,
                );
            }
        }
        now
    });
    on_cleanup(move || _ = table.play.telling.try_set(false));
    let escape = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" {
            end();
        }
    });
    let press = window_event_listener(ev::pointerdown, move |_| end());
    on_cleanup(move || {
        escape.remove();
        press.remove();
    });
    live(move || {
        let Leaving { seat, lab, capacity, propulsion, from } = leaving.get()?;
        let class = format!("lo-theatre seat-{}", table.play.colour(seat));
        let pixels = |value: f64| format!("{value:.0}px");
        Some(view! {
            <div class=class aria-hidden="true">
                <div class="lo-flight" style:left=pixels(from.left) style:top=pixels(from.top) style:width=pixels(from.width)>
                    <div class="lo-smoke" inner_html=smoke()></div>
                    <div class="lo-climb">
                        <div class="lo-rocket" inner_html=rocket(lab, capacity, propulsion)></div>
                        <div class="lo-fire" inner_html=fire()></div>
                    </div>
                </div>
                <p>{table.sign(seat)}{table.about("web-lo-leaves", seat)}</p>
            </div>
        })
    })
}
