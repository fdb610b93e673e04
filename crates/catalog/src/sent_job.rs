//! A bot's decision for another process, which knows nothing but what the seat sees.
//!
//! The worker imagines a world that fits the view. To the bot it is as good as the true one: view,
//! waiting set and legal actions are the same, and a bot is a function of these. So no hidden card
//! travels, and the decision is the same wherever it is made.

use gantry_bots::Bot;
use gantry_kernel::{Dice, Seat, SeatContext, Viewer};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Playable, find_version, levels};

/// The version of all bots that count: raised with every change after which one of them decides
/// differently somewhere, so that only workers that decide as the server would are asked.
pub const BOTS_VERSION: u32 = 1;

/// A bot's decision that is to be made from what its seat sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SentJob {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The bot.
    pub bot: String,
    /// Its seat.
    pub seat: Seat,
    /// What the seat sees, as JSON.
    pub view: String,
    /// The number of the bot's dice. It tells nothing about the dice of chance.
    pub dice: u64,
}

/// Why a job cannot be done here.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SentJobError {
    /// Another version is needed.
    #[error("there is no {0} by rules {1} here")]
    Rules(String, u32),
    /// Another bot is needed.
    #[error("there is no bot {0:?} here")]
    Bot(String),
    /// The view is not one of this game.
    #[error("the view cannot be read: {0}")]
    View(String),
    /// The seat has nothing to decide.
    #[error("seat {0} has nothing to decide")]
    NothingToDecide(Seat),
}

impl SentJob {
    /// Decides; may take long. The same job gives the same notation on every machine: a bot with a
    /// time budget plays as many worlds as a typical machine does in that time.
    pub fn think(&self) -> Result<String, SentJobError> {
        let listing = find_version(&self.game, self.rules);
        let unknown = || SentJobError::Rules(self.game.clone(), self.rules);
        (listing.ok_or_else(unknown)?.code().think)(self)
    }
}

/// Decides as this game's bot.
pub(crate) fn think<G: Playable>(job: &SentJob) -> Result<String, SentJobError> {
    let mut bot: Box<dyn Bot<G>> =
        levels::counted(&job.bot).map_err(|_| SentJobError::Bot(job.bot.clone()))?;
    let view: G::View =
        serde_json::from_str(&job.view).map_err(|error| SentJobError::View(error.to_string()))?;
    let mut dice = Dice::from_number(job.dice);
    let world = G::imagine(&view, &mut dice);
    if G::view(&world, Viewer::Seat(job.seat)) != view {
        return Err(SentJobError::View("no world looks like this".into()));
    }
    let mut legal = Vec::new();
    if G::awaiting(&world).may().contains(job.seat) {
        G::legal(&world, job.seat, &mut legal);
    }
    if legal.is_empty() {
        return Err(SentJobError::NothingToDecide(job.seat));
    }
    let chosen = bot.decide(SeatContext::new(&world, job.seat), &legal, &mut dice);
    Ok(legal[chosen].to_string())
}

/// A job for the bot of this name, if it thinks so long that sending it costs less.
pub(crate) fn send<G: Playable>(
    state: &G::State,
    bot: &str,
    seat: Seat,
    dice: &Dice,
) -> Option<SentJob> {
    if levels::describe::<G>(bot).ok()?.thinks.is_zero() {
        return None;
    }
    let view = serde_json::to_string(&G::view(state, Viewer::Seat(seat)));
    Some(SentJob {
        game: G::ID.into(),
        rules: G::rules(G::setup(state)),
        bot: bot.into(),
        seat,
        view: view.expect("a view is plain data"),
        dice: dice.clone().bits(),
    })
}
