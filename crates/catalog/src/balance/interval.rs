//! How certain a share is.

/// The standard score of a two-sided 95 % interval.
const SCORE_95: f64 = 1.959_963_984_540_054;

/// A share and the 95 % interval around it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// The share, from 0 to 1.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Share {
    /// The share `times / of`, with Wilson's score interval; `None` if `of` is 0. Fractions of
    /// shared wins count as they are, and trials count as independent. Seats of the same game are
    /// not: for wins, where one's gain is another's loss, the interval is rather too wide; for what
    /// they do alike, rather too narrow.
    #[allow(clippy::cast_precision_loss)] // for people to read
    pub fn wilson(times: f64, of: u64) -> Option<Self> {
        if of == 0 {
            return None;
        }
        let trials = of as f64;
        let share = times / trials;
        let square = SCORE_95 * SCORE_95;
        let middle = share + square / (2.0 * trials);
        let spread = share * (1.0 - share) / trials + square / (4.0 * trials * trials);
        let reach = SCORE_95 * spread.max(0.0).sqrt();
        let whole = 1.0 + square / trials;
        let (low, high) = ((middle - reach) / whole, (middle + reach) / whole);
        Some(Self { share, low: low.clamp(0.0, share), high: high.clamp(share, 1.0) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 5e-5, "{found} is not {expected}");
    }

    #[test]
    fn intervals_are_those_of_the_tables() {
        let ten = Share::wilson(2.0, 10).unwrap();
        near(ten.share, 0.2);
        near(ten.low, 0.0567);
        near(ten.high, 0.5098);
        let many = Share::wilson(250.0, 1000).unwrap();
        near(many.low, 0.2242);
        near(many.high, 0.2778);
    }

    #[test]
    fn bounds_stay_between_zero_and_one() {
        let none = Share::wilson(0.0, 20).unwrap();
        near(none.low, 0.0);
        near(none.high, 0.1611);
        let all = Share::wilson(20.0, 20).unwrap();
        near(all.low, 0.8389);
        near(all.high, 1.0);
        assert_eq!(Share::wilson(0.0, 0), None);
    }
}
