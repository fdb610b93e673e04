//! The bots at a table, with the state they keep between decisions.

use std::fmt;

use gantry_bots::Bot;
use gantry_kernel::{MAX_SEATS, Seat};

use crate::levels::{bot_for_idle_machine, describe};
use crate::{Playable, TableError};

/// A bot at a table.
pub(crate) struct SeatedBot<G: Playable> {
    name: String,
    pub(crate) bot: Box<dyn Bot<G>>,
    /// How long it waits after its last action.
    pub(crate) pause_ms: u32,
}

pub(crate) struct SeatedBots<G: Playable>([Option<SeatedBot<G>>; MAX_SEATS]);

#[cfg(not(target_arch = "wasm32"))]
impl<G: Playable> SeatedBot<G> {
    pub(crate) fn name(&self) -> &str {
        &self.name
    }
}

impl<G: Playable> SeatedBots<G> {
    pub(crate) const NONE: Self = Self([const { None }; MAX_SEATS]);

    /// Takes out the bot at this seat, or a new one if the name differs. It is gone until it is put
    /// back.
    pub(crate) fn of(&mut self, seat: Seat, name: &str) -> Result<SeatedBot<G>, TableError> {
        let same = self.0[seat.index()].take_if(|player| player.name == name);
        Ok(match same {
            Some(player) => player,
            None => SeatedBot {
                name: name.into(),
                bot: bot_for_idle_machine(name).map_err(|_| TableError::NoBot(name.into()))?,
                pause_ms: 0,
            },
        })
    }

    /// Puts a bot back after it has thought.
    pub(crate) fn put_back(&mut self, seat: Seat, player: SeatedBot<G>) {
        self.0[seat.index()] = Some(player);
    }

    /// Takes out the bot for a turn-based decision. A bot with a time budget continues from what it
    /// has thought; others start afresh, so that they decide the same in a game that was saved in
    /// between.
    pub(crate) fn at_its_turn(
        &mut self,
        seat: Seat,
        name: &str,
    ) -> Result<SeatedBot<G>, TableError> {
        if describe::<G>(name).is_ok_and(|bot| bot.repeatable) {
            self.0[seat.index()] = None;
        }
        self.of(seat, name)
    }
}

/// Hides what the bots have in mind.
impl<G: Playable> fmt::Debug for SeatedBots<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter().flatten().map(|player| &player.name)).finish()
    }
}
