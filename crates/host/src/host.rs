//! A client's kept tables and its open table. Messages and the time go in; what to store, what to
//! send once that is stored, and what to compute come out.

use std::fmt;

use gantry_catalog::{Budget, HUMAN, TableError, find, games};
use gantry_kernel::record::Player;
use gantry_kernel::{Seat, Secret, Viewer, hex};
use gantry_wire::{Answer, Call, ClientMessage, Files, Hint, HostMessage, Refused, Review, Sitter};

use crate::asking::{refusal_of, refused};
use crate::course::{CourseEstimate, CourseJob};
use crate::daily::{Par, ParJob};
use crate::frames::{HintJob, game_info};
use crate::lessons::Progress;
use crate::opening::fault;
use crate::review::ReviewJob;
use crate::{Job, KeptTable, MachineTime, Screen, Thought, Write};

/// What follows from a message: first store, then send, then compute.
#[derive(Debug, Default)]
pub struct Effects {
    /// To be stored before anything is sent.
    pub writes: Vec<Write>,
    /// To be sent after that.
    pub messages: Vec<HostMessage>,
    /// To be computed, wherever there is time.
    pub tasks: Vec<Task>,
}

/// A computation.
pub struct Task {
    /// The screen that it is for; useless to any other.
    screen: u64,
    kind: TaskKind,
}

enum TaskKind {
    Decide(Job),
    Hint { to: u32, hint: HintJob },
    Course { to: u32, job: CourseJob },
    Review { to: u32, job: ReviewJob },
    Par { to: u32, job: ParJob },
}

/// The result of a task.
pub struct TaskResult {
    screen: u64,
    kind: DoneKind,
}

enum DoneKind {
    Decided(Thought),
    Hinted { to: u32, hints: Result<Vec<Hint>, TableError> },
    Estimated { to: u32, estimate: CourseEstimate },
    Reviewed { to: u32, review: Box<Review> },
    Played { to: u32, job: ParJob },
}

impl fmt::Debug for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Task").field("screen", &self.screen).finish_non_exhaustive()
    }
}

impl Task {
    /// Runs the computation; may take long.
    pub fn run(self) -> TaskResult {
        let kind = match self.kind {
            TaskKind::Decide(job) => DoneKind::Decided(job.run()),
            TaskKind::Hint { to, hint } => DoneKind::Hinted { to, hints: hint.run() },
            TaskKind::Course { to, job } => DoneKind::Estimated { to, estimate: job.run() },
            TaskKind::Review { to, job } => DoneKind::Reviewed { to, review: Box::new(job.run()) },
            TaskKind::Par { to, job } => DoneKind::Played { to, job: job.run() },
        };
        TaskResult { screen: self.screen, kind }
    }
}

/// What players without a name are called; the letter of the seat follows.
#[derive(Clone, Debug)]
struct DefaultNames {
    person: String,
    bot: String,
}

/// A client's kept tables, and its screen.
pub struct Host {
    names: DefaultNames,
    pause_ms: u32,
    pub(crate) shelf: Vec<KeptTable>,
    pub(crate) screen: Option<Screen>,
    /// Counts the screens, so that the result of a task for one is not used for another.
    screens: u64,
    pub(crate) paused: bool,
    /// The secret of the next deal, once its commitment has been shown.
    pub(crate) pledged: Option<Secret>,
    pub(crate) random: fn() -> [u8; 32],
    /// Games of bots with the deal of a day.
    pub(crate) par: Option<Par>,
    /// The search budget of a hint; `None` for the usual time.
    hint_budget: Option<Budget>,
}

pub(crate) type AnswerResult = Result<Answer, Refused>;

impl Host {
    /// A host with the tables that were kept before.
    pub fn new(shelf: Vec<KeptTable>, random: fn() -> [u8; 32]) -> Self {
        let names = DefaultNames { person: "Player".into(), bot: "Bot".into() };
        let (screen, pledged, pause_ms, hint_budget) = (None, None, 600, None);
        let (screens, paused, par) = (0, false, None);
        Self { names, pause_ms, shelf, screen, screens, paused, pledged, random, par, hint_budget }
    }

    /// Gives every hint this search budget instead of a time limit, so that the same questions get
    /// the same answers.
    pub const fn think_about_hints(&mut self, budget: Budget) {
        self.hint_budget = Some(budget);
    }

    /// Answers a call.
    pub fn handle(&mut self, now: MachineTime, call: Call) -> Effects {
        let before = self.mark();
        let mut effects = Effects::default();
        let task = match call.message {
            ClientMessage::Hint => {
                Some(self.hint().map(|hint| TaskKind::Hint { to: call.id, hint }))
            }
            ClientMessage::Review => {
                Some(self.review_job().map(|job| TaskKind::Review { to: call.id, job }))
            }
            ClientMessage::DailyResults { ref game, ref date } => {
                Some(self.par_job(game, date).map(|job| TaskKind::Par { to: call.id, job }))
            }
            ClientMessage::Course => {
                Some(self.course_job().map(|job| TaskKind::Course { to: call.id, job }))
            }
            _ => None,
        };
        match task {
            Some(Ok(kind)) => {
                effects.tasks.push(Task { screen: self.screens, kind });
                return effects;
            }
            Some(Err(answer)) => {
                effects.messages.push(HostMessage::Answer { to: call.id, answer });
                return effects;
            }
            None => {}
        }
        let answer = self.answer(now, call.message).unwrap_or_else(Answer::Refused);
        // A table that was just opened is always shown, even if it looks the same as before.
        let before = before.filter(|_| !matches!(answer, Answer::Opened(_)));
        if let Answer::Forgotten(id) = &answer {
            effects.writes.push(Write::Delete(id.clone()));
        }
        effects.messages.push(HostMessage::Answer { to: call.id, answer });
        self.show(now, before.as_ref(), &mut effects);
        effects
    }

    /// Does what is due: deadlines pass, bots begin to think.
    pub fn step(&mut self, now: MachineTime) -> Effects {
        let before = self.mark();
        let mut effects = Effects::default();
        let Some(screen) = &mut self.screen else { return effects };
        match screen.step(now) {
            Ok(stepped) => {
                let screen = self.screens;
                let task = |job| Task { screen, kind: TaskKind::Decide(job) };
                effects.tasks.extend(stepped.job.map(task));
                self.show(now, before.as_ref(), &mut effects);
            }
            Err(objection) => self.give_up(objection, &mut effects),
        }
        effects
    }

    /// Takes the result of a task.
    pub fn done(&mut self, now: MachineTime, done: TaskResult) -> Effects {
        let before = self.mark();
        let mut effects = Effects::default();
        let current = done.screen == self.screens;
        match (done.kind, &mut self.screen) {
            (DoneKind::Hinted { to, hints }, _) => {
                let hints = if current { hints } else { Ok(Vec::new()) };
                let answer = hints.map_or_else(|no| Answer::Refused(refusal_of(no)), Answer::Hints);
                effects.messages.push(HostMessage::Answer { to, answer });
            }
            (DoneKind::Estimated { to, estimate }, screen) => {
                let screen = screen.as_mut().filter(|_| current);
                let answer = screen.map_or_else(
                    || Answer::Refused(refused("host-no-table")),
                    |screen| Answer::Course(screen.course(Some(&estimate))),
                );
                effects.messages.push(HostMessage::Answer { to, answer });
            }
            (DoneKind::Reviewed { to, review }, _) => {
                effects.messages.push(HostMessage::Answer { to, answer: Answer::Review(review) });
            }
            (DoneKind::Played { to, job }, _) => {
                let answer = self.played_on(job);
                effects.messages.push(HostMessage::Answer { to, answer });
            }
            (DoneKind::Decided(thought), Some(screen)) if current => {
                match screen.take(now, thought, self.pause_ms) {
                    Ok(_) => self.show(now, before.as_ref(), &mut effects),
                    Err(objection) => self.give_up(objection, &mut effects),
                }
            }
            (DoneKind::Decided(_), _) => {}
        }
        effects
    }

    /// Closes a table that cannot go on.
    fn give_up(&mut self, objection: TableError, effects: &mut Effects) {
        effects.messages.push(HostMessage::Notice(refusal_of(objection).reason));
        self.screen = None;
    }

    /// In how many milliseconds [`Host::step`] has something to do. `None`: not before a message or
    /// the result of a task arrives.
    pub fn next_step_in(&self, now: MachineTime) -> Option<u64> {
        self.screen.as_ref()?.next_step_in(now)
    }

    /// The parts of the screen whose change can be seen.
    fn mark(&self) -> Option<Mark> {
        let screen = self.screen.as_ref()?;
        Some(Mark {
            table: screen.id.clone(),
            digest: screen.table().digest().to_string(),
            viewer: screen.viewer(),
            told: screen.told,
            paused: self.paused,
            step: screen.lesson.map(Progress::step),
            chosen: screen.is_decided(),
        })
    }

    /// Stores the table if its log changed, and sends a frame if anything did.
    pub(crate) fn show(&mut self, now: MachineTime, before: Option<&Mark>, effects: &mut Effects) {
        let after = self.mark();
        let Some((screen, mark)) = self.screen.as_mut().zip(after.as_ref()) else { return };
        if before == Some(mark) {
            return;
        }
        let digest_before =
            before.filter(|before| before.table == mark.table).map(|before| &before.digest);
        let known = self.shelf.iter().position(|kept| kept.id == screen.id);
        if screen.is_kept()
            && (known.is_none() || digest_before.is_some_and(|digest| *digest != mark.digest))
        {
            let place = known.unwrap_or_else(|| {
                let colours = screen.colours.clone();
                self.shelf.push(KeptTable::new(screen.id.clone(), screen.table(), colours));
                self.shelf.len() - 1
            });
            effects.writes.push(self.shelf[place].follow(screen.table(), now.wall_ms));
        }
        effects.messages.push(HostMessage::Frame(Box::new(screen.frame(now))));
    }

    /// A hint for the viewer.
    fn hint(&self) -> Result<HintJob, Answer> {
        let screen = self.screen.as_ref();
        let screen = screen.ok_or_else(|| Answer::Refused(refused("host-no-table")))?;
        if !screen.shows_pledge() {
            return Err(Answer::NotThisStep);
        }
        screen.hint(self.hint_budget).map_err(|objection| Answer::Refused(refusal_of(objection)))
    }

    /// The next estimate of the course of the finished game, or what is known of it.
    fn course_job(&mut self) -> Result<CourseJob, Answer> {
        let screen = self.screen.as_mut();
        let screen = screen.ok_or_else(|| Answer::Refused(refused("host-no-table")))?;
        let job = screen.course_job().map_err(Answer::Refused)?;
        job.ok_or_else(|| Answer::Course(screen.course(None)))
    }

    fn answer(&mut self, now: MachineTime, message: ClientMessage) -> AnswerResult {
        if self.screen.as_ref().is_some_and(|screen| !screen.allows(&message)) {
            return Err(refused("host-replay-only"));
        }
        match message {
            ClientMessage::Prefer { person, bot, pause_ms } => {
                self.names = DefaultNames { person, bot };
                self.pause_ms = pause_ms;
                if let Some(screen) = &mut self.screen {
                    screen.room.hurry(now, pause_ms);
                }
                Ok(Answer::Done)
            }
            ClientMessage::Games => Ok(Answer::Games(games().iter().map(game_info).collect())),
            ClientMessage::Tables => {
                let mut tables: Vec<_> = self.shelf.iter().map(KeptTable::info).collect();
                tables.sort_by_key(|table| std::cmp::Reverse(table.changed_ms));
                Ok(Answer::Tables(tables))
            }
            ClientMessage::Pledge => Ok(Answer::Pledge(hex::encode(&self.pledge().commitment()))),
            ClientMessage::Start(opening) => self.start(now, opening),
            ClientMessage::Learn { game, lesson } => self.learn(now, &game, &lesson),
            ClientMessage::Puzzle { game, number } => self.puzzle(now, &game, number),
            ClientMessage::Daily { game, date } => self.daily(now, &game, &date),
            ClientMessage::Verify(source) => self.verify(&source),
            ClientMessage::Open(id) | ClientMessage::TakeOver(id) => self.open(now, &id),
            ClientMessage::Replay { table, entry, viewer } => {
                self.replay(now, &table, entry, viewer)
            }
            ClientMessage::Read(text) => self.read(now, &text),
            ClientMessage::Recover(source) => self.recover(now, &source),
            ClientMessage::ReadData { game, text } => read_data(&game, &text),
            ClientMessage::Leave => {
                self.screen = None;
                Ok(Answer::Done)
            }
            ClientMessage::Forget(id) => {
                self.shelf.retain(|kept| kept.id != id);
                self.screen = self.screen.take().filter(|screen| screen.id != id);
                Ok(Answer::Forgotten(id))
            }
            ClientMessage::Pause(paused) => {
                self.paused = paused;
                if let Some(screen) = &mut self.screen {
                    screen.room.clock.pause(paused, now.machine_ms);
                }
                Ok(Answer::Done)
            }
            ClientMessage::Export(id) => self.export(&id),
            ClientMessage::Rematch => self.rematch(now),
            about_table => self.ask(now, about_table),
        }
    }

    /// Handles messages about the open table.
    fn ask(&mut self, now: MachineTime, message: ClientMessage) -> AnswerResult {
        match &mut self.screen {
            Some(screen) => screen.ask(now, message, self.pause_ms),
            None => Err(refused("host-no-table")),
        }
    }

    /// A player who moves to another seat; a usual name says which one.
    pub(crate) fn moved(&self, player: &Player, from: usize, to: usize) -> Player {
        let DefaultNames { person, bot } = &self.names;
        let usual = [person, bot]
            .into_iter()
            .find(|usual| player.name == format!("{usual} {}", Seat::new(from)));
        let name = usual.map(|usual| format!("{usual} {}", Seat::new(to)));
        Player { name: name.unwrap_or_else(|| player.name.clone()), ..player.clone() }
    }

    pub(crate) fn player(&self, index: usize, sitter: &Sitter) -> Player {
        let DefaultNames { person, bot } = &self.names;
        let usual = if sitter.kind == HUMAN { person } else { bot };
        let given = sitter.name.trim();
        let name = if given.is_empty() {
            format!("{usual} {}", Seat::new(index))
        } else {
            given.to_owned()
        };
        Player { kind: sitter.kind.clone(), name }
    }

    /// Makes this the open table.
    pub(crate) fn show_screen(&mut self, screen: Screen) {
        self.screen = Some(screen);
        self.screens += 1;
    }

    /// The secret of the next deal, which never leaves the host. It stays the same until a table
    /// begins with it.
    pub(crate) fn pledge(&mut self) -> Secret {
        let random = self.random;
        *self.pledged.get_or_insert_with(|| Secret::new(random()))
    }

    fn export(&self, id: &str) -> AnswerResult {
        let kept = self.kept(id)?;
        if kept.files() == Files::Withheld {
            return Err(refused("host-secret-until-over"));
        }
        Ok(Answer::File { name: format!("{}-{}.record", kept.game, kept.id), text: kept.record() })
    }
}

/// The value of the option `data` for a file of component values.
fn read_data(game: &str, text: &str) -> AnswerResult {
    let listing = find(game).ok_or_else(|| fault(game))?;
    match listing.read_data(text) {
        Some(Ok(line)) => Ok(Answer::Data(line)),
        Some(Err(wrong)) => Err(fault(wrong)),
        None => Err(fault(game)),
    }
}

/// What decides whether a new frame is needed.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Mark {
    table: String,
    digest: String,
    viewer: Viewer,
    told: usize,
    paused: bool,
    step: Option<usize>,
    chosen: bool,
}

/// The last frame among the messages, for tests.
#[cfg(test)]
pub(crate) fn last_frame(effects: &Effects) -> Option<&gantry_wire::Frame> {
    effects.messages.iter().rev().find_map(|message| match message {
        HostMessage::Frame(frame) => Some(&**frame),
        _ => None,
    })
}
