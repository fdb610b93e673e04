//! Shows stories: one step after another, as fast as the reader likes, or all at once.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use crate::prelude::*;
use gantry_kernel::Phrase;
use gantry_planet_rush::{Event, PlanetRush, Stage, View};
use leptos::leptos_dom::helpers::TimeoutHandle;

use super::desk::Desk;
use super::story::{Beat, Kind, MOST_ENTRIES, tell};
use crate::boards::Play;

/// The pause between bots' steps at which story steps have their normal duration.
const USUAL_PAUSE_MS: u32 = 700;

/// The remaining steps, from the one being shown.
#[derive(Clone, Copy)]
pub struct Teller {
    beats: RwSignal<VecDeque<Beat>>,
    paused: RwSignal<bool>,
}

impl Teller {
    /// Follows a table, and shows how it got to its current state.
    pub fn new(play: Play, now: Memo<Arc<View>>) -> Self {
        let teller = Self { beats: RwSignal::new(VecDeque::new()), paused: RwSignal::new(false) };
        let pause_ms = move || play.app.pause_ms();
        Effect::new(move |known: Option<(String, usize, Arc<View>)>| {
            let (table, version) = {
                let frame = play.frame.read();
                (frame.table.clone(), frame.version)
            };
            let view = now.get();
            if let Some((known, before, seen)) = known {
                // What others were told is not for this viewer.
                if seen.viewer != view.viewer {
                    teller.skip();
                }
                // Another table or an earlier point: the current story is no longer true.
                let same = known == table;
                match version.checked_sub(before).filter(|entries| same && *entries <= MOST_ENTRIES)
                {
                    Some(_) => {
                        let events = untrack(|| play.events_after::<PlanetRush>(before));
                        teller.hear(&seen, &view, &events, untrack(pause_ms));
                    }
                    None => teller.skip(),
                }
            }
            (table, version, view)
        });
        Effect::new(move |timer: Option<Option<TimeoutHandle>>| {
            if let Some(timer) = timer.flatten() {
                timer.clear();
            }
            let first = teller.beats.read().front().map(|beat| beat.kind.ms());
            let ms = first.filter(|_| !teller.paused.get())?;
            let ms = ms.saturating_mul(pause_ms()) / USUAL_PAUSE_MS;
            let go_on = move || teller.go_on();
            set_timeout_with_handle(go_on, Duration::from_millis(ms.into())).ok()
        });
        Effect::new(move |_| play.telling.set(teller.is_telling()));
        Effect::new(move |_| {
            if play.app.skipping.get() {
                teller.skip();
            }
        });
        teller
    }

    /// The table goes from one view to another.
    fn hear(self, before: &View, after: &View, events: &[Event], pause_ms: u32) {
        let hurried = matches!(after.open.stage, Stage::Countdown | Stage::Rush);
        if hurried || pause_ms == 0 {
            self.skip();
            return;
        }
        let told = tell(&View { viewer: after.viewer, ..before.clone() }, events);
        if !told.is_empty() {
            self.beats.update(|beats| beats.extend(told));
        }
    }

    /// The view of the current step; `None` if everything has been shown.
    pub fn view(self) -> Option<Arc<View>> {
        self.beats.read().front().map(|beat| beat.view.clone())
    }

    /// Whether there is something left to show.
    pub fn is_telling(self) -> bool {
        !self.beats.read().is_empty()
    }

    fn kind(self) -> Option<Kind> {
        self.beats.read().front().map(|beat| beat.kind)
    }

    /// Goes to the next step.
    fn go_on(self) {
        self.beats.try_update(|beats| drop(beats.pop_front()));
    }

    /// Goes to the next planet.
    fn go_to_next_planet(self) {
        self.beats.update(|beats| {
            let planet = |beat: &Beat| beat.view.open.contest.planet;
            let here = beats.front().map(planet);
            while beats.front().is_some_and(|beat| Some(planet(beat)) == here) {
                beats.pop_front();
            }
        });
    }

    /// Skips all that is left.
    fn skip(self) {
        if !self.beats.read_untracked().is_empty() {
            self.beats.set(VecDeque::new());
        }
        self.paused.set(false);
    }
}

/// What happens at this step, with the buttons to continue.
pub fn draw(desk: Desk) -> impl IntoView {
    let (play, teller) = (desk.play, desk.teller);
    let words = Memo::new(move |_| teller.beats.read().front().map(|beat| beat.words.clone()));
    let line = move |phrase: Phrase| view! { <p>{desk.say(&phrase)}</p> };
    let lines = move || words.get().map(|words| words.into_iter().map(line).collect_view());
    let left = move || {
        let count = teller.beats.read().len();
        play.app.say(&Phrase::new("web-pr-left").with("count", count))
    };
    let halt = move || play.t(if teller.paused.get() { "web-pr-go-on" } else { "web-pr-halt" });
    view! {
        <div class="pr-told" hidden=move || !teller.is_telling()>
            <div class="pr-caption" role="status" aria-live="polite">{lines}</div>
            <div class="pr-steps">
                <span class="pr-left">{left}</span>
                <button type="button" on:click=move |_| teller.paused.update(|paused| *paused = !*paused)>{halt}</button>
                <button type="button" on:click=move |_| teller.go_on()>{move || play.t("web-pr-next")}</button>
                <button type="button" on:click=move |_| teller.go_to_next_planet()>
                    {move || play.t("web-pr-next-planet")}
                </button>
                <button type="button" class="primary" on:click=move |_| teller.skip()>{move || play.t("web-pr-skip")}</button>
            </div>
        </div>
    }
}

/// The STOP sign that appears when a deck is empty. A click dismisses it.
pub fn stop_sign(desk: Desk) -> impl IntoView {
    let stops = Memo::new(move |_| desk.teller.kind() == Some(Kind::Stop));
    move || {
        stops.get().then(|| {
            view! {
                <div class="pr-stop" aria-hidden="true" on:click=move |_| desk.teller.go_on()>
                    <span>{desk.play.t("web-pr-stop")}</span>
                </div>
            }
        })
    }
}
