//! A step in which nothing is left to decide goes on by itself. Until then it can be taken back,
//! and as long as somebody moves the pointer or presses keys it waits.

use std::time::Duration;

use gantry_wire::Frame;
use leptos::ev;
use leptos::leptos_dom::helpers::TimeoutHandle;

use crate::boards::{Board, Play};
use crate::prelude::*;

/// How long a step waits, after it is shown and after anything that a person does.
const WAITS: Duration = Duration::from_millis(2_500);

/// Whether the viewer can only do what ends something and decides nothing.
fn is_forced(frame: &Frame, ending: &str) -> bool {
    let must = frame.viewer.seat().is_some_and(|seat| frame.awaiting.must().contains(seat));
    let only = matches!(frame.choices.as_slice(), [only] if only.notation == ending);
    must && only && frame.coach.is_none() && frame.pass_to.is_none()
}

/// Goes on when nothing is left to decide; returns whether that is about to happen.
pub fn watch(play: Play, board: Board) -> Memo<bool> {
    let forced = Memo::new(move |_| {
        let frame = play.frame.read();
        (is_forced(&frame, board.ending) && !play.telling.get()).then_some(frame.version)
    });
    let stirred = RwSignal::new(0_u32);
    let stir = move || {
        if forced.get_untracked().is_some() {
            stirred.update(|count| *count = count.wrapping_add(1));
        }
    };
    let moved = window_event_listener(ev::pointermove, move |_| stir());
    let pressed = window_event_listener(ev::keydown, move |_| stir());
    on_cleanup(move || {
        moved.remove();
        pressed.remove();
    });
    Effect::new(move |before: Option<Option<TimeoutHandle>>| {
        if let Some(timer) = before.flatten() {
            timer.clear();
        }
        stirred.track();
        let version = forced.get()?;
        let go_on = move || {
            if forced.try_get_untracked().flatten() == Some(version) {
                play.act(&board.ending);
            }
        };
        set_timeout_with_handle(go_on, WAITS).ok()
    });
    Memo::new(move |_| forced.get().is_some())
}
