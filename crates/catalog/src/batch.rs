//! Many games between bots, shared among threads: the loop is compiled once per game and per way of
//! counting, and allocates nothing per decision.

use std::ops::Range;

use gantry_bots::{Bot, Playout, play_out_watched};
use gantry_kernel::{Dice, Game, InputOf, Purpose, Seat, Secret, Seed, Standings};

use crate::levels::bots;
use crate::threads::share;
use crate::{OpenError, Playable};

/// A win is shared among up to eight; all shares of it are whole numbers of these.
pub(crate) const WHOLE_WIN: u64 = 840;

/// What to simulate. Game `i` depends on `seed + i` alone, whatever the number of threads.
#[derive(Clone, Debug)]
pub struct SimPlan {
    /// How many games.
    pub games: u64,
    /// The seed of the first.
    pub seed: u64,
    /// The bot of each seat; as many as there are seats.
    pub bots: Vec<String>,
    /// Table options.
    pub options: Vec<(String, String)>,
    /// How many threads share the work; without threads (in a browser) it is done by one.
    pub threads: usize,
}

/// Counts what comes of games. What is counted must not depend on the order in which it is joined,
/// since threads finish in any.
pub(crate) trait Witness<G: Game>: Send {
    /// Games per piece of work: large enough to forget the hand-over, small enough to share evenly.
    const CHUNK: u64;

    /// An input that is not applied yet.
    fn see(&mut self, state: &G::State, input: &InputOf<G>);
    /// A game is over.
    fn close(&mut self, end: &G::State, played: &Playout);
    /// What another has counted as well.
    #[must_use]
    fn join(self, other: Self) -> Self;
}

/// What a seat has of a win, in parts of [`WHOLE_WIN`].
pub(crate) fn win_shares(standings: &Standings, seat: Seat) -> u64 {
    let winners = standings.winners();
    if winners.contains(seat) { WHOLE_WIN / winners.len() as u64 } else { 0 }
}

/// Keyed dice for chance, counted per purpose as a match counts them, so that a simulated game can
/// be met again in a match and recorded.
pub(crate) struct Dealer {
    seed: Seed,
    drawn: Vec<(Purpose, u32)>,
}

impl Dealer {
    /// All dice of a deal.
    pub(crate) const fn new(seed: Seed) -> Self {
        Self { seed, drawn: Vec::new() }
    }

    pub(crate) fn dice(&mut self, purpose: Purpose) -> Dice {
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

/// What one game draws from: the secret behind its deals, and the dice of its bots.
pub(crate) fn sources(plan: &SimPlan, index: u64) -> (Secret, Dice) {
    let number = plan.seed.wrapping_add(index);
    (Secret::from_number(number), Dice::from_number(number))
}

fn chunk<G: Playable>(
    plan: &SimPlan,
    start: &G::State,
    games: Range<u64>,
    witness: &mut impl Witness<G>,
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

/// Plays all games of a plan; `fresh` makes a witness for a piece of the work from the settings,
/// `progress` hears how many more games are done. Gives the settings in use as well.
pub(crate) fn play<G: Playable, W: Witness<G>>(
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
