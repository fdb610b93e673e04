//! How certain a mean over deals is. The sample unit is the deal: games on the same deal are not
//! independent.

use statrs::distribution::{ContinuousCDF, StudentsT};

/// A mean and the interval around it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MeanInterval {
    /// The mean.
    pub mean: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// Two pseudo-deals, one won and one lost, are added to those played: ten wins out of ten do not
/// make certainty. The more deals there are, the less it matters.
pub(super) const PSEUDO_DEALS: [f64; 2] = [0.0, 1.0];

impl MeanInterval {
    /// The mean of shares between 0 and 1, one per deal, with an interval that misses the truth
    /// with probability `error`: Student's, from the variance between deals.
    ///
    /// # Panics
    /// If there are no shares.
    pub(super) fn of_deals(shares: impl Iterator<Item = f64> + Clone, error: f64) -> Self {
        let (count, sum) = total(shares.clone());
        assert!(count > 0.0, "a mean of nothing");
        let share = sum / count;
        let (all, sum) = total(shares.clone().chain(PSEUDO_DEALS));
        let middle = sum / all;
        let squares: f64 = shares.chain(PSEUDO_DEALS).map(|share| (share - middle).powi(2)).sum();
        let reach = student(error, all - 1.0) * (squares / (all * (all - 1.0))).sqrt();
        let (low, high) = (middle - reach, middle + reach);
        Self { mean: share, low: low.clamp(0.0, share), high: high.clamp(share, 1.0) }
    }

    /// Whether the whole interval is on one side of `middle`.
    pub fn is_clear_of(&self, middle: f64) -> bool {
        self.low > middle || self.high < middle
    }
}

fn total(shares: impl Iterator<Item = f64>) -> (f64, f64) {
    shares.fold((0.0, 0.0), |(count, sum), share| (count + 1.0, sum + share))
}

/// Beyond this many degrees of freedom Student's distribution is practically normal. Far beyond,
/// the library's search does not terminate.
const NEARLY_NORMAL: f64 = 2000.0;

/// The two-sided critical value of Student's distribution, in standard errors.
pub(super) fn student(error: f64, degrees: f64) -> f64 {
    let degrees = degrees.clamp(1.0, NEARLY_NORMAL);
    let student = StudentsT::new(0.0, 1.0, degrees).expect("degrees of freedom");
    student.inverse_cdf(1.0 - error / 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use gantry_kernel::Dice;

    #[test]
    fn standard_errors_are_those_of_the_tables() {
        for (error, degrees, expected) in [
            (0.05, 1.0, 12.706),
            (0.05, 4.0, 2.776),
            (0.05, 19.0, 2.093),
            (0.01, 10.0, 3.169),
            (0.05, 120.0, 1.980),
            (0.005, 60.0, 2.915),
            (0.05, 1e9, 1.960),
            (0.005, 1e9, 2.807),
        ] {
            let found = student(error, degrees);
            assert!((found / expected - 1.0).abs() < 1.5e-3, "{found} is not {expected}");
        }
    }

    #[test]
    fn more_deals_need_fewer_standard_errors() {
        for error in [0.05, 0.03, 0.005] {
            let all: Vec<f64> = (1..2000).map(|deals| student(error, f64::from(deals))).collect();
            let (first, last) = (all[0], all[all.len() - 1]);
            assert!(all.is_sorted_by(|before, after| before > after), "{first} to {last}");
        }
    }

    /// Two games per deal, won by a bot with this probability. In `alike` of a hundred deals the
    /// second game goes like the first.
    fn deals(dice: &mut Dice, count: usize, wins: u32, alike: u32) -> Vec<f64> {
        let deal = |_| {
            let first = dice.below(1000) < wins;
            let second = if dice.below(100) < alike { first } else { dice.below(1000) < wins };
            f64::midpoint(f64::from(u8::from(first)), f64::from(u8::from(second)))
        };
        (0..count).map(deal).collect()
    }

    /// The coverage of an interval, also where games of a deal go alike: per-game intervals would
    /// hold the truth in fewer than nine of ten cases there.
    #[test]
    fn intervals_hold_the_truth_as_often_as_they_promise() {
        let mut dice = Dice::from_number(5);
        for count in [15, 60, 250] {
            for alike in [0, 50, 100] {
                for wins in [100, 330, 500, 800] {
                    let truth = f64::from(wins) / 1000.0;
                    let held = (0..600).filter(|_| {
                        let deals = deals(&mut dice, count, wins, alike);
                        let found = MeanInterval::of_deals(deals.iter().copied(), 0.05);
                        (found.low..=found.high).contains(&truth)
                    });
                    let held = held.count();
                    // 95 % of 600 are 570, with a standard deviation of five.
                    assert!(held >= 553, "{held} of {count} deals, {wins}, {alike} alike");
                    assert!(held < 600 || count < 60, "{held}: too wide for {count} deals");
                }
            }
        }
    }

    #[test]
    fn no_share_is_certain() {
        let all = MeanInterval::of_deals([1.0; 50].into_iter(), 0.05);
        assert!(all.low > 0.9 && all.low < 0.97, "{all:?}");
        assert_eq!((all.mean, all.high), (1.0, 1.0));
        let drawn = MeanInterval::of_deals([0.5; 50].into_iter(), 0.05);
        assert!(drawn.low > 0.46 && drawn.low < 0.49, "{drawn:?}");
        assert!(!drawn.is_clear_of(0.5) && all.is_clear_of(0.5));
    }
}
