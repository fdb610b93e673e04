//! The most likely course of a seat's expectation, from many estimates with errors.
//!
//! Errors add up where changes are summed: after a hundred steps they exceed everything that
//! happened. So all estimates of a course are fitted together by least squares. The fitted value is
//! near every estimate, nearer where the estimate's error is small, and changes from one to the
//! next by about as much as the cause usually does, beyond what the errors explain. Where nothing
//! can have happened it does not change.

use super::{Cause, WinShare};

/// The link between two estimates.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Link {
    /// A known change: what a choice lost.
    pub(super) known: f64,
    /// Its standard error.
    pub(super) known_error: f64,
    /// What else may have changed it, if anything.
    pub(super) cause: Option<Cause>,
}

/// Estimates in order, and the links between them.
#[derive(Debug)]
pub(super) struct Chain {
    worths: Vec<WinShare>,
    links: Vec<Link>,
    start_error: f64,
}

/// The most likely expectations at points of a course, from an estimate of each: closer to those
/// with small errors, and no more uneven than the errors allow. The first stays as it is.
pub fn fitted(estimates: &[WinShare]) -> Vec<f64> {
    let Some((first, others)) = estimates.split_first() else { return Vec::new() };
    let mut chain = Chain::new(*first);
    let link = Link { cause: Some(Cause::Others), ..Link::default() };
    others.iter().for_each(|worth| chain.push(link, *worth));
    chain.shares()
}

/// The smallest variance of a link: nothing changes but rounding.
const MIN_LINK_VARIANCE: f64 = 1e-9;
/// The smallest variance of a cause: a hundredth of the win, squared.
const MIN_CAUSE_VARIANCE: f64 = 1e-4;
/// The smallest variance of an estimate: that of a result, and of the start, which is kept as it
/// was estimated.
const MIN_ESTIMATE_VARIANCE: f64 = 1e-12;

impl Chain {
    /// A chain that begins with this estimate.
    pub(super) fn new(start: WinShare) -> Self {
        let worths = vec![WinShare { error: 0.0, ..start }];
        Self { worths, links: Vec::new(), start_error: start.error }
    }

    /// Appends an estimate.
    pub(super) fn push(&mut self, link: Link, worth: WinShare) {
        self.links.push(link);
        self.worths.push(worth);
    }

    /// The most likely expectation at each point.
    pub(super) fn shares(&self) -> Vec<f64> {
        self.shares_of(&self.system(&self.typical().map(|typical| typical.spread)))
    }

    fn shares_of(&self, system: &System) -> Vec<f64> {
        let mut right: Vec<f64> =
            self.worths.iter().map(|worth| worth.share / variance(worth)).collect();
        for (index, (link, spread)) in self.links.iter().zip(&system.spreads).enumerate() {
            right[index] -= link.known / spread;
            right[index + 1] += link.known / spread;
        }
        system.solve(right)
    }

    /// The standard error of the sum of all changes with a cause. It comes from the errors of the
    /// estimates, of the start and of what choices lost, and from not knowing exactly how much each
    /// cause usually changes.
    pub(super) fn error(&self, cause: Cause) -> f64 {
        let mut changes = vec![0.0; self.worths.len()];
        for (index, _) in self.links.iter().enumerate().filter(|(_, it)| it.cause == Some(cause)) {
            changes[index] -= 1.0;
            changes[index + 1] += 1.0;
        }
        let typical = self.typical();
        let spreads = typical.map(|typical| typical.spread);
        let system = self.system(&spreads);
        let weights = system.solve(changes.clone());
        let from_estimates = product(&changes, &weights);
        let from_start = self.start_error * weights[0] / MIN_ESTIMATE_VARIANCE;
        let from_losses = self.links.iter().enumerate().map(|(index, link)| {
            let moves = (weights[index + 1] - weights[index]) / system.spreads[index];
            let own = if link.cause == Some(cause) { 1.0 } else { 0.0 };
            ((moves - own) * link.known_error).powi(2)
        });
        let sum =
            |spreads: &[f64; CAUSES]| product(&changes, &self.shares_of(&self.system(spreads)));
        let found = sum(&spreads);
        let from_spreads = typical.iter().enumerate().map(|(index, typical)| {
            let off = |by: f64| {
                let mut spreads = spreads;
                spreads[index] = (spreads[index] + by).max(MIN_CAUSE_VARIANCE);
                (sum(&spreads) - found).powi(2)
            };
            off(typical.error).max(off(-typical.error))
        });
        let others = from_losses.sum::<f64>() + from_spreads.sum::<f64>();
        (from_estimates + from_start * from_start + others).max(0.0).sqrt()
    }

    fn system(&self, typical: &[f64; CAUSES]) -> System {
        let spread =
            |link: &Link| link.cause.map_or(MIN_LINK_VARIANCE, |cause| typical[cause as usize]);
        let spreads: Vec<f64> = self.links.iter().map(spread).collect();
        let mut diagonal: Vec<f64> =
            self.worths.iter().map(|worth| 1.0 / variance(worth)).collect();
        for (index, spread) in spreads.iter().enumerate() {
            diagonal[index] += 1.0 / spread;
            diagonal[index + 1] += 1.0 / spread;
        }
        System { diagonal, spreads }
    }

    /// How much each cause usually changes beyond what the errors explain. Luck and others are
    /// separated only as far as the estimates allow; otherwise a cause that seems to change nothing
    /// would leave everything to the other, with false certainty.
    fn typical(&self) -> [TypicalChange; CAUSES] {
        let mut seen = [SquaredChanges::default(); CAUSES];
        let mut before = self.start_error.powi(2);
        for (link, pair) in self.links.iter().zip(self.worths.windows(2)) {
            let after = variance(&pair[1]);
            if let Some(cause) = link.cause {
                let change = pair[1].share - pair[0].share - link.known;
                let errors = before + after + link.known_error.powi(2);
                seen[cause as usize].join(SquaredChanges {
                    count: 1.0,
                    squares: change * change,
                    errors,
                });
            }
            before = after;
        }
        let mut both = SquaredChanges::default();
        let together = [Cause::Luck, Cause::Others].map(|cause| cause as usize);
        together.iter().for_each(|&cause| both.join(seen[cause]));
        let both = both.spread();
        let mut typical = seen
            .map(|seen| TypicalChange { spread: seen.spread(), error: seen.error(seen.spread()) });
        for cause in together {
            typical[cause].error = seen[cause].error(both);
            typical[cause].shrink_towards(both);
        }
        typical
    }
}

const CAUSES: usize = Cause::ALL.len();

/// How much a cause usually changes, as a variance.
#[derive(Clone, Copy, Debug)]
struct TypicalChange {
    spread: f64,
    /// Its standard error.
    error: f64,
}

impl TypicalChange {
    /// Shrinks towards the value known from more cases, as far as its own error suggests (James and
    /// Stein 1961).
    fn shrink_towards(&mut self, spread: f64) {
        let apart = self.spread - spread;
        let told = 1.0 - (self.error / apart).powi(2);
        self.spread = if told > 0.0 { spread + told * apart } else { spread };
    }
}

/// Squared changes, and how much of them errors explain on average.
#[derive(Clone, Copy, Default)]
struct SquaredChanges {
    count: f64,
    squares: f64,
    errors: f64,
}

impl SquaredChanges {
    fn join(&mut self, other: Self) {
        self.count += other.count;
        self.squares += other.squares;
        self.errors += other.errors;
    }

    /// The variance beyond the errors.
    fn spread(&self) -> f64 {
        if self.count > 0.0 {
            ((self.squares - self.errors) / self.count).max(MIN_CAUSE_VARIANCE)
        } else {
            MIN_CAUSE_VARIANCE
        }
    }

    /// The standard error of the spread if its true value is `spread`: that of a mean of squared
    /// normal numbers.
    fn error(&self, spread: f64) -> f64 {
        if self.count > 0.0 {
            (self.errors / self.count + spread) * (2.0 / self.count).sqrt()
        } else {
            0.0
        }
    }
}

fn product(ones: &[f64], others: &[f64]) -> f64 {
    ones.iter().zip(others).map(|(one, other)| one * other).sum()
}

fn variance(worth: &WinShare) -> f64 {
    (worth.error * worth.error).max(MIN_ESTIMATE_VARIANCE)
}

/// A tridiagonal system of equations.
struct System {
    diagonal: Vec<f64>,
    /// The off-diagonal entries are the negative reciprocals of these.
    spreads: Vec<f64>,
}

impl System {
    /// Thomas's algorithm: eliminate forwards, substitute backwards.
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

    fn worth(share: f64, error: f64) -> WinShare {
        WinShare { share, error }
    }

    fn near(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-3
    }

    /// Where nothing happens, many estimates count as one.
    #[test]
    fn estimates_of_the_same_are_averaged() {
        let still = Link { known: -0.1, known_error: 0.0, cause: None };
        let mut chain = Chain::new(worth(0.5, 0.0));
        chain.push(LUCK, worth(0.6, 0.05));
        chain.push(still, worth(0.7, 0.05));
        chain.push(LUCK, worth(0.0, 0.0));
        let shares = chain.shares();
        assert!(near(shares[0], 0.5) && near(shares[3], 0.0), "{shares:?}");
        // 0.6 before, and 0.7 after a loss of 0.1, which means 0.8 before.
        assert!(shares[1] > 0.6 && near(shares[1] - shares[2], 0.1), "{shares:?}");
    }

    /// Certain estimates do not move.
    #[test]
    fn certain_estimates_are_not_smoothed() {
        let mut chain = Chain::new(worth(0.5, 0.0));
        for share in [0.9, 0.1, 0.4, 1.0] {
            chain.push(LUCK, worth(share, 0.0));
        }
        let shares = chain.shares();
        assert!(shares.iter().zip([0.5, 0.9, 0.1, 0.4, 1.0]).all(|(one, other)| near(*one, other)));
        assert!(chain.error(Cause::Luck) < 1e-3);
    }

    /// What choices lost is uncertain, so the rest is too.
    #[test]
    fn unsure_losses_make_unsure_luck() {
        let mut chain = Chain::new(worth(0.5, 0.03));
        chain.push(Link { known: -0.2, known_error: 0.04, ..LUCK }, worth(1.0, 0.0));
        let error = chain.error(Cause::Luck);
        assert!(near(error, 0.05), "{error}");
    }

    /// Noise alone is not luck: in a hundred estimates that differ only by their errors, luck and
    /// others get little.
    #[test]
    fn noise_is_not_reported_as_luck() {
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

    /// A course with known changes, seen through errors, in which one step in `every` is luck.
    /// Returns by how many standard errors the sum of luck is off.
    fn off(spreads: [f64; 2], error: f64, every: usize, dice: &mut Dice) -> f64 {
        let mut noise = |width: f64| {
            let sum: f64 = (0..12).map(|_| f64::from(dice.below(1000)) / 1000.0 - 0.4995).sum();
            width * sum
        };
        let (mut share, mut luck) = (0.5, 0.0);
        let mut chain = Chain::new(worth(share + noise(error), error));
        for step in 0..200 {
            let lucky = step % every == 0;
            let change = noise(spreads[usize::from(!lucky)]);
            share += change;
            luck += if lucky { change } else { 0.0 };
            let cause = Some(if lucky { Cause::Luck } else { Cause::Others });
            chain.push(Link { cause, ..LUCK }, worth(share + noise(error), error));
        }
        let shares = chain.shares();
        let found: f64 = shares.windows(2).step_by(every).map(|pair| pair[1] - pair[0]).sum();
        (found - luck) / chain.error(Cause::Luck)
    }

    /// The reported errors are right: over many courses the sums are off by about one standard
    /// error, even where a cause is hardly visible behind the errors of the estimates.
    #[test]
    fn sums_are_off_by_their_errors() {
        let mut dice = Dice::from_number(1);
        for spreads in [[0.02, 0.02], [0.03, 0.01], [0.01, 0.03], [0.05, 0.05]] {
            for (error, every) in [(0.02, 2), (0.07, 2), (0.02, 20), (0.07, 20)] {
                let mut off = || off(spreads, error, every, &mut dice).powi(2);
                let squares: f64 = (0..100).map(|_| off()).sum();
                let typical = (squares / 100.0).sqrt();
                assert!(
                    (0.45..1.25).contains(&typical),
                    "{spreads:?}, {error}, {every}: {typical}"
                );
            }
        }
    }
}
