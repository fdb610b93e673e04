//! Bots at a table.

use gantry_bots::Budget;
#[cfg(not(target_arch = "wasm32"))]
use gantry_bots::analysis::Analysis;
use gantry_bots::analysis::WinShare;
use gantry_kernel::{Dice, Seat, SeatContext};

use super::TypedTable;
use crate::seated_bots::SeatedBot;
use crate::table::{Advice, BotMove, Thinking, Timing};
#[cfg(not(target_arch = "wasm32"))]
use crate::{AnalysisRequest, Choice, SentJob, analyse, sent_job};
use crate::{Hint, Playable, TableError, hints};

/// A decision for a bot, with everything it needs.
struct PendingDecision<G: Playable> {
    /// The bot sees only its seat's view of it.
    state: G::State,
    seat: Seat,
    legal: Vec<G::Action>,
    dice: Dice,
    player: SeatedBot<G>,
    timing: Timing,
}

impl<G: Playable> Thinking for PendingDecision<G> {
    fn think(&mut self) -> BotMove {
        let Self { state, seat, legal, dice, player, timing } = self;
        let context = SeatContext::new(state, *seat);
        if *timing == Timing::InTurn {
            return BotMove::Act(legal[player.bot.decide(context, legal, dice)].to_string());
        }
        if player.pause_ms > 0 {
            return BotMove::Wait(std::mem::take(&mut player.pause_ms));
        }
        match player.bot.answer(context, legal, dice) {
            gantry_bots::Response::Act(chosen) => {
                player.pause_ms = player.bot.pause(dice);
                BotMove::Act(legal[chosen].to_string())
            }
            gantry_bots::Response::Wait(pause_ms) => BotMove::Wait(pause_ms),
        }
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn sent(&self) -> Option<SentJob> {
        let Self { state, seat, dice, player, timing, .. } = self;
        let in_turn = *timing == Timing::InTurn;
        in_turn.then(|| sent_job::send::<G>(state, player.name(), *seat, dice)).flatten()
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn offers(&self, notation: &str) -> bool {
        self.legal.iter().any(|action| action.to_string() == notation)
    }
}

impl<G: Playable> Advice for TypedTable<G> {
    fn ask(
        &mut self,
        seat: Seat,
        bot: &str,
        timing: Timing,
    ) -> Result<Box<dyn Thinking>, TableError> {
        let legal = self.must_decide(seat)?;
        let dice = self.bot_dice(seat);
        let player = match timing {
            Timing::InTurn => self.bots.at_its_turn(seat, bot)?,
            Timing::RealTime => self.bots.of(seat, bot)?,
        };
        let state = self.played.state().clone();
        Ok(Box::new(PendingDecision::<G> { state, seat, legal, dice, player, timing }))
    }

    fn give_back(&mut self, thinking: Box<dyn Thinking>) {
        let thinking: Box<dyn std::any::Any> = thinking;
        // A bot from another table is of no use here.
        if let Ok(decision) = thinking.downcast::<PendingDecision<G>>() {
            self.bots.put_back(decision.seat, decision.player);
        }
    }

    fn hints(&self, seat: Seat, budget: Budget) -> Result<Vec<Hint>, TableError> {
        Ok(hints::hints(&self.played, seat, &self.must_decide(seat)?, budget))
    }

    fn compare(
        &self,
        seat: Seat,
        notations: &[String],
        budget: Budget,
        seed: u64,
    ) -> Result<Vec<Hint>, TableError> {
        let legal = self.must_decide(seat)?;
        Ok(hints::compare(&self.played, seat, &legal, notations, budget, seed))
    }

    fn expectation(&self, seat: Seat, budget: Budget) -> WinShare {
        hints::expectation(&self.played, seat, budget)
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn analyse(
        &self,
        request: &AnalysisRequest,
        progress: &(dyn Fn(u64, u64) + Sync),
    ) -> Analysis<Choice> {
        analyse::run(&self.played, request, progress)
    }
}
