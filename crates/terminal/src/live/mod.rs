//! A table on the full screen: in real time against bots, or any game with other people.

mod asking;
mod keys;
mod picture;

use std::collections::VecDeque;
use std::io;
use std::time::Duration;

use gantry_kernel::{Awaiting, Millis};
use gantry_wire::{Answer, ClientMessage, Frame, HostMessage};
use thiserror::Error;

use crate::console::{Console, Key, Signal};
use crate::link::{Link, LinkError, LinkEvent};
use crate::scene::{self, Message};
use crate::shared::{Follower, JoinOptions, TableState, Update};
use crate::voice::Voice;
use asking::AnswerUse;

/// The shortest time between two frames; eyes see no more.
pub(crate) const FRAME: Duration = Duration::from_millis(33);
/// How long the answer to a key is shown.
const NOTE: Duration = Duration::from_secs(5);
/// More lines of news than the end of a round produces.
const MOST_NEWS: usize = 400;
const SECOND_MS: u64 = 1000;

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

/// Writes a record to a file with this name; returns what to say about it.
pub type SaveFile<'a> = Box<dyn FnMut(&str, &str) -> Result<String, String> + 'a>;

/// Somebody who has come to a shared table.
pub struct Arrived<'a> {
    /// What they know of it.
    pub table: Follower,
    /// What they heard on the way.
    pub updates: Vec<Update>,
    /// What they want there.
    pub join_options: JoinOptions,
    /// How they save its record.
    pub save: SaveFile<'a>,
}

/// Plays on a console. The link's clock is the console's.
pub(crate) fn play(
    link: &mut dyn Link,
    frame: &mut Frame,
    voice: &mut Voice,
    title: &str,
    remarks: Vec<String>,
    console: &mut dyn Console,
) -> Result<End, ScreenError> {
    // Before anything is dealt.
    let pledge = frame.pledge.as_ref().filter(|_| frame.version == 0);
    let pledge = pledge.map(|pledge| voice.pledge(pledge));
    let news = remarks.into_iter().chain(pledge).collect();
    let mut live = Live::new(link, Follower::of(frame.clone()), voice, title, news, None);
    live.received = console.elapsed();
    let end = live.run(console);
    if let TableState::Table(last) = live.table.state {
        *frame = *last;
    }
    end
}

/// The same at a shared table; also returns the id of the table that was left.
pub(crate) fn play_shared(
    link: &mut dyn Link,
    arrived: Arrived<'_>,
    voice: &mut Voice,
    title: &str,
    console: &mut dyn Console,
) -> Result<(End, String), ScreenError> {
    let Arrived { table, updates, join_options, save } = arrived;
    let mut live = Live::new(link, table, voice, title, Vec::new(), Some((join_options, save)));
    live.received = console.elapsed();
    live.take_updates(updates);
    live.arrive(console.elapsed())?;
    let end = live.run(console)?;
    Ok((end, live.table.table().to_owned()))
}

struct Live<'a> {
    link: &'a mut dyn Link,
    table: Follower,
    voice: &'a mut Voice,
    title: &'a str,
    /// At a shared table, what we want there and how its record is saved.
    shared: Option<(JoinOptions, SaveFile<'a>)>,
    /// The console's time when the frame arrived.
    received: Duration,
    news: Vec<String>,
    /// How many of the newest lines are hidden because the player scrolled back: a whole resolution
    /// may be told at once.
    back: usize,
    /// The answer to the last key, and until when it is shown.
    note: Option<(Message, Duration)>,
    /// The last key for the table, and when it was pressed.
    pressed: Option<(Key, Duration)>,
    /// Whether the player was asked to leave.
    asking: bool,
    /// Which choices are opened; empty for all.
    opened: String,
    /// The line that is being typed.
    input: Option<String>,
    /// A text over the table, and how many of its lines have scrolled away.
    sheet: Option<(Vec<String>, usize)>,
    /// Calls without an answer.
    calls: VecDeque<(u32, AnswerUse)>,
    /// The number of lines of the log when a step was sent that is not shown yet.
    stepping: Option<usize>,
    /// Whether the screen is out of date.
    changed: bool,
}

impl<'a> Live<'a> {
    const fn new(
        link: &'a mut dyn Link,
        table: Follower,
        voice: &'a mut Voice,
        title: &'a str,
        news: Vec<String>,
        shared: Option<(JoinOptions, SaveFile<'a>)>,
    ) -> Self {
        Self {
            link,
            table,
            voice,
            title,
            shared,
            received: Duration::ZERO,
            news,
            back: 0,
            note: None,
            pressed: None,
            asking: false,
            opened: String::new(),
            input: None,
            sheet: None,
            calls: VecDeque::new(),
            stepping: None,
            changed: true,
        }
    }

    fn run(&mut self, console: &mut dyn Console) -> Result<End, ScreenError> {
        let mut drawn: Option<Duration> = None;
        let mut tick = None;
        loop {
            let elapsed = console.elapsed();
            self.catch_up(elapsed)?;
            self.changed |= tick.is_some_and(|tick| tick <= elapsed);
            let due = drawn.map_or(Duration::ZERO, |drawn| drawn + FRAME);
            if self.changed && due <= console.elapsed() {
                console.draw(&self.scene(elapsed))?;
                drawn = Some(console.elapsed());
                self.changed = false;
                tick = self.next_tick(elapsed);
            }
            let step = self.link.next_step_in(elapsed).map(|wait| elapsed + wait);
            // The screen is about to be drawn anyway; otherwise wait for when it changes by itself.
            let tick = tick.filter(|_| !self.changed);
            let redraw = self.changed.then_some(due);
            let until = [step, tick, redraw].into_iter().flatten().min();
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
        let clock = self.table.frame().and_then(|frame| frame.clock);
        let stands = self.table.lost || clock.is_some_and(|clock| !clock.running);
        let passed = if stands { 0 } else { self.since_ms(elapsed) };
        Millis(clock.map_or(0, |clock| clock.now_ms) + passed)
    }

    /// How long ago the frame arrived, in milliseconds.
    fn since_ms(&self, elapsed: Duration) -> u64 {
        let passed = elapsed.saturating_sub(self.received).as_millis();
        u64::try_from(passed).unwrap_or(u64::MAX / 2)
    }

    fn deadline(&self) -> Option<Millis> {
        self.table.frame()?.clock?.deadline_ms.map(Millis)
    }

    fn over(&self) -> bool {
        self.table.frame().is_some_and(|frame| frame.awaiting == Awaiting::Over)
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
        let mut shown = false;
        while let Some(told) = self.link.receive() {
            if matches!(told, LinkEvent::Message(HostMessage::Frame(_))) {
                self.received = elapsed;
            }
            let updates = self.table.take(self.voice, told);
            (self.changed, shown) = (true, true);
            for (to, answer) in self.take_updates(updates) {
                self.answered(elapsed, to, answer)?;
            }
        }
        if shown {
            let lines = self.table.frame().map(|frame| frame.lines);
            self.stepping = self.stepping.filter(|before| lines.is_some_and(|now| now <= *before));
            self.do_by_itself(elapsed)?;
        }
        if self.note.as_ref().is_some_and(|(_, until)| *until <= elapsed) {
            self.note = None;
            self.changed = true;
        }
        Ok(())
    }

    /// Adds to the news; returns the answers.
    fn take_updates(&mut self, updates: Vec<Update>) -> Vec<(u32, Answer)> {
        let mut answers = Vec::new();
        let before = self.news.len();
        for one in updates {
            match one {
                Update::Entry(_, text) | Update::Line(text) | Update::Chat(text) => {
                    self.news.push(text);
                }
                Update::Answer(to, answer) => answers.push((to, answer)),
            }
        }
        if self.back > 0 {
            // A player who reads earlier news is not interrupted.
            self.back += self.news.len() - before;
        }
        let surplus = self.news.len().saturating_sub(MOST_NEWS);
        self.news.drain(..surplus);
        answers
    }

    /// Sends what this client does without being asked.
    fn do_by_itself(&mut self, elapsed: Duration) -> Result<(), ScreenError> {
        let Some((join_options, _)) = &self.shared else { return Ok(()) };
        let due = self.table.gathering().and_then(|gathering| join_options.due(gathering));
        match due {
            Some(message) if self.calls.is_empty() => self.send(elapsed, message, AnswerUse::Quiet),
            _ => Ok(()),
        }
    }

    /// Whoever comes back to a game plays again instead of a bot.
    fn arrive(&mut self, elapsed: Duration) -> Result<(), ScreenError> {
        match self.table.frame().and_then(JoinOptions::returns) {
            Some(message) => self.send(elapsed, message, AnswerUse::Quiet),
            None => self.do_by_itself(elapsed),
        }
    }

    fn send(
        &mut self,
        elapsed: Duration,
        message: ClientMessage,
        purpose: AnswerUse,
    ) -> Result<(), ScreenError> {
        let sent = self.link.send(elapsed, message);
        let number = sent.map_err(|error| self.trouble(error))?;
        self.calls.push_back((number, purpose));
        Ok(())
    }

    /// When the screen changes by itself.
    fn next_tick(&self, elapsed: Duration) -> Option<Duration> {
        let now = self.now(elapsed);
        let clock = self.table.frame().and_then(|frame| frame.clock);
        let runs = clock.is_some_and(|clock| clock.running) && !self.table.lost;
        let deadline = scene::next_tick(self.deadline(), now).filter(|_| runs);
        let deadline = deadline.map(|at| Duration::from_millis(at.0.saturating_sub(now.0)));
        let since = self.since_ms(elapsed);
        let frame = self.table.frame().filter(|_| !self.table.lost);
        let clocks = frame.into_iter().flat_map(crate::shared::running);
        let second = |left: u64| {
            let left = left.checked_sub(since).filter(|left| *left > 0)?;
            Some(Duration::from_millis((left - 1) % SECOND_MS + 1))
        };
        let second = clocks.filter_map(second).min();
        let waits = [deadline, second].into_iter().flatten().map(|wait| elapsed + wait);
        waits.chain(self.note.as_ref().map(|(_, until)| *until)).min()
    }

    fn say(&mut self, elapsed: Duration, text: String, bad: bool) {
        self.note = Some((Message { text, bad }, elapsed + NOTE));
    }
}
