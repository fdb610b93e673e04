//! Shows stories: one step after another, as fast as the reader likes, or all at once; where
//! several people are at the table, to all at the same time.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use crate::prelude::*;
use gantry_kernel::{Awaiting, Phrase};
use gantry_planet_rush::{PlanetRush, Stage, View};
use gantry_wire::Frame;
use leptos::leptos_dom::helpers::TimeoutHandle;

use super::desk::Desk;
use super::story::{Beat, Kind, MOST_ENTRIES, tell};
use super::timeline::{Timeline, Told};
use crate::boards::Play;
use crate::page::browser::now_ms;
use crate::shared::TableTime;

/// The pause between bots' steps at which story steps have their normal duration.
const USUAL_PAUSE_MS: u32 = 700;

/// The remaining steps, from the one being shown.
#[derive(Clone, Copy)]
pub struct Teller {
    play: Play,
    beats: RwSignal<VecDeque<Beat>>,
    paused: RwSignal<bool>,
    /// At a shared table: when everybody sees which step, and the clock for that.
    timeline: StoredValue<Timeline>,
    time: RwSignal<Option<TableTime>>,
}

/// What was last heard of a table.
struct Known {
    table: String,
    version: usize,
    view: Arc<View>,
}

impl Teller {
    /// Follows a table, and shows how it got to its current state.
    pub fn new(play: Play, now: Memo<Arc<View>>) -> Self {
        let teller = Self {
            play,
            beats: RwSignal::new(VecDeque::new()),
            paused: RwSignal::new(false),
            timeline: StoredValue::new(Timeline::default()),
            time: RwSignal::new(None),
        };
        Effect::new(move |known: Option<Known>| {
            play.frame.track();
            let view = now.get();
            untrack(|| teller.take_frame(known, view))
        });
        Effect::new(move |timer: Option<Option<TimeoutHandle>>| {
            if let Some(timer) = timer.flatten() {
                timer.clear();
            }
            let ms = teller.left_ms()?;
            set_timeout_with_handle(move || teller.go_on(), Duration::from_millis(ms)).ok()
        });
        Effect::new(move |_| play.telling.set(teller.is_telling()));
        Effect::new(move |_| {
            if play.app.skipping.get() && !play.is_in_step() {
                teller.skip();
            }
        });
        teller
    }

    /// A frame has come.
    fn take_frame(self, known: Option<Known>, view: Arc<View>) -> Known {
        let frame = self.play.frame.get();
        let (table, version) = (frame.table.clone(), frame.version);
        let pause_ms = self.play.app.pause_ms();
        // What others were told is not for this viewer, and of another table or an earlier point
        // the current story is no longer true.
        let goes_on = |known: &Known| {
            known.table == table && known.version <= version && known.view.viewer == view.viewer
        };
        let known = known.filter(goes_on);
        if known.is_none() {
            self.skip();
            self.timeline.set_value(Timeline::default());
        }
        let shared = frame.is_real_time && frame.sharing.is_some();
        let in_step = self.play.is_in_step();
        let told = if shared { self.told_in_step(&frame, &view) } else { Vec::new() };
        let hurried = matches!(view.open.stage, Stage::Countdown | Stage::Rush);
        if hurried || (pause_ms == 0 && !in_step) {
            self.skip();
        } else if in_step {
            self.add(told);
        } else if let Some(known) = &known {
            if version - known.version > MOST_ENTRIES {
                self.skip();
            } else if shared {
                self.add(told);
            } else {
                let events = self.play.events_after::<PlanetRush>(known.version);
                self.add(tell(&known.view, &events));
            }
        }
        Known { table, version, view }
    }

    /// What a frame of a shared table says, in steps with their ends.
    fn told_in_step(self, frame: &Frame, view: &View) -> Vec<Beat> {
        let way_ms = self.play.way_ms();
        let clock = frame.clock.zip(frame.sharing.as_deref());
        let is_over = frame.awaiting == Awaiting::Over;
        let time = clock
            .map(|(clock, sharing)| TableTime::read(clock, sharing, is_over, now_ms(), way_ms));
        self.time.set(time);
        let told = self.play.entries_after::<PlanetRush>(frame.news_from).into_iter();
        let told: Vec<Told> = told.map(|(entry, at, events)| Told { entry, at, events }).collect();
        let heard = |timeline: &mut Timeline| {
            timeline.add_frame(view, frame.news_from, frame.version, &told)
        };
        self.timeline.try_update_value(heard).unwrap_or_default()
    }

    /// Adds steps, but not those that the others at the table have seen already.
    fn add(self, mut told: Vec<Beat>) {
        if self.play.is_in_step() {
            let now = self.time.get().and_then(|time| time.now(now_ms()));
            told.retain(|beat| beat.ends > now);
        }
        if !told.is_empty() {
            self.beats.update(|beats| beats.extend(told));
        }
    }

    /// For how long the current step is still shown; `None` if it stays.
    fn left_ms(self) -> Option<u64> {
        let (ms, ends) = self.beats.read().front().map(|beat| (beat.kind.ms(), beat.ends))?;
        if let Some(ends) = ends.filter(|_| self.play.is_in_step()) {
            return Some(ends.saturating_sub(self.time.get()?.now(now_ms())?));
        }
        let pace = self.play.app.pause_ms();
        (!self.paused.get()).then(|| u64::from(ms.saturating_mul(pace) / USUAL_PAUSE_MS))
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

    /// Goes to the next step. A page that was in the background may be late by several.
    fn go_on(self) {
        let time = self.time.try_get_untracked().flatten();
        let now = time.filter(|_| self.play.is_in_step()).and_then(|time| time.now(now_ms()));
        self.beats.try_update(|beats| {
            beats.pop_front();
            while now.is_some() && beats.front().is_some_and(|beat| beat.ends <= now) {
                beats.pop_front();
            }
        });
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
            <div class="pr-caption" role="status" aria-live="polite">{live(lines)}</div>
            <div class="pr-steps" hidden=move || play.is_in_step()>
                <span class="pr-left">{live(left)}</span>
                <button type="button" on:click=move |_| teller.paused.update(|paused| *paused = !*paused)>{live(halt)}</button>
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
    live(move || {
        stops.get().then(|| {
            let dismiss = move |_| {
                if !untrack(|| desk.play.is_in_step()) {
                    desk.teller.go_on();
                }
            };
            view! {
                <div class="pr-stop" aria-hidden="true" on:click=dismiss>
                    <span>{desk.play.t("web-pr-stop")}</span>
                </div>
            }
        })
    })
}
