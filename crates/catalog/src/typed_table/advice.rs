//! Bots at a table.

use gantry_bots::Budget;
#[cfg(not(target_arch = "wasm32"))]
use gantry_bots::analysis::Analysis;
use gantry_kernel::{Dice, Seat, SeatContext};

use super::TypedTable;
use crate::seated_bots::SeatedBot;
use crate::table::{Advice, BotMove, Haste, Thinking};
#[cfg(not(target_arch = "wasm32"))]
use crate::{Choice, Enquiry, analyse};
use crate::{Hint, Playable, TableError, hints};

/// A decision for a bot, with everything it needs.
struct Decision<G: Playable> {
    /// The bot sees only its seat's view of it.
    state: G::State,
    seat: Seat,
    legal: Vec<G::Action>,
    dice: Dice,
    mind: SeatedBot<G>,
    haste: Haste,
}

impl<G: Playable> Thinking for Decision<G> {
    fn think(&mut self) -> BotMove {
        let Self { state, seat, legal, dice, mind, haste } = self;
        let context = SeatContext::new(state, *seat);
        if *haste == Haste::AtItsTurn {
            return BotMove::Act(legal[mind.bot.decide(context, legal, dice)].to_string());
        }
        if mind.pause_ms > 0 {
            return BotMove::Wait(std::mem::take(&mut mind.pause_ms));
        }
        match mind.bot.answer(context, legal, dice) {
            gantry_bots::Response::Act(chosen) => {
                mind.pause_ms = mind.bot.pause(dice);
                BotMove::Act(legal[chosen].to_string())
            }
            gantry_bots::Response::Wait(pause_ms) => BotMove::Wait(pause_ms),
        }
    }
}

impl<G: Playable> Advice for TypedTable<G> {
    fn ask(
        &mut self,
        seat: Seat,
        bot: &str,
        haste: Haste,
    ) -> Result<Box<dyn Thinking>, TableError> {
        let legal = self.must_decide(seat)?;
        let dice = self.bot_dice(seat);
        let mind = match haste {
            Haste::AtItsTurn => self.bots.at_its_turn(seat, bot)?,
            Haste::RealTime => self.bots.of(seat, bot)?,
        };
        let state = self.played.state().clone();
        Ok(Box::new(Decision::<G> { state, seat, legal, dice, mind, haste }))
    }

    fn give_back(&mut self, thinking: Box<dyn Thinking>) {
        let thinking: Box<dyn std::any::Any> = thinking;
        // A bot from another table is of no use here.
        if let Ok(decision) = thinking.downcast::<Decision<G>>() {
            self.bots.put_back(decision.seat, decision.mind);
        }
    }

    fn hints(&self, seat: Seat, budget: Budget) -> Result<Vec<Hint>, TableError> {
        Ok(hints::hints(&self.played, seat, &self.must_decide(seat)?, budget))
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn analyse(&self, enquiry: &Enquiry, progress: &(dyn Fn(u64, u64) + Sync)) -> Analysis<Choice> {
        analyse::run(&self.played, enquiry, progress)
    }
}
