//! Simulations: many games between bots, and the results of each seat.

use gantry_bots::{Bot, LookTimes, Playout, next_input};
use gantry_kernel::record::{Player, Record, Start};
use gantry_kernel::{Game, InputOf, MAX_SEATS, Match, Seat, Standings};

use crate::batch::{self, Collector, SimPlan, WHOLE_WIN, sources, win_shares};
use crate::levels::bots;
use crate::listing::begin;
use crate::{OpenError, Playable, TableStart};

pub(crate) type Run = fn(&SimPlan, &(dyn Fn(u64) + Sync)) -> Result<SimReport, OpenError>;

/// The result of a simulation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SimReport {
    /// How many games were played.
    pub games: u64,
    /// How many decisions players made in them.
    pub decisions: u64,
    /// The scores of each seat.
    pub seats: Vec<SeatTally>,
    /// All options that were played with.
    pub options: Vec<(String, String)>,
}

/// The results of one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatTally {
    /// The sum of all points.
    pub points: i64,
    /// The lowest score.
    pub least: i32,
    /// The highest score.
    pub most: i32,
    shares: u64,
}

impl SeatTally {
    const NONE: Self = Self { points: 0, least: i32::MAX, most: i32::MIN, shares: 0 };

    /// Wins; a shared one counts as a fraction.
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
        for (index, tally) in self.seats.iter_mut().enumerate() {
            let points = standings.points[index];
            let shares = win_shares(standings, Seat::new(index));
            tally.join(&SeatTally { points: points.into(), least: points, most: points, shares });
        }
    }
}

/// Only sums, minima and maxima, so the order in which threads finish does not matter.
impl<G: Game> Collector<G> for SimReport {
    const CHUNK: u64 = 64;

    fn see(&mut self, _: &G::State, _: &InputOf<G>) {}

    fn close(&mut self, _: &G::State, played: &Playout) {
        self.add(&played.standings, played.decisions);
    }

    fn join(mut self, other: Self) -> Self {
        self.games += other.games;
        self.decisions += other.decisions;
        for (tally, more) in self.seats.iter_mut().zip(&other.seats) {
            tally.join(more);
        }
        self
    }
}

pub(crate) fn run<G: Playable>(
    plan: &SimPlan,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<SimReport, OpenError> {
    let fresh = |_: &G::Setup| SimReport::new(plan.bots.len());
    let (setup, mut report) = batch::play::<G, SimReport>(plan, progress, fresh)?;
    report.options = batch::options::<G>(&setup);
    Ok(report)
}

/// The plan's game with this index, played through a match.
pub(crate) fn record<G: Playable>(plan: &SimPlan, index: u64) -> Result<Record, OpenError> {
    let (secret, mut dice) = sources(plan, index);
    let named = |(seat, kind): (usize, &String)| Player {
        kind: kind.clone(),
        // Capitalized, because sentences may begin with it.
        name: format!("{}{} {}", kind[..1].to_uppercase(), &kind[1..], Seat::new(seat % MAX_SEATS)),
    };
    let players = plan.bots.iter().enumerate().map(named).collect();
    let start = Start::Options(plan.options.clone());
    let opening = TableStart { start, players, secret, salts: Vec::new() };
    let (start, header) = begin::<G>(G::RULES, opening)?;
    let mut bots = bots::<G>(&plan.bots)?;
    let mut seated: Vec<&mut dyn Bot<G>> = bots.iter_mut().map(|bot| &mut **bot as _).collect();
    let seed = secret.seed(&[]);
    let mut played = Match::<G>::new(start, header.digest());
    let mut legal = Vec::new();
    let mut look_times = LookTimes::default();
    loop {
        let deal = |state: &G::State, _| {
            let mut dice = played.dice(&seed).expect("asked only while chance is awaited");
            G::draw(state, &mut dice)
        };
        let (state, now) = (played.state(), played.now());
        let next =
            next_input(state, now, &mut seated, &mut look_times, &mut dice, &mut legal, deal);
        let Some((at, input)) = next else { return Ok(Record::of(header, &played)) };
        played.admit(at, input).expect("bots choose among the legal actions");
    }
}
