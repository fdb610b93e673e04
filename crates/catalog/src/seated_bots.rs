//! The bots that sit at a table, and what they have in mind.

use std::fmt;

use gantry_bots::Bot;
use gantry_kernel::{MAX_SEATS, Seat};

use crate::levels::{bot_alone, describe};
use crate::{Playable, TableError};

/// A bot that sits at a table and may be about to do something.
pub(crate) struct SeatedBot<G: Playable> {
    name: String,
    pub(crate) bot: Box<dyn Bot<G>>,
    /// How long it does nothing after what it did last.
    pub(crate) pause_ms: u32,
}

pub(crate) struct SeatedBots<G: Playable>([Option<SeatedBot<G>>; MAX_SEATS]);

impl<G: Playable> SeatedBots<G> {
    pub(crate) const NONE: Self = Self([const { None }; MAX_SEATS]);

    /// The bot of this name that sits here: a new one unless it does already. It is away until it
    /// is put back.
    pub(crate) fn of(&mut self, seat: Seat, name: &str) -> Result<SeatedBot<G>, TableError> {
        let same = self.0[seat.index()].take_if(|mind| mind.name == name);
        Ok(match same {
            Some(mind) => mind,
            None => SeatedBot {
                name: name.into(),
                bot: bot_alone(name).map_err(|_| TableError::NoBot(name.into()))?,
                pause_ms: 0,
            },
        })
    }

    /// The bot at a seat has thought.
    pub(crate) fn put_back(&mut self, seat: Seat, mind: SeatedBot<G>) {
        self.0[seat.index()] = Some(mind);
    }

    /// The bot of this name that decides here without haste. Who thinks by the clock goes on with
    /// what it has thought; others begin anew, so that they decide the same in a game that was
    /// saved in between.
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

/// What a bot has in mind is nobody's business.
impl<G: Playable> fmt::Debug for SeatedBots<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter().flatten().map(|mind| &mind.name)).finish()
    }
}
