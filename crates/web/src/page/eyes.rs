//! The choice of who looks: a replay and a finished game are shown as any player saw them.

use gantry_kernel::Viewer;

use crate::boards::Play;
use crate::prelude::*;
use crate::route::viewer_of;

/// A list of everybody who may look, with the current viewer chosen.
pub fn draw(play: Play, look: impl Fn(Viewer) + 'static) -> AnyView {
    let app = play.app;
    // A list that is open stays open while the table changes.
    let known = Memo::new(move |_| {
        let frame = play.frame.read();
        let seats = frame.seats.iter().map(|seat| (Viewer::Seat(seat.seat), seat.name.clone()));
        (seats.collect::<Vec<_>>(), frame.viewer)
    });
    let options = move || {
        let (seats, viewer) = known.get();
        let all = seats.into_iter().chain([(Viewer::Spectator, app.t("web-spectator"))]);
        let option = |(each, name): (Viewer, String)| {
            view! { <option value=each.to_string() selected=each == viewer>{name}</option> }
        };
        all.map(option).collect_view()
    };
    let chosen = move |event| {
        look(viewer_of(&event_target_value(&event)).unwrap_or(Viewer::Spectator));
    };
    view! {
        <label class="eyes">
            <span>{move || app.t("web-eyes")}</span>
            <select name="eyes" on:change=chosen>{live(options)}</select>
        </label>
    }
    .into_any()
}
