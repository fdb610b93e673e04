//! Many games between bots, shared among threads. The loop is compiled once per game and kind of
//! counting, and allocates nothing per decision.

use std::ops::Range;

use gantry_bots::{Bot, Playout, play_out_watched};
use gantry_kernel::{Dice, Game, InputOf, Purpose, Seat, Secret, Seed, Standings};

use crate::levels::bots;
use crate::threads::share;
use crate::{OpenError, Playable};

/// Up to eight seats may share a win; each share is a whole number of these parts.
pub(crate) const WHOLE_WIN: u64 = 840;

/// What to simulate. Game `i` depends only on `seed + i`, not on the number of threads.
#[derive(Clone, Debug)]
pub struct SimPlan {
    /// How many games.
    pub games: u64,
    /// The seed of the first game.
    pub seed: u64,
    /// The bot at each seat, one per seat.
    pub bots: Vec<String>,
    /// Table options.
    pub options: Vec<(String, String)>,
    /// How many threads share the work; in a browser there is one.
    pub threads: usize,
}

/// Collects results of games. Threads finish in any order, so joining must be commutative.
pub(crate) trait Collector<G: Game>: Send {
    /// Games per work item: enough to hide the overhead, few enough to share evenly.
    const CHUNK: u64;

    /// An input that is about to be applied.
    fn see(&mut self, state: &G::State, input: &InputOf<G>);
    /// A game is over.
    fn close(&mut self, end: &G::State, played: &Playout);
    /// Adds what another collector has counted.
    #[must_use]
    fn join(self, other: Self) -> Self;
}

/// A seat's share of a win, in parts of [`WHOLE_WIN`].
pub(crate) fn win_shares(standings: &Standings, seat: Seat) -> u64 {
    let winners = standings.winners();
    if winners.contains(seat) { WHOLE_WIN / winners.len() as u64 } else { 0 }
}

/// Keyed dice for chance, counted per purpose as a match counts them, so that a simulated game can
/// be repeated in a match and recorded.
#[derive(Debug)]
pub struct Dealer {
    seed: Seed,
    drawn: Vec<(Purpose, u32)>,
}

impl Dealer {
    /// All dice of a deal.
    pub const fn new(seed: Seed) -> Self {
        Self { seed, drawn: Vec::new() }
    }

    /// The next dice for a purpose.
    pub fn dice(&mut self, purpose: Purpose) -> Dice {
        let place = self.drawn.iter().position(|(known, _)| *known == purpose);
        let place = place.unwrap_or_else(|| {
            self.drawn.push((purpose, 0));
            self.drawn.len() - 1
        });
        let count = self.drawn[place].1;
        self.drawn[place].1 += 1;
        Dice::keyed(&self.seed, purpose, count)
    }
}

/// The randomness of one game: the secret behind its deals, and the dice of its bots.
pub(crate) fn sources(plan: &SimPlan, index: u64) -> (Secret, Dice) {
    let number = plan.seed.wrapping_add(index);
    (Secret::from_number(number), Dice::from_number(number))
}

fn chunk<G: Playable>(
    plan: &SimPlan,
    start: &G::State,
    games: Range<u64>,
    witness: &mut impl Collector<G>,
) -> Result<(), OpenError> {
    let mut bots = bots::<G>(&plan.bots)?;
    let mut seated: Vec<&mut dyn Bot<G>> = bots.iter_mut().map(|bot| &mut **bot as _).collect();
    let mut legal = Vec::new();
    let mut dealer = Dealer::new(Seed::from_number(0));
    for index in games {
        let (secret, mut dice) = sources(plan, index);
        dealer.seed = secret.seed(&[]);
        dealer.drawn.clear();
        let mut state = start.clone();
        let deal = |state: &G::State, purpose| G::draw(state, &mut dealer.dice(purpose));
        let watch = |state: &G::State, input: &InputOf<G>| witness.see(state, input);
        let played = play_out_watched(&mut state, &mut seated, &mut dice, &mut legal, deal, watch);
        witness.close(&state, &played);
    }
    Ok(())
}

/// Plays all games of a plan. `fresh` makes a collector for a work item from the settings;
/// `progress` is told how many more games are done. Also returns the settings.
pub(crate) fn play<G: Playable, W: Collector<G>>(
    plan: &SimPlan,
    progress: &(dyn Fn(u64) + Sync),
    fresh: impl Fn(&G::Setup) -> W + Sync,
) -> Result<(G::Setup, W), OpenError> {
    let setup = G::configure(G::RULES, plan.bots.len(), &plan.options)?;
    let start = G::start(&setup)?;
    bots::<G>(&plan.bots)?;
    let work = |number: u64| {
        let first = number * W::CHUNK;
        let last = plan.games.min(first + W::CHUNK);
        let mut witness = fresh(&setup);
        chunk::<G>(plan, &start, first..last, &mut witness)?;
        progress(last - first);
        Ok(witness)
    };
    let chunks = plan.games.div_ceil(W::CHUNK);
    let witness = share(chunks, plan.threads, work, || fresh(&setup), W::join)?;
    Ok((setup, witness))
}

/// Every option with its value.
pub(crate) fn options<G: Playable>(setup: &G::Setup) -> Vec<(String, String)> {
    G::options(setup).into_iter().map(|(key, value)| (key.into(), value)).collect()
}
