//! A shared table in this process with two people: Ada at a screen, and Ben, who answers at once.

use std::collections::VecDeque;
use std::time::Duration;

use gantry_host::MachineTime;
use gantry_host::shared::{ClientId, Person, SharedEffects, SharedTable, TableSetup};
use gantry_kernel::Secret;
use gantry_wire::{Call, ClientMessage, Detail, Frame, HostMessage, TableSettings};

use crate::link::{Link, LinkError, LinkEvent};

const ADA: ClientId = ClientId(1);
const BEN: ClientId = ClientId(2);

/// Ada's link to the table.
pub(crate) struct SharedTableFixture {
    table: SharedTable,
    calls: u32,
    events: VecDeque<LinkEvent>,
    /// The table as Ben sees it.
    bens: Option<Frame>,
    /// What Ben does next, instead of the first choice.
    pub(crate) ben: VecDeque<ClientMessage>,
    /// Whether Ben plays at all.
    pub(crate) plays: bool,
}

const fn machine_time(now: Duration) -> MachineTime {
    // Tests are short.
    #[allow(clippy::cast_possible_truncation)]
    let machine_ms = now.as_millis() as u64;
    MachineTime { machine_ms, wall_ms: 0 }
}

impl SharedTableFixture {
    /// A table that Ada has opened and where Ben sits.
    pub(crate) fn open(settings: TableSettings) -> Self {
        let ada = Person { account: "Ada".into(), name: "Ada".into() };
        let secret = Secret::from_number(7);
        let setup = TableSetup::new(&ada, settings, secret).expect("it can be played");
        let table = SharedTable::new("t1".into(), setup, || [7; 32]).expect("a game");
        let (events, ben) = (VecDeque::new(), VecDeque::new());
        let mut fixture = Self { table, calls: 100, events, bens: None, ben, plays: true };
        fixture.enter(BEN, "Ben");
        let seat = Some(gantry_kernel::Seat::new(1));
        let (name, salt) = (String::new(), "salt".to_owned());
        let join = ClientMessage::Join { seat, name, salt, colour: 0 };
        fixture.call(Duration::ZERO, BEN, join);
        fixture
    }

    /// Ada comes to the table, for the first time or again.
    pub(crate) fn welcome(&mut self) {
        self.enter(ADA, "Ada");
    }

    fn enter(&mut self, client: ClientId, name: &str) {
        let person = Person { account: name.into(), name: name.into() };
        let now = machine_time(Duration::ZERO);
        let entered = self.table.enter(now, client, person, Detail::Full, None);
        self.take(entered.expect("let in"));
    }

    /// How many lines the log has.
    pub(crate) fn lines(&self) -> usize {
        self.table.line_count()
    }

    /// The connection to Ada breaks or comes back.
    pub(crate) fn tell(&mut self, event: LinkEvent) {
        self.events.push_back(event);
    }

    fn take(&mut self, effects: SharedEffects) {
        for (client, message) in effects.messages {
            match message {
                message if client == ADA => self.events.push_back(LinkEvent::Message(message)),
                HostMessage::Frame(frame) => self.bens = Some(*frame),
                _ => {}
            }
        }
        for task in effects.tasks {
            let done = self.table.done(machine_time(Duration::ZERO), task.run());
            self.take(done.expect("it goes on"));
        }
    }

    fn call(&mut self, now: Duration, client: ClientId, message: ClientMessage) -> u32 {
        self.calls += 1;
        let call = Call { id: self.calls, message };
        let effects = self.table.handle(machine_time(now), client, call, None);
        self.take(effects);
        self.calls
    }
}

impl Link for SharedTableFixture {
    fn send(&mut self, now: Duration, message: ClientMessage) -> Result<u32, LinkError> {
        Ok(self.call(now, ADA, message))
    }

    fn step(&mut self, now: Duration) -> Result<(), LinkError> {
        if let Some(message) = self.ben.pop_front() {
            self.call(now, BEN, message);
        }
        for _ in 0..1000 {
            let asked = self.bens.as_ref().filter(|frame| self.plays && frame.asked().is_some());
            let Some(frame) = asked else { break };
            let act = ClientMessage::Act(frame.choices[0].notation.clone());
            self.call(now, BEN, act);
        }
        let effects = self.table.step(machine_time(now)).expect("it goes on");
        self.take(effects);
        Ok(())
    }

    fn receive(&mut self) -> Option<LinkEvent> {
        self.events.pop_front()
    }

    fn next_step_in(&self, now: Duration) -> Option<Duration> {
        self.table
            .next_step_in(machine_time(now))
            .map(Duration::from_millis)
            .filter(|wait| !wait.is_zero())
    }
}
