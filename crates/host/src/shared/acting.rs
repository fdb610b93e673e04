//! Handles the messages of clients.

use gantry_catalog::TableError;
use gantry_kernel::{Awaiting, Note, Seat, SeatSet, Viewer, outside};
use gantry_wire::{
    Answer, Call, ChatLine, ClientMessage, Detail, Files, HostMessage, Refused, Spectators,
};

use super::chat::LONGEST_CHAT;
use super::{
    ClientId, ClientView, Person, Phase, RETURN_MS, ReturnDeadline, ServerRequest, SharedEffects,
    SharedTable, SharedTask, TableSetup, TaskKind,
};
use crate::MachineTime;
use crate::asking::{judge, refusal_of, refused};
use crate::frames;
use crate::opening::fault;

pub(super) const NOTHING: Refused = refused("host-no-table");

/// What a call has changed besides the log.
#[derive(Default)]
pub(super) struct Changed {
    /// What is stored beside the log.
    pub(super) setup: bool,
    /// What everybody sees besides the game.
    pub(super) shown: bool,
    /// Clients that are shown the table although nothing has changed for the others.
    pub(super) shown_to: Vec<ClientId>,
    pub(super) chat: Vec<(String, ChatLine)>,
    /// A new table that is stored together with this one.
    pub(super) opens: Option<(String, Box<TableSetup>)>,
    pub(super) requests: Vec<ServerRequest>,
    pub(super) tasks: Vec<SharedTask>,
    /// Spectators who may no longer watch.
    pub(super) sent_away: Vec<ClientId>,
}

impl SharedTable {
    /// A client opens the table.
    pub fn enter(
        &mut self,
        now: MachineTime,
        client: ClientId,
        person: Person,
        detail: Detail,
        known: Option<usize>,
    ) -> Result<SharedEffects, Refused> {
        self.may_enter(&person)?;
        let seats = self.seats_of(&person.account);
        if seats.is_empty() && !self.may_watch() {
            return Err(refused("host-no-spectators"));
        }
        let mut watch = ClientView::new(person, detail, seats);
        if let (Some(running), Some(known)) = (&self.running, known) {
            let table = &*running.room.table;
            // Without notes every line is an entry; otherwise only a client that knows all lines is
            // up to date.
            let plain = table.line_count() == table.entries();
            let told = if plain || known == table.line_count() { known } else { 0 };
            watch.told = told.min(table.entries());
            watch.told_to = watch.viewer(table);
        }
        let connected = self.connected();
        self.clients.insert(client, watch);
        let before = self.line_count();
        let mut changed = Changed {
            shown: self.connected() != connected,
            shown_to: vec![client],
            ..Changed::default()
        };
        self.resume(now, &mut changed);
        let mut effects = self.effects(now, before, None, changed);
        let said = self.chat_for(client);
        if !said.is_empty() {
            effects.messages.push((client, HostMessage::Said(said)));
        }
        Ok(effects)
    }

    /// Removes spectators who may not watch, now that the cards are dealt.
    fn remove_spectators(&mut self, changed: &mut Changed) {
        if self.may_watch() {
            return;
        }
        let spectators = self.clients.extract_if(.., |_, watch| watch.seats.is_empty());
        changed.sent_away.extend(spectators.map(|(client, _)| client));
    }

    /// Whether people without a seat may watch now.
    fn may_watch(&self) -> bool {
        match self.setup.settings().spectators {
            Spectators::Nobody => self.phase() == Phase::Gathering,
            Spectators::AfterEnd => self.phase() != Phase::Playing,
            Spectators::Public | Spectators::Delayed { .. } => true,
        }
    }

    /// A client has disconnected.
    pub fn leave(&mut self, now: MachineTime, client: ClientId) -> SharedEffects {
        let before = self.line_count();
        let connected = self.connected();
        self.clients.remove(&client);
        let shown = self.connected() != connected;
        self.effects(now, before, None, Changed { shown, ..Changed::default() })
    }

    /// After a restart the clock waits until everybody is back, or for a while after the first
    /// return.
    pub(super) fn resume(&mut self, now: MachineTime, changed: &mut Changed) {
        let connected = self.connected();
        let Some(running) = &mut self.running else { return };
        let Some(waits) = running.waits else { return };
        // players who have resigned, or have a stand-in, need not return
        let table = &*running.room.table;
        let away = |seat: &Seat| table.bot_at(*seat).is_none() && !connected.contains(*seat);
        let missing: SeatSet = running.room.people().iter().filter(away).collect();
        let (ReturnDeadline::ForAnybody(until) | ReturnDeadline::Until(until)) = waits;
        let late = until <= now.machine_ms;
        if missing.is_empty() || late {
            running.waits = None;
            running.room.clock.pause(false, now.machine_ms);
            let table_now = running.room.clock.now(now.machine_ms);
            self.setup.start_clock(table_now, now.machine_ms);
            (changed.setup, changed.shown) = (true, true);
        } else if !connected.is_empty() && matches!(waits, ReturnDeadline::ForAnybody(_)) {
            running.waits = Some(ReturnDeadline::Until(now.machine_ms + RETURN_MS));
        }
    }

    /// Answers a call of a client that has this table open. `key` is the same for a call that is
    /// repeated, even over another connection.
    pub fn handle(
        &mut self,
        now: MachineTime,
        client: ClientId,
        call: Call,
        key: Option<String>,
    ) -> SharedEffects {
        let before = self.line_count();
        let mut changed = Changed::default();
        let Call { id: to, message } = call;
        let repeated = key.as_ref().is_some_and(|key| self.calls.contains(key));
        let answer = if repeated {
            Ok(Some(Answer::Done))
        } else {
            self.answer(now, client, to, message, key.as_deref(), &mut changed)
        };
        let done = answer.is_ok();
        if let Some(key) = key.as_ref().filter(|_| done && changed.setup) {
            self.setup.remember(key);
            self.calls.insert(key);
        }
        let answer = answer.unwrap_or_else(|refused| Some(Answer::Refused(refused)));
        let mut effects = self.effects(now, before, key.filter(|_| done), changed);
        if let Some(answer) = answer {
            effects.messages.insert(0, (client, HostMessage::Answer { to, answer }));
        }
        effects
    }

    fn answer(
        &mut self,
        now: MachineTime,
        client: ClientId,
        to: u32,
        message: ClientMessage,
        key: Option<&str>,
        changed: &mut Changed,
    ) -> Result<Option<Answer>, Refused> {
        let watch = self.clients.get(&client).ok_or(NOTHING)?;
        let person = watch.person.clone();
        match message {
            ClientMessage::Say(text) => self.say(now, client, &text, changed)?,
            ClientMessage::Mute { author, silent } => self.mute(client, author, silent)?,
            ClientMessage::Report { line, reason } => {
                outside::line("a reason on one line", &reason, LONGEST_CHAT).map_err(fault)?;
                let said = self.chat.iter().find(|(_, said)| said.number == line);
                let (about, line) = said.ok_or(NOTHING)?.clone();
                let by = person.account;
                let key = key.map(str::to_owned);
                changed.requests.push(ServerRequest::Report {
                    client,
                    to,
                    by,
                    about,
                    line,
                    reason,
                    key,
                });
                return Ok(None);
            }
            gathering if self.running.is_none() => {
                self.gather(now, &person, gathering)?;
                if self.begins_now() {
                    // What is wrong with it, the owner is told who begins it by hand.
                    _ = self.deal(now);
                }
                self.reseat();
                if self.running.is_some() {
                    self.remove_spectators(changed);
                }
                (changed.setup, changed.shown) = (true, true);
            }
            ClientMessage::Hint => {
                let hint = self.hint(client)?;
                changed.tasks.push(SharedTask(TaskKind::Hint { client, to, hint }));
                return Ok(None);
            }
            ClientMessage::Rematch => {
                let seated = self.seats_of(&person.account);
                if self.phase() != Phase::Over || seated.is_empty() {
                    return Err(NOTHING);
                }
                if let Some(table) = self.setup.rematch() {
                    return Ok(Some(Answer::Opened(table.to_owned())));
                }
                let secret = gantry_kernel::Secret::new((self.random)());
                let setup = Box::new(self.setup.rotated(&person.account, secret));
                changed.requests.push(ServerRequest::Rematch { client, to, setup });
                return Ok(None);
            }
            playing => return self.play(now, client, playing, changed).map(Some),
        }
        Ok(Some(Answer::Done))
    }

    /// Handles messages to a table before the deal.
    fn gather(
        &mut self,
        now: MachineTime,
        person: &Person,
        message: ClientMessage,
    ) -> Result<(), Refused> {
        match message {
            ClientMessage::Join { seat, name, salt, colour } => {
                self.join(person, seat, name.trim(), salt.trim(), colour)
            }
            ClientMessage::StandUp(seat) => self.stand_up(person, seat),
            ClientMessage::Assign { seat, chair } => self.assign(person, seat, &chair),
            ClientMessage::Begin => self.begin(now, person),
            _ => Err(refused("host-not-begun")),
        }
    }

    /// Gives every client the seats that its person has.
    pub(super) fn reseat(&mut self) {
        let seats: Vec<(ClientId, SeatSet)> = self
            .clients
            .iter()
            .map(|(client, watch)| (*client, self.seats_of(&watch.person.account)))
            .collect();
        for (client, seats) in seats {
            if let Some(watch) = self.clients.get_mut(&client) {
                watch.take_seats(seats);
            }
        }
    }

    /// Handles messages to a game that has begun.
    fn play(
        &mut self,
        now: MachineTime,
        client: ClientId,
        message: ClientMessage,
        changed: &mut Changed,
    ) -> Result<Answer, Refused> {
        let (files, pause_ms) = (self.files(), self.pause_ms());
        let watch = self.clients.get_mut(&client).ok_or(NOTHING)?;
        let running = self.running.as_mut().ok_or(NOTHING)?;
        let table = &*running.room.table;
        let actor = watch.actor(table);
        match message {
            ClientMessage::Sit(seat) => {
                if !watch.seats.contains(seat) {
                    return Err(refused("host-no-seat"));
                }
                watch.present = Some(seat);
                watch.told = 0;
                changed.shown_to.push(client);
            }
            ClientMessage::LookAs(viewer) => {
                if viewer.seat().is_some_and(|seat| seat.index() >= table.seats()) {
                    return Err(refused("host-no-seat"));
                }
                let over = table.awaiting() == Awaiting::Over;
                let own = viewer == Viewer::Spectator
                    || viewer.seat().is_some_and(|seat| watch.seats.contains(seat));
                let delayed =
                    matches!(self.setup.settings().spectators, Spectators::Delayed { .. });
                if !(over || own || delayed && watch.seats.is_empty()) {
                    return Err(refused("host-secret-until-over"));
                }
                let asks = over || watch.seats.is_empty();
                watch.asked_view = asks.then_some(viewer);
                changed.shown_to.push(client);
            }
            ClientMessage::Act(notation) => {
                let seat = actor.ok_or(NOTHING)?;
                let replaced = table.bot_at(seat).is_some();
                running.room.act(now, seat, &notation, pause_ms).map_err(|error| {
                    if replaced { refused("host-too-late") } else { refusal_of(error) }
                })?;
            }
            ClientMessage::Key(key) => {
                let seat = actor.ok_or(NOTHING)?;
                let notation = table.notation_for_key(seat, key).ok_or(NOTHING)?;
                running.room.act(now, seat, &notation, pause_ms).map_err(refusal_of)?;
            }
            ClientMessage::Undo => {
                let seat = actor.ok_or(NOTHING)?;
                self.undo(now, seat, changed)?;
            }
            ClientMessage::ProposeAbandon => {
                let seat = watch.seats.lowest().ok_or(NOTHING)?;
                self.propose(now, seat, gantry_wire::Proposed::Abandon, changed)?;
            }
            ClientMessage::Respond(agrees) => {
                let seats = watch.seats;
                self.respond(now, seats, agrees, changed)?;
            }
            ClientMessage::Resign(seat) => {
                if !watch.seats.contains(seat) {
                    return Err(refused("host-no-seat"));
                }
                let bot = self.setup.stand_in(self.listing).to_owned();
                self.note(now, &Note::Resign { seat, bot }).map_err(refusal_of)?;
                self.end_if_abandoned(now, true).map_err(refusal_of)?;
            }
            ClientMessage::Return(seat) => {
                if !watch.seats.contains(seat) {
                    return Err(refused("host-no-seat"));
                }
                self.note(now, &Note::Return { seat }).map_err(refusal_of)?;
                self.running.iter_mut().for_each(|running| running.room.hurry(now, pause_ms));
            }
            ClientMessage::Explain(notation) => {
                let seat = actor.ok_or(NOTHING)?;
                table.explain(seat, &notation).map_err(refusal_of)?;
                return Ok(Answer::Allowed);
            }
            ClientMessage::Judge(text) => {
                let seat = actor.ok_or(NOTHING)?;
                return Ok(Answer::Judged(judge(table, seat, &text)));
            }
            ClientMessage::Preview(notation) => {
                let seat = actor.ok_or(NOTHING)?;
                let preview = frames::preview(table, seat, &notation).map_err(refusal_of)?;
                return Ok(Answer::Preview(preview));
            }
            ClientMessage::Glossary => return Ok(Answer::Glossary(table.glossary())),
            ClientMessage::Export(_) => {
                let record = table.record().ok_or_else(|| refused("host-secret-until-over"))?;
                let name = format!("{}-{}.record", self.listing.id, self.id);
                return Ok(Answer::File { name, text: record.to_string() });
            }
            ClientMessage::Position if files == Files::Free => {
                let position = table.position();
                let name = format!("{}-{}.toml", self.listing.id, table.entries());
                let text = format!("game = \"{}\"\n{position}", self.listing.id);
                return Ok(Answer::File { name, text });
            }
            ClientMessage::Position => return Err(refused("host-secret-until-over")),
            _ => return Err(refused("host-not-here")),
        }
        Ok(Answer::Done)
    }

    /// Opens a table with this id where the same players play again, in one write with what this
    /// table says about it.
    pub fn play_again_at(
        &mut self,
        now: MachineTime,
        id: String,
        next: Box<TableSetup>,
    ) -> SharedEffects {
        let before = self.line_count();
        self.setup.set_rematch(id.clone());
        let opens = Some((id, next));
        self.effects(now, before, None, Changed { setup: true, opens, ..Changed::default() })
    }

    /// The recent round-trip times of the players at these clients, for everybody.
    pub fn latencies(&self, of: impl Fn(ClientId) -> Option<u32>) -> HostMessage {
        let mut latencies: Vec<(Seat, u32)> = Vec::new();
        for (client, watch) in &self.clients {
            let Some(ms) = of(*client) else { continue };
            latencies.extend(watch.seats.iter().map(|seat| (seat, ms)));
        }
        latencies.sort_unstable();
        latencies.dedup_by_key(|(seat, _)| *seat);
        HostMessage::Latency(latencies)
    }

    /// Adds a note to the log.
    pub(super) fn note(&mut self, now: MachineTime, note: &Note) -> Result<(), TableError> {
        let Some(running) = &mut self.running else { return Ok(()) };
        running.room.catch_up(now)?;
        let at = running.room.now(now);
        running.room.table.note(at, note)
    }

    /// A hint for the person at a client; refused in a game against other people.
    fn hint(&self, client: ClientId) -> Result<frames::HintJob, Refused> {
        let watch = self.clients.get(&client).ok_or(NOTHING)?;
        let running = self.running.as_ref().ok_or(NOTHING)?;
        if running.room.people().len() > 1 {
            return Err(refused("host-no-hints"));
        }
        let seat = watch.actor(&*running.room.table).ok_or(NOTHING)?;
        frames::hint(&*running.room.table, seat, None).map_err(refusal_of)
    }
}
