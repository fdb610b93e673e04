//! Many games between bots: the loop is compiled once per game and allocates nothing per decision.

use gantry_bots::{Bot, Greedy, Random, next_input, play_out_dealt};
use gantry_kernel::record::{Player, Record, Start};
use gantry_kernel::{Dice, MAX_SEATS, Match, Purpose, Seat, Secret, Seed, Standings};

use crate::listing::begin;
use crate::{OpenError, Opening, Playable};

/// The bots that can sit at any table.
pub const BOTS: &[&str] = &["random", "greedy"];

/// Games per piece of work: large enough to forget the hand-over, small enough to share evenly.
const CHUNK: u64 = 64;

/// A win is shared among up to eight; all shares of it are whole numbers of these.
const WHOLE_WIN: u64 = 840;

pub(crate) type Run = fn(&SimPlan, &(dyn Fn(u64) + Sync)) -> Result<SimReport, OpenError>;

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

/// What came of a simulation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SimReport {
    /// How many games were played.
    pub games: u64,
    /// How many decisions players made in them.
    pub decisions: u64,
    /// The scores of each seat.
    pub seats: Vec<SeatTally>,
    /// The options played with, all of them.
    pub options: Vec<(String, String)>,
}

/// What a seat made of its games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatTally {
    /// All points together.
    pub points: i64,
    /// The lowest score.
    pub least: i32,
    /// The highest score.
    pub most: i32,
    shares: u64,
}

impl SeatTally {
    const NONE: Self = Self { points: 0, least: i32::MAX, most: i32::MIN, shares: 0 };

    /// Wins, a shared one counted in parts.
    #[allow(clippy::cast_precision_loss)] // for people to read
    pub fn wins(&self) -> f64 {
        self.shares as f64 / WHOLE_WIN as f64
    }

    fn join(&mut self, other: &Self) {
        self.points += other.points;
        self.least = self.least.min(other.least);
        self.most = self.most.max(other.most);
        self.shares += other.shares;
    }
}

impl SimReport {
    fn new(seats: usize) -> Self {
        Self { seats: vec![SeatTally::NONE; seats], ..Self::default() }
    }

    fn add(&mut self, standings: &Standings, decisions: u64) {
        self.games += 1;
        self.decisions += decisions;
        let winners = standings.winners();
        for (index, tally) in self.seats.iter_mut().enumerate() {
            let points = standings.points[index];
            let won = winners.contains(Seat::new(index));
            let shares = if won { WHOLE_WIN / winners.len() as u64 } else { 0 };
            tally.join(&SeatTally { points: points.into(), least: points, most: points, shares });
        }
    }

    /// Sums, smallest and largest only, so the order in which threads finish does not matter.
    fn join(mut self, other: &Self) -> Self {
        self.games += other.games;
        self.decisions += other.decisions;
        for (tally, more) in self.seats.iter_mut().zip(&other.seats) {
            tally.join(more);
        }
        self
    }
}

/// The bot of this name.
pub(crate) fn bot<G: Playable>(name: &str) -> Option<Box<dyn Bot<G>>> {
    match name {
        "random" => Some(Box::new(Random)),
        "greedy" => Some(Box::<Greedy>::default()),
        _ => None,
    }
}

fn bots<G: Playable>(names: &[String]) -> Result<Vec<Box<dyn Bot<G>>>, OpenError> {
    names.iter().map(|name| bot(name).ok_or_else(|| OpenError::Bot(name.clone()))).collect()
}

/// Keyed dice for chance, counted per purpose as a match counts them, so that a simulated game can be
/// met again in a match and recorded.
struct Dealer {
    seed: Seed,
    drawn: Vec<(Purpose, u32)>,
}

impl Dealer {
    fn dice(&mut self, purpose: Purpose) -> Dice {
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
fn sources(plan: &SimPlan, index: u64) -> (Secret, Dice) {
    let number = plan.seed.wrapping_add(index);
    (Secret::from_number(number), Dice::from_number(number))
}

fn chunk<G: Playable>(
    plan: &SimPlan,
    start: &G::State,
    games: std::ops::Range<u64>,
) -> Result<SimReport, OpenError> {
    let mut report = SimReport::new(plan.bots.len());
    let mut bots = bots::<G>(&plan.bots)?;
    let mut seated: Vec<&mut dyn Bot<G>> = bots.iter_mut().map(|bot| &mut **bot as _).collect();
    let mut legal = Vec::new();
    let mut dealer = Dealer { seed: Seed::from_number(0), drawn: Vec::new() };
    for index in games {
        let (secret, mut dice) = sources(plan, index);
        dealer.seed = secret.seed(&[]);
        dealer.drawn.clear();
        let deal = |state: &G::State, purpose| G::draw(state, &mut dealer.dice(purpose));
        let played = play_out_dealt(start.clone(), &mut seated, &mut dice, &mut legal, deal);
        report.add(&played.standings, played.decisions);
    }
    Ok(report)
}

pub(crate) fn run<G: Playable>(
    plan: &SimPlan,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<SimReport, OpenError> {
    let setup = G::configure(plan.bots.len(), &plan.options)?;
    let start = G::start(&setup)?;
    bots::<G>(&plan.bots)?;
    let work = |number: u64| {
        let first = number * CHUNK;
        let last = plan.games.min(first + CHUNK);
        let report = chunk::<G>(plan, &start, first..last)?;
        progress(last - first);
        Ok(report)
    };
    let nothing = || SimReport::new(plan.bots.len());
    let mut report = share(plan.games.div_ceil(CHUNK), plan.threads, work, nothing)?;
    let options = G::options(&setup).into_iter();
    report.options = options.map(|(key, value)| (key.into(), value)).collect();
    Ok(report)
}

fn alone(
    chunks: u64,
    work: impl Fn(u64) -> Result<SimReport, OpenError>,
    nothing: impl Fn() -> SimReport,
) -> Result<SimReport, OpenError> {
    (0..chunks).try_fold(nothing(), |sum, number| Ok(sum.join(&work(number)?)))
}

#[cfg(target_arch = "wasm32")]
fn share(
    chunks: u64,
    _threads: usize,
    work: impl Fn(u64) -> Result<SimReport, OpenError>,
    nothing: impl Fn() -> SimReport,
) -> Result<SimReport, OpenError> {
    alone(chunks, work, nothing)
}

#[cfg(not(target_arch = "wasm32"))]
fn share(
    chunks: u64,
    threads: usize,
    work: impl Fn(u64) -> Result<SimReport, OpenError> + Sync,
    nothing: impl Fn() -> SimReport + Sync,
) -> Result<SimReport, OpenError> {
    use rayon::iter::{IntoParallelIterator, ParallelIterator};

    let pool = match threads {
        0 | 1 => None,
        _ => rayon::ThreadPoolBuilder::new().num_threads(threads).build().ok(),
    };
    let Some(pool) = pool else { return alone(chunks, work, nothing) };
    pool.install(|| {
        (0..chunks)
            .into_par_iter()
            .map(&work)
            .try_reduce(&nothing, |one, other| Ok(one.join(&other)))
    })
}

/// The plan's game with this index, played through a match.
pub(crate) fn record<G: Playable>(plan: &SimPlan, index: u64) -> Result<Record, OpenError> {
    let (secret, mut dice) = sources(plan, index);
    let named = |(seat, kind): (usize, &String)| Player {
        kind: kind.clone(),
        name: format!("{kind} {}", Seat::new(seat % MAX_SEATS)),
    };
    let players = plan.bots.iter().enumerate().map(named).collect();
    let start = Start::Options(plan.options.clone());
    let (start, header) = begin::<G>(Opening { start, players, secret, salts: Vec::new() })?;
    let mut bots = bots::<G>(&plan.bots)?;
    let mut seated: Vec<&mut dyn Bot<G>> = bots.iter_mut().map(|bot| &mut **bot as _).collect();
    let seed = secret.seed(&[]);
    let mut played = Match::<G>::new(start, header.digest());
    let mut legal = Vec::new();
    loop {
        let deal = |state: &G::State, _| {
            let mut dice = played.dice(&seed).expect("asked only while nature is awaited");
            G::draw(state, &mut dice)
        };
        let (state, now) = (played.state(), played.now());
        let next = next_input(state, now, &mut seated, &mut dice, &mut legal, deal);
        let Some((at, input)) = next else { return Ok(Record::of(header, &played)) };
        played.admit(at, input).expect("bots choose among the legal actions");
    }
}
