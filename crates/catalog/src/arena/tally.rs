//! Collects the results of an arena, deal by deal.

use std::cmp::Ordering;

use gantry_kernel::Seat;

use super::game::{Effort, GameResult};
use super::interval::MeanInterval;
use super::pairing::{Seating, Tables, pairs};
use super::rating::ratings;
use crate::batch::{WHOLE_WIN, win_shares};

/// The result of one bot.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The games it played in.
    pub games: u64,
    /// Its share of the wins in them, all its copies together; a shared win counts as a fraction.
    pub wins: MeanInterval,
    /// The share it would have if all bots were equal.
    pub expected: f64,
    /// On the Elo scale; the first bot has 1000.
    pub rating: MeanInterval,
    /// The mean score.
    pub score: f64,
    /// How long it thought.
    pub effort: Effort,
}

/// The result of two bots against each other.
#[derive(Clone, Debug, PartialEq)]
pub struct Duel {
    /// The index of the first.
    pub one: usize,
    /// The index of the second.
    pub other: usize,
    /// The games both played in.
    pub games: u64,
    /// How often the first placed ahead of the second. Equal places count half; copies are
    /// averaged.
    pub share: MeanInterval,
}

/// Sums over all deals, and the shares of each.
pub(super) struct Tally {
    seating: Seating,
    pairs: Vec<(usize, usize)>,
    bots: Vec<Sums>,
    /// Per deal, the share of wins of each bot.
    wins: Vec<Vec<f64>>,
    /// Per deal, the share of the first of each pair against the other.
    duels: Vec<Vec<f64>>,
}

#[derive(Clone, Debug, Default)]
struct Sums {
    /// Games and seats of one deal.
    games: u64,
    seats: u64,
    points: i64,
    effort: Effort,
}

impl Tally {
    pub(super) fn new(bots: usize, seats: usize) -> Self {
        let seating = Seating::new(bots, seats);
        // The same number in every deal.
        let first = seating.of(0);
        let sums = |bot: usize| {
            let at = |table: &&Vec<usize>| table.contains(&bot);
            let places = first.iter().flatten().filter(|&&other| other == bot);
            let (games, seats) = (first.iter().filter(at).count() as u64, places.count() as u64);
            Sums { games, seats, ..Sums::default() }
        };
        let bots = (0..bots).map(sums).collect::<Vec<_>>();
        let pairs = pairs(bots.len());
        Self { seating, pairs, bots, wins: Vec::new(), duels: Vec::new() }
    }

    pub(super) const fn seating(&self) -> &Seating {
        &self.seating
    }

    /// Adds the next deal: the outcome of every table, in order.
    pub(super) fn add(&mut self, deal: &[GameResult]) {
        let tables = self.seating.of(self.wins.len() as u64);
        assert_eq!(deal.len(), tables.len(), "one outcome per table");
        let mut wins = vec![0; self.bots.len()];
        for (table, outcome) in tables.iter().zip(deal) {
            for (seat, &bot) in Seat::all(table.len()).zip(table) {
                wins[bot] += win_shares(&outcome.standings, seat);
                self.bots[bot].points += i64::from(outcome.standings.points[seat.index()]);
                self.bots[bot].effort.join(&outcome.efforts[seat.index()]);
            }
        }
        let share = |(wins, sums): (u64, &Sums)| real(wins) / real(WHOLE_WIN * sums.games);
        let duels = self.pairs.iter().map(|&pair| duel(pair, tables, deal)).collect();
        self.wins.push(wins.into_iter().zip(&self.bots).map(share).collect());
        self.duels.push(duels);
    }

    fn share(&self, pair: usize, error: f64) -> MeanInterval {
        MeanInterval::of_deals(self.duels.iter().map(|deal| deal[pair]), error)
    }

    /// Whether one bot of every pair is clearly ahead; the error is shared among the pairs.
    pub(super) fn is_clear(&self, error: f64) -> bool {
        let error = error / real(self.pairs.len() as u64);
        (0..self.pairs.len()).all(|pair| self.share(pair, error).is_clear_of(0.5))
    }

    pub(super) fn duels(&self, error: f64) -> Vec<Duel> {
        let deals = self.duels.len() as u64;
        let duel = |(index, &(one, other)): (usize, &(usize, usize))| {
            let both = |table: &&Vec<usize>| table.contains(&one) && table.contains(&other);
            let games = deals * self.seating.of(0).iter().filter(both).count() as u64;
            Duel { one, other, games, share: self.share(index, error) }
        };
        self.pairs.iter().enumerate().map(duel).collect()
    }

    pub(super) fn records(&self, error: f64) -> Vec<Record> {
        let deals = self.wins.len() as u64;
        let ratings = ratings(self.bots.len(), &self.duels, error);
        let table_seats = real(self.seating.of(0)[0].len() as u64);
        let record = |(bot, (sums, rating)): (usize, (&Sums, MeanInterval))| Record {
            games: deals * sums.games,
            wins: MeanInterval::of_deals(self.wins.iter().map(|deal| deal[bot]), error),
            expected: real(sums.seats) / (table_seats * real(sums.games)),
            rating,
            score: signed(sums.points) / real(deals * sums.seats),
            effort: sums.effort,
        };
        self.bots.iter().zip(ratings).enumerate().map(record).collect()
    }
}

/// The share of the first of two bots against the other in a deal.
fn duel((one, other): (usize, usize), tables: &Tables, deal: &[GameResult]) -> f64 {
    let (mut share, mut games) = (0.0, 0.0);
    for (table, outcome) in tables.iter().zip(deal) {
        let places = &outcome.standings.places;
        let of = |bot| (0..table.len()).filter(move |&seat| table[seat] == bot);
        let (mut ahead, mut meetings) = (0.0, 0.0);
        for (mine, theirs) in of(one).flat_map(|mine| of(other).map(move |its| (mine, its))) {
            meetings += 1.0;
            ahead += match places[mine].cmp(&places[theirs]) {
                Ordering::Less => 1.0,
                Ordering::Equal => 0.5,
                Ordering::Greater => 0.0,
            };
        }
        if meetings > 0.0 {
            share += ahead / meetings;
            games += 1.0;
        }
    }
    share / games
}

#[allow(clippy::cast_precision_loss)] // counts of games
fn real(number: u64) -> f64 {
    number as f64
}

#[allow(clippy::cast_precision_loss)] // for people to read
fn signed(number: i64) -> f64 {
    number as f64
}
