//! Dice: their definition, fairness and independence.

use gantry_kernel::{Dice, Purpose, Seed, hex};
use proptest::prelude::*;

fn keyed(number: u64, purpose: u16, n: u32) -> Dice {
    Dice::keyed(&Seed::from_number(number), Purpose(purpose), n)
}

fn draws(mut dice: Dice, bound: u32, count: usize) -> Vec<u32> {
    (0..count).map(|_| dice.below(bound)).collect()
}

#[test]
fn seeds_from_numbers_are_as_defined() {
    let seed = |number| hex::encode(Seed::from_number(number).bytes());
    assert_eq!(seed(0), "1f7bc35ed9c34154947b3e69693d00208e89c69de5a0cb3cdabe7b1ae7c93817");
    assert_eq!(seed(1), "f002fd5ece772f1b4ab72568b75ab225bc006e264144fb610a6aae263e8a9f9f");
}

#[test]
fn streams_are_as_defined() {
    let mut dice = Dice::from_number(0);
    assert_eq!([dice.bits(), dice.bits()], [0x140b_1657_270d_c8ed, 0xcf0b_a23b_3b09_1214]);
    let zero = Seed::new([0; 32]);
    assert_eq!(Dice::keyed(&zero, Purpose(0), 0).bits(), 0xd640_5f89_2fef_003e);
    assert_eq!(draws(keyed(1, 0, 0), 136, 6), [110, 54, 42, 6, 93, 85]);
    assert_eq!(draws(keyed(1, 0, 1), 136, 6), [132, 126, 65, 116, 70, 32]);
    assert_eq!(draws(keyed(1, 1, 0), 136, 6), [60, 60, 52, 38, 132, 13]);
    assert_eq!(draws(keyed(1, 7, 3), 136, 6), [125, 46, 32, 53, 98, 83]);
}

#[test]
fn shuffles_are_as_defined() {
    let mut cards: Vec<u8> = (0..10).collect();
    Dice::from_number(2).shuffle(&mut cards);
    assert_eq!(cards, [9, 3, 6, 5, 7, 1, 2, 4, 8, 0]);
}

#[test]
fn large_bounds_reject_as_defined() {
    let expected = [2_626_025_401, 1_285_647_319, 144_679_017, 2_021_500_123];
    assert_eq!(draws(Dice::from_number(1), 3 << 30, 4), expected);
}

#[test]
fn one_more_draw_for_one_purpose_changes_no_other() {
    let mut first = keyed(9, 1, 0);
    let before = draws(keyed(9, 2, 0), 1000, 20);
    first.below(1000);
    assert_eq!(draws(keyed(9, 2, 0), 1000, 20), before);
    let others = [keyed(9, 1, 0), keyed(9, 2, 1), keyed(9, 1, 2), keyed(10, 2, 0)];
    assert!(others.into_iter().all(|dice| draws(dice, 1000, 20) != before));
}

#[test]
fn every_face_is_equally_likely() {
    const THROWS: u32 = 60_000;
    let mut counts = [0_u32; 6];
    for face in draws(Dice::from_number(3), 6, THROWS as usize) {
        counts[face as usize] += 1;
    }
    // Four standard deviations of a fair die are 365.
    assert!(counts.iter().all(|count| count.abs_diff(THROWS / 6) < 365), "{counts:?}");
}

/// Without rejection every third value below this bound would come twice as often as the others.
#[test]
fn a_bound_that_does_not_divide_the_range_is_unbiased() {
    const THROWS: u32 = 30_000;
    let draws = draws(Dice::from_number(4), 3 << 30, THROWS as usize);
    let thirds = draws.iter().filter(|&&value| value % 3 == 0).count();
    assert!(thirds.abs_diff(THROWS as usize / 3) < 330, "{thirds}");
}

#[test]
fn a_bound_of_one_leaves_no_choice() {
    assert_eq!(draws(Dice::from_number(5), 1, 5), [0; 5]);
}

#[test]
#[should_panic(expected = "nothing to choose from")]
fn nothing_can_be_chosen_from_nothing() {
    Dice::from_number(6).pick::<u8>(&[]);
}

proptest! {
    #[test]
    fn draws_stay_below_their_bound(number: u64, bound in 1_u32..) {
        prop_assert!(draws(Dice::from_number(number), bound, 20).iter().all(|&draw| draw < bound));
    }

    #[test]
    fn a_shuffle_keeps_every_card(number: u64, cards: Vec<u8>) {
        let mut shuffled = cards.clone();
        Dice::from_number(number).shuffle(&mut shuffled);
        let sorted = |mut cards: Vec<u8>| {
            cards.sort_unstable();
            cards
        };
        prop_assert_eq!(sorted(shuffled), sorted(cards));
    }
}
