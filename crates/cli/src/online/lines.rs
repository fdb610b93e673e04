//! A table on a server line by line, for pipes and screen readers: what happens is printed when it
//! happens, and what is typed is done at once.

use std::collections::VecDeque;
use std::io::{self, IsTerminal};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use gantry_kernel::{Awaiting, Phrase, Seat};
use gantry_terminal::shared::{Follower, JoinOptions, TableState, Update, settings};
use gantry_terminal::{Link, LinkError, Substitutes, changed_options};
use gantry_wire::{Answer, ClientMessage, Frame};

use crate::fail::CliError;
use crate::play::lines::{Line, bounded};
use crate::play::view;
use crate::screen::{FAINT, GOOD, STRONG, Screen};
use crate::show::{self, Voice};

/// Something that the client waits for.
pub(super) enum Event {
    /// Somebody typed a line.
    Typed(Line),
    /// Something has arrived from the server.
    Woken,
}

/// What wakes the client: both ends of a channel.
pub(super) struct Events {
    waiting: Receiver<Event>,
    wake: Sender<Event>,
}

/// The events of a client, and what a link calls when something has arrived.
pub(super) fn events() -> (Events, impl Fn() + Send + 'static) {
    let (wake, waiting) = channel();
    let woken = wake.clone();
    // If the client is gone, nobody needs to wake up.
    (Events { waiting, wake }, move || drop(woken.send(Event::Woken)))
}

/// Reads lines until the end of the input.
fn read_lines(typed: &Sender<Event>) {
    loop {
        let line = bounded(&mut io::stdin().lock()).unwrap_or(Line::End);
        let end = line == Line::End;
        if typed.send(Event::Typed(line)).is_err() || end {
            return;
        }
    }
}

/// A client at a table.
pub(super) struct OnlineSession<'a> {
    pub(super) link: &'a mut dyn Link,
    pub(super) table: Follower,
    pub(super) voice: Voice,
    pub(super) screen: Screen,
    pub(super) join_options: JoinOptions,
    events: Events,
    /// Lines that were typed while an answer was awaited.
    typed: VecDeque<Line>,
    /// Answers that nobody has taken yet.
    answers: Vec<(u32, Answer)>,
    /// A call that this client made by itself.
    automatic: Option<u32>,
    /// The choices that were shown last.
    offered: Vec<String>,
    /// Whether this client decided last, so that the table need not be shown again.
    decided: bool,
    /// The table whose result was shown.
    finished: String,
    /// The table that was introduced.
    introduced: String,
}

/// What a line led to.
pub(super) enum Next {
    Stay,
    Leave,
}

impl<'a> OnlineSession<'a> {
    pub(super) fn new(
        link: &'a mut dyn Link,
        table: Follower,
        voice: Voice,
        screen: Screen,
        join_options: JoinOptions,
        events: Events,
    ) -> Self {
        Self {
            link,
            table,
            voice,
            screen,
            join_options,
            events,
            typed: VecDeque::new(),
            answers: Vec::new(),
            automatic: None,
            offered: Vec::new(),
            decided: false,
            finished: String::new(),
            introduced: String::new(),
        }
    }

    /// Plays or watches; returns whether the game is over, and what is known of the table.
    pub(super) fn run(
        mut self,
        title: &str,
        updates: Vec<Update>,
    ) -> Result<(bool, String, Voice), CliError> {
        let typed = self.events.wake.clone();
        thread::Builder::new().name("lines".into()).spawn(move || read_lines(&typed))?;
        self.introduce(title)?;
        self.tell(updates)?;
        if let Some(message) = self.table.frame().and_then(JoinOptions::returns) {
            self.automatic = Some(self.send(message)?);
        }
        loop {
            self.catch_up()?;
            self.introduce(title)?;
            self.ask()?;
            self.finish()?;
            let Some(line) = self.next_line() else { continue };
            let stays = match line {
                Line::Typed(line) => {
                    if !io::stdin().is_terminal() {
                        self.screen.styled(FAINT, &format!("> {line}"))?;
                    }
                    matches!(self.execute(&line)?, Next::Stay)
                }
                Line::TooLong => {
                    self.say(&Phrase::new("play-line-long").with("most", 10_000))?;
                    true
                }
                // Whoever only watches has nothing to type.
                Line::End => {
                    self.join_options.watches && !self.table.is_over() && self.watch_on()?
                }
            };
            if !stays {
                let table = self.table.table().to_owned();
                return Ok((self.table.is_over(), table, self.voice));
            }
        }
    }

    /// Follows the game to its end without any more lines.
    fn watch_on(&mut self) -> Result<bool, CliError> {
        while !self.table.is_over() {
            self.wait();
            self.catch_up()?;
            self.ask()?;
        }
        self.finish()?;
        Ok(false)
    }

    /// The next line; `None` if something else happened first.
    fn next_line(&mut self) -> Option<Line> {
        self.screen.flush().ok();
        if let Some(line) = self.typed.pop_front() {
            return Some(line);
        }
        match self.events.waiting.recv() {
            Ok(Event::Typed(line)) => Some(line),
            Ok(Event::Woken) => None,
            Err(_) => Some(Line::End),
        }
    }

    /// Waits for the server; lines that are typed meanwhile come later.
    fn wait(&mut self) {
        self.screen.flush().ok();
        if let Ok(Event::Typed(line)) = self.events.waiting.recv() {
            self.typed.push_back(line);
        }
    }

    fn broken(&self, error: LinkError) -> CliError {
        match error {
            LinkError::Closed(why) => CliError::usage(self.voice.say(&why)),
            LinkError::Unsaved(error) => CliError::usage(error),
        }
    }

    pub(super) fn send(&mut self, message: ClientMessage) -> Result<u32, CliError> {
        let sent = self.link.send(Duration::ZERO, message);
        sent.map_err(|error| self.broken(error))
    }

    /// Takes in and prints everything that has arrived.
    pub(super) fn catch_up(&mut self) -> Result<(), CliError> {
        self.link.step(Duration::ZERO).map_err(|error| self.broken(error))?;
        while let Some(told) = self.link.receive() {
            let updates = self.table.take(&mut self.voice, told);
            self.tell(updates)?;
        }
        let done = |to: u32| self.answers.iter().position(|(of, _)| *of == to);
        if let Some(place) = self.automatic.and_then(done) {
            self.answers.remove(place);
            self.automatic = None;
        }
        let due = self.table.gathering().and_then(|gathering| self.join_options.due(gathering));
        if let Some(message) = due.filter(|_| self.automatic.is_none()) {
            self.automatic = Some(self.send(message)?);
        }
        Ok(())
    }

    fn tell(&mut self, updates: Vec<Update>) -> Result<(), CliError> {
        for one in updates {
            match one {
                Update::Entry(entry, text) => self.screen.numbered(entry, &text)?,
                Update::Line(text) => self.screen.line(&format!("* {text}"))?,
                Update::Chat(text) => self.screen.styled(GOOD, &text)?,
                Update::Answer(to, answer) => self.answers.push((to, answer)),
            }
        }
        Ok(())
    }

    /// Sends a message and waits for its answer, however long the connection is broken.
    pub(super) fn call(&mut self, message: ClientMessage) -> Result<Answer, CliError> {
        let number = self.send(message)?;
        loop {
            if let Some(place) = self.answers.iter().position(|(to, _)| *to == number) {
                return Ok(self.answers.swap_remove(place).1);
            }
            self.wait();
            self.catch_up()?;
        }
    }

    /// Plays a step, and waits until it is shown.
    pub(super) fn act(&mut self, message: ClientMessage) -> Result<Answer, CliError> {
        let before = self.table.frame().map_or(0, |frame| frame.lines);
        let table = self.table.table().to_owned();
        let answer = self.call(message)?;
        // After a refusal the choices are shown again: whoever reads line by line is asked again.
        self.decided = true;
        self.offered.clear();
        if answer == Answer::Done {
            while self.table.table() == table
                && self.table.frame().is_some_and(|frame| frame.lines <= before)
            {
                self.wait();
                self.catch_up()?;
            }
        }
        Ok(answer)
    }

    /// Says what kind of table this is, once.
    fn introduce(&mut self, title: &str) -> Result<(), CliError> {
        let (table, rows, pledge) = match &self.table.state {
            TableState::Entering => return Ok(()),
            TableState::Gathering(gathering) => {
                let rows = settings(&self.voice, &gathering.settings);
                (gathering.table.clone(), rows, Some(gathering.pledge.clone()))
            }
            TableState::Table(frame) => (frame.table.clone(), Vec::new(), frame.pledge.clone()),
        };
        if self.introduced == table {
            return Ok(());
        }
        self.introduced = table;
        match &self.table.state {
            TableState::Table(frame) => {
                let kinds: Vec<&str> = frame.seats.iter().map(|seat| &*seat.kind).collect();
                let options = changed_options(&frame.game, &frame.options);
                show::heading(&mut self.screen, &self.voice, title, &kinds, &options)?;
            }
            TableState::Gathering(_) | TableState::Entering => self.screen.styled(STRONG, title)?,
        }
        for (label, value) in rows {
            self.screen.line(&format!("  {label}: {value}"))?;
        }
        let invitation = self.voice.word("gather-invitation");
        self.screen
            .line(&format!("  {invitation}: {}", self.join_options.invitation(&self.introduced)))?;
        if let Some(pledge) = pledge {
            self.screen.styled(FAINT, &self.voice.pledge(&pledge))?;
        }
        self.show_chairs()?;
        let welcome = self.voice.word("play-welcome");
        Ok(self.screen.line(&welcome)?)
    }

    /// Who sits where before the deal.
    pub(super) fn show_chairs(&mut self) -> Result<(), CliError> {
        let TableState::Gathering(gathering) = &self.table.state else { return Ok(()) };
        for chair in &gathering.chairs {
            let name = match &chair.taken {
                None => self.voice.word("gather-free"),
                Some(taken) if chair.own => {
                    let own = Phrase::new("gather-own").with("name", show::code(&taken.name));
                    self.voice.say(&own)
                }
                Some(taken) => taken.name.clone(),
            };
            self.screen.line(&format!("  {}: {name}", chair.seat))?;
        }
        Ok(())
    }

    /// Shows the choices, if they are new.
    fn ask(&mut self) -> Result<(), CliError> {
        let TableState::Table(frame) = &self.table.state else { return Ok(()) };
        if let Some(seat) = frame.pass_to {
            let mark = vec![format!("sit {seat}")];
            if self.offered != mark {
                self.offered = mark;
                self.say(&Phrase::new("online-hand-over").with("name", seat))?;
            }
            return Ok(());
        }
        let Some(seat) = wanted(frame) else {
            self.offered.clear();
            if frame.awaiting != Awaiting::Over && !frame.is_real_time {
                self.decided = false;
            }
            return Ok(());
        };
        let mut offered: Vec<String> =
            frame.choices.iter().map(|choice| choice.notation.clone()).collect();
        offered.push(frame.lines.to_string());
        if frame.is_real_time {
            // There the log grows without us.
            offered.pop();
        }
        if self.offered == offered {
            return Ok(());
        }
        self.offered = offered;
        let anew = !std::mem::replace(&mut self.decided, true);
        if anew && !frame.is_real_time {
            self.screen.blank()?;
            let panels = &frame.panels;
            show::panels(&mut self.screen, &self.voice, panels, Some(seat), false)?;
        } else {
            view::hand(&mut self.screen, &self.voice, frame, seat)?;
        }
        view::choices(&mut self.screen, &self.voice, frame)?;
        self.say(&Phrase::new("play-ask").with("name", seat))
    }

    /// Shows the result, once.
    fn finish(&mut self) -> Result<(), CliError> {
        let TableState::Table(frame) = &self.table.state else { return Ok(()) };
        if frame.awaiting != Awaiting::Over || self.finished == frame.table {
            return Ok(());
        }
        self.finished.clone_from(&frame.table);
        self.screen.blank()?;
        let viewer = frame.viewer.seat();
        show::panels(&mut self.screen, &self.voice, &frame.panels, viewer, false)?;
        show::standings(
            &mut self.screen,
            &self.voice,
            frame.standings.as_ref(),
            Substitutes::of(frame),
        )?;
        self.say(&Phrase::new("online-over-next"))
    }

    pub(super) fn say(&mut self, phrase: &Phrase) -> Result<(), CliError> {
        Ok(self.screen.line(&self.voice.say(phrase))?)
    }
}

/// Who is asked to choose: in real time whoever may act, otherwise whom the game waits for.
fn wanted(frame: &Frame) -> Option<Seat> {
    if frame.is_real_time {
        return frame.viewer.seat().filter(|_| !frame.choices.is_empty());
    }
    frame.asked()
}
