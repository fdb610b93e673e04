//! Builds what each client of a shared table is shown.

use gantry_catalog::{Perspective, Table};
use gantry_kernel::record::{Player, Start};
use gantry_kernel::{Attendance, Awaiting, Choice, Millis, Phrase, Seat, hex};
use gantry_wire::{
    ClockReading, Detail, Ending, Files, Frame, Gathering, HostMessage, SeatInfo, SharedState,
    Spectators,
};

use super::{Chair, ClientId, ClientView, SharedEffects, SharedTable};
use crate::MachineTime;

const MINUTE_MS: u64 = 60 * 1000;

impl SharedTable {
    /// Whether files of the game may be exported.
    pub(super) fn files(&self) -> Files {
        let Some(running) = &self.running else { return Files::Withheld };
        let over = running.room.table.awaiting() == Awaiting::Over;
        if over { Files::Free } else { Files::Withheld }
    }

    /// Sends these clients the table as it is now.
    pub(super) fn show(
        &mut self,
        now: MachineTime,
        clients: &[ClientId],
        effects: &mut SharedEffects,
    ) {
        for client in clients {
            let Some(mut watch) = self.clients.remove(client) else { continue };
            let message = self.message_for(now, &mut watch);
            self.clients.insert(*client, watch);
            effects.messages.push((*client, message));
        }
    }

    /// The message that shows the table to one client.
    fn message_for(&self, now: MachineTime, watch: &mut ClientView) -> HostMessage {
        let Some(running) = &self.running else {
            return HostMessage::Gathering(Box::new(Gathering {
                table: self.id.clone(),
                settings: self.setup.settings().clone(),
                chairs: self.setup.infos(&watch.person.account),
                pledge: self.setup.pledge(),
                owner: watch.person.account == self.setup.owner(),
                is_real_time: self.is_real_time,
            }));
        };
        let table = &*running.room.table;
        let table_now = running.room.now(now);
        match self.delayed(now, watch) {
            Some((past, entries)) => {
                let earlier = table.at(entries).expect("an earlier moment of this game");
                self.frame(past, &*earlier, None, true, watch)
            }
            None => self.frame(table_now, table, running.room.bot_to_decide(), false, watch),
        }
    }

    /// The moment of a running game that a delayed spectator sees now, and how many entries there
    /// were.
    fn delayed(&self, now: MachineTime, watch: &ClientView) -> Option<(Millis, usize)> {
        let Spectators::Delayed { minutes } = self.setup.settings().spectators else { return None };
        let running = self.running.as_ref().filter(|_| watch.seats.is_empty())?;
        let table = &*running.room.table;
        if table.awaiting() == Awaiting::Over {
            return None;
        }
        let past = running.room.now(now).0.checked_sub(u64::from(minutes) * MINUTE_MS);
        let Some(past) = past.map(Millis) else { return Some((Millis(0), 0)) };
        let later = |entry: &usize| table.time_of(*entry).is_some_and(|at| at > past);
        Some((past, (0..table.entries()).find(later).unwrap_or(table.entries())))
    }

    fn frame(
        &self,
        table_now: Millis,
        table: &dyn Table,
        thinking: Option<Seat>,
        delayed: bool,
        watch: &mut ClientView,
    ) -> HostMessage {
        let viewer = watch.viewer(table);
        let perspective = Perspective::Of(viewer);
        let news_from = watch.news_from(table, viewer);
        let words = watch.detail == Detail::Full;
        let header = table.header();
        let choices = match watch.actor(table) {
            Some(seat) if table.bot_at(seat).is_none() => choices(table, seat, words),
            _ => Vec::new(),
        };
        let frame = Frame {
            table: self.id.clone(),
            game: header.game.clone(),
            options: match &header.start {
                Start::Options(options) if words => options.clone(),
                Start::Options(_) | Start::Position(_) => Vec::new(),
            },
            seats: if words { self.seat_infos(&header.players) } else { Vec::new() },
            version: table.entries(),
            // A client that knows nearly everything could guess the rest by trying which cards
            // give this digest.
            digest: if self.files() == Files::Free {
                table.digest().to_string()
            } else {
                String::new()
            },
            viewer,
            view: if watch.detail == Detail::Lean {
                String::new()
            } else {
                table.view(perspective)
            },
            awaiting: table.awaiting(),
            pass_to: watch.pass_to(table),
            thinking,
            prompt: if words { table.prompt(viewer) } else { Phrase::new("") },
            choices,
            news: if words { table.news(perspective, news_from) } else { Vec::new() },
            events: table.events(viewer, news_from),
            news_from,
            panels: if words { table.panels(perspective) } else { Vec::new() },
            standings: table.standings(),
            breakdown: if words { table.breakdown(viewer) } else { Vec::new() },
            is_real_time: table.is_real_time(),
            clock: self.clock(table_now, table, delayed),
            can_undo: can_undo(table, watch),
            replay: None,
            files: self.files(),
            coach: None,
            puzzle: None,
            pledge: words.then(|| hex::encode(&header.commitment)),
            lines: table.line_count(),
            sharing: Some(Box::new(self.sharing(table_now, table, delayed, watch))),
        };
        (watch.told, watch.told_to) = (frame.version, viewer);
        HostMessage::Frame(Box::new(frame))
    }

    fn seat_infos(&self, players: &[Player]) -> Vec<SeatInfo> {
        let colours = self.setup.colours();
        let name = |index: usize, player: &Player| match &self.setup.chairs()[index] {
            Chair::Gone { name, .. } => name.clone(),
            _ => player.name.clone(),
        };
        let seat = |(index, player): (usize, &Player)| SeatInfo {
            seat: Seat::new(index),
            name: name(index, player),
            kind: player.kind.clone(),
            colour: colours[index],
        };
        players.iter().enumerate().map(seat).collect()
    }

    fn clock(&self, table_now: Millis, table: &dyn Table, delayed: bool) -> Option<ClockReading> {
        let running = self.running.as_ref()?;
        let deadline = table.deadline();
        let limited = !delayed && running.clocks.next_end().is_some();
        (table.is_real_time() || deadline.is_some() || limited).then(|| ClockReading {
            now_ms: table_now.0,
            deadline_ms: deadline.map(|deadline| deadline.0),
            running: running.room.clock.runs() && table.awaiting() != Awaiting::Over,
        })
    }

    /// What the table says besides the game. With a delay that is as old as the rest: clocks and
    /// questions of now would tell what has happened since.
    fn sharing(
        &self,
        table_now: Millis,
        table: &dyn Table,
        delayed: bool,
        watch: &ClientView,
    ) -> SharedState {
        let running = self.running.as_ref();
        let attendance = table.attendance();
        let seats = || Seat::all(table.seats());
        let stand_in = |seat| {
            let bot = attendance?.stand_in(seat)?;
            Some((seat, bot.to_owned()))
        };
        let left = |seat| {
            let clocks = &running.filter(|_| !delayed)?.clocks;
            clocks.left(seat, table_now).map(|left| (seat, left))
        };
        let ending = attendance.and_then(|attendance| {
            if attendance.is_abandoned() {
                return Some(Ending::Abandoned);
            }
            attendance.has_ended(table.seats()).then_some(Ending::Resigned)
        });
        let full = watch.detail == Detail::Full;
        SharedState {
            settings: full.then(|| self.setup.settings().clone()),
            own: watch.seats,
            // The client that this is for is connected, but not in the list just now.
            connected: self.connected().union(watch.seats),
            stand_ins: seats().filter_map(stand_in).collect(),
            resigned: attendance.map(Attendance::resigned).unwrap_or_default(),
            ever_stood_in: attendance.map(Attendance::ever_stood_in).unwrap_or_default(),
            time_left_ms: seats().filter_map(left).collect(),
            proposal: self.setup.proposal().filter(|_| !delayed),
            ending,
            rematch: self.setup.rematch().map(str::to_owned),
        }
    }

    /// When each delayed spectator has something new to see.
    fn delayed_spectators(&self, now: MachineTime) -> impl Iterator<Item = (ClientId, u64)> {
        let minutes = match self.setup.settings().spectators {
            Spectators::Delayed { minutes } => Some(u64::from(minutes)),
            _ => None,
        };
        let running = self.running.as_ref().zip(minutes);
        let watching = self.clients.iter().filter(|(_, watch)| watch.seats.is_empty());
        watching.filter_map(move |(client, watch)| {
            let (running, minutes) = running?;
            let at = running.room.table.time_of(watch.told)?;
            let table_now = running.room.now(now).0;
            Some((*client, (at.0 + minutes * MINUTE_MS).saturating_sub(table_now)))
        })
    }

    /// When the next delayed spectator has something new to see.
    pub(super) fn next_delayed(&self, now: MachineTime) -> Option<u64> {
        self.delayed_spectators(now).map(|(_, wait)| wait).min()
    }

    /// The delayed spectators who have something new to see now.
    pub(super) fn due_to_delayed(&self, now: MachineTime) -> Vec<ClientId> {
        let due = self.delayed_spectators(now).filter(|(_, wait)| *wait == 0);
        due.map(|(client, _)| client).collect()
    }
}

fn can_undo(table: &dyn Table, watch: &ClientView) -> bool {
    let seat = watch.actor(table).filter(|_| !table.is_real_time());
    seat.is_some_and(|seat| table.can_undo(seat).is_ok())
}

/// What a seat may do; without words, only the notation.
fn choices(table: &dyn Table, seat: Seat, words: bool) -> Vec<Choice> {
    if words {
        return table.choices(seat);
    }
    let plain = |notation| Choice { notation, phrase: Phrase::new(""), key: None };
    table.notations(seat).into_iter().map(plain).collect()
}
