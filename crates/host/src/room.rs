//! A running table: people act, bots think, deadlines pass.

#[cfg(not(target_arch = "wasm32"))]
use gantry_catalog::SentJob;
use gantry_catalog::{BotMove, BotSchedule, LookOutcome, Table, TableError, Thinking, Timing};
use gantry_kernel::{Awaiting, Millis, Seat, SeatSet};

use crate::bot_pauses::BotPauses;
use crate::people;
use crate::{MachineTime, TableClock};

/// A table with its clock and its bots.
pub struct Room {
    /// The table.
    pub table: Box<dyn Table>,
    /// Its clock.
    pub clock: TableClock,
    people: SeatSet,
    /// In real time, when each bot looks at the table again.
    bots: BotSchedule,
    /// The number of the decision that a bot is thinking about.
    thinking: Option<u64>,
    /// The number of the next decision.
    next_job: u64,
    /// The machine's time before which no bot acts in turn.
    calm_until_ms: u64,
    /// Whether bots make sealed choices before people at lower seats have made theirs.
    at_once: bool,
    pace: BotPauses,
}

/// A bot's decision to be made. It may be made on any thread, and take long.
pub struct Job {
    number: u64,
    seat: Seat,
    /// When the bot looked, on the table's clock; `None` where bots decide in turn.
    looked_at: Option<Millis>,
    /// How many entries there were.
    entries: usize,
    thinking: Box<dyn Thinking>,
}

impl Job {
    /// Thinks; may take long.
    pub fn run(mut self) -> Thought {
        let answer = self.thinking.think();
        Thought { job: self, answer }
    }

    /// The same decision for another process, if it is worth sending.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn sent(&self) -> Option<SentJob> {
        self.thinking.sent()
    }

    /// Takes what another process has decided, in notation; gives the job back if that cannot be
    /// chosen.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn answered(self, notation: String) -> Result<Thought, Self> {
        if !self.thinking.offers(&notation) {
            return Err(self);
        }
        Ok(Thought { job: self, answer: BotMove::Act(notation) })
    }
}

/// A bot's decision that was made.
pub struct Thought {
    job: Job,
    answer: BotMove,
}

/// The result of a step.
#[derive(Default)]
pub struct StepResult {
    /// Whether the log has changed.
    pub changed: bool,
    /// A bot has to think before anything else happens by itself.
    pub job: Option<Job>,
}

impl Room {
    /// A table whose clock starts now.
    pub fn new(table: Box<dyn Table>, now: MachineTime) -> Self {
        let clock = TableClock::running_from(table.now(), now.machine_ms);
        let people = people(&table.header().players);
        let bots = BotSchedule::new(table.now());
        let calm_until_ms = now.machine_ms;
        let (thinking, next_job, at_once) = (None, 0, false);
        let pace = BotPauses::default();
        Self { table, clock, people, bots, thinking, next_job, calm_until_ms, at_once, pace }
    }

    /// The seats of people.
    pub const fn people(&self) -> SeatSet {
        self.people
    }

    /// Whether no bot thinks.
    pub const fn is_idle(&self) -> bool {
        self.thinking.is_none()
    }

    /// The table's time.
    pub fn now(&self, now: MachineTime) -> Millis {
        self.clock.now(now.machine_ms).max(self.table.now())
    }

    /// The bot that decides next, where bots decide in turn.
    pub fn bot_to_decide(&self) -> Option<Seat> {
        if self.table.is_real_time() {
            return None;
        }
        let bot = |seat: &Seat| self.table.bot_at(*seat).is_some();
        let next = self.table.next_to_decide().filter(bot);
        if !self.at_once {
            return next;
        }
        let mut asked = self.table.awaiting().must().iter().filter(bot);
        next.or_else(|| asked.find(|seat| self.table.has_choice(*seat)))
    }

    /// Lets bots make sealed choices at the same time as people instead of in seat order, so that
    /// people at different clients do not wait for each other.
    pub const fn choose_at_once(&mut self) {
        self.at_once = true;
    }

    /// Applies chance and all deadlines up to now; returns whether anything changed.
    pub fn catch_up(&mut self, now: MachineTime) -> Result<bool, TableError> {
        Ok(self.table.advance(self.clock.now(now.machine_ms))? > 0)
    }

    /// A person acts; then bots pause for a moment.
    pub fn act(
        &mut self,
        now: MachineTime,
        seat: Seat,
        notation: &str,
        pause_ms: u32,
    ) -> Result<(), TableError> {
        self.catch_up(now)?;
        let at = self.now(now);
        let whole = self.table.complete(seat, notation);
        self.table.act(at, seat, whole.as_deref().unwrap_or(notation))?;
        self.table.settle(at)?;
        self.pace = BotPauses::default();
        self.rest(now, pause_ms);
        Ok(())
    }

    /// Bots do nothing for so long.
    pub fn rest(&mut self, now: MachineTime, pause_ms: u32) {
        self.calm_until_ms = now.machine_ms + u64::from(pause_ms);
    }

    /// Bots pause no longer than this from now on.
    pub fn hurry(&mut self, now: MachineTime, pause_ms: u32) {
        self.calm_until_ms = self.calm_until_ms.min(now.machine_ms + u64::from(pause_ms));
    }

    /// Does what is due now: deadlines, chance, and the next bot begins to think. In real time
    /// everything happens at its own time and in that order, so that the game does not depend on
    /// how quickly this machine wakes up.
    pub fn step(&mut self, now: MachineTime) -> Result<StepResult, TableError> {
        let due = self.clock.now(now.machine_ms);
        if !self.clock.runs() || self.thinking.is_some() {
            return Ok(StepResult { changed: self.catch_up(now)?, job: None });
        }
        if !self.table.is_real_time() {
            let changed = self.catch_up(now)?;
            let calm = self.calm_until_ms <= now.machine_ms;
            let bot = self.bot_to_decide().filter(|_| calm);
            let job = bot.map(|seat| self.job(seat, None)).transpose()?;
            self.pace.asked_ms = now.machine_ms;
            return Ok(StepResult { changed, job });
        }
        let before = self.table.entries();
        loop {
            let next = self.bots.next(&*self.table).filter(|(wake, _)| *wake <= due);
            let passed = self.table.advance(next.map_or(due, |(wake, _)| wake))?;
            // A deadline or an outcome of chance may have changed who may act.
            if passed > 0 {
                continue;
            }
            let mut stepped = StepResult { changed: self.table.entries() != before, job: None };
            let Some((wake, seat)) = next else { return Ok(stepped) };
            match self.job(seat, Some(wake)) {
                Ok(job) => {
                    stepped.job = Some(job);
                    return Ok(stepped);
                }
                Err(TableError::NothingToDecide(_)) => {
                    let entries = self.table.entries();
                    self.bots.record(wake, seat, LookOutcome::Idle { entries });
                }
                Err(other) => return Err(other),
            }
        }
    }

    fn job(&mut self, seat: Seat, looked_at: Option<Millis>) -> Result<Job, TableError> {
        let kind = self.table.bot_at(seat).unwrap_or_default().to_owned();
        let timing = if looked_at.is_some() { Timing::RealTime } else { Timing::InTurn };
        let thinking = self.table.ask(seat, &kind, timing)?;
        let number = self.next_job;
        self.next_job += 1;
        self.thinking = Some(number);
        Ok(Job { number, seat, looked_at, entries: self.table.entries(), thinking })
    }

    /// Takes a bot's decision. It is refused if the table has moved on meanwhile; the bot is then
    /// asked again. Returns whether the log has changed.
    pub fn take(
        &mut self,
        now: MachineTime,
        thought: Thought,
        pause_ms: u32,
    ) -> Result<bool, TableError> {
        let Thought { job: Job { number, seat, looked_at, entries, thinking }, answer } = thought;
        if self.thinking != Some(number) {
            return Ok(false);
        }
        self.thinking = None;
        self.table.give_back(thinking);
        let Some(looked_at) = looked_at else {
            // Where choices are sealed, the choices of others change nothing for this one.
            let sealed = matches!(self.table.awaiting(), Awaiting::Players { sealed: true, .. });
            let BotMove::Act(notation) = answer else { return Ok(false) };
            if entries != self.table.entries() && !sealed {
                return Ok(false);
            }
            let at = self.now(now);
            match self.table.act(at, seat, &notation) {
                Ok(()) => {}
                Err(TableError::Refused(_)) if entries != self.table.entries() => return Ok(false),
                Err(other) => return Err(other),
            }
            self.table.settle(at)?;
            let pause_ms = self.pace.pause_after(now, seat, &notation, pause_ms);
            self.rest(now, pause_ms);
            return Ok(true);
        };
        let at = looked_at.max(self.table.now());
        let came = match answer {
            BotMove::Wait(pause_ms) => LookOutcome::Waits(pause_ms),
            BotMove::Act(notation) => match self.table.act(at, seat, &notation) {
                Ok(()) => {
                    self.table.settle(at)?;
                    LookOutcome::Acted
                }
                Err(TableError::Refused(_)) => LookOutcome::Refused,
                Err(other) => return Err(other),
            },
        };
        self.bots.record(at, seat, came);
        Ok(came == LookOutcome::Acted)
    }

    /// In how many milliseconds [`Room::step`] has something to do again. `None`: not before
    /// somebody acts or a bot has decided.
    pub fn next_step_in(&self, now: MachineTime) -> Option<u64> {
        if !self.clock.runs() || self.table.awaiting() == Awaiting::Over {
            return None;
        }
        let table_now = self.clock.now(now.machine_ms);
        let free = self.thinking.is_none();
        let look =
            (free && self.table.is_real_time()).then(|| self.bots.next(&*self.table)).flatten();
        let deadline = self.table.awaiting().until();
        let wake = deadline.into_iter().chain(look.map(|(wake, _)| wake)).min();
        let wake = wake.map(|wake| wake.0.saturating_sub(table_now.0));
        let turn = self.bot_to_decide().filter(|_| free);
        let turn = turn.map(|_| self.calm_until_ms.saturating_sub(now.machine_ms));
        wake.into_iter().chain(turn).min()
    }
}
