//! The arena: bots play each other on the same deals, to find out which is stronger and how certain
//! that is.
//!
//! Every deal is played by every bot at every seat (`pairing`), so that neither luck nor seats
//! favour anybody. The sample unit is the deal, not the game (`interval`). The arena stops early if
//! the answer is clear, and pays for every interim look at the results (`looks`).

mod game;
mod interval;
mod looks;
mod pairing;
mod rating;
mod tally;
#[cfg(test)]
mod tests;

use std::ops::Range;

use thiserror::Error;

pub use game::Effort;
pub use interval::MeanInterval;
pub use tally::{Duel, Record as ArenaRecord};

use crate::{OpenError, Playable, batch, levels, threads};
use game::GameResult;
use looks::{Look, looks};
use tally::Tally;

pub(crate) type Run = fn(&ArenaPlan, &(dyn Fn(u64) + Sync)) -> Result<ArenaReport, OpenError>;

/// More would need thousands of games per deal.
const MOST_BOTS: usize = 12;
/// Games are played in blocks of about this many, so that their outcomes need little memory.
const BLOCK: u64 = 4096;

/// Who is to play whom. The cards of deal `i` depend only on `seed + i`, not on the number of
/// threads.
#[derive(Clone, Debug)]
pub struct ArenaPlan {
    /// The bots, each once.
    pub bots: Vec<String>,
    /// How many sit at a table.
    pub seats: usize,
    /// The fewest games; deals are completed.
    pub games: u64,
    /// The seed of the first deal.
    pub seed: u64,
    /// Table options.
    pub options: Vec<(String, String)>,
    /// How many threads share the work.
    pub threads: usize,
    /// Plays all games, however clear the answer.
    pub all: bool,
}

/// Why an arena cannot run.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ArenaError {
    /// Fewer than two bots.
    #[error("an arena takes at least two bots")]
    TooFewBots,
    /// Too many bots.
    #[error("an arena takes at most {MOST_BOTS} bots, not {0}")]
    TooManyBots(usize),
    /// A bot is named twice.
    #[error("bot {0:?} is named more than once")]
    DuplicateBot(String),
}

/// The result of an arena.
#[derive(Clone, Debug, PartialEq)]
pub struct ArenaReport {
    /// How many games were played.
    pub games: u64,
    /// The number of deals they were played on.
    pub deals: u64,
    /// The number of deals planned.
    pub planned_deals: u64,
    /// Whether one bot of every pair is clearly stronger.
    pub clear: bool,
    /// All options that were played with.
    pub options: Vec<(String, String)>,
    /// The result of each bot, in the order in which they were named.
    pub bots: Vec<ArenaRecord>,
    /// The result of every pair.
    pub duels: Vec<Duel>,
}

impl ArenaPlan {
    /// How many games there are on each deal.
    pub fn games_per_deal(&self) -> u64 {
        pairing::tables_per_deal(self.bots.len(), self.seats)
    }

    /// How many deals it takes to play at least the games asked for.
    pub fn deals(&self) -> u64 {
        self.games.div_ceil(self.games_per_deal().max(1)).max(1)
    }

    fn check(&self) -> Result<(), ArenaError> {
        match self.bots.len() {
            0 | 1 => return Err(ArenaError::TooFewBots),
            2..=MOST_BOTS => {}
            many => return Err(ArenaError::TooManyBots(many)),
        }
        for (index, name) in self.bots.iter().enumerate() {
            if self.bots[..index].contains(name) {
                return Err(ArenaError::DuplicateBot(name.clone()));
            }
        }
        Ok(())
    }
}

/// Plays from one look to the next until the answer is clear or all deals are played; `play`
/// returns the outcomes of deals, table by table.
fn play_until_clear(
    tally: &mut Tally,
    looks: &[Look],
    mut play: impl FnMut(Range<u64>) -> Result<Vec<GameResult>, OpenError>,
) -> Result<Look, OpenError> {
    let tables = tally.seating().of(0).len();
    let block = (BLOCK / tables as u64).max(1);
    let mut done = 0;
    let mut last = looks[0];
    for look in looks {
        while done < look.deals {
            let end = look.deals.min(done + block);
            play(done..end)?.chunks(tables).for_each(|deal| tally.add(deal));
            done = end;
        }
        last = *look;
        if tally.is_clear(look.error) {
            break;
        }
    }
    Ok(last)
}

pub(crate) fn run<G: Playable>(
    plan: &ArenaPlan,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<ArenaReport, OpenError> {
    levels::bots::<G>(&plan.bots)?;
    plan.check()?;
    let setup = G::configure(G::RULES, plan.seats, &plan.options)?;
    let start = G::start(&setup)?;
    let mut tally = Tally::new(plan.bots.len(), plan.seats);
    let seating = tally.seating().clone();
    let per_deal = seating.of(0).len() as u64;
    let play = |deals: Range<u64>| {
        let one = |number: u64| {
            let table = u32::try_from(number % per_deal).expect("few tables");
            let index = number / per_deal;
            let bots = seating.of(index)[table as usize].iter();
            let names: Vec<&str> = bots.map(|&bot| plan.bots[bot].as_str()).collect();
            let deal = plan.seed.wrapping_add(index);
            let outcome = game::play::<G>(&start, &names, deal, table);
            progress(1);
            outcome
        };
        let games = deals.start * per_deal..deals.end * per_deal;
        threads::map(games, plan.threads, one).into_iter().collect()
    };
    let look = play_until_clear(&mut tally, &looks(plan.deals(), plan.all), play)?;
    Ok(ArenaReport {
        games: look.deals * per_deal,
        deals: look.deals,
        planned_deals: plan.deals(),
        clear: tally.is_clear(look.error),
        options: batch::options::<G>(&setup),
        bots: tally.records(look.error),
        duels: tally.duels(look.error),
    })
}
