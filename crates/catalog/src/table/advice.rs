//! What bots think of a table.

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
    /// This, at once, in notation.
    Act(String),
    /// Nothing before so many milliseconds have passed.
    Wait(u32),
}

/// Whether time runs while a bot thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Haste {
    /// It decides now. The same bot decides the same way at the same point of the same match, so
    /// that a saved game goes on as it would have; but for bots that think by the clock.
    AtItsTurn,
    /// In real time it may rather wait; it remembers what it was about to do.
    RealTime,
}

/// A bot's decision, apart from the table it is about: it can be made anywhere.
pub trait Thinking: Any + Send {
    /// Thinks; may take long.
    fn think(&mut self) -> BotMove;
}

/// What bots can say about a table.
pub trait Advice {
    /// A decision for a bot at this seat, from what the seat sees. The table goes on meanwhile.
    fn ask(&mut self, seat: Seat, bot: &str, haste: Haste)
    -> Result<Box<dyn Thinking>, TableError>;
    /// Takes back what a bot that has thought keeps in mind for its next decision.
    fn give_back(&mut self, thinking: Box<dyn Thinking>);

    /// The best choices of a seat with what it may hope for after each, from what the seat sees:
    /// the best first.
    fn hints(&self, seat: Seat, budget: Budget) -> Result<Vec<Hint>, TableError>;
    /// What the choices of players, chance and others did to each seat's hope of winning;
    /// `progress` hears how many more of how many estimates are made.
    #[cfg(not(target_arch = "wasm32"))]
    fn analyse(&self, enquiry: &Enquiry, progress: &(dyn Fn(u64, u64) + Sync)) -> Analysis<Choice>;

    /// What a bot does at this seat now, for those who wait for it.
    fn consult(&mut self, seat: Seat, bot: &str, haste: Haste) -> Result<BotMove, TableError> {
        let mut thinking = self.ask(seat, bot, haste)?;
        let answer = thinking.think();
        self.give_back(thinking);
        Ok(answer)
    }

    /// The notation of what a bot decides at this seat, for those who wait for it.
    fn decide(&mut self, seat: Seat, bot: &str) -> Result<String, TableError> {
        match self.consult(seat, bot, Haste::AtItsTurn)? {
            BotMove::Act(notation) => Ok(notation),
            BotMove::Wait(_) => Err(TableError::NothingToDecide(seat)),
        }
    }
}
