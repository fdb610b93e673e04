//! A table whose host is this process: the link to it, and where it is kept.

use std::io;
use std::path::Path;
use std::time::Duration;

use gantry_catalog::{Budget, Listing, Table};
use gantry_host::{Host, KeptTable};
use gantry_terminal::{Link, LinkError, Local};
use gantry_wire::{Answer, ClientMessage, Frame};

use crate::fail::Failure;
use crate::files::{self, Keeper};

/// How much a hint thinks where nobody waits: the same answers give the same output.
const THINKING_ALONE: Budget = Budget::Iterations(200);

/// A table here. Line by line it has no clock: time moves only to pass deadlines, so the same seed
/// and the same answers give the same record.
pub(crate) struct Here {
    local: Local<Option<Keeper>>,
    now: Duration,
}

impl Here {
    /// A host for this table, and the table as it is now. `watched` says whether somebody is there
    /// who would wait for a hint.
    pub(crate) fn open(
        listing: &'static Listing,
        table: Box<dyn Table>,
        keeper: Option<Keeper>,
        watched: bool,
    ) -> Result<(Self, Frame), Failure> {
        let mut host = Host::new(Vec::new(), dice);
        if !watched {
            host.think_about_hints(THINKING_ALONE);
        }
        let now = Duration::ZERO;
        let file = keeper.as_ref().map(|keeper| keeper.path().to_owned());
        let opened = Local::open(host, now, listing, table, keeper);
        let (local, frame) = opened.map_err(|error| match file {
            Some(file) => files::about(&file, error),
            None => Failure::usage(error),
        })?;
        Ok((Self { local, now }, frame))
    }

    /// For a client that has a clock, which begins with the table.
    pub(super) fn link(&mut self) -> &mut dyn Link {
        &mut self.local
    }

    /// Says something to the host.
    pub(super) fn send(&mut self, message: ClientMessage) -> Result<Answer, LinkError> {
        self.local.send(self.now, message)
    }

    /// Lets happen what is due.
    pub(super) fn step(&mut self) -> Result<(), LinkError> {
        self.local.step(self.now)
    }

    /// The next frame, if one has come.
    pub(super) fn receive(&mut self) -> Option<Frame> {
        self.local.receive()
    }

    /// Moves the time on to the next deadline; whether there is one.
    pub(super) fn pass_time(&mut self) -> bool {
        let wait = self.local.next_step_in(self.now);
        self.now += wait.unwrap_or_default();
        wait.is_some()
    }

    /// The table as it is kept.
    pub(super) fn table(&self) -> &KeptTable {
        self.local.table()
    }

    /// The file that it is kept in.
    pub(super) fn file(&self) -> Option<&Path> {
        self.local.keep().as_ref().map(Keeper::path)
    }

    /// A fault of that file.
    pub(super) fn fault(&self, error: &io::Error) -> Failure {
        match self.local.keep() {
            Some(keeper) => keeper.about(error),
            None => Failure::usage(error),
        }
    }

    /// Stores it as it is now, where it is kept.
    pub(super) fn store(&mut self) -> io::Result<()> {
        self.local.store()
    }

    /// Keeps it elsewhere from now on; what the host still had to answer.
    pub(super) fn keep_in(&mut self, keeper: Keeper) -> Result<Option<Answer>, LinkError> {
        self.local.keep_in(Some(keeper))
    }
}

/// Bytes that nobody chose, for tables that begin at the host's own wish.
fn dice() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("this system has randomness");
    bytes
}

/// A table as it is kept before anybody plays it.
pub(super) fn kept(table: &dyn Table) -> KeptTable {
    let mut kept = KeptTable::new(String::new(), table, Vec::new());
    kept.follow(table, 0);
    kept
}
