//! Time passes, bots decide, and everybody is told what follows.

use gantry_catalog::TableError;
use gantry_kernel::{Attendance, Awaiting, Millis, Note, SeatSet};
use gantry_wire::{Answer, ChatLine, HostMessage};

use super::acting::Changed;
use super::{
    DoneKind, PAUSE_MS, Phase, Running, SharedDone, SharedEffects, SharedTable, SharedTask,
    SharedWrite, TaskKind,
};
use crate::Moment;
use crate::asking::objected;

/// How long a table goes on when bots stand in for everybody.
const DESERTED_MS: u64 = 10 * 60 * 1000;
/// How long a table without a clock stays open when nothing happens: thirty days.
const FORGOTTEN_MS: u64 = 30 * 24 * 60 * 60 * 1000;

impl SharedTable {
    /// Does what is due: clocks run out, deadlines pass, bots begin to think.
    pub fn step(&mut self, now: Moment) -> Result<SharedEffects, TableError> {
        let before = self.line_count();
        let mut changed = Changed { kept: self.kept_due, ..Changed::default() };
        self.resume(now, &mut changed);
        let waits = self.running.as_ref().is_none_or(|running| running.waits.is_some());
        if self.phase() == Phase::Playing && !waits {
            self.run_out(now)?;
            self.end_if_deserted(now, false)?;
            let Some(running) = &mut self.running else { return Ok(SharedEffects::default()) };
            let stepped = running.room.step(now)?;
            changed.tasks.extend(stepped.job.map(|job| SharedTask(TaskKind::Decide(job))));
            changed.shown |= self.next_delayed(now) == Some(0);
        }
        Ok(self.effects(now, before, None, changed))
    }

    /// Lets a bot stand in for everybody whose clock has run out.
    fn run_out(&mut self, now: Moment) -> Result<(), TableError> {
        loop {
            let Some(running) = &self.running else { return Ok(()) };
            let table_now = running.room.now(now);
            let Some((end, seat)) = running.clocks.next_end() else { return Ok(()) };
            if end > table_now || self.phase() != Phase::Playing {
                return Ok(());
            }
            let bot = self.kept.stand_in(self.listing).to_owned();
            self.note(now, &Note::StandIn { seat, bot })?;
            self.watch_clocks();
        }
    }

    /// When the game ends because nobody plays it.
    pub(super) fn abandoned_at(&self) -> Option<Millis> {
        let running = self.running.as_ref()?;
        let table = &*running.room.table;
        let playing = running.room.people().iter().any(|seat| table.bot_at(seat).is_none());
        let after_ms = if playing { FORGOTTEN_MS } else { DESERTED_MS };
        let timed = running.clocks.next_end().is_some() || table.in_time();
        (!playing || !timed).then(|| Millis(table.now().0 + after_ms))
    }

    /// Ends a game that nobody plays: at once if the last person resigned, otherwise after a while.
    pub(super) fn end_if_deserted(
        &mut self,
        now: Moment,
        resigned: bool,
    ) -> Result<(), TableError> {
        let Some(running) = &self.running else { return Ok(()) };
        let table = &*running.room.table;
        if table.awaiting() == Awaiting::Over {
            return Ok(());
        }
        let gone = table.attendance().map_or(SeatSet::EMPTY, Attendance::resigned);
        let all_resigned = resigned && running.room.people().is_subset(gone);
        let late = self.abandoned_at().is_some_and(|end| end <= running.room.now(now));
        if all_resigned || late {
            self.note(now, &Note::Abandon)?;
        }
        Ok(())
    }

    /// Takes the result of a task.
    pub fn done(&mut self, now: Moment, done: SharedDone) -> Result<SharedEffects, TableError> {
        let before = self.line_count();
        match done.0 {
            DoneKind::Hinted { client, to, hints } => {
                let answer = match hints {
                    Ok(hints) => Answer::Hints(hints),
                    Err(error) => Answer::Refused(objected(error)),
                };
                let message = HostMessage::Answer { to, answer };
                Ok(SharedEffects { messages: vec![(client, message)], ..SharedEffects::default() })
            }
            DoneKind::Decided(thought) => {
                if let Some(running) = &mut self.running {
                    running.room.take(now, thought, PAUSE_MS)?;
                }
                Ok(self.effects(now, before, None, Changed::default()))
            }
        }
    }

    /// Runs the clocks of those whom the game waits for now.
    fn watch_clocks(&mut self) {
        let Some(Running { room, clocks, .. }) = &mut self.running else { return };
        let must = room.table.awaiting().must().iter();
        let waited = must.filter(|seat| room.table.bot_at(*seat).is_none()).collect();
        clocks.wait(room.table.now(), waited);
    }

    /// The effects of what has changed.
    pub(super) fn effects(
        &mut self,
        now: Moment,
        before: usize,
        call: Option<String>,
        changed: Changed,
    ) -> SharedEffects {
        let lines = match &self.running {
            Some(running) if running.room.table.line_count() > before => {
                running.room.table.lines(before)
            }
            _ => Vec::new(),
        };
        let mut effects = SharedEffects {
            tasks: changed.tasks,
            orders: changed.orders,
            ..SharedEffects::default()
        };
        let moved = !lines.is_empty();
        if moved {
            self.watch_clocks();
            self.drop_stale_proposal();
        }
        let call = call.filter(|_| moved || !changed.chat.is_empty());
        if let Some(key) = &call {
            self.calls.insert(key);
        }
        self.kept_due &= !changed.kept;
        if !changed.chat.is_empty() {
            let said: Vec<ChatLine> = changed.chat.iter().map(|(_, line)| line.clone()).collect();
            for (client, watch) in &self.clients {
                let mut heard = said.clone();
                heard.retain(|line| !line.seat.is_some_and(|seat| watch.muted.contains(seat)));
                if !heard.is_empty() {
                    effects.messages.push((*client, HostMessage::Said(heard)));
                }
            }
        }
        if moved || changed.kept || !changed.chat.is_empty() {
            let (kept, chat, first) = (changed.kept, changed.chat, before + 1);
            effects.write = Some(SharedWrite { kept, first, lines, call, chat });
        }
        if moved || changed.kept || changed.shown {
            self.show(now, &mut effects);
        }
        self.forget_old();
        effects
    }
}
