//! Shuffles the cards that a position does not name.

use gantry_kernel::Dice;

use crate::card::Card;

/// The unnamed cards of the draw pile in any order, but with the corners among the lowest `low`
/// cards if that is given (LP-2.2).
pub fn shuffle(rest: &mut [Card], low: Option<u8>, dice: &mut Dice) {
    dice.shuffle(rest);
    let lowest = low.map_or(0, |low| rest.len().saturating_sub(low.into()));
    for above in 0..lowest {
        let others: Vec<usize> =
            (lowest..rest.len()).filter(|&index| !rest[index].is_corner()).collect();
        if rest[above].is_corner() && !others.is_empty() {
            rest.swap(above, *dice.pick(&others));
        }
    }
}
