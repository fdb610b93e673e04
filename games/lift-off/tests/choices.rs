//! No decision offers more choices than a person can look through.

use gantry_kernel::{Awaiting, Dice, Game, Input, Millis, News};
use gantry_lift_off::{LiftOff, Setup};

/// The most that one decision may offer.
const MOST_CHOICES: usize = 100;

#[test]
fn no_decision_is_too_wide() {
    let mut widest = 0;
    let mut legal = Vec::new();
    for setup in [2, 3, 4].into_iter().flat_map(Setup::variants) {
        for seed in 0..40 {
            let mut dice = Dice::from_number(seed);
            let mut state = LiftOff::start(&setup).expect("a table");
            loop {
                let input = match LiftOff::awaiting(&state) {
                    Awaiting::Over => break,
                    Awaiting::Chance(_) => Input::Chance(LiftOff::draw(&state, &mut dice)),
                    Awaiting::Players { must, .. } => {
                        let seat = must.lowest().expect("somebody must act");
                        LiftOff::legal(&state, seat, &mut legal);
                        widest = widest.max(legal.len());
                        Input::Act { seat, action: *dice.pick(&legal) }
                    }
                };
                LiftOff::apply(&mut state, Millis(0), &input, &mut News::silent());
            }
        }
    }
    assert!((10..=MOST_CHOICES).contains(&widest), "the widest decision had {widest} choices");
}
