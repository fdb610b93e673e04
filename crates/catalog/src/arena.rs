//! The arena: bots play each other on the same deals, and what comes of it says who is stronger,
//! and how sure that is.
//!
//! Every deal is played by every bot at every seat (`pairing`), so that neither luck nor seats
//! favour anybody. What is counted is the deal, not the game (`interval`); the arena stops early if
//! the answer is clear, and pays for every look at the results (`looks`).

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
pub use interval::Estimate;
pub use tally::{Duel, Record as ArenaRecord};

use crate::{OpenError, Playable, batch, levels, threads};
use game::GameResult;
use looks::{Look, looks};
use tally::Tally;

pub(crate) type Run = fn(&ArenaPlan, &(dyn Fn(u64) + Sync)) -> Result<ArenaReport, OpenError>;

/// More would need thousands of games per deal.
const MOST_BOTS: usize = 12;
/// Games are played in blocks of about so many, so that their outcomes need little room.
const BLOCK: u64 = 4096;

/// Who is to play whom. The cards of deal `i` depend on `seed + i` alone, whatever the number of
/// threads.
#[derive(Clone, Debug)]
pub struct ArenaPlan {
    /// The bots, each once.
    pub bots: Vec<String>,
    /// How many sit at a table.
    pub seats: usize,
    /// How many games at the least: as many deals as it takes are played whole.
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

/// Why there can be no arena.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ArenaError {
    /// Nobody to play against.
    #[error("an arena takes at least two bots")]
    Alone,
    /// Too many.
    #[error("an arena takes at most {MOST_BOTS} bots, not {0}")]
    Crowd(usize),
    /// A bot against itself.
    #[error("bot {0:?} is named more than once")]
    Twice(String),
}

/// What came of an arena.
#[derive(Clone, Debug, PartialEq)]
pub struct ArenaReport {
    /// How many games were played.
    pub games: u64,
    /// On how many deals.
    pub deals: u64,
    /// How many were to be played.
    pub planned_deals: u64,
    /// Whether of every two bots one is clearly the stronger.
    pub clear: bool,
    /// The options played with, all of them.
    pub options: Vec<(String, String)>,
    /// What each bot made of it, in the order in which they were named.
    pub bots: Vec<ArenaRecord>,
    /// Every two bots.
    pub duels: Vec<Duel>,
}

impl ArenaPlan {
    /// How many games there are on each deal.
    pub fn games_per_deal(&self) -> u64 {
        pairing::tables_per_deal(self.bots.len(), self.seats)
    }

    /// How many deals it takes to play as many games as are asked for.
    pub fn deals(&self) -> u64 {
        self.games.div_ceil(self.games_per_deal().max(1)).max(1)
    }

    fn check(&self) -> Result<(), ArenaError> {
        match self.bots.len() {
            0 | 1 => return Err(ArenaError::Alone),
            2..=MOST_BOTS => {}
            many => return Err(ArenaError::Crowd(many)),
        }
        for (index, name) in self.bots.iter().enumerate() {
            if self.bots[..index].contains(name) {
                return Err(ArenaError::Twice(name.clone()));
            }
        }
        Ok(())
    }
}

/// Plays from look to look until the answer is clear or the deals are over; `play` gives the
/// outcomes of deals, table by table.
fn hold(
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
    let look = hold(&mut tally, &looks(plan.deals(), plan.all), play)?;
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
