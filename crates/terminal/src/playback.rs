//! Plays back a recorded game: at its own speed or another, forwards and backwards.

use std::io;
use std::time::Duration;

use gantry_catalog::{Perspective, Table};
use gantry_kernel::{Millis, Phrase, Viewer};

use crate::console::{Console, Key, Signal};
use crate::live::FRAME;
use crate::scene::{self, Scene};
use crate::timeline::Timeline;
use crate::voice::{Substitutes, Voice, code, options};

/// How a replay begins.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlaybackOptions {
    /// How many times faster than the original.
    pub speed: f64,
    /// Whether it starts paused.
    pub paused: bool,
    /// How many entries are shown at first.
    pub at: usize,
}

impl PlaybackOptions {
    /// The least and the greatest speed.
    pub const SPEEDS: (f64, f64) = (0.01, 1000.0);
}

/// More lines of news than the highest window shows.
const MOST_NEWS: usize = 200;

/// Shows a record on a console until the viewer leaves.
pub(crate) fn watch(
    whole: &dyn Table,
    voice: &Voice,
    title: &str,
    perspective: Perspective,
    watching: PlaybackOptions,
    console: &mut dyn Console,
) -> io::Result<()> {
    let timeline = Timeline::of(whole, voice, perspective);
    let PlaybackOptions { speed, paused, at } = watching;
    let place = Bookmark { at_ms: ms(timeline.time_of(at)), entry: at, since: console.elapsed() };
    let moment = None;
    let mut playback =
        Playback { whole, voice, title, perspective, timeline, speed, paused, place, moment };
    playback.run(console)
}

/// The position of the replay at some time.
#[derive(Clone, Copy, Debug)]
struct Bookmark {
    /// The time of the replay.
    at_ms: f64,
    /// How many entries were shown: several may have the same time.
    entry: usize,
    /// The console's time then.
    since: Duration,
}

struct Playback<'a> {
    whole: &'a dyn Table,
    voice: &'a Voice,
    title: &'a str,
    perspective: Perspective,
    timeline: Timeline,
    speed: f64,
    paused: bool,
    place: Bookmark,
    /// The table as it was shown last, with the number of its entries.
    moment: Option<(usize, Box<dyn Table>)>,
}

#[expect(
    clippy::cast_precision_loss,
    reason = "a record of 285,000 years would lose a millisecond"
)]
fn ms(at_ms: u64) -> f64 {
    at_ms as f64
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "never negative, and the cast saturates"
)]
fn whole_ms(at_ms: f64) -> u64 {
    at_ms as u64
}

impl Playback<'_> {
    fn run(&mut self, console: &mut dyn Console) -> io::Result<()> {
        let mut drawn: Option<(Duration, usize, u64)> = None;
        let mut changed = true;
        loop {
            let now = console.elapsed();
            self.move_on(now);
            let seen = (self.place.entry, whole_ms(self.place.at_ms) / 1000);
            changed |= drawn.is_none_or(|(_, entry, second)| (entry, second) != seen);
            let due = drawn.map_or(Duration::ZERO, |(at, ..)| at + FRAME);
            if changed && due <= now {
                let scene = self.scene();
                console.draw(&scene)?;
                drawn = Some((now, seen.0, seen.1));
                changed = false;
            }
            let redraw = changed.then_some(due);
            let until = self.next_change().into_iter().chain(redraw).min();
            match console.wait(until)? {
                None => continue,
                Some(Signal::Resized) => {}
                Some(Signal::Key(key)) => {
                    self.move_on(console.elapsed());
                    if self.press(key) {
                        return Ok(());
                    }
                }
            }
            changed = true;
        }
    }

    /// Advances the position to this time.
    fn move_on(&mut self, now: Duration) {
        let passed = now.saturating_sub(self.place.since).as_secs_f64() * 1000.0;
        self.place.since = now;
        if self.paused {
            return;
        }
        let entries = self.timeline.entries();
        let end = ms(self.timeline.time_of(entries));
        self.place.at_ms = (self.place.at_ms + passed * self.speed).min(end);
        let shown = self.timeline.shown_by(whole_ms(self.place.at_ms));
        self.place.entry = self.place.entry.max(shown);
        self.paused = self.place.entry == entries;
    }

    /// The console's time when the screen changes next: at the next entry, or the next second.
    fn next_change(&self) -> Option<Duration> {
        if self.paused {
            return None;
        }
        let entry = ms(self.timeline.time_of(self.place.entry + 1));
        let second = (self.place.at_ms / 1000.0).floor().mul_add(1000.0, 1000.0);
        let left = (entry.min(second) - self.place.at_ms).max(0.0) / self.speed;
        // A little later, because what is rounded down must not be too early; and not more often
        // than it is drawn.
        let left = Duration::from_secs_f64(left / 1000.0) + Duration::from_millis(1);
        Some(self.place.since + left.max(FRAME))
    }

    /// Does what a key means; returns whether the viewer leaves.
    fn press(&mut self, key: Key) -> bool {
        let entries = self.timeline.entries();
        let entry = self.place.entry;
        match key {
            Key::Char('q' | 'Q') | Key::Interrupt | Key::Escape => return true,
            Key::Char(' ') => self.paused = !self.paused || entry == entries,
            Key::Left => self.go_to(entry.saturating_sub(1)),
            Key::Right => self.go_to((entry + 1).min(entries)),
            Key::Home => self.go_to(0),
            Key::End => self.go_to(entries),
            Key::Char('+' | '=') => self.speed = (self.speed * 2.0).min(PlaybackOptions::SPEEDS.1),
            Key::Char('-' | '_') => self.speed = (self.speed / 2.0).max(PlaybackOptions::SPEEDS.0),
            _ => {}
        }
        false
    }

    /// Jumps to an entry and pauses: somebody who steps wants to look.
    fn go_to(&mut self, entry: usize) {
        self.place.entry = entry;
        self.place.at_ms = ms(self.timeline.time_of(entry));
        self.paused = true;
    }

    fn scene(&mut self) -> Scene {
        let entry = self.place.entry;
        if self.moment.as_ref().is_none_or(|(shown, _)| *shown != entry) {
            let table = self.whole.at(entry).expect("an entry of this record");
            self.moment = Some((entry, table));
        }
        let table = &*self.moment.as_ref().expect("there is one now").1;
        let viewer = match self.perspective {
            Perspective::Of(viewer) => viewer,
            // What is the same for all viewers is written for a spectator.
            Perspective::Everybody => Viewer::Spectator,
        };
        let title = scene::title(self.title, &table.header().game, options(table));
        let panels = table.panels(self.perspective);
        let mut scene = Scene::of(self.voice, title, viewer, &panels, &table.prompt(viewer));
        let at_ms = self.timeline.recorded(whole_ms(self.place.at_ms));
        if self.timeline.clocked() {
            scene.countdown = scene::countdown(table.awaiting(), table.deadline(), Millis(at_ms));
        }
        let seconds = at_ms / 1000;
        let place = Phrase::new(if self.paused { "watch-pauses" } else { "watch-runs" })
            .with("entry", entry)
            .with("entries", self.timeline.entries())
            .with("time", code(&format!("{}:{:02}", seconds / 60, seconds % 60)))
            .with("speed", code(&self.speed));
        scene.clock = self.voice.say(&place);
        let said = self.timeline.said(0, entry);
        let recent = &said[said.len().saturating_sub(MOST_NEWS)..];
        scene.news = recent.iter().map(|(_, text)| text.clone()).collect();
        scene.help = self.voice.word("watch-help");
        let substitutes = Substitutes::at(table.attendance());
        scene.show_standings(self.voice, table.standings().as_ref(), substitutes);
        scene
    }
}
