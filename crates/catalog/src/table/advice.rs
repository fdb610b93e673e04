//! Bots' decisions and advice about a table.

use std::any::Any;

use gantry_bots::Budget;
#[cfg(not(target_arch = "wasm32"))]
use gantry_bots::analysis::Analysis;
use gantry_bots::analysis::WinShare;
use gantry_kernel::Seat;

use super::TableError;
use crate::Hint;
#[cfg(not(target_arch = "wasm32"))]
use crate::{AnalysisRequest, Choice, SentJob};

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
pub enum Timing {
    /// It decides now. The same bot decides the same at the same point of the same match, so that a
    /// saved game goes on as it would have. Bots with a time budget are the exception.
    InTurn,
    /// In real time it may wait instead; it remembers what it was about to do.
    RealTime,
}

/// A bot's decision, detached from its table: it can be made on any thread.
pub trait Thinking: Any + Send {
    /// Makes the decision; may take long.
    fn think(&mut self) -> BotMove;
    /// The same decision for another process. `None` if it takes next to no time, or if time runs
    /// while the bot thinks.
    #[cfg(not(target_arch = "wasm32"))]
    fn sent(&self) -> Option<SentJob> {
        None
    }
    /// Whether the seat may choose this, in notation.
    #[cfg(not(target_arch = "wasm32"))]
    fn offers(&self, _notation: &str) -> bool {
        false
    }
}

/// Bots' decisions and advice about a table.
pub trait Advice {
    /// A decision for a bot at this seat, from what the seat sees. The table may change meanwhile.
    fn ask(
        &mut self,
        seat: Seat,
        bot: &str,
        timing: Timing,
    ) -> Result<Box<dyn Thinking>, TableError>;
    /// Takes back a bot that has thought, with what it keeps for its next decision.
    fn give_back(&mut self, thinking: Box<dyn Thinking>);

    /// The best choices of a seat, best first, with what it may expect after each, judged from what
    /// the seat sees.
    fn hints(&self, seat: Seat, budget: Budget) -> Result<Vec<Hint>, TableError>;
    /// What these choices of a seat, in notation, are worth: measured in the same worlds, with dice
    /// of this number. Those that are not legal are left out; the errors of differences are those
    /// from the first.
    fn compare(
        &self,
        seat: Seat,
        notations: &[String],
        budget: Budget,
        seed: u64,
    ) -> Result<Vec<Hint>, TableError>;
    /// What a seat may expect now: its share of the win, judged from what it sees; once the game is
    /// over, the share that it has.
    fn expectation(&self, seat: Seat, budget: Budget) -> WinShare;
    /// What the choices of players, chance and others did to each seat's expected share of the win;
    /// `progress` is told how many of how many estimates are done.
    #[cfg(not(target_arch = "wasm32"))]
    fn analyse(
        &self,
        request: &AnalysisRequest,
        progress: &(dyn Fn(u64, u64) + Sync),
    ) -> Analysis<Choice>;

    /// What a bot does at this seat now. Waits for the decision.
    fn consult(&mut self, seat: Seat, bot: &str, timing: Timing) -> Result<BotMove, TableError> {
        let mut thinking = self.ask(seat, bot, timing)?;
        let answer = thinking.think();
        self.give_back(thinking);
        Ok(answer)
    }

    /// The notation of a bot's decision at this seat. Waits for it.
    fn decide(&mut self, seat: Seat, bot: &str) -> Result<String, TableError> {
        match self.consult(seat, bot, Timing::InTurn)? {
            BotMove::Act(notation) => Ok(notation),
            BotMove::Wait(_) => Err(TableError::NothingToDecide(seat)),
        }
    }
}
