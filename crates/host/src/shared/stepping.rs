//! Steps without a client: clocks run out, bots decide, abandoned games end.

use gantry_catalog::TableError;
use gantry_kernel::{Attendance, Awaiting, Note, SeatSet};
use gantry_wire::{Answer, ChatLine, HostMessage};

use super::acting::Changed;
use super::times::DESERTED_PAUSE_MS;
use super::{
    DoneKind, Phase, Running, SharedEffects, SharedTable, SharedTask, SharedTaskResult,
    SharedWrite, TaskKind,
};
use crate::MachineTime;
use crate::asking::{refusal_of, refused};

impl SharedTable {
    /// Does what is due: clocks run out, deadlines pass, bots begin to think.
    pub fn step(&mut self, now: MachineTime) -> Result<SharedEffects, TableError> {
        let before = self.line_count();
        let mut changed = Changed { setup: self.setup_due, ..Changed::default() };
        self.resume(now, &mut changed);
        let waits = self.running.as_ref().is_none_or(|running| running.waits.is_some());
        if self.phase() == Phase::Playing && !waits {
            self.send_stand_ins(now)?;
            self.end_if_abandoned(now, false)?;
            let Some(running) = &mut self.running else { return Ok(SharedEffects::default()) };
            let stepped = running.room.step(now)?;
            changed.tasks.extend(stepped.job.map(|job| SharedTask(TaskKind::Decide(job))));
            changed.shown_to = self.due_to_delayed(now);
        }
        Ok(self.effects(now, before, None, changed))
    }

    /// Ends a game that nobody plays: at once if the last person resigned, otherwise after a while.
    pub(super) fn end_if_abandoned(
        &mut self,
        now: MachineTime,
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
    pub fn done(
        &mut self,
        now: MachineTime,
        done: SharedTaskResult,
    ) -> Result<SharedEffects, TableError> {
        let before = self.line_count();
        match done.0 {
            DoneKind::Hinted { client, to, hints } => {
                let answer = match hints {
                    Ok(hints) => Answer::Hints(hints),
                    Err(error) => Answer::Refused(refusal_of(error)),
                };
                let message = HostMessage::Answer { to, answer };
                Ok(SharedEffects { messages: vec![(client, message)], ..SharedEffects::default() })
            }
            DoneKind::Decided(thought) => {
                let pause_ms = self.pause_ms();
                let deserted = self.is_deserted();
                if let Some(running) = &mut self.running {
                    running.room.take(now, thought, pause_ms)?;
                    if deserted {
                        running.room.rest(now, DESERTED_PAUSE_MS);
                    }
                }
                Ok(self.effects(now, before, None, Changed::default()))
            }
        }
    }

    /// Runs the clocks of those whom the game waits for now.
    pub(super) fn update_clocks(&mut self) {
        let Some(Running { room, clocks, .. }) = &mut self.running else { return };
        let must = room.table.awaiting().must().iter();
        let waited = must.filter(|seat| room.table.bot_at(*seat).is_none()).collect();
        clocks.wait(room.table.now(), waited);
    }

    /// The effects of what has changed.
    pub(super) fn effects(
        &mut self,
        now: MachineTime,
        before: usize,
        call: Option<String>,
        mut changed: Changed,
    ) -> SharedEffects {
        changed.setup |= self.track_absence(now);
        changed.setup |= self.review_proposal(now, self.line_count() > before);
        let lines = match &self.running {
            Some(running) if running.room.table.line_count() > before => {
                running.room.table.lines(before)
            }
            _ => Vec::new(),
        };
        let mut effects = SharedEffects {
            tasks: changed.tasks,
            requests: changed.requests,
            ..SharedEffects::default()
        };
        let moved = !lines.is_empty();
        if moved {
            self.update_clocks();
        }
        let call = call.filter(|_| moved || !changed.chat.is_empty());
        if let Some(key) = &call {
            self.calls.insert(key);
        }
        self.setup_due &= !changed.setup;
        if !changed.chat.is_empty() {
            let said: Vec<ChatLine> = changed.chat.iter().map(|(_, line)| line.clone()).collect();
            for (client, watch) in &self.clients {
                let mut heard = said.clone();
                heard.retain(|line| !watch.muted.contains(&line.author));
                if !heard.is_empty() {
                    effects.messages.push((*client, HostMessage::Said(heard)));
                }
            }
        }
        if moved || changed.setup || !changed.chat.is_empty() {
            let (setup_changed, chat, opens) = (changed.setup, changed.chat, changed.opens);
            let first = before + 1;
            effects.write = Some(SharedWrite { setup_changed, first, lines, call, chat, opens });
        }
        if moved || changed.setup || changed.shown {
            changed.shown_to = self.clients.keys().copied().collect();
        }
        self.show(now, &changed.shown_to, &mut effects);
        let notice = || HostMessage::Notice(refused("host-no-spectators").reason);
        effects.messages.extend(changed.sent_away.into_iter().map(|client| (client, notice())));
        self.drop_old_chat();
        effects
    }
}
