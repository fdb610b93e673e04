//! A local table: the link to its host in this process, and its file.

use std::io;
use std::path::Path;
use std::time::Duration;

use gantry_catalog::{Budget, Listing, Table};
use gantry_host::{Host, KeptTable};
use gantry_terminal::{Link, LinkError, Local};
use gantry_wire::{Answer, ClientMessage, Frame};

use crate::fail::CliError;
use crate::files::{self, Keeper};

/// The budget of a hint when nobody is waiting: the same answers give the same output.
const THINKING_ALONE: Budget = Budget::Iterations(200);

/// A local table. Played line by line, it has no clock: time moves only to pass deadlines, so the
/// same seed and the same answers give the same record.
pub(crate) struct LocalTable {
    local: Local<Option<Keeper>>,
    now: Duration,
}

impl LocalTable {
    /// A host for this table, and its first frame. `watched` says whether a person is there who
    /// would wait for a hint.
    pub(crate) fn open(
        listing: &'static Listing,
        table: Box<dyn Table>,
        keeper: Option<Keeper>,
        watched: bool,
    ) -> Result<(Self, Frame), CliError> {
        let mut host = Host::new(Vec::new(), dice);
        if !watched {
            host.think_about_hints(THINKING_ALONE);
        }
        let now = Duration::ZERO;
        let file = keeper.as_ref().map(|keeper| keeper.path().to_owned());
        let opened = Local::open(host, now, listing, table, keeper);
        let (local, frame) = opened.map_err(|error| match file {
            Some(file) => files::about(&file, error),
            None => CliError::usage(error),
        })?;
        Ok((Self { local, now }, frame))
    }

    /// For a client with a clock, which starts with the table.
    pub(super) fn link(&mut self) -> &mut dyn Link {
        &mut self.local
    }

    /// Sends a message to the host.
    pub(super) fn send(&mut self, message: ClientMessage) -> Result<Answer, LinkError> {
        self.local.call(self.now, message)
    }

    /// Does what is due.
    pub(super) fn step(&mut self) -> Result<(), LinkError> {
        self.local.step(self.now)
    }

    /// The next frame, if one has arrived.
    pub(super) fn receive(&mut self) -> Option<Frame> {
        self.local.frame()
    }

    /// Moves the time to the next deadline; returns whether there is one.
    pub(super) fn pass_time(&mut self) -> bool {
        let wait = self.local.next_step_in(self.now);
        self.now += wait.unwrap_or_default();
        wait.is_some()
    }

    /// The kept table.
    pub(super) fn table(&self) -> &KeptTable {
        self.local.table()
    }

    /// Its file.
    pub(super) fn file(&self) -> Option<&Path> {
        self.local.keep().as_ref().map(Keeper::path)
    }

    /// An error about that file.
    pub(super) fn fault(&self, error: &io::Error) -> CliError {
        match self.local.keep() {
            Some(keeper) => keeper.about(error),
            None => CliError::usage(error),
        }
    }

    /// Stores it as it is now, in its file.
    pub(super) fn store(&mut self) -> io::Result<()> {
        self.local.store()
    }

    /// Keeps it in another file from now on; returns the answer that the host held back.
    pub(super) fn keep_in(&mut self, keeper: Keeper) -> Result<Option<Answer>, LinkError> {
        self.local.keep_in(Some(keeper))
    }
}

/// Random bytes, for tables that the host itself would start.
fn dice() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("this system has randomness");
    bytes
}

/// The table as it is kept before anybody plays.
pub(super) fn kept(table: &dyn Table) -> KeptTable {
    let mut kept = KeptTable::new(String::new(), table, Vec::new());
    kept.follow(table, 0);
    kept
}
