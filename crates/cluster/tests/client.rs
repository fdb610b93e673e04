//! A client: somebody at one table who makes one call after the other, or only looks on. It repeats
//! what is not answered, and looks for another process if it hears nothing.

use gantry_cluster::TableId;

use crate::dice::Dice;
use crate::plan::{LAST, PROCESSES};
use crate::process::{Asked, Told};

pub struct Client {
    index: usize,
    pub table: TableId,
    /// The process that it is connected to.
    pub slot: usize,
    pub session: u64,
    /// Which of the planned moments to act is meant.
    pub serial: u64,
    /// How many lines it was shown.
    pub known: u64,
    /// The call that is not answered.
    pub doing: Option<u32>,
    /// When what was last sent to it arrives.
    pub arrival: u64,
    calls: u32,
    unheard: u32,
    looks_on: bool,
}

/// After this many calls without an answer it connects elsewhere.
const TRIES: u32 = 3;

impl Client {
    pub fn new(index: usize, table: TableId) -> Self {
        let (slot, looks_on) = (index % PROCESSES, index == 4);
        let (session, serial, known, doing, arrival, calls, unheard) = (0, 0, 0, None, 0, 0, 0);
        Self {
            index,
            table,
            slot,
            session,
            serial,
            known,
            doing,
            arrival,
            calls,
            unheard,
            looks_on,
        }
    }

    /// Its connection has ended.
    pub fn fail(&mut self) {
        self.unheard = TRIES;
    }

    pub fn act(&mut self, now: u64, dice: &mut Dice) -> Asked {
        self.serial += 1;
        if self.unheard >= TRIES {
            (self.unheard, self.slot) = (0, dice.index(PROCESSES));
            self.session += 1;
        }
        self.unheard += 1;
        if self.doing.is_none() && !self.looks_on && now < LAST {
            self.doing = Some(self.calls);
            self.calls += 1;
        }
        Asked {
            table: self.table.clone(),
            client: self.index,
            session: self.session,
            known: self.known,
            // now and then it only asks for what it has missed
            act: self.doing.filter(|_| now >= LAST || dice.chance(700)),
        }
    }

    pub fn hear(&mut self, told: &Told) {
        if told.session != self.session {
            return;
        }
        self.unheard = 0;
        if let Some(frame) = told.frame {
            self.known = frame.to;
        }
        if told.acknowledged.is_some() && told.acknowledged == self.doing {
            self.doing = None;
        }
    }
}
