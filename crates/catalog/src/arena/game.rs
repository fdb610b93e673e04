//! One game of an arena, with a stopwatch for every bot.

use std::time::Duration;

use gantry_bots::{Bot, Response, play_out_dealt};
use gantry_kernel::{Dice, Purpose, SeatContext, Secret, Standings};

use crate::batch::Dealer;
use crate::clock;
use crate::levels::bot;
use crate::{OpenError, Playable};

/// Dice streams for bots are at the top, where no game has purposes.
const BOT_PURPOSE: Purpose = Purpose(u16::MAX);

/// How long a bot thought, in processor time. Only decisions with a choice count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// How many decisions.
    pub decisions: u64,
    /// The total thinking time.
    pub time: Duration,
    /// The longest decision.
    pub longest: Duration,
}

impl Effort {
    /// The mean time of a decision in milliseconds.
    #[allow(clippy::cast_precision_loss)] // for people to read
    pub fn mean_ms(&self) -> f64 {
        1000.0 * self.time.as_secs_f64() / self.decisions.max(1) as f64
    }

    /// The time of the longest decision in milliseconds.
    pub fn longest_ms(&self) -> f64 {
        1000.0 * self.longest.as_secs_f64()
    }

    pub(super) fn join(&mut self, other: &Self) {
        self.decisions += other.decisions;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
    }
}

/// The result of a game.
#[derive(Clone, Debug)]
pub(super) struct GameResult {
    pub(super) standings: Standings,
    /// By seat.
    pub(super) efforts: Vec<Effort>,
}

struct Timed<G: Playable> {
    bot: Box<dyn Bot<G>>,
    effort: Effort,
}

impl<G: Playable> Timed<G> {
    /// Lets the bot think, and records the time if it has a choice.
    fn time<T>(&mut self, choices: usize, think: impl FnOnce(&mut dyn Bot<G>) -> T) -> T {
        if choices < 2 {
            return think(&mut *self.bot);
        }
        let begun = clock::worked();
        let thought = think(&mut *self.bot);
        let time = clock::worked().saturating_sub(begun);
        self.effort.join(&Effort { decisions: 0, time, longest: time });
        thought
    }
}

impl<G: Playable> Bot<G> for Timed<G> {
    fn decide(
        &mut self,
        context: SeatContext<'_, G>,
        legal: &[G::Action],
        dice: &mut Dice,
    ) -> usize {
        self.effort.decisions += u64::from(legal.len() > 1);
        self.time(legal.len(), |bot| bot.decide(context, legal, dice))
    }

    fn answer(
        &mut self,
        context: SeatContext<'_, G>,
        legal: &[G::Action],
        dice: &mut Dice,
    ) -> Response {
        let answer = self.time(legal.len(), |bot| bot.answer(context, legal, dice));
        let acts = matches!(answer, Response::Act(_));
        self.effort.decisions += u64::from(acts && legal.len() > 1);
        answer
    }

    fn pause(&mut self, dice: &mut Dice) -> u32 {
        self.bot.pause(dice)
    }
}

/// Plays one table of a deal. Chance depends only on the deal; the bots' dice also depend on the
/// table.
pub(super) fn play<G: Playable>(
    start: &G::State,
    names: &[&str],
    deal: u64,
    table: u32,
) -> Result<GameResult, OpenError> {
    let timed = |name: &&str| Ok(Timed { bot: bot::<G>(name)?, effort: Effort::default() });
    let mut bots = names.iter().map(timed).collect::<Result<Vec<_>, OpenError>>()?;
    let mut seated: Vec<&mut dyn Bot<G>> = bots.iter_mut().map(|bot| bot as _).collect();
    let seed = Secret::from_number(deal).seed(&[]);
    let mut dice = Dice::keyed(&seed, BOT_PURPOSE, table);
    let mut dealer = Dealer::new(seed);
    let deal = |state: &G::State, purpose| G::draw(state, &mut dealer.dice(purpose));
    let played = play_out_dealt(start.clone(), &mut seated, &mut dice, &mut Vec::new(), deal);
    let efforts = bots.iter().map(|bot| bot.effort).collect();
    Ok(GameResult { standings: played.standings, efforts })
}
