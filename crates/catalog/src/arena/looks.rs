//! When to look at interim results, and how certain a result must be to stop: looking often must
//! not make chance look like strength.

/// An interim look at the results of the first deals.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Look {
    /// The number of deals before it.
    pub(super) deals: u64,
    /// The intervals of this look miss the truth with this probability.
    pub(super) error: f64,
}

/// The intervals of all looks together have 95 % coverage.
pub(super) const ERROR: f64 = 0.05;
/// How much of it each look before the last spends; the last one gets the rest.
const EARLY: f64 = 0.005;
/// Looks happen after all deals divided by these.
const PARTS: [u64; 4] = [16, 8, 4, 2];
/// Fewer deals say too little about how much deals vary.
const FEWEST: u64 = 10;

/// The looks, the last one after all deals. The errors add up to at most [`ERROR`], so the
/// intervals of whichever look ends the arena keep their coverage (Bonferroni).
pub(super) fn looks(deals: u64, all: bool) -> Vec<Look> {
    if all {
        return vec![Look { deals, error: ERROR }];
    }
    let parts = PARTS.iter().map(|part| deals.div_ceil(*part));
    let mut looks: Vec<Look> = parts
        .filter(|&early| early >= FEWEST && early < deals)
        .map(|deals| Look { deals, error: EARLY })
        .collect();
    let spent: f64 = looks.iter().map(|look| look.error).sum();
    looks.push(Look { deals, error: ERROR - spent });
    looks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn repeated_looks_share_one_error_rate() {
        for deals in 1..500 {
            let looks = looks(deals, false);
            assert!((looks.iter().map(|look| look.error).sum::<f64>() - ERROR).abs() < 1e-12);
            assert!(looks.windows(2).all(|pair| pair[0].deals < pair[1].deals), "{looks:?}");
            assert_eq!(looks.last().map(|look| look.deals), Some(deals));
            assert!(
                looks.len() <= 5 && looks.iter().rev().skip(1).all(|look| look.deals >= FEWEST)
            );
        }
        assert_eq!(looks(1000, true), [Look { deals: 1000, error: ERROR }]);
        let deals: Vec<u64> = looks(1000, false).iter().map(|look| look.deals).collect();
        assert_eq!(deals, [63, 125, 250, 500, 1000]);
    }
}
