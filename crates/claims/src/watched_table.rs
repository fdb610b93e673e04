//! A shared table with clients of every kind, whose every byte is looked at.

use std::collections::BTreeMap;

use gantry_catalog::Table;
use gantry_host::MachineTime;
use gantry_host::shared::{
    Chair, ClientId, Person, Phase, ServerRequest, SharedEffects, SharedTable, TableSetup,
};
use gantry_kernel::{Awaiting, Millis, Seat, SeatSet, Viewer};
use gantry_wire::{Answer, Call, ClientMessage, Detail, Frame, HostMessage, Spectators};

use crate::audit::{Audience, audit};

/// Changes what is told, to show that a leak is found: the table as it is, and the frame.
pub type Tap = fn(&dyn Table, &mut Frame);

/// Text that no message may hold before the game is over.
pub(crate) const SALT: &str = "a pinch of salt";

pub(crate) fn random() -> [u8; 32] {
    [9; 32]
}

pub(crate) fn person(name: &str) -> Person {
    Person { account: format!("account-of-{name}"), name: name.into() }
}

/// The seats of a person.
pub(crate) fn seats_of(setup: &TableSetup, name: &str) -> SeatSet {
    let account = person(name).account;
    let chairs = setup.chairs().iter().enumerate();
    let own = chairs.filter(|(_, chair)| chair.account() == Some(&account));
    own.map(|(index, _)| Seat::new(index)).collect()
}

/// Somebody who looks at the table, or did.
pub(crate) struct Guest {
    pub(crate) name: &'static str,
    pub(crate) detail: Detail,
    pub(crate) inside: bool,
    pub(crate) frame: Option<Frame>,
}

/// A table, what is stored of it, and everybody around it.
pub(crate) struct WatchedTable {
    pub(crate) table: SharedTable,
    pub(crate) setup: TableSetup,
    pub(crate) lines: Vec<String>,
    pub(crate) calls: Vec<String>,
    pub(crate) guests: BTreeMap<ClientId, Guest>,
    pub(crate) ms: u64,
    pub(crate) next_call: u32,
    /// How many bytes clients were sent, in both forms.
    pub(crate) bytes: u64,
    tap: Option<Tap>,
}

impl WatchedTable {
    pub(crate) fn new(setup: TableSetup, tap: Option<Tap>) -> Self {
        let table = SharedTable::new("t1".into(), setup.clone(), random).expect("checked settings");
        let guests = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Ada"].into_iter().enumerate();
        let detail = [Detail::Full, Detail::Plain, Detail::Lean];
        let guest = |(index, name): (usize, &'static str)| {
            let id = ClientId(index as u64);
            (id, Guest { name, detail: detail[index % 3], inside: false, frame: None })
        };
        let guests = guests.map(guest).collect();
        let (lines, calls) = (Vec::new(), Vec::new());
        Self { table, setup, lines, calls, guests, ms: 0, next_call: 0, bytes: 0, tap }
    }

    pub(crate) fn now(&self) -> MachineTime {
        MachineTime { machine_ms: 1_000_000 + self.ms, wall_ms: 5_000_000 + self.ms }
    }

    /// A guest comes in, or is turned away.
    pub(crate) fn enter(&mut self, client: ClientId, known: Option<usize>) {
        let now = self.now();
        let guest = self.guests.get_mut(&client).expect("a client of this stage");
        (guest.inside, guest.frame) = (false, None);
        let entered = self.table.enter(now, client, person(guest.name), guest.detail, known);
        if let Ok(effects) = entered {
            guest.inside = true;
            self.take(effects);
        }
    }

    pub(crate) fn leave(&mut self, client: ClientId) {
        let effects = self.table.leave(self.now(), client);
        self.guests.get_mut(&client).expect("a client of this stage").inside = false;
        self.take(effects);
    }

    /// A guest calls. Every call has one answer, at once or when somebody has thought about it.
    pub(crate) fn call(&mut self, client: ClientId, message: ClientMessage) -> Option<Answer> {
        self.next_call += 1;
        self.call_again(client, message)
    }

    /// The same with the number of the call before.
    pub(crate) fn call_again(
        &mut self,
        client: ClientId,
        message: ClientMessage,
    ) -> Option<Answer> {
        let to = self.next_call;
        let key = Some(format!("{}:{to}", client.0));
        let effects = self.table.handle(self.now(), client, Call { id: to, message }, key);
        let mut answers = effects.messages.iter().filter_map(|(hearer, message)| match message {
            HostMessage::Answer { to: told, answer } => {
                assert_eq!((*hearer, *told), (client, to), "whoever asks is answered");
                Some(answer.clone())
            }
            _ => None,
        });
        let (answer, second) = (answers.next(), answers.next());
        let later = !effects.tasks.is_empty() || !effects.requests.is_empty();
        assert!(second.is_none() && (answer.is_some() || later), "one answer to each call");
        self.take(effects);
        answer
    }

    /// Time passes, and what is due happens.
    pub(crate) fn wait(&mut self, ms: u64) {
        self.ms += ms;
        for _ in 0..50 {
            let effects = self.table.step(self.now()).expect("it goes on");
            self.take(effects);
            match self.table.next_step_in(self.now()) {
                Some(wait) if wait <= 1000 => self.ms += wait,
                _ => return,
            }
        }
    }

    /// Stores, then listens, then thinks.
    fn take(&mut self, effects: SharedEffects) {
        if let Some(write) = effects.write {
            assert_eq!(write.first, self.lines.len() + 1, "the log only grows");
            self.lines.extend(write.lines);
            self.calls.extend(write.call);
            if write.setup_changed {
                self.setup = self.table.setup().clone();
            }
        }
        for (client, message) in effects.messages {
            self.hear(client, message);
        }
        for task in effects.tasks {
            let effects = self.table.done(self.now(), task.run()).expect("it goes on");
            self.take(effects);
        }
        for request in effects.requests {
            if let ServerRequest::Rematch { setup, .. } = request {
                let effects = self.table.play_again_at(self.now(), "t2".into(), setup);
                self.take(effects);
            }
        }
    }

    fn hear(&mut self, client: ClientId, mut message: HostMessage) {
        if let (HostMessage::Frame(frame), Some(tap)) = (&mut message, self.tap) {
            tap(self.table.table().expect("begun"), frame);
        }
        let text = serde_json::to_string(&message).expect("plain data");
        self.bytes += (text.len() + gantry_wire::encode(&message).len()) as u64;
        self.scan(&text);
        match message {
            HostMessage::Frame(frame) => self.look(client, *frame),
            HostMessage::Answer { answer: Answer::File { .. }, .. } => {
                assert_eq!(self.table.phase(), Phase::Over, "files show everything");
            }
            _ => {}
        }
    }

    /// Words that nobody may be told: accounts never, salts and the secret before the end.
    fn scan(&self, text: &str) {
        assert!(!text.contains("account-of-"), "an account in {text:.200}");
        if self.table.phase() != Phase::Over {
            assert!(!text.contains(SALT), "a salt in {text:.200}");
            // the secret of these tables is one byte again and again
            assert!(!text.contains(&"07".repeat(32)), "the secret in {text:.200}");
        }
    }

    /// The account at a seat, or of somebody who watches.
    pub(crate) fn account(&self, seat: Seat) -> String {
        let chair = self.setup.chairs().get(seat.index());
        let account = chair.and_then(Chair::account).map(str::to_owned);
        account.unwrap_or_else(|| person("Eve").account)
    }

    fn look(&mut self, client: ClientId, frame: Frame) {
        let guest = self.guests.get_mut(&client).expect("a client of this stage");
        let before = guest.frame.as_ref().map_or(0, |frame| frame.lines);
        assert!(guest.inside && before <= frame.lines, "frames go to who is there, and on");
        assert!(frame.lines <= self.lines.len(), "what is told is stored");
        let spectators = self.setup.settings().spectators;
        let audience = Audience { seats: seats_of(&self.setup, guest.name), spectators };
        let live = self.table.table().expect("begun");
        let earlier;
        let truth: &dyn Table = match spectators {
            Spectators::Delayed { minutes }
                if audience.seats.is_empty() && live.awaiting() != Awaiting::Over =>
            {
                let delay = u64::from(minutes) * 60_000;
                let shown = frame.version.checked_sub(1).and_then(|last| live.time_of(last));
                let now = Millis(self.ms).max(live.now());
                assert!(shown.is_none_or(|at| at.0 + delay <= now.0), "too early for a spectator");
                earlier = live.at(frame.version).expect("an earlier moment");
                &*earlier
            }
            _ => live,
        };
        if let Err(leak) = audit(truth, audience, &frame) {
            panic!("{leak}");
        }
        guest.frame = Some(frame);
    }

    /// A client that may act now, and what it may do; not always the same first.
    pub(crate) fn asked(&self, first: usize) -> Option<(ClientId, Vec<String>)> {
        let may = |guest: &Guest| {
            let frame = guest.frame.as_ref().filter(|_| guest.inside)?;
            let seat = frame.viewer.seat()?;
            let able = frame.awaiting.may().contains(seat) && frame.pass_to.is_none();
            let notations = frame.choices.iter().map(|choice| choice.notation.clone());
            able.then(|| notations.collect::<Vec<_>>()).filter(|choices| !choices.is_empty())
        };
        let count = self.guests.len();
        let mut turn = self.guests.iter().cycle().skip(first % count).take(count);
        turn.find_map(|(client, guest)| Some((*client, may(guest)?)))
    }

    /// The process is killed, and another one reads what is stored; whoever was there comes back.
    pub(crate) fn restart(&mut self) {
        let (setup, calls) = (self.setup.clone(), self.calls.clone().into_iter());
        let restored = SharedTable::restore(
            "t1".into(),
            setup,
            &self.lines,
            calls,
            Vec::new(),
            self.now(),
            random,
        );
        let restored = restored.expect("what is stored replays");
        let digest = |table: &SharedTable| table.table().map(gantry_catalog::Log::digest);
        assert_eq!(digest(&self.table), digest(&restored), "replay is exact");
        self.table = restored;
        let inside: Vec<_> = self.guests.iter().filter(|(_, guest)| guest.inside).collect();
        let inside: Vec<ClientId> = inside.into_iter().map(|(client, _)| *client).collect();
        for client in inside {
            self.enter(client, None);
        }
    }

    /// Every viewer of the table.
    pub(crate) fn viewers(&self) -> Vec<Viewer> {
        let seats = self.setup.chairs().len();
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]).collect()
    }
}
