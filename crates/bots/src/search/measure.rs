//! Measures what choices are worth, all in the same imagined worlds.

use gantry_heuristics::Evaluate;
use gantry_kernel::{Dice, Imagine, Seat};

use super::playout::Simulator;
use super::tree::Tree;
use super::{Budget, Config};

/// What a seat may expect: its share of the win.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MeasuredShare {
    /// The mean over all worlds, from 0 to 1.
    pub share: f64,
    /// Its standard error, as far as the worlds are independent.
    pub error: f64,
    /// The standard error of the difference from the first choice. The worlds are the same, so it
    /// is less than the two errors suggest.
    pub gap_error: f64,
    /// How many worlds there were.
    pub worlds: u32,
}

/// Fewer worlds give no estimate of the error.
const MIN_WORLDS: u32 = 2;

/// Measures what each of `firsts` leads to if the seat does it first; `None` means to do nothing
/// and see. Each world is imagined once and played on for every choice, so differences come from
/// the choices and not from the worlds. Others respond to a choice that they see; they cannot tell
/// sealed choices apart.
///
/// # Panics
/// If there is nothing to measure.
pub fn measure<G: Imagine + Evaluate>(
    config: &Config,
    budget: Budget,
    view: &G::View,
    seat: Seat,
    firsts: &[Option<&G::Action>],
    dice: &mut Dice,
) -> Vec<MeasuredShare> {
    assert!(!firsts.is_empty(), "something to measure");
    let mut lines: Vec<Line> = firsts.iter().map(|_| Line::default()).collect();
    let mut tree = Tree::new(config);
    let mut simulator = Simulator::<G>::new(config, seat);
    let timer = budget.start();
    let mut worlds = 0;
    while worlds < MIN_WORLDS || timer.has_time(worlds) {
        let world = G::suppose(view, dice);
        let luck = dice.bits();
        let mut reference = None;
        for (line, first) in lines.iter_mut().zip(firsts) {
            let mut dice = Dice::from_number(luck);
            let share = simulator.measure(&mut tree, world.clone(), *first, &mut dice);
            let gap = share - *reference.get_or_insert(share);
            line.shares.add(share);
            line.gaps.add(gap);
        }
        // Not earlier: the choices tried so far would tell the others which one is next.
        simulator.learn(&mut tree);
        worlds += 1;
    }
    let mut measured: Vec<MeasuredShare> = lines.iter().map(|line| line.measured(worlds)).collect();
    measured[0].gap_error = 0.0;
    measured
}

#[derive(Default)]
struct Line {
    shares: Sums,
    gaps: Sums,
}

/// The sum of squares of a lost and a won world around their mean: shares are from 0 to 1, gaps
/// from −1 to 1.
const LOST_AND_WON: f64 = 0.5;
const BEHIND_AND_AHEAD: f64 = 2.0;

impl Line {
    fn measured(&self, worlds: u32) -> MeasuredShare {
        MeasuredShare {
            share: self.shares.mean(),
            error: self.shares.error(LOST_AND_WON),
            gap_error: self.gaps.error(BEHIND_AND_AHEAD),
            worlds,
        }
    }
}

/// The sums of a sample, in one numerically stable pass (Welford 1962).
#[derive(Default)]
struct Sums {
    count: f64,
    mean: f64,
    squares: f64,
}

impl Sums {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        let before = value - self.mean;
        self.mean += before / self.count;
        self.squares += before * (value - self.mean);
    }

    fn mean(&self) -> f64 {
        self.mean.clamp(0.0, 1.0)
    }

    /// The standard error of the mean, as if two more worlds had differed as much as possible: a
    /// few worlds that end alike prove little.
    fn error(&self, two_more: f64) -> f64 {
        ((self.squares + two_more) / (self.count + 1.0) / self.count).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sums(values: &[f64]) -> Sums {
        let mut sums = Sums::default();
        values.iter().for_each(|value| sums.add(*value));
        sums
    }

    #[test]
    fn sums_are_those_of_the_textbook() {
        let sums = sums(&[0.0, 0.5, 1.0, 0.5]);
        assert!((sums.mean() - 0.5).abs() < 1e-12);
        assert!((sums.squares - 0.5).abs() < 1e-12);
        assert!((sums.error(LOST_AND_WON) - (1.0_f64 / 5.0 / 4.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn few_worlds_that_end_alike_are_not_certain() {
        assert!(sums(&[1.0; 2]).error(LOST_AND_WON) > 0.25);
        assert!(sums(&[1.0; 10]).error(LOST_AND_WON) > 0.05);
        assert!(sums(&[1.0; 1000]).error(LOST_AND_WON) < 0.001);
        assert!(sums(&[1.0; 2]).error(BEHIND_AND_AHEAD) > 0.5);
    }
}
