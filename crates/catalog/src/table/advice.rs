//! Bots' decisions and advice about a table.

use std::any::Any;

use gantry_bots::Budget;
#[cfg(not(target_arch = "wasm32"))]
use gantry_bots::analysis::Analysis;
use gantry_kernel::Seat;

use super::TableError;
use crate::Hint;
#[cfg(not(target_arch = "wasm32"))]
use crate::{Choice, Enquiry};

/// What a bot does when it looks at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BotMove {
    /// Act at once, in notation.
    Act(String),
    /// Do nothing for this many milliseconds.
    Wait(u32),
}

/// Whether time runs while a bot thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Haste {
    /// It decides now. The same bot decides the same at the same point of the same match, so that a
    /// saved game goes on as it would have. Bots with a time budget are the exception.
    AtItsTurn,
    /// In real time it may wait instead; it remembers what it was about to do.
    RealTime,
}

/// A bot's decision, detached from its table: it can be made on any thread.
pub trait Thinking: Any + Send {
    /// Makes the decision; may take long.
    fn think(&mut self) -> BotMove;
}

/// Bots' decisions and advice about a table.
pub trait Advice {
    /// A decision for a bot at this seat, from what the seat sees. The table may change meanwhile.
    fn ask(&mut self, seat: Seat, bot: &str, haste: Haste)
    -> Result<Box<dyn Thinking>, TableError>;
    /// Takes back a bot that has thought, with what it keeps for its next decision.
    fn give_back(&mut self, thinking: Box<dyn Thinking>);

    /// The best choices of a seat, best first, with what it may expect after each, judged from what
    /// the seat sees.
    fn hints(&self, seat: Seat, budget: Budget) -> Result<Vec<Hint>, TableError>;
    /// What the choices of players, chance and others did to each seat's expected share of the win;
    /// `progress` is told how many of how many estimates are done.
    #[cfg(not(target_arch = "wasm32"))]
    fn analyse(&self, enquiry: &Enquiry, progress: &(dyn Fn(u64, u64) + Sync)) -> Analysis<Choice>;

    /// What a bot does at this seat now. Waits for the decision.
    fn consult(&mut self, seat: Seat, bot: &str, haste: Haste) -> Result<BotMove, TableError> {
        let mut thinking = self.ask(seat, bot, haste)?;
        let answer = thinking.think();
        self.give_back(thinking);
        Ok(answer)
    }

    /// The notation of a bot's decision at this seat. Waits for it.
    fn decide(&mut self, seat: Seat, bot: &str) -> Result<String, TableError> {
        match self.consult(seat, bot, Haste::AtItsTurn)? {
            BotMove::Act(notation) => Ok(notation),
            BotMove::Wait(_) => Err(TableError::NothingToDecide(seat)),
        }
    }
}
