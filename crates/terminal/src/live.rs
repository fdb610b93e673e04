//! A real-time game: one person, any number of bots, one clock.

use std::io;
use std::time::Duration;

use gantry_kernel::{Awaiting, Heard, Millis};
use gantry_wire::{Answer, ClientMessage, Frame};
use thiserror::Error;

use crate::console::{Console, Key, Signal};
use crate::link::{Link, LinkError};
use crate::pick;
use crate::scene::{self, Note, Scene};
use crate::voice::Voice;

/// The shortest time between two frames; eyes see no more.
pub(crate) const FRAME: Duration = Duration::from_millis(33);
/// How long the answer to a key is shown.
const NOTE_MS: u64 = 5000;
/// More lines of news than the end of a round produces.
const MOST_NEWS: usize = 400;
/// How many lines a page has.
const PAGE: usize = 5;

/// How play ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The game is over.
    Over,
    /// The player left.
    Left,
}

/// Why full-screen play failed.
#[derive(Debug, Error)]
pub enum ScreenError {
    /// The terminal failed.
    #[error("the terminal cannot be used: {0}")]
    Terminal(#[from] io::Error),
    /// The table cannot go on, in the reader's language.
    #[error("{0}")]
    Table(String),
    /// The table can no longer be saved; what could not be saved was not shown.
    #[error("the game cannot be saved: {0}")]
    Unsaved(io::Error),
}

/// A key that repeats sooner than this is being held down, which no hand at a table could do: it
/// would empty a deck in two seconds.
const HELD_MS: u64 = 90;

/// Plays on a console. The link's clock is the console's.
pub(crate) fn play(
    link: &mut dyn Link,
    frame: &mut Frame,
    voice: &Voice,
    title: &str,
    remarks: Vec<String>,
    console: &mut dyn Console,
) -> Result<End, ScreenError> {
    // Before anything is dealt.
    let pledge = frame.pledge.as_ref().filter(|_| frame.version == 0);
    let pledge = pledge.map(|pledge| voice.pledge(pledge));
    let mut live = Live {
        // A game that goes on is not told again from its beginning.
        told: frame.version,
        link,
        frame,
        voice,
        title,
        received: console.elapsed(),
        news: remarks.into_iter().chain(pledge).collect(),
        back: 0,
        note: None,
        asking: false,
        pressed: None,
        changed: true,
    };
    live.run(console)
}

struct Live<'a> {
    link: &'a mut dyn Link,
    /// The table as it is now.
    frame: &'a mut Frame,
    voice: &'a Voice,
    title: &'a str,
    /// The console's time when the frame arrived.
    received: Duration,
    /// How many entries have been told.
    told: usize,
    news: Vec<String>,
    /// How many of the newest lines are hidden because the player scrolled back: a whole resolution
    /// may be told at once.
    back: usize,
    /// The answer to the last key, and until when it is shown.
    note: Option<(Note, Millis)>,
    /// The last key for the table, and when it was pressed.
    pressed: Option<(Key, Millis)>,
    /// Whether the player was asked to leave.
    asking: bool,
    /// Whether the screen is out of date.
    changed: bool,
}

impl Live<'_> {
    fn run(&mut self, console: &mut dyn Console) -> Result<End, ScreenError> {
        let mut drawn: Option<Duration> = None;
        let mut tick = None;
        loop {
            let elapsed = console.elapsed();
            self.catch_up(elapsed)?;
            let now = self.now(elapsed);
            self.changed |= tick.is_some_and(|tick| tick <= now);
            let due = drawn.map_or(Duration::ZERO, |drawn| drawn + FRAME);
            if self.changed && due <= console.elapsed() {
                console.draw(&self.scene(now))?;
                drawn = Some(console.elapsed());
                self.changed = false;
                tick = self.next_tick(now);
            }
            let step = self.link.next_step_in(elapsed);
            // The screen is about to be drawn anyway; otherwise wait for when it changes by itself.
            let tick = tick.filter(|_| !self.changed);
            let tick = tick.map(|at| Duration::from_millis(at.0.saturating_sub(now.0)));
            let wake = [step, tick].into_iter().flatten().min().map(|wait| elapsed + wait);
            let redraw = self.changed.then_some(due);
            let until = [wake, redraw].into_iter().flatten().min();
            let Some(signal) = console.wait(until)? else { continue };
            self.changed = true;
            if let Signal::Key(key) = signal {
                let elapsed = console.elapsed();
                // What was due before the key comes first.
                self.catch_up(elapsed)?;
                if let Some(end) = self.press(elapsed, key)? {
                    return Ok(end);
                }
            }
        }
    }

    /// The table's time.
    fn now(&self, elapsed: Duration) -> Millis {
        let shown = self.frame.clock.map_or(0, |clock| clock.now_ms);
        let passed = elapsed.saturating_sub(self.received).as_millis();
        Millis(shown + u64::try_from(passed).unwrap_or(u64::MAX / 2))
    }

    fn deadline(&self) -> Option<Millis> {
        self.frame.clock?.deadline_ms.map(Millis)
    }

    fn over(&self) -> bool {
        self.frame.awaiting == Awaiting::Over
    }

    fn trouble(&self, error: LinkError) -> ScreenError {
        match error {
            LinkError::Unsaved(error) => ScreenError::Unsaved(error),
            LinkError::Closed(why) => ScreenError::Table(self.voice.say(&why)),
        }
    }

    /// Does everything that is due by now, and adds what the host shows of it to the news.
    fn catch_up(&mut self, elapsed: Duration) -> Result<(), ScreenError> {
        self.link.step(elapsed).map_err(|error| self.trouble(error))?;
        let mut heard: Vec<Heard> = Vec::new();
        while let Some(mut frame) = self.link.receive() {
            heard.append(&mut frame.news);
            *self.frame = frame;
            self.received = elapsed;
            self.changed = true;
        }
        heard.retain(|heard| heard.entry > self.told);
        self.told = self.frame.version;
        let told = self.voice.tell(&heard);
        if self.back > 0 {
            // A player who reads earlier news is not interrupted.
            self.back += told.len();
        }
        self.news.extend(told.into_iter().map(|(_, text)| text));
        let surplus = self.news.len().saturating_sub(MOST_NEWS);
        self.news.drain(..surplus);
        let now = self.now(elapsed);
        if self.note.as_ref().is_some_and(|(_, until)| *until <= now) {
            self.note = None;
            self.changed = true;
        }
        Ok(())
    }

    /// When the screen changes by itself.
    fn next_tick(&self, now: Millis) -> Option<Millis> {
        let clock = scene::next_tick(self.deadline(), now);
        let note = self.note.as_ref().map(|(_, until)| *until);
        clock.into_iter().chain(note).min()
    }

    /// Scrolls the news back or forward; returns whether the key was meant for that.
    fn browse(&mut self, key: Key) -> bool {
        let most = self.news.len().saturating_sub(1);
        self.back = match key {
            Key::Up => self.back + 1,
            Key::PageUp => self.back + PAGE,
            Key::Down => self.back.saturating_sub(1),
            Key::PageDown => self.back.saturating_sub(PAGE),
            _ => return false,
        }
        .min(most);
        true
    }

    /// Does what a key means.
    fn press(&mut self, elapsed: Duration, key: Key) -> Result<Option<End>, ScreenError> {
        if self.browse(key) {
            return Ok(None);
        }
        if self.over() {
            let leaves = matches!(key, Key::Char('q' | 'Q') | Key::Escape | Key::Interrupt);
            return Ok(leaves.then_some(End::Over));
        }
        let choices = pick::keyed(&self.frame.choices);
        let chosen = |letter| choices.iter().any(|choice| choice.key == Some(letter));
        if key == Key::Interrupt || (matches!(key, Key::Char('q' | 'Q')) && !chosen('q')) {
            let asked = std::mem::replace(&mut self.asking, true);
            return Ok(asked.then_some(End::Left));
        }
        let now = self.now(elapsed);
        let asked = std::mem::take(&mut self.asking);
        if asked && key == Key::Escape {
            self.say(now, self.voice.word("live-stays"), false);
            return Ok(None);
        }
        if self.frame.viewer.seat().is_none() {
            return Ok(None);
        }
        let before = self.pressed.replace((key, now));
        if before.is_some_and(|(other, at)| other == key && now.0 < at.0 + HELD_MS) {
            return Ok(None);
        }
        match pick::meant(&choices, key) {
            Some(message) => self.act(elapsed, message)?,
            None => self.say(now, self.voice.word("host-key-idle"), true),
        }
        Ok(None)
    }

    fn act(&mut self, elapsed: Duration, message: ClientMessage) -> Result<(), ScreenError> {
        let answer = self.link.send(elapsed, message).map_err(|error| self.trouble(error))?;
        if let Answer::Refused(refused) = answer {
            self.say(self.now(elapsed), self.voice.refuse(&refused), true);
        } else {
            self.note = None;
            self.back = 0;
        }
        Ok(())
    }

    fn say(&mut self, now: Millis, text: String, bad: bool) {
        self.note = Some((Note { text, bad }, Millis(now.0 + NOTE_MS)));
    }

    fn scene(&self, now: Millis) -> Scene {
        let frame = &*self.frame;
        let title = scene::title(self.title, &frame.game, &frame.options);
        let mut scene = Scene::of(self.voice, title, frame.viewer, &frame.panels, &frame.prompt);
        scene.clock = scene::time_left(self.voice, self.deadline(), now);
        scene.countdown = scene::countdown(frame.awaiting, self.deadline(), now);
        scene.offers = scene::offers(self.voice, &pick::keyed(&frame.choices));
        let shown = self.news.len().saturating_sub(self.back);
        scene.news = self.news[..shown].to_vec();
        scene.note = self.note.as_ref().map(|(note, _)| note.clone());
        if self.asking {
            scene.note = Some(Note { text: self.voice.word("live-leave"), bad: false });
        }
        scene.asks = true;
        scene.help = self.voice.word(if self.over() { "live-help-over" } else { "live-help" });
        scene.show_standings(self.voice, frame.standings.as_ref());
        scene
    }
}
