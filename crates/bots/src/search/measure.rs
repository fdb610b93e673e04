//! How much choices are worth, measured alike in the same imagined worlds.

use gantry_kernel::{Dice, Evaluate, Game, Imagine, Seat};

use super::playout::Playing;
use super::tree::Tree;
use super::{Budget, Config};

/// What a seat may hope for: its share of the win.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measured {
    /// The mean over all worlds, from 0 to 1.
    pub share: f64,
    /// Its standard error, as far as the worlds are independent.
    pub error: f64,
    /// The standard error of the difference to the first choice: less than both errors suggest, since the worlds are the
    /// same.
    pub gap_error: f64,
}

/// Fewer worlds say nothing about an error.
const FEWEST: u32 = 2;

/// Measures what each of `firsts`, done first by the seat, leads to; `None` is to do nothing and see. Every world is
/// imagined once and played on for each of them, with a tree of its own for each, so that differences are of the choices
/// and not of the worlds.
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
) -> Vec<Measured> {
    assert!(!firsts.is_empty(), "something to measure");
    let mut lines: Vec<Line<G>> = firsts.iter().map(|_| Line::new(config)).collect();
    let mut playing = Playing::<G>::new(config, seat);
    let timer = budget.start();
    let mut worlds = 0;
    while worlds < FEWEST || timer.goes_on(worlds) {
        let world = G::suppose(view, dice);
        let luck = dice.bits();
        let mut reference = None;
        for (line, first) in lines.iter_mut().zip(firsts) {
            let mut dice = Dice::from_number(luck);
            let share = playing.measure(&mut line.tree, world.clone(), *first, &mut dice);
            let gap = share - *reference.get_or_insert(share);
            line.shares.add(share);
            line.gaps.add(gap);
        }
        worlds += 1;
    }
    lines.iter().map(Line::measured).collect()
}

struct Line<G: Game> {
    tree: Tree<G>,
    shares: Sums,
    gaps: Sums,
}

impl<G: Evaluate> Line<G> {
    fn new(config: &Config) -> Self {
        Self { tree: Tree::new(config), shares: Sums::default(), gaps: Sums::default() }
    }

    fn measured(&self) -> Measured {
        let (shares, gaps) = (&self.shares, &self.gaps);
        Measured { share: shares.mean(), error: shares.error(), gap_error: gaps.error() }
    }
}

/// Sums of a sample, in one pass that does not lose the small differences (Welford 1962).
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

    /// The standard error of the mean, as if there had been two worlds more, one lost and one won: few that end alike
    /// are not certain.
    fn error(&self) -> f64 {
        const LOST_AND_WON: f64 = 0.5;
        ((self.squares + LOST_AND_WON) / (self.count + 1.0) / self.count).sqrt()
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
        assert!((sums.error() - (1.0_f64 / 5.0 / 4.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn few_worlds_that_end_alike_are_not_certain() {
        assert!(sums(&[1.0; 2]).error() > 0.25);
        assert!(sums(&[1.0; 10]).error() > 0.05);
        assert!(sums(&[1.0; 1000]).error() < 0.001);
    }
}
