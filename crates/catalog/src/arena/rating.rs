//! Ratings from pairwise results: the Bradley–Terry model, on the Elo scale.

use super::interval::{MeanInterval, PSEUDO_DEALS, student};
use super::pairing::pairs;

/// The rating of the first bot.
pub(super) const ANCHOR: f64 = 1000.0;
/// This many points more mean odds of ten to one.
const TEN_TO_ONE: f64 = 400.0;
/// Newton steps; a few are usually enough.
const MOST_STEPS: usize = 200;
/// In log-odds: longer steps overshoot.
const LONGEST_STEP: f64 = 1.0;
const SMALLEST_STEP: f64 = 1e-12;

type Matrix = Vec<Vec<f64>>;

/// The rating of each bot with its interval. `deals` has, per deal, the share of the lower-indexed
/// bot of each pair against the other, in the order of [`pairs`]. The first bot is the anchor: the
/// others are rated relative to it.
///
/// The intervals come from the variance between deals (a sandwich estimator), so games of a deal
/// need not be independent.
pub(super) fn ratings(bots: usize, deals: &[Vec<f64>], error: f64) -> Vec<MeanInterval> {
    let pairs = pairs(bots);
    let imagined = PSEUDO_DEALS.map(|share| vec![share; pairs.len()]);
    let all: Vec<&Vec<f64>> = deals.iter().chain(&imagined).collect();
    #[allow(clippy::cast_precision_loss)] // a count of deals
    let count = all.len() as f64;
    let mean = |pair: usize| all.iter().map(|deal| deal[pair]).sum::<f64>() / count;
    let means: Vec<f64> = (0..pairs.len()).map(mean).collect();
    let strengths = fit(bots, &pairs, &means);
    let expected: Vec<f64> = pairs.iter().map(|&pair| chance(&strengths, pair)).collect();
    let inverse = inverse(curvature(bots, &pairs, &expected));
    // How far each deal alone would move each bot.
    let mut variances = vec![0.0; bots];
    for deal in &all {
        let pull = gradient(bots, &pairs, deal, &expected);
        for (bot, variance) in variances.iter_mut().enumerate().skip(1) {
            *variance += dot(&inverse[bot - 1], &pull).powi(2) / (count * (count - 1.0));
        }
    }
    let reach = student(error, count - 1.0);
    let scale = TEN_TO_ONE / std::f64::consts::LN_10;
    let rated = strengths.iter().zip(variances).map(|(strength, variance)| {
        let (mean, width) = (ANCHOR + scale * strength, scale * reach * variance.sqrt());
        MeanInterval { mean, low: mean - width, high: mean + width }
    });
    let mut rated: Vec<MeanInterval> = rated.collect();
    if let [_, second] = &mut rated[..] {
        let share = MeanInterval::of_deals(deals.iter().map(|deal| deal[0]), error);
        *second = of_two(*second, share);
    }
    rated
}

/// The rating of the second of two bots, with an interval derived from that of the first one's
/// share, so that the two never disagree about who is ahead. An infinite end keeps its old value.
fn of_two(rating: MeanInterval, share: MeanInterval) -> MeanInterval {
    let odds = |share: f64| ANCHOR + TEN_TO_ONE * ((1.0 - share) / share).log10();
    MeanInterval {
        low: if share.high < 1.0 { odds(share.high) } else { rating.low },
        high: if share.low > 0.0 { odds(share.low) } else { rating.high },
        ..rating
    }
}

/// The strengths that explain these shares best; the first is 0.
fn fit(bots: usize, pairs: &[(usize, usize)], means: &[f64]) -> Vec<f64> {
    let mut strengths = vec![0.0; bots];
    for _ in 0..MOST_STEPS {
        let expected: Vec<f64> = pairs.iter().map(|&pair| chance(&strengths, pair)).collect();
        let gradient = gradient(bots, pairs, means, &expected);
        let inverse = inverse(curvature(bots, pairs, &expected));
        let step: Vec<f64> = inverse.iter().map(|row| dot(row, &gradient)).collect();
        let longest = step.iter().fold(0.0_f64, |longest, part| longest.max(part.abs()));
        let shorter = if longest > LONGEST_STEP { LONGEST_STEP / longest } else { 1.0 };
        for (strength, part) in strengths.iter_mut().skip(1).zip(&step) {
            *strength += shorter * part;
        }
        if longest < SMALLEST_STEP {
            break;
        }
    }
    strengths
}

/// The probability that the first of a pair is ahead.
fn chance(strengths: &[f64], (one, other): (usize, usize)) -> f64 {
    1.0 / (1.0 + (strengths[other] - strengths[one]).exp())
}

/// The surplus of each bot but the first over what is expected.
fn gradient(bots: usize, pairs: &[(usize, usize)], shares: &[f64], expected: &[f64]) -> Vec<f64> {
    let mut gradient = vec![0.0; bots];
    for ((&(one, other), share), expected) in pairs.iter().zip(shares).zip(expected) {
        gradient[one] += share - expected;
        gradient[other] -= share - expected;
    }
    gradient.split_off(1)
}

/// How fast the gradient falls with the strengths.
fn curvature(bots: usize, pairs: &[(usize, usize)], expected: &[f64]) -> Matrix {
    let mut matrix = vec![vec![0.0; bots]; bots];
    for (&(one, other), chance) in pairs.iter().zip(expected) {
        let weight = chance * (1.0 - chance);
        matrix[one][one] += weight;
        matrix[other][other] += weight;
        matrix[one][other] -= weight;
        matrix[other][one] -= weight;
    }
    matrix.iter().skip(1).map(|row| row[1..].to_vec()).collect()
}

/// Gauss–Jordan elimination. The matrix is positive definite: every pair has met, and no
/// probability is 0.
fn inverse(mut matrix: Matrix) -> Matrix {
    let size = matrix.len();
    for (index, row) in matrix.iter_mut().enumerate() {
        row.extend((0..size).map(|column| f64::from(u8::from(column == index))));
    }
    for pivot in 0..size {
        let scale = matrix[pivot][pivot];
        matrix[pivot].iter_mut().for_each(|value| *value /= scale);
        let cleared = matrix[pivot].clone();
        for (index, row) in matrix.iter_mut().enumerate() {
            if index != pivot {
                let times = row[pivot];
                row.iter_mut().zip(&cleared).for_each(|(value, part)| *value -= times * part);
            }
        }
    }
    matrix.into_iter().map(|mut row| row.split_off(size)).collect()
}

fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use gantry_kernel::Dice;

    /// Deals between bots with these ratings, each of two independent games.
    fn deals(dice: &mut Dice, truth: &[f64], count: usize) -> Vec<Vec<f64>> {
        let mut game = |one: f64, other: f64| {
            let chance = 1.0 / (1.0 + 10_f64.powf((other - one) / TEN_TO_ONE));
            f64::from(u8::from(f64::from(dice.below(1_000_000)) < 1e6 * chance))
        };
        let pairs = pairs(truth.len());
        let mut share = |&(one, other): &(usize, usize)| {
            let (one, other) = (truth[one], truth[other]);
            f64::midpoint(game(one, other), game(one, other))
        };
        (0..count).map(|_| pairs.iter().map(&mut share).collect()).collect()
    }

    #[test]
    fn two_bots_have_the_odds_of_their_games() {
        let mut shares = vec![vec![1.0]; 3];
        shares.extend(vec![vec![0.0]; 39]);
        // With the pseudo-deals 4 of 44: odds of ten to one.
        let rated = ratings(2, &shares, 0.05);
        assert_eq!(rated[0], MeanInterval { mean: 1000.0, low: 1000.0, high: 1000.0 });
        assert!((rated[1].mean - 1400.0).abs() < 1e-6, "{rated:?}");
        // The share is 0.091 ± 0.088: odds of at least 4.6 to 1, and of nearly 400 to 1 at most.
        assert!((rated[1].low - 1264.2).abs() < 1.0, "{rated:?}");
        assert!((rated[1].high - 2040.6).abs() < 5.0, "{rated:?}");
    }

    #[test]
    fn of_two_bots_ratings_and_shares_agree() {
        for wins in 0..=30_u8 {
            let deals: Vec<_> =
                (0..30).map(|deal| vec![f64::from(u8::from(deal < wins))]).collect();
            let share = MeanInterval::of_deals(deals.iter().map(|deal| deal[0]), 0.05);
            let rating = ratings(2, &deals, 0.05)[1];
            assert_eq!(share.is_clear_of(0.5), rating.is_clear_of(ANCHOR), "{wins} wins");
            assert!(rating.low < rating.mean && rating.mean < rating.high, "{rating:?}");
        }
    }

    #[test]
    fn ratings_are_found_again() {
        let truth = [1000.0, 1150.0, 900.0, 1300.0];
        let mut dice = Dice::from_number(9);
        let mut held = 0;
        for _ in 0..200 {
            let rated = ratings(4, &deals(&mut dice, &truth, 150), 0.05);
            for (found, truth) in rated.iter().zip(truth).skip(1) {
                held += usize::from((found.low..=found.high).contains(&truth));
                assert!((found.mean - truth).abs() < 120.0, "{found:?}");
            }
        }
        // 95 % of 600 are 570, with a standard deviation of five.
        assert!((550..=592).contains(&held), "{held}");
    }

    #[test]
    fn a_bot_that_always_wins_has_a_finite_rating() {
        let rated = ratings(3, &vec![vec![0.0, 0.0, 0.0]; 1000], 0.05);
        assert!(rated.iter().all(|rating| rating.mean.is_finite() && rating.low.is_finite()));
        assert!(rated[0].mean < rated[1].low && rated[1].mean < rated[2].mean, "{rated:?}");
        let rated = ratings(2, &[vec![1.0]], 0.05);
        assert!(rated[1].low.is_finite(), "{rated:?}");
    }
}
