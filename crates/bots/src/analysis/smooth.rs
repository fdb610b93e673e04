//! What a seat's hopes were, from many estimates of which each has an error.
//!
//! The errors of estimates add up where changes are summed: after a hundred steps they are larger than everything that happened. So all
//! estimates of a course are taken together. What was most likely hoped for is found by least squares: it lies near every
//! estimate, the nearer the smaller its error, and changes from one to the next by about as much as that cause usually changes
//! it, beyond what the errors explain. Where nothing can have happened it does not change.

use super::{Cause, Worth};

/// What is between two estimates.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Link {
    /// A change that is known: what a choice lost.
    pub(super) known: f64,
    /// The standard error of that.
    pub(super) known_error: f64,
    /// What else may have changed it, if anything.
    pub(super) cause: Option<Cause>,
}

/// Estimates in their order, and what lies between them.
#[derive(Debug)]
pub(super) struct Chain {
    worths: Vec<Worth>,
    links: Vec<Link>,
    start_error: f64,
}

/// The least that is between two estimates, as a variance: nothing, but for rounding.
const STILL: f64 = 1e-9;
/// The least variance of what something changes: a hundredth of the win.
const SLIGHT: f64 = 1e-4;
/// The least variance of an estimate: that of a result, and of the start, which stands as it was estimated.
const FIRM: f64 = 1e-12;

impl Chain {
    /// A chain that begins with this.
    pub(super) fn new(start: Worth) -> Self {
        let worths = vec![Worth { error: 0.0, ..start }];
        Self { worths, links: Vec::new(), start_error: start.error }
    }

    /// Goes on.
    pub(super) fn push(&mut self, link: Link, worth: Worth) {
        self.links.push(link);
        self.worths.push(worth);
    }

    /// What was most likely hoped for at each point.
    pub(super) fn shares(&self) -> Vec<f64> {
        let system = self.system();
        let mut right: Vec<f64> =
            self.worths.iter().map(|worth| worth.share / variance(worth)).collect();
        for (index, (link, spread)) in self.links.iter().zip(&system.spreads).enumerate() {
            right[index] -= link.known / spread;
            right[index + 1] += link.known / spread;
        }
        system.solve(right)
    }

    /// The standard error of all changes by a cause together: from the errors of the estimates, of the start, and of what
    /// choices lost.
    pub(super) fn error(&self, cause: Cause) -> f64 {
        let mut changes = vec![0.0; self.worths.len()];
        for (index, _) in self.links.iter().enumerate().filter(|(_, it)| it.cause == Some(cause)) {
            changes[index] -= 1.0;
            changes[index + 1] += 1.0;
        }
        let system = self.system();
        let weights = system.solve(changes.clone());
        let from_estimates: f64 = changes.iter().zip(&weights).map(|(one, two)| one * two).sum();
        let from_start = self.start_error * weights[0] / FIRM;
        let from_losses = self.links.iter().enumerate().map(|(index, link)| {
            let moves = (weights[index + 1] - weights[index]) / system.spreads[index];
            let own = if link.cause == Some(cause) { 1.0 } else { 0.0 };
            ((moves - own) * link.known_error).powi(2)
        });
        let variance = from_estimates + from_start * from_start + from_losses.sum::<f64>();
        variance.max(0.0).sqrt()
    }

    fn system(&self) -> System {
        let usual = Cause::ALL.map(|cause| self.usual(cause));
        let spread = |link: &Link| link.cause.map_or(STILL, |cause| usual[cause as usize]);
        let spreads: Vec<f64> = self.links.iter().map(spread).collect();
        let mut diagonal: Vec<f64> =
            self.worths.iter().map(|worth| 1.0 / variance(worth)).collect();
        for (index, spread) in spreads.iter().enumerate() {
            diagonal[index] += 1.0 / spread;
            diagonal[index + 1] += 1.0 / spread;
        }
        System { diagonal, spreads }
    }

    /// How much a cause usually changes, as a variance, beyond what the errors explain.
    fn usual(&self, cause: Cause) -> f64 {
        let (mut sum, mut count) = (0.0, 0.0);
        let mut before = self.start_error.powi(2);
        for (link, pair) in self.links.iter().zip(self.worths.windows(2)) {
            let after = variance(&pair[1]);
            if link.cause == Some(cause) {
                let change = pair[1].share - pair[0].share - link.known;
                sum += change * change - before - after - link.known_error.powi(2);
                count += 1.0;
            }
            before = after;
        }
        if count > 0.0 { (sum / count).max(SLIGHT) } else { SLIGHT }
    }
}

fn variance(worth: &Worth) -> f64 {
    (worth.error * worth.error).max(FIRM)
}

/// Equations of which each ties a point to its neighbours.
struct System {
    diagonal: Vec<f64>,
    /// Beside the diagonal stands the negative reciprocal of these.
    spreads: Vec<f64>,
}

impl System {
    /// Elimination from the first to the last, and back (Thomas).
    fn solve(&self, mut right: Vec<f64>) -> Vec<f64> {
        let mut diagonal = self.diagonal.clone();
        for (index, spread) in self.spreads.iter().enumerate() {
            let part = 1.0 / (spread * diagonal[index]);
            diagonal[index + 1] -= part / spread;
            right[index + 1] += part * right[index];
        }
        let last = right.len() - 1;
        right[last] /= diagonal[last];
        for (index, spread) in self.spreads.iter().enumerate().rev() {
            right[index] = (right[index] + right[index + 1] / spread) / diagonal[index];
        }
        right
    }
}

#[cfg(test)]
mod tests {
    use gantry_kernel::Dice;

    use super::*;

    const LUCK: Link = Link { known: 0.0, known_error: 0.0, cause: Some(Cause::Luck) };

    fn worth(share: f64, error: f64) -> Worth {
        Worth { share, error }
    }

    fn near(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-3
    }

    /// Where nothing happens, many estimates are one.
    #[test]
    fn estimates_of_the_same_are_averaged() {
        let still = Link { known: -0.1, known_error: 0.0, cause: None };
        let mut chain = Chain::new(worth(0.5, 0.0));
        chain.push(LUCK, worth(0.6, 0.05));
        chain.push(still, worth(0.7, 0.05));
        chain.push(LUCK, worth(0.0, 0.0));
        let shares = chain.shares();
        assert!(near(shares[0], 0.5) && near(shares[3], 0.0), "{shares:?}");
        // 0.6 before, and 0.7 after a loss of 0.1, which is 0.8 before
        assert!(shares[1] > 0.6 && near(shares[1] - shares[2], 0.1), "{shares:?}");
    }

    /// Certain estimates stay as they are.
    #[test]
    fn what_is_certain_stays() {
        let mut chain = Chain::new(worth(0.5, 0.0));
        for share in [0.9, 0.1, 0.4, 1.0] {
            chain.push(LUCK, worth(share, 0.0));
        }
        let shares = chain.shares();
        assert!(shares.iter().zip([0.5, 0.9, 0.1, 0.4, 1.0]).all(|(one, other)| near(*one, other)));
        assert!(chain.error(Cause::Luck) < 1e-3);
    }

    /// What choices lost is not known exactly, so neither is the rest.
    #[test]
    fn unsure_losses_make_unsure_luck() {
        let mut chain = Chain::new(worth(0.5, 0.03));
        chain.push(Link { known: -0.2, known_error: 0.04, ..LUCK }, worth(1.0, 0.0));
        let error = chain.error(Cause::Luck);
        assert!(near(error, 0.05), "{error}");
    }

    /// Noise alone is no luck: of a hundred estimates that differ by their errors only, luck and the others have little.
    #[test]
    fn noise_is_not_told_as_luck() {
        let mut dice = Dice::from_number(1);
        let mut noise = || 0.2 * (f64::from(dice.below(1000)) / 1000.0 - 0.5);
        let error = 0.2 / 12_f64.sqrt();
        let mut chain = Chain::new(worth(0.5, error));
        for step in 0..200 {
            let cause = Some(if step % 2 == 0 { Cause::Luck } else { Cause::Others });
            chain.push(Link { cause, ..LUCK }, worth(0.5 + noise(), error));
        }
        let shares = chain.shares();
        let changes = || shares.windows(2).map(|pair| pair[1] - pair[0]);
        let luck: f64 = changes().step_by(2).sum();
        assert!(luck.abs() < 3.0 * chain.error(Cause::Luck), "{luck}");
        assert!(chain.error(Cause::Luck) < 0.2, "{}", chain.error(Cause::Luck));
        assert!(changes().all(|change| change.abs() < 0.02), "{shares:?}");
    }
}
