//! What a board gets: the table, and everything that can be asked or done there.

use std::fmt::Display;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use crate::prelude::*;
use gantry_kernel::{EntryEvents, Game, Millis, Phrase, Seat};

use crate::page::App;
use crate::page::browser::now_ms;
use gantry_wire::{Answer, ClientMessage, Frame, Hint, Preview, Refused, SeatInfo, SharedState};

/// The table in front of the viewer. Made of signals: cheap to pass around.
#[derive(Clone, Copy)]
pub struct Play {
    /// The whole page.
    pub app: App,
    /// The table as it is now.
    pub frame: Signal<Arc<Frame>>,
    /// What is shown beside the table: a refusal, a preview, hints.
    pub aside: RwSignal<Option<Aside>>,
    /// Whether the board is still showing what has happened; headline, log, hints and a coach wait
    /// for it.
    pub telling: RwSignal<bool>,
    /// The table as far as the board has shown it.
    pub shown: RwSignal<Arc<Frame>>,
    /// What a board does with a choice that was made outside it; without one it is sent.
    chooser: StoredValue<Option<Chooser>>,
}

/// A choice by a key or in the list of actions.
#[derive(Clone, Copy, Debug)]
pub enum Chosen<'a> {
    /// A key.
    Key(char),
    /// An action of the list, as it is written.
    Action(&'a str),
}

/// Returns whether the board has done it.
type Chooser = Arc<dyn Fn(Chosen<'_>) -> bool + Send + Sync>;

/// How often a clock is updated.
const TICK: Duration = Duration::from_millis(100);

/// What is shown beside the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Aside {
    /// Why something cannot be done.
    Refused(Refused),
    /// It can be done.
    Allowed,
    /// What an action would do.
    Preview {
        /// The action.
        notation: String,
        /// What it would do.
        preview: Preview,
    },
    /// The best choices.
    Hints(Hints),
    /// A hint is being computed.
    Thinking,
}

/// The best choices, best first, and what the first two would change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hints {
    /// The choices.
    pub hints: Vec<Hint>,
    /// The previews of the first two, once they are known.
    pub previews: Vec<Preview>,
}

impl Play {
    /// A table of this page.
    pub fn new(app: App, frame: Signal<Arc<Frame>>) -> Self {
        let telling = RwSignal::new(false);
        let shown = RwSignal::new(frame.get_untracked());
        Effect::new(move |_| {
            frame.track();
            telling.track();
            // A board begins to tell once it has seen the frame. The table may be gone by then.
            request_animation_frame(move || {
                if telling.try_get_untracked() == Some(false)
                    && let Some(now) = frame.try_get_untracked()
                {
                    shown.try_set(now);
                }
            });
        });
        let (aside, chooser) = (RwSignal::new(None), StoredValue::new(None));
        Self { app, frame, aside, telling, shown, chooser }
    }

    /// From now on the board does what is chosen by a key or in the list of actions.
    pub fn on_choice(self, chooser: impl Fn(Chosen<'_>) -> bool + Send + Sync + 'static) {
        self.chooser.set_value(Some(Arc::new(chooser)));
    }

    /// Does what was chosen by a key or in the list of actions.
    pub fn choose(self, chosen: Chosen<'_>) {
        let chooser = self.chooser.get_value();
        if chooser.is_some_and(|chooser| chooser(chosen)) {
            return;
        }
        match chosen {
            Chosen::Action(notation) => self.act(&notation),
            Chosen::Key(key) => self.send(ClientMessage::Key(key), || {}),
        }
    }

    /// Whether several people are at the table in real time: then everybody is shown what happens
    /// at the same time. Reactive.
    pub fn is_in_step(self) -> bool {
        let frame = self.frame.read();
        let others = |sharing: &SharedState| !sharing.connected.minus(sharing.own).is_empty();
        frame.is_real_time && frame.sharing.as_deref().is_some_and(others)
    }

    /// The game's own view; `None` if this client cannot read it.
    pub fn view<G: Game>(self) -> Memo<Option<Arc<G::View>>> {
        Memo::new(move |_| serde_json::from_str(&self.frame.read().view).ok().map(Arc::new))
    }

    /// What the viewer was told by the entries after this one, as far as the last frame contains
    /// it.
    pub fn events_after<G: Game>(self, entry: usize) -> Vec<G::Event> {
        self.entries_after::<G>(entry).into_iter().flat_map(|(_, _, events)| events).collect()
    }

    /// The same for each entry, with its number and time.
    pub fn entries_after<G: Game>(self, entry: usize) -> Vec<(usize, Millis, Vec<G::Event>)> {
        let frame = self.frame.read();
        let entries = frame.events.iter().filter(|events| events.entry > entry);
        let read = |event: &String| serde_json::from_str(event).ok();
        let told = |entry: &EntryEvents| {
            (entry.entry, entry.at, entry.events.iter().filter_map(read).collect())
        };
        entries.map(told).collect()
    }

    /// What the viewer may do now, as the game's own actions.
    pub fn legal<A: FromStr + PartialEq + Send + Sync + 'static>(self) -> Memo<Arc<Vec<A>>> {
        Memo::new(move |_| {
            let frame = self.frame.read();
            Arc::new(
                frame.choices.iter().filter_map(|choice| choice.notation.parse().ok()).collect(),
            )
        })
    }

    /// Whether this can be done now; reactive.
    pub fn can(self, action: &impl Display) -> bool {
        let notation = action.to_string();
        self.frame.read().choices.iter().any(|choice| choice.notation == notation)
    }

    /// Asks the worker about this table. An answer that arrives after the table was left is
    /// dropped: everything that it would read and change is gone.
    pub fn ask(self, message: ClientMessage, answered: impl FnOnce(Answer) + 'static) {
        self.app.ask(message, move |answer| {
            if !self.aside.is_disposed() {
                answered(answer);
            }
        });
    }

    /// Does it. A refusal is shown beside the table.
    pub fn act(self, action: &impl Display) {
        self.act_or(action, || {});
    }

    /// Does it. After a refusal, which is shown beside the table, calls `refused`.
    pub fn act_or(self, action: &impl Display, refused: impl FnOnce() + 'static) {
        self.send(ClientMessage::Act(action.to_string()), refused);
    }

    fn send(self, message: ClientMessage, refused: impl FnOnce() + 'static) {
        self.aside.set(None);
        self.ask(message, move |answer| {
            if let Answer::Refused(why) = answer {
                self.aside.set(Some(Aside::Refused(why)));
                refused();
            }
        });
    }

    /// Does it if possible, and otherwise says why not.
    pub fn try_act(self, action: &impl Display) {
        if untrack(|| self.can(action)) { self.act(action) } else { self.show_why(action) }
    }

    /// Asks why something cannot be done; `None` if it can.
    pub fn why(self, action: &impl Display, told: impl FnOnce(Option<Refused>) + 'static) {
        self.ask(ClientMessage::Explain(action.to_string()), move |answer| match answer {
            Answer::Refused(refused) => told(Some(refused)),
            _ => told(None),
        });
    }

    /// Shows beside the table why something cannot be done.
    pub fn show_why(self, action: &impl Display) {
        self.why(action, move |refused| {
            self.aside.set(Some(refused.map_or(Aside::Allowed, Aside::Refused)));
        });
    }

    /// Asks what an action would change.
    pub fn preview(self, action: &impl Display, told: impl FnOnce(Preview) + 'static) {
        self.ask(ClientMessage::Preview(action.to_string()), move |answer| {
            if let Answer::Preview(preview) = answer {
                told(preview);
            }
        });
    }

    /// Shows beside the table what an action would change.
    pub fn show_preview(self, action: &impl Display) {
        let notation = action.to_string();
        let version = self.frame.read_untracked().version;
        self.preview(action, move |preview| {
            if self.frame.read_untracked().version == version {
                self.aside.set(Some(Aside::Preview { notation, preview }));
            }
        });
    }

    /// Computes the best choices and shows them beside the table, with what the first two would
    /// change as soon as that is known.
    pub fn show_hints(self) {
        self.aside.set(Some(Aside::Thinking));
        self.ask(ClientMessage::Hint, move |answer| {
            self.aside.set(match answer {
                Answer::Hints(hints) if !hints.is_empty() => {
                    self.compare(&hints);
                    Some(Aside::Hints(Hints { hints, previews: Vec::new() }))
                }
                Answer::Refused(refused) => Some(Aside::Refused(refused)),
                _ => None,
            });
        });
    }

    /// Adds the previews of the first two choices, in their order, to the hints that are shown.
    fn compare(self, hints: &[Hint]) {
        for hint in hints.iter().take(2).filter(|_| hints.len() > 1) {
            self.preview(&hint.choice.notation, move |preview| {
                self.aside.update(|aside| {
                    if let Some(Aside::Hints(advice)) = aside {
                        advice.previews.push(preview);
                    }
                });
            });
        }
    }

    /// A phrase of the game in the reader's language, with the players' names.
    pub fn say(self, phrase: &Phrase) -> String {
        let names: Vec<String> =
            self.frame.read().seats.iter().map(|seat| seat.name.clone()).collect();
        self.app.say_game(phrase, &names)
    }

    /// A message of this client.
    pub fn t(self, key: &'static str) -> String {
        self.app.t(key)
    }

    /// The seconds to the deadline, if the table has one; reactive.
    pub fn seconds_left(self) -> Memo<Option<u64>> {
        let now = RwSignal::new(now_ms());
        let timer = set_interval_with_handle(move || now.set(now_ms()), TICK);
        on_cleanup(move || drop(timer.map(|timer| timer.clear())));
        let received = Memo::new(move |_| self.frame.read().clock.map(|clock| (clock, now_ms())));
        Memo::new(move |_| {
            let (clock, at) = received.get()?;
            let passed = if clock.running { now.get().saturating_sub(at) } else { 0 };
            Some(clock.deadline_ms?.saturating_sub(clock.now_ms + passed).div_ceil(1000))
        })
    }

    /// How long a message from the server takes to get here, as the server measures it.
    pub fn way_ms(self) -> u64 {
        let frame = self.frame.read();
        let own = frame.sharing.as_ref().and_then(|sharing| sharing.own.lowest());
        let latencies = self.app.online.latencies.read();
        let measured = latencies.iter().find(|(seat, _)| Some(*seat) == own);
        measured.map_or(0, |(_, there_and_back_ms)| u64::from(there_and_back_ms / 2))
    }

    /// The colour of a seat, which also determines its symbol.
    pub fn colour(self, seat: Seat) -> u8 {
        self.seat(seat).map_or(0, |seat| seat.colour)
    }

    /// Who sits there.
    pub fn seat(self, seat: Seat) -> Option<SeatInfo> {
        self.frame.read().seats.get(seat.index()).cloned()
    }
}
