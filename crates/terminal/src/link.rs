//! How a client reaches whoever hosts its table, and a host in the same process.

use std::collections::VecDeque;
use std::io;
use std::time::Duration;

use gantry_catalog::{Listing, Table};
use gantry_host::{Effects, Host, KeptTable, Moment, Task};
use gantry_kernel::Phrase;
use gantry_wire::{Answer, Call, ClientMessage, Frame, HostMessage};

/// A way to a host. Times are those of the client's own clock, which never runs backwards.
pub trait Link {
    /// Says something to the host; what it answers. Frames that followed from it can be received
    /// then.
    ///
    /// # Errors
    /// If the host cannot store what followed from it, or has closed the table.
    fn send(&mut self, now: Duration, message: ClientMessage) -> Result<Answer, LinkError>;

    /// Lets happen what is due by now.
    ///
    /// # Errors
    /// As [`Link::send`].
    fn step(&mut self, now: Duration) -> Result<(), LinkError>;

    /// The next frame, if one has come.
    fn receive(&mut self) -> Option<Frame>;

    /// In how long [`Link::step`] has something to do again; none: not before something is sent.
    fn next_step_in(&self, now: Duration) -> Option<Duration>;
}

/// Why a link does not go on.
#[derive(Debug)]
pub enum LinkError {
    /// The table cannot be saved any more. What could not be saved is not told.
    Unsaved(io::Error),
    /// The host has closed the table, and says why.
    Closed(Phrase),
}

impl From<io::Error> for LinkError {
    fn from(error: io::Error) -> Self {
        Self::Unsaved(error)
    }
}

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

/// Without a place to keep it, a table lives as long as the process.
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

/// A host in this process, with one table. What is due is done, bots think and everything is
/// stored before anything is told; what follows from one call is waited for together.
pub struct Local<K> {
    host: Host,
    keep: K,
    /// The number of the last call.
    calls: u32,
    /// Still to be thought about.
    tasks: VecDeque<Task>,
    /// To be told once everything is stored.
    untold: Vec<HostMessage>,
    /// Whether something was written that may not be stored durably yet.
    written: bool,
    answer: Option<Answer>,
    frames: VecDeque<Frame>,
}

const fn moment(now: Duration) -> Moment {
    // whoever waits for longer than there are milliseconds has other troubles
    #[allow(clippy::cast_possible_truncation)]
    let machine_ms = now.as_millis() as u64;
    Moment { machine_ms, wall_ms: 0 }
}

impl<K: Keep> Local<K> {
    /// A host with this table, which goes on at the first [`Link::step`], and the table as it is.
    ///
    /// # Errors
    /// If it cannot be kept.
    ///
    /// # Panics
    /// Never: a host shows a table that is brought to it.
    pub fn open(
        mut host: Host,
        now: Duration,
        listing: &'static Listing,
        table: Box<dyn Table>,
        keep: K,
    ) -> io::Result<(Self, Frame)> {
        // bots take no pause: clients here show what happened when it is over
        let (person, bot) = (String::new(), String::new());
        let message = ClientMessage::Prefer { person, bot, pause_ms: 0 };
        host.handle(moment(now), Call { id: 0, message });
        let effects = host.bring(moment(now), TABLE.into(), listing, table);
        let mut local = Self {
            host,
            keep,
            calls: 0,
            tasks: VecDeque::new(),
            untold: Vec::new(),
            written: false,
            answer: None,
            frames: VecDeque::new(),
        };
        local.take(effects)?;
        local.sync()?;
        local.say();
        let frame = local.receive().expect("a table that is brought is shown");
        Ok((local, frame))
    }

    /// Writes what follows from something, and notes what is to be told and thought about.
    fn take(&mut self, effects: Effects) -> io::Result<()> {
        self.tasks.extend(effects.tasks);
        self.untold.extend(effects.messages);
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
            let effects = self.host.step(moment(now));
            self.take(effects)?;
            let Some(task) = self.tasks.pop_front() else { return Ok(()) };
            let effects = self.host.done(moment(now), task.run());
            self.take(effects)?;
        }
    }

    /// Waits until all that was written is stored.
    fn sync(&mut self) -> io::Result<()> {
        if self.written {
            self.keep.sync()?;
            self.written = false;
        }
        Ok(())
    }

    /// Tells what is stored by now; why the host has closed the table, if it has.
    fn say(&mut self) -> Option<Phrase> {
        let mut closed = None;
        for message in self.untold.drain(..) {
            match message {
                HostMessage::Answer { answer, .. } => self.answer = Some(answer),
                HostMessage::Frame(frame) => self.frames.push_back(*frame),
                HostMessage::Notice(why) => closed = Some(why),
                // a host in this process has one client and nobody to talk to
                HostMessage::Ready { .. }
                | HostMessage::Elsewhere(_)
                | HostMessage::Gathering(_)
                | HostMessage::Said(_)
                | HostMessage::Latency(_) => {}
            }
        }
        closed
    }

    fn tell(&mut self) -> Result<(), LinkError> {
        self.sync()?;
        self.say().map_or(Ok(()), |why| Err(LinkError::Closed(why)))
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

    /// The table as it is kept.
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

    /// Keeps the table elsewhere from now on, where it has been stored as it is, and tells what
    /// could not be told while it was not: the answer to the last call, if it is that.
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
    fn send(&mut self, now: Duration, message: ClientMessage) -> Result<Answer, LinkError> {
        self.calls += 1;
        self.answer = None;
        let effects = self.host.handle(moment(now), Call { id: self.calls, message });
        self.take(effects)?;
        self.do_what_is_due(now)?;
        self.tell()?;
        Ok(self.answer.take().expect("a host answers every call"))
    }

    fn step(&mut self, now: Duration) -> Result<(), LinkError> {
        self.do_what_is_due(now)?;
        self.tell()
    }

    fn receive(&mut self) -> Option<Frame> {
        self.frames.pop_front()
    }

    fn next_step_in(&self, now: Duration) -> Option<Duration> {
        self.host.next_step_in(moment(now)).map(Duration::from_millis)
    }
}
