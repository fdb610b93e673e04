//! A game in real time: one person, any number of bots, one clock.

use std::io;
use std::time::Duration;

use gantry_catalog::{Sight, Table, TableError};
use gantry_host::{Moment, Room, TableClock};
use gantry_kernel::{Awaiting, Millis, Seat, Viewer, hex};
use thiserror::Error;

use crate::console::{Console, Key, Signal};
use crate::pick;
use crate::scene::{self, Note, Scene};
use crate::voice::Voice;

/// The shortest time between two pictures; eyes see no more.
pub(crate) const FRAME: Duration = Duration::from_millis(33);
/// How long an answer to a key is shown.
const NOTE_MS: u64 = 5000;
/// More lines of news than a round has to tell at its end.
const MOST_NEWS: usize = 400;
/// How many of them a page is.
const PAGE: usize = 5;

/// How play came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The game is over.
    Over,
    /// The player left.
    Left,
}

/// Why the screen could not be kept up.
#[derive(Debug, Error)]
pub enum ScreenError {
    /// The terminal failed.
    #[error("the terminal cannot be used: {0}")]
    Terminal(#[from] io::Error),
    /// The table cannot go on.
    #[error(transparent)]
    Table(#[from] TableError),
    /// The table cannot be saved any more; what could not be saved was not shown.
    #[error("the game cannot be saved: {0}")]
    Unsaved(io::Error),
}

/// Saves the table as it is now.
pub type Keep<'a> = &'a mut dyn FnMut(&dyn Table) -> io::Result<()>;

/// A key that comes again sooner is held down, which no hand at a table could do: it would empty a
/// deck in two seconds.
const HELD_MS: u64 = 90;

/// Plays on a console.
pub(crate) fn play(
    room: &mut Room,
    voice: &Voice,
    title: &str,
    remarks: Vec<String>,
    keep: Keep<'_>,
    console: &mut dyn Console,
) -> Result<End, ScreenError> {
    let person = room.people().lowest();
    let table = &*room.table;
    let began = table.now();
    let opened = console.elapsed();
    // before anything is dealt
    let pledge =
        (table.entries() == 0).then(|| voice.pledge(&hex::encode(&table.header().commitment)));
    let news = remarks.into_iter().chain(pledge).collect();
    // here the machine's time is the table's
    room.clock = TableClock::running_from(Millis(0), 0);
    let mut live = Live {
        // a game that goes on is not told again from its beginning
        told: room.table.entries(),
        room,
        voice,
        title,
        person,
        began,
        opened,
        keep,
        news,
        back: 0,
        note: None,
        asking: false,
        pressed: None,
        changed: true,
    };
    live.run(console)
}

/// The table's time, as the room's clock has it here.
const fn moment(now: Millis) -> Moment {
    Moment { machine_ms: now.0, wall_ms: 0 }
}

struct Live<'a> {
    room: &'a mut Room,
    voice: &'a Voice,
    title: &'a str,
    keep: Keep<'a>,
    /// Who sits at the keyboard, if anybody.
    person: Option<Seat>,
    /// The table's time when play began here, and the console's.
    began: Millis,
    opened: Duration,
    /// How many entries have been told.
    told: usize,
    news: Vec<String>,
    /// How many of the newest lines are left out, because the player looks back: a whole resolution
    /// may be told at once.
    back: usize,
    /// The answer to the last key, and until when it is shown.
    note: Option<(Note, Millis)>,
    /// Whether the player was asked to leave.
    /// The last key for the table, and when it was pressed.
    pressed: Option<(Key, Millis)>,
    asking: bool,
    /// Whether the picture is out of date.
    changed: bool,
}

impl Live<'_> {
    fn run(&mut self, console: &mut dyn Console) -> Result<End, ScreenError> {
        let mut drawn: Option<Duration> = None;
        let mut tick = None;
        loop {
            let now = self.now(console.elapsed());
            self.catch_up(now)?;
            self.changed |= tick.is_some_and(|tick| tick <= now);
            let due = drawn.map_or(Duration::ZERO, |drawn| drawn + FRAME);
            if self.changed && due <= console.elapsed() {
                console.draw(&self.scene(now))?;
                drawn = Some(console.elapsed());
                self.changed = false;
                tick = self.next_tick(now);
            }
            let step = self.room.next_step_in(moment(now)).map(|wait_ms| Millis(now.0 + wait_ms));
            // a new picture is due anyhow, or else the old one changes by itself
            let tick = tick.filter(|_| !self.changed);
            let wake = [step, tick].into_iter().flatten().min();
            let wake = wake.map(|at| self.console_time(at));
            let redraw = self.changed.then_some(due);
            let until = [wake, redraw].into_iter().flatten().min();
            let Some(signal) = console.wait(until)? else { continue };
            self.changed = true;
            if let Signal::Key(key) = signal {
                let now = self.now(console.elapsed());
                // what was due before the key comes before it
                self.catch_up(now)?;
                if let Some(end) = self.press(now, key) {
                    return Ok(end);
                }
            }
        }
    }

    fn now(&self, elapsed: Duration) -> Millis {
        let passed = elapsed.saturating_sub(self.opened).as_millis();
        Millis(self.began.0 + u64::try_from(passed).unwrap_or(u64::MAX / 2))
    }

    fn console_time(&self, at: Millis) -> Duration {
        self.opened + Duration::from_millis(at.0.saturating_sub(self.began.0))
    }

    fn over(&self) -> bool {
        self.room.table.awaiting() == Awaiting::Over
    }

    fn sight(&self) -> Sight {
        Sight::Of(self.person.map_or(Viewer::Spectator, Viewer::Seat))
    }

    /// Everything that was to happen by now happens, each at its own time and in that order, so
    /// that the game does not depend on how quickly this machine wakes up.
    fn catch_up(&mut self, now: Millis) -> Result<(), ScreenError> {
        self.room.run(moment(now), 0)?;
        if self.room.table.entries() != self.told {
            (self.keep)(&*self.room.table).map_err(ScreenError::Unsaved)?;
            let heard = self.room.table.news(self.sight(), self.told);
            let told = self.voice.tell(&heard);
            if self.back > 0 {
                // who reads is not interrupted
                self.back += told.len();
            }
            self.news.extend(told.into_iter().map(|(_, text)| text));
            let surplus = self.news.len().saturating_sub(MOST_NEWS);
            self.news.drain(..surplus);
            self.told = self.room.table.entries();
            self.changed = true;
        }
        if self.note.as_ref().is_some_and(|(_, until)| *until <= now) {
            self.note = None;
            self.changed = true;
        }
        Ok(())
    }

    /// When the picture changes by itself.
    fn next_tick(&self, now: Millis) -> Option<Millis> {
        let clock = scene::next_tick(self.room.table.deadline(), now);
        let note = self.note.as_ref().map(|(_, until)| *until);
        clock.into_iter().chain(note).min()
    }

    /// Looks back at what happened, or forward again; whether the key was meant for that.
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

    /// Does what a key says.
    fn press(&mut self, now: Millis, key: Key) -> Option<End> {
        if self.browse(key) {
            return None;
        }
        if self.over() {
            let leaves = matches!(key, Key::Char('q' | 'Q') | Key::Escape | Key::Interrupt);
            return leaves.then_some(End::Over);
        }
        let choices =
            self.person.map(|seat| pick::choices(&*self.room.table, seat)).unwrap_or_default();
        let chosen = |letter| choices.iter().any(|choice| choice.key == Some(letter));
        if key == Key::Interrupt || (matches!(key, Key::Char('q' | 'Q')) && !chosen('q')) {
            if self.asking {
                return Some(End::Left);
            }
            self.asking = true;
            return None;
        }
        let asked = std::mem::take(&mut self.asking);
        if asked && key == Key::Escape {
            self.say(now, self.voice.word("live-stays"), false);
            return None;
        }
        let seat = self.person?;
        let before = self.pressed.replace((key, now));
        if before.is_some_and(|(other, at)| other == key && now.0 < at.0 + HELD_MS) {
            return None;
        }
        match pick::meant(&*self.room.table, seat, &choices, key) {
            Some(notation) => self.act(now, seat, &notation),
            None => self.say(now, self.voice.word("host-key-idle"), true),
        }
        None
    }

    fn act(&mut self, now: Millis, seat: Seat, notation: &str) {
        match self.room.table.act(now, seat, notation) {
            Ok(()) => {
                self.note = None;
                self.back = 0;
            }
            Err(TableError::Refused(refusal)) => {
                let text = self.voice.book.refuse(&refusal, &self.voice.names);
                self.say(now, text, true);
            }
            Err(other) => self.say(now, other.to_string(), true),
        }
    }

    fn say(&mut self, now: Millis, text: String, bad: bool) {
        self.note = Some((Note { text, bad }, Millis(now.0 + NOTE_MS)));
    }

    fn scene(&self, now: Millis) -> Scene {
        let table = &*self.room.table;
        let mut scene = Scene::of(table, self.voice, self.sight(), self.title);
        scene.clock = scene::time_left(self.voice, table, now);
        scene.countdown = scene::countdown(table, now);
        let choices = self.person.map(|seat| pick::choices(table, seat)).unwrap_or_default();
        scene.offers = scene::offers(self.voice, &choices);
        let shown = self.news.len().saturating_sub(self.back);
        scene.news = self.news[..shown].to_vec();
        scene.note = self.note.as_ref().map(|(note, _)| note.clone());
        if self.asking {
            scene.note = Some(Note { text: self.voice.word("live-leave"), bad: false });
        }
        scene.asks = true;
        scene.help = self.voice.word(if self.over() { "live-help-over" } else { "live-help" });
        scene.show_standings(table, self.voice);
        scene
    }
}
