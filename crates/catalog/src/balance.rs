//! Balance: bots play many games, and what the game reports about its components is added up.

mod interval;
mod report;

use std::collections::BTreeMap;

use gantry_bots::Playout;
use gantry_heuristics::{Milestone, Subject, Tally, Weigh, Weight};
use gantry_kernel::{InputOf, Seat, Standings};

pub use interval::Share;
pub use report::{
    BalanceReport, Flag, GroupResults, MilestoneTally, PlaceTally, ScoreTally, SubjectTally,
};

use crate::batch::{self, Collector, SimPlan, WHOLE_WIN, win_shares};
use crate::{OpenError, Playable};

pub(crate) type Run = fn(&SimPlan, &(dyn Fn(u64) + Sync)) -> Result<BalanceReport, OpenError>;

/// The sums so far, and what the current game has reported.
struct BalanceCollector<G: Weigh> {
    report: BalanceReport,
    places: BTreeMap<Subject, usize>,
    milestones: Vec<Milestone<G::State>>,
    reported: Tally,
    /// A buffer: who has taken what in this game.
    took: Vec<(usize, Seat)>,
}

impl<G: Weigh> BalanceCollector<G> {
    fn new(setup: &G::Setup) -> Self {
        let subjects = G::subjects(setup);
        let milestones = G::milestones();
        let milestone = |one: &Milestone<_>| MilestoneTally {
            name: one.name,
            fate: GroupResults::default(),
            games: 0,
        };
        let report = BalanceReport {
            subjects: subjects.iter().copied().map(SubjectTally::new).collect(),
            places: vec![PlaceTally::default(); G::seats(setup)],
            milestones: milestones.iter().map(milestone).collect(),
            ..BalanceReport::default()
        };
        let places = subjects.into_iter().zip(0..).collect();
        Self { report, places, milestones, reported: Tally::default(), took: Vec::new() }
    }

    /// Adds what the game reported about its subjects.
    fn close_subjects(&mut self, fate: impl Fn(Seat) -> GroupResults) {
        self.took.clear();
        for note in self.reported.counts() {
            let place = *self.places.get(&note.subject).expect("a subject of these settings");
            let tally = &mut self.report.subjects[place];
            match note.weight {
                Weight::Offered => tally.offered += 1,
                Weight::Taken => {
                    tally.taken += 1;
                    self.took.push((place, note.seat));
                }
                Weight::Brought(points) => {
                    tally.brought += 1;
                    tally.points += i64::from(points);
                }
            }
        }
        self.reported.clear();
        self.took.sort_unstable();
        self.took.dedup();
        for &(place, seat) in &self.took {
            self.report.subjects[place].takers.join(fate(seat));
        }
    }

    fn close_milestones(&mut self, end: &G::State, fate: impl Fn(Seat) -> GroupResults) {
        let seats = self.report.places.len();
        for (tally, milestone) in self.report.milestones.iter_mut().zip(&self.milestones) {
            let before = tally.fate.seats;
            let reached = Seat::all(seats).filter(|&seat| (milestone.reached)(end, seat));
            reached.for_each(|seat| tally.fate.join(fate(seat)));
            tally.games += u64::from(tally.fate.seats > before);
        }
    }

    fn close_scores(
        &mut self,
        end: &G::State,
        points: &[i32],
        fate: impl Fn(Seat) -> GroupResults,
    ) {
        for (seat, &own) in Seat::all(points.len()).zip(points) {
            let place = &mut self.report.places[G::place(end, seat)];
            place.fate.join(fate(seat));
            place.points += i64::from(own);
            *self.report.scores.counts.entry(own).or_default() += 1;
        }
        let mut falling = points.to_vec();
        falling.sort_unstable_by(|one, other| other.cmp(one));
        if let [best, second, ..] = falling[..] {
            self.report.scores.best += i64::from(best);
            self.report.scores.margin += i64::from(best) - i64::from(second);
        }
    }
}

/// The result of one seat in one game.
fn fate(standings: &Standings, seat: Seat) -> GroupResults {
    let points = &standings.points;
    let total: i64 = points.iter().copied().map(i64::from).sum();
    // A table has up to eight seats, and each of these numbers divides `WHOLE_WIN` evenly.
    let parts = i64::try_from(WHOLE_WIN / points.len() as u64).expect("a small number");
    let seats = i64::try_from(points.len()).expect("few seats");
    let lead = (i64::from(points[seat.index()]) * seats - total) * parts;
    GroupResults { seats: 1, wins: win_shares(standings, seat), lead }
}

impl<G: Weigh> Collector<G> for BalanceCollector<G> {
    const CHUNK: u64 = 8;

    fn see(&mut self, state: &G::State, input: &InputOf<G>) {
        G::weigh(state, input, &mut self.reported);
    }

    fn close(&mut self, end: &G::State, played: &Playout) {
        self.report.games += 1;
        self.report.decisions += played.decisions;
        G::weigh_end(end, &mut self.reported);
        let fate = |seat| fate(&played.standings, seat);
        self.close_subjects(fate);
        self.close_milestones(end, fate);
        self.close_scores(end, &played.standings.points, fate);
    }

    fn join(mut self, other: Self) -> Self {
        self.report = self.report.join(&other.report);
        self
    }
}

pub(crate) fn run<G: Playable + Weigh>(
    plan: &SimPlan,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<BalanceReport, OpenError> {
    let (setup, weighing) =
        batch::play::<G, BalanceCollector<G>>(plan, progress, BalanceCollector::new)?;
    Ok(BalanceReport { options: batch::options::<G>(&setup), ..weighing.report })
}
