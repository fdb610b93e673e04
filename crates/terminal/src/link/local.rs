//! A host in the same process.

use std::collections::VecDeque;
use std::io;
use std::time::Duration;

use gantry_catalog::{Listing, Table};
use gantry_host::{Effects, Host, KeptTable, MachineTime, Task};
use gantry_kernel::Phrase;
use gantry_wire::{Answer, Call, ClientMessage, Frame, HostMessage};

use super::{Link, LinkError, LinkEvent};

/// Keeps the table of a host in the same process.
pub trait Keep {
    /// Writes what has changed since it was last called.
    ///
    /// # Errors
    /// If it cannot be written.
    fn follow(&mut self, table: &KeptTable) -> io::Result<()>;

    /// Waits until all of it is stored durably.
    ///
    /// # Errors
    /// If it may be lost.
    fn sync(&mut self) -> io::Result<()>;
}

/// Without a place to keep it, a table exists as long as the process.
impl<K: Keep> Keep for Option<K> {
    fn follow(&mut self, table: &KeptTable) -> io::Result<()> {
        self.as_mut().map_or(Ok(()), |keep| keep.follow(table))
    }

    fn sync(&mut self) -> io::Result<()> {
        self.as_mut().map_or(Ok(()), Keep::sync)
    }
}

/// The only table of a host in this process.
const TABLE: &str = "table";

/// A host in this process, with one table. What is due is done, bots think and everything is stored
/// before anything is shown; everything that follows from one call is waited for once.
pub struct Local<K> {
    host: Host,
    keep: K,
    /// The number of the last call.
    calls: u32,
    /// Still to be computed.
    tasks: VecDeque<Task>,
    /// To be shown once everything is stored.
    unsent: Vec<HostMessage>,
    /// Whether something was written that may not be durable yet.
    written: bool,
    answer: Option<Answer>,
    events: VecDeque<LinkEvent>,
}

const fn machine_time(now: Duration) -> MachineTime {
    // Nobody waits for more milliseconds than fit.
    #[allow(clippy::cast_possible_truncation)]
    let machine_ms = now.as_millis() as u64;
    MachineTime { machine_ms, wall_ms: 0 }
}

impl<K: Keep> Local<K> {
    /// A host with this table, and its first frame. The table goes on at the first [`Link::step`].
    ///
    /// # Errors
    /// If it cannot be stored.
    ///
    /// # Panics
    /// Never: a host shows a table that is given to it.
    pub fn open(
        mut host: Host,
        now: Duration,
        listing: &'static Listing,
        table: Box<dyn Table>,
        keep: K,
    ) -> io::Result<(Self, Frame)> {
        // Bots do not pause: these clients show what happened when it is over.
        let (person, bot) = (String::new(), String::new());
        let message = ClientMessage::Prefer { person, bot, pause_ms: 0 };
        host.handle(machine_time(now), Call { id: 0, message });
        let effects = host.add_table(machine_time(now), TABLE.into(), listing, table);
        let mut local = Self {
            host,
            keep,
            calls: 0,
            tasks: VecDeque::new(),
            unsent: Vec::new(),
            written: false,
            answer: None,
            events: VecDeque::new(),
        };
        local.take(effects)?;
        local.sync()?;
        local.say();
        let frame = local.frame().expect("a table that is added is shown");
        Ok((local, frame))
    }

    /// Writes what is to be stored, and queues what is to be shown and computed.
    fn take(&mut self, effects: Effects) -> io::Result<()> {
        self.tasks.extend(effects.tasks);
        self.unsent.extend(effects.messages);
        for write in &effects.writes {
            if let Some(table) = self.host.kept_table(write.table()) {
                self.keep.follow(table)?;
                self.written = true;
            }
        }
        Ok(())
    }

    fn do_what_is_due(&mut self, now: Duration) -> io::Result<()> {
        loop {
            let effects = self.host.step(machine_time(now));
            self.take(effects)?;
            let Some(task) = self.tasks.pop_front() else { return Ok(()) };
            let effects = self.host.done(machine_time(now), task.run());
            self.take(effects)?;
        }
    }

    /// Waits until everything written is durable.
    fn sync(&mut self) -> io::Result<()> {
        if self.written {
            self.keep.sync()?;
            self.written = false;
        }
        Ok(())
    }

    /// Hands out what is stored by now; returns why the host has closed the table, if it has.
    fn say(&mut self) -> Option<Phrase> {
        let mut closed = None;
        for message in self.unsent.drain(..) {
            match message {
                HostMessage::Answer { answer, .. } => self.answer = Some(answer),
                HostMessage::Notice(why) => closed = Some(why),
                message => self.events.push_back(LinkEvent::Message(message)),
            }
        }
        closed
    }

    fn tell(&mut self) -> Result<(), LinkError> {
        self.sync()?;
        self.say().map_or(Ok(()), |why| Err(LinkError::Closed(why)))
    }

    /// Sends a message to the host; returns the answer. After that, the frames that follow from it
    /// can be received.
    ///
    /// # Errors
    /// See [`Link::send`].
    ///
    /// # Panics
    /// Never: a host answers every call.
    pub fn call(&mut self, now: Duration, message: ClientMessage) -> Result<Answer, LinkError> {
        self.calls += 1;
        self.answer = None;
        let effects = self.host.handle(machine_time(now), Call { id: self.calls, message });
        self.take(effects)?;
        self.do_what_is_due(now)?;
        self.tell()?;
        Ok(self.answer.take().expect("a host answers every call"))
    }

    /// The next frame, if one has arrived.
    pub fn frame(&mut self) -> Option<Frame> {
        loop {
            if let LinkEvent::Message(HostMessage::Frame(frame)) = self.events.pop_front()? {
                return Some(*frame);
            }
        }
    }

    /// Stores the table as it is now.
    ///
    /// # Errors
    /// If it cannot be stored.
    pub fn store(&mut self) -> io::Result<()> {
        if let Some(table) = self.host.kept_table(TABLE) {
            self.keep.follow(table)?;
        }
        self.keep.sync()?;
        self.written = false;
        Ok(())
    }

    /// The kept table.
    ///
    /// # Panics
    /// Never: there is one from the beginning.
    pub fn table(&self) -> &KeptTable {
        self.host.kept_table(TABLE).expect("kept since it was opened")
    }

    /// Where the table is kept.
    pub const fn keep(&self) -> &K {
        &self.keep
    }

    /// Keeps the table somewhere else from now on, where it has already been stored as it is, and
    /// hands out what was held back: returns the answer to the last call, if that is part of it.
    ///
    /// # Errors
    /// If the host has closed the table.
    pub fn keep_in(&mut self, keep: K) -> Result<Option<Answer>, LinkError> {
        self.keep = keep;
        self.written = false;
        self.tell()?;
        Ok(self.answer.take())
    }
}

impl<K: Keep> Link for Local<K> {
    fn send(&mut self, now: Duration, message: ClientMessage) -> Result<u32, LinkError> {
        let answer = self.call(now, message)?;
        let to = self.calls;
        self.events.push_front(LinkEvent::Message(HostMessage::Answer { to, answer }));
        Ok(to)
    }

    fn step(&mut self, now: Duration) -> Result<(), LinkError> {
        self.do_what_is_due(now)?;
        self.tell()
    }

    fn receive(&mut self) -> Option<LinkEvent> {
        self.events.pop_front()
    }

    fn next_step_in(&self, now: Duration) -> Option<Duration> {
        self.host.next_step_in(machine_time(now)).map(Duration::from_millis)
    }
}
