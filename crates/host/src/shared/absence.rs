//! Players who are away: since when, and from when on nobody waits for them any more.

use gantry_catalog::TableError;
use gantry_kernel::{Attendance, Millis, Note, Seat, SeatSet};

use super::times::{ALL_AWAY_MS, INACTIVE_MS, away_ms, idle_ms};
use super::{Phase, SharedTable};
use crate::MachineTime;

impl SharedTable {
    /// Keeps in mind since when players have been disconnected; returns whether that is a change.
    pub(super) fn track_absence(&mut self, now: MachineTime) -> bool {
        let connected = self.connected();
        let Some(running) = self.running.as_ref().filter(|_| self.phase() == Phase::Playing) else {
            return false;
        };
        let (away, at) = (running.room.people().minus(connected), running.room.now(now));
        self.setup.mark_away(away, at)
    }

    /// The people who play and have not resigned.
    pub(super) fn players(&self) -> SeatSet {
        let Some(running) = &self.running else { return SeatSet::EMPTY };
        let attendance = running.room.table.attendance();
        running.room.people().minus(attendance.map_or(SeatSet::EMPTY, Attendance::resigned))
    }

    /// From when on somebody counts as away, if they do not come back.
    fn away_from(&self, seat: Seat) -> Option<Millis> {
        let running = self.running.as_ref()?;
        let since = self.setup.away_since(seat)?;
        let pace = self.setup.settings().pace;
        Some(Millis(since.0 + away_ms(pace, running.room.table.is_real_time())))
    }

    /// The players who can be asked: connected, or not disconnected for long.
    pub(super) fn reachable(&self, now: MachineTime) -> SeatSet {
        let Some(running) = &self.running else { return SeatSet::EMPTY };
        let table_now = running.room.now(now);
        let reached = |seat: &Seat| self.away_from(*seat).is_none_or(|from| from > table_now);
        self.players().iter().filter(reached).collect()
    }

    /// When the next of those whose answer to a proposal is missing counts as away.
    pub(super) fn next_unreachable(&self) -> Option<Millis> {
        let missing = self.setup.proposal()?.missing;
        missing.iter().filter_map(|seat| self.away_from(seat)).min()
    }

    /// When a bot stands in next, and for whom: a clock runs out, somebody is away for too long, or
    /// keeps everybody waiting.
    pub(super) fn next_stand_in(&self) -> Option<(Millis, Seat)> {
        let running = self.running.as_ref()?;
        let table = &*running.room.table;
        let (pace, is_real_time) = (self.setup.settings().pace, table.is_real_time());
        let idle_ms = idle_ms(pace, is_real_time);
        let patience = |seat: Seat| {
            let idle_ms = idle_ms?;
            let awaited = running.clocks.awaited_since(seat);
            let idle = awaited.map(|since| Millis(since.0 + idle_ms));
            let away = self.away_from(seat);
            // in a race everybody plays; otherwise only whoever is asked holds the others up
            let away = if is_real_time {
                away
            } else {
                let asked = |since: Millis| Millis(since.0 + away_ms(pace, is_real_time));
                away.zip(awaited.map(asked)).map(|(away, asked)| away.max(asked))
            };
            let end = idle.into_iter().chain(away).min()?;
            Some((end, seat))
        };
        let played = running.room.people().iter().filter(|seat| table.bot_at(*seat).is_none());
        played.filter_map(patience).chain(running.clocks.next_end()).min()
    }

    /// Lets bots stand in for everybody for whom it is time.
    pub(super) fn send_stand_ins(&mut self, now: MachineTime) -> Result<(), TableError> {
        while let Some((end, _)) = self.next_stand_in() {
            let Some(running) = &mut self.running else { return Ok(()) };
            if end > running.room.now(now) {
                return Ok(());
            }
            // deadlines of the game that have passed come first: they may end the wait or the game
            if running.room.catch_up(now)? {
                self.update_clocks();
            }
            if self.phase() != Phase::Playing {
                return Ok(());
            }
            let due = self.next_stand_in().filter(|(again, _)| *again <= end);
            let Some((_, seat)) = due else { continue };
            let bot = self.setup.stand_in(self.listing).to_owned();
            self.note(now, &Note::StandIn { seat, bot })?;
            self.update_clocks();
        }
        Ok(())
    }

    /// Whether bots play for everybody, in a game that goes on only when somebody acts.
    pub(super) fn is_deserted(&self) -> bool {
        let Some(running) = &self.running else { return false };
        let table = &*running.room.table;
        let replaced = |seat: Seat| table.bot_at(seat).is_some();
        !table.is_real_time() && running.room.people().iter().all(replaced)
    }

    /// When the game ends because nothing happens there any more.
    pub(super) fn abandoned_at(&self) -> Option<Millis> {
        let running = self.running.as_ref()?;
        let table = &*running.room.table;
        let playing = running.room.people().iter().any(|seat| table.bot_at(seat).is_none());
        let after_ms = if playing { INACTIVE_MS } else { ALL_AWAY_MS };
        let timed = running.clocks.next_end().is_some();
        (!playing || !timed).then(|| Millis(table.now().0 + after_ms))
    }
}
