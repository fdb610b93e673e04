//! The board of every game without a drawn one: the table in words.

use crate::prelude::*;
use gantry_kernel::{Panel, Row, Seat};

use super::{Play, shape};

/// Draws the panels: the viewer's own first, then the common one, then the others.
pub fn draw(play: Play) -> AnyView {
    let panels = Memo::new(move |_| {
        let frame = play.frame.read();
        let own = frame.viewer.seat();
        let mut panels = frame.panels.clone();
        panels.sort_by_key(|panel| match panel.seat {
            seat if seat.is_some() && seat == own => 0,
            None => 1,
            Some(_) => 2,
        });
        panels
    });
    let open = move || {
        let panels = panels.get().into_iter().filter(|panel| !panel.on_request);
        panels.map(|panel| one(play, &panel)).collect_view()
    };
    let folded = move || {
        let panels = panels.get().into_iter().filter(|panel| panel.on_request);
        panels.map(|panel| fold(play, &panel)).collect_view()
    };
    view! { <div class="panels">{live(open)}{live(folded)}</div> }
}

fn colour(play: Play, seat: Option<Seat>) -> Option<u8> {
    seat.and_then(|seat| play.seat(seat)).map(|seat| seat.colour)
}

fn sign(colour: Option<u8>) -> impl IntoView {
    colour.map(|colour| view! { <span class="shape" aria-hidden="true">{shape(colour)}</span> })
}

fn classes(colour: Option<u8>) -> String {
    colour.map_or_else(|| "panel".into(), |colour| format!("panel seat-{colour}"))
}

fn one(play: Play, panel: &Panel) -> impl IntoView + use<> {
    let colour = colour(play, panel.seat);
    view! {
        <section class=classes(colour)>
            <h2>{sign(colour)}{play.say(&panel.title)}</h2>
            {rows(play, panel)}
        </section>
    }
}

fn fold(play: Play, panel: &Panel) -> impl IntoView + use<> {
    let colour = colour(play, panel.seat);
    view! {
        <details class=classes(colour)>
            <summary>{sign(colour)}{play.say(&panel.title)}</summary>
            {rows(play, panel)}
        </details>
    }
}

fn rows(play: Play, panel: &Panel) -> impl IntoView + use<> {
    let row = |row: &Row| {
        let cells = row.cells.iter().map(|cell| view! { <li>{play.say(cell)}</li> }).collect_view();
        view! {
            <div class="row">
                <dt>{play.say(&row.label)}</dt>
                <dd>{if row.cells.is_empty() { "–".into_any() } else { view! { <ul class="cells">{cells}</ul> } }}</dd>
            </div>
        }
    };
    view! { <dl>{panel.rows.iter().map(row).collect_view()}</dl> }
}
