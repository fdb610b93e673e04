//! The figures of a balance report. All sums are whole numbers, so the order in which games are
//! added does not matter.

use std::collections::BTreeMap;

use gantry_heuristics::Subject;

use super::interval::Share;
use crate::batch::WHOLE_WIN;

/// An interval is clear if all of it is this far from what was expected.
const CLEARLY: f64 = 0.01;
/// Anything taken more rarely than this is flagged, and so is anything left more rarely.
const RARELY: f64 = 0.05;
/// Fewer cases mean nothing yet.
const ENOUGH: u64 = 30;

/// How the components of a game fared in many games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BalanceReport {
    /// How many games were played.
    pub games: u64,
    /// How many decisions players made in them.
    pub decisions: u64,
    /// All options that were played with.
    pub options: Vec<(String, String)>,
    /// The subjects, in the game's order.
    pub subjects: Vec<SubjectTally>,
    /// By place in the order of play, the starting player first; one per seat.
    pub places: Vec<PlaceTally>,
    /// In the game's order.
    pub milestones: Vec<MilestoneTally>,
    /// All final scores.
    pub scores: ScoreTally,
}

/// The results of seats that have something in common, each counted once per game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GroupResults {
    /// How many seats.
    pub seats: u64,
    /// Their wins in parts; see [`WHOLE_WIN`].
    pub(super) wins: u64,
    /// Their scores less the mean of their table, in the same parts of a point.
    pub(super) lead: i64,
}

/// How a subject fared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SubjectTally {
    /// The subject.
    pub subject: Subject,
    /// How often seats could have it.
    pub offered: u64,
    /// How often they did.
    pub taken: u64,
    /// The seats that took it at least once.
    pub takers: GroupResults,
    /// How many reports there were of what it brought.
    pub(super) brought: u64,
    /// The points it brought in all.
    pub(super) points: i64,
}

/// How a place in the order of play fared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlaceTally {
    /// The seats in this place.
    pub fate: GroupResults,
    /// All their points.
    pub points: i64,
}

/// How often a milestone was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MilestoneTally {
    /// The name of the milestone.
    pub name: &'static str,
    /// The seats that reached it.
    pub fate: GroupResults,
    /// The games in which anybody did.
    pub games: u64,
}

/// The final scores of all seats.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScoreTally {
    /// How many seats had which score.
    pub(super) counts: BTreeMap<i32, u64>,
    /// All points of the winners.
    pub(super) best: i64,
    /// The sum of the winners' leads over the runners-up.
    pub(super) margin: i64,
}

/// Why a subject deserves a look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flag {
    /// Its takers win clearly more than their share.
    WinsMore,
    /// Its takers win clearly less than their share.
    WinsLess,
    /// It is taken in under 5 % of offers.
    RarelyTaken,
    /// It is taken in over 95 % of offers.
    NearlyAlwaysTaken,
}

impl Flag {
    /// A short description.
    pub const fn text(self) -> &'static str {
        match self {
            Self::WinsMore => "wins more",
            Self::WinsLess => "wins less",
            Self::RarelyTaken => "rarely taken",
            Self::NearlyAlwaysTaken => "nearly always",
        }
    }
}

impl BalanceReport {
    /// The share of wins that everybody would have if nothing mattered.
    pub fn expected(&self) -> f64 {
        1.0 / real(self.places.len() as u64)
    }

    /// Why a subject deserves a look: its takers' interval of wins is more than a percentage point
    /// off what was expected, or it is hardly ever taken or left. Fewer than thirty cases give no
    /// flag.
    pub fn flags(&self, tally: &SubjectTally) -> Vec<Flag> {
        let expected = self.expected();
        let mut flags = Vec::new();
        if let Some(wins) = tally.takers.wins().filter(|_| tally.takers.seats >= ENOUGH) {
            if wins.low > expected + CLEARLY {
                flags.push(Flag::WinsMore);
            } else if wins.high < expected - CLEARLY {
                flags.push(Flag::WinsLess);
            }
        }
        match tally.share().filter(|_| tally.offered >= ENOUGH) {
            Some(share) if share < RARELY => flags.push(Flag::RarelyTaken),
            Some(share) if share > 1.0 - RARELY => flags.push(Flag::NearlyAlwaysTaken),
            _ => {}
        }
        flags
    }

    /// The share of seats that reached a milestone.
    pub fn seats_reached(&self, tally: &MilestoneTally) -> Option<Share> {
        Share::wilson(real(tally.fate.seats), self.games * self.places.len() as u64)
    }

    /// The share of games in which anybody reached a milestone.
    pub fn games_reached(&self, tally: &MilestoneTally) -> Option<Share> {
        Share::wilson(real(tally.games), self.games)
    }

    /// The mean score of the winner.
    pub fn best_mean(&self) -> f64 {
        signed(self.scores.best) / real(self.games)
    }

    /// How far the winner was ahead of the runner-up, on average.
    pub fn mean_margin(&self) -> f64 {
        signed(self.scores.margin) / real(self.games)
    }

    pub(super) fn join(mut self, other: &Self) -> Self {
        self.games += other.games;
        self.decisions += other.decisions;
        for (one, more) in self.subjects.iter_mut().zip(&other.subjects) {
            one.offered += more.offered;
            one.taken += more.taken;
            one.takers.join(more.takers);
            one.brought += more.brought;
            one.points += more.points;
        }
        for (one, more) in self.places.iter_mut().zip(&other.places) {
            one.fate.join(more.fate);
            one.points += more.points;
        }
        for (one, more) in self.milestones.iter_mut().zip(&other.milestones) {
            one.fate.join(more.fate);
            one.games += more.games;
        }
        for (score, count) in &other.scores.counts {
            *self.scores.counts.entry(*score).or_default() += count;
        }
        self.scores.best += other.scores.best;
        self.scores.margin += other.scores.margin;
        self
    }
}

impl GroupResults {
    /// Their share of wins; a shared one counts as a fraction.
    pub fn wins(&self) -> Option<Share> {
        Share::wilson(real(self.wins) / real(WHOLE_WIN), self.seats)
    }

    /// How many points they were ahead of the mean of their table, on average.
    pub fn mean_lead(&self) -> Option<f64> {
        (self.seats > 0).then(|| signed(self.lead) / real(WHOLE_WIN) / real(self.seats))
    }

    pub(super) fn join(&mut self, other: Self) {
        self.seats += other.seats;
        self.wins += other.wins;
        self.lead += other.lead;
    }
}

/// The sum of all results.
impl std::iter::Sum for GroupResults {
    fn sum<I: Iterator<Item = Self>>(fates: I) -> Self {
        fates.fold(Self::default(), |mut sum, fate| {
            sum.join(fate);
            sum
        })
    }
}

impl SubjectTally {
    pub(super) const fn new(subject: Subject) -> Self {
        let takers = GroupResults { seats: 0, wins: 0, lead: 0 };
        Self { subject, offered: 0, taken: 0, takers, brought: 0, points: 0 }
    }

    /// The share of offers in which it was taken.
    pub fn share(&self) -> Option<f64> {
        (self.offered > 0).then(|| real(self.taken) / real(self.offered))
    }

    /// How many points it brought a seat that had it, on average, if the game reports it.
    pub fn mean_brought(&self) -> Option<f64> {
        (self.brought > 0).then(|| signed(self.points) / real(self.brought))
    }
}

impl PlaceTally {
    /// The mean score; `None` without games.
    pub fn mean(&self) -> Option<f64> {
        (self.fate.seats > 0).then(|| signed(self.points) / real(self.fate.seats))
    }
}

impl ScoreTally {
    fn seats(&self) -> u64 {
        self.counts.values().sum()
    }

    /// The mean.
    pub fn mean(&self) -> f64 {
        let sum: i64 =
            self.counts.iter().map(|(score, count)| i64::from(*score) * whole(*count)).sum();
        signed(sum) / real(self.seats())
    }

    /// The lowest score.
    pub fn least(&self) -> Option<i32> {
        self.counts.keys().next().copied()
    }

    /// The highest score.
    pub fn most(&self) -> Option<i32> {
        self.counts.keys().next_back().copied()
    }

    /// The nine scores that one tenth, two tenths … of all seats do not exceed.
    pub fn deciles(&self) -> Vec<i32> {
        let all = self.seats();
        let decile = |tenth: u64| {
            let mut below = 0;
            let mut counts = self.counts.iter();
            counts.find_map(|(score, count)| {
                below += count;
                (below * 10 >= all * tenth).then_some(*score)
            })
        };
        (1..10).filter_map(decile).collect()
    }
}

fn whole(number: u64) -> i64 {
    i64::try_from(number).expect("fewer games than that")
}

#[allow(clippy::cast_precision_loss)] // for people to read
fn real(number: u64) -> f64 {
    number as f64
}

#[allow(clippy::cast_precision_loss)] // for people to read
fn signed(number: i64) -> f64 {
    number as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deciles_are_scores_that_occur() {
        let counts = (1..=20).map(|score| (score, 1)).collect();
        let scores = ScoreTally { counts, ..ScoreTally::default() };
        assert_eq!(scores.deciles(), [2, 4, 6, 8, 10, 12, 14, 16, 18]);
        assert_eq!((scores.least(), scores.most()), (Some(1), Some(20)));
        assert!((scores.mean() - 10.5).abs() < 1e-9);
        let one = ScoreTally { counts: [(7, 3)].into(), ..ScoreTally::default() };
        assert_eq!(one.deciles(), [7; 9]);
    }

    #[test]
    fn flags_say_what_stands_out() {
        let report =
            BalanceReport { places: vec![PlaceTally::default(); 2], ..BalanceReport::default() };
        let subject = Subject { group: "card", usage: "taken", id: "ace" };
        let flags = |offered, taken, wins| {
            let takers = GroupResults { seats: 1000, wins: wins * WHOLE_WIN, lead: 0 };
            report.flags(&SubjectTally { offered, taken, takers, ..SubjectTally::new(subject) })
        };
        assert_eq!(flags(2000, 1000, 500), []);
        assert_eq!(flags(2000, 1000, 535), [], "the interval begins at 0.504");
        assert_eq!(flags(2000, 1000, 600), [Flag::WinsMore]);
        assert_eq!(flags(2000, 1000, 400), [Flag::WinsLess]);
        assert_eq!(flags(100_000, 4_000, 500), [Flag::RarelyTaken]);
        assert_eq!(flags(1_000, 1_000, 300), [Flag::WinsLess, Flag::NearlyAlwaysTaken]);
        assert_eq!(report.flags(&SubjectTally::new(subject)), []);
        assert_eq!(flags(29, 29, 500), [], "too few to tell");
    }
}
